"""A mask that comes after softmax, a common mistake: hidden keys take part in softmax, and rows no longer sum to 1."""

from torch import Tensor

from attn_core.attention import AttentionTrace, softmax


def row_sums(trace: AttentionTrace, allowed: Tensor) -> Tensor:
    """Return (..., Tq), the sum of each row of weights if hidden ones were set to 0 after softmax, at trace's temperature.

    allowed broadcasts to (..., Tq, Tk).
    """
    return (softmax(trace.biased, trace.temperature, unbiased=trace.capped) * allowed).sum(-1)
