"""The scale that explains weights or an output best, where none of the known ones does."""

import torch
from torch import Tensor

from attn_core.diagnosis.given import Given

ROWS = 32  # of one head that a scale is sought in
SMALLEST, LARGEST = 1e-3, 30.0  # scales between which it is sought, where only an output is given


def fitted(given: Given) -> float | None:
    """Return the scale that scores were multiplied by, by least squares; None where the numbers tell none."""
    q, k, v = given.q[0, :1, :ROWS], given.k[0, :1], given.v[0, :1]
    scores, allowed, bias = q @ k.mT, given.mask[0, :1, :ROWS], given.bias[0, :1, :ROWS]
    if given.weights is not None:
        return _of_weights(scores, given.weights[0, :1, :ROWS], allowed, bias)
    assert given.output is not None
    target = given.output[0, :1, :ROWS]
    if not target.isfinite().all():
        return None

    def off(scale: Tensor) -> float:
        masked = (scores * scale.exp() + bias).masked_fill(~allowed, -torch.inf)
        return float((torch.softmax(masked, -1).nan_to_num(0.0) @ v - target).square().sum())

    tried = torch.linspace(torch.tensor(SMALLEST).log(), torch.tensor(LARGEST).log(), 40, dtype=torch.float64)
    for _ in range(7):  # each time around the best one, eight times as fine
        best = int(torch.tensor([off(scale) for scale in tried]).argmin())
        low, high = tried[max(best - 1, 0)], tried[min(best + 1, len(tried) - 1)]
        tried = torch.linspace(float(low), float(high), 17, dtype=torch.float64)
    return float(tried[8].exp())


def _of_weights(scores: Tensor, weights: Tensor, allowed: Tensor, bias: Tensor) -> float | None:
    """Return the slope of log weights over scores, each less its mean in a row."""
    seen = allowed & (weights > 0)
    logs = (weights.clamp(min=1e-300).log() - bias).masked_fill(~seen, 0.0)
    count = seen.sum(-1, keepdim=True).clamp(min=1)
    scores = scores.masked_fill(~seen, 0.0)
    rise = (logs - logs.sum(-1, keepdim=True) / count).masked_fill(~seen, 0.0)
    run = (scores - scores.sum(-1, keepdim=True) / count).masked_fill(~seen, 0.0)
    weighed = weights.nan_to_num(0.0)  # a large weight is rounded less, relative to the others
    below = (run.square() * weighed).sum().item()
    return (rise * run * weighed).sum().item() / below if below > 0 else None
