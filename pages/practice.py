"""Questions: about the numbers of attention, each answered before they are seen."""

import streamlit as st

from pages.controls import page_frame, session
from pages.controls.page_frame import PageLink
from pages.panels.practice import answering
from pages.text.languages import Words

words = Words("practice")
draw = page_frame.title(words.TITLE, "practice")

draw("quiz")
with st.container(key="screen_question"):
    with st.container(key="headline_question"):
        draw("asked")
    with st.container(key="control_question"):
        draw("choices")
    with st.container(key="onward_question"):
        draw("onward")
    with st.container(key="beside_question"):
        with st.container(key="picture_question"):
            draw("pictures")
        with st.container(key="sentence_question"):
            draw("verdict")
            way = answering.way(session.view())
            if way:
                page_frame.links(words.LEARN_MORE, PageLink(*way))
draw("score")
with st.expander(words.CHOOSE_TOPICS):
    draw("topics", later=True)
page_frame.tables(draw, words.TABLES)
