"""The beginning of a run: what a session's first link sets, and what a turn to another page does."""

from collections.abc import Mapping

import streamlit as st

from pages.controls import places, report, session
from pages.lessons import library
from pages.view import arrival, link, menu, settings


def arrive(page: str) -> None:
    """Begin a run: keep what a session's first link says wrongly; on a turn to another page take what its link says."""
    before = st.session_state.get(session.PAGE)
    st.session_state[session.PAGE] = page
    session.begin()
    st.session_state.pop(session.LOCKS, None)
    st.session_state[session.DRAWN] = set()
    if before != page:
        st.session_state[session.ARRIVED] = True
        if before is None:
            _begin(page)
        else:
            _turn(page)
    places.come(page, session.values())


def _begin(page: str) -> None:
    """Take a session's first link."""
    raw = st.query_params.to_dict()
    named, notices = link.read(raw)
    alone = named.keys() <= {*settings.FRAME, "lang", "lesson_answer"}  # what is typed by hand: the part's own view
    values = arrival.of_page(page, _of_lesson(page, named) if alone else named)
    frame = {name: values[name] for name in settings.FRAME if name in values}  # pages turned to have it, too
    st.session_state.update({session.FIRST: raw if notices else {}, "lang": session.language(), **frame})
    _correct(raw, values)


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
    if part.page != menu.page_at(page):
        return named
    kept = {name: named[name] for name in ("lang", "display", "lesson_answer") if name in named}
    return {**link.read(dict(part.values))[0], **kept, "lesson": named["lesson"], "part": place}


def _turn(page: str) -> None:
    """Take the link to another page: the controls of this page, and the address, say what it opens with.

    Streamlit gives a control, when first drawn or on the browser's way back, what the address said before: where that is
    something else, the run begins again.
    """
    raw = st.query_params.to_dict()
    named = link.read(raw)[0]
    values = arrival.of_page(page, _of_lesson(page, named))
    places.leave()
    report.clear()
    place, said = _opening(page, values, complete="v" in raw or bool(values.get("lesson")))
    everywhere = {*settings.SHARED, *settings.FRAME, *places.EVERYWHERE}
    stays = session.held(name for name in link.controls(page) if name in everywhere) | place
    there = stays | {name: settings.DEFAULTS[name] for name in settings.VISIT} | _changes(page, said)
    report.hold(there)
    written = link.bare(there, page)
    other = named.keys() - said.keys() - stays.keys()  # another page's own
    for name in {*stays, *settings.LOCKING, *other, *(said if said.get("lesson") else ())}:
        if raw.get(name) != written.get(name):
            session.write(name, there.get(name))
    for name in raw:
        if name == "v" or link.named(name) != name:
            del st.query_params[name]
    if any(raw.get(name) != written.get(name) for name in place):
        st.rerun()


def _opening(page: str, values: Mapping[str, object], complete: bool) -> tuple[Mapping[str, object], Mapping[str, object]]:
    """Return the settings of the place that is turned to, and what the link sets on top of them.

    Of a link Streamlit brings along to another page what belongs to controls of the router, and what the other page's own
    controls held a run later; only a link that is complete says how its page opens.
    """
    place = places.values(page, str(values.get("step", settings.DEFAULTS["step"])))
    if complete:
        return {name: session.default(name) for name in place}, values
    return place, {name: value for name, value in values.items() if name not in place}


def _changes(page: str, said: Mapping[str, object]) -> dict[str, object]:
    """Return what a link sets, and what it resets of what this session has."""
    rest, state = arrival.with_rest(page, said), st.session_state
    return {name: value for name, value in rest.items() if name in said or state.get(name, value) != value}


def _correct(raw: Mapping[str, str], values: Mapping[str, object]) -> None:
    """Spell a first link as controls would, without what none of them takes; begin the run again where that changes it."""
    spelled = {name: link.spelled(value) for name, value in values.items()}
    others = [name for name in raw if link.named(name) != name]
    wrong = [name for name in settings.NAMES if spelled.get(name) != raw.get(name)] + others
    for name in wrong:
        if name in spelled:
            st.query_params[name] = spelled[name]
        else:
            del st.query_params[name]
    if wrong:
        st.rerun()
