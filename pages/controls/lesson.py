"""A lesson around a page: its panel above, and at the foot the ways back and on, which take the place of the page's own."""

from collections.abc import Callable, Mapping
from pathlib import Path

import streamlit as st

from pages.controls import board, page_frame, session
from pages.lessons import inline, library
from pages.lessons.format import Lesson, Part
from pages.lessons.panel import LEFT
from pages.text.languages import Words
from pages.text.markup import element
from pages.view import link, menu

words = Words("lessons")
FOLDER = Path(__file__).parents[1]  # of the pages
ENDED = "end"  # the answer that leads to the end of a lesson, on the page of lessons


def panel(address: str) -> None:
    """Draw the panel of the link's lesson, if any, but where the lesson is written or where the page says what it opens."""
    page, opened = menu.page_at(address), library.opened(session.view().lesson)
    if opened or page in menu.LESSONS:
        st.html(FOLDER / "browser/lessons.css")
    if opened and page != "write_lesson" and (opened.wrong or page != "lessons"):
        with st.container(key="lesson"):
            board.draw(page, "lesson")
            if not opened.wrong:
                _to_part(page, opened.lesson)
            elif opened.text:
                page_frame.to("write_lesson", f":primary[{words.READ_OR_CHANGE}]")


def _to_part(page: str, lesson: Lesson) -> None:
    """Draw the way to a lesson's part that stands on another page."""
    at = min(session.view().part, len(lesson.parts))
    part = lesson.parts[at - 1]
    if part.page != page:
        with st.container(width="content", key="to_part"):
            way(part, at, words.to_part(title=part.title))


def running() -> Lesson | None:
    """Return the lesson of the link, None where there is none, or one with errors."""
    opened = library.opened(session.view().lesson)
    return opened.lesson if opened and not opened.wrong else None


def foot(address: str) -> bool:
    """Draw the ways back and on of a lesson; return whether there are any."""
    page, lesson = menu.page_at(address), running()
    if not lesson or page in menu.LESSONS:
        return False
    at = min(session.view().part, len(lesson.parts))
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="lesson_foot"):
        with st.container(width="content", key="back"):
            if at > 1:
                way(lesson.parts[at - 2], at - 1, words.BACK)
        if lesson.parts[at - 1].page == page:  # from another page the panel leads there
            with st.container(width="content", key="again"):
                way(lesson.parts[at - 1], at, words.AGAIN, ":material/replay:")
        with st.container(width="content", key="next"):
            if at < len(lesson.parts):
                way(lesson.parts[at], at + 1, words.next_to(title=lesson.parts[at].title))
            else:
                there = {"lesson": session.view().lesson, "part": str(at), "lesson_answer": ENDED}
                st.page_link(page_frame.page("lessons"), label=words.FINISH, query_params=there)
    return True


def way(part: Part, place: int, label: str, icon: str | None = None) -> None:
    """Draw the way to a part of the link's lesson."""
    _to(part, _there(session.view().lesson, place), _plain(label), key=f"lesson_{place}", icon=icon)


def _there(name: str, place: int) -> dict[str, str]:
    """Return what a link sets that opens a lesson at a part."""
    return {"lesson": name, **({"part": str(place)} if place > 1 else {})}


def _to(part: Part, there: Mapping[str, str], label: str, key: str, icon: str | None = None) -> None:
    """Draw the way to a part: a link to its page, or, where that is this one, a button, since such a link does nothing."""
    if part.page == menu.page_at(session.page()):
        sets = dict(part.values) | {"part": "1"} | there
        st.button(label, key=key, icon=icon, on_click=session.lead, args=(sets,))
    else:
        st.page_link(page_frame.page(part.page), label=label, icon=icon, query_params={**dict(part.values), **there})


def _plain(label: str) -> str:
    """Return a label of which Streamlit makes no markup."""
    return "".join(f"\\{sign}" if sign in r"\`*_{}[]()<>#+-.!:$~|" else sign for sign in label)


# ---- the pages of lessons ----


def listed() -> None:
    """Draw the lessons of the server, but the link's, each with its title, what it is about, and the way to its start."""
    for name in library.names():
        opened = library.opened(name)
        if opened and not opened.wrong and name != session.view().lesson:
            with st.container(horizontal=True, vertical_alignment="center", gap="medium", key=f"listed_{name}"):
                with st.container(width="stretch"):
                    _about(opened.lesson)
                with st.container(width="content", key=f"start_{name}"):
                    begin(name, opened.lesson.parts[0], 1, words.START)


def _about(lesson: Lesson, lead: str = "") -> None:
    title = element("p", lead, " ", element("b", inline.text(lesson.title)), f" · {words.parts(count=len(lesson.parts))}")
    st.html(element("div", title, element("p", inline.markup(lesson.about)), class_="say"))


def of_link(draw: Callable[..., None]) -> None:
    """Draw what the link's lesson is and the way into it, or, at its end, how its questions were answered."""
    lesson, ended = running(), session.view().lesson_answer == ENDED
    if not lesson:
        return
    with st.container(key="own_lesson"):
        if ended:
            st.html(element("div", element("h2", words.ended(title=inline.text(lesson.title))), class_="say"))
            draw("ended")
        else:
            _about(lesson, words.OPENS)
        with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
            with st.container(width="content", key="start_own"):
                if ended:
                    st.page_link(page_frame.page("explore"), label=words.TO_EXPLORE, query_params={"lesson": ""})
                else:
                    _on(lesson)
            _close(words.ALL_LESSONS if ended else words.CLOSE)
            page_frame.to("write_lesson", words.READ_OR_CHANGE)


def start() -> None:
    """Draw the title of a lesson that is written here, the way into it, or on in it, and the way to close it."""
    lesson = running()
    if not session.view().lesson:
        return
    with st.container(horizontal=True, vertical_alignment="center", gap="medium", key="own_lesson"):
        if lesson:
            st.html(element("div", element("h2", inline.text(lesson.title)), class_="say"), width="stretch")
            with st.container(width="content", key="start_own"):
                _on(lesson)
        _close(words.CLOSE)


def _on(lesson: Lesson) -> None:
    view = session.view()
    at = min(view.part, len(lesson.parts))
    begin(view.lesson, lesson.parts[at - 1], at, words.GO_ON if at > 1 else words.START)


def _close(label: str) -> None:
    left = {name: link.spelled(value) for name, value in LEFT.items()}
    st.button(label, type="tertiary", on_click=session.set_controls, args=(left,))


def begin(name: str, part: Part, place: int, label: str) -> None:
    """Draw the link that opens a lesson at a part; place: the number of the part, from 1."""
    _to(part, _there(name, place), label, key=f"begin_{name}")
