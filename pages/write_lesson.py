"""Write a lesson: its text, opened from a file or typed, beside its errors by line, or the link of each part."""

import streamlit as st

from pages.controls import lesson, page_frame
from pages.text.languages import Words

words = Words("lessons")
draw = page_frame.title(words.OWN, "write_lesson")
st.markdown(words.OWN_ABOUT)
written, read = st.columns([1.2, 1], gap="large")
with written:
    draw("writer")
with read:
    lesson.start()
    draw("opened")
