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


def test_both_ends():
    assert torch.equal(dropout.average(WEIGHTS, 0.0, 2, 0).mean, WEIGHTS)
    assert not dropout.average(WEIGHTS, 1.0, 3, 0).mean.any()


def test_without_dropout_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(dropout, "drop", None)
    mean, differences, row_sums = dropout.average(WEIGHTS, 0.0, 1000, 0)
    assert torch.equal(mean, WEIGHTS)
    assert torch.equal(differences, torch.zeros(1000, dtype=torch.float64))
    assert torch.equal(row_sums, WEIGHTS.sum(-1).expand(1000, 3))
