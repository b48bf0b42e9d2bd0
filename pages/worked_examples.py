"""Worked examples: known numbers, computed anew beside what they must be, each a link into the page that continues it."""

import streamlit as st

from pages.ui import head, shell, state, warm

shell.guard()
top = head.begin("Do the known numbers come out?")

from pages.ui import choose, controls, who_looks  # noqa: E402
from pages.ui.story import worked_examples as story  # noqa: E402

top.ready()

who_looks.remarks(False)
story.lead()

st.markdown("## 1  Seven examples, computed just now")
story.overview()
story.go_on()

st.space("small")
st.markdown("## 2  One example, step by step")
controls.choice("Example", "example", story.titles(), st.pills, also=lambda chosen: {"example_step": 0})
story.about()
story.go_on_with_it()
story.inputs()
left, right = st.columns([1, 1], gap="medium", vertical_alignment="center")
with left:
    choose.along("Step: from the inputs to the result", "example_step", story.length(), help="Arrow keys step.")
with right:
    story.step_in_words()
left, right = st.columns(2, gap="medium")
with left:
    story.numbers("computed")
with right:
    story.numbers("expected")

st.space("small")
st.markdown("## 3  All its steps")
story.steps()
story.tables()
state.end()
warm.settle()
