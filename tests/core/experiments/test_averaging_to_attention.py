"""The five rungs from the mean of the past to attention; and one word that looks for another."""

import math

import pytest
import torch

from attn_core import AttentionConfig, attend, averaging, masks
from attn_core.experiments import averaging_to_attention
from tests.edges import draw64 as draw

X, WQ, WK = draw(7, 5), draw(5, 3, seed=1), draw(5, 3, seed=2)


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


def test_known_measures():
    assert averaging_to_attention.on_itself(torch.tensor([[0.5, 0.5], [1.0, 0.0]])) == (0.25, 1)
    assert averaging_to_attention.on_itself(torch.zeros(2, 2)) == (0.0, 0)
    ties = torch.tensor([[0.4, 0.4, 0.2], [0.5, 0.5, 0.0], [0.6, 0.1, 0.3]])  # two rows share the largest weight
    assert averaging_to_attention.on_itself(ties) == (pytest.approx((0.4 + 0.5 + 0.3) / 3), 2)
    assert averaging_to_attention.asymmetry(torch.tensor([[1.0, 5.0], [2.0, 1.0]])) == 3.0
    assert averaging_to_attention.asymmetry(torch.tensor([[1.0, -torch.inf], [2.0, 1.0]])) == 0.0
    assert averaging_to_attention.asymmetry(torch.zeros(0, 0)) == 0.0


WORDS = ["the", "bat", "saw", "The", "bat", "cave"]


@pytest.mark.parametrize("strength", [0.0, 1.0, 3.0, 100.0])
def test_the_sought_word_gets_the_share_that_the_strength_says(strength: float):
    """e^s / (e^s + n - 1) for one sought word of n."""
    weights = averaging_to_attention.looks_for(WORDS, 1, 5, strength).weights
    share = 1 / (1 + 5 * math.exp(-strength))
    expected = torch.full((6,), (1 - share) / 5)
    expected[5] = share
    torch.testing.assert_close(weights[1], expected, rtol=1e-5, atol=1e-7)
    torch.testing.assert_close(weights[4], weights[1])  # the same word elsewhere looks the same way
    torch.testing.assert_close(weights[0], torch.full((6,), 1 / 6))  # another looks at nothing in particular


def test_equal_words_share_what_is_sought():
    """Both spellings of "the" are found; a mask leaves one of them; temperature 0 takes all."""
    weights = averaging_to_attention.looks_for(WORDS, 1, 0, 50.0).weights[1]
    torch.testing.assert_close(weights[[0, 3]], torch.tensor([0.5, 0.5]))
    allowed = torch.ones(6, 6, dtype=torch.bool)
    allowed[1, 0] = False
    assert averaging_to_attention.looks_for(WORDS, 1, 0, 1.0, allowed, 0.0).weights[1].tolist() == [0, 0, 0, 1, 0, 0]


def test_softmax_over_queries_gives_columns_that_sum_to_1():
    """Columns sum to 1, rows needn't; a column of -inf gives 0."""
    scores = torch.tensor([[1.0, 0.0, -torch.inf], [3.0, 0.0, -torch.inf]])
    weights = averaging_to_attention.over_queries(scores)
    torch.testing.assert_close(weights.sum(0), torch.tensor([1.0, 1.0, 0.0]))
    torch.testing.assert_close(weights[:, 0], torch.softmax(scores[:, 0], 0))
    assert averaging_to_attention.over_queries(scores, 0.0)[:, 0].tolist() == [0, 1]
