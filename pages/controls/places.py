"""The settings of each step of a Learn page, and of the other pages: a step opens as its story needs, or as it was left.

The sentences, the projections and the seed are the same everywhere. All else belongs to a place, which is one step of a
Learn page, or the pages with a sidebar, which share one. A place that was left is remembered until the session ends.
"""

from collections.abc import Mapping

import streamlit as st

from pages.view import openings, settings
from pages.view.menu import LEARN, SIDEBAR

PLACES, PLACE = "_places", "_place"  # what was set, by place and name; the place of the run before
EVERYWHERE = ("text", "text2", "cross_text", "tokens", "projections", "seed", "grown")
STORY = {name for names in LEARN.values() for name in names if name not in EVERYWHERE}  # of shared names, those of places


def names(page: str) -> tuple[str, ...]:
    """Return the names that belong to a place of a page: its own, and those of the shared ones that it may draw.

    A suggestion of a Learn page may set a mask, say, though the page draws no control of it.
    """
    shared = STORY if page in LEARN else SIDEBAR.get(page, ())
    own = settings.OWN.get(page or "explore", ())
    there = (name for name in settings.NAMES if name in own or (name in shared and name in STORY))
    return tuple(name for name in there if name not in EVERYWHERE)


def _key(page: str, step: str) -> str:
    return f"{page} {step}" if page in LEARN else page or "explore"


def _kept(page: str, step: str, name: str) -> str:
    """Return under which key a name is remembered: the pages with a sidebar have one for those that they share."""
    return "sidebar" if page in SIDEBAR and name in settings.SHARED else _key(page, step)


def come(page: str, view: settings.View) -> None:
    """Say which place a run draws, and remember what is set there."""
    st.session_state[PLACE] = (page, view.step)
    if not view.lesson:
        remember(page, view.step, {name: getattr(view, name) for name in names(page)})


def leave() -> None:
    """Remember what the place that was drawn last has been set to since, unless a lesson has set it."""
    if PLACE in st.session_state and not st.session_state.get("lesson"):
        page, step = st.session_state[PLACE]
        remember(page, step, {name: st.session_state.get(name) for name in names(page)})


def remember(page: str, step: str, values: Mapping[str, object]) -> None:
    """Remember what is set at a place, of the names that belong to it; None: nothing is known of this one."""
    kept = st.session_state.setdefault(PLACES, {})
    for name in names(page):
        if values.get(name) is not None:
            kept.setdefault(_kept(page, step, name), {})[name] = values[name]


def values(page: str, step: str) -> Mapping[str, object]:
    """Return what a place opens with: as it was left, otherwise as its story needs; all steps at once keep what is set."""
    if step == "all":
        return {}
    kept, story = st.session_state.get(PLACES, {}), openings.opening(page, step)
    there = {name: kept.get(_kept(page, step, name), {}) for name in names(page)}
    return {name: held.get(name, story.get(name, settings.DEFAULTS[name])) for name, held in there.items()}


def forget() -> None:
    """Let every place open as its story needs."""
    st.session_state.pop(PLACES, None)
