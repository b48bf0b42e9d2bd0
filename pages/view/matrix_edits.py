"""Numbers changed by hand, as they stand in a link: k_0_3_1.5 is row 0, column 3 of the key map; more follow after ~.

Of a cell that stands there twice the later number counts; without a number (k_0_3_) the cell is as drawn.
"""

import re
from collections.abc import Sequence

from attn_core.projections.edits import Edit
from pages.text.languages import Words

words = Words("link")
MOST, LARGEST, FARTHEST = 64, 100.0, 512  # edits in a link; of a number's size; of rows and columns
LONGEST = 40  # characters of an edit
EDIT = re.compile(r"(?:([a-z])_)?(\d{1,3})_(\d{1,3})_([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)?", re.ASCII)


def parse(text: str, matrices: Sequence[str] = ("",)) -> list[Edit]:
    """Return the edits of a link's text, in its order; ValueError with the rule that it breaks.

    matrices: their names; where there is one only, it is ""
    """
    if not text:
        return []
    edits = {edit[:3]: edit for edit in (_edit(part, matrices) for part in text.split("~", 2 * MOST))}
    if len(edits) > MOST:
        raise ValueError(words.most_numbers(most=MOST))
    return [(matrix, row, column, number) for matrix, row, column, number in edits.values() if number is not None]


def _edit(part: str, matrices: Sequence[str]) -> tuple[str, int, int, float | None]:
    match = EDIT.fullmatch(part) if len(part) <= LONGEST else None
    if match:
        matrix, row, column = match[1] or "", int(match[2]), int(match[3])
        number = float(match[4]) if match[4] else None
        if matrix in matrices and max(row, column) < FARTHEST and abs(number or 0.0) <= LARGEST:
            return matrix, row, column, number
    example = f"{matrices[0]}_0_1_2.5".lstrip("_")
    raise ValueError(words.edits(example=example, largest=LARGEST))


def text(edits: Sequence[Edit]) -> str:
    """Return edits as they stand in a link, a later one in place of an earlier one of the same cell."""
    numbers = {edit[:3]: f"{edit[3]:.6g}" for edit in edits}
    return "~".join("_".join(filter(None, (*map(str, cell), number))) for cell, number in numbers.items())
