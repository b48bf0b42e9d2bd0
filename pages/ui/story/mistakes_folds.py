"""What stands below the bugs: the program around the line that differs, and the numbers as tables and CSV."""

import pandas as pd
import streamlit as st

from pages.ui import folds, state
from pages.ui.panel import follow
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
    follow("mistake_tables", present, _tables)


def _tables(shown: Shown | None) -> None:
    """Draw the tables, unless they are folded away."""
    fold = st.expander("The numbers: tables and CSV", key="mistake_numbers_open", on_change="rerun")
    if not fold.open or shown is None:
        state.leave("mistake_tables")
        return
    with fold:
        cells, told = st.tabs(["these pictures, cell by cell", "the symptom"])
        with cells:
            folds.table(_cells(shown), "mistake_cells")
        with told:
            folds.table(pd.DataFrame(shown.outcome.symptoms), "mistake_symptom")


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
