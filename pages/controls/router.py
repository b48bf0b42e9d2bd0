"""What Streamlit runs: the menu, the page's frame, and the controls that pages share."""

import sys
from pathlib import Path

import streamlit as st
from streamlit.navigation.page import StreamlitPage

sys.path[:] = [*dict.fromkeys([str(Path(__file__).parents[2]), *sys.path])]  # where pages and attn_core stand

from pages.controls import assignment, layouts, lesson, page_frame, session, shared, steps, turning  # noqa: E402
from pages.server import admission  # noqa: E402
from pages.text import languages  # noqa: E402
from pages.view import menu  # noqa: E402


def draw(page: StreamlitPage) -> None:
    """Draw the frame, the shared controls and the page."""
    page_frame.display()
    if st.context.is_embedded:
        assignment.without_a_head()
    else:
        page_frame.language()
    shared.sidebar(page.url_path)
    page_frame.chapters(page.url_path)
    page_frame.notices()
    drawn = st.container(key="controls")
    assignment.draw(page.url_path)
    lesson.panel(page.url_path)
    compared = st.container(key="compared")
    with st.container(horizontal=True, gap="xsmall", key="tools"):
        words = steps.place_of_words() if page.url_path in menu.STEPPED and page.url_path not in menu.MODELS else None
        tools = st.container(horizontal=True, gap="xsmall")
    page.run()
    if words:
        with words:
            steps.draw_words(page.url_path)
    if page.url_path not in (*menu.STEPPED, "start"):  # these draw it with their own
        lesson.foot(page.url_path)
    with tools:
        page_frame.tools(menu.page_at(page.url_path))
    with compared:
        page_frame.boards(menu.page_at(page.url_path))("compared")
    with drawn:
        assignment.controls()
    session.end()


languages.use(session.language())
with admission.page_turn(st.context.ip_address, page_frame.waits):
    page_frame.begin()
    page = st.navigation(page_frame.menu(layouts.draw), position="hidden" if st.context.is_embedded else "top")
    turning.arrive(page.url_path)
    with session.reading_once():
        draw(page)
