"""Where a token stands, written into its vector."""

import math

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
