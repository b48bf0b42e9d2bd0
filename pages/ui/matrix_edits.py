"""Numbers changed by hand, as they stand in a link: k_0_3_1.5 is row 0, column 3 of the key map; more follow after ~.

Of a cell that stands there twice the later number counts; without a number (k_0_3_) the cell is as drawn.
"""

import math
from collections.abc import Sequence

MOST, LARGEST, FARTHEST = 64, 100.0, 512  # edits in a link; of a number's size; of rows and columns
Edit = tuple[str, int, int, float | None]  # which matrix ("" where there is one only), row, column, value


def parse(text: str, which: Sequence[str] = ("",)) -> list[Edit]:
    """Return the edits of a link's text, in its order; ValueError with the rule that it breaks."""
    if not text:
        return []
    edits = {edit[:3]: edit for edit in (_one(part, which) for part in text.split("~", 2 * MOST))}
    if len(edits) > MOST:
        raise ValueError(f"it must hold at most {MOST} numbers")
    return [edit for edit in edits.values() if edit[3] is not None]


def _one(part: str, which: Sequence[str]) -> Edit:
    """Return one edit."""
    matrix, row, column, value = (
        (part if any(which) else f"_{part}").split("_") if part.count("_") == _bars(which) else [""] * 4
    )
    try:
        found = (matrix, int(row), int(column), float(value) if value else None)
    except ValueError:
        found = (matrix, -1, -1, math.nan)
    if matrix not in which or not all(0 <= at < FARTHEST for at in found[1:3]) or not abs(found[3] or 0.0) <= LARGEST:
        example = f"{which[0]}_0_1_2.5".lstrip("_")
        raise ValueError(f"it must look like {example} (row, column, a number up to {LARGEST:g}), more after ~")
    return found


def _bars(which: Sequence[str]) -> int:
    """Return how many underscores an edit has."""
    return 3 if any(which) else 2


def text(edits: Sequence[Edit]) -> str:
    """Return edits as they stand in a link, a later one in place of an earlier one of the same cell."""
    cells = {edit[:3]: edit[3] for edit in edits}
    return "~".join(
        "_".join(filter(None, (which, str(row), str(column), f"{value:.6g}")))
        for (which, row, column), value in cells.items()
    )
