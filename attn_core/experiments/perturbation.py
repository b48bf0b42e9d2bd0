"""Change one thing and see what moves: a token, one example of a batch, the length of the text."""

import torch
from torch import Tensor

from attn_core import comparison, validation
from attn_core.experiments.stacked_layers import Layer


def moved(layer: Layer, x: Tensor, changed: int) -> Tensor:
    """Return how far each token's or example's output moves when 1 is added to every number of one of them.

    x (T, D), a row a token: (T,), exactly 0 for rows that can't see the token (see `mask_graph.can_move`). x (B, T, D), a
    row an example: (B,), exactly 0 for the others. ValueError for a row that is not there.
    """
    validation.whole("changed", changed, low=0, high=len(x) - 1)
    other = x.clone()
    other[changed] += 1
    return comparison.by_row(layer(x).flatten(1), layer(other).flatten(1))


def growing(layer: Layer, x: Tensor, token: int) -> Tensor:
    """Return (T,), how far each row of the output moves when a token comes to those before it; 0 from its own row on.

    x (T, D). With a causal mask old rows stay, up to rounding, for products of other lengths are added in another
    order; without one they move. ValueError for T beyond the layer's context, or for a token outside 0..T-1.
    """
    validation.axes("x", x, 2)
    layer.mask(len(x))
    validation.whole("token", token, low=0, high=len(x) - 1)
    rows = torch.zeros(len(x), dtype=x.dtype)
    rows[:token] = comparison.by_row(layer(x[:token]), layer(x[: token + 1])[:token])
    return rows
