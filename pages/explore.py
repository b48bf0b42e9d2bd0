"""Explore: where each word looks, how sharp its choice is, what it takes away. The whole instrument on one screen."""

import streamlit as st

from pages.ui import controls, shell, state, warm

shell.guard()


with st.container(horizontal=True, vertical_alignment="center", gap="small"):
    st.title("Where does each word look?", anchor=False, width="stretch")
    selected = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", width="content")
    buttons = st.container(width="content")

loading = st.empty()
if state.first_run():
    warm.pictures(loading)

from pages.ui import folds, panels, shown  # noqa: E402  (torch takes two seconds, with the title on screen)

loading.empty()
with selected:
    st.markdown(":gray[row]", width="content")
    controls.selected(shown.count(state.view()))
with buttons:
    controls.actions()

panels.remarks()
panels.lead()
left, right = st.columns([1.8, 1], gap="medium")
with left:
    st.markdown("## 1  Who looks at whom")
    panels.selection()
    panels.heatmaps(state.view().heads)
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
