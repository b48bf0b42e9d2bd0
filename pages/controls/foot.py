"""The foot of a page: the way back and on, always at the same place."""

from collections.abc import Sequence

import streamlit as st

from pages.controls import lesson, page_frame, session
from pages.text.languages import Words
from pages.view.menu import LEARN, MODELS

frame = Words("frame")


def draw(page: str, *, at: str = "1", titles: Sequence[str] = ("",)) -> None:
    """Draw the way back and on; a lesson has its own.

    at: the step that is drawn, or "all"; titles: those of all steps
    """
    if lesson.foot(page):
        return
    order = [*LEARN, *MODELS]
    here, step = order.index(page), len(titles) if at == "all" else int(at)
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="foot"):
        with st.container(width="content", key="back"):
            if at not in ("all", "1"):
                _to_step(frame.BACK, "Back", step - 1)
            elif here:
                page_frame.way(order[here - 1], frame.BACK)
        with st.container(width="content", key="next"):
            if step < len(titles):
                _to_step(frame.next_to(title=titles[step]), "Next", step + 1)
            elif here + 1 < len(order):
                onward = order[here + 1]
                title = frame.MODELS if onward in MODELS else page_frame.numbered(onward)
                page_frame.way(onward, frame.next_to(title=title))


def _to_step(label: str, way: str, step: int) -> None:
    stays = session.protects("step")
    st.button(label, key=f"to_step_{way}", on_click=session.to_step, args=(str(step),), disabled=stays)
