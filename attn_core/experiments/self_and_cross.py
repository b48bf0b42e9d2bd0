"""One source or two: the same weights over the sentence itself and over another, and newest tokens over a cache."""

from dataclasses import dataclass, replace
from typing import Literal

from torch import Tensor

from attn_core import masks
from attn_core.attention import AttentionConfig, attend
from attn_core.heads import MultiHeadTrace

Corner = Literal["upper_left", "lower_right"]
CORNERS: tuple[Corner, ...] = ("upper_left", "lower_right")


@dataclass(frozen=True)
class Source:
    """Where one of q, k, v comes from, and what that means for its numbers.

    name, source   "q", "k" or "v"; "x" or "memory"
    shape          of one head: tokens × width
    moved          the largest difference over the rows that both have, between the source at hand and x; 0 if it is x
    """

    name: str
    source: str
    shape: tuple[int, int]
    moved: float


def sources(found: MultiHeadTrace, alone: MultiHeadTrace, two: bool) -> tuple[Source, Source, Source]:
    """Return where q, k and v come from, given the trace at hand and that of the sentence on itself, same weights.

    two: whether keys and values have a source of their own.
    """
    rows = []
    for name in ("q", "k", "v"):
        one, other = getattr(found, name), getattr(alone, name)
        common = min(one.shape[-2], other.shape[-2])
        apart = (one[..., :common, :] - other[..., :common, :]).abs()
        moved = apart.max().item() if apart.numel() else 0.0
        source = "memory" if two and name != "q" else "x"
        rows.append(Source(name, source, (one.shape[-2], one.shape[-1]), moved))
    return rows[0], rows[1], rows[2]


@dataclass(frozen=True, eq=False)
class Decoding:
    """The newest n of T tokens as queries over all T as keys, in one head, with a causal mask in one corner.

    allowed (n, T), weights (n, T)   who may look, and how it turns out
    seen                             how many keys each of the n may see
    output_apart                     the largest difference from the last n rows of causal attention over all T at once
    """

    corner: Corner
    allowed: Tensor
    weights: Tensor
    seen: list[int]
    output_apart: float


def decode(found: MultiHeadTrace, head: int, newest: int, corner: Corner, config: AttentionConfig) -> Decoding:
    """Return the newest tokens over a cache of all keys, given self-attention of the whole sentence without a mask.

    The keys and values of the older tokens are the cache. lower_right is what decoding means: the last query stands at
    the last key. ValueError for a head or a number of newest tokens (1..T) that is not there, or another corner.
    """
    q, k, v = (getattr(found, name) for name in ("q", "k", "v"))
    length = k.shape[-2]
    if not 0 <= head < len(q) or not 1 <= newest <= length or q.shape[-2] != length:
        raise ValueError(f"head and newest must fit {tuple(q.shape)}, newest from 1 to {length}, got {head} and {newest}")
    config = replace(config, dropout=0.0)
    whole = attend(q[head], k[head], v[head], masks.causal(length, length), config)
    allowed = masks.causal(newest, length, corner)
    part = attend(q[head, -newest:], k[head], v[head], allowed, config)
    return Decoding(
        corner=corner,
        allowed=allowed,
        weights=part.weights,
        seen=allowed.sum(-1).tolist(),
        output_apart=(part.output - whole.output[-newest:]).abs().max().item(),
    )
