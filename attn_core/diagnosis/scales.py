"""The scale that explains weights or an output best, where none of the known ones does."""

import torch
from torch import Tensor

from attn_core.diagnosis.given import Given

ROWS = 32  # of one head that a scale is sought in
SCALES = torch.logspace(-3, 1.5, 60, dtype=torch.float64)  # of either sign, that are tried
STEPS = 20  # of Gauss and Newton, from the best of these


def fitted(given: Given) -> float:
    """Return the scale that scores were multiplied by, by least squares; NaN where the numbers tell none."""
    q, k, v = given.q[0, :1, :ROWS], given.k[0, :1], given.v[0, :1]
    scores, allowed, bias = q @ k.mT, given.mask[0, :1, :ROWS], given.bias[0, :1, :ROWS]
    target = given.output if given.weights is None else given.weights
    assert target is not None
    target = target[0, :1, :ROWS]

    def at(scale: Tensor) -> tuple[Tensor, Tensor]:
        """Return how far the numbers are at a scale from those given, and their derivative."""
        masked = (scores * scale + bias).masked_fill(~allowed, -torch.inf)
        weights = torch.softmax(masked, -1).nan_to_num(0.0)
        rise = weights * (scores - (weights * scores).sum(-1, keepdim=True))
        return (weights - target, rise) if given.weights is not None else (weights @ v - target, rise @ v)

    scale = min((*SCALES, *-SCALES), key=lambda tried: float(at(tried)[0].square().sum()))
    for _ in range(STEPS):
        off, rise = at(scale)
        scale = scale - (rise * off).sum() / rise.square().sum()
    return float(scale)
