"""A mask as PyTorch takes it: what True means to each of its functions, and what a row of nothing gives."""

import math
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core.attention import attend
from attn_core.experiments import mask_graph


def for_fused(allowed: Tensor) -> str:
    """Return the lines that hand a mask (Tq, Tk) to scaled_dot_product_attention: True = take part.

    They need torch, and q, k, v. ValueError unless allowed is boolean with 2 axes.
    """
    call = "torch.nn.functional.scaled_dot_product_attention(\n    q, k, v, attn_mask=attn_mask\n)"
    return f"{_literal(allowed)}  # True = take part\noutput = {call}\n"


def for_module(allowed: Tensor) -> str:
    """Return the lines that hand a mask (Tq, Tk) to a torch.nn.MultiheadAttention called layer: True = hide.

    They need torch, layer, and the sources query, key, value. The same cells as in `for_fused`, turned around. A row
    that sees nothing is NaN there. ValueError unless allowed is boolean with 2 axes.
    """
    hidden = allowed.logical_not() if isinstance(allowed, Tensor) and allowed.dtype == torch.bool else allowed
    return f"{_literal(hidden)}  # True = hide\noutput, weights = layer(query, key, value, attn_mask=attn_mask)\n"


def _literal(mask: Tensor) -> str:
    """Return `attn_mask = torch.tensor([...])`, a line for each row, with its type where there is nothing to tell it."""
    mask_graph.in_degrees(mask)  # refuses what is no mask
    if not mask.numel():
        return f"attn_mask = torch.zeros({tuple(mask.shape)}, dtype=torch.bool)"
    rows = "".join(f"    {row},\n" for row in mask.tolist())
    return f"attn_mask = torch.tensor([\n{rows}])"


class SeesNothing(NamedTuple):
    """The output of one query that may see nothing, (Dv,) each, three times; None stands for NaN.

    core   what `attend` gives: zeros
    fused  what scaled_dot_product_attention gives here
    plain  what torch.softmax of a row of -inf, times v, gives
    """

    core: list[float | None]
    fused: list[float | None]
    plain: list[float | None]


def sees_nothing(q: Tensor, k: Tensor, v: Tensor) -> SeesNothing:
    """Return what a query q (Dk,) that may see none of the keys k (Tk, Dk) takes away of v (Tk, Dv), computed 3 ways.

    ValueError unless q has 1 axis, and whatever `attend` raises.
    """
    if q.ndim != 1:
        raise ValueError(f"q must have 1 axis, got shape {tuple(q.shape)}")
    hidden = torch.zeros(1, k.shape[0], dtype=torch.bool)
    core = attend(q[None], k, v, hidden).output[0]
    fused = scaled_dot_product_attention(q[None, None, None], k[None, None], v[None, None], attn_mask=hidden)[0, 0, 0]
    plain = torch.softmax((q[None] @ k.T).masked_fill(~hidden, -torch.inf), -1) @ v
    return SeesNothing(*(_plain(row) for row in (core, fused, plain[0])))


def _plain(row: Tensor) -> list[float | None]:
    """Return a row as floats, None for NaN."""
    return [None if math.isnan(value) else value for value in row.tolist()]
