"""Loops: attention one scalar at a time, what a mask is there, how far that is from matrices, and dropout in numbers."""

import streamlit as st

from pages.ui import page_frame
from pages.ui.controls import session
from pages.ui.controls.widgets import choice, position, select_slider, toggle
from pages.ui.story.loops import dropout, page_data
from pages.ui.story.loops.layout import TABLES

draw = page_frame.title("What does the program do, number by number?", "loops")
longest = page_data.longest(session.view())

draw("remarks")
st.markdown("## 1  One number at a time")
draw("player")
place, pace = st.columns([3, 1], gap="medium", vertical_alignment="bottom")
with place:
    if longest:
        position("Steps taken", "cursor", longest + 1, help="How many steps of the program have run.")
with pace:
    choice("A step is one", "pace", ("number", "row"), help="What Step, Back and Play move by: one number, or one row.")
draw("walk")

st.markdown("## 2  A mask is a continue")
left, right = st.columns(2, gap="medium")
left.code("for j in range(len(k)):\n    if not allowed[i][j]:\n        continue", language="python")
right.code("scores = q @ k.mT * scale\nscores = scores.masked_fill(\n    ~allowed, -math.inf)", language="python")
draw("mask", later=True)

st.markdown("## 3  The same numbers as the matrices")
draw("race", later=True)

st.markdown("## 4  Dropout, in numbers")
st.caption("Dropout, the share p of the weights that is set to 0, is set in the sidebar, under More.")
left, right = st.columns([3, 1], gap="medium", vertical_alignment="bottom")
with left:
    select_slider("Draws", "draws", dropout.DRAWS, help="How many draws are averaged; the latest one is shown.")
with right:
    toggle("Evaluating", "evaluating", help="As model.eval(): dropout is off.")
draw("dropout", later=True)
page_frame.tables(draw, TABLES)
