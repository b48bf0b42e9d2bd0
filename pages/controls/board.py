"""A board on a page: a component that shows what the link says, and follows it in the browser without a run of the page."""

import contextlib
import contextvars
import json
from collections.abc import Iterator

import streamlit as st

from pages.answers import answer, cost
from pages.controls import session
from pages.server import endpoints
from pages.text.languages import Words
from pages.text.markup import element
from pages.view import menu

words = Words("frame")
JS = """
export default function (component) {
  const data = JSON.parse(new TextDecoder().decode(component.data))
  const path = location.pathname.split("/").filter(Boolean)
  if (data.pages.includes(path.at(-1))) path.pop()
  const base = [location.origin, ...(data.base ? [data.base] : path), ""].join("/")
  const own = {...component, data, mounted: true}
  globalThis.boards ??= import(base + data.script)
  globalThis.boards.then(boards => own.mounted && boards.mount(own, base))
  return () => { own.mounted = false; globalThis.boards.then(boards => boards.leave(own)) }
}
"""
_component = st.components.v2.component("board", html=element("div", class_="board"), js=JS, isolate_styles=False)
_left_out = contextvars.ContextVar("left_out", default=False)


@contextlib.contextmanager
def without_boards() -> Iterator[None]:
    """Draw no boards in here, where controls stand that nobody sees: they keep their place in the address.

    This is not kept in the session's state: a run that Streamlit stops in here can't change that state any more, so the
    next run would draw no boards either.
    """
    before = _left_out.set(True)
    try:
        yield
    finally:
        _left_out.reset(before)


def draw(page: str, name: str, later: bool = False) -> None:
    """Draw a board of a page.

    later: it is below what is seen at first, or folded away: the browser asks for it once it is in view
    """
    if _left_out.get():
        return
    view, key, state = session.view(), f"board_{name}", st.session_state
    question = answer.Question(page, view, (name,), {}, forms=True)
    # for an expensive one the browser asks: it has its turn there
    if (later or cost.is_expensive(question)) and session.ALL not in state:
        question = question._replace(boards=())
    data = {
        "page": page,
        "name": name,
        "pages": ["home", *menu.PAGES],
        "base": endpoints.base(),
        "link": session.written(),
        "dark": view.dark,
        "lang": view.lang,
        "words": words.SCRIPT,
        "script": f"{endpoints.folder()}/main.js",
        "vega": f"{endpoints.PREFIX}/{endpoints.VEGA}",
        "see": f"{endpoints.PREFIX}/see",
        "form": f"{endpoints.PREFIX}/form/",
    }
    known = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    _component(
        key=key,
        data=f"{known[:-1]},{answer.answer_or_error(question)[1:]}".encode(),  # the answer is JSON already
        on_told_change=lambda: session.receive(getattr(st.session_state.get(key), "told", None)),
        on_left_change=lambda: session.left(getattr(st.session_state.get(key), "left", None)),
        on_forget_change=session.forget,
        on_run_change=lambda: st.session_state.update({session.ALL: True}),
    )
