"""What the learner has set: the view, the link it came from, and what undo goes back through."""

from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st
from streamlit.errors import StreamlitAPIException

from pages.ui.links import LINKED, read

LINK, NOTICES, HISTORY, TYPED, TURN = "_link", "_notices", "_history", "_typed_temperature", "_turn"
STEPS_KEPT = 100  # of undo


@dataclass(frozen=True)
class View:
    """Everything that is set, as plain values; the fields are the link's names."""

    text: str
    text2: str
    tokens: str
    kind: str
    heads: int
    head_size: int
    d_model: int
    scale: str
    temperature: float
    mask: str
    window: int
    prefix: int
    positions: bool
    dropout: float
    seed: int
    query: int
    head: int
    stage: str


def view() -> View:
    """Return what is set at present."""
    values = {name: now(name) for name in LINKED}
    return View(**{**values, "heads": int(values["heads"])})


def now(name: str) -> object:
    """Return the present value of one control: what is set, or, before it is first drawn, what the link says."""
    value = st.session_state.get(name)
    return st.session_state[LINK].get(name, LINKED[name].default) if value is None else value


# ---- the link ----


def read_link() -> None:
    """Keep what the link says, and what no widget will take of it; Streamlit knows it in a session's first run only."""
    if LINK not in st.session_state:
        raw = st.query_params.to_dict()
        st.session_state[LINK], st.session_state[NOTICES] = read(raw)
        st.session_state[TYPED] = raw.get("temperature") if "temperature" in st.session_state[LINK] else None


def notices() -> list[str]:
    """Return the sentences about what this session's link said and no widget took."""
    return st.session_state.get(NOTICES, [])


def linked(name: str) -> dict[str, object]:
    """Return what makes a widget the owner of a link name."""
    return {"key": name, "bind": "query-params"}


def set_to(values: Mapping[str, object]) -> None:
    """Callback of a button: set controls wherever they stand, and run all of the page, so that every one follows."""
    for name, value in values.items():
        st.session_state[name] = value
    st.rerun()


def follow(*groups: str) -> None:
    """Callback of a control in the sidebar: run the page's own part again, and these groups of controls, no more.

    A rerun of everything costs the browser twice as much, because it draws every control again.
    """
    try:
        st.rerun(["page", *groups])
    except StreamlitAPIException:  # the page hasn't come so far yet: all of it runs
        return


def show(name: str, value: object) -> None:
    """Set a widget that owns no link name, before it is drawn, to what the owner of one holds."""
    st.session_state[name] = value


def put(name: str, value: object, *groups: str) -> None:
    """Callback: set one control of the sidebar, and let the page and these groups of controls follow."""
    st.session_state[name] = value
    follow(*groups)


def copy(source: str, target: str, *groups: str) -> None:
    """Callback: a widget that is seen writes the one that owns the link name."""
    put(target, st.session_state[source], *groups)


def within(name: str, last: int) -> None:
    """Before its owner is drawn, bring a position beyond the last back to it, in the link too."""
    if now(name) > last:
        if name in st.session_state:
            st.session_state[name] = last
        else:  # drawn for the first time: it will take what the link says
            st.query_params[name] = str(last)
            st.session_state[LINK][name] = last


def clicked(chart: str) -> dict[str, int]:
    """Return which query and head the latest click on a chart stands for."""
    for points in st.session_state[chart].get("selection", {}).values():
        if points:
            return {name: int(points[0][name]) for name in ("query", "head") if name in points[0]}
    return {}


def select(**positions: int) -> None:
    """Callback in the page's own part: select a query or a head; the part runs again by itself."""
    for name, position in positions.items():
        st.session_state[name] = position


def typed_temperature() -> str | None:
    """Return the temperature as the link spelt it: its widget takes no other spelling of a value."""
    return st.session_state[TYPED]


# ---- undo and reset ----


def remember() -> None:
    """Add the present state to what undo goes back through; call it once all widgets of a run are drawn."""
    st.session_state[HISTORY] = history()[-STEPS_KEPT:]


def history() -> list[dict[str, object]]:
    """Return all states up to the present one; a state that didn't change isn't there twice."""
    kept, present = st.session_state.get(HISTORY, []), {name: now(name) for name in LINKED}
    return kept if kept and kept[-1] == present else [*kept, present]


def undo() -> None:
    """Go back by one state."""
    kept = st.session_state[HISTORY][:-1]
    st.session_state[HISTORY] = kept
    set_to(kept[-1])


def reset() -> None:
    """Set every control to its default."""
    st.session_state[NOTICES] = []
    set_to({name: linked.default for name, linked in LINKED.items()})


# ---- this run ----


def turn() -> int:
    """Return a number that is new in every run: with it in its fields, a second click on the same row is sent too."""
    st.session_state[TURN] = st.session_state.get(TURN, 0) + 1
    return st.session_state[TURN]


def dark() -> bool:
    """Return whether the learner's theme is dark."""
    return st.context.theme.type == "dark"
