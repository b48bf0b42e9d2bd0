"""How far apart: known tensors, empty ones, and shapes that would broadcast."""

import pytest
import torch

from attn_core import comparison

ONE = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
OTHER = torch.tensor([[1.0, 2.5], [1.0, 4.0]])


def test_known_differences():
    assert comparison.largest(ONE, OTHER) == 2.0
    assert comparison.by_row(ONE, OTHER).tolist() == [0.5, 2.0]
    assert comparison.by_row(ONE[None], OTHER[None]).tolist() == [[0.5, 2.0]]


@pytest.mark.parametrize("measure", [comparison.largest, comparison.by_row])
def test_shapes_that_would_broadcast_are_refused(measure):
    with pytest.raises(ValueError, match=r"one and other must have one shape, got \(2, 2\) and \(2,\)"):
        measure(ONE, ONE[0])


def test_a_race_runs_both_as_often_as_said():
    runs = []

    def way(name: str, result: torch.Tensor) -> torch.Tensor:
        runs.append(name)
        return result

    found = comparison.race(lambda: way("first", ONE), lambda: way("second", OTHER), repeats=3)
    assert runs == ["first", "second"] * 3
    assert found.difference == 2.0
    assert 0 <= found.first_ms < float("inf")
    assert 0 <= found.second_ms < float("inf")
