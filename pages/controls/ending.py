"""The end of Learn: what was learned, where it goes on, and the lesson that says it all in ten minutes."""

import streamlit as st

from pages.controls import lesson, page_frame, session
from pages.lessons import library
from pages.text.languages import Words

words = Words("ending")
LESSON = "attention_in_ten_minutes"


def draw() -> None:
    """Draw what was learned, and the ways on."""
    with st.container(key="ending"):
        st.markdown(f"## {words.TITLE}")
        st.markdown("\n".join(f"{number}. {line}" for number, line in enumerate(words.LINES, 1)))
        with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
            st.markdown(f"**{words.NEXT}**", width="content")
            for page, label in words.WAYS.items():
                page_frame.to(page, f":primary[{label}]")
            _ten_minutes()


def offer() -> None:
    """Draw the way to the lesson for whoever would rather be led, but not within a lesson or in another site's page."""
    if not (session.view().lesson or st.context.is_embedded):
        with st.container(horizontal=True, vertical_alignment="center", gap="small", key="offer"):
            st.markdown(words.OFFER, width="content")
            _ten_minutes()


def _ten_minutes() -> None:
    opened = library.opened(LESSON)
    if opened and not opened.wrong:
        lesson.begin(LESSON, opened.lesson.parts[0], 1, f":primary[{words.LESSON}]")
