"""What a session has set: the only place, with the router and the boards, that touches Streamlit's state.

Streamlit keeps each control's value and writes it into the address. Nothing else is kept but what is no longer in the
address: what of a link was not taken, and which page was drawn last.
"""

import time
from collections.abc import Mapping

import streamlit as st

from pages.ui import link

NOTICES, PAGE, ALL, ARRIVED, MOVED = "_notices", "_page", "_all", "_arrived", "_moved"


def arrive(page: str) -> None:
    """Begin a run: keep what a session's first link says wrongly; on a turn to another page take what its link says."""
    before = st.session_state.get(PAGE)
    st.session_state[PAGE] = page
    st.session_state.pop(MOVED, None)
    if before == page:
        return
    raw = st.query_params.to_dict()
    values, notices = link.read(raw)
    st.session_state[ARRIVED] = sorted(values)
    if before is None:
        st.session_state[NOTICES] = notices
        _correct(raw, values)
    else:  # a control that both pages draw would keep what it was set to before
        st.session_state.update(values)


def _correct(raw: Mapping[str, str], values: Mapping[str, object]) -> None:
    """Spell a first link as controls would, without what none of them takes; begin the run again where that changes it."""
    spelled = {name: link.spelled(values[name]) if name in values else None for name in link.DEFAULTS.keys() & raw.keys()}
    wrong = {name: value for name, value in spelled.items() if value != raw[name]}
    for name, value in wrong.items():
        if value is None:
            del st.query_params[name]
        else:
            st.query_params[name] = value
    if wrong:
        st.rerun()


def notices() -> list[str]:
    """Return the sentences about what this session's link said and no control took."""
    return st.session_state.get(NOTICES, [])


def dark() -> bool:
    """Return whether the learner's theme is dark."""
    return st.context.theme.type == "dark"


def view() -> link.View:
    """Return what is set, read as a link is: what controls hold, or, before they are first drawn, what the link says."""
    there = {name: st.session_state[name] for name in link.DEFAULTS if st.session_state.get(name) is not None}
    return link.view(st.query_params.to_dict() | {name: link.spelled(value) for name, value in there.items()}, dark())


def put(values: Mapping[str, object]) -> None:
    """In a callback: set controls to what a link would; what is no value of its name changes nothing."""
    st.session_state.update(link.read({name: link.spelled(value) for name, value in values.items()})[0])


def within(name: str, low: float, high: float) -> None:
    """Before its control is drawn, bring a value back between the ends of the control, in the link too."""
    value = getattr(view(), name)
    inside = type(value)(min(max(value, low), high))
    if inside == value:
        return
    if name in st.session_state:
        st.session_state[name] = inside
        if inside != min(max(link.DEFAULTS[name], low), high):
            st.session_state[MOVED] = {"when": time.monotonic(), "to": {**moved().get("to", {}), name: link.spelled(inside)}}
    elif name in st.query_params:  # the control would not take what the link says: correct the link, and begin again
        st.query_params[name] = link.spelled(inside)
        st.rerun()


def moved() -> dict[str, object]:
    """Return when and to what this run brought sliders back between new ends: Streamlit writes that into no link itself."""
    return st.session_state.get(MOVED, {})


def ask_for_all() -> None:
    """Callback of a board that finds no way to the address of boards: this run brings what all of them show."""
    st.session_state[ALL] = True


def all_boards() -> bool:
    """Return whether this run brings what all boards show, those out of view, too."""
    return st.session_state.get(ALL, False)


def arrived() -> list[str] | None:
    """Return what the address said on the turn to this page, None in a run that doesn't turn to it."""
    return st.session_state.get(ARRIVED)


def end() -> None:
    """End a run."""
    st.session_state.pop(ALL, None)
    st.session_state.pop(ARRIVED, None)
