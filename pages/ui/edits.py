"""Numbers changed by hand, as they stand in a link: k_0_3_1.5 is row 0, column 3 of the key map; more follow after ~."""

import math
from collections.abc import Mapping, Sequence

MOST, LARGEST = 64, 100.0  # edits in a link; of a number's size
Edit = tuple[str, int, int, float]  # which matrix ("" where there is one only), row, column, value


def parse(text: str, which: Sequence[str] = ("",)) -> list[Edit]:
    """Return the edits of a link's text, in its order; ValueError with the rule that it breaks."""
    if not text:
        return []
    edits = [_one(part, which) for part in text.split("~")]
    if len(edits) > MOST:
        raise ValueError(f"it must hold at most {MOST} numbers")
    return edits


def _one(part: str, which: Sequence[str]) -> Edit:
    """Return one edit."""
    matrix, row, column, value = (
        (part if any(which) else f"_{part}").split("_") if part.count("_") == _bars(which) else [""] * 4
    )
    try:
        found = (matrix, int(row), int(column), float(value))
    except ValueError:
        found = (matrix, -1, -1, math.nan)
    if matrix not in which or min(found[1:3]) < 0 or not abs(found[3]) <= LARGEST:
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


def merged(before: Sequence[Edit], which: str, rows: Mapping[int, Mapping[str, float | None]]) -> list[Edit]:
    """Return edits with those of a table added: row → column's name, a number → value; an emptied cell is as drawn."""
    new = {(which, int(row), int(column)): value for row, cells in rows.items() for column, value in cells.items()}
    kept = [edit for edit in before if edit[:3] not in new]
    added = [(*cell, max(-LARGEST, min(LARGEST, value))) for cell, value in new.items() if value is not None]
    return [*kept, *added][-MOST:]
