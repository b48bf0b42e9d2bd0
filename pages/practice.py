"""Questions: about the numbers of attention, each answered before they are seen."""

import streamlit as st

from pages.ui import page_frame
from pages.ui.controls import session
from pages.ui.page_frame import PageLink
from pages.ui.story.practice import answering
from pages.ui.text.languages import Words

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
            way = answering.way(session.shown())
            if way:
                page_frame.links(words.LEARN_MORE, PageLink(*way))
draw("score")
page_frame.tables(draw, words.TABLES)
