"""The mean over many draws of dropout: back to the weights, as slowly as theory says."""

import pytest
import torch

from attn_core import AttentionConfig, attend, dropout, masks

WEIGHTS = torch.softmax(torch.randn(3, 5, generator=torch.Generator().manual_seed(0), dtype=torch.float64), -1)


def test_the_mean_returns_the_weights():
    found = dropout.average(WEIGHTS, 0.5, 4000, seed=0)
    torch.testing.assert_close(found.mean, WEIGHTS, atol=0.05, rtol=0)
    assert found.differences.shape == (4000,)
    assert found.differences[-1] < found.differences[0] / 10
    assert found.differences[-1].item() == pytest.approx((found.mean - WEIGHTS).abs().max().item())
    torch.testing.assert_close(found.row_sums.mean(0), torch.ones(3, dtype=torch.float64), atol=0.05, rtol=0)
    assert (found.row_sums[0] - 1).abs().max() > 0.01


def test_draw_n_is_what_attend_drops_with_seed_plus_n():
    x = torch.randn(2, 5, 3, generator=torch.Generator().manual_seed(0), dtype=torch.float64)
    traces = [attend(x, x, x, masks.causal(5, 5), AttentionConfig(dropout=0.4, seed=7 + n)) for n in range(3)]
    found = dropout.average(traces[0].weights, 0.4, 3, seed=7)
    torch.testing.assert_close(found.mean, sum(trace.dropped for trace in traces) / 3)
    first = [traces[0].dropped, (traces[0].dropped + traces[1].dropped) / 2]
    expected = [(mean - traces[0].weights).abs().max() for mean in first]
    torch.testing.assert_close(found.differences[:2], torch.stack(expected))
    torch.testing.assert_close(found.row_sums, torch.stack([trace.dropped.sum(-1) for trace in traces]))


@pytest.mark.parametrize("size", [2, 7, 64])
def test_one_head_is_averaged_over_the_draws_that_it_has_among_all(size: int):
    weights = torch.rand((3, size, size), generator=torch.Generator().manual_seed(1))
    whole = dropout.average(weights, 0.4, 3, seed=7)
    for head in (0, 1, 2):
        one = dropout.average(weights, 0.4, 3, 7, head)
        assert torch.equal(one.mean, whole.mean[head])
        assert torch.equal(one.row_sums, whole.row_sums[:, head])
        assert one.differences[-1] == (whole.mean - weights)[head].abs().max()
    assert not torch.equal(dropout.average(weights[1], 0.4, 3, 7).mean, whole.mean[1])
    assert torch.equal(dropout.average(weights, 0.0, 3, 7, 1).mean, weights[1])


def test_a_weight_whose_number_is_p_itself_is_kept():
    """Kept where the drawn number is at least p: with p one of the numbers, that weight stays and the smaller ones go."""
    numbers = torch.rand(3, 5, generator=torch.Generator().manual_seed(7))
    dropped = dropout.drop(torch.ones(3, 5), numbers[1, 2].item(), seed=7)
    assert dropped.bool().tolist() == [[number >= numbers[1, 2] for number in row] for row in numbers]
    assert dropped[1, 2] > 1


def test_what_a_draw_drops_is_counted_and_what_is_left_multiplied():
    weights = torch.tensor([[0.5, 0.25, 0.25], [1.0, 0.0, 0.0]], dtype=torch.float64)
    assert dropout.counts(weights, weights) == (4, 0)
    assert dropout.counts(weights, weights * torch.tensor([[1, 0, 1], [0, 1, 1]])) == (4, 2)
    drawn = dropout.drop(weights, 0.3, 1)
    assert dropout.counts(weights, drawn) == (4, int((drawn[weights > 0] == 0).sum()))
    left = drawn != 0
    torch.testing.assert_close(drawn[left], dropout.factor(0.3) * weights[left])
    assert (dropout.factor(0.0), dropout.factor(0.5), dropout.factor(1.0)) == (1, 2, 0)
