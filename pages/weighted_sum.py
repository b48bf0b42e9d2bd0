"""Weighted sum: one output as a ledger, key by key; then all of them, Y = W X; then other mixers than attention."""

import streamlit as st

from pages.ui import controls, head, shell, state, warm

shell.guard()
top = head.begin("What is an output made of?")

from pages.ui import tries  # noqa: E402
from pages.ui.story import mixing  # noqa: E402
from pages.ui.story import weighted_sum as story  # noqa: E402
from pages.ui.story import weighted_sum_folds as folds  # noqa: E402
from pages.ui.story import weighted_sum_rows as rows  # noqa: E402
from pages.ui.story import weighted_sum_shown as shown  # noqa: E402

with top.selection:
    st.markdown(":gray[row]", width="content")
    controls.selected(shown.count())
top.ready()
mixing.remarks()
story.lead()
story.selection()

st.markdown("## 1  One number of the output, as an account")
st.latex(r"\text{output}_d=\sum_{j} w_j\,v_{j,d}")
story.dimension()
left, right = st.columns([1.2, 1], gap="medium")
with left:
    story.account()
with right:
    story.running()
story.account_in_words()
tries.offer(
    {
        "One winner": {"temperature": 0.1},
        "All equal": {"temperature": 20.0},
        "Temperature 1": {"temperature": 1.0},
        "The word before": {"maps": "previous", "temperature": 1.0, "query": 2, "dimension": 1},
        "A random draw": {"maps": "random"},
    }
)

st.markdown("## 2  All its numbers at once")
for part, column in zip(story.PARTS, st.columns(len(story.PARTS), gap="small"), strict=True):
    with column:
        story.strip(part)
story.strips_in_words()

st.markdown("## 3  Every query: how to read a row")
left, right = st.columns([1, 1.2], gap="medium")
with left:
    rows.rows()
with right:
    rows.winners()
rows.row_in_words()
tries.offer({"No peeking": {"mask": "causal"}, "Everybody sees all": {"mask": "none"}})

st.markdown("## 4  Any W mixes: Y = W X")
st.markdown(
    ":gray[X holds the words’ own vectors x, not their values: other mixers have no W_V, and so all start from the same.]"
)
mixing.choose()
for part, column in zip(mixing.PARTS, st.columns(len(mixing.PARTS), gap="small"), strict=True):
    with column:
        mixing.factor(part)
mixing.in_words()
mixing.editor()
mixing.examples()
folds.numbers()
state.end()
warm.settle()
