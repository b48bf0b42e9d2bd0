"""Who may look at whom: boolean masks, True = may look, combined with & and |; MASKS lists the kinds that a scene has."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from attn_core import validation

Align = Literal["upper_left", "lower_right"]


def positions(tq: int, tk: int, align: Align = "upper_left") -> tuple[Tensor, Tensor]:
    """Return the positions of queries (tq, 1) and of keys (tk,), counted from the first key; align as in `causal`."""
    validation.whole("tq", tq, low=0)
    validation.whole("tk", tk, low=0)
    if align not in ("upper_left", "lower_right"):
        raise ValueError(f"align must be 'upper_left' or 'lower_right', got {align!r}")
    return torch.arange(tq)[:, None] + (tk - tq if align == "lower_right" else 0), torch.arange(tk)


def distances(tq: int, tk: int, align: Align = "upper_left") -> Tensor:
    """Return key position minus query position, (tq, tk), counted from the corner that both sequences share."""
    query, key = positions(tq, tk, align)
    return key - query


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
    return _strided(*positions(tq, tk, align), stride)


def streaming(tq: int, tk: int, reach: int, sinks: int, align: Align = "upper_left") -> Tensor:
    """Return (tq, tk), True for the query's own position, the `reach` ones before it, and the first `sinks` keys before it.

    A sliding window that keeps the first tokens, on which trained models place much weight, the attention sinks.
    Source: Xiao et al. 2024 (StreamingLLM), section 3.2. ValueError for a reach below 0 or sinks outside 0..tk; align as in
    `causal`.
    """
    validation.whole("reach", reach, low=0)
    at = positions(tq, tk, align)
    validation.whole("sinks", sinks, low=0, high=tk)
    return _streaming(*at, reach, sinks)


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
    return _lengths(lengths, tk) > torch.arange(tk)


def left_padding(lengths: Sequence[int] | Tensor, tk: int) -> Tensor:
    """Return (B, 1, tk), True for the last lengths[b] keys of example b. ValueError for a length outside 0..tk.

    Prompts of different lengths are padded on the left for generation, so that all end where the next token is written.
    causal(tk, tk) & left_padding(lengths, tk) leaves the rows of padding tokens no key. An axis of heads is added as to
    `padding`.
    """
    return tk - _lengths(lengths, tk) <= torch.arange(tk)


def _lengths(lengths: Sequence[int] | Tensor, tk: int) -> Tensor:
    """Return how many keys of each example are no padding, (B, 1, 1)."""
    lengths = lengths.tolist() if isinstance(lengths, Tensor) else list(lengths)
    validation.whole("tk", tk, low=0)
    for b, length in enumerate(lengths):
        validation.whole(f"lengths[{b}]", length, low=0, high=tk)
    return torch.tensor(lengths, dtype=torch.long).reshape(-1, 1, 1)


def segments(lengths: Sequence[int] | Tensor, tokens: int) -> Tensor:
    """Return (tokens, tokens), True where query and key are in the same one of several documents, packed into one sequence.

    The documents have these lengths, one after another; causal & segments is what a model is trained under that must not
    attend across documents. Source: Grattafiori et al. 2024 (Llama 3), section 3.2. ValueError for a length below 1, or
    lengths that don't sum to `tokens`.
    """
    lengths = lengths.tolist() if isinstance(lengths, Tensor) else list(lengths)
    validation.whole("tokens", tokens, low=0)
    for n, length in enumerate(lengths):
        validation.whole(f"lengths[{n}]", length, low=1)
    if sum(lengths) != tokens:
        raise ValueError(f"lengths must sum to tokens = {tokens}, got {sum(lengths)}")
    document = torch.arange(len(lengths)).repeat_interleave(torch.tensor(lengths, dtype=torch.long))
    return document[:, None] == document


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


def parted(mask: Tensor) -> tuple[Tensor | None, Tensor | None]:
    """Return torch's attn_mask as two: who may look at whom, and what is added to scores; each None where it does nothing.

    A number up to `validation.HIDES` leaves a key no weight, unless its whole row is as low: then it hides nothing.
    """
    if mask.dtype == torch.bool:
        return mask, None
    low = mask <= validation.HIDES
    hidden = mask.isneginf() | (low & ~low.all(-1, keepdim=True))
    return ~hidden if hidden.any() else None, mask.masked_fill(hidden, 0.0)


def differing(one: Tensor, other: Tensor) -> list[tuple[int, int]]:
    """Return the cells (query, key) that turn one mask into the other, row by row."""
    return [(query, key) for query, key in (one != other).nonzero().tolist()]


# ---- the kinds that a scene has ----


class Mask(NamedTuple):
    """One kind of mask, an entry of MASKS.

    rule          (queries' positions (tq, 1), keys' positions (tk,), its numbers) → (tq, tk): who may look at whom, a
                  prefix still left out
    formula       the factors of the rule in words, with {corner} and its numbers by their settings
    program       the line of PyTorch to copy, in which distance (Tq, Tk) is key minus query; "" hides nothing
    settings      the scene's fields that hold its numbers, "window" and "prefix", in the order in which the rule takes them
    lowest        the least that each number may be; a smaller setting counts as this
    opens_prefix  whether the number "prefix" is the length of a prefix that every query sees besides
    everyday      whether controls offer it to everybody; the others by chips and by links
    """

    rule: Callable[..., Tensor]
    formula: tuple[str, ...]
    program: str
    settings: tuple[str, ...] = ()
    lowest: int = 0
    opens_prefix: bool = False
    everyday: bool = True

    def numbers(self, given: Sequence[int]) -> dict[str, int]:
        """Return its numbers by their settings: those given, in order, at least the lowest; one that is missing is that."""
        known = zip_longest(self.settings, given[: len(self.settings)], fillvalue=self.lowest)
        return {str(name): max(number, self.lowest) for name, number in known}

    def allowed(self, tq: int, tk: int, *numbers: int) -> Tensor:
        """Return who may look at whom, (tq, tk); a number outside the limits counts as the nearest one inside."""
        return self._among(*positions(tq, tk), numbers)

    def rows(self, first: int, count: int, tk: int, *numbers: int) -> Tensor:
        """Return count rows of `allowed` from the first one on, (count, tk), without building the others."""
        queries, keys = positions(count, tk)
        return self._among(queries + first, keys, numbers)

    def _among(self, queries: Tensor, keys: Tensor, given: Sequence[int]) -> Tensor:
        numbers = self.numbers(given)
        allowed = self.rule(queries, keys, *numbers.values())
        return allowed | (keys < numbers["prefix"]) if self.opens_prefix else allowed


def _causal(query: Tensor, key: Tensor, *numbers: int) -> Tensor:
    return key <= query


def _strided(query: Tensor, key: Tensor, stride: int) -> Tensor:
    return (key <= query) & ((query - key) % stride == 0)


def _streaming(query: Tensor, key: Tensor, reach: int, sinks: int) -> Tensor:
    return (key <= query) & ((query - key <= reach) | (key < sinks))


MASKS = {
    "none": Mask(lambda query, key: torch.ones_like(key - query, dtype=torch.bool), formula=(), program=""),
    "causal": Mask(_causal, formula=("causal{corner}",), program="allowed = distance <= 0"),
    "window": Mask(
        rule=lambda query, key, reach: (key <= query) & (query - key <= reach),
        formula=("causal{corner}", "window {window} back"),
        program="allowed = (distance <= 0) & (distance.abs() <= {window})",
        settings=("window",),
    ),
    "prefix": Mask(
        rule=_causal,
        formula=("causal{corner}",),
        program="allowed = (distance <= 0) | (torch.arange(len(memory)) < {prefix})",
        settings=("prefix",),
        opens_prefix=True,
    ),
    "strided": Mask(
        rule=_strided,
        formula=("causal{corner}", "stride {window}"),
        program="allowed = (distance <= 0) & (distance % {window} == 0)",
        settings=("window",),
        lowest=1,
    ),
    "streaming": Mask(
        rule=_streaming,
        formula=("causal{corner}", "sinks {prefix} besides window {window} back"),
        program="allowed = (distance <= 0) & ((distance.abs() <= {window}) | (torch.arange(len(memory)) < {prefix}))",
        settings=("window", "prefix"),
        everyday=False,
    ),
    "packed": Mask(
        rule=lambda query, key, length: (key <= query) & (key // length == query // length),
        formula=("causal{corner}", "documents {window} long"),
        program="document = torch.arange(max(len(words), len(memory))) // {window}  # of each position\n"
        "allowed = (distance <= 0) & (document[: len(words), None] == document[: len(memory)])",
        settings=("window",),
        lowest=1,
        everyday=False,
    ),
    "left_padding": Mask(
        rule=lambda query, key, length: (key <= query) & (key >= length),
        formula=("causal{corner}", "padding {prefix}"),
        program="allowed = (distance <= 0) & (torch.arange(len(memory)) >= {prefix})",
        settings=("prefix",),
        everyday=False,
    ),
}


@dataclass(frozen=True)
class Combined:
    """A kind of mask with others combined with it: ((rule & window) | prefix) & padding.

    kind, numbers    of MASKS, and the numbers that it reads
    align            where its rule and the window start, if tq != tk
    window           the reach of a window on both sides, None for none
    prefix, padding  how many first keys every query sees, and how many last keys none does; more than tk count as tk
    """

    kind: str = "none"
    numbers: tuple[int, ...] = ()
    align: Align = "upper_left"
    window: int | None = None
    prefix: int = 0
    padding: int = 0

    @property
    def open_prefix(self) -> int:
        """How many first keys are open to every query: the longer one of the kind's own prefix and the one added to it."""
        mask = MASKS[self.kind]
        return max(mask.numbers(self.numbers)["prefix"] if mask.opens_prefix else 0, self.prefix)

    def allowed(self, tq: int, tk: int) -> Tensor:
        """Return who may look at whom, (tq, tk)."""
        mask = MASKS[self.kind]
        allowed = mask.rule(*positions(tq, tk, self.align), *mask.numbers(self.numbers).values())
        if self.window is not None:
            allowed = allowed & window(tq, tk, self.window, self.align)
        allowed = allowed | prefix(tq, tk, min(self.open_prefix, tk))
        return allowed & padding([tk - min(self.padding, tk)], tk)[0]
