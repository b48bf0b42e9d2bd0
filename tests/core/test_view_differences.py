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


def test_what_moves_too_little_is_none():
    """Nothing moved, less than is said, nothing in common, no number at all."""
    a = torch.tensor([0.5, 0.25])
    same = view_differences.subtract(a, a)
    assert view_differences.largest(a, a, same) == ([], 0)
    b = torch.tensor([0.5, 0.26])
    assert view_differences.largest(a, b, view_differences.subtract(a, b), least=0.02) == ([], 0)
    apart = view_differences.subtract(a, b, torch.tensor([True, False]), torch.tensor([False, True]))
    assert view_differences.largest(a, b, apart) == ([], 0)
    empty = torch.zeros(0, 3)
    assert view_differences.largest(empty, empty, view_differences.subtract(empty, empty)) == ([], 0)


def test_a_mask_of_one_matrix_hides_it_in_every_head():
    """What is hidden is broadcast."""
    a, b = torch.rand(2, 3, 4, 4)
    hidden = torch.ones(4, 4).triu(1).bool()
    difference = view_differences.subtract(a, b, None, hidden)
    assert difference.vanished.equal(hidden.expand(3, 4, 4))
    assert not difference.appeared.any()
    torch.testing.assert_close(difference.change, (b - a).masked_fill(hidden, 0.0))


def test_results_of_different_shapes_have_no_difference():
    """Broadcasting would compare what doesn't belong together."""
    a, b = torch.zeros(3, 1), torch.zeros(3, 3)
    with pytest.raises(ValueError, match=r"one shape, got \(3, 1\) and \(3, 3\)"):
        view_differences.subtract(a, b)


def test_many_equal_numbers_cost_no_sorting_of_all():
    """A mask of a long text makes thousands of equal movements."""
    a, b = torch.zeros(512, 512), torch.ones(512, 512)
    largest = view_differences.largest(a, b, view_differences.subtract(a, b))
    assert [moved.at for moved in largest.moved] == [(0, 0), (0, 1), (0, 2)]
    assert largest.alike == 512 * 512 - 3
