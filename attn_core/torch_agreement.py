"""Does torch's own function say the same? The largest difference, for every setting it can express."""

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import pad, scaled_dot_product_attention

from attn_core import comparison, sinks
from attn_core.attention import EQUAL, SMALLEST, AttentionConfig, AttentionTrace, tied
from attn_core.fused import mask_for_torch
from attn_core.heads import MultiHeadTrace


class Agreement(NamedTuple):
    """The largest difference from `call`, the words for what was called, and `before` dropout or not."""

    difference: float
    call: str
    before_dropout: bool


def with_torch(
    trace: MultiHeadTrace, allowed: Tensor | None, config: AttentionConfig, bias: Tensor | None = None
) -> Agreement:
    """Compare the heads' outputs, without a batch, with scaled_dot_product_attention of the same q, k, v and bias.

    Temperature goes through torch's scale and float mask; of grouped heads torch gets the few keys and values. A sink is
    one more key there, whose value is 0. torch has no cap: it is given the capped scores, as a mask. At
    temperature 0, or one so small that the scale overflows, the outputs are compared with the mean of the values at the
    largest allowed score instead. torch draws dropout differently, so the outputs before it are compared. No keys or no
    queries: difference 0.
    """
    mine = trace.heads.weights @ trace.v.to(trace.heads.weights.dtype)
    warm = config.temperature >= SMALLEST
    if mine.numel() == 0 or trace.v.shape[-2] == 0:
        return Agreement(0.0, "zeros", config.dropout > 0)
    largest = trace.heads.scaled.abs().max().item() + (0.0 if bias is None else bias.abs().max().item())
    largest = max(largest, 0.0, *map(abs, sinks.listed(config.sink)))
    if warm and largest / config.temperature < torch.finfo(torch.float32).max:
        theirs = _by_torch(trace.heads, allowed, config, bias)
        given = "" if trace.heads.capped is trace.heads.scaled else ", given the capped scores"
        call = f"torch.nn.functional.scaled_dot_product_attention{given}"
    else:
        sink = trace.heads.sink
        masked, capped = sinks.beside(trace.heads.masked, sink), sinks.rounded(trace.heads.capped, sink)
        ties = tied(masked, 0.0 if warm else EQUAL, capped)  # above the limit rounding counts
        shares = _shared(ties)[..., : trace.v.shape[-2]]
        theirs, call = shares.to(trace.v.dtype) @ trace.v, "the mean of the values at the largest score"
    return Agreement(comparison.largest(mine, theirs), call, config.dropout > 0)


def _by_torch(heads: AttentionTrace, allowed: Tensor | None, config: AttentionConfig, bias: Tensor | None) -> Tensor:
    """Return the outputs of torch's function, (H, Tq, Dv), before dropout."""
    group, mask = heads.group, mask_for_torch(allowed, bias, config.temperature, heads.q)
    q, k, v = heads.q[None], heads.k[None, ::group], heads.v[None, ::group]  # 4 axes: torch's fused kernel
    scale = config.factor(q.shape[-1]) / config.temperature
    if heads.capped is not heads.scaled:
        q, mask = q * 0, heads.masked[None] / config.temperature
    if heads.sink is not None:
        k, v = (pad(each, (0, 0, 0, 1)) for each in (k, v))
        seen = mask if mask is not None else heads.masked.new_zeros(heads.masked.shape)[None]
        seen = torch.where(seen, 0.0, -torch.inf) if seen.dtype == torch.bool else seen
        mask = sinks.beside(seen.expand(1, *heads.masked.shape), heads.sink[None] / config.temperature)
    return scaled_dot_product_attention(q, k, v, attn_mask=mask, scale=scale, enable_gqa=group > 1)[0]


def _shared(ties: Tensor) -> Tensor:
    """Return weights (..., Tq, Tk) that the ties of each row share; 0 where a row has none."""
    return ties / ties.sum(-1, keepdim=True).clamp(min=1)
