"""The mean of the past: three ways, one answer."""

import pytest
import torch

from attn_core import attend, averaging, masks

WAYS = [averaging.by_loop, averaging.by_matrix, averaging.by_softmax]


def draw(*shape: int, dtype: torch.dtype = torch.float64) -> torch.Tensor:
    """Return a seeded Gaussian tensor."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(0), dtype=dtype)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("shape", [(7, 3), (1, 3), (0, 3), (5, 0), (2, 7, 3), (2, 3, 7, 5), (0, 7, 3)], ids=str)
def test_row_t_is_the_mean_of_rows_up_to_t(way, shape: tuple[int, ...]):
    x = draw(*shape)
    copy = x.clone()
    means = way(x)
    assert means.shape == x.shape
    for t in range(shape[-2]):
        torch.testing.assert_close(means[..., t, :], sum(x[..., i, :] for i in range(t + 1)) / (t + 1))
    assert torch.equal(x, copy)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32])
def test_types_are_kept(way, dtype: torch.dtype):
    assert way(draw(5, 3).to(dtype)).dtype == dtype


def test_it_is_attention_with_scores_of_zero():
    x = draw(2, 7, 3)
    zeros = torch.zeros(2, 7, 5, dtype=x.dtype)
    torch.testing.assert_close(attend(zeros, zeros, x, masks.causal(7, 7)).output, averaging.by_softmax(x))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("x", [torch.ones(3), torch.ones(3, 2, dtype=torch.int64), torch.tensor(1.0)])
def test_what_is_refused(way, x: torch.Tensor):
    with pytest.raises(ValueError, match="x must be floating with at least 2 axes, got torch"):
        way(x)
