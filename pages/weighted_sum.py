"""Weighted sum: one output as a ledger, key by key; then all of them, Y = W X; then other mixers than attention."""

import streamlit as st

from attn_core.experiments.mixing import MIXERS
from pages.ui import page_frame, traced_view
from pages.ui.controls import session
from pages.ui.controls.widgets import choice, position, text
from pages.ui.story.weighted_sum.layout import TABLES

draw = page_frame.title("What is an output made of?", "weighted_sum")

draw("lead")
st.markdown("## 1  One number of the output, as an account")
st.latex(r"\text{output}_d=\sum_{j} w_j\,v_{j,d}")
size = traced_view.prepare(session.view()).view.head_size
position("Which number of the output", "dimension", size, help="Its position, counted from 0.")
draw("account")

st.markdown("## 2  All its numbers at once")
draw("strips", later=True)

st.markdown("## 3  Every query: how to read a row")
draw("rows", later=True)

st.markdown("## 4  Any W mixes: Y = W X")
st.markdown(
    ":gray[X holds the words’ own vectors x, not their values: other mixers have no W_V, and so all start from the same.]"
)
why = " ".join(f"{name}: {mixer.summary}." for name, mixer in MIXERS.items())
choice("What mixes the tokens", "mixer", MIXERS, help=why)
draw("mixing", later=True)
with st.expander("W by hand, as the link holds it"):
    text("Numbers: row_column_number, more after ~", "mixer_edits", help="Rows and columns are counted from 0: 2_0_0.5")
page_frame.tables(draw, TABLES)
