"""Scans of a model: the heads that a word needs most, and the arrows of one row that it needs most in these heads."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core.models.merging import merge
from attn_core.models.run import ModelRun, arrows_cut


@dataclass(frozen=True, eq=False)
class Scan:
    """What a word's probability becomes under each of several changes; and the likeliest word then, with its probability.

    shares, likeliest, largest (N, B)   of N parts
    """

    shares: Tensor
    likeliest: Tensor
    largest: Tensor

    def with_part(self, part: "Scan") -> "Scan":
        """Return the scan with further parts."""
        pairs = zip(vars(self).values(), vars(part).values(), strict=True)
        return Scan(*(torch.cat(pair) for pair in pairs))

    def farthest(self, probability: float) -> tuple[tuple[int, int], float]:
        """Return the change that moves the word's probability farthest from this one, up or down, and how far it does."""
        moves = self.shares - probability
        place = divmod(int(moves.abs().argmax()), moves.shape[1])
        return place, float(moves[place])


def of_word(base: ModelRun, word: int, logits: Iterable[Tensor]) -> Scan:
    """Return what becomes of a word, (N, B), by the logits of its next words in N parts, (B, V) each."""

    def read(part: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        probabilities = merge(part.softmax(-1), base.unused)
        largest, likeliest = probabilities.max(-1)
        return probabilities[..., word], likeliest, largest

    return Scan(*(torch.stack(each) for each in zip(*map(read, logits), strict=True)))


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


def arrows_of(base: ModelRun, heads: Sequence[tuple[int, int]], query: int) -> Iterator[Tensor]:
    """Yield for each of some heads the next word's logits with each arrow of one row cut in turn, (query + 1, V)."""
    return (arrows_cut(base, layer, head, query) for layer, head in heads)


def ranked(
    probabilities: Tensor, heads: Sequence[tuple[int, int]], query: int, count: int, there: Tensor | None = None
) -> list[Arrow]:
    """Return the arrows without which a word is least likely, up to so many, of (N, query + 1) probabilities.

    there (N, query + 1): which of the arrows there are; None: all
    """
    listed = probabilities if there is None else probabilities.masked_fill(~there, torch.inf)
    order = listed.flatten().argsort(stable=True)[: count if there is None else min(count, int(there.sum()))].tolist()
    places = [divmod(int(number), probabilities.shape[1]) for number in order]
    return [Arrow(*heads[at], query=query, key=key, probability=float(probabilities[at, key])) for at, key in places]
