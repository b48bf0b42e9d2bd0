"""The settings of each step of a Learn page, and of the other pages: a step opens as its story needs, or as it was left.

The sentences and the seed are the same everywhere, the projections on all Learn pages. All else belongs to a place, which is
one step of a Learn page, or the pages with a sidebar, which share one, or those about a model, which share another. A place
that was left is remembered until the session ends.
"""

from collections.abc import Mapping

import streamlit as st

from pages import registry
from pages.board import declaration
from pages.view import settings
from pages.view.menu import INSTRUMENT, LEARN, MODELS, STEPPED, page_at

STORIES = ("start", *STEPPED)  # pages of which each step is a place
PLACES, PLACE = "_places", "_place"  # what was set, by place and name; the place of the run before
EVERYWHERE = ("text", "text2", "cross_text", "model_text", "tokens", "seed", "grown", "trained")
STORY = {name for page in STORIES for name in settings.shared(page)} - {*EVERYWHERE}  # shared names that belong to places


def names(page: str) -> tuple[str, ...]:
    """Return the names that belong to a place of a page: its own, and those of the shared ones that it may draw.

    A suggestion of a Learn page may set a mask, say, though the page draws no control of it.
    """
    shared = STORY if page in STORIES else settings.shared(page)
    own = settings.OWN.get(page_at(page), ())
    there = (name for name in settings.CONTROLS if name in own or (name in shared and name in STORY))
    return tuple(name for name in there if name not in EVERYWHERE)


def _key(page: str, step: str) -> str:
    return f"{page} {step}" if page in STORIES else page or "explore"


def _kept(page: str, step: str, name: str) -> str:
    """Return under which key a name is remembered: Learn pages share projections, those about a model all names."""
    if page in LEARN and name == "projections":
        return "learn"
    if page in MODELS and page not in STORIES:
        return "models"  # what is selected on one of them is operated on, or read, on the other
    return "sidebar" if page_at(page) in INSTRUMENT and name in settings.SHARED else _key(page, step)


def arrive(page: str, values: Mapping[str, object]) -> None:
    """Say which place a run draws, and remember what is set there."""
    there = {**settings.defaults(page, settings.step_of(values)), **values}
    st.session_state[PLACE] = (page, there["step"])
    if not there["lesson"]:
        remember(page, there["step"], there)


def leave() -> None:
    """Remember what the place that was drawn last has been set to since, unless a lesson has set it."""
    if PLACE in st.session_state and not st.session_state.get("lesson"):
        page, step = st.session_state[PLACE]
        remember(page, step, {name: st.session_state[name] for name in names(page) if name in st.session_state})


def remember(page: str, step: str, values: Mapping[str, object]) -> None:
    """Remember what is set at a place, of the names that belong to it and differ from what it opens with; None: unset.

    Of a page that shares a name with others, these open with their own defaults where nothing else was chosen.
    """
    kept, story = st.session_state.setdefault(PLACES, {}), _story(page, step, values)
    for name in names(page):
        if name in values:
            held = kept.setdefault(_kept(page, step, name), {})
            if values[name] == story[name]:
                held.pop(name, None)
            else:
                held[name] = values[name]


def _story(page: str, step: str, values: Mapping[str, object]) -> Mapping[str, object]:
    """Return what a place opens with if nothing was ever set there, on the sentence of these values or of the session."""
    held = {name: value for name in declaration.OF_THE_LEARNER if (value := st.session_state.get(name)) is not None}
    return {**settings.defaults(page, step), **of_sentence(page, step, {**held, **values})}


def of_sentence(page: str, step: str, values: Mapping[str, object]) -> Mapping[str, object]:
    """Return what a step of Learn opens with besides, where these values hold a sentence of the learner's own."""
    if page not in STEPPED or step == "all":
        return {}
    number = min(int(step), len(registry.PAGES[page].steps))
    view = settings.View(**settings.complete(page, values))
    return declaration.opening_of(page, number, registry.PAGES[page].steps[number - 1], view)


def values(page: str, step: str) -> Mapping[str, object]:
    """Return what a place opens with: as it was left, otherwise as its story needs."""
    kept, story = st.session_state.get(PLACES, {}), _story(page, step, {})
    there = {name: kept.get(_kept(page, step, name), {}) for name in names(page)}
    return {name: held.get(name, story[name]) for name, held in there.items()}


def forget() -> None:
    """Let every place open as its story needs."""
    st.session_state.pop(PLACES, None)
