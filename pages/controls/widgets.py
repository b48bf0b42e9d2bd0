"""The kinds of control that pages are made of: each owns a name of the link, and a move of it runs no script.

runs: other controls depend on this one, so a move of it runs the page besides, after what it calls, if anything.
"""

from collections.abc import Callable, Mapping, Sequence

import streamlit as st

from pages.controls import session
from pages.view.link_parsers import NONE

Runs = bool | Callable[[], None]


def owner(name: str, runs: Runs = False, disabled: bool = False) -> dict[str, object]:
    """Return what makes a control own a name of the link; one that the link locks or hides can't be moved."""
    session.drawn(name)
    does = runs if callable(runs) else "rerun" if runs else "ignore"
    keeps = {"bind": "query-params", "persist_state": "session", "on_change": does}
    return {"key": name, **keeps, "disabled": disabled or session.protects(name)}


def _draw(kind: Callable[..., object], name: str, *what: object, runs: Runs = False, **options: object) -> None:
    """Draw a control of one of Streamlit's kinds, which owns a name of the link; what: its label and what it offers."""
    session.holds(name, kind(*what, **{**options, **owner(name, runs, bool(options.get("disabled")))}))


def standing(default: object, values: Sequence[object]) -> object:
    """Return where a control stands that nothing has set: at its default, or else at the nearest value that it has.

    A model may have fewer layers than the default counts, and Streamlit ends the run of a page whose default isn't there.
    """
    if default in values:
        return default
    numbers = [value for value in values if isinstance(value, (int, float))]
    return min(numbers, key=lambda value: abs(value - default)) if numbers else values[0]


def slider(label: str, name: str, limits: tuple[float, float, float], runs: bool = False, **options: object) -> None:
    """Draw a slider over low, high and step; the default is the nearest that it can stand at."""
    low, high, step = limits
    session.within(name, low, high)
    session.between(name, (low, high))
    default = min(max(session.default(name), low), high)
    _draw(st.slider, name, label, low, high, default, step, runs=runs, **options)


def select_slider(label: str, name: str, stops: Sequence[object], **options: object) -> None:
    """Draw a slider with stops; a link may set it between two of them."""
    value = getattr(session.view(), name)
    stops = stops if value in stops else sorted([*stops, value])
    _draw(st.select_slider, name, label, stops, standing(session.default(name), stops), **options)


def position(label: str, name: str, count: int, low: int = 0, **options: object) -> None:
    """Draw a position among count as a slider; one beyond the last becomes the last."""
    slider(label, name, (low, max(count - 1, low + 1), 1), disabled=count < 2, **options)


def place_or_none(label: str, name: str, count: int, **options: object) -> None:
    """Draw a position among count as a slider, none, which is −1, at its left end."""
    select_slider(label, name, range(-1, count), format_func=lambda place: NONE if place < 0 else str(place), **options)


def number(label: str, name: str, low: int, high: int, **options: object) -> None:
    """Draw a whole number; one beyond an end becomes that end."""
    session.within(name, low, high)
    _draw(st.number_input, name, label, low, high, min(max(session.default(name), low), high), **options)


def choice(label: str, name: str, values: Sequence[object], runs: Runs = False, **options: object) -> None:
    """Draw a choice of one of a few, as the link spells them; a number beyond an end becomes that end."""
    if all(isinstance(value, int) for value in values):
        session.within(name, min(values), max(values))
    options |= {"default": standing(session.default(name), values), "required": True}
    _draw(st.segmented_control, name, label, values, runs=runs, **options)


def pick(label: str, name: str, values: Sequence[str], runs: bool = False, **options: object) -> None:
    """Draw a choice of one of many, as the link spells them."""
    first = list(values).index(standing(session.default(name), values))
    _draw(st.selectbox, name, label, values, first, runs=runs, **options)


def titled(label: str, name: str, titles: Mapping[str, str], few: bool = False, **options: object) -> None:
    """Draw a choice by titles; the control that owns the name, as the link spells it, is unseen.

    few: of one of a few, side by side
    """
    with st.container(key=f"unseen_{name}"):
        pick(label, name, tuple(titles), runs=True)
    seen = f"{name}_title"
    st.session_state[seen] = getattr(session.view(), name)

    def choose() -> None:
        session.put({name: st.session_state[seen]})

    options |= {"format_func": titles.get, "key": seen, "on_change": choose, "disabled": session.protects(name)}
    if few:
        st.segmented_control(label, list(titles), required=True, **options)
    else:
        st.selectbox(label, list(titles), **options)


def toggle(label: str, name: str, runs: bool = False, **options: object) -> None:
    _draw(st.toggle, name, label, session.default(name), runs=runs, **options)


def text(label: str, name: str, runs: bool = False, **options: object) -> None:
    _draw(st.text_input, name, label, session.default(name), runs=runs, **options)
