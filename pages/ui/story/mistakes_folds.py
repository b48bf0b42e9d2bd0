"""What stands below the bugs: the program around the line that differs, and the numbers as tables and CSV."""

import pandas as pd
import streamlit as st

from pages.ui import folds

from pages.ui.story.mistakes_shown import Shown, present


def program() -> None:
    """Offer the whole program that the line stands in."""
    follow("mistake_program", present, _program, lambda shown: shown and shown.mistake.program(_line(shown)))


def _line(shown: Shown) -> str:
    """Return the line that runs."""
    return shown.mistake.wrong if shown.on else shown.mistake.fix


def _program(text: str | None) -> None:
    """Draw the program."""
    with st.expander("The program around that line"):
        st.caption(
            "Starts from x, wq, wk, wv, q, k, v, scores, scaled (÷ √head_size and temperature) and allowed "
            "(True: may look), for your words and settings."
        )
        st.code(text or "", language="python")


def tables() -> None:
    """Offer the numbers behind the pictures, as tables and CSV."""
    folds.tables("mistake_numbers", present, _tables)


def _tables(shown: Shown) -> folds.Tables:
    """Return the tables."""
    return {
        "these pictures, cell by cell": ("mistake_cells", _cells(shown)),
        "the symptom": ("mistake_symptom", pd.DataFrame(shown.outcome.symptoms)),
    }


def _cells(shown: Shown) -> pd.DataFrame:
    """Return a row a cell: right, with the bug, hidden or not."""
    plane, height, width = shown.plane, *shown.plane.right.shape
    columns = list(map(str, range(width))) if shown.outputs else shown.labels
    wrong, undefined = plane.wrong.flatten().tolist(), plane.undefined.flatten().tolist()
    return pd.DataFrame(
        {
            "row": [label for label in shown.labels for _ in range(width)],
            "column": [*columns] * height,
            "right": plane.right.flatten().tolist(),
            "with the bug": ["undefined" if lost else f"{value:.6f}" for value, lost in zip(wrong, undefined, strict=True)],
            "hidden": plane.hidden.flatten().tolist(),
        }
    )
