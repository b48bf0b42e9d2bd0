"""A position that plays by itself: when its next step is due, and where it is put."""

import math
import time

import streamlit as st

from pages.ui.state.moves import follow, let_go, set_to
from pages.ui.state.panels import WHOLE, met, redraw
from pages.ui.state.past import nothing_to_undo, remember
from pages.ui.state.values import settled

TWICE = 0.2  # seconds: Streamlit's browser may send a press once more, with a step that is due at the same moment
PLAYED, LEFT_ALONE = "_played", 5  # when the last step was played; after so many seconds without one nothing plays on
PLACED, LATE = "_placed", 1.5  # where a player has put its owner, and when the browser was told; how late that may come


def playing() -> bool:
    """Return whether the page's player runs."""
    return st.session_state.get(PLAYED) is not None


def play(on: bool, **begin: object) -> None:
    """Set the player going, from where `begin` puts its owner, or to rest, and run everything.

    How often a part runs by itself is said where it is drawn. A press of Pause that comes once more is no press of Play.
    """
    if on and time.monotonic() - _places()[1] < TWICE:
        return
    let_go()
    st.session_state[PLAYED] = time.monotonic() if on else None
    if on:
        st.session_state.pop(PLACED, None)
    for name, value in begin.items():
        _place(name, value)
    st.session_state[PLACED] = _places()[0], math.inf
    st.rerun()


def due(seconds: float) -> bool:
    """Return whether the player should take its next step now; not in a run of everything, nor after it was left alone."""
    if not playing() or not st.session_state[WHOLE]:
        return False
    waited = time.monotonic() - st.session_state[PLAYED]
    if waited > LEFT_ALONE:
        play(False)
    if waited < 0.8 * seconds:
        return False
    st.session_state[PLAYED] = time.monotonic()
    return True


def step(name: str, value: object) -> None:
    """Set an owner that the running part is about to draw, and put what follows into the panels, which keep their form.

    Where nobody is known to put it, everything runs: panels that are drawn by themselves would leave this part out.
    """
    _place(name, value)
    if not met():
        st.rerun()
    redraw()


def press(name: str, value: object) -> None:
    """Callback of a button beside an owner in the same part: set it, so that undo can go back; it follows as in `step`."""
    if playing():
        _place(name, value)
    if not met() or nothing_to_undo():  # undo becomes possible: its button is elsewhere
        set_to({name: value})
    let_go()
    st.session_state[name] = value
    remember()
    redraw()


def typed(name: str) -> None:
    """Callback of an owner that plays, too: follow it, unless it is at a place that it has left.

    While it plays, the browser speaks every half second, and says with it where it believes the owner to be.
    """
    places, when = _places()
    if time.monotonic() - when < LATE and st.session_state[name] in places[:-1]:
        st.session_state[name] = places[-1]
        return
    follow()


def _place(name: str, value: object) -> None:
    """Set an owner that plays, and note from where to where."""
    st.session_state[PLACED] = (*_places()[0][-20:], settled(name), value), math.inf
    st.session_state[name] = value


def _places() -> tuple[tuple[object, ...], float]:
    """Return where the owner was put, and when the browser was told: inf where it is still to be."""
    return st.session_state.get(PLACED, ((), 0.0))


def told() -> None:
    """Note, as a run ends, that the browser now learns where the owner was put; what it says soon may be older."""
    places, when = _places()
    if when == math.inf and st.session_state[WHOLE]:
        st.session_state[PLACED] = places, time.monotonic()
