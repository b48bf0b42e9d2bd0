"""One head by scalars: each step against the matrices, and what is refused."""

import re

import pytest
import torch

from attn_core import AttentionConfig, attend, masks
from attn_core.loops import against_matrices


def draw(*shape: int, seed: int = 0, dtype: torch.dtype = torch.float64) -> torch.Tensor:
    """Return a seeded Gaussian tensor."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=dtype)


Q, K, V = draw(5, 3), draw(7, 3, seed=1), draw(7, 2, seed=2)


@pytest.mark.parametrize("temperature", [0.0, 0.3, 1.0, 5.0])
@pytest.mark.parametrize("allowed", [None, masks.causal(5, 7), masks.causal(5, 7) & masks.window(5, 7, 0)])
def test_each_step_is_the_matrices_step(allowed, temperature: float):
    config = AttentionConfig(temperature=temperature)
    found, expected = against_matrices.by_loops(Q, K, V, allowed, config), attend(Q, K, V, allowed, config)
    seen = expected.masked.isfinite()
    assert torch.equal(found.allowed, seen)
    torch.testing.assert_close(found.scores, torch.where(seen, expected.scaled, 0.0))
    torch.testing.assert_close(found.weights, expected.weights)
    torch.testing.assert_close(found.output, expected.output)
    assert found.parts.amax(-1).tolist() == [1.0] * 5  # exp(0), at the largest score


def test_a_mask_of_one_row_is_spread_over_the_queries():
    row = masks.prefix(1, 7, 3)
    torch.testing.assert_close(against_matrices.by_loops(Q, K, V, row).output, attend(Q, K, V, row).output)
    assert against_matrices.against_matrices(Q, K, V, row).difference < 1e-12


def test_loops_and_matrices_agree_but_not_bit_by_bit():
    q, k, v = (draw(16, 8, seed=n, dtype=torch.float32) for n in range(3))
    found = against_matrices.against_matrices(q, k, v, masks.causal(16, 16), AttentionConfig(dropout=0.9))
    assert 0 < found.difference < 1e-6
    assert against_matrices.against_matrices(Q[:0], K, V).difference == 0.0


@pytest.mark.parametrize(
    ("inputs", "message"),
    [
        ((Q[None], K, V), "q must have 2 axes, got shape (1, 5, 3)"),
        ((Q, K[:, 0], V), "k must have 2 axes, got shape (7,)"),
        ((Q, K[:, :2], V), "q and k must have the same width"),
        ((Q, K, V, masks.causal(5, 6)), "allowed must broadcast to (5, 7), got shape (5, 6)"),
        ((Q, K, V * torch.nan), "v must be finite, got nan at index (0, 0)"),
    ],
)
def test_what_is_refused(inputs: tuple, message: str):
    with pytest.raises(ValueError, match=re.escape(message)):
        against_matrices.by_loops(*inputs)
