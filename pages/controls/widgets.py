"""What draws a control as settings.CONTROLS declares it: it owns its name of the link, and a move of it runs no script.

Where other controls depend on one, a move of it runs the page besides.
"""

from collections.abc import Callable, Mapping, Sequence

import streamlit as st

from pages.controls import session
from pages.view import control as declared
from pages.view.link import spelled
from pages.view.settings import CONTROLS

Runs = bool | Callable[[], None]
FEW = 8  # positions that stand side by side; of more a slider


def control(name: str, widget: str = "", **instead: object) -> None:
    """Draw the control of a name.

    widget: another kind of control than is declared
    instead: what the page knows better, such as its label, its help, what it offers, or the last position that there is
    """
    entry = CONTROLS[name]
    known = {"offers": entry.offers, "runs": entry.runs, **entry.options, **instead}
    known.setdefault("label", entry.title)
    if "help" not in known:
        known["help"] = entry.hint
    if entry.titles:
        titles = declared.message(entry.titles)
        known["titles"] = {token: titles[token] for token in entry.offers}
    WIDGETS[widget or entry.widget](name, **known)


def owner(name: str, runs: Runs = False, disabled: bool = False) -> dict[str, object]:
    """Return what makes a control own a name of the link; one that the link locks or hides can't be moved."""
    session.drawn(name)
    does = runs if callable(runs) else "rerun" if runs else "ignore"
    keeps = {"bind": "query-params", "persist_state": "session", "on_change": does}
    return {"key": name, **keeps, "disabled": disabled or session.protects(name)}


def _draw(kind: Callable[..., object], name: str, *offers: object, runs: Runs = False, **options: object) -> None:
    """Draw a control of one of Streamlit's kinds; offers: its ends, stops or options, and its default."""
    label = options.pop("label")
    owned = owner(name, runs, bool(options.pop("disabled", False)))
    session.holds(name, kind(label, *offers, **options, **owned))


def standing(default: object, values: Sequence[object]) -> object:
    """Return where a control stands that nothing has set: at its default, or else at the nearest value that it has.

    A model may have fewer layers than the default counts, and Streamlit ends the run of a page whose default isn't there.
    """
    if default in values:
        return default
    numbers = [value for value in values if isinstance(value, (int, float))]
    return min(numbers, key=lambda value: abs(value - default)) if numbers else values[0]


def among(offers: Sequence[object], value: float) -> list[object]:
    """Return what is offered and a number between, after words such as off, in the order in which numbers are offered."""
    numbers = [each for each in offers if not isinstance(each, str)]
    falling = len(numbers) > 1 and numbers[0] > numbers[-1]
    return [each for each in offers if isinstance(each, str)] + sorted([*numbers, value], reverse=falling)


def _slider(name: str, offers: tuple[float, float, float], **options: object) -> None:
    """Draw a slider over low, high and step; the default is the nearest that it can stand at."""
    low, high, step = offers
    session.within(name, low, high)
    session.between(name, (low, high))
    _draw(st.slider, name, low, high, min(max(session.default(name), low), high), step, **options)


def _stops(name: str, offers: Sequence[object], last: int | None = None, **options: object) -> None:
    """Draw a slider with stops; a link may set it between two of them. A default beyond them is the nearest one.

    last: the last stop, of those that are declared
    """
    if last is not None:
        offers = [stop for stop in offers if stop <= last]
        session.within(name, offers[0], last)
    value, default = getattr(session.view(), name), session.default(name)
    offers = offers if value in (*offers, default) else among(offers, value)
    _draw(st.select_slider, name, offers, standing(default, offers), **{"format_func": spelled, **options})


def _position(name: str, offers: object, last: int, **options: object) -> None:
    """Draw a slider over the positions up to the last; one beyond it becomes the last."""
    _slider(name, (0, max(last, 1), 1), disabled=last < 1, **options)


def _whole(name: str, offers: tuple[int, int], last: int | None = None, disabled: bool = False, **options: object) -> None:
    """Draw a whole number; one beyond an end becomes that end. last: of positions, the last one that there is."""
    low, high = offers if last is None else (0, max(last, 1))
    disabled = disabled or (last is not None and last < 1)
    session.within(name, low, high)
    default = min(max(session.default(name), low), high)
    _draw(st.number_input, name, low, high, default, disabled=disabled, **options)


def _choice(name: str, offers: Sequence[object], last: int | None = None, **options: object) -> None:
    """Draw a choice of one of a few, as the link spells them; a number that a link may set stands among them, a name last.

    last: the last number that there is, where the numbers are positions: one beyond it becomes the last
    """
    if last is not None and last >= FEW:
        return _position(name, offers, last, **options)
    value = getattr(session.view(), name)
    if last is not None:
        offers = range(last + 1)
        session.within(name, 0, last)
    elif value not in offers:
        offers = [*offers, value] if isinstance(value, str) else among(offers, value)
    default = standing(session.default(name), offers)
    return _draw(st.segmented_control, name, offers, default=default, required=True, **options)


def _pick(name: str, offers: Sequence[str], titles: Mapping[str, str] | None = None, **options: object) -> None:
    """Draw a choice of one of many, as the link spells them, or by their titles."""
    if titles:
        return _titled(name, titles, **options)
    offers = tuple(dict.fromkeys((*offers, getattr(session.view(), name))))  # a link may set one that isn't offered
    return _draw(st.selectbox, name, offers, offers.index(standing(session.default(name), offers)), **options)


def _titled(name: str, titles: Mapping[str, str], runs: Runs = True, few: bool = False, **options: object) -> None:
    """Draw a choice by titles; the control that owns the name, as the link spells it, is unseen.

    few: of one of a few, side by side
    """
    with st.container(key=f"unseen_{name}"):
        _pick(name, tuple(titles), label=options["label"], runs=True)
    seen = f"{name}_title"
    st.session_state[seen] = getattr(session.view(), name)

    def choose() -> None:
        session.set_controls({name: st.session_state[seen]})

    label = options.pop("label")
    options |= {"format_func": titles.get, "key": seen, "on_change": choose, "disabled": session.protects(name)}
    if few:
        st.segmented_control(label, list(titles), required=True, **options)
    else:
        st.selectbox(label, list(titles), **options)


def _switch(name: str, offers: object, **options: object) -> None:
    _draw(st.toggle, name, session.default(name), **options)


def _line(name: str, offers: object, **options: object) -> None:
    _draw(st.text_input, name, session.default(name), **options)


def _sentence(name: str, offers: object, **options: object) -> None:
    _draw(st.text_area, name, session.default(name), **options)


WIDGETS = {
    "slider": _slider,
    "stops": _stops,
    "position": _position,
    "whole": _whole,
    "choice": _choice,
    "pick": _pick,
    "switch": _switch,
    "line": _line,
    "sentence": _sentence,
}
