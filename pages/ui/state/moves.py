"""What a move of a control does: by the learner, while a slider is dragged, by a button, by undo."""

import time
from collections.abc import Mapping, Sequence

import streamlit as st

from pages.ui.links import LINKED
from pages.ui.state.link import NOTICES
from pages.ui.state.panels import meet, met, redraw
from pages.ui.state.past import HISTORY, nothing_to_undo, remember
from pages.ui.state.values import HELD, Held, settled

SLIDERS = "_sliders"  # what each slider may stand at
RUNS, ANSWERED, MOVES = "_runs", "_answered", "_moves"


def put(name: str, value: object) -> None:
    """Callback of a control that stands beside the owner: set one that owns a link name."""
    st.session_state[name] = value


def set_to(values: Mapping[str, object]) -> None:
    """Callback in the page's own part: set owners wherever they stand, and run everything, so that all follow."""
    let_go()
    for name, value in values.items():
        st.session_state[name] = value
    st.rerun()


def follow(*others: str) -> None:
    """Callback of an owner that no other control depends on: draw the panels that change, and these fragments.

    Its owner stands in a channel (live.control): a run of everything, even one that is cut short at once, makes the
    browser draw every element again. A callback that sets another control must not use this: the run that it asks for
    doesn't tell the browser about values set here.
    """
    first_change = ["actions"] if nothing_to_undo() else []  # undo becomes possible
    let_go()
    remember()
    redraw(*first_change, *others)


def slides(slider: str, name: str, stops: Sequence[object] | None = None) -> None:
    """Note that a slider stands for a control, and what its positions are: stops, or None for the numbers themselves."""
    st.session_state[SLIDERS][slider] = name, stops


def drag(slider: str, channel: str) -> None:
    """Callback while a slider is dragged: show its control there, without setting it; link and undo wait for the release.

    channel: the key of the component that says where it is. The position is forgotten as soon as the control is set to
    anything else than it was before. One that comes late, after its drag was released, counts no more.
    """
    moved = st.session_state[channel].moved
    if not moved:
        return
    meet()
    st.session_state[ANSWERED] = int(moved["number"])
    if moved["moves"] >= st.session_state.get(MOVES, 0) and slider in st.session_state[SLIDERS]:
        name, stops = st.session_state[SLIDERS][slider]
        at = moved["at"] if stops is None else stops[int(moved["at"])]
        st.session_state[HELD] = Held(name, settled(name), at)
        redraw()


def let_go() -> None:
    """Forget where a slider is held, and every position that is still on its way."""
    st.session_state.pop(HELD, None)
    st.session_state[MOVES] = st.session_state.get(MOVES, 0) + 1


def progress() -> dict[str, int]:
    """Return what the browser should know: which position was drawn last, how many moves, whether it is met; a run's number.

    The latter is new in every run, so that one that changes nothing is seen too, and grows, in a later session too.
    """
    st.session_state[RUNS] = st.session_state.get(RUNS, int(1000 * time.time())) + 1
    return {name.strip("_"): st.session_state.get(name, 0) for name in (ANSWERED, MOVES, RUNS)} | {"alive": met()}


def undo() -> None:
    """Go back by one state."""
    kept = st.session_state[HISTORY][:-1]
    st.session_state[HISTORY] = kept
    set_to(kept[-1])


def reset() -> None:
    """Set every control to its default."""
    st.session_state[NOTICES] = []
    set_to({name: linked.default for name, linked in LINKED.items()})
