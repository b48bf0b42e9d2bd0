"""The beginning of a run: what a session's first link sets, and what a turn to another page does."""

from collections.abc import Mapping

import streamlit as st

from pages.controls import places, session
from pages.lessons import library
from pages.view import arrival, link, menu, settings


def arrive(page: str) -> None:
    """Begin a run: keep what a session's first link says wrongly; on a turn to another page take what its link says."""
    state = st.session_state
    before, state[session.PAGE] = state.get(session.PAGE), page
    session.begin()
    if before != page:
        state.pop(session.OPENED, None)
    if before is None:
        state[session.ARRIVED] = None  # its link says all
        _begin(page)
    elif before != page:
        _turn(page, before)
    if state.get(session.ARRIVED) and _open(page) and before != page:
        st.rerun()
    places.arrive(page, session.values())


def _begin(page: str) -> None:
    """Take a session's first link."""
    raw = st.query_params.to_dict()
    named, notices = link.read(raw)
    alone = named.keys() <= {*settings.FRAME, "lang", "lesson_answer"}  # what is typed by hand: the part's own view
    values = arrival.of_page(page, _of_lesson(page, named) if alone else named)
    if "v" not in raw and not values.get("lesson"):  # typed by hand: a link that is complete, or of a lesson, says all
        step = settings.step_of(values)
        unset = settings.defaults(page, step)
        opens = places.of_sentence(page, step, values)
        if not opens.keys() & values.keys():
            values |= {name: value for name, value in opens.items() if value != unset[name]}
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


def _turn(page: str, before: str) -> None:
    """Decide what another page opens with: as it was left or as its story needs, and on top of that what its link sets."""
    if not session.has_arrived():  # of a page that was drawn only in part nothing is known
        places.leave()
    session.forget_set()
    place, said = _opening(page, before)
    everywhere = {*settings.SHARED, *settings.FRAME, *places.EVERYWHERE}
    stays = session.held(name for name in link.controls(page) if name in everywhere) | place
    visit = {name: settings.DEFAULTS[name] for name in settings.VISIT}
    st.session_state[session.ARRIVED] = stays | visit | _changes(page, said)


def _open(page: str) -> bool:
    """Let the controls of a page, and the address, say what a turn opens it with, in each run until one has drawn them all.

    With a message that stops a run the browser sends once more where the controls of the page before stood. Returns whether
    the address said something else: Streamlit gives that to a control when first drawn, or on the browser's way back.
    """
    opens = st.session_state[session.ARRIVED]
    session.set_state(opens)
    raw, written = st.query_params.to_dict(), link.bare(opens, page)
    wrong = [name for name in settings.CONTROLS if raw.get(name) != written.get(name)]
    for name in wrong:
        session.write(name, opens.get(name, session.default(name)))
    for name in raw:
        if name == "v" or link.named(name) != name:
            del st.query_params[name]
    return any(name in raw or name in places.names(page) for name in wrong)


def _opening(page: str, before: str) -> tuple[Mapping[str, object], Mapping[str, object]]:
    """Return the settings of the place that is turned to, and what the link sets on top of them.

    Only a link that is complete, or that of a lesson, says how its page opens. Any other holds what Streamlit has brought
    along from the page before, or, on the browser's way back, what was written there: names of the page's own controls, but
    no step where the page before has steps, too.
    """
    raw = st.query_params.to_dict()
    values = arrival.of_page(page, _of_lesson(page, link.read(raw)[0]))
    if "v" in raw or values.get("lesson"):
        step = settings.step_of(values)
        return {name: settings.defaults(page, step)[name] for name in places.values(page, step)}, values
    own = {*link.controls(page)} - ({"step"} if before in menu.STEPPED else set())
    said = {name: value for name, value in values.items() if name in own}
    place = places.values(page, settings.step_of(said))
    return place, {name: value for name, value in said.items() if name not in place}


def _changes(page: str, said: Mapping[str, object]) -> dict[str, object]:
    """Return what a link sets, and what it resets of what this session has."""
    rest, state = arrival.with_rest(page, said), st.session_state
    return {name: value for name, value in rest.items() if name in said or state.get(name, value) != value}


def _correct(raw: Mapping[str, str], values: Mapping[str, object]) -> None:
    """Spell a first link as controls would, without what none of them takes; begin the run again where that changes it."""
    spelled = {name: link.spelled(value) for name, value in values.items()}
    others = [name for name in raw if link.named(name) != name]
    wrong = [name for name in settings.CONTROLS if spelled.get(name) != raw.get(name)] + others
    for name in wrong:
        if name in spelled:
            st.query_params[name] = spelled[name]
        else:
            del st.query_params[name]
    if wrong:
        st.rerun()
