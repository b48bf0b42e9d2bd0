"""What a link asks of whoever opens it: its task, the controls that it locks or hides, and the way to free them."""

import streamlit as st

from pages.controls import session
from pages.text import markdown
from pages.text.languages import Words
from pages.text.markup import Markup, element
from pages.view import settings
from pages.view.settings import CONTROLS

words = Words("share")
MOST_NAMED = 10  # of the names that a link locks and no control has
OWN_TASKS = "[class*=st-key-task_], .st-key-try .task"  # "Try it" on every page that has it


def draw(page: str) -> None:
    """Draw the task and two buttons: one frees all controls, one puts the task away. Hide what the link hides."""
    view = session.view()
    if not (view.task or view.protected):
        return
    hidden = [name for name in view.hidden.split("~") if name in CONTROLS]
    if hidden or view.task:
        st.html(_unseen(hidden, bool(view.task)))
    labels = settings.labels(page)
    locked = [labels[name] for name in view.locked.split("~") if name in labels and name not in hidden]
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="assignment"):
        st.html(_sentences(view.task, locked), width="stretch")
        if view.protected:
            st.button(words.UNLOCK, key="unlock", icon=":material/lock_open:", on_click=session.unlock)
        if view.task:
            st.button(words.CLOSE, key="close_task", icon=":material/close:", type="tertiary", on_click=session.close_task)


def without_a_head() -> None:
    """Let a page that another site shows in a frame begin at its top, where the menu would stand."""
    st.html(element("style", "[data-testid=stMainBlockContainer] { padding-top: 1rem }"))


def _unseen(names: list[str], tasked: bool) -> Markup:
    """Return the style that hides controls; they are drawn all the same: the address forgets what isn't drawn.

    tasked: there is a task, beside which the page's own would be a second one
    """
    places = [f".st-key-{name}, .st-key-{name}_title" for name in names] + [".st-key-foot"] * ("step" in names)
    places += [OWN_TASKS] * tasked
    return element("style", f"{', '.join(places)} {{ display: none !important }}")


def _sentences(task: str, locked: list[str]) -> Markup:
    """Return the task, a text that keeps its own direction, and which controls are locked, as HTML."""
    asked = element("p", element("b", words.YOUR_TASK), " ", element("bdi", task)) if task else ""
    return element("div", asked, element("small", words.locked(labels=locked)) if locked else "", class_="assignment")


def controls() -> None:
    """Now that a page is drawn, tell the browser which controls there are, and say which locks are none of theirs."""
    there, sentence = session.all_drawn(), ""
    names = sorted(session.view().locks - there)
    if names:
        few, more = names[:MOST_NAMED], max(len(names) - MOST_NAMED, 0)
        sentence = markdown.html(markdown.notice(words.no_such_control(names=few, more=more)))
    st.html(element("div", sentence, class_="say", id="controls", data_drawn="~".join(sorted(there))))
