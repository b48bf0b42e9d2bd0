"""What stands beside the pictures of order and batch: the switch of positions, the words, the tables."""

import pandas as pd
import streamlit as st

from pages.ui import folds, state
from pages.ui.story.order_and_batch_shown import FARTHEST, Shown, alone, distances, present


def positions() -> None:
    """Draw the sidebar's switch of positions where it is needed."""
    seen = state.mirror("positions_here", state.now("positions"))
    st.toggle(
        "Positions are added",
        key=seen,
        on_change=lambda: state.take_and_run_all("positions", seen),
        help="Sines and cosines that say where a word stands, as in the sidebar.",
    )


def names() -> list[str]:
    """Return the words as they are labelled."""
    return alone().queries


def numbers() -> None:
    """Offer the numbers behind the pictures of the sentence as tables and CSV."""
    folds.tables("order_numbers", present, _numbers)


def _numbers(found: Shown) -> folds.Tables:
    """Return the tables."""
    return {
        "the shuffle": ("shuffle", _shuffle_table(found)),
        "the score by distance": ("distance", _distance_table(found)),
    }


def _shuffle_table(found: Shown) -> pd.DataFrame:
    """Return each word's output before the shuffle and after it, put back."""
    each = found.shuffled
    known = {"word": list(found.base.scene.words), "place before": range(len(found.order))}
    moved = {"place after": found.order.argsort().tolist(), "largest difference": each.moved.tolist()}
    outputs = (("output", each.output), ("shuffled, put back", each.undone))
    wide = [pd.DataFrame(rows.tolist()).add_prefix(f"{name} ") for name, rows in outputs]
    return pd.concat([pd.DataFrame({**known, **moved}), *wide], axis=1)


def _distance_table(found: Shown) -> pd.DataFrame:
    """Return the score at every distance."""
    scores = {name: distances(found, on) for name, on in (("words alone", False), ("with positions", True))}
    return pd.DataFrame({"places between": range(1, FARTHEST + 1), **scores})
