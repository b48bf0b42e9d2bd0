"""Explore: where each word looks, how sharp its choice is, what it takes away. The whole instrument on one screen."""

import streamlit as st

from pages.ui import controls, head, shell, state, warm
from pages.ui.links import LONGEST

shell.guard()
top = head.begin("Where does each word look?")

from pages.ui import folds, how_sharp, shown, takes_away, who_looks  # noqa: E402

with top.selection:
    st.markdown(":gray[row]", width="content")
    controls.selected(shown.count(state.view(), LONGEST))
top.ready()

who_looks.remarks()
who_looks.lead()
left, right = st.columns([1.8, 1], gap="medium")
with left:
    st.markdown("## 1  Who looks at whom")
    who_looks.selection()
    who_looks.heatmaps(state.view())
with right:
    how_sharp.row()
left, right = st.columns([1.3, 1], gap="medium")
with left:
    takes_away.key_by_key()
with right:
    takes_away.output_by_dimension()
takes_away.sum_in_words()
folds.try_this()
folds.numbers()
folds.program()
folds.about()
state.end()
warm.settle()
