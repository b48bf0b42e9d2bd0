"""The foot of a page: the way back and on, and between them what every page offers."""

from collections.abc import Callable, Sequence

import streamlit as st

from pages.answers import page_boards
from pages.controls import lesson, page_frame, session
from pages.text.languages import Words
from pages.view.menu import LEARN, MODELS

frame = Words("frame")


def draw(page: str, board: Callable[..., None], at: str = "1", titles: Sequence[str] = ("",)) -> None:
    """Draw the way back and on, always at the same place, and between them what every page offers.

    at: the step that is drawn, or "all"; titles: those of all steps
    """
    if lesson.foot(page):
        _tools(page, board)
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
            else:
                onward = order[here + 1]
                page_frame.way(
                    onward, frame.next_to(title=frame.MODELS if onward in MODELS else page_frame.numbered(onward))
                )
    _tools(page, board)


def _tools(page: str, board: Callable[..., None]) -> None:
    """Draw what every page offers: what was verified, the program, the actions; the style sheet sets it in the foot."""
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="tools"):
        for name, label in frame.FOLDED.items():
            if name in page_boards.boards(page):
                with st.popover(label, type="tertiary"):
                    board(name, later=True)
        page_frame.offers(board)
        board("actions")


def _to_step(label: str, way: str, step: int) -> None:
    stays = session.protects("step")
    st.button(label, key=f"to_step_{way}", on_click=session.to_step, args=(str(step),), disabled=stays)
