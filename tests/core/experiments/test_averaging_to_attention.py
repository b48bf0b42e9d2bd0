"""The five rungs: the first three agree, the last two are attention; and their measures."""

import pytest
import torch

from attn_core import AttentionConfig, attend, averaging, masks
from attn_core.experiments import averaging_to_attention


def draw(*shape: int, seed: int = 0) -> torch.Tensor:
    """Return a seeded Gaussian tensor."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


X, WQ, WK = draw(7, 5), draw(5, 3, seed=1), draw(5, 3, seed=2)


def test_names_and_shapes():
    rungs = averaging_to_attention.rungs(X, WQ, WK, masks.causal(7, 7))
    assert len(rungs) == len(averaging_to_attention.RUNGS)
    assert [rung.scores is None for rung in rungs] == [True, True, False, False, False]
    assert {tuple(rung.weights.shape) for rung in rungs} == {(7, 7)}
    assert {tuple(rung.result.shape) for rung in rungs} == {(7, 5)}


def test_the_first_three_are_the_mean_of_the_past():
    for rung in averaging_to_attention.rungs(X, WQ, WK, masks.causal(7, 7))[:3]:
        torch.testing.assert_close(rung.result, averaging.by_loop(X))
        torch.testing.assert_close(rung.weights, averaging.by_loop(torch.eye(7, dtype=X.dtype)))


def test_the_last_two_are_attention():
    config = AttentionConfig(scale=0.3, temperature=2.0)
    *_, tokens, query_key = averaging_to_attention.rungs(X, WQ, WK, masks.causal(7, 7), config)
    for rung, q, k in ((tokens, X, X), (query_key, X @ WQ, X @ WK)):
        expected = attend(q, k, X, masks.causal(7, 7), config)
        torch.testing.assert_close(rung.weights, expected.weights)
        torch.testing.assert_close(rung.result, expected.output)
        assert torch.equal(rung.scores, expected.masked)


@pytest.mark.parametrize("allowed", [masks.bidirectional(7, 7), masks.window(7, 7, 1), masks.causal(7, 7).T])
def test_each_result_is_its_weights_times_x(allowed):
    copies = [tensor.clone() for tensor in (X, WQ, WK)]
    for rung in averaging_to_attention.rungs(X, WQ, WK, allowed):
        torch.testing.assert_close(rung.result, rung.weights @ X)
        torch.testing.assert_close(rung.weights.sum(-1), torch.ones(7, dtype=X.dtype))
        assert (rung.weights[~allowed] == 0).all()
    assert all(torch.equal(tensor, copy) for tensor, copy in zip((X, WQ, WK), copies, strict=True))


def test_a_token_that_sees_nothing_gets_zeros_on_every_rung():
    allowed = masks.graph(7, [(0, 1), (2, 2)])
    for rung in averaging_to_attention.rungs(X, WQ, WK, allowed):
        assert rung.weights[0].tolist() == [0] * 7
        assert rung.result[0].tolist() == [0] * 5
        assert rung.weights[1].tolist() == [1, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("length", [0, 1])
def test_few_tokens(length: int):
    for rung in averaging_to_attention.rungs(X[:length], WQ, WK, masks.causal(length, length)):
        assert rung.weights.tolist() == [[1.0]] * length
        torch.testing.assert_close(rung.result, X[:length])


def test_naive_attention_looks_at_itself_and_projections_change_that():
    naive, projected = averaging_to_attention.rungs(X, WQ, WK, masks.bidirectional(7, 7))[3:]
    share, rows = averaging_to_attention.on_itself(naive.weights)
    assert share == pytest.approx(naive.weights.diag().mean().item())
    assert rows == 7
    assert averaging_to_attention.on_itself(projected.weights)[1] < 7
    assert averaging_to_attention.asymmetry(naive.scores) < 1e-12
    assert averaging_to_attention.asymmetry(naive.weights) > 0.01
    assert averaging_to_attention.asymmetry(projected.scores) > 0.01


def test_known_measures():
    assert averaging_to_attention.on_itself(torch.tensor([[0.5, 0.5], [1.0, 0.0]])) == (0.25, 1)
    assert averaging_to_attention.on_itself(torch.zeros(2, 2)) == (0.0, 0)
    ties = torch.tensor([[0.4, 0.4, 0.2], [0.5, 0.5, 0.0], [0.6, 0.1, 0.3]])  # two rows share the largest weight
    assert averaging_to_attention.on_itself(ties) == (pytest.approx((0.4 + 0.5 + 0.3) / 3), 2)
    assert averaging_to_attention.asymmetry(torch.tensor([[1.0, 5.0], [2.0, 1.0]])) == 3.0
    assert averaging_to_attention.asymmetry(torch.tensor([[1.0, -torch.inf], [2.0, 1.0]])) == 0.0
    assert averaging_to_attention.asymmetry(torch.zeros(0, 0)) == 0.0
