"""Loops: attention one scalar at a time, what a mask is there, how far that is from matrices, and dropout in numbers."""

import streamlit as st

from pages.ui import controls, head, shell, state, warm

shell.guard()
top = head.begin("What does the program do, number by number?")

from pages.ui import player, remarks, tries  # noqa: E402
from pages.ui.story import loops as story  # noqa: E402
from pages.ui.story import loops_checks as checks  # noqa: E402
from pages.ui.story import loops_folds as folds  # noqa: E402

with top.selection:
    st.markdown(":gray[row]", width="content")
    controls.selected(story.count())
top.ready()
remarks.draw()

st.markdown("## 1  One number at a time")
with st.container(horizontal=True, vertical_alignment="center", gap="small"):
    player.draw("cursor", story.track, story.by_row)
    controls.follower(
        st.segmented_control,
        "A step is one",
        "pace",
        ["number", "row"],
        default="number",
        required=True,
        label_visibility="collapsed",
        help="What Step, Back and Play move by: one number, or one row.",
        others=("player",),
        width="content",
    )
story.step_in_words()
left, right = st.columns([1.15, 1], gap="medium")
with left:
    story.code()
with right:
    story.filling("scores")
for column, which in zip(st.columns(3, gap="medium"), ("parts", "weights", "output"), strict=True):
    with column:
        story.filling(which)

st.markdown("## 2  A mask is a continue")
left, right = st.columns(2, gap="medium")
with left:
    st.code("for j in range(len(k)):\n    if not allowed[i][j]:\n        continue", language="python")
    story.by_continue()
with right:
    st.code("scores = q @ k.mT * scale\nscores = scores.masked_fill(\n    ~allowed, -math.inf)", language="python")
    story.by_fill()
story.mask_in_words()
FOX = {"text": "The quick brown fox", "mask": "causal", "query": 2, "tokens": "word", "kind": "self"}
tries.offer(
    {
        "The quick brown fox, causal": FOX,
        "Nothing hidden": {"mask": "none"},
        "Two words back": {"mask": "window"},
        "The word before": {"maps": "previous", "query": 2, "head": 0},
        "A random draw": {"maps": "random"},
    }
)

st.markdown("## 3  The same numbers as the matrices")
checks.race()
checks.apart()

st.markdown("## 4  Dropout, in numbers")
left, middle, right = st.columns([1, 1, 0.6], gap="medium", vertical_alignment="bottom")
with left:
    checks.share()
with middle:
    controls.select_slider("Draws", "draws", checks.stops(), help="How many draws are averaged; the latest one is shown.")
with right:
    controls.follower(st.toggle, "Evaluating", "evaluating", False, help="As model.eval(): dropout is off.")
left, middle, right = st.columns(3, gap="medium")
with left:
    checks.three("weights")
with middle:
    checks.three("draw")
with right:
    checks.three("mean")
checks.dropped_in_words()
tries.offer({"Drop 30 %, once": {"dropout": 0.3, "draws": 1}, "and 1000 times": {"dropout": 0.3, "draws": 1000}})
checks.returning()
folds.numbers()
state.end()
warm.settle()
