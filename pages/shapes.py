"""Shapes and batch: the meaning of each shape, independent examples, and one product split into heads."""

import streamlit as st

from pages.controls import page_frame, session
from pages.controls.widgets import control
from pages.text.languages import Words

words = Words("shapes")
count = session.view().batch_size
session.within("batch_example", 0, count - 1)  # before any board is drawn: all show the same link
draw = page_frame.title(words.TITLE, "shapes")

draw("lead")
st.markdown(words.BATCH)
st.markdown(words.BATCH_WORDS)
size, length = st.columns(2, gap="medium")
with size:
    control("batch_size")
with length:
    control("batch_tokens")
draw("shapes")

st.markdown(words.POOLS)
st.markdown(words.POOLS_WORDS)
if count > 1:
    control("batch_example", last=count - 1)
draw("pools", later=True)

st.markdown(words.WEIGHTS)
st.markdown(words.WEIGHTS_WORDS)
draw("weights", later=True)

st.markdown(words.HEADS)
st.markdown(words.HEADS_WORDS)
draw("steps", later=True)
control("view_at_once")
draw("order", later=True)
with st.popover(words.VERIFIED, type="tertiary"):
    draw("verified", later=True)
page_frame.tables(draw, words.TABLES)
