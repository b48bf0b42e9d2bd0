"""Query, key, value: where they come from, a score as products and their sum, and what a change of each one moves."""

import streamlit as st

from pages.ui import page_frame, traced_view
from pages.ui.controls import session
from pages.ui.controls.widgets import choice, position, text
from pages.ui.story.query_key_value.layout import TABLES

draw = page_frame.title("What does a word ask, answer and hand over?", "query_key_value")

draw("lead")
left, right = st.columns([1, 2.5], gap="medium")
with left:
    why = "Which word answers: its position, counted from 0. Or click its row in K or V, or a cell of the scores."
    position("Key", "key", traced_view.sizes(session.view())[1], help=why)
with right:
    draw("pair")

st.markdown("## 1  One vector, three projections")
st.latex(r"q=x\,W_Q\qquad k=x\,W_K\qquad v=x\,W_V")
draw("maps")

st.markdown("## 2  A score is a sum of products")
st.latex(r"q\cdot k=\sum_{d} q_d\,k_d")
draw("scores", later=True)

st.markdown("## 3  Change one projection by hand: what moves?")
why = "q: what a word asks. k: what it answers to. v: what it hands over."
choice("Projection to edit: W_Q, W_K or W_V", "edit_map", ("q", "k", "v"), help=why)
draw("edits", later=True)
with st.expander("The edits as text"):
    why = "v_0_3_1.5 is row 0, column 3 of W_V; more follow after ~. Empty: the projections are as drawn."
    text("Numbers changed by hand", "edits", help=why)

st.markdown("## 4  x is private, v is what it shows")
st.latex(r"\text{output}=\text{weights}\;V\quad\text{or}\quad\text{weights}\;X")
why = "v: what the head shows, as wide as the head. x: the word's own vector, as wide as the model."
choice("What the weights average", "hand_over", ("v", "x"), help=why)
draw("averages", later=True)

st.markdown("## 5  A soft look-up in a database")
st.latex(r"\text{temperature}\to 0:\quad \text{output}=v_{j}\;\;\text{with the largest } q\cdot k_j")
st.caption("Move Temperature in the sidebar, or press a button below the pictures.")
draw("look_up", later=True)

st.markdown("## 6  A head that learns: a vowel looks for consonants")
st.caption("Move Steps of training in the sidebar, or press a button below the pictures.")
draw("learning", later=True)
page_frame.tables(draw, TABLES)
