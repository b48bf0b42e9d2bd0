"""Models: a language model's attention on the learner's words, every head at once, and the next word."""

import streamlit as st

from pages.controls import page_frame, session, shared
from pages.controls.widgets import choice, position
from pages.text.languages import Words
from pages.view import model_view
from pages.view.settings import SORTS

words, controls = Words("models"), Words("controls")
count = len(model_view.read(session.view().model_text))
session.within("query", 0, max(count - 1, 0))  # before any board is drawn: all show the same link
draw = page_frame.title(words.TITLE, "models", ("surgery", words.OPERATE))
st.markdown(words.INTRO)
shared.model_text(session.view())
draw("lead")
with st.container(key="panels"):
    with st.container(key="panel_match"):
        choice(words.SORT, "model_sort", SORTS, help=words.SORT_HELP)
        draw("heads")
    with st.container(key="panel_share"):
        layer, head = st.columns(2)
        with layer:
            choice(words.LAYER, "layer", range(model_view.model().layers), help=words.LAYER_HELP)
        with head:
            choice(controls.HEAD, "head", range(model_view.model().heads))
        position(controls.ROW, "query", count)
        draw("head")
st.markdown(words.HEAD_TITLE)
draw("ledger")
draw("lens", later=True)
with st.expander(words.ABOUT_TITLE):
    st.markdown(words.ABOUT)
page_frame.tables(draw, words.TABLES)
