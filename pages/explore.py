"""Explore: where each word looks, how sharp its choice is, what it takes away. The whole instrument on one screen."""

import streamlit as st

from pages.ui import controls, head, shell, state, warm
from pages.ui.links import LONGEST

shell.guard()
top = head.begin("Where does each word look?")

from pages.ui import folds, panels, shown  # noqa: E402

with top.selection:
    st.markdown(":gray[row]", width="content")
    controls.selected(shown.count(state.view(), LONGEST))
top.ready()

panels.remarks()
panels.lead()
left, right = st.columns([1.8, 1], gap="medium")
with left:
    st.markdown("## 1  Who looks at whom")
    panels.selection()
    panels.heatmaps(state.view())
with right:
    panels.how_sharp()
left, right = st.columns([1.3, 1], gap="medium")
with left:
    panels.what_it_takes_away()
with right:
    panels.output_by_dimension()
panels.sum_in_words()
folds.try_this()
folds.numbers()
folds.program()
folds.about()
state.end()
warm.settle()
