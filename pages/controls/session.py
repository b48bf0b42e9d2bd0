"""What a session has set: the only place, with the router and the boards, that touches Streamlit's state.

Streamlit keeps each control's value and writes it into the address. Nothing else is kept but what is no longer in the
address: what of a link was not taken, and which page was drawn last.
"""

import contextlib
import contextvars
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

import streamlit as st
from streamlit.errors import StreamlitAPIException

from pages.controls import places, run_report
from pages.text import languages
from pages.view import arrival, link, menu, settings

R = TypeVar("R")
FIRST, PAGE = "_first", "_page"  # the first link, where not all of it was taken; the page that was drawn last
ARRIVED = "_arrived"  # set until a run has drawn the page that was turned to: the settings with which that opens
DRAWN = "_drawn"  # the names whose controls this run has drawn so far, or, in a callback, the run before
LATEST = "_latest"  # the name of the control that is drawn, and what it held before
AGAIN = "_again"  # the names for which a run has begun again
SET = "_set"  # what callbacks have set since a run has ended: name → the value before, the value
DEFAULTS_HERE = "_defaults"  # the defaults of controls whose ends this run has drawn: the nearest that they can stand at
ENDS = "_ends"  # between which sliders were drawn last
LOCKS = "_locks"  # the names that this run's link locks or hides
OPENED = "_opened"  # the folds in which something has been set since the page was opened
ALL = "_all"  # set where a browser doesn't reach the boards' address: this run brings what all show, those out of view too
_read: contextvars.ContextVar[dict[str, object] | None] = contextvars.ContextVar(
    "read", default=None
)  # what this run has read


def notices() -> list[str]:
    """Return the sentences about what this session's link said and no control took."""
    return link.read(st.session_state.get(FIRST, {}))[1]


def look_up() -> None:
    """End this run here where Streamlit has stopped it, since its page was left: it looks when state is read."""
    st.session_state.get(PAGE)


def language() -> str:
    """Return the language of this run: what the session has, or, in its first run, what its link says."""
    return st.session_state.get("lang") or link.view({"lang": st.query_params.get("lang", languages.DEFAULT)}).lang


@contextlib.contextmanager
def reading_once() -> Iterator[None]:
    """Read once in here what is set, and again only after a change: one read of it costs as much as a control."""
    before = _read.set({})
    try:
        yield
    finally:
        _read.reset(before)


def _changed() -> None:
    """Let what is set be read again."""
    if kept := _read.get():
        kept.clear()


def _once(name: str, read: Callable[[], R]) -> R:
    """Return what is read, or what this run has read under that name already."""
    kept = _read.get()
    if kept is None:
        return read()
    if name not in kept:
        kept[name] = read()
    return kept[name]


def values() -> dict[str, object]:
    """Return what is set: what controls hold, or, before they are first drawn, what the address says.

    A control that the page doesn't draw may hold what was set on another page: it says nothing here.
    """
    return _once("values", lambda: link.read(st.query_params.to_dict())[0] | held(link.controls(page())))


def held(names: Iterable[str]) -> dict[str, object]:
    """Return what controls hold."""
    return {name: value for name in names if (value := st.session_state.get(name)) is not None}


def address() -> dict[str, str]:
    """Return the link of what is set."""
    return _once("address", lambda: link.bare(values(), page()))


def view() -> settings.View:
    """Return what the page shows."""
    return _once("view", lambda: link.view(address(), page(), st.context.theme.type == "dark"))


def page() -> str:
    """Return the page that is drawn: the path of its address."""
    return st.session_state[PAGE]


def default(name: str) -> object:
    """Return the default of a control on the page that is drawn."""
    return settings.defaults(page(), settings.step_of(values()))[name]


def set_controls(sent: Mapping[str, str | None]) -> None:
    """In a callback: set controls, as texts of a link; None unsets one. What the link locks or hides stays as it is."""
    said = link.read({name: text for name, text in sent.items() if text is not None})[0]
    said |= {name: default(name) for name, text in sent.items() if text is None}
    _act(_free(said))


def receive(sent: object) -> None:
    """In a callback: set controls to the link that a browser tells, but what the link of this session locks or hides.

    Besides what differs these are the names that acts have set since: an answer on its way may have moved their controls.
    """
    told = sent if isinstance(sent, dict) else {}
    number, texts, latest, acted = (told.get(key) for key in ("number", "link", "heard", "acted"))
    if type(number) is not int or type(latest) is not int or not isinstance(texts, dict) or not isinstance(acted, list):
        return
    said = {name: text for name, text in texts.items() if isinstance(text, str)}
    now, to = values(), link.read(run_report.heard(number, said, latest))[0]
    now, to = ({**settings.defaults(page(), settings.step_of(each)), **each} for each in (now, to))
    _set(_free({name: to[name] for name in settings.CONTROLS if name in acted or now[name] != to[name]}))


def _free(values: Mapping[str, object]) -> dict[str, object]:
    """Return which of these values may be set: neither those of what the link locks or hides, nor its task or its locks."""
    now = view()
    stays = {"task", *settings.LOCKING, *now.protected}
    return {name: value for name, value in values.items() if name not in stays or getattr(now, name) == value}


def _act(values: Mapping[str, object], undone: bool = True) -> None:
    """Set controls by the page's own act; undone: undo takes it back by itself."""
    before = written()
    _set(values)
    run_report.changed(before, written(), undone)


def _set(values: Mapping[str, object]) -> None:
    """Set what controls hold, None: unset. Streamlit writes into the address what is drawn; the rest is written here."""
    state = st.session_state
    state[SET] = state.get(SET, {}) | {name: (state.get(name), value) for name, value in values.items()}
    set_state(values)
    if st.session_state.get(ARRIVED):
        st.session_state[ARRIVED] |= values
    for name in values.keys() - st.session_state[DRAWN]:
        write(name, values[name])


def set_state(values: Mapping[str, object]) -> None:
    """Set what controls hold, in this run or the next one; None: unset."""
    for name, value in values.items():
        if value is None:
            st.session_state.pop(name, None)
        else:
            st.session_state[name] = value


def written() -> dict[str, str]:
    """Return the link of what is set, as Streamlit writes it: without what stands at its control's own default."""
    at_default, others = st.session_state.get(DEFAULTS_HERE, {}), {*places.EVERYWHERE} - {*link.controls(page())}
    return {name: text for name, text in address().items() if name not in others and at_default.get(name) != text}


def to_step(step: str, undone: bool = True) -> None:
    """In a callback: open a step of the page as it was left, or as its story needs; what the link locks stays.

    undone: whether this is an act by itself, not what follows from a move of the control that owns the step
    """
    now = view()
    places.leave()
    opens = {} if step == "all" else places.values(page(), step)  # all steps at once keep what is set
    _act({name: value for name, value in opens.items() if name not in now.protected} | {"step": step}, undone)


def choose_step() -> None:
    """In a callback of the control that owns the step: open the one that was chosen."""
    to_step(st.session_state["step"], undone=False)


def choose_sentence() -> None:
    """In a callback of the learner's sentence: open the step with what its story needs of it, unless the link locks that."""
    now, opens = view(), places.of_sentence(page(), view().step, values())
    _act({name: value for name, value in opens.items() if name not in now.protected})


def lead(to: Mapping[str, str]) -> None:
    """In a callback: set controls to what a lesson's link says, its locks, too; all else is unset."""
    said = link.read(to)[0]
    opens = settings.defaults(page(), settings.step_of(said))
    unset = {name: opens[name] for name in settings.CONTROLS if name not in arrival.STAYS}
    _act(unset | arrival.of_page(page(), said))


def unlock() -> None:
    """In a callback: free all controls that the link locks or hides."""
    _act(dict.fromkeys(settings.LOCKING, ""))


def left(sent: object) -> None:
    """In a callback: remember what a browser says that a page showed when it was left."""
    page, there = (sent.get("page"), sent.get("link")) if isinstance(sent, dict) else (None, None)
    if page in menu.PAGES and isinstance(there, dict):
        texts = {name: text for name, text in there.items() if isinstance(text, str)}
        said = link.read(texts)[0]
        values = {**settings.defaults(page, settings.step_of(said)), **said}
        if not values["lesson"]:
            places.remember(page, str(values["step"]), values)


def forget() -> None:
    """In a callback: let every step open as its story needs, whatever was set there."""
    places.forget()


def close_task() -> None:
    """In a callback: put the link's task away."""
    _act({"task": ""})


def protects(name: str) -> bool:
    """Return whether the link locks or hides a control, so that nothing but the link itself changes it."""
    if LOCKS not in st.session_state:
        st.session_state[LOCKS] = view().protected
    return name in st.session_state[LOCKS]


def write(name: str, value: object) -> None:
    """Write a value into the address, where no control does."""
    with contextlib.suppress(StreamlitAPIException):  # it is a control's after all, of a run that was broken off
        if value == default(name):
            st.query_params.pop(name, None)
        else:
            st.query_params[name] = link.spelled(value)


def holds(name: str, value: object) -> None:
    """Say what a control holds once it is drawn: where its options have no such value as was set, another one."""
    if value != values().get(name, default(name)):
        _changed()


def drawn(name: str) -> None:
    """Say that this run draws the control that owns a name, before it does."""
    _keep()
    st.session_state[DRAWN].add(name)
    st.session_state[LATEST] = (name, st.session_state.get(name))


def _keep() -> None:
    """Begin the run again where the control that was drawn last has taken what the address says; once a control.

    Streamlit lets the address decide where another script of the run draws a control than in the run before, where the ends
    of the control are others, and on the browser's way back. What a callback has set counts for more: see `begin`.
    """
    name, value = st.session_state.pop(LATEST, (None, None))
    again = st.session_state.setdefault(AGAIN, set())
    if value is not None and st.session_state.get(name) != value and name not in again:
        again.add(name)
        st.rerun()


def all_drawn() -> frozenset[str]:
    """Return the names whose controls this run has drawn so far."""
    return frozenset(st.session_state[DRAWN])


def draws(name: str) -> bool:
    """Return whether this run has drawn the control that owns a name."""
    return name in st.session_state[DRAWN]


def within(name: str, low: float, high: float) -> None:
    """Before its control is drawn, bring a value back between the ends of the control, in the link too."""
    value = getattr(view(), name)
    inside = type(value)(min(max(value, low), high))
    st.session_state.setdefault(DEFAULTS_HERE, {})[name] = link.spelled(min(max(default(name), low), high))
    if inside == value:
        return
    _bring(name, inside)
    if name in st.session_state:
        st.session_state[name] = inside
    elif name in st.query_params:  # the control would not take what the link says: correct the link, and begin again
        st.query_params[name] = link.spelled(inside)
        st.rerun()


def between(name: str, ends: tuple[float, float]) -> None:
    """Before a slider is drawn whose ends have moved, set it again: to Streamlit it is another one, which holds no value."""
    drawn = st.session_state.setdefault(ENDS, {})
    if drawn.get(name, ends) != ends and name in st.session_state:
        st.session_state[name] = getattr(view(), name)
    drawn[name] = ends


def bring_to(name: str, value: object) -> object:
    """Before its control is drawn, set a control that a link left beyond its ends; return the value."""
    _bring(name, value)
    if name in st.session_state:
        st.session_state[name] = value
    else:
        st.query_params[name] = link.spelled(value)
        st.rerun()
    return value


def _bring(name: str, value: object) -> None:
    """Let the browser know that a value is brought between the ends of its control."""
    run_report.changed(_said(name, getattr(view(), name)), _said(name, value))
    _changed()


def _said(name: str, value: object) -> dict[str, str]:
    """Return what a link says of a control that stands at a value."""
    text = link.spelled(value)
    at_default = value == default(name) or st.session_state.get(DEFAULTS_HERE, {}).get(name) == text
    return {} if at_default else {name: text}


def stays_open(fold: str, shows: bool) -> bool:
    """Return whether a fold is open: from the run on in which something is set there, until the page is left."""
    opened = st.session_state.setdefault(OPENED, set())
    opened |= {fold} if shows else set()
    return fold in opened


def has_arrived() -> bool:
    """Return whether this run turns to its page."""
    return ARRIVED in st.session_state


def begin() -> None:
    """Begin a run, after its callbacks. What those of a run that was stopped have set is set again where it was lost.

    It is lost where the browser, which hasn't heard of it, sends along where its control stood before.
    """
    state = st.session_state
    set_state({name: value for name, (before, value) in state.get(SET, {}).items() if state.get(name) == before})
    for kept in (LATEST, DEFAULTS_HERE, LOCKS):
        state.pop(kept, None)
    state[DRAWN] = set()
    run_report.begin()


def forget_set() -> None:
    """Let nothing be set again that was set on the page that was left."""
    st.session_state.pop(SET, None)
    run_report.clear()


def end() -> None:
    """End a run: draw, unseen and last, a control, and what the browser has to know of the run. session.js reads both."""
    _keep()
    for kept in (ALL, ARRIVED, AGAIN, SET):
        st.session_state.pop(kept, None)
    with st.container(key="unseen_run"):
        st.button("run", key="run")
        run_report.draw(menu.page_at(page()), written())
