"""Order and batch: attention has no notion of space, positions bring one, and examples never talk to each other."""

import streamlit as st

from pages.ui import page_frame, traced_view
from pages.ui.controls import session
from pages.ui.controls.widgets import number, position, slider
from pages.ui.story.order_and_batch.layout import TABLES

draw = page_frame.title("Does order matter to attention?", "order_and_batch")
words, _ = traced_view.sizes(session.view())

draw("lead")
st.markdown("## 1  Shuffle the words: the outputs follow, unless something knows of order")
st.latex(r"f(P\,x) = P\,f(x)\quad\text{for every order } P")
number("Shuffle number", "order_shuffle", 0, 999, width=150, help="Another number, another order of the words.")
draw("shuffle")

st.markdown("## 2  No fixed offsets: the same two words, closer or farther")
word, distance, _ = st.columns([0.65, 0.65, 1], gap="medium")
with word:
    position("Looked at by the row’s word, counted from 0", "order_other", words)
with distance:
    slider("How many places apart", "order_distance", (1, 16, 1), help="Other words fill the places between.")
draw("distance", later=True)

st.markdown("## 3  Examples of a batch never talk to each other")
size, length, example = st.columns(3, gap="medium")
with size:
    slider("Examples in the batch", "batch_size", (1, 4, 1), help="Drawn from the seed.")
with length:
    slider("Tokens in each", "batch_tokens", (1, 8, 1), help="All examples of a batch have one length.")
with example:
    slider("Example that is changed", "batch_example", (0, 3, 1), help="1 is added to all its numbers.")
draw("pools", later=True)

st.markdown("## 4  Each example has weights of its own")
draw("weights", later=True)

st.markdown("## 5  The batch axis changes nothing else")
draw("shapes", later=True)
page_frame.tables(draw, TABLES)
