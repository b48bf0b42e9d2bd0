"""Operate: heads of a model switched off and arrows cut, and what becomes of the next word."""

import streamlit as st

from pages.controls import model_controls, page_frame
from pages.controls.widgets import control
from pages.text.languages import Words

words, models, patches = Words("surgery"), Words("models"), Words("surgery_patches")
count = model_controls.in_range()
draw = page_frame.title(words.TITLE, "surgery", ("models", words.READ))
st.markdown(words.INTRO)
draw("experiments")
model_controls.text_and_model()
draw("lead")
with st.container(key="panels"):
    with st.container(key="panel_match"):
        model_controls.selection(count, "layer", "head", "query", "key")
        draw("head")
        draw("why")
        draw("which_arrow")
    with st.container(key="panel_share"):
        draw("next")
        draw("which_head")
        draw("ten_heads")
st.markdown(patches.TITLE)
control("patch_text")
draw("second")
draw("patches")
with st.expander(words.IN_TEXT):
    control("operations")
page_frame.tables(draw, words.TABLES)
