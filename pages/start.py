"""Start: attention lets each word collect information from other words."""

import streamlit as st

from pages.controls import ending, foot, page_frame, session, shared
from pages.text.languages import Words

words = Words("start")
draw = page_frame.boards("start")
with st.container(key="start"):  # on a phone its parts stand under one another in another order: see style.css
    with st.container(key="start_title"):
        st.title(words.DEFINITION, anchor=False)
        st.markdown(words.LEAD)
        draw("lead")
    with st.container(key="start_words"):
        sentence, row = st.columns([4, 1], gap="small")
        with sentence:
            shared.text(session.view())
        with row:
            shared.query(session.view(), page_frame.count("start"))
    with st.container(key="start_picture"):
        draw("picture")
    with st.container(key="start_parts"):
        draw("parts")
    with st.container(horizontal=True, vertical_alignment="center", gap="large", key="try"):
        draw("task")
        shared.temperature(session.view())
ending.offer()
foot.draw("start", draw)
