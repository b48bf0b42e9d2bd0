"""Does torch's own function say the same? The largest difference, for every setting it can express."""

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import comparison
from attn_core.attention import EQUAL, SMALLEST, AttentionConfig, tied
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

    Temperature goes through torch's scale and float mask; of grouped heads torch gets the few keys and values. At
    temperature 0, or one so small that the scale overflows, the outputs are compared with the mean of the values at the
    largest allowed score instead. torch draws dropout differently, so the outputs before it are compared. No keys or no
    queries: difference 0.
    """
    mine = trace.heads.weights @ trace.v.to(trace.heads.weights.dtype)
    scale, warm = config.factor(trace.q.shape[-1]), config.temperature >= SMALLEST
    if mine.numel() == 0 or trace.v.shape[-2] == 0:
        return Agreement(0.0, "zeros", config.dropout > 0)
    largest = trace.heads.scaled.abs().max().item() + (0.0 if bias is None else bias.abs().max().item())
    if warm and largest / config.temperature < torch.finfo(torch.float32).max:
        group, mask = trace.heads.group, mask_for_torch(allowed, bias, config.temperature, trace.q)
        q, k, v = trace.q[None], trace.k[None, ::group], trace.v[None, ::group]  # 4 axes: torch's fused kernel
        scale /= config.temperature
        theirs = scaled_dot_product_attention(q, k, v, attn_mask=mask, scale=scale, enable_gqa=group > 1)[0]
        call = "torch.nn.functional.scaled_dot_product_attention"
    else:
        ties = tied(trace.heads.masked, 0.0 if warm else EQUAL, trace.heads.scaled)  # above the limit rounding counts
        theirs, call = _shared(ties).to(trace.v.dtype) @ trace.v, "the mean of the values at the largest score"
    return Agreement(comparison.largest(mine, theirs), call, config.dropout > 0)


def _shared(ties: Tensor) -> Tensor:
    """Return weights (..., Tq, Tk) that the ties of each row share; 0 where a row has none."""
    return ties / ties.sum(-1, keepdim=True).clamp(min=1)
