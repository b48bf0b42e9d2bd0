"""The beginning of a run: what a session's first link sets, and what a turn to another page does."""

from collections.abc import Mapping

import streamlit as st

from pages.controls import places, session
from pages.lessons import library
from pages.view import arrival, link, settings


def arrive(page: str) -> None:
    """Begin a run: keep what a session's first link says wrongly; on a turn to another page take what its link says."""
    before = st.session_state.get(session.PAGE)
    st.session_state[session.PAGE] = page
    for passed in (session.MOVED, session.LOCKS):
        st.session_state.pop(passed, None)
    st.session_state[session.DRAWN] = set()
    if before != page:
        _arrive(page, before)
    places.come(page, session.view())


def _arrive(page: str, before: str | None) -> None:
    """Take what a session's first link says, or the link to another page; before: the page that was drawn last."""
    raw = st.query_params.to_dict()
    named, notices = link.read(raw)
    alone = named.keys() <= {*settings.FRAME, "lang", "lesson_answer"}  # what is typed by hand: the part's own view
    values = arrival.of_page(page, _of_lesson(page, named) if before is not None or alone else named)
    st.session_state[session.ARRIVED] = True
    if before is None:
        frame = {name: values[name] for name in settings.FRAME if name in values}  # pages turned to have it, too
        st.session_state.update({session.FIRST: raw if notices else {}, "lang": session.language(), **frame})
        _correct(raw, values)
    else:
        _turn(page, named, values, complete="v" in raw or bool(named.get("lesson")))


def _of_lesson(page: str, named: Mapping[str, object]) -> Mapping[str, object]:
    """Return what a link says, or, where it turns to a part of a lesson, what that part says.

    Of a link to another page Streamlit drops what the page before has controls of.
    """
    opened = library.opened(str(named.get("lesson", "")))
    if named.get("lesson") == "":  # a link out of the lesson
        return {**named, "part": settings.DEFAULTS["part"]}
    if not opened or opened.wrong:
        return named
    place = min(int(named.get("part", 1)), len(opened.lesson.parts))
    part = opened.lesson.parts[place - 1]
    if part.page != (page or "explore"):
        return named
    kept = {name: named[name] for name in ("lang", "display", "lesson_answer") if name in named}
    return {**link.read(dict(part.values))[0], **kept, "lesson": named["lesson"], "part": place}


def _turn(page: str, named: Mapping[str, object], values: Mapping[str, object], complete: bool) -> None:
    """Set the controls of a page that is turned to: the words as they were, all else as this place was left or opens.

    Of a link Streamlit brings along to another page what belongs to controls of the router, and what the other page's own
    controls held a run later; only a link that is complete says how its page opens. What a page forgets when it is left, its
    step say, begins at its default.
    named: what the link says, values: under this page's names
    """
    places.leave()
    shared = [name for name in link.controls(page) if name in settings.SHARED]
    opens = places.values(page, str(values.get("step", settings.DEFAULTS["step"])))
    if complete:
        opens = {name: settings.DEFAULTS[name] for name in opens}
    else:
        values = {name: value for name, value in values.items() if name not in opens}
    held = {name: st.session_state[name] for name in shared if st.session_state.get(name) is not None} | opens
    values = {name: value for name, value in values.items() if name in shared or name not in arrival.ON_LEARN.values()}
    rest = arrival.with_rest(values)
    changes = {name: value for name, value in rest.items() if name in values or st.session_state.get(name, value) != value}
    kept = {name: st.session_state[name] for name in settings.FRAME if st.session_state.get(name) is not None}
    there = held | kept | {name: settings.DEFAULTS[name] for name in settings.VISIT} | changes
    st.session_state.update(there)
    for name in (*held, *kept, *(values if values.get("lesson") else ())):
        if link.spelled(there[name]) != st.query_params.get(name, link.spelled(settings.DEFAULTS[name])):
            session.write(name, there[name])
    for name in settings.LOCKING:  # under this page's names
        if there[name] != st.query_params.get(name, ""):
            session.write(name, there[name])
    for name in named.keys() - values.keys() - opens.keys():  # it stands there under the page's own name, or is another's
        session.write(name, settings.DEFAULTS[name])
    st.query_params.pop("v", None)
    if any(there[name] != named.get(name, settings.DEFAULTS[name]) for name in opens):
        st.rerun()  # Streamlit gives a control, when first drawn or on the browser's way back, what the address said before


def _correct(raw: Mapping[str, str], values: Mapping[str, object]) -> None:
    """Spell a first link as controls would, without what none of them takes; begin the run again where that changes it."""
    spelled = {name: link.spelled(value) for name, value in values.items()}
    wrong = [name for name in settings.DEFAULTS if spelled.get(name) != raw.get(name)]
    for name in wrong:
        if name in spelled:
            st.query_params[name] = spelled[name]
        else:
            del st.query_params[name]
    if wrong:
        st.rerun()
