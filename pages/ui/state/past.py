"""What undo goes back through: all that was set, one state after another."""

import streamlit as st

from pages.ui.links import LINKED
from pages.ui.state.values import settled

HISTORY = "_history"
STEPS_KEPT = 100


def first_run() -> bool:
    """Return whether this session has drawn no page yet."""
    return HISTORY not in st.session_state


def nothing_to_undo() -> bool:
    """Return whether no change is known yet: with the next one, undo becomes possible."""
    return len(st.session_state.get(HISTORY, [])) < 2


def remember() -> None:
    """Add the present state to what undo goes back through."""
    st.session_state[HISTORY] = history()[-STEPS_KEPT:]


def history() -> list[dict[str, object]]:
    """Return all states up to the present one; a state that didn't change isn't there twice."""
    kept, present = st.session_state.get(HISTORY, []), {name: settled(name) for name in LINKED}
    return kept if kept and kept[-1] == present else [*kept, present]
