"""Mistakes: famous bugs of attention, run for real on the learner's words, each with its symptom, its check and its fix."""

import streamlit as st

from attn_core.mistakes import MISTAKES
from pages.controls import page_frame, session
from pages.controls.widgets import control
from pages.panels.mistakes import bug, page_data
from pages.panels.mistakes.layout import WIDTHS
from pages.text.languages import Words

words, bugs = Words("mistakes"), Words("bugs")
draw = page_frame.title(words.TITLE, "mistakes")
view = session.view()

draw("remarks")
chosen, switch, head, _ = st.columns([1.1, 0.5, 0.6, 1], gap="medium", vertical_alignment="bottom")
with chosen:
    control("mistake")
with switch:
    control("mistake_on")
with head:
    last, why = page_data.heads(view) - 1, page_data.why_no_head(view)
    control("mistake_head", offers=(0, max(last, 1)), disabled=bool(why), help=why or words.HEAD_HELP)
draw("what")
formulas = bug.formulas(MISTAKES[view.mistake], view.mistake_on)
for formula, column in zip(formulas, st.columns(WIDTHS, gap="small")[:2], strict=True):
    column.latex(formula)
draw("bug")

st.markdown(words.FINDER)
control("mistake_sign", titles={"any": words.ANY_SIGN, **bugs.SIGNS})
draw("finder", later=True)
with st.expander(words.PROGRAM):
    st.caption(words.PROGRAM_STARTS)
    draw("program", later=True)
page_frame.tables(draw, words.TABLES)
