"""Who may look at whom: boolean masks, True = may look, combined with & and |."""

from collections.abc import Iterable, Sequence
from typing import Literal

import torch
from torch import Tensor

from attn_core import validation


def _distance(tq: int, tk: int) -> Tensor:
    """Return key position minus query position, (tq, tk)."""
    validation.whole("tq", tq, low=0)
    validation.whole("tk", tk, low=0)
    return torch.arange(tk)[None, :] - torch.arange(tq)[:, None]


def bidirectional(tq: int, tk: int) -> Tensor:
    """Return (tq, tk), all True: every query may look at every key, as in an encoder. ValueError for sizes < 0."""
    return torch.ones_like(_distance(tq, tk), dtype=torch.bool)


def causal(tq: int, tk: int, align: Literal["upper_left", "lower_right"] = "upper_left") -> Tensor:
    """Return (tq, tk), True where the key is not in the query's future (Vaswani et al. 2017, section 3.2.3).

    With tq != tk the triangle needs a corner: "upper_left" starts both at position 0 (torch's is_causal);
    "lower_right" ends both at the same token (a decoder over a cache; flash-attention from 2.1 on), and with tq > tk
    its first tq - tk rows see nothing. ValueError for any other align or for sizes < 0.
    """
    if align not in ("upper_left", "lower_right"):
        raise ValueError(f"align must be 'upper_left' or 'lower_right', got {align!r}")
    return _distance(tq, tk) <= (tk - tq if align == "lower_right" else 0)


def window(tq: int, tk: int, reach: int) -> Tensor:
    """Return (tq, tk), True where |i - j| <= reach, on both sides; causal & window is a sliding window.

    Source: Beltagy et al. 2020 (Longformer), section 3.1. ValueError for a reach below 0.
    """
    validation.whole("reach", reach, low=0)
    return _distance(tq, tk).abs() <= reach


def prefix(tq: int, tk: int, length: int) -> Tensor:
    """Return (tq, tk), True for the first `length` keys; causal | prefix is a prefix language model.

    Source: Raffel et al. 2020 (T5), section 3.2.1. ValueError for a length outside 0..tk.
    """
    _distance(tq, tk)
    validation.whole("length", length, low=0, high=tk)
    return (torch.arange(tk) < length).expand(tq, tk).clone()


def padding(lengths: Sequence[int] | Tensor, tk: int) -> Tensor:
    """Return (B, 1, tk), True for the first lengths[b] keys of example b. ValueError for a length outside 0..tk."""
    lengths = lengths.tolist() if isinstance(lengths, Tensor) else list(lengths)
    validation.whole("tk", tk, low=0)
    for b, length in enumerate(lengths):
        validation.whole(f"lengths[{b}]", length, low=0, high=tk)
    return torch.arange(tk) < torch.tensor(lengths, dtype=torch.long).reshape(-1, 1, 1)


def graph(nodes: int, edges: Iterable[tuple[int, int]]) -> Tensor:
    """Return (nodes, nodes) with allowed[target, source] True for every edge (source, target); no self-loops added.

    ValueError for an end outside 0..nodes-1.
    """
    validation.whole("nodes", nodes, low=0)
    allowed = torch.zeros(nodes, nodes, dtype=torch.bool)
    for source, target in edges:
        for end in (source, target):
            validation.whole(f"an end of edge ({source}, {target})", end, low=0, high=nodes - 1)
        allowed[target, source] = True
    return allowed


def combined(
    tq: int,
    tk: int,
    corner: Literal["upper_left", "lower_right"] | None = None,
    reach: int | None = None,
    first: int | None = None,
    length: int | None = None,
) -> Tensor:
    """Return (tq, tk) from the presets: ((causal & window) | prefix) & padding, each left out where it is None.

    corner aligns causal, and the window with it; reach is the window's; the first keys are shown to every query; keys
    from length on are padding, hidden from all. With neither causal nor window there is nothing a prefix could add.
    ValueError for another corner, a reach below 0, first or length outside 0..tk, or sizes below 0.
    """
    allowed = bidirectional(tq, tk)
    if corner is not None:
        allowed = allowed & causal(tq, tk, corner)
    if reach is not None:
        side = max(tq, tk)  # of a square that shares the chosen corner
        top, left = (side - tq, side - tk) if corner == "lower_right" else (0, 0)
        allowed = allowed & window(side, side, reach)[top : top + tq, left : left + tk]
    if first is not None:
        validation.whole("first", first, low=0, high=tk)
        allowed = allowed | prefix(tq, tk, first)
    if length is not None:
        validation.whole("length", length, low=0, high=tk)
        allowed = allowed & padding([length], tk)[0]
    return allowed


def flipped(allowed: Tensor, cells: Iterable[tuple[int, int]]) -> Tensor:
    """Return a mask (Tq, Tk) with these cells (query, key) turned over; cells outside it are left out."""
    found = allowed.clone()
    tq, tk = allowed.shape
    for query, key in set(cells):
        if 0 <= query < tq and 0 <= key < tk:
            found[query, key] = not allowed[query, key]
    return found


def differing(one: Tensor, other: Tensor) -> list[tuple[int, int]]:
    """Return the cells (query, key) that turn one mask into the other, row by row. ValueError for unlike shapes."""
    if one.shape != other.shape:
        raise ValueError(f"one and other must have one shape, got {tuple(one.shape)} and {tuple(other.shape)}")
    return [(query, key) for query, key in (one != other).nonzero().tolist()]
