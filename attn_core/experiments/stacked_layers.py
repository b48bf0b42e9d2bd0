"""Self-attention layers for any length up to their context, made of a scene and stacked one after another."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from torch import Tensor

from attn_core import heads, masks
from attn_core.attention import AttentionConfig, attend
from attn_core.biases import BIASES
from attn_core.experiments import mask_graph
from attn_core.heads import MultiHeadTrace, Projections
from attn_core.scene import Scene
from attn_core.sources.projecting import Read


@dataclass(frozen=True, eq=False)
class Layer:
    """A layer that maps tokens x (..., T, D) to (..., T, D') by self-attention, like `attend_in_heads`.

    allowed  (context, context), the buffer for the mask: its first T rows and columns are used; None hides nothing
    added    (context, D), vectors added to tokens by position before anything else; None adds nothing
    bias     of BIASES: what is added to the scaled scores, by the distance of query and key
    """

    projections: Projections
    heads: int
    allowed: Tensor | None = None
    added: Tensor | None = None
    config: AttentionConfig = field(default_factory=AttentionConfig)
    bias: str = "none"

    def mask(self, length: int) -> Tensor | None:
        """Return the mask cut to (length, length), or None. ValueError for a length beyond the context."""
        buffer = self.added if self.allowed is None else self.allowed
        if buffer is not None and length > len(buffer):
            raise ValueError(f"length must be at most the context: got {length} tokens and a context of {len(buffer)}")
        return None if self.allowed is None else self.allowed[:length, :length]

    def trace(self, x: Tensor) -> MultiHeadTrace:
        """Return every step for x (..., T, D). ValueError for T beyond the context, and as `attend_in_heads`."""
        length, maps = x.shape[-2], self.projections
        mask, bias = self.mask(length), BIASES[self.bias].values(self.heads, length, length)
        if self.added is not None:
            x = x + self.added[:length].to(x)
        vectors = Read(x, x, maps, self.heads).project()
        return heads.joined(attend(*vectors, mask, self.config, bias=bias), maps.wo, maps.bo)

    def __call__(self, x: Tensor) -> Tensor:
        """Return trace(x).output, (..., T, D')."""
        return self.trace(x).output

    def evaluating(self) -> "Layer":
        """Return the layer without dropout, as a model's eval() leaves it."""
        return replace(self, config=replace(self.config, dropout=0.0))


def shapes(layer: Layer, x: Tensor) -> list[tuple[str, tuple[int, ...]]]:
    """Return (name, shape) for every step of x (..., T, D); no mask where there is none, no axis of a single head."""
    trace, mask = layer.trace(x), layer.mask(x.shape[-2])
    heads = {name: getattr(trace.heads, name) for name in ("q", "k", "v", "scores", "weights")}
    if layer.heads == 1:
        heads = {name: step.squeeze(-3) for name, step in heads.items()}
    steps = {"x": x} | ({} if mask is None else {"mask": mask}) | heads | {"output": trace.output}
    return [(name, tuple(step.shape)) for name, step in steps.items()]


class Stack(NamedTuple):
    """What has reached each token after each of several layers, one after the other.

    sees     (T, T) for each layer, True where the source has reached the target
    shares   (..., T, T) for each layer: the product of the weights so far, heads averaged; rows sum to 1 (or 0)
    """

    sees: list[Tensor]
    shares: list[Tensor]


def stack(layers: Sequence[Layer], x: Tensor) -> Stack:
    """Return how far tokens x (..., T, D) spread through the layers, and the product of their weights, layer by layer.

    ValueError unless each layer takes the width that the one before gives. Attention rollout (Abnar and Zuidema 2020,
    section 3) also counts the residual path: it averages each layer's weights with the identity before the product.
    """
    stacked = Stack([], [])
    for number, layer in enumerate(layers):
        width = layer.projections.wq.shape[0]
        if width != x.shape[-1]:
            raise ValueError(f"layer {number} must take what reaches it: it takes width {width}, {x.shape[-1]} reaches it")
        trace, mask = layer.trace(x), layer.mask(x.shape[-2])
        allowed = masks.bidirectional(x.shape[-2], x.shape[-2]) if mask is None else mask
        mean = trace.heads.weights.mean(-3)  # (..., T, T)
        stacked.sees.append(mask_graph.through(allowed, stacked.sees[-1]) if number else allowed)
        stacked.shares.append(mean @ stacked.shares[-1] if number else mean)
        x = trace.output
    return stacked


# ---- of a scene ----


def of_scene(scene: Scene) -> tuple[Layer, Tensor]:
    """Return a scene without a memory as a layer, its context the number of words, and the words' vectors (T, D).

    Where the scene adds positions the layer does.
    """
    x, added = before_places(scene, scene.embed(scene.words)), places(scene, len(scene.words))
    return Layer(projections(scene, mix=False), scene.heads, scene.allowed(), added, scene.config(), scene.bias), x


def before_places(scene: Scene, x: Tensor) -> Tensor:
    """Return tokens x (..., D) as a scene's layer takes them; `places` added to them gives `Scene.inputs`."""
    return x / math.sqrt(scene.sum_square) if scene.placed else x


def places(scene: Scene, context: int) -> Tensor | None:
    """Return the position vectors of a scene's layer, (context, D); None if the scene adds no positions."""
    return scene.places(context) / math.sqrt(scene.sum_square) if scene.placed else None


def projections(scene: Scene, mix: bool = True, number: int = 0) -> Projections:
    """Return the projections of a scene's layer of this number, wo (H*d, D) among them where `mix` asks for it.

    Layer 0 has the scene's own; those that read words are the same in every layer, all others are drawn from seed + number.
    """
    if number and not scene.origin.reads_words:
        scene = replace(scene, source="random", seed=scene.seed + number)
    return scene.projections() if mix else replace(scene.projections(), wo=None)


def config(scene: Scene) -> AttentionConfig:
    """Return how scores become weights in a scene, without its dropout."""
    return replace(scene.config(), dropout=0.0)


def windowed(scene: Scene, layers: int, reach: int, mix: bool = True) -> Stack:
    """Return `layers` layers on a scene's words, in each of which a word sees itself and `reach` words back.

    The scene's own mask, bias, memory and dropout are left out. Heads that read words hand them over without their places,
    so each layer after the first adds these anew. ValueError where widths differ: without wo a layer gives
    heads * head_size.
    """
    length = len(scene.words)
    allowed = masks.causal(length, length) & masks.window(length, length, reach)
    again = places(scene, length) if scene.origin.reads_words else None
    made = [
        Layer(projections(scene, mix, n), scene.heads, allowed, again if n else None, config(scene)) for n in range(layers)
    ]
    return stack(made, scene.inputs(scene.words))


def in_context(scene: Scene, context: int) -> tuple[Layer, Tensor]:
    """Return a scene's causal layer built for `context` tokens, and the words' vectors (T, D) that it takes."""
    layer, x = of_scene(replace(scene, mask="causal", memory=None, dropout=0.0))
    return replace(layer, allowed=masks.causal(context, context), added=places(scene, context)), x
