"""Attention of which only the weights are known: a trace without queries, keys, values, scores and outputs."""

from collections.abc import Callable

from torch import Tensor

from attn_core.attention import AttentionTrace, tied
from attn_core.heads import MultiHeadTrace


class GivenWeights(AttentionTrace):
    """Attention weights (..., Tq, Tk) alone; every other step raises an AttributeError that says so."""

    def __init__(self, weights: Tensor) -> None:
        object.__setattr__(self, "weights", weights)
        object.__setattr__(self, "dropped", weights)

    def __getattr__(self, name: str) -> Tensor:
        """Refuse a step that nobody knows."""
        raise AttributeError(f"{name}: this attention is given as weights alone")

    def ties(self, at: tuple[int | slice, ...]) -> Tensor:
        """Return which weights of the rows at an index are the largest; none in a row of zeros."""
        weights = self.weights[at]
        return tied(weights) & (weights > 0)

    def map(self, function: Callable[[Tensor], Tensor]) -> "GivenWeights":
        """Return the trace with a function applied to the weights."""
        return GivenWeights(function(self.weights))


class GivenLayer(MultiHeadTrace):
    """The heads of a layer of which only the weights are known, (H, Tq, Tk)."""

    def __init__(self, weights: Tensor) -> None:
        object.__setattr__(self, "heads", GivenWeights(weights))

    def __getattr__(self, name: str) -> Tensor:
        """Refuse an output that nobody knows."""
        raise AttributeError(f"{name}: this attention is given as weights alone")
