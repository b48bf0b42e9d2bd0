"""Mistakes: famous bugs of attention, run for real on the learner's words, each with its symptom, its check and its fix."""

import streamlit as st

from pages.ui import controls, head, shell, state, warm

shell.guard()
top = head.begin("What does a bug in attention look like?")

from pages.ui import tries  # noqa: E402
from pages.ui.story import mistakes as story  # noqa: E402
from pages.ui.story import mistakes_finder as finder  # noqa: E402
from pages.ui.story import mistakes_folds as folds  # noqa: E402
from pages.ui.story import mistakes_shown as shown  # noqa: E402

top.ready()

story.remarks()
st.markdown(
    "Fifteen famous bugs, each run for real on your words, beside the right program. Pick one, switch it off and on."
)
finder.sign()
controls.position("mistake_head", len(shown.heads()) - 1)
with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
    controls.choice("Bug", "mistake", shown.TITLES, width=320)
    controls.follower(st.toggle, "Bug on", "mistake_on", True, width="content")
    controls.pick("Head", "mistake_head", shown.heads(), 110, shown.why_no_head())
story.what()
right, mine, numbers = st.columns([1, 1, 0.85], gap="small")
with right:
    story.picture(False)
with mine:
    story.picture(True)
with numbers:
    st.markdown("## Its symptom in numbers")
    story.numbers()
story.row_in_words()
left, right = st.columns([1.25, 1], gap="medium")
with left:
    st.markdown("## Three lines that catch it")
    story.check()
    story.verdict()
with right:
    st.markdown("## The line that differs")
    story.fix()
    story.running()
tries.offer({"With the word before": {"maps": "previous"}, "With a random draw": {"maps": "random"}})
st.markdown("## All of them, on your words: click one to see it above")
finder.table()
folds.program()
folds.tables()
state.end()
warm.settle()
