"""No spreadsheet computes a cell of a CSV, whichever sign it separates cells at, and whether or not it reads quotes."""

import csv
import io
import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from pages.text.spreadsheets import harmless, lines

SHARED = Path(__file__).parents[1] / "scripts/support/cells.mjs"
CELLS = json.loads(re.search(r"CELLS = (\[.*\])", SHARED.read_text(encoding="utf-8"), re.S)[1])
COMPUTED = re.compile(r"[=+\-@＝＋－＠]")
HOSTILE = some.text(alphabet="=+-@;,\t\"' \na1＝", max_size=12)


@pytest.mark.parametrize(("cell", "safe"), CELLS)
def test_a_cell_is_kept_but_for_an_apostrophe_before_what_would_be_computed(cell: str, safe: str):
    assert harmless(cell) == safe


@pytest.mark.parametrize("cell", [7, 0.5, None, True])
def test_what_is_no_text_is_left_alone(cell: object):
    assert harmless(cell) is cell


def found(text: str, separator: str) -> list[str]:
    """Return the cells that a spreadsheet finds; one that separates them elsewhere may take quotes for letters."""
    read = [cell for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator) for cell in row]
    plain = [cell for row in re.split("[\r\n]+", text) for cell in row.split(separator)]
    return read if separator == "," else [*read, *plain]


@settings(max_examples=400, deadline=None, database=None, derandomize=True)
@given(some.lists(HOSTILE, min_size=1, max_size=4))
def test_whatever_separates_cells_none_is_computed(cells: list[str]):
    text = lines([[1, *cells], [2, *reversed(cells)]])
    for separator in ",;\t":
        for cell in found(text, separator):
            bare = cell.strip('" ')
            assert not COMPUTED.match(bare) or re.fullmatch(r"-\d+", bare), (separator, cell)


@settings(max_examples=200, deadline=None, database=None, derandomize=True)
@given(some.lists(some.text(alphabet='ab;,\t" \n', max_size=8), min_size=2, max_size=4))
def test_cells_that_compute_nothing_are_read_as_they_were(cells: list[str]):
    [row] = csv.reader(io.StringIO(lines([cells]), newline=""))
    assert [cell.removeprefix("'") for cell in row] == cells
