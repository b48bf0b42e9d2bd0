"""One word looks for another: the weights follow from the strength, at any positions."""

import math

import pytest
import torch

from attn_core.experiments import averaging_to_attention

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
