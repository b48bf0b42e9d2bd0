"""What a run of the page tells the browser: up to which act it was told, what it started from, and what it shows.

The browser merges this with the acts since (acts.js). After a run that Streamlit stops, the next one speaks for both.
"""

import contextlib
import json
import time
from collections.abc import Callable, Iterator, Mapping

import streamlit as st

from pages.text.markup import element
from pages.view import link

ACT = "_act"  # the number of the latest act that the browser has told
CALLED, STARTED = "_called", "_started"  # the link before the callbacks of the next run, or before this run
# the rest is kept until a run has ended
ACTED = "_acted"  # whether one of the page's own buttons has set controls
SET = "_set"  # what callbacks have set: name → the value before, the value
BEFORE = "_before"  # of that, what the browser hasn't told: name → its text in the link before
TOLD = "_told"  # what the browser has told: name → its text, and how a link spells it


@contextlib.contextmanager
def told(act: int, texts: Mapping[str, object]) -> Iterator[None]:
    """In a callback: what is set in here is an act of the browser's."""
    state = st.session_state
    before = state.get(BEFORE, {})
    with known():
        yield
    read = link.read({name: text for name, text in texts.items() if isinstance(text, str)})[0]
    state[ACT] = act
    state[BEFORE] = {name: text for name, text in before.items() if name not in read}
    spelled = {name: link.spelled(value) for name, value in read.items()}
    state[TOLD] = state.get(TOLD, {}) | {name: (texts.get(name, text), text) for name, text in spelled.items()}


@contextlib.contextmanager
def known() -> Iterator[None]:
    """In a callback: what is set in here belongs to an act that the browser knows."""
    before = st.session_state.get(ACTED, False)
    yield
    st.session_state[ACTED] = before


def sets(now: Mapping[str, str], values: Mapping[str, object]) -> None:
    """In a callback, before it sets controls; now: the link."""
    state = st.session_state
    state.setdefault(CALLED, now)
    state[ACTED] = True
    state[SET] = state.get(SET, {}) | {name: (state.get(name), value) for name, value in values.items()}
    state[BEFORE] = {name: now.get(name) for name in values} | state.get(BEFORE, {})


def has_set(name: str) -> bool:
    """Return whether a callback has set a control since a run has ended."""
    return name in st.session_state.get(SET, {})


def set_state(values: Mapping[str, object]) -> None:
    """Set what controls hold, in this run or the next one; None: unset."""
    for name, value in values.items():
        if value is None:
            st.session_state.pop(name, None)
        else:
            st.session_state[name] = value


def begin(now: Callable[[], Mapping[str, str]], defaults: Mapping[str, object]) -> None:
    """Begin a run, after its callbacks. What a stopped run had set is set again where the browser had not heard of it.

    now: returns the link; defaults: of the page's controls
    """
    state = st.session_state
    started = {**(state.pop(CALLED, None) or now()), **state.get(BEFORE, {})}
    set_state({name: value for name, (before, value) in state.get(SET, {}).items() if state.get(name) == before})
    holds = {name: link.spelled(value) for name, value in defaults.items()} | now()
    heard = {name: text for name, (text, spelling) in state.get(TOLD, {}).items() if holds[name] == spelling}
    state[STARTED] = {name: text for name, text in (started | heard).items() if text is not None}


def clear() -> None:
    """Forget what callbacks have set: a run has told of it, or its page was left."""
    for kept in (ACTED, SET, BEFORE, TOLD):
        st.session_state.pop(kept, None)


def end(page: str, now: Mapping[str, str]) -> None:
    """End a run: draw, unseen, what the browser has to know of it; now: the link."""
    state = st.session_state
    run = {"page": page, "act": state.get(ACT, 0), "acted": state.get(ACTED, False), "set": sorted(state.get(SET, {}))}
    run |= {"time": time.time_ns(), "started": state[STARTED], "link": now}
    clear()
    st.html(element("div", id="run", data_report=json.dumps(run)))
