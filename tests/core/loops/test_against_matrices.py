"""Loops against matrices: their largest difference, in float32 and in float64."""

import torch

from attn_core import AttentionConfig, masks
from attn_core.loops.against_matrices import race


def draw(*shape: int, seed: int, dtype: torch.dtype) -> torch.Tensor:
    """Return a seeded Gaussian tensor."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=dtype)


def test_loops_and_matrices_agree_but_not_bit_by_bit():
    q, k, v = (draw(16, 8, seed=n, dtype=torch.float32) for n in range(3))
    timed = race(q, k, v, masks.causal(16, 16), AttentionConfig(), repeats=2)
    assert 0 < timed.difference < 1e-6
    assert min(timed.first_ms, timed.second_ms) > 0


def test_in_float64_the_order_of_adding_up_is_all_that_differs():
    q, k, v = (draw(n, 3, seed=n, dtype=torch.float64) for n in (5, 7, 7))
    assert race(q, k, v, masks.prefix(5, 7, 3), AttentionConfig(temperature=0.5)).difference < 1e-12
