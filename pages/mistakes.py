"""Mistakes: famous bugs of attention, run for real on the learner's words, each with its symptom, its check and its fix."""

import streamlit as st

from attn_core.mistakes import MISTAKES, SIGNS
from pages.ui import page_frame
from pages.ui.controls import session
from pages.ui.controls.widgets import choice, number, pick, toggle
from pages.ui.story.mistakes import bug, page_data
from pages.ui.story.mistakes.layout import TABLES, WIDTHS

draw = page_frame.title("What does a bug in attention look like?", "mistakes")
view = session.view()

draw("remarks")
bugs, switch, head, _ = st.columns([1.1, 0.5, 0.6, 1], gap="medium", vertical_alignment="bottom")
with bugs:
    pick("Bug", "mistake", tuple(MISTAKES), runs=True, help="Below, all bugs have a line each, and a button.")
with switch:
    toggle("Bug on", "mistake_on", runs=True, help="Off: the right program runs.")
with head:
    last, why = page_data.heads(view) - 1, page_data.why_no_head(view)
    explanation = why or "Which head the pictures show, counted from 0."
    number("Head of the pictures", "mistake_head", 0, max(last, 1), disabled=bool(why), help=explanation)
draw("what")
formulas = bug.formulas(MISTAKES[view.mistake], view.mistake_on)
for formula, column in zip(formulas, st.columns(WIDTHS, gap="small")[:2], strict=True):
    column.latex(formula)
draw("bug")

st.markdown("## Which bug is yours? All of them, on your words")
choice("What do you see?", "mistake_sign", ("any", *SIGNS), help="Bugs that do this on your words are offered.")
st.caption(" · ".join(f"**{sign}**: {words}" for sign, words in {"any": "don’t know", **SIGNS}.items()))
draw("finder", later=True)
with st.expander("The program around that line"):
    st.caption(
        "Starts from x, wq, wk, wv, q, k, v, scores, scaled (÷ √head_size and temperature) and allowed "
        "(True: may look), for your words and settings."
    )
    draw("program", later=True)
page_frame.tables(draw, TABLES)
