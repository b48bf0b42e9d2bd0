"""A batch: examples that never talk to each other, in one layer."""

from dataclasses import replace
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison
from attn_core.experiments.stacked_layers import Layer, of_scene
from attn_core.heads import MultiHeadTrace
from attn_core.scene import Scene


class Batch(NamedTuple):
    """Examples x (B, T, D), their layer, without dropout, its steps, and how far an example alone is from them, at most."""

    layer: Layer
    x: Tensor
    trace: MultiHeadTrace
    alone: float


def draw(scene: Scene, examples: int, length: int) -> Batch:
    """Return examples of so many tokens under a scene's settings, unit Gaussian vectors drawn from its seed.

    But designed heads know only the features of the scene's words: there tokens are drawn from the first `length` words,
    over and over where there are fewer.
    """
    generator = torch.Generator().manual_seed(scene.seed)
    if scene.designed_heads:
        layer, words = of_scene(replace(scene, words=(scene.words * length)[:length], memory=None))
        x = words[torch.randint(length, (examples, length), generator=generator)]
    else:
        layer, _ = of_scene(replace(scene, words=tuple(map(str, range(length))), memory=None, maps="random"))
        x = torch.randn(examples, length, scene.d_model, generator=generator)
    layer = layer.evaluating()
    trace = layer.trace(x)
    alone = max(comparison.largest(output, layer(example)) for output, example in zip(trace.output, x, strict=True))
    return Batch(layer, x, trace, alone)
