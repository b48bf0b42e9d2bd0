"""Attention has no notion of order: shuffled tokens give shuffled outputs, until positions or a mask tell them apart."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison as difference
from attn_core import validation
from attn_core.experiments.stacked_layers import Layer, of_scene
from attn_core.heads import MultiHeadTrace
from attn_core.scene import Scene


def permutation(length: int, seed: int) -> Tensor:
    """Return a seeded order of 0..length-1, (length,): place i gets token order[i]. ValueError for a length below 0."""
    validation.whole("length", length, low=0)
    validation.whole("seed", seed, low=-(2**63), high=2**64 - 1)
    return torch.randperm(length, generator=torch.Generator().manual_seed(seed))


class Shuffled(NamedTuple):
    """A layer before and after a shuffle.

    output      (T, D')  of the tokens in their own order
    shuffled    (T, D')  of the shuffled tokens, row i belongs to token order[i]
    undone      (T, D')  shuffled, put back into the tokens' own order
    moved       (T,)     the largest difference between output and undone, for each token
    difference  the largest of those: 0, up to rounding, where the layer has no notion of order
    """

    output: Tensor
    shuffled: Tensor
    undone: Tensor
    moved: Tensor
    difference: float


def shuffle(layer: Layer, x: Tensor, order: Tensor) -> Shuffled:
    """Return what a layer makes of tokens x (T, D) before and after they are put into another order (T,).

    The layer's mask and positions belong to places, not to tokens: they stay where they are, and either one breaks
    the rule that outputs follow. ValueError unless x has 2 axes and order holds each of 0..T-1 once.
    """
    if x.ndim != 2:
        raise ValueError(f"x must have 2 axes, got shape {tuple(x.shape)}")
    if sorted(order.tolist()) != list(range(len(x))):
        raise ValueError(f"order must hold each of 0..{len(x) - 1} once, got {order.tolist()}")
    output, shuffled = layer(x), layer(x[order])
    undone = shuffled[order.argsort()]
    return Shuffled(output, shuffled, undone, difference.by_row(output, undone), difference.largest(output, undone))


def scores_at_distances(layer: Layer, x: Tensor, query: int, key: int, distances: Sequence[int]) -> Tensor:
    """Return (n, H), the scaled score of one token for another that stands so many places after it.

    The query's token comes first, the key's at the distance; the tokens x (T, D), over and over, fill the places
    between and after. Without positions all distances give one score, up to rounding. ValueError unless x has 2 axes,
    for tokens outside 0..T-1, distances below 1, or a largest distance that the layer's context can't hold.
    """
    if x.ndim != 2:
        raise ValueError(f"x must have 2 axes, got shape {tuple(x.shape)}")
    validation.whole("query", query, low=0, high=len(x) - 1)
    validation.whole("key", key, low=0, high=len(x) - 1)
    for distance in distances:
        validation.whole("a distance", distance, low=1)
    length = 1 + max(distances, default=0)
    layer.mask(length)
    text = x[torch.arange(length) % len(x)].expand(len(distances), -1, -1).clone()  # (n, length, D)
    each = torch.arange(len(distances))
    at = torch.tensor(list(distances), dtype=torch.long)
    text[:, 0] = x[query]
    text[each, at] = x[key]
    return layer.trace(text).heads.scaled[each, :, 0, at]


def draw_batch(examples: int, length: int, width: int, seed: int) -> Tensor:
    """Return (examples, length, width), unit Gaussian, seeded: pools of tokens that never talk to each other.

    ValueError for a size below 0.
    """
    for name, size in (("examples", examples), ("length", length), ("width", width)):
        validation.whole(name, size, low=0)
    validation.whole("seed", seed, low=-(2**63), high=2**64 - 1)
    return torch.randn(examples, length, width, generator=torch.Generator().manual_seed(seed))


def by_distance(scene: Scene, query: int, key: int, distances: Sequence[int]) -> Tensor:
    """Return (n, H), `scores_at_distances` of a scene's words, nothing hidden, its positions reaching as far as needed.

    ValueError as there, and for a scene with a memory.
    """
    layer, x = of_scene(replace(scene, mask="none"))
    if layer.added is not None:
        reach = scene.places(1 + max(distances, default=0)) / math.sqrt(scene.sum_square)
        layer = replace(layer, added=reach)
    return scores_at_distances(layer, x, query, key, distances)


def _which(examples: int, length: int, seed: int) -> Tensor:
    """Return (examples, length), which of so many words each token is, seeded."""
    return torch.randint(length, (examples, length), generator=torch.Generator().manual_seed(seed))


class Batch(NamedTuple):
    """A batch and the layer that a scene's settings make for it.

    layer       for examples of as many tokens as x has
    x           (B, T, D), drawn
    trace       every step of layer(x)
    alone       the largest difference, over all examples, between an example's output in the batch and by itself
    """

    layer: Layer
    x: Tensor
    trace: MultiHeadTrace
    alone: float


def batch(scene: Scene, examples: int, length: int) -> Batch:
    """Return examples of so many tokens under a scene's settings. ValueError for sizes < 1.

    The tokens are drawn vectors, the scene's words play no part; but designed heads know only the features of its words:
    there the tokens are drawn from the first `length` words, over and over where there are fewer.
    """
    for name, size in (("examples", examples), ("length", length)):
        validation.whole(name, size, low=1)
    if scene.team:
        layer, known = of_scene(replace(scene, words=(scene.words * length)[:length], memory=None))
        x = known[_which(examples, length, scene.seed)]
    else:
        places = tuple(map(str, range(length)))
        layer, _ = of_scene(replace(scene, words=places, memory=None, maps="random"))
        x = draw_batch(examples, length, scene.d_model, scene.seed)
    layer = layer.evaluating()
    trace = layer.trace(x)
    alone = max(difference.largest(one, layer(example)) for one, example in zip(trace.output, x, strict=True))
    return Batch(layer, x, trace, alone)
