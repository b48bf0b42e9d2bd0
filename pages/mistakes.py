"""Mistakes: famous bugs of attention, run for real on the learner's words, each with its symptom, its check and its fix."""

import streamlit as st

from pages.ui import choose, controls, head, shell, state, warm

shell.guard()
top = head.begin("What does a bug in attention look like?")

from pages.ui import tries  # noqa: E402
from pages.ui.story import mistakes as story  # noqa: E402
from pages.ui.story import mistakes_finder as finder  # noqa: E402
from pages.ui.story import mistakes_folds as folds  # noqa: E402
from pages.ui.story import mistakes_shown as shown  # noqa: E402

with top.selection:
    st.markdown(":gray[row]", width="content")
    controls.selected(shown.count())
top.ready()
story.remarks()

choose.owner("mistake_head", len(shown.heads()))
with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
    controls.choice("Bug", "mistake", shown.TITLES, width=320)
    controls.follower(st.toggle, "Bug on", "mistake_on", True, width="content")
    choose.one_of("Head", "mistake_head", shown.heads(), 110, shown.why_no_head())
    story.notes()
story.what()
right, mine, numbers = st.columns([1, 1, 0.85], gap="small")
for column, bug in ((right, False), (mine, True)):
    with column:
        story.formula(bug)
        story.picture(bug)
with numbers:
    st.markdown("## Its symptom in numbers")
    story.numbers()
    tries.offer({"With the word before": {"maps": "previous"}, "With a random draw": {"maps": "random"}})
story.row_in_words()
left, right = st.columns([1.35, 1], gap="small")
with left:
    st.markdown("## Three lines that catch it")
    story.check()
    story.verdict()
with right:
    st.markdown("## The line that differs")
    story.fix()
    story.running()
story.loud()

st.markdown("## Which bug is yours? All of them, on your words")
finder.sign()
finder.table()
folds.program()
folds.tables()
state.end()
warm.settle()
