"""Biases by distance: ALiBi against a loop over cells and the numbers of the paper, whole, in rows, and as a program."""

import itertools
import math

import pytest
import torch

from attn_core import biases
from attn_core.biases import BIASES

SIZES = [(0, 0), (0, 3), (1, 1), (1, 5), (5, 1), (3, 7), (7, 3), (5, 5)]
PLACES = {  # kind → how many places count between query i and key j
    "none": lambda i, j: 0,
    "alibi": lambda i, j: max(i - j, 0),
    "alibi_symmetric": lambda i, j: abs(i - j),
}


def cells(kind: str, heads: int, tq: int, tk: int, ahead: int = 0) -> torch.Tensor:
    """Return (heads, tq, tk), one number after another; query i stands at position i + ahead."""
    listed = [
        [[-slope * PLACES[kind](i + ahead, j) for j in range(tk)] for i in range(tq)] for slope in published_slopes(heads)
    ]
    return torch.tensor(listed).reshape(heads, tq, tk)


def published_slopes(heads: int) -> list[float]:
    """Return the slopes as the authors' code finds them: a geometric series, then every second one of a finer."""
    if math.log2(heads).is_integer():
        start = 2 ** (-(2 ** -(math.log2(heads) - 3)))
        return [start * start**i for i in range(heads)]
    below = 2 ** math.floor(math.log2(heads))
    return published_slopes(below) + published_slopes(2 * below)[0::2][: heads - below]


def test_slopes_are_those_of_the_authors_code():
    for heads in range(1, 34):
        torch.testing.assert_close(biases.slopes(heads), torch.tensor(published_slopes(heads)))


@pytest.mark.parametrize("symmetric", [False, True])
def test_alibi_cell_by_cell(symmetric: bool):
    kind = "alibi_symmetric" if symmetric else "alibi"
    for heads, (tq, tk) in itertools.product((1, 3, 8), SIZES):
        torch.testing.assert_close(biases.alibi(heads, tq, tk, symmetric), cells(kind, heads, tq, tk))
        right = biases.alibi(heads, tq, tk, symmetric, align="lower_right")
        torch.testing.assert_close(right, cells(kind, heads, tq, tk, ahead=tk - tq))


@pytest.mark.parametrize("kind", BIASES)
def test_a_kind_is_its_rule_whole_and_in_rows(kind: str):
    for tq, tk in SIZES:
        whole = BIASES[kind].values(6, tq, tk)
        if kind == "none":
            assert (whole, BIASES[kind].rows(0, 6, 0, tq, tk)) == (None, None)
            continue
        torch.testing.assert_close(whole, cells(kind, 6, tq, tk))
        for first in range(tq):
            for head in (0, 5):
                rows = BIASES[kind].rows(head, 6, first, tq - first, tk)
                assert torch.equal(rows, whole[head, first:])


@pytest.mark.parametrize("kind", BIASES)
def test_a_kind_is_its_program_and_its_formula(kind: str):
    assert list(BIASES) == list(PLACES)
    assert bool(BIASES[kind].program) == (kind != "none")
    names = {"distance": torch.arange(7) - torch.arange(3)[:, None], "slopes": biases.slopes(6)[:, None, None]}
    exec(BIASES[kind].program or "bias = 0.0 * slopes * distance", names)
    torch.testing.assert_close(names["bias"], cells(kind, 6, 3, 7))
    formula = BIASES[kind].formula.replace("·", "*").replace("|i - j|", "abs(i - j)")
    at = {"i": 5, "j": 2, "m": 0.25}
    assert eval(formula, {}, at) == -0.25 * PLACES[kind](5, 2)
