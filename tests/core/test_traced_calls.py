"""attend without reading values: torch.compile, torch.vmap and torch.export trace it, and its numbers stay the same."""

import math
from collections.abc import Callable

import pytest
import torch
from torch import Tensor, nn

from attn_core import AttentionConfig, Projections, attend, attend_in_heads, masks
from tests.edges import draw, refused

Q, K, V = draw(2, 4, 5, 8), draw(2, 2, 5, 8, seed=1), draw(2, 2, 5, 6, seed=2)  # grouped heads
X, LAYER = draw(2, 5, 12), Projections(draw(12, 12), draw(12, 12, seed=1), draw(12, 9), draw(9, 12), bo=draw(12))
BLIND = masks.causal(5, 5) & masks.padding([5], 5)[0].logical_not().index_fill(-1, torch.tensor(1), True)
SETTINGS = {
    "plain": (None, None, AttentionConfig()),
    "causal, with a bias": (masks.causal(5, 5), draw(4, 5, 5, seed=3), AttentionConfig(temperature=0.5)),
    "a query that sees nothing": (BLIND, None, AttentionConfig(power=1.0)),
    "temperature 0": (masks.causal(5, 5), None, AttentionConfig(temperature=0.0)),
}
Call = Callable[[Tensor, Tensor, Tensor], Tensor]


@pytest.fixture(params=SETTINGS)
def called(request: pytest.FixtureRequest) -> tuple[Call, Tensor]:
    """Return attend with one of SETTINGS as a function of q, k and v that reads no values, and its checked output."""
    allowed, bias, config = SETTINGS[request.param]
    return (
        lambda q, k, v: attend(q, k, v, allowed, config, bias=bias, check=False).output,
        attend(Q, K, V, allowed, config, bias=bias).output,
    )


class Calls(nn.Module):
    """A module whose forward is a function."""

    def __init__(self, function: Callable[..., Tensor]) -> None:
        super().__init__()
        self.function = function

    def forward(self, *inputs: Tensor) -> Tensor:
        return self.function(*inputs)


def layer(x: Tensor) -> Tensor:
    """Return the output of three heads, without reading values."""
    return attend_in_heads(x, x, LAYER, 3, masks.causal(5, 5), check=False).output


EXPECTED = attend_in_heads(X, X, LAYER, 3, masks.causal(5, 5)).output


def test_a_query_of_these_sees_nothing():
    assert not BLIND[0].any()


def test_it_compiles_as_one_graph(called: tuple[Call, Tensor]):
    function, expected = called
    torch.testing.assert_close(torch.compile(function, fullgraph=True, backend="eager")(Q, K, V), expected)
    torch.testing.assert_close(torch.compile(layer, fullgraph=True, backend="eager")(X), EXPECTED)


def test_it_compiles_for_lengths_that_vary():
    compiled = torch.compile(
        lambda q, k, v: attend(q, k, v, check=False).output, fullgraph=True, backend="eager", dynamic=True
    )
    for length in (3, 5):
        inputs = [each[..., :length, :] for each in (Q, K, V)]
        torch.testing.assert_close(compiled(*inputs), attend(*inputs).output)


def test_it_is_mapped_over_examples(called: tuple[Call, Tensor]):
    function, expected = called
    torch.testing.assert_close(torch.vmap(function)(Q, K, V), expected)
    torch.testing.assert_close(torch.vmap(layer)(X), EXPECTED)
    by_mask = torch.vmap(lambda allowed: attend(Q, K, V, allowed, check=False).output)
    both = torch.stack([masks.causal(5, 5), BLIND])
    torch.testing.assert_close(by_mask(both), torch.stack([attend(Q, K, V, allowed).output for allowed in both]))


def test_it_is_exported(called: tuple[Call, Tensor]):
    function, expected = called
    torch.testing.assert_close(torch.export.export(Calls(function), (Q, K, V)).module()(Q, K, V), expected)
    torch.testing.assert_close(torch.export.export(Calls(layer), (X,)).module()(X), EXPECTED)


def test_shapes_are_checked_and_values_are_not():
    bad = Q.clone()
    bad[0, 0, 0, 0] = math.nan
    assert attend(bad, K, V, check=False).output.isnan().any()
    assert attend(Q, K, V, bias=torch.tensor(-math.inf), check=False).output.isnan().all()
    assert attend_in_heads(X * math.nan, X, LAYER, 3, check=False).output.isnan().all()
    with refused("allowed must broadcast to (2, 4, 5, 5), got shape (5, 4)"):
        attend(Q, K, V, masks.causal(5, 4), check=False)
    with refused("bias must broadcast to (2, 4, 5, 5), got shape (3, 5, 5)"):
        attend(Q, K, V, bias=torch.zeros(3, 5, 5), check=False)
    with refused("heads must divide the columns of wq"):
        attend_in_heads(X, X, LAYER, 5, check=False)
