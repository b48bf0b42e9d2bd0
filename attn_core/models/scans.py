"""Scans of a model: the heads that a word needs most, and the arrows of one row that it needs most in these heads."""

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core.models.run import ModelRun, arrows_cut


class Arrow(NamedTuple):
    """An arrow from a query to a key in one head, and the probability of a word once it is cut."""

    layer: int
    head: int
    query: int
    key: int
    probability: float


def needed(probabilities: Tensor, count: int) -> list[tuple[int, int]]:
    """Return the heads without which a word is least likely: up to so many layers and heads, of (L, H) probabilities."""
    order = probabilities.flatten().argsort(stable=True)[:count].tolist()
    return [divmod(int(number), probabilities.shape[1]) for number in order]


def arrows_of(base: ModelRun, heads: Sequence[tuple[int, int]], query: int) -> Tensor:
    """Return the next word's logits with each arrow of one row cut in turn in each of some heads, (N, query + 1, V)."""
    return torch.stack([arrows_cut(base, layer, head, query) for layer, head in heads])


def ranked(probabilities: Tensor, heads: Sequence[tuple[int, int]], query: int, count: int) -> list[Arrow]:
    """Return the arrows without which a word is least likely, up to so many, of (N, query + 1) probabilities."""
    order = probabilities.flatten().argsort(stable=True)[:count].tolist()
    places = [divmod(int(number), probabilities.shape[1]) for number in order]
    return [Arrow(*heads[at], query=query, key=key, probability=float(probabilities[at, key])) for at, key in places]
