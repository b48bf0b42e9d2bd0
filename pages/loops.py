"""Loops: attention one scalar at a time, the mask there, the difference from matrices, and dropout in numbers."""

import streamlit as st

from pages.controls import page_frame, session
from pages.controls.widgets import control
from pages.panels.loops import page_data
from pages.text.languages import Words

words = Words("loops")
longest = page_data.longest(session.view())
if longest:
    session.within("cursor", 0, longest)  # before any board is drawn: all show the same link
draw = page_frame.title(words.TITLE, "loops")

draw("remarks")
st.markdown(f"## {words.WALK_TITLE}")
st.caption(words.WALK)
draw("player")
place, pace = st.columns([3, 1], gap="medium", vertical_alignment="bottom")
with place:
    if longest:
        control("cursor", last=longest)
with pace:
    control("pace")
draw("walk")

st.markdown(f"## {words.MASK_TITLE}")
left, right = st.columns(2, gap="medium")
left.code("for j in range(len(k)):\n    if not allowed[i][j]:\n        continue", language="python")
right.code("scores = q @ k.mT * scale\nscores = scores.masked_fill(\n    ~allowed, -math.inf)", language="python")
draw("mask", later=True)

st.markdown(f"## {words.RACE_TITLE}")
draw("race", later=True)

st.markdown(f"## {words.DROPOUT_TITLE}")
st.caption(words.DROPOUT)
left, right = st.columns([3, 1], gap="medium", vertical_alignment="bottom")
with left:
    control("draws")
with right:
    control("evaluating")
draw("dropout", later=True)
page_frame.tables(draw, words.TABLES)
