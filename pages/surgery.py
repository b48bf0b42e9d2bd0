"""Operate: heads of a model switched off and arrows cut, and what becomes of the next word."""

import streamlit as st

from pages.controls import page_frame, session
from pages.controls.widgets import choice, position, text
from pages.text.languages import Words
from pages.view import model_view

words, models, controls = Words("surgery"), Words("models"), Words("controls")
pairs, scores, patches = Words("query_key_value"), Words("model_scores"), Words("surgery_patches")
count = len(model_view.read(session.view().model_text))
for place in ("query", "key"):  # before any board is drawn: all show the same link
    session.within(place, 0, max(count - 1, 0))
draw = page_frame.title(words.TITLE, "surgery", ("models", words.READ))
st.markdown(words.INTRO)
draw("experiments")
text(models.SENTENCE, "model_text", runs=True, help=models.SENTENCE_HELP)
draw("lead")
with st.container(key="panels"):
    with st.container(key="panel_match"):
        layer, head, row, key = st.columns(4)
        with layer:
            choice(models.LAYER, "layer", range(model_view.model().layers), help=models.LAYER_HELP)
        with head:
            choice(controls.HEAD, "head", range(model_view.model().heads))
        with row:
            position(controls.ROW, "query", count)
        with key:
            position(pairs.KEY, "key", count, help=scores.KEY_HELP)
        draw("head")
        draw("why")
        draw("which_arrow")
    with st.container(key="panel_share"):
        draw("next")
        draw("which_head")
        draw("ten_heads")
st.markdown(patches.TITLE)
text(patches.SECOND, "patch_text", help=patches.SECOND_HELP)
draw("second")
draw("patches")
with st.expander(words.IN_TEXT):
    text(words.OPERATIONS, "operations", help=words.OPERATIONS_HELP)
page_frame.tables(draw, words.TABLES)
