"""Lessons: the lesson of the link, the lessons of the server, and the way to write one."""

import streamlit as st

from pages.controls import lesson, page_frame, session
from pages.text.languages import Words

words = Words("lessons")
draw = page_frame.title(words.TITLE, "lessons")
lesson.of_link(draw)
st.markdown(words.LEAD)
st.markdown(f"## {words.OTHERS if lesson.running() else words.ON_SERVER}")
lesson.listed()
if not session.view().lesson:
    page_frame.to("write_lesson", f":primary[{words.OWN}]")
