"""Heads put together: list, reshape and pack agree; the wrong view, the wrong scale and W_O are numbers."""

from dataclasses import replace

import pytest
import torch

from attn_core import AttentionConfig, Projections, attend_in_heads, masks
from attn_core.experiments import combining_heads
from tests.edges import draw64 as draw

PROJECTIONS = Projections(draw(5, 6, seed=1), draw(5, 6, seed=2), draw(5, 9, seed=3), draw(9, 5, seed=4))
UNMIXED = replace(PROJECTIONS, wo=None)
X = draw(7, 5)
CAUSAL = masks.causal(7, 7)


@pytest.mark.parametrize("layer", [PROJECTIONS, UNMIXED], ids=["mixed", "joined"])
@pytest.mark.parametrize("allowed", [None, CAUSAL])
@pytest.mark.parametrize("shape", [(7, 5), (2, 7, 5)])
def test_a_list_of_heads_is_one_reshaped_product(shape: tuple[int, ...], allowed, layer: Projections):
    x, config = draw(*shape), AttentionConfig(temperature=0.5)
    expected = attend_in_heads(x, x, layer, 3, allowed, config).output
    torch.testing.assert_close(combining_heads.one_by_one(x, layer, 3, allowed, config), expected)
    race = combining_heads.list_against_reshape(x, layer, 3, allowed, config)
    assert race.difference < 1e-12
    assert race.first_ms > 0
    assert race.second_ms > 0


def test_one_packed_product_is_three():
    q, k, v = combining_heads.packed(X, PROJECTIONS).split([6, 6, 9], -1)
    for part, w in ((q, PROJECTIONS.wq), (k, PROJECTIONS.wk), (v, PROJECTIONS.wv)):
        torch.testing.assert_close(part, X @ w)
    assert combining_heads.packed_against_three(X, PROJECTIONS).difference < 1e-12


@pytest.mark.parametrize("allowed", [None, CAUSAL])
def test_the_right_pipeline_is_attention_in_heads(allowed):
    found = combining_heads.pipeline(X, PROJECTIONS, 3, allowed=allowed)
    torch.testing.assert_close(found.output, attend_in_heads(X, X, UNMIXED, 3, allowed).output)
    assert found.steps == [
        ("x", (7, 5)),
        ("x @ wq", (7, 6)),
        ("view(T, H, d)", (7, 3, 2)),
        ("transpose(0, 1)", (3, 7, 2)),
        ("weights", (3, 7, 7)),
        ("weights @ v", (3, 7, 3)),
        ("transpose(0, 1)", (7, 3, 3)),
        ("contiguous().view(T, H*d)", (7, 9)),
    ]
    assert torch.equal(found.origins, torch.arange(7)[:, None].expand(3, 7, 2))


def test_the_wrong_view_has_every_shape_right_and_every_number_wrong():
    right, wrong = (combining_heads.pipeline(X, PROJECTIONS, 3, transpose) for transpose in (True, False))
    assert wrong.steps == [
        ("x", (7, 5)),
        ("x @ wq", (7, 6)),
        ("view(H, T, d)", (3, 7, 2)),
        ("weights", (3, 7, 7)),
        ("weights @ v", (3, 7, 3)),
        ("contiguous().view(T, H*d)", (7, 9)),
    ]
    assert wrong.steps[-1] == right.steps[-1]
    assert (wrong.output - right.output).abs().max() > 0.1
    assert wrong.origins[0].tolist() == [[0, 0], [0, 0], [0, 0], [1, 1], [1, 1], [1, 1], [2, 2]]


def test_what_heads_add_sums_to_the_output():
    found = attend_in_heads(X, X, PROJECTIONS, 3, CAUSAL)
    mixed = combining_heads.head_shares(found, PROJECTIONS.wo)
    assert mixed.shape == (3, 7, 5)
    torch.testing.assert_close(mixed.sum(0), found.output)
    assert (mixed.abs().amax(1) > 0).all()  # each head reaches each column
    apart = combining_heads.head_shares(found, None)
    torch.testing.assert_close(apart.sum(0), found.joined)
    owner = torch.arange(9) // 3
    assert torch.equal(apart.abs().amax(1) > 0, owner == torch.arange(3)[:, None])
