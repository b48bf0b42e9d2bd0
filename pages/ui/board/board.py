"""A board on a page: a component that shows what the link says, and follows it in the browser without a run of the page."""

import json

import streamlit as st

from pages.ui import link
from pages.ui.board import address
from pages.ui.controls import session
from pages.ui.link import PAGES

JS = """
export default function (component) {
  const said = JSON.parse(new TextDecoder().decode(component.data))
  const path = location.pathname.split("/").filter(Boolean)
  if (said.pages.includes(path.at(-1))) path.pop()
  const base = [location.origin, ...(said.base ? [said.base] : path), ""].join("/")
  const own = {...component, data: said, there: true}
  globalThis.boards ??= import(base + said.script)
  globalThis.boards.then(boards => own.there && boards.mount(own, base))
  return () => { own.there = false; globalThis.boards.then(boards => boards.leave(own)) }
}
"""
_component = st.components.v2.component("board", html='<div class="board"></div>', js=JS, isolate_styles=False)


def draw(page: str, name: str, later: bool = False) -> None:
    """Draw a board of a page.

    later: it is below what is seen at first, or folded away: the browser asks for it once it is in view
    """
    from pages.ui.board import answer  # noqa: PLC0415  (imports torch, once the title stands there)

    view, key = session.view(), f"board_{name}"
    asked = answer.Question(page, view, () if later and not session.all_boards() else (name,), {}, forms=True)
    said = {
        "page": page,
        "name": name,
        "pages": ["start", *PAGES],
        "base": (st.get_option("server.baseUrlPath") or "").strip("/"),
        "link": link.written(view),
        "dark": view.dark,
        "arrived": session.arrived(),
        "moved": session.moved(),
        "script": f"{address.PREFIX}/{address.script_folder()}/main.js",
        "vega": f"{address.PREFIX}/{address.vega_name()}",
        "see": f"{address.PREFIX}/see",
        "form": f"{address.PREFIX}/form/",
        **json.loads(answer.answered(asked)),
    }
    _component(
        key=key,
        data=json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode(),
        on_set_change=lambda: session.put(_sent(key, "set")),
        on_run_change=session.ask_for_all,
    )


def _sent(key: str, trigger: str) -> dict[str, str]:
    """Return what a browser says that a click sets: names and texts, whatever it sent."""
    found = getattr(st.session_state[key], trigger, None)
    return {name: value for name, value in found.items() if isinstance(value, str)} if isinstance(found, dict) else {}
