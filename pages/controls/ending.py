"""The end of Learn: what was learned, where it goes on, and the lessons that lead through it, or through a model."""

import streamlit as st

from pages.controls import lesson, page_frame, session
from pages.lessons import library
from pages.text.languages import Words

words = Words("ending")
LESSON, OF_MODEL = "attention_in_ten_minutes", "heads_of_a_trained_model"


def draw() -> None:
    """Draw what was learned, and the ways on."""
    with st.container(key="ending"):
        st.markdown(f"## {words.TITLE}")
        st.markdown("\n".join(f"{number}. {line}" for number, line in enumerate(words.LINES.values(), 1)))
        with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
            st.markdown(f"**{words.NEXT}**", width="content")
            for page, label in words.WAYS.items():
                page_frame.to(page, f":primary[{label}]")
            _lesson(LESSON, words.LESSON)


def offer() -> None:
    """Draw the way to the lesson for whoever would rather be led, but not within a lesson or in another site's page."""
    if not _is_led():
        with st.container(horizontal=True, vertical_alignment="center", gap="small", key="offer"):
            st.markdown(words.OFFER, width="content")
            _lesson(LESSON, words.LESSON)


def of_model() -> None:
    """Draw the ways on from the page that reads a model: the lesson about it, and the page that operates on it."""
    if not _is_led():
        with st.container(horizontal=True, vertical_alignment="center", gap="medium", key="offer"):
            st.markdown(f"**{words.NEXT}**", width="content")
            _lesson(OF_MODEL, words.LESSON_OF_MODEL)
            page_frame.to("surgery", f":primary[{words.OPERATE}]")


def _is_led() -> bool:
    return bool(session.view().lesson or st.context.is_embedded)


def _lesson(name: str, label: str) -> None:
    opened = library.opened(name)
    if opened and not opened.wrong:
        lesson.begin(name, opened.lesson.parts[0], 1, f":primary[{label}]")
