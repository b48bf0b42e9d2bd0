"""How far apart: of two tensors, of two views, of two ways in a race; and the largest cell of each block."""

import itertools
import math

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attn_core import comparison, downsampling, view_differences
from attn_core.view_differences import Moved

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


ROWS, COLUMNS = 5, 7


def drawn(seed: int) -> tuple[torch.Tensor, ...]:
    """Two results, and what is hidden of each."""
    generator = torch.Generator().manual_seed(seed)
    a, b = torch.randn(2, ROWS, COLUMNS, generator=generator)
    hidden_a, hidden_b = torch.rand(2, ROWS, COLUMNS, generator=generator) < 0.3
    return a.masked_fill(hidden_a, -math.inf), b.masked_fill(hidden_b, -math.inf), hidden_a, hidden_b


@pytest.mark.parametrize("seed", range(5))
def test_every_number_is_subtracted_where_both_are_visible(seed: int):
    """Hidden ones are −inf: none of them reaches a difference."""
    a, b, hidden_a, hidden_b = drawn(seed)
    difference = view_differences.subtract(a, b, hidden_a, hidden_b)
    for i, j in itertools.product(range(ROWS), range(COLUMNS)):
        gone = bool(hidden_a[i, j]), bool(hidden_b[i, j])
        change = difference.change[i, j].item()
        assert change == (pytest.approx(b[i, j].item() - a[i, j].item()) if gone == (False, False) else 0.0)
        kinds = tuple(bool(getattr(difference, name)[i, j]) for name in ("both", "vanished", "appeared"))
        assert kinds == (gone == (False, False), gone == (False, True), gone == (True, False))


@pytest.mark.parametrize("seed", range(5))
def test_the_largest_are_those_that_a_loop_finds(seed: int):
    """The largest movement first, up or down."""
    a, b, hidden_a, hidden_b = drawn(seed)
    difference = view_differences.subtract(a, b, hidden_a, hidden_b)
    cells = itertools.product(range(ROWS), range(COLUMNS))
    both = [cell for cell in cells if not hidden_a[cell] and not hidden_b[cell]]
    wanted = sorted(both, key=lambda cell: -abs(b[cell].item() - a[cell].item()))[:3]
    largest = view_differences.largest(a, b, difference)
    assert [moved.at for moved in largest.moved] == wanted
    assert [(moved.before, moved.after) for moved in largest.moved] == [(a[at].item(), b[at].item()) for at in wanted]
    assert largest.alike == 0


def test_of_equal_movements_the_first_ones_are_named_and_the_others_counted():
    """Rounding doesn't tell them apart; a movement just below is another one."""
    a = torch.zeros(2, 4)
    b = torch.tensor([[0.1, -0.5, 0.5, 0.0], [0.5, 0.5 + 1e-6, 0.49, 0.5]])
    largest = view_differences.largest(a, b, view_differences.subtract(a, b), count=2)
    assert sorted(moved.at for moved in largest.moved) == [(0, 1), (1, 1)]
    assert largest.alike == 3
    exact = torch.tensor([[0.1, -0.5, 0.5, 0.0], [0.5, 0.5, 0.49, 0.5]])
    largest = view_differences.largest(a, exact, view_differences.subtract(a, exact), count=2)
    assert largest.moved == [Moved((0, 1), 0.0, -0.5), Moved((0, 2), 0.0, 0.5)]
    assert largest.alike == 3


@settings(deadline=None, derandomize=True)  # the first call of a kernel is slow
@given(tq=st.integers(1, 23), tk=st.integers(1, 23), most=st.integers(1, 9), seed=st.integers(0, 99))
def test_a_block_is_its_largest_cell(tq: int, tk: int, most: int, seed: int):
    """Block by block, the smaller ones at the ends too."""
    values = torch.randn(3, tq, tk, generator=torch.Generator().manual_seed(seed))
    found = downsampling.largest(values, most)
    assert found.values.shape[-2] <= most
    assert found.values.shape[-1] <= most
    for i in range(found.values.shape[-2]):
        for j in range(found.values.shape[-1]):
            block = values[:, i * found.queries : (i + 1) * found.queries, j * found.keys : (j + 1) * found.keys]
            torch.testing.assert_close(found.values[:, i, j], block.amax((-2, -1)))


def test_hidden_blocks_stay_hidden():
    """-inf is the largest only of nothing else."""
    values = torch.full((4, 4), -torch.inf)
    values[0, 0] = 2.0
    assert downsampling.largest(values, 2).values.tolist() == [[2.0, -torch.inf], [-torch.inf, -torch.inf]]
