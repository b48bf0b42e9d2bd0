"""Masks: who may look at whom, as presets that combine, as painted cells, as a graph, and as PyTorch takes it."""

import streamlit as st

from pages.ui import choose, controls, head, shell, state, warm
from pages.ui.link import WINDOWS

shell.guard()
top = head.begin("Who may look at whom?")

from pages.ui import remarks, shown  # noqa: E402
from pages.ui.story import masks as story  # noqa: E402
from pages.ui.story import masks_moving as moving  # noqa: E402
from pages.ui.story import masks_paint as paint  # noqa: E402

with top.selection:
    st.markdown(":gray[row]", width="content")
    controls.selected(shown.count(state.view()))
top.ready()
remarks.draw(meeting=False, traced=False)

queries, stops = story.sizes()

with st.container(horizontal=True, vertical_alignment="center", gap="small"):
    paint.first()
    story.lead()

st.markdown("## 1  A mask opens some cells and hides the others")
with st.container(horizontal=True, vertical_alignment="center", gap="small"):
    paint.block()
    story.mask_in_words()
window, prefix, padding, corner = st.columns([1, 1, 1, 1.1], gap="medium")
with window:
    controls.select_slider("On top: window, to either side", "mask_window", WINDOWS, help=story.HELP["window"])
with prefix:
    choose.along("On top: prefix, first words open", "mask_prefix", stops, help=story.HELP["prefix"])
with padding:
    choose.along("On top: padding, last words filler", "mask_padding", stops, help=story.HELP["padding"])
with corner:
    st.markdown(":small[Causal starts in the corner at the]", help=story.HELP["corner"])
    controls.choice("Causal starts in the corner at the", "mask_corner", story.CORNERS, st.segmented_control)
left, right = st.columns(2, gap="medium")
with left:
    story.matrix()
with right:
    story.graph()
story.row_in_words()
paint.try_this()
paint.grid()

st.markdown("## 2  Messages travel one edge a round")
left, right = st.columns([1, 1.2], gap="large")
with left:
    controls.slider("Rounds", "mask_rounds", (0, 8, 1), help="How often all pass on what they have heard.")
    moving.rounds_in_words()
with right:
    moving.rounds()

st.markdown("## 3  Change one word: only those who may see it can move")
left, right = st.columns([1, 1.2], gap="large")
with left:
    choose.along("Word that is changed, counted from 0", "mask_changed", queries, help=story.HELP["changed"])
    moving.changed_in_words()
with right:
    moving.changed()

st.markdown("## 4  Let the sentence grow: why the future is hidden")
left, right = st.columns([1, 1.2], gap="large")
with left:
    choose.along("Newest word, counted from 0", "mask_grown", queries, help=story.HELP["grown"])
    moving.grown_in_words()
with right:
    moving.grown()

st.markdown("## 5  A query that sees nothing")
story.sees_nothing()

st.markdown("## 6  What True means to PyTorch")
story.polarity_in_words()
story.polarity_code()
story.numbers()
state.end()
warm.settle()
