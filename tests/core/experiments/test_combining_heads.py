"""Heads put together: list, reshape and pack agree; the wrong view, the wrong scale and W_O are numbers."""

from dataclasses import replace

import pytest
import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode

from attn_core import AttentionConfig, Projections, attend_in_heads, masks
from attn_core.experiments import combining_heads


def draw(*shape: int, seed: int = 0) -> Tensor:
    """Return a seeded Gaussian float64 tensor."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


PROJECTIONS = Projections(draw(5, 6, seed=1), draw(5, 6, seed=2), draw(5, 9, seed=3), draw(9, 5, seed=4))
UNMIXED = replace(PROJECTIONS, wo=None)
X = draw(7, 5)
CAUSAL = masks.causal(7, 7)


@pytest.mark.parametrize(("d_model", "heads", "size"), [(32, 2, 16), (33, 3, 11), (8, 1, 8), (8, 8, 1)])
def test_width_stays_when_heads_divide_it(d_model: int, heads: int, size: int):
    assert combining_heads.head_size(d_model, heads) == size


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


def test_the_list_has_padding_for_each_example():
    x, allowed = draw(2, 7, 5), masks.padding([3, 7], 7)
    expected = attend_in_heads(x, x, PROJECTIONS, 3, allowed).output
    torch.testing.assert_close(combining_heads.one_by_one(x, PROJECTIONS, 3, allowed, AttentionConfig()), expected)


def test_one_packed_product_is_three():
    q, k, v = combining_heads.packed(X, PROJECTIONS).split([6, 6, 9], -1)
    for part, w in ((q, PROJECTIONS.wq), (k, PROJECTIONS.wk), (v, PROJECTIONS.wv)):
        torch.testing.assert_close(part, X @ w)
    assert combining_heads.packed_against_three(X, PROJECTIONS).difference < 1e-12


def test_nothing_but_the_products_is_timed_and_both_end_with_q_k_and_v(monkeypatch: pytest.MonkeyPatch):
    class Calls(TorchFunctionMode):
        """Notes the names of torch's functions."""

        def __torch_function__(self, function, types, args=(), kwargs=None):
            """Note one, and call it."""
            names.append(function.__name__)
            return function(*args, **(kwargs or {}))

    names: list[str] = []
    ways: list = []
    monkeypatch.setattr(combining_heads.comparison, "race", lambda *both, repeats: ways.extend(both))
    combining_heads.packed_against_three(X, PROJECTIONS)
    done = []
    for way in ways:
        names.clear()
        with Calls():
            found = way()
        assert [part.shape for part in found] == [(7, 6), (7, 6), (7, 9)]
        done.append(sorted(name.strip("_") for name in names))
    assert done == [["matmul", "split"], ["matmul"] * 3]


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


def test_with_one_head_both_orders_are_right():
    right, wrong = (combining_heads.pipeline(X, PROJECTIONS, 1, transpose).output for transpose in (True, False))
    torch.testing.assert_close(wrong, right)


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


def test_heads_that_do_not_divide_the_width_are_refused():
    with pytest.raises(ValueError, match="heads must divide d_model: got 5 heads and a d_model of 32"):
        combining_heads.head_size(32, 5)
