"""What a session has set: the only place, with the router and the boards, that touches Streamlit's state.

Streamlit keeps each control's value and writes it into the address. Nothing else is kept but what is no longer in the
address: what of a link was not taken, and which page was drawn last.
"""

import time
from collections.abc import Mapping

import streamlit as st

from pages.ui import link

NOTICES, PAGE = "_notices", "_page"  # what of the first link was not taken; the page that was drawn last
ARRIVED = "_arrived"  # what the address said on the turn to this page, none in a run that doesn't turn to it
MOVED = "_moved"  # when and to what this run brought sliders back between new ends, which Streamlit writes into no link
ALL = "_all"  # set where a browser doesn't reach the boards' address: this run brings what all show, those out of view too


def arrive(page: str) -> None:
    """Begin a run: keep what a session's first link says wrongly; on a turn to another page take what its link says."""
    before = st.session_state.get(PAGE)
    st.session_state[PAGE] = page
    st.session_state.pop(MOVED, None)
    if before == page:
        return
    raw = st.query_params.to_dict()
    values, notices = link.read(raw)
    st.session_state[ARRIVED] = sorted(link.arriving(values))
    if before is None:
        st.session_state[NOTICES] = notices
        _correct(raw, values)
    else:  # a control that both pages draw would keep what it was set to before
        changes = {name: value for name, value in link.arriving(values).items() if name in values or _moved(name, value)}
        st.session_state.update(changes)


def _moved(name: str, default: object) -> bool:
    """Return whether a control holds something else than its default."""
    return st.session_state.get(name, default) != default


def _correct(raw: Mapping[str, str], values: Mapping[str, object]) -> None:
    """Spell a first link as controls would, without what none of them takes; begin the run again where that changes it."""
    wrong = [
        name for name in link.DEFAULTS.keys() & raw.keys() if name not in values or link.spelled(values[name]) != raw[name]
    ]
    for name in wrong:
        if name in values:
            st.query_params[name] = link.spelled(values[name])
        else:
            del st.query_params[name]
    if wrong:
        st.rerun()


def notices() -> list[str]:
    """Return the sentences about what this session's link said and no control took."""
    return st.session_state.get(NOTICES, [])


def view() -> link.View:
    """Return what is set, read as a link is: what controls hold, or, before they are first drawn, what the link says."""
    there = {name: st.session_state[name] for name in link.DEFAULTS if st.session_state.get(name) is not None}
    controls = {name: link.spelled(value) for name, value in there.items()}
    return link.view(st.query_params.to_dict() | controls, st.context.theme.type == "dark")


def put(sent: object) -> None:
    """In a callback: set controls to what a browser sent, as a link would; what is no text of its name changes nothing."""
    texts = {name: text for name, text in sent.items() if isinstance(text, str)} if isinstance(sent, dict) else {}
    st.session_state.update(link.read(texts)[0])


def within(name: str, low: float, high: float) -> None:
    """Before its control is drawn, bring a value back between the ends of the control, in the link too."""
    value = getattr(view(), name)
    inside = type(value)(min(max(value, low), high))
    if inside == value:
        return
    if name in st.session_state:
        st.session_state[name] = inside
        if inside != min(max(link.DEFAULTS[name], low), high):
            before = st.session_state.get(MOVED, {"to": {}})["to"]
            st.session_state[MOVED] = {"when": time.monotonic(), "to": {**before, name: link.spelled(inside)}}
    elif name in st.query_params:  # the control would not take what the link says: correct the link, and begin again
        st.query_params[name] = link.spelled(inside)
        st.rerun()


def end() -> None:
    st.session_state.pop(ALL, None)
    st.session_state.pop(ARRIVED, None)
