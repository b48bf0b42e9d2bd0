"""A scene's heads as layers: with or without W_O, one after another, and one built for a longer context."""

import math
from dataclasses import replace

from torch import Tensor

from attn_core import masks
from attn_core.attention import AttentionConfig
from attn_core.experiments.stacked_layers import Layer, Stack, of_scene, stack
from attn_core.heads import Projections
from attn_core.scene import Scene, layer


def drawn(scene: Scene, mix: bool = True, number: int = 0) -> Projections:
    """Return the projections of a scene's layer, wo (H*d, D) among them where `mix` asks for it.

    number: which layer. Layer 0 has the scene's own projections; designed ones are the same in every layer, all others
    are drawn, those of layer n from the scene's seed + n.
    """
    own = number == 0 or scene.team
    made = scene.projections() if own else layer(scene.d_model, scene.heads, scene.head_size, scene.seed + number)
    return made if mix else replace(made, wo=None)


def config(scene: Scene) -> AttentionConfig:
    """Return how scores become weights in a scene, without its dropout."""
    return AttentionConfig(scene.factor(), scene.temperature)


def tower(scene: Scene, layers: int, reach: int, mix: bool = True) -> Stack:
    """Return `layers` layers on a scene's words, in each of which a word sees itself and `reach` words back.

    The scene's own mask, memory and dropout are left out. Designed heads hand over words without their places, so each
    layer after the first adds these anew. ValueError where a layer doesn't take the width that the one before gives:
    without wo that is heads * head_size. ValueError for a negative reach or no layer.
    """
    length = len(scene.words)
    allowed = masks.causal(length, length) & masks.window(length, length, reach)
    again = scene.places(length) if scene.team and scene.positions else None
    made = [Layer(drawn(scene, mix, n), scene.heads, allowed, again if n else None, config(scene)) for n in range(layers)]
    return stack(made, scene.inputs(scene.words))


def in_context(scene: Scene, context: int) -> tuple[Layer, Tensor]:
    """Return a scene's causal layer built for `context` tokens, and the words' vectors (T, D) that it takes.

    Its buffer for the mask is (context, context), its positions (context, D). It takes fewer tokens than its context,
    not more: calling it with more is its ValueError. ValueError for a context below 0.
    """
    made, x = of_scene(replace(scene, mask="causal", memory=None, dropout=0.0))
    added = scene.places(context) / math.sqrt(scene.sum_square) if scene.positions else None
    return replace(made, allowed=masks.causal(context, context), added=added), x
