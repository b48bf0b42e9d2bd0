"""Models: a language model's attention on the learner's words, every head at once, and the next word."""

import streamlit as st

from pages.controls import ending, model_controls, page_frame
from pages.controls.widgets import control
from pages.text.languages import Words

words = Words("models")
count = model_controls.in_range()
draw = page_frame.title(words.TITLE, "models", ("surgery", words.OPERATE))
st.markdown(words.INTRO)
model_controls.text_and_model()
draw("lead")
with st.container(key="panels"):
    with st.container(key="panel_match"):
        control("model_sort")
        draw("heads")
        draw("why")
    with st.container(key="panel_share"):
        model_controls.selection(count, "layer", "head")
        model_controls.selection(count, "query", "key")
        draw("head")
st.markdown(words.HEAD_TITLE)
draw("ledger")
draw("lens", later=True)
ending.of_model()
with st.expander(words.ABOUT_TITLE):
    model_controls.about()
page_frame.tables(draw, words.TABLES)
