"""Biases by distance: ALiBi against a loop over cells and the numbers of the paper, whole, in rows, and as a program."""

import math
import re

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


def test_eight_heads_have_the_slopes_of_the_paper():
    assert biases.slopes(8).tolist() == [1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 64, 1 / 128, 1 / 256]


def test_sixteen_heads_have_those_and_their_geometric_means():
    found = biases.slopes(16)
    assert found[1::2].tolist() == biases.slopes(8).tolist()
    torch.testing.assert_close(found[0], torch.tensor(2**-0.5))
    torch.testing.assert_close(found[2::2].log(), (found[1:-1:2].log() + found[3::2].log()) / 2)


def test_twelve_heads_have_those_of_eight_and_every_second_one_of_sixteen():
    assert biases.slopes(12).tolist() == [*biases.slopes(8).tolist(), *biases.slopes(16)[:8:2].tolist()]


@pytest.mark.parametrize("heads", range(1, 34))
def test_slopes_are_those_of_the_authors_code(heads: int):
    torch.testing.assert_close(biases.slopes(heads), torch.tensor(published_slopes(heads)))
    assert (biases.slopes(heads) > 0).all()


@pytest.mark.parametrize(("tq", "tk"), SIZES)
@pytest.mark.parametrize("heads", [1, 3, 8])
@pytest.mark.parametrize("symmetric", [False, True])
def test_alibi_cell_by_cell(symmetric: bool, heads: int, tq: int, tk: int):
    kind = "alibi_symmetric" if symmetric else "alibi"
    found = biases.alibi(heads, tq, tk, symmetric)
    assert found.dtype == torch.float32
    torch.testing.assert_close(found, cells(kind, heads, tq, tk))
    right = biases.alibi(heads, tq, tk, symmetric, align="lower_right")
    torch.testing.assert_close(right, cells(kind, heads, tq, tk, ahead=tk - tq))


def test_the_figure_of_the_paper():
    """Figure 3: of five tokens, causal, in units of the slope m = 1/2 of the first of 8 heads."""
    found = biases.alibi(8, 5, 5)[0] / 0.5
    assert found[4].tolist() == [-4, -3, -2, -1, 0]
    assert found[0].tolist() == [0, 0, 0, 0, 0]
    assert found.tril().tolist() == [[min(j - i, 0) for j in range(5)] for i in range(5)]


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


WRONG = [
    (lambda: biases.alibi(0, 3, 3), "heads must be a whole number at least 1, got 0"),
    (lambda: biases.alibi(2.0, 3, 3), "heads must be a whole number at least 1, got 2.0"),
    (lambda: biases.slopes(True), "heads must be a whole number at least 1, got True"),
    (lambda: biases.alibi(2, -1, 3), "tq must be a whole number at least 0, got -1"),
    (lambda: biases.alibi(2, 3, -1), "tk must be a whole number at least 0, got -1"),
    (lambda: biases.alibi(2, 3, 3, align="left"), "align must be 'upper_left' or 'lower_right', got 'left'"),
]


@pytest.mark.parametrize(("make", "message"), WRONG, ids=[message for _, message in WRONG])
def test_what_is_refused(make, message: str):
    with pytest.raises(ValueError, match=re.escape(message)):
        make()
