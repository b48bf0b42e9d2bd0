"""Start: a word alone can't tell what it means; attention lets it collect that from the other words of its sentence."""

import streamlit as st

from pages.controls import ending, foot, page_frame, shared
from pages.text.languages import Words

words = Words("start")
draw = page_frame.boards("start")
with st.container(key="start"):
    with st.container(key="start_lead", gap="small"):
        st.title(words.DEFINITION, anchor=False)
        st.markdown(words.LEAD)
        draw("lead")
    with st.container(key="start_pictures"):  # side by side; on a phone the slider stands below the first one
        draw("sentence")
        draw("collected")
        draw("senses_apart")
    with st.container(key="try"):  # side by side, of fixed widths: what comes out moves no slider
        draw("task")
        shared.draw("temperature")
    draw("senses")
    first, second, row = st.columns([4, 4, 1], gap="small")
    with first:
        shared.draw("text")
    with second:
        shared.draw("start_text")
    with row:
        shared.draw("query")
    st.caption(words.LIMITS)
page_frame.tables(draw, words.TABLES)
ending.offer()
foot.draw("start")
