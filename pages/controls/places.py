"""The settings of each step of a Learn page, and of the other pages: a step opens as its story needs, or as it was left.

The sentences and the seed are the same everywhere, the projections on all Learn pages. All else belongs to a place, which is
one step of a Learn page, or the pages with a sidebar, which share one, or those about a model, which share another. A place
that was left is remembered until the session ends.
"""

from collections.abc import Mapping

import streamlit as st

from pages.view import menu, openings, page_defaults, settings
from pages.view.menu import LEARN, MODELS, SIDEBAR

PLACES, PLACE = "_places", "_place"  # what was set, by place and name; the place of the run before
EVERYWHERE = ("text", "text2", "cross_text", "model_text", "tokens", "seed", "grown", "trained")
STORY = {name for names in LEARN.values() for name in names if name not in EVERYWHERE}  # of shared names, those of places


def names(page: str) -> tuple[str, ...]:
    """Return the names that belong to a place of a page: its own, and those of the shared ones that it may draw.

    A suggestion of a Learn page may set a mask, say, though the page draws no control of it.
    """
    shared = STORY if page in LEARN else menu.shared(page)
    own = settings.OWN.get(page or "explore", ())
    there = (name for name in settings.NAMES if name in own or (name in shared and name in STORY))
    return tuple(name for name in there if name not in EVERYWHERE)


def _key(page: str, step: str) -> str:
    return f"{page} {step}" if page in LEARN else page or "explore"


def _kept(page: str, step: str, name: str) -> str:
    """Return under which key a name is remembered: Learn pages share projections, those about a model all names."""
    if page in LEARN and name == "projections":
        return "learn"
    if page in MODELS:
        return "models"  # what is selected on one of them is operated on, or read, on the other
    return "sidebar" if page in SIDEBAR and name in settings.SHARED else _key(page, step)


def come(page: str, values: Mapping[str, object]) -> None:
    """Say which place a run draws, and remember what is set there."""
    there = {**page_defaults.of(page), **values}
    st.session_state[PLACE] = (page, there["step"])
    if not there["lesson"]:
        remember(page, there["step"], there)


def leave() -> None:
    """Remember what the place that was drawn last has been set to since, unless a lesson has set it."""
    if PLACE in st.session_state and not st.session_state.get("lesson"):
        page, step = st.session_state[PLACE]
        remember(page, step, {name: st.session_state[name] for name in names(page) if name in st.session_state})


def remember(page: str, step: str, values: Mapping[str, object]) -> None:
    """Remember what is set at a place, of the names that belong to it; None: it is unset."""
    kept = st.session_state.setdefault(PLACES, {})
    for name in names(page):
        if name in values:
            kept.setdefault(_kept(page, step, name), {})[name] = values[name]


def values(page: str, step: str) -> Mapping[str, object]:
    """Return what a place opens with: as it was left, otherwise as its story needs."""
    kept, story = st.session_state.get(PLACES, {}), {**page_defaults.of(page), **openings.opening(page, step)}
    there = {name: kept.get(_kept(page, step, name), {}) for name in names(page)}
    return {name: held.get(name, story[name]) for name, held in there.items()}


def forget() -> None:
    """Let every place open as its story needs."""
    st.session_state.pop(PLACES, None)
