"""What today's models do differently, in small, against plain torch and closed forms."""

import math

import pytest
import torch

from attn_core.attention import AttentionConfig
from attn_core.experiments import todays_models
from attn_core.heads import Projections
from attn_core.masks import causal


@pytest.mark.parametrize("distance", [0, 1, 7, 32])
def test_a_score_of_turned_vectors_depends_on_their_distance_alone(distance: int):
    wanted = math.cos(distance) + math.cos(distance / 10)
    for key in (0, 3, 100):
        found = todays_models.clocks(key + distance, key)
        assert sum(each.product for each in found) == pytest.approx(wanted, abs=1e-12)
        assert [each.query - each.key for each in found] == pytest.approx([distance, distance / 10], abs=1e-9)


def test_the_cache_of_a_model_has_the_bytes_of_its_keys_and_values():
    found = {count: todays_models.LLAMA.cache_bytes(count) for count in (32, 8, 1)}
    assert found == {32: 64 * 2**30, 8: 16 * 2**30, 1: 2 * 2**30}
    for wrong in (0, 3, 33):
        with pytest.raises(ValueError, match=f"key_value_heads must.*got {wrong}"):
            todays_models.LLAMA.cache_bytes(wrong)


def test_a_cache_changes_no_output_and_saves_multiplications():
    """Against torch's own function over the whole sentence; multiplications are counted matrix by matrix."""
    draws = torch.Generator().manual_seed(5)
    x, *matrices = (torch.randn(*shape, generator=draws) for shape in ((6, 8), (8, 4), (8, 4), (8, 5)))
    found = todays_models.generate(x, Projections(*matrices), AttentionConfig())
    q, k, v = (x @ matrix for matrix in matrices)
    wanted = torch.nn.functional.scaled_dot_product_attention(q, k, v, causal(6, 6))
    for output in (found.cached, found.again):
        torch.testing.assert_close(output, wanted, atol=1e-5, rtol=1e-5)
    assert found.difference == (found.cached - found.again).abs().max().item() < 1e-5
    projected = 8 * 4 + 8 * 4 + 8 * 5
    assert found.multiplications[0] == [projected + n * 4 + n * 5 for n in range(1, 7)]
    assert found.multiplications[1] == [n * projected + n * n * 4 + n * n * 5 for n in range(1, 7)]


@pytest.mark.parametrize("size", range(1, 10))
def test_a_row_in_blocks_is_softmax_if_earlier_sums_are_rescaled(size: int):
    scores = todays_models.SCORES
    right, wrong = (todays_models.in_blocks(scores, size, rescaled) for rescaled in (True, False))
    torch.testing.assert_close(right.weights, scores.softmax(0))
    end = right.blocks[-1]
    assert (end.largest, end.total) == pytest.approx((5, (scores - 5).exp().sum().item()))
    assert [block.first for block in right.blocks] == [*range(0, 8, size)]
    assert [block.largest for block in right.blocks] == [scores[: first + size].max() for first in range(0, 8, size)]
    assert torch.allclose(wrong.weights, right.weights) == (size >= 7)  # the largest score is the seventh
    assert wrong.weights.sum() == pytest.approx(1)


def test_blocks_of_any_scores_give_softmax():
    draws = torch.Generator().manual_seed(1)
    for size in (1, 3, 50):
        scores = 300 * torch.randn(41, generator=draws)
        torch.testing.assert_close(todays_models.in_blocks(scores, size).weights, scores.softmax(0))
    with pytest.raises(ValueError, match="size must"):
        todays_models.in_blocks(scores, 0)
