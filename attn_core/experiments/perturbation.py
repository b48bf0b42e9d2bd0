"""Change one thing and see what moves: a token, one example of a batch, the length of the text."""

import torch
from torch import Tensor

from attn_core import comparison, validation
from attn_core.experiments.stacked_layers import Layer


def one_token(layer: Layer, x: Tensor, token: int) -> Tensor:
    """Return (T,), how far each row of the output moves when 1 is added to every entry of one token's vector.

    x (T, D). Rows that can't see the token give exactly 0 (`graphs.can_move` says which can); the token's own row may
    move through its query alone. ValueError unless x has 2 axes, or for a token outside 0..T-1.
    """
    if x.ndim != 2:
        raise ValueError(f"x must have 2 axes, got shape {tuple(x.shape)}")
    validation.whole("token", token, low=0, high=len(x) - 1)
    changed = x.clone()
    changed[token] += 1
    return comparison.by_row(layer(x), layer(changed))


def one_example(layer: Layer, batch: Tensor, example: int) -> list[float]:
    """Return how far each of B examples' output moves when 1 is added to every entry of one example: others exactly 0.

    batch (B, T, D). ValueError unless batch has 3 axes, or for an example outside 0..B-1.
    """
    if batch.ndim != 3:
        raise ValueError(f"batch must have 3 axes (examples, tokens, width), got shape {tuple(batch.shape)}")
    validation.whole("example", example, low=0, high=len(batch) - 1)
    changed = batch.clone()
    changed[example] += 1
    return comparison.by_row(layer(batch).flatten(1), layer(changed).flatten(1)).tolist()


def growing(layer: Layer, x: Tensor, token: int) -> Tensor:
    """Return (T,), how far each row of the output moves when a token comes to those before it; 0 from its own row on.

    x (T, D). With a causal mask old rows stay, up to rounding, for products of other lengths are added in another
    order; without one they move. ValueError unless x has 2 axes, for T beyond the layer's context, or for a token
    outside 0..T-1.
    """
    if x.ndim != 2:
        raise ValueError(f"x must have 2 axes, got shape {tuple(x.shape)}")
    layer.mask(len(x))
    validation.whole("token", token, low=0, high=len(x) - 1)
    moved = torch.zeros(len(x), dtype=x.dtype)
    moved[:token] = comparison.by_row(layer(x[:token]), layer(x[: token + 1])[:token])
    return moved
