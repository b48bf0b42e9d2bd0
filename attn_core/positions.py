"""Where a token stands, told to attention: POSITIONS lists the ways, sinusoids added to the tokens' vectors among them."""

import math
from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import validation


def sinusoidal(length: int, width: int) -> Tensor:
    """Return (length, width) float32: sines in the even columns, cosines in the odd ones, waves from 2π to 20000π.

    Entry (t, 2i) is sin(t / 10000^(2i/width)) and (t, 2i+1) its cosine; |entry| <= 1, and the mean square of a row is
    1/2 for an even width. Source: Vaswani et al. 2017, section 3.5. ValueError for a length < 0 or a width < 1.
    """
    validation.whole("length", length, low=0)
    validation.whole("width", width, low=1)
    even = torch.arange(0, width, 2, dtype=torch.float64)
    angle = torch.arange(length, dtype=torch.float64)[:, None] * torch.exp(even * (-math.log(10_000) / width))
    pair = torch.stack([angle.sin(), angle.cos()], -1)  # (length, ceil(width / 2), 2)
    return pair.flatten(1)[:, :width].float()


class Positions(NamedTuple):
    """One way to tell attention the order of its tokens, an entry of POSITIONS.

    vectors   (length, width) → what is added to the tokens' vectors, unless a source has places of its own; None: nothing is
    formula   what attention reads of a token's vector x at position t
    program   the lines of PyTorch that define positions(length), (T, d_model); "" where nothing is added
    switched  how links spelled it that had a switch of positions: true or false
    """

    vectors: Callable[[int, int], Tensor] | None
    formula: str
    program: str
    switched: str


POSITIONS = {
    "none": Positions(vectors=None, formula="x", program="", switched="false"),
    "sinusoidal": Positions(
        vectors=sinusoidal,
        formula="x + p_t",
        program="""

def positions(length):  # sines and cosines, (T, d_model)
    even = torch.arange(0, d_model, 2, dtype=torch.float64)
    angle = torch.arange(length, dtype=torch.float64)[:, None] * torch.exp(even * (-math.log(10_000) / d_model))
    return torch.stack([angle.sin(), angle.cos()], -1).flatten(1)[:, :d_model].float()
""",
        switched="true",
    ),
}


def named(said: object) -> str:
    """Return the name of the entry that is meant by its name, or as a switch: true or false, in capitals or not.

    True and False are read as the words that they spell. ValueError for anything else.
    """
    for name, entry in POSITIONS.items():
        if str(said).lower() in (name, entry.switched):
            return name
    raise ValueError(f"positions must be one of {', '.join(POSITIONS)}, got {said!r}")
