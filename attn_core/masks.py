"""Who may look at whom: boolean masks, True = may look, combined with & and |; MASKS lists the kinds that a scene has."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from attn_core import validation

Align = Literal["upper_left", "lower_right"]


def distances(tq: int, tk: int, align: Align = "upper_left") -> Tensor:
    """Return key position minus query position, (tq, tk), counted from the corner that both sequences share."""
    validation.whole("tq", tq, low=0)
    validation.whole("tk", tk, low=0)
    if align not in ("upper_left", "lower_right"):
        raise ValueError(f"align must be 'upper_left' or 'lower_right', got {align!r}")
    return torch.arange(tk)[None, :] - torch.arange(tq)[:, None] - (tk - tq if align == "lower_right" else 0)


def bidirectional(tq: int, tk: int) -> Tensor:
    """Return (tq, tk), all True: every query may look at every key, as in an encoder. ValueError for sizes < 0."""
    return torch.ones_like(distances(tq, tk), dtype=torch.bool)


def causal(tq: int, tk: int, align: Align = "upper_left") -> Tensor:
    """Return (tq, tk), True where the key is not in the query's future (Vaswani et al. 2017, section 3.2.3).

    With tq != tk the triangle needs a corner: "upper_left" starts both at position 0 (torch's is_causal);
    "lower_right" ends both at the same token (a decoder over a cache; flash-attention from 2.1 on), and with tq > tk
    its first tq - tk rows see nothing. ValueError for any other align or for sizes < 0.
    """
    return distances(tq, tk, align) <= 0


def window(tq: int, tk: int, reach: int, align: Align = "upper_left") -> Tensor:
    """Return (tq, tk), True where |i - j| <= reach, on both sides; causal & window is a sliding window.

    Source: Beltagy et al. 2020 (Longformer), section 3.1. ValueError for a reach below 0; align as in `causal`.
    """
    validation.whole("reach", reach, low=0)
    return distances(tq, tk, align).abs() <= reach


def strided(tq: int, tk: int, stride: int, align: Align = "upper_left") -> Tensor:
    """Return (tq, tk), True for the query's own position and every stride-th one before it: j <= i, stride divides i - j.

    Source: Child et al. 2019 (Sparse Transformer), section 4.2. ValueError for a stride below 1; align as in `causal`.
    """
    validation.whole("stride", stride, low=1)
    distance = distances(tq, tk, align)
    return (distance <= 0) & (distance % stride == 0)


def prefix(tq: int, tk: int, length: int) -> Tensor:
    """Return (tq, tk), True for the first `length` keys; causal | prefix is a prefix language model.

    Source: Raffel et al. 2020 (T5), section 3.2.1. ValueError for a length outside 0..tk.
    """
    distances(tq, tk)
    validation.whole("length", length, low=0, high=tk)
    return (torch.arange(tk) < length).expand(tq, tk).clone()


def padding(lengths: Sequence[int] | Tensor, tk: int) -> Tensor:
    """Return (B, 1, tk), True for the first lengths[b] keys of example b. ValueError for a length outside 0..tk.

    This is a mask for each example, as `attend_in_heads` takes it, and `attend` for q (B, Tq, Dk). `attend` for several
    heads, q (B, H, Tq, Dk), takes padding(lengths, tk)[:, None], (B, 1, 1, tk): without the axis of heads the mask of an
    example would be that of a head wherever there are as many heads as examples.
    """
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


def flipped(allowed: Tensor, cells: Iterable[tuple[int, int]]) -> Tensor:
    """Return a mask (Tq, Tk) with these cells (query, key) turned over; cells outside it are left out."""
    turned = allowed.clone()
    tq, tk = allowed.shape
    for query, key in set(cells):
        if 0 <= query < tq and 0 <= key < tk:
            turned[query, key] = not allowed[query, key]
    return turned


def leaves_one_key(allowed: Tensor | None) -> bool:
    """Return whether a mask (tq, tk) leaves each query one key at most, of several; None hides nothing."""
    return allowed is not None and allowed.shape[-1] > 1 and int(allowed.sum(-1).max()) <= 1


def tells_order(allowed: Tensor) -> bool:
    """Return whether a mask (T, T) depends on where words stand: one that doesn't is the same after any shuffle of them."""
    off_diagonal = allowed[~torch.eye(len(allowed), dtype=torch.bool)]
    return any(len(cells.unique()) > 1 for cells in (allowed.diagonal(), off_diagonal))


def differing(one: Tensor, other: Tensor) -> list[tuple[int, int]]:
    """Return the cells (query, key) that turn one mask into the other, row by row."""
    return [(query, key) for query, key in (one != other).nonzero().tolist()]


class Mask(NamedTuple):
    """One kind of mask, an entry of MASKS.

    pattern       (tq, tk, number, align) → (tq, tk): who may look at whom, a prefix still left out
    formula       the factors of the pattern in words, with {corner} and {number}
    program       the line of PyTorch to copy, in which distance (Tq, Tk) is key minus query; "" hides nothing
    setting       the scene's field that holds the number: "window", "prefix", or "" where the kind has none
    lowest        the least number that the kind takes; a smaller setting counts as this
    opens_prefix  whether the number is the length of a prefix that every query sees besides
    """

    pattern: Callable[[int, int, int, Align], Tensor]
    formula: tuple[str, ...]
    program: str
    setting: str = ""
    lowest: int = 0
    opens_prefix: bool = False

    def allowed(self, tq: int, tk: int, number: int = 0) -> Tensor:
        """Return who may look at whom, (tq, tk); a number outside the limits counts as the nearest one inside."""
        allowed = self.pattern(tq, tk, max(number, self.lowest), "upper_left")
        return allowed | prefix(tq, tk, min(number, tk)) if self.opens_prefix else allowed

    def rows(self, first: int, count: int, tk: int, number: int = 0) -> Tensor:
        """Return count rows of `allowed` from the first one on, (count, tk), without building the others.

        Whether a key is allowed depends on its distance from the query: keys before `first` are taken from the end of a
        shorter matrix, the others from the start of one.
        """
        reach, before = max(number, self.lowest), min(first, tk)
        past = self.pattern(count, first + count, reach, "lower_right")[:, :before]
        allowed = torch.cat([past, self.pattern(count, tk - before, reach, "upper_left")], 1)
        return allowed | prefix(count, tk, min(number, tk)) if self.opens_prefix else allowed


MASKS = {
    "none": Mask(lambda tq, tk, number, align: bidirectional(tq, tk), formula=(), program=""),
    "causal": Mask(
        pattern=lambda tq, tk, number, align: causal(tq, tk, align),
        formula=("causal{corner}",),
        program="allowed = distance <= 0",
    ),
    "window": Mask(
        pattern=lambda tq, tk, reach, align: causal(tq, tk, align) & window(tq, tk, reach, align),
        formula=("causal{corner}", "window {number} back"),
        program="allowed = (distance <= 0) & (distance.abs() <= {number})",
        setting="window",
    ),
    "prefix": Mask(
        pattern=lambda tq, tk, number, align: causal(tq, tk, align),
        formula=("causal{corner}",),
        program="allowed = (distance <= 0) | (torch.arange(len(memory)) < {number})",
        setting="prefix",
        opens_prefix=True,
    ),
    "strided": Mask(
        pattern=strided,
        formula=("causal{corner}", "stride {number}"),
        program="allowed = (distance <= 0) & (distance % {number} == 0)",
        setting="window",
        lowest=1,
    ),
}


@dataclass(frozen=True)
class Combined:
    """A kind of mask with others combined with it: ((pattern & window) | prefix) & padding.

    kind, number     of MASKS, and the number that it reads
    align            where its pattern and the window start, if tq != tk
    window           the reach of a window on both sides, None for none
    prefix, padding  how many first keys every query sees, and how many last keys none does; more than tk count as tk
    """

    kind: str = "none"
    number: int = 0
    align: Align = "upper_left"
    window: int | None = None
    prefix: int = 0
    padding: int = 0

    @property
    def open_prefix(self) -> int:
        """How many first keys are open to every query: the longer one of the kind's own prefix and the one added to it."""
        return max(self.number if MASKS[self.kind].opens_prefix else 0, self.prefix)

    def allowed(self, tq: int, tk: int) -> Tensor:
        """Return who may look at whom, (tq, tk)."""
        mask = MASKS[self.kind]
        allowed = mask.pattern(tq, tk, max(self.number, mask.lowest), self.align)
        if self.window is not None:
            allowed = allowed & window(tq, tk, self.window, self.align)
        allowed = allowed | prefix(tq, tk, min(self.open_prefix, tk))
        return allowed & padding([tk - min(self.padding, tk)], tk)[0]
