"""A sink: one more score in each row's softmax that no value belongs to, so that a head may leave some weight unused."""

from collections.abc import Sequence

import torch
from torch import Tensor
from torch.nn.functional import pad

Sink = float | tuple[float, ...] | None  # for all heads, or one for each; None: there is none


def listed(sink: Sink) -> tuple[float, ...]:
    """Return the scores of a sink, none where there is no sink."""
    if sink is None:
        return ()
    return sink if isinstance(sink, tuple) else (sink,)


def of_heads(sink: Sink, heads: Sequence[int]) -> Sink:
    """Return the sink of some heads alone."""
    return tuple(sink[head] for head in heads) if isinstance(sink, tuple) else sink


def of_head(sink: Sink, head: int) -> float | None:
    """Return the sink's score of one head."""
    return sink[head] if isinstance(sink, tuple) else sink


def check(sink: Sink, q: Tensor) -> None:
    """Raise ValueError unless a sink is one number, or one for each head of q (..., H, Tq, Dk)."""
    if isinstance(sink, tuple) and (q.ndim < 3 or q.shape[-3] != len(sink)):
        heads = q.shape[-3] if q.ndim > 2 else 0
        raise ValueError(f"sink must be one number, or one for each of {heads} heads, got {len(sink)} numbers")


def column(sink: Sink, masked: Tensor) -> Tensor | None:
    """Return the sink's score beside each row of masked (..., Tq, Tk), as (..., Tq, 1); None where there is no sink."""
    if sink is None:
        return None
    scores = torch.tensor(listed(sink), dtype=masked.dtype, device=masked.device)
    each = scores[:, None, None] if isinstance(sink, tuple) else scores
    return each.expand(*masked.shape[:-1], 1)


def beside(step: Tensor, sink: Tensor | None) -> Tensor:
    """Return a step (..., Tk) with the sink's score (..., 1) as one more column; the step itself where there is none."""
    return step if sink is None else torch.cat([step, sink.expand(*step.shape[:-1], 1).to(step)], -1)


def rounded(step: Tensor, sink: Tensor | None) -> Tensor:
    """Return a step (..., Tk) with 0 as one more column: a sink's score is no sum, and rounds no score beside it."""
    return step if sink is None else pad(step, (0, 1))  # a step may have fewer leading axes than its sink
