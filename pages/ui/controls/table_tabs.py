"""What a page folds away: its tables of numbers, a tab each; nothing of it is computed before it is unfolded."""

from collections.abc import Callable, Mapping

import streamlit as st

TITLE = "The numbers: tables and CSV"


def numbers(draw: Callable[..., None], tables: Mapping[str, object]) -> None:
    """Draw the fold with a page's tables (folds.Numbers), each on a board of its own; draw(board, later) draws one."""
    with st.expander(TITLE):
        for tab, name in zip(st.tabs([table.title for table in tables.values()]), tables, strict=True):
            with tab:
                draw(f"table_{name}", later=True)
