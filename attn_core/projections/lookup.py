"""Attention as a look-up in keys and values: soft by weights, or exact as in a dictionary."""

from dataclasses import replace
from typing import NamedTuple

from torch import Tensor

from attn_core import comparison, validation
from attn_core.attention import attend
from attn_core.projections.one_head import HeadProjections, HeadTrace


class Lookup(NamedTuple):
    """What one query finds.

    soft (Dv)   the values, mixed by the weights, before dropout
    exact (Dv)  the value of the best match alone, the mean of those where several match best; 0 where nothing is seen
    best        the positions of the best matches
    difference  the largest difference between the two
    """

    soft: Tensor
    exact: Tensor
    best: list[int]
    difference: float


def look_up(one: HeadProjections, own: HeadTrace, query: int) -> Lookup:
    """Return what one query finds; exact is attention at temperature 0. ValueError where the query is not there."""
    validation.whole("query", query, low=0, high=len(own.q) - 1)
    row = slice(query, query + 1)
    allowed = one.scene.allowed()
    config = replace(one.scene.config(), temperature=0.0, dropout=0.0)
    limit = attend(own.q[row], own.k, own.v, None if allowed is None else allowed[row], config)
    soft, exact = own.trace.weights[query] @ own.v, limit.output[0]
    return Lookup(soft, exact, limit.weights[0].nonzero().flatten().tolist(), comparison.largest(soft, exact))
