"""Where a token stands, told to attention: POSITIONS lists what is added to the tokens' vectors; `rotary` turns q and k."""

import math
from collections.abc import Callable
from typing import Literal, NamedTuple

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


def rotary(
    x: Tensor, at: Tensor, base: float = 10000.0, layout: Literal["halves", "interleaved"] | str = "halves"
) -> Tensor:
    """Return queries or keys x (..., T, D), each pair of numbers turned by its token's position times a frequency.

    at (T,): the positions. Of h = floor(D / 2) pairs, number i turns by at * base^(-i/h): q·k then depends on positions only
    through their difference. An odd width leaves its last number as it is. layout "halves" pairs number i with i + h, as
    Llama's code in transformers does, "interleaved" numbers 2i and 2i + 1, as the paper; weights made for one give wrong
    scores under the other.
    Source: Su et al. 2021 (RoFormer), section 3.2.2. ValueError for another layout, a base <= 0, an `at` of another shape.
    """
    x, at = validation.tensor("x", x), validation.tensor("at", at)
    validation.floating("x", x)
    validation.number("base", base, low=torch.finfo(torch.float32).tiny)
    if layout not in ("halves", "interleaved"):
        raise ValueError(f"layout must be 'halves' or 'interleaved', got {layout!r}")
    if x.ndim < 2 or at.shape != x.shape[-2:-1]:
        raise ValueError(
            f"at must have one position for each of x's tokens, got shapes {tuple(at.shape)} and {tuple(x.shape)}"
        )
    half, wide = x.shape[-1] // 2, x.to(torch.promote_types(x.dtype, torch.float32))
    pairs = torch.arange(half, dtype=torch.float64)
    angle = at.cpu().double()[:, None] * torch.exp(pairs * (-math.log(base) / max(half, 1)))  # (T, half)
    cos, sin = angle.cos().to(wide), angle.sin().to(wide)
    shape, axis = ((2, half), -2) if layout == "halves" else ((half, 2), -1)
    a, b = wide[..., : 2 * half].unflatten(-1, shape).unbind(axis)
    turned = torch.stack([a * cos - b * sin, b * cos + a * sin], axis).flatten(-2)
    return torch.cat([turned, wide[..., 2 * half :]], -1).to(x.dtype)


class Positions(NamedTuple):
    """What is added to tokens' vectors to tell attention their order, an entry of POSITIONS.

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
