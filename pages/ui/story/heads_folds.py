"""The numbers of the page on heads as tables and CSV."""

import pandas as pd
import streamlit as st

from pages.ui import folds, state
from pages.ui.panel import follow
from pages.ui.story import heads_shown
from pages.ui.story.heads_shown import Shown


def numbers() -> None:
    """Offer the numbers behind the pictures."""
    follow("heads_numbers", heads_shown.present, _numbers)


def _numbers(shown: Shown | None) -> None:
    """Draw the tables, unless they are folded away."""
    fold = st.expander("The numbers: tables and CSV", key="heads_numbers_open", on_change="rerun")
    if not fold.open or shown is None:
        state.leave("heads_numbers")
        return
    with fold:
        folds.table(_joined(shown), "joined_heads")


def _joined(shown: Shown) -> pd.DataFrame:
    """Return the outputs of all heads side by side, a row a word."""
    scene = shown.base.scene
    columns = [f"head {h + 1} [{i}]" for h in range(scene.heads) for i in range(scene.head_size)]
    table = pd.DataFrame(shown.base.seen.trace.joined.tolist(), columns=columns)
    table.insert(0, "word", list(scene.words))
    return table
