"""CSV of which a spreadsheet computes nothing, whether it separates cells at commas, at semicolons or at tabs."""

import csv
import io
import re
from collections.abc import Iterable, Sequence

MARK = "\ufeff"  # at the beginning of a file: by it Excel knows that a text is UTF-8
SEPARATOR = re.compile(r"([;\t\r\n])")
COMPUTED = re.compile(r"[\s\"']*[=+\-@＝＋－＠]")  # how a cell begins that is computed
NUMBER = re.compile(r"\s*-(\d+([.,]\d+)?(e[+-]\d+)?|inf)\s*")


def harmless(cell: object) -> object:
    """Return a cell with an apostrophe before each part of it that would be computed; a negative number stays one.

    A part is what another separator would make a cell of: Excel in German reads x;=1+1 as x and 2.
    """
    if not isinstance(cell, str):
        return cell
    parts = (f"'{part}" if COMPUTED.match(part) and not NUMBER.fullmatch(part) else part for part in SEPARATOR.split(cell))
    return "'" * cell.startswith(("\t", "\r")) + "".join(parts)


def lines(rows: Iterable[Sequence[object]]) -> str:
    """Return rows as lines of CSV."""
    to = io.StringIO()
    csv.writer(to).writerows([map(harmless, row) for row in rows])
    return to.getvalue()
