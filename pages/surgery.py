"""Operate: heads of a model switched off and arrows cut, and what becomes of the next word."""

import streamlit as st

from pages.controls import page_frame, session, shared
from pages.controls.widgets import choice, position, text
from pages.text.languages import Words
from pages.view import model_view

words, models, controls = Words("surgery"), Words("models"), Words("controls")
count = len(model_view.read(session.view().model_text))
session.within("query", 0, max(count - 1, 0))  # before any board is drawn: all show the same link
draw = page_frame.title(words.TITLE, "surgery", ("models", words.READ))
st.markdown(words.INTRO)
draw("experiments")
shared.model_text(session.view())
draw("lead")
with st.container(key="panels"):
    with st.container(key="panel_match"):
        layer, head, row = st.columns(3)
        with layer:
            choice(models.LAYER, "layer", range(model_view.model().layers), help=models.LAYER_HELP)
        with head:
            choice(controls.HEAD, "head", range(model_view.model().heads))
        with row:
            position(controls.ROW, "query", count)
        draw("head")
        draw("which_arrow")
    with st.container(key="panel_share"):
        draw("next")
        draw("which_head")
with st.expander(words.IN_TEXT):
    text(words.OPERATIONS, "operations", help=words.OPERATIONS_HELP)
page_frame.tables(draw, words.TABLES)
