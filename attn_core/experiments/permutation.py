"""Attention has no notion of order: shuffled tokens give shuffled outputs, until positions or a mask tell them apart."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison, validation
from attn_core.experiments import stacked_layers
from attn_core.experiments.stacked_layers import Layer
from attn_core.scene import Scene


def permutation(length: int, seed: int) -> Tensor:
    """Return a seeded order of 0..length-1, (length,): place i gets token order[i]."""
    return torch.randperm(length, generator=torch.Generator().manual_seed(seed))


class Shuffled(NamedTuple):
    """The outputs of a layer before and after a shuffle of its tokens, (T, D'), row i of shuffled that of token order[i].

    undone: shuffled, put back into the tokens' own order; moved (T,): the largest difference between output and undone for
    each token; difference: the largest of those, 0 up to rounding where the layer has no notion of order
    """

    output: Tensor
    shuffled: Tensor
    undone: Tensor
    moved: Tensor
    difference: float


def shuffle(layer: Layer, x: Tensor, order: Tensor) -> Shuffled:
    """Return what a layer makes of tokens x (T, D) before and after they are put into another order (T,).

    The layer's mask and positions belong to places, not to tokens: they stay where they are, and either one breaks
    the rule that outputs follow. ValueError unless order holds each of 0..T-1 once.
    """
    validation.axes("x", x, 2)
    if sorted(order.tolist()) != list(range(len(x))):
        raise ValueError(f"order must hold each of 0..{len(x) - 1} once, got {order.tolist()}")
    output, shuffled = layer(x), layer(x[order])
    undone = shuffled[order.argsort()]
    return Shuffled(output, shuffled, undone, comparison.by_row(output, undone), comparison.largest(output, undone))


def scores_at_distances(layer: Layer, x: Tensor, query: int, key: int, distances: Sequence[int]) -> Tensor:
    """Return (n, H), the scaled score of one token for another that stands so many places after it.

    The query's token comes first, the key's at the distance; the tokens x (T, D), over and over, fill the places
    between and after. ValueError for tokens outside 0..T-1, or distances outside 1..context - 1.
    """
    validation.axes("x", x, 2)
    validation.whole("query", query, low=0, high=len(x) - 1)
    validation.whole("key", key, low=0, high=len(x) - 1)
    for distance in distances:
        validation.whole("a distance", distance, low=1)
    length = 1 + max(distances, default=0)
    layer.mask(length)
    texts = x[torch.arange(length) % len(x)].expand(len(distances), -1, -1).clone()  # (n, length, D)
    text, place = torch.arange(len(distances)), torch.tensor(list(distances), dtype=torch.long)
    texts[:, 0] = x[query]
    texts[text, place] = x[key]
    return layer.trace(texts).heads.scaled[text, :, 0, place]


def by_distance(scene: Scene, query: int, key: int, distances: Sequence[int]) -> Tensor:
    """Return (n, H), `scores_at_distances` of a scene's words, nothing hidden, its positions reaching as far as needed."""
    layer, x = stacked_layers.of_scene(replace(scene, mask="none"))
    layer = replace(layer, added=stacked_layers.places(scene, 1 + max(distances, default=0)))
    return scores_at_distances(layer, x, query, key, distances)
