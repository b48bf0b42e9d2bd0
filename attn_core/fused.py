"""The output alone, through torch's fused function, and the mask that this function takes for a mask and a bias."""

import math

import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import grouped, validation
from attn_core.attention import SMALLEST, AttentionConfig, attend, check_inputs, tensors


def attend_output(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    allowed: Tensor | None = None,
    config: AttentionConfig = AttentionConfig(),
    *,
    bias: Tensor | None = None,
) -> Tensor:
    """Return attend(...).output alone, (..., Tq, Dv), through torch's fused function where that can express it.

    A cap, a sink, dropout, temperature 0, half types, empty inputs and scores near the overflow go through `attend`. Raises
    what it raises.
    """
    q, k, v, allowed, bias = tensors(q, k, v, allowed, bias)
    group = grouped.size(q, k, v)
    k, v = grouped.repeated(k, group), grouped.repeated(v, group)
    bound = check_inputs(q, k, v, allowed, config, bias)
    wide = q.dtype in (torch.float32, torch.float64)
    limit = torch.finfo(torch.float32).max * min(1.0, config.temperature)
    if (
        config.cap is not None
        or config.sink is not None
        or config.dropout
        or not wide
        or not (q.numel() and k.numel() and v.numel())
        or config.temperature < SMALLEST
        or not bound < limit
    ):
        return attend(q, k, v, allowed, config, bias=bias).output
    lead = validation.joint(q.shape[:-2], k.shape[:-2], v.shape[:-2]) or ()
    mask = mask_for_torch(allowed, bias, config.temperature, q)
    if mask is not None:  # the fused function takes no leading axes in the mask that q lacks
        q = q.expand(*lead, -1, -1)
    scale = config.factor(q.shape[-1]) / config.temperature
    q, k, v = map(_with_four_axes, (q, k, v))
    return scaled_dot_product_attention(q, k, v, attn_mask=mask, scale=scale).reshape(*lead, q.shape[-2], v.shape[-1])


def mask_for_torch(allowed: Tensor | None, bias: Tensor | None, temperature: float, q: Tensor) -> Tensor | None:
    """Return the attn_mask of scaled_dot_product_attention, of 4 axes or more: boolean, or with a bias float.

    Hidden keys are -inf in a float mask. torch adds it to q·k * scale, and as the scale that torch is given is divided by
    the temperature, so is the bias. None where nothing is hidden and there is no bias.
    """
    mask = None if allowed is None else allowed.to(q.device)
    if bias is not None:
        added = bias.to(q.device, torch.promote_types(q.dtype, torch.float32)) / temperature
        mask = added if mask is None else torch.where(mask, added, -math.inf)
    return None if mask is None else _with_four_axes(torch.atleast_2d(mask))


def _with_four_axes(x: Tensor) -> Tensor:
    """Return x with leading axes of 1 up to 4 axes: torch's fused kernels take no fewer, its plain formula is slower."""
    return x[(None,) * (4 - x.ndim)] if x.ndim < 4 else x
