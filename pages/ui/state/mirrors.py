"""Controls that show what an owner of the link holds without owning it; charts and tables that are clicked and typed in."""

from collections.abc import Callable, Sequence

import streamlit as st

from pages.ui.state.moves import put, set_to
from pages.ui.state.values import TURN, turn

MIRRORS = "_mirrors"


def mirror(name: str, value: object, words: Sequence[str] = ()) -> str:
    """Return the key of a widget that shows what an owner holds without owning it, set to that value.

    Where the owner was moved by other means, the key is a new one: under the old key the browser's next message, sent
    before it knew of the move, would count as the learner's choice of the value before. So it is where a choice has other
    words: the browser sends a choice by its word, and Streamlit takes one that is no longer there for a text.
    """
    mirrors = st.session_state.setdefault(MIRRORS, {})
    number, agreed, offered = mirrors.get(name, (1, value, words))
    if st.session_state.get(f"{name}_{number}", agreed) != value or offered != words:
        number += 1
    key = f"{name}_{number}"
    if key not in st.session_state:
        st.session_state[key] = value
    mirrors[name] = (number, value, words)
    return key


def chosen(key: str) -> bool:
    """Return whether a mirror holds the learner's choice: its first appearance in the browser counts as a change too."""
    name, _, number = key.rpartition("_")
    present, agreed, _ = st.session_state[MIRRORS][name]
    return int(number) == present and st.session_state[key] != agreed


def take(name: str, key: str, convert: Callable[[object], object] = lambda value: value) -> None:
    """Callback of a mirror outside the page's own part: its owner takes what was chosen."""
    if chosen(key):
        put(name, convert(st.session_state[key]))


def take_and_run_all(name: str, key: str) -> None:
    """Callback of a mirror in the page's own part: its owner, which stands outside, takes what was chosen."""
    if chosen(key):
        set_to({name: st.session_state[key]})


def clicked(chart: str) -> dict[str, int]:
    """Return what the latest click on a chart selects: the fields of its selection, but for the turn."""
    for points in st.session_state[chart].get("selection", {}).values():
        if points:
            st.session_state[TURN] = turn() + 1
            return {field: int(at) for field, at in points[0].items() if field != "turn"}
    return {}


def edited(table: str) -> dict[int, dict[str, object]]:
    """Return what a data editor's learner changed: row → column → value."""
    return st.session_state[table]["edited_rows"]


def table(name: str, present: object, shown: Callable[[object, dict], object]) -> tuple[str, object]:
    """Return the key of a data editor that shows what an owner holds, and what its own changes come on top of.

    shown(base, changes) is what the editor shows, in the owner's terms. Where the owner was moved by other means, the
    editor is a new one; after its own changes it is not, and the learner can go on typing.
    """
    tables = st.session_state.setdefault(MIRRORS, {})
    number, base = tables.get(name, (1, present))
    changes = st.session_state.get(f"{name}_{number}", {}).get("edited_rows", {})
    if shown(base, changes) != present:
        number, base = number + 1, present
    tables[name] = (number, base)
    return f"{name}_{number}", base
