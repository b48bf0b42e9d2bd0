"""Masks in PyTorch: the meaning of True in each function, and the result of a fully masked row."""

import math

import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core.attention import attend


def for_fused(allowed: Tensor) -> str:
    """Return the lines that hand a mask (Tq, Tk) to scaled_dot_product_attention: True = take part; they need q, k, v."""
    call = "torch.nn.functional.scaled_dot_product_attention(\n    q, k, v, attn_mask=attn_mask\n)"
    return f"{_literal(allowed)}  # True = take part\noutput = {call}\n"


def for_module(allowed: Tensor) -> str:
    """Return the lines that hand a mask (Tq, Tk) to a torch.nn.MultiheadAttention called layer: True = hide.

    They need the sources query, key, value. The same cells as in `for_fused`, inverted. A row that sees nothing is NaN.
    """
    return f"{_literal(~allowed)}  # True = hide\noutput, weights = layer(query, key, value, attn_mask=attn_mask)\n"


def _literal(mask: Tensor) -> str:
    rows = "".join(f"    {row},\n" for row in mask.tolist())
    return f"attn_mask = torch.tensor([\n{rows}])"


def sees_nothing(q: Tensor, k: Tensor, v: Tensor) -> tuple[list[float | None], ...]:
    """Return the output (Dv,) of a query q (Dk,) that may see none of keys k (Tk, Dk) and values v (Tk, Dv); None for NaN.

    Three ways: of `attend`, of scaled_dot_product_attention, and of torch.softmax and v.
    """
    hidden = torch.zeros(1, k.shape[0], dtype=torch.bool)
    core = attend(q[None], k, v, hidden).output
    fused = scaled_dot_product_attention(q[None, None, None], k[None, None], v[None, None], attn_mask=hidden)[0, 0]
    plain = torch.softmax((q[None] @ k.T).masked_fill(~hidden, -torch.inf), -1) @ v
    return tuple([None if math.isnan(value) else value for value in way[0].tolist()] for way in (core, fused, plain))
