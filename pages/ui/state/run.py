"""A run of everything: how it begins, which page it draws and what comes along to it, how it ends."""

import contextlib

import streamlit as st
from streamlit.errors import StreamlitAPIException

from pages.ui.links import read
from pages.ui.state.link import TYPED
from pages.ui.state.mirrors import MIRRORS
from pages.ui.state.moves import SLIDERS
from pages.ui.state.panels import AHEAD, CLAIMED, PANELS, SETTLING, WHOLE
from pages.ui.state.past import remember
from pages.ui.state.player import told
from pages.ui.state.values import settled

PAGE, DRAWN = "_page", "_drawn"  # the page of this run of everything, and of the latest one that was not cut short


def begin() -> None:
    """Begin a run of everything: no panel is drawn yet."""
    st.session_state[PANELS], st.session_state[SLIDERS], st.session_state[CLAIMED] = {}, {}, set()
    st.session_state[WHOLE], st.session_state[SETTLING] = False, True
    st.session_state.setdefault(AHEAD, {})


def arrive(page: str) -> None:
    """Note which page a run of everything draws, and set what the link that led there says.

    To Streamlit a control is another one on another page: a mirror of the same name would come up at its default there.
    And a control that is drawn on both keeps what it was set to, whatever a link from page to page says.
    """
    st.session_state[PAGE] = page
    if _turned():
        for name, value in read(st.query_params.to_dict())[0].items():
            st.session_state[name] = value
            if name == "temperature":
                st.session_state[TYPED] = st.query_params[name]
        for name, (number, *_) in st.session_state.get(MIRRORS, {}).items():
            st.session_state.pop(f"{name}_{number}", None)


def _turned() -> bool:
    """Return whether this run draws another page than the one before."""
    return st.session_state.get(DRAWN, st.session_state[PAGE]) != st.session_state[PAGE]


def carry(name: str, default: object) -> None:
    """Before the owner is drawn that has one of its kind on other pages too, bring along what it was set to there.

    Streamlit does so itself, but not out of a session's first run: what a link said would be forgotten.
    """
    if _turned():
        st.session_state[name] = settled(name)
        if st.session_state[name] != default:
            with contextlib.suppress(StreamlitAPIException):  # a run that was cut short has bound it: the link has it
                st.query_params[name] = str(st.session_state[name])


def end() -> None:
    """End a run of everything that was not cut short: every panel is drawn, and known."""
    remember()
    st.session_state[WHOLE], st.session_state[DRAWN] = True, st.session_state.get(PAGE)
    told()
