"""Explore: where each word looks, how sharp its choice is, and what it takes away. The whole instrument on one screen."""

import streamlit as st

from pages.ui import controls, shell

shell.guard()
heading = st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center")
heading.title("Where does each word look?", anchor=False, width="content")

from pages.ui import panels, warm  # noqa: E402, F401  (torch: two seconds, with the title on screen)


@st.fragment
def instrument() -> None:
    """Draw everything that follows the controls; a click in it reruns no more than this."""
    shown = panels.prepare(controls.view())
    controls.remember()
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


with heading:
    controls.actions()
instrument()
