"""B − A and what moved most, against loops over every number."""

import itertools
import math

import pytest
import torch

from attn_core import view_differences
from attn_core.view_differences import Moved

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
