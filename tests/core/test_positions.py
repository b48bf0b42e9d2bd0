"""Sinusoidal positions against their formula, one scalar at a time."""

import math

import pytest
import torch

from attn_core import positions


@pytest.mark.parametrize(("length", "width"), [(1, 1), (7, 2), (11, 5), (13, 32), (128, 33)])
def test_formula(length: int, width: int):
    def entry(t: int, column: int) -> float:
        angle = t / 10_000 ** ((column - column % 2) / width)
        return math.cos(angle) if column % 2 else math.sin(angle)

    expected = torch.tensor([[entry(t, column) for column in range(width)] for t in range(length)])
    found = positions.sinusoidal(length, width)
    assert found.dtype == torch.float32
    torch.testing.assert_close(found, expected)


def test_bounds_and_mean_square():
    found = positions.sinusoidal(100, 24)
    assert found.abs().max() <= 1
    torch.testing.assert_close(found.pow(2).mean(-1), torch.full((100,), 0.5))


def test_no_two_positions_are_alike():
    assert torch.cdist(positions.sinusoidal(128, 16), positions.sinusoidal(128, 16)).add(torch.eye(128)).min() > 0.1


def test_a_longer_text_keeps_its_first_positions():
    assert torch.equal(positions.sinusoidal(50, 8)[:20], positions.sinusoidal(20, 8))


def test_no_positions():
    assert positions.sinusoidal(0, 6).shape == (0, 6)


@pytest.mark.parametrize(("length", "width", "name"), [(-1, 4, "length"), (4, 0, "width"), (1.5, 4, "length")])
def test_what_is_refused(length, width, name: str):
    with pytest.raises(ValueError, match=rf"{name} must be a whole number at least"):
        positions.sinusoidal(length, width)
