"""Lessons: the lesson of the link, the shipped lessons, and one of your own; each part has its link."""

import streamlit as st

from pages.controls import lesson, page_frame
from pages.text.languages import Words

words = Words("lessons")
draw = page_frame.title(words.TITLE, "lessons")
by_link = lesson.by_link()
with st.container():
    if by_link:
        lesson.first(draw)
st.markdown(words.LEAD)
st.markdown(f"## {words.OTHERS if by_link else words.ON_SERVER}")
lesson.listed()
with st.expander(words.READ_OR_CHANGE if by_link else words.OWN, expanded=not by_link):
    st.markdown(words.OWN_ABOUT)
    written, read = st.columns([1.2, 1], gap="large")
    with written:
        draw("writer")
    with read:
        if not by_link:
            lesson.start()
        draw("opened")
