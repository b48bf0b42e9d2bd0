"""How far the output of loops over scalars is from that of matrix products, and how long each takes."""

import torch
from torch import Tensor

from attn_core import comparison, reference
from attn_core.attention import AttentionConfig, attend
from attn_core.comparison import Race


def race(q: Tensor, k: Tensor, v: Tensor, allowed: Tensor | None, config: AttentionConfig, repeats: int = 1) -> Race:
    """Return how far the outputs of loops and of matrices are apart for one head, and both times, the loops' first.

    q (Tq, Dk), k (Tk, Dk), v (Tk, Dv), allowed (Tq, Tk) or None; without dropout. Loops add in float64, one term after
    another; matrices in the type of q and in an order of their own: equal to about 1e-6 in float32, not bit by bit.
    """

    def loops() -> Tensor:
        output = reference.attend_by_loops(q, k, v, allowed, config.factor(q.shape[-1]), config.temperature)[1]
        return torch.tensor(output, dtype=torch.float64)

    def matrices() -> Tensor:
        return attend(q, k, v, allowed, config).output.double()

    return comparison.race(loops, matrices, repeats)
