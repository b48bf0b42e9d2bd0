"""A self-attention layer for any length up to its context: one mask for the context, cut to the tokens at hand."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import validation
from attn_core.attention import AttentionConfig
from attn_core.experiments import mask_graph
from attn_core.heads import MultiHeadTrace, Projections, attend_in_heads
from attn_core.scene import Scene, sources


@dataclass(frozen=True, eq=False)
class Layer:
    """What maps tokens x (..., T, D) to (..., T, D') by self-attention.

    projections, heads, config   as in `attend_in_heads`
    allowed  (context, context), the buffer for the mask: its first T rows and columns are used; None hides nothing
    added    (context, D), what is added to tokens by position before anything else; None adds nothing
    ValueError when made unless allowed is boolean and square and added has a row for each of its rows.
    """

    projections: Projections
    heads: int
    allowed: Tensor | None = None
    added: Tensor | None = None
    config: AttentionConfig = field(default_factory=AttentionConfig)

    def __post_init__(self) -> None:
        if self.allowed is not None:
            mask_graph.check_square(self.allowed)
        if self.added is not None and self.added.ndim != 2:
            raise ValueError(f"added must have 2 axes, got shape {tuple(self.added.shape)}")
        if self.allowed is not None and self.added is not None and len(self.allowed) != len(self.added):
            raise ValueError(f"allowed and added must have as many rows, got {len(self.allowed)} and {len(self.added)}")

    @property
    def context(self) -> int | None:
        """The largest number of tokens that the layer takes; None where neither mask nor positions set one."""
        buffer = self.added if self.allowed is None else self.allowed
        return None if buffer is None else len(buffer)

    def mask(self, length: int) -> Tensor | None:
        """Return the mask cut to (length, length), or None. ValueError for a length outside 0..context."""
        validation.whole("length", length, low=0)
        if self.context is not None and length > self.context:
            raise ValueError(f"length must be at most the context: got {length} tokens and a context of {self.context}")
        return None if self.allowed is None else self.allowed[:length, :length]

    def trace(self, x: Tensor) -> MultiHeadTrace:
        """Return every step for x (..., T, D). ValueError for T beyond the context, and as `attend_in_heads`."""
        length = _tokens(x)
        mask = self.mask(length)
        if self.added is not None:
            if self.added.shape[1] != x.shape[-1]:
                raise ValueError(f"added must be as wide as x, got {self.added.shape[1]} and {x.shape[-1]} columns")
            x = x + self.added[:length].to(x)
        return attend_in_heads(x, x, self.projections, self.heads, mask, self.config)

    def __call__(self, x: Tensor) -> Tensor:
        """Return trace(x).output, (..., T, D')."""
        return self.trace(x).output

    def evaluating(self) -> "Layer":
        """Return the layer without dropout, as a model's eval() leaves it."""
        return replace(self, config=replace(self.config, dropout=0.0))


def _tokens(x: Tensor) -> int:
    """Return the number of tokens of x (..., T, D); raise ValueError where it has fewer axes."""
    if x.ndim < 2:
        raise ValueError(f"x must have at least 2 axes (tokens, width), got shape {tuple(x.shape)}")
    return x.shape[-2]


def of_scene(scene: Scene) -> tuple[Layer, Tensor]:
    """Return a scene's self-attention as a layer, its context the number of words, and the words' vectors (T, D).

    Where the scene adds positions the layer does, and layer(x) is the scene's output up to rounding. ValueError for a
    scene with a memory: its queries and keys are different tokens.
    """
    if scene.memory is not None:
        raise ValueError(f"scene must have no memory, got {len(scene.memory)} tokens")
    x, _, projections = sources(replace(scene, positions=False), "cpu")
    added = None
    if scene.positions:
        x = x / math.sqrt(scene.sum_square)
        added = scene.places(len(x)) / math.sqrt(scene.sum_square)
    return Layer(projections, scene.heads, scene.allowed(), added, scene.config()), x


def shapes(layer: Layer, x: Tensor) -> list[tuple[str, tuple[int, ...]]]:
    """Return (name, shape) for what x (..., T, D) becomes: x, mask, q, k, v, scores, weights, output.

    With one head its axis is left out: (B, T, C), (B, T, head_size), (B, T, T). The mask is left out where there is none.
    """
    found = layer.trace(x)
    mask = layer.mask(_tokens(x))
    heads = {"q": found.q, "k": found.k, "v": found.v, "scores": found.heads.scores, "weights": found.heads.weights}
    if layer.heads == 1:
        heads = {name: step.squeeze(-3) for name, step in heads.items()}
    named = {"x": x} | ({} if mask is None else {"mask": mask}) | heads | {"output": found.output}
    return [(name, tuple(step.shape)) for name, step in named.items()]


class Stack(NamedTuple):
    """Layers, one after the other.

    traces   every step of each layer
    sees     (T, T) for each layer, True where the source has reached the target after it
    shares   (..., T, T) for each layer: the product of the weights so far, heads averaged; rows sum to 1 (or 0)
    output   (..., T, D') of the last layer
    """

    traces: list[MultiHeadTrace]
    sees: list[Tensor]
    shares: list[Tensor]
    output: Tensor


def stack(layers: Sequence[Layer], x: Tensor) -> Stack:
    """Return what tokens x (..., T, D) become in one layer after another, and what each layer's tokens have heard of.

    Nothing is added around the layers. ValueError unless each layer takes the width that the one before gives, or for
    no layer. Source of shares: Abnar and Zuidema 2020, section 3 (attention rollout), without its residual part.
    """
    if not layers:
        raise ValueError("layers must hold at least one layer, got none")
    length = _tokens(x)
    traces, sees = [], []
    shares: list[Tensor] = []
    reached = torch.eye(length, dtype=torch.bool)
    for number, layer in enumerate(layers):
        if layer.projections.wq.shape[0] != x.shape[-1]:
            takes = layer.projections.wq.shape[0]
            raise ValueError(f"layer {number} must take what reaches it: it takes width {takes}, {x.shape[-1]} reaches it")
        found = layer.trace(x)
        mask = layer.mask(length)
        allowed = torch.ones(length, length, dtype=torch.bool) if mask is None else mask
        reached = mask_graph.through(allowed, reached)
        mean = found.heads.weights.mean(-3)  # (..., T, T)
        shares.append(mean @ shares[-1] if shares else mean)
        traces.append(found)
        sees.append(reached)
        x = found.output
    return Stack(traces, sees, shares, x)
