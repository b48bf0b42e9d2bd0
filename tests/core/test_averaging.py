"""The mean of the past: three ways, one answer."""

import pytest
import torch

from attn_core import averaging
from tests.edges import draw64 as draw

WAYS = [averaging.by_loop, averaging.by_matrix, averaging.by_softmax]


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


def test_in_place_drifts_as_known():
    weights = averaging.in_place(torch.eye(8, dtype=torch.float64))
    assert weights[:2].tolist() == averaging.by_loop(torch.eye(8, dtype=torch.float64))[:2].tolist()
    torch.testing.assert_close(weights[2, :3], torch.tensor([1 / 2, 1 / 6, 1 / 3], dtype=torch.float64))
    torch.testing.assert_close(weights.sum(-1), torch.ones(8, dtype=torch.float64))


@pytest.mark.parametrize("shape", [(7, 3), (1, 3), (0, 3), (2, 7, 3)], ids=str)
def test_in_place_is_its_weights_times_x_and_leaves_x(shape: tuple[int, ...]):
    x = draw(*shape)
    copy = x.clone()
    found = averaging.in_place(x)
    torch.testing.assert_close(found, averaging.in_place(torch.eye(shape[-2], dtype=x.dtype)) @ x)
    assert torch.equal(x, copy)
    if shape[-2] > 2:
        assert (found - averaging.by_loop(x)).abs().amax(-1)[..., 2:].min() > 0


def test_rows_of_a_triangle_are_normalised_with_the_axis_kept():
    triangle = torch.ones(5, 5, dtype=torch.float64).tril()
    torch.testing.assert_close(averaging.normalised(triangle), averaging.by_matrix(torch.eye(5, dtype=torch.float64)))
    known = averaging.normalised(torch.tensor([[True, False, True], [False, False, False]]))
    assert known.tolist() == [[0.5, 0, 0.5], [0, 0, 0]]


def test_without_keepdim_row_sums_are_harmonic_numbers():
    wrong = averaging.without_keepdim(torch.ones(4, 4, dtype=torch.float64).tril())
    expected = torch.tensor([1, 3 / 2, 11 / 6, 25 / 12], dtype=torch.float64)
    torch.testing.assert_close(wrong.sum(-1), expected)
    torch.testing.assert_close(wrong[3], 1 / torch.arange(1, 5, dtype=torch.float64))
