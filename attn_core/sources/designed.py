"""Designed projections: built by hand on features with names, so that one can see a query find its key."""

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import pad

from attn_core.attention import tied
from attn_core.cache import remember
from attn_core.heads import MultiHeadTrace, Projections
from attn_core.sources import features
from attn_core.sources.designs import DESIGNS, Channel, Design, Names, intended
from attn_core.sources.features import Named
from attn_core.sources.source import OF_PROJECTIONS, Setting, Source

IN_TURN = ("previous", "same", "first", "initial", "vowel")  # the designs of further heads; a part of the link's format
SHARPNESS = 12.0  # the scaled score of a key that is found; every other scores 0


@dataclass(frozen=True, eq=False)
class DesignedHeads(Named):
    """Heads with known patterns, side by side on the same named features of one text, or of two.

    kinds (H)       the design of each head
    projections     wq, wk (D, H*Dk), wv (D, H*Dv) and wo (H*Dv, D): wk and wv hold 0 and 1, wq also carries the gain,
                    wo turns the words found back to their features
    """

    kinds: tuple[str, ...]
    projections: Projections


def design(kind: str, words: Sequence[str]) -> DesignedHeads:
    """Return one designed head in its own size: a column of q and k a channel, a column of v a distinct token.

    A key that is found gets the scaled score SHARPNESS, every other exactly 0: at temperature 1 and scale 1/√Dk the
    intended keys of a row share at least 0.999 of it equally, for 64 tokens. A query that finds nothing scores 0
    everywhere: its row is even.
    """
    names = features.names(words)
    return _build((kind,), words, None, len(DESIGNS[kind].channels(names)), len(names["word"]))


def kinds(first: str, heads: int) -> tuple[str, ...]:
    """Return the designs of a number of heads: the first one's, then those of IN_TURN that follow it, cyclically."""
    after = IN_TURN.index(first) + 1 if first in IN_TURN else 0
    following = itertools.cycle(IN_TURN[after:] + IN_TURN[:after])
    return (first, *itertools.islice(following, heads - 1))


def _channels(kind: str, names: Names, two: bool) -> list[Channel]:
    """Return the columns of one design; a query looks past itself only where it is a key, too: not in a second sentence."""
    return [channel for channel in DESIGNS[kind].channels(names) if channel.sign > 0 or not two]


@remember
def sizes(first: str, words: tuple[str, ...], heads: int, memory: tuple[str, ...] | None = None) -> tuple[int, int]:
    """Return D and the head size of designed heads, as many columns as the widest q, k or v needs, without making them."""
    names = features.names(words, memory or ())
    widest = max(len(_channels(kind, names, memory is not None)) for kind in set(kinds(first, heads)))
    return sum(map(len, names.values())), max(widest, len(names["word"]))


@remember
def designed_heads(first: str, words: tuple[str, ...], heads: int, memory: tuple[str, ...] | None = None) -> DesignedHeads:
    """Return at least one designed head of one size on these words. Don't change its tensors.

    memory: the words that are keys and values in cross-attention; None in self-attention
    """
    _, size = sizes(first, words, heads, memory)
    return _build(kinds(first, heads), words, memory, size, size)


def _build(
    kinds: tuple[str, ...], words: Sequence[str], memory: Sequence[str] | None, key_size: int, value_size: int
) -> DesignedHeads:
    """Return designed heads with a number of columns of q and k, and of v, each; unused columns are 0."""
    both = [*words, *(memory or ())]
    groups = features.names(words, memory or ())
    names = tuple(name for group in groups.values() for name in group)
    channels = [_channels(kind, groups, memory is not None) for kind in kinds]
    wq, wk = torch.zeros(2, len(names), len(channels) * key_size)
    for head, own in enumerate(channels):
        for column, (query, key, sign) in enumerate(own, head * key_size):
            wk[names.index(key), column] = 1
            if query is not None:
                wq[names.index(query), column] = sign * SHARPNESS * math.sqrt(key_size)
    wv = torch.eye(len(names))[:, [names.index(word) for word in groups["word"]]]
    wv = pad(wv, (0, value_size - wv.shape[1])).repeat(1, len(kinds))
    first = tuple(next(word for word in both if f"word {features.spelling(word)}" == name) for name in groups["word"])
    wo = pad(features.of_words(first, names), (0, 0, 0, value_size - len(first))).repeat(len(kinds), 1) / len(kinds)
    return DesignedHeads(
        kinds=kinds,
        features=names,
        projections=Projections(wq, wk, wv, wo),
        query_features=tuple(_padded([channel.looks for channel in own], key_size) for own in channels),
        key_features=tuple(_padded([channel.key for channel in own], key_size) for own in channels),
        value_features=_padded(groups["word"], value_size),
    )


def _padded(names: list[str], size: int) -> tuple[str, ...]:
    return (*names, *[""] * (size - len(names)))


class Match(NamedTuple):
    """The match of one query of a designed head: its features, and the keys with the largest score, if that is above 0.

    key_features, value_features: the matching features of the first of these keys, and the word of its value
    """

    query_features: tuple[str, ...]
    keys: tuple[int, ...] = ()
    key_features: tuple[str, ...] = ()
    value_features: tuple[str, ...] = ()


def match(heads: Named, trace: MultiHeadTrace, head: int, query: int) -> Match:
    """Return how a query of one designed head finds its keys in a trace."""
    q, hidden = trace.q[head, query], trace.heads.masked[head, query].isneginf()
    scores = trace.heads.scaled[head, query].masked_fill(hidden, -torch.inf)  # of the features: a bias knows none
    query_features = features.nonzero(heads.query_features[head], q)
    if scores.max() <= 0:
        return Match(query_features)
    keys = tied(scores).nonzero().flatten().tolist()
    key_features = features.nonzero(heads.key_features[head], q * trace.k[head, keys[0]] > 0)
    return Match(query_features, tuple(keys), key_features, features.nonzero(heads.value_features, trace.v[head, keys[0]]))


@dataclass(frozen=True)
class Designed(Source):
    """Heads built by hand on the words' features: the first has this design, the others the next ones."""

    is_designed = reads_words = True
    is_random = False
    made = "designed"
    ignores_case = True  # features are of words as they are spelled in lower case

    def sizes(self, setting: Setting) -> dict[str, object]:
        """Return the sizes that the words need; without a word they stay as they are set."""
        if not setting.words:
            return super().sizes(setting)
        d_model, head_size = sizes(self.token, setting.words, setting.heads, setting.memory)
        return {"d_model": d_model, "head_size": head_size}

    def named(self, setting: Setting) -> DesignedHeads | None:
        """Return the heads; None without a word."""
        return designed_heads(self.token, setting.words, setting.heads, setting.memory) if setting.words else None

    def job(self, setting: Setting, head: int) -> str:
        """Return the design of the head."""
        return kinds(self.token, setting.heads)[head] if setting.words else self.token

    def looks_for(self, words: Sequence[str]) -> Tensor | None:
        """Return the keys among which a query of the first head shares its weight."""
        return intended(self.token, words)

    def embed(self, setting: Setting, words: tuple[str, ...]) -> Tensor:
        """Return the features of words."""
        heads = self.named(setting)
        return features.of_words(words, heads.features) if heads else super().embed(setting, words)

    def places(self, setting: Setting, length: int) -> Tensor:
        """Return the features of positions."""
        heads = self.named(setting)
        return features.of_places(length, heads.features) if heads else super().places(setting, length)

    def sum_square(self, setting: Setting) -> float:
        """Return 1: features stay as they are."""
        return 1.0 if setting.words else super().sum_square(setting)

    def projections(self, setting: Setting) -> Projections:
        """Return the projections of the heads."""
        heads = self.named(setting)
        return heads.projections if heads else super().projections(setting)


RESTS = {"head_size": "by_words", "d_model": "by_words", **dict.fromkeys(OF_PROJECTIONS, "features")}
OF_DESIGNS = [
    field.name for field in fields(Source) if field.name in Design._fields
]  # what a design says of itself as a source does
SOURCES = {
    token: Designed(token, rests=RESTS, **{name: getattr(design, name) for name in OF_DESIGNS})
    for token, design in DESIGNS.items()
}
