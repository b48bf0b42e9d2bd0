"""Explore: where each word looks, how sharp its choice is, what it takes away. The whole instrument on one screen."""

import streamlit as st

from pages.ui import controls, shell, state

shell.guard()


with st.container(horizontal=True, vertical_alignment="center", gap="small"):
    st.title("Where does each word look?", anchor=False, width="stretch")
    selected = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", width="content")
    buttons = st.container(width="content")

from pages.ui import panels  # noqa: E402  (torch takes two seconds, with the title on screen)

with selected:
    st.markdown(":gray[row]", width="content")
    controls.selected(panels.count(state.view()))
with buttons:
    controls.actions()


@st.fragment(key="page")
def instrument() -> None:
    """Draw everything that follows the controls; most of them rerun no more than this."""
    shown = panels.prepare(state.view())
    panels.remarks(shown)
    if shown.seen is None:
        panels.selection(shown)
        return
    panels.lead(shown)
    left, right = st.columns([1.8, 1], gap="medium")
    with left:
        panels.who_looks_at_whom(shown)
    with right:
        panels.how_sharp(shown)
    left, right = st.columns([1.3, 1], gap="medium")
    with left:
        panels.what_it_takes_away(shown)
    with right:
        panels.output_by_dimension(shown)
    panels.sum_in_words(shown)
    panels.try_this()
    panels.numbers(shown)
    panels.program(shown)
    panels.about(shown)
    state.remember()


instrument()
