"""One source or two: the same projections over the sentence itself and over another, and newest tokens over a cache."""

from dataclasses import replace
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison, masks, one_query
from attn_core.attention import AttentionConfig, attend
from attn_core.heads import MultiHeadTrace
from attn_core.masks import Align
from attn_core.scene import Scene

CORNERS: tuple[Align, ...] = ("upper_left", "lower_right")


class Source(NamedTuple):
    """Where q, k or v comes from, "x" or "memory", and its shape in one head, tokens × width.

    moved: the largest difference in this head over the rows that both have, between this source and x; 0 if it is x, None
        where the two can't be compared
    """

    source: str
    shape: tuple[int, int]
    moved: float | None


def sources(trace: MultiHeadTrace, alone: MultiHeadTrace | None, head: int, two: bool) -> dict[str, Source]:
    """Return where q, k and v of one head come from, by letter.

    alone: the trace of the sentence on itself, None where it goes through other projections
    two: whether keys and values have a source of their own
    """
    rows = {}
    for name in "qkv":
        vectors, own = getattr(trace, name)[head], None if alone is None else getattr(alone, name)[head]
        common = 0 if own is None else min(vectors.shape[-2], own.shape[-2])
        moved = None if own is None else comparison.largest(vectors[:common], own[:common])
        rows[name] = Source("memory" if two and name != "q" else "x", tuple(vectors.shape), moved)
    return rows


def same_projections(one: Scene, other: Scene) -> bool:
    """Return whether two scenes project their vectors with the same matrices, so that their products can be compared."""
    if not all(scene.origin.has("projections") for scene in (one, other)):
        return False  # whose vectors a model hands over
    mine, others = (scene.projections() for scene in (one, other))
    return all(torch.equal(getattr(mine, name), getattr(others, name)) for name in ("wq", "wk", "wv"))


class Decoding(NamedTuple):
    """The newest n of T tokens as queries over all T as keys, in one head, with a causal mask (n, T) in one corner.

    right: whether these are the last n rows of the causal mask over all T at once; visible: how many keys each may see;
    newest: the largest weight of the last of them
    output_apart: the largest difference from causal attention over all T at once
    """

    allowed: Tensor
    weights: Tensor
    right: bool
    visible: list[int]
    newest: one_query.LargestWeight
    output_apart: float


def decode(trace: MultiHeadTrace, head: int, newest: int, corner: Align, config: AttentionConfig) -> Decoding:
    """Return the newest tokens over a cache of all keys; trace: self-attention of the whole sentence without a mask.

    lower_right is what decoding means: the last query stands at the last key.
    """
    q, k, v, config = trace.q[head], trace.k[head], trace.v[head], replace(config, dropout=0.0)
    causal = masks.causal(len(q), len(k))
    whole = attend(q, k, v, causal, config)
    allowed = masks.causal(newest, len(k), corner)
    part = attend(q[-newest:], k, v, allowed, config)
    apart = comparison.largest(part.output, whole.output[-newest:])
    right, visible = allowed.equal(causal[-newest:]), allowed.sum(-1).tolist()
    return Decoding(allowed, part.weights, right, visible, one_query.of_last(part), apart)
