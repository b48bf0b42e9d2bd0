"""What is added to scaled scores before softmax: float biases by the distance of query and key; BIASES lists the kinds."""

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import validation
from attn_core.masks import Align, distances


def slopes(heads: int) -> Tensor:
    """Return the slope of each head in ALiBi, (heads,) float32: of n heads, a power of two, 2^(-8/n), 2^(-16/n), ..., 2^-8.

    For other numbers of heads: the slopes of the largest power of two n below, then the first, third, fifth, ... of those of
    2n, as in the authors' code. Source: Press et al. 2022 (ALiBi), section 3. ValueError for heads < 1.
    """
    return torch.tensor([2**-exponent for exponent in exponents(heads)])


def exponents(heads: int) -> list[float]:
    """Return the exponent e of each head's slope 2^-e; see `slopes`."""
    validation.whole("heads", heads, low=1)
    n = 2 ** (heads.bit_length() - 1)
    return [8 * (h + 1) / n for h in range(n)] + [4 * (2 * h + 1) / n for h in range(heads - n)]


def alibi(heads: int, tq: int, tk: int, symmetric: bool = False, align: Align = "upper_left") -> Tensor:
    """Return (heads, tq, tk) float32: minus the slope of each head times how many places the key stands before the query.

    A key after the query gets 0: the paper's form is for a causal mask, which hides such keys. The symmetric form, for
    attention without that mask, counts the places on both sides. align as in `masks.causal`.
    Source: Press et al. 2022 (ALiBi), section 3. ValueError for heads < 1, sizes < 0 or another align.
    """
    places = torch.abs if symmetric else _places_back
    return -slopes(heads)[:, None, None] * places(distances(tq, tk, align))


def _places_back(distance: Tensor) -> Tensor:
    return (-distance).clamp(min=0)


class Bias(NamedTuple):
    """One kind of bias, an entry of BIASES: minus a head's slope times a number of places.

    places   (tq, tk), key minus query → (tq, tk), the number of places; None: nothing is added
    formula  what is added to a score of query i and key j, with the slope m of the head
    program  the line of PyTorch to copy, in which distance (Tq, Tk) is key minus query and slopes are (H, 1, 1); "" for none
    """

    name: str
    places: Callable[[Tensor], Tensor] | None
    formula: str
    program: str

    def values(self, heads: int, tq: int, tk: int) -> Tensor | None:
        """Return what is added to the scaled scores of so many heads, (heads, tq, tk); None where nothing is."""
        return None if self.places is None else -slopes(heads)[:, None, None] * self.places(distances(tq, tk))

    def rows(self, head: int, heads: int, first: int, count: int, tk: int) -> Tensor | None:
        """Return so many rows of one head's `values` from the first one on, (count, tk), without making the others."""
        return None if self.places is None else -slopes(heads)[head] * self.places(distances(count, tk) - first)


BIASES = {
    "none": Bias("no bias", places=None, formula="0", program=""),
    "alibi": Bias(
        name="ALiBi",
        places=_places_back,
        formula="-m · max(i - j, 0)",
        program="bias = -slopes * (-distance).clamp(min=0)",
    ),
    "alibi_symmetric": Bias(
        name="symmetric ALiBi",
        places=torch.abs,
        formula="-m · |i - j|",
        program="bias = -slopes * distance.abs()",
    ),
}
