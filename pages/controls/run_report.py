"""What the browser and a session tell each other: the browser the whole link, a run what it drew of it.

The browser's link is the truth (script/acts.js). What the page sets by itself, as its own buttons do, is a change of a name,
which holds in each link that still says what stood there before.
"""

import json
import time
from collections.abc import Mapping
from typing import NamedTuple

import streamlit as st

from pages.text.markup import element

BEGAN = "_began"  # when the session began, in microseconds: numbers of links belong to it
KNEW = "_knew"  # the number of the latest link that the browser has told
TOLD, RUN = "_told", "_run"  # that number where the next run is told it; where this run was told it
CHANGES = "_changes"  # what the page has set by itself, and the browser may not have heard of, the latest last
ACTED = "_acted"  # the stamp of the latest change by a button, which undo takes back
FORGOTTEN = 60_000_000  # microseconds after which the browser has heard of a change


class Change(NamedTuple):
    """A change by the page itself.

    stamp: when it was made, in microseconds, so that the browser takes it once
    before, after: texts of the name in the link, None where it says none
    """

    stamp: int
    name: str
    before: str | None
    after: str | None


def changed(before: Mapping[str, str], after: Mapping[str, str], acted: bool = False) -> None:
    """Keep what the page has set by itself for the browser; acted: it is an act, which undo takes back."""
    state, stamp = st.session_state, time.time_ns() // 1000  # a browser counts exactly up to 2**53
    names = sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
    late = [change for change in state.get(CHANGES, ()) if change.stamp > stamp - FORGOTTEN]
    state[CHANGES] = late + [Change(stamp, name, before.get(name), after.get(name)) for name in names]
    if acted:
        state[ACTED] = stamp


def heard(number: int, link: Mapping[str, str], latest: int) -> dict[str, str]:
    """Take the link that a browser tells; return it with the changes that the browser hasn't heard of.

    latest: the stamp of the latest change that it has heard of
    """
    state, said, news = st.session_state, dict(link), []
    for change in state.get(CHANGES, ()):
        if change.stamp > latest and said.get(change.name) == change.before:  # otherwise an act has set something else since
            said[change.name] = change.after
            news.append(change)
    state[KNEW] = state[TOLD] = number
    state[CHANGES] = news
    return {name: text for name, text in said.items() if text is not None}


def begin() -> None:
    """Begin a run, after its callbacks."""
    st.session_state[RUN] = st.session_state.pop(TOLD, 0)


def clear() -> None:
    """Forget the changes: their page was left."""
    st.session_state.pop(CHANGES, None)


def draw(page: str, drew: Mapping[str, str]) -> None:
    """Draw, unseen, what the browser has to know of a run that ends; drew: its link."""
    state, now = st.session_state, time.time_ns() // 1000
    run = {"page": page, "time": now, "session": state.setdefault(BEGAN, now), "drew": drew}
    run |= {
        "knew": state.get(KNEW, 0),
        "told": state.get(RUN, 0),
        "changes": state.get(CHANGES, ()),
        "acted": state.get(ACTED, 0),
    }
    st.html(element("div", id="run", data_report=json.dumps(run)))
