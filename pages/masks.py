"""Masks: who may attend to whom, as a matrix and as a graph, and the effect of changing or adding a word."""

import streamlit as st

from pages.controls import page_frame, session, shared, steps
from pages.controls.steps import Deeper, Step
from pages.controls.widgets import choice, position, select_slider, slider, text
from pages.text import formulas
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import WINDOWS

words = Words("masks")
deeper = Words("masks_deeper")
draw = page_frame.boards("masks")
view = session.view()
queries, keys = traced_view.sizes(view)
for name, count in {
    "mask_prefix": keys + 1,
    "mask_padding": keys + 1,
    "mask_changed": queries,
    "mask_grown": queries,
}.items():
    session.within(name, 0, max(count - 1, 1))  # before any board is drawn: all show the same link
cross = traced_view.taken(view).kind == "cross"  # the steps after the first are about one sentence


def mask() -> None:
    shared.mask(view)
    draw("mask_about")


def more() -> None:
    """The mask of the step with a window, a prefix and a padding, cells one by one, and where it starts across sentences."""
    st.markdown(deeper.ON_TOP_TITLE)
    window, prefix, padding = st.columns(3, gap="medium")
    with window:
        select_slider(deeper.WINDOW, "mask_window", WINDOWS, help=deeper.WINDOW_HELP)
    with prefix:
        position(deeper.PREFIX, "mask_prefix", keys + 1, help=deeper.PREFIX_HELP)
    with padding:
        position(deeper.PADDING, "mask_padding", keys + 1, help=deeper.PADDING_HELP)
    draw("combined", later=True)
    st.markdown(deeper.PAINTED_TITLE)
    st.caption(deeper.PAINTED_ABOUT)
    text(deeper.PAINTED, "mask_painted", help=deeper.PAINTED_HELP)
    st.markdown(deeper.CORNER_TITLE)
    if cross:
        choice(deeper.CORNER, "mask_corner", ("upper_left", "lower_right"), help=deeper.CORNER_HELP)
    draw("corner", later=True)
    st.markdown(deeper.BIAS_TITLE)
    st.caption(deeper.BIAS_ABOUT)
    shared.bias(view)


def in_pytorch() -> None:
    st.markdown(deeper.NOTHING_TITLE)
    draw("nothing", later=True)
    st.markdown(deeper.POLARITY_TITLE)
    draw("polarity", later=True)


def rounds() -> None:
    if not cross:
        slider(words.ROUNDS, "mask_rounds", (0, 8, 1), help=words.ROUNDS_HELP)


def one_layer() -> None:
    draw("one_layer", later=True)
    draw("all_words", later=True)


def changed() -> None:
    if not cross:
        position(words.CHANGED_WORD, "mask_changed", queries, help=words.CHANGED_HELP)


def grown() -> None:
    if not cross:
        position(words.GROWN_WORD, "mask_grown", queries, help=words.GROWN_HELP)


def block() -> None:
    draw("block", later=True)


steps.draw(
    "masks",
    [
        Step(
            words.MATRIX_TITLE,
            words.MATRIX,
            *("mask", "mask_words", "mask_task"),
            mask,
            formulas.hidden_key(),
            [Deeper(words.MORE_TITLE, more), Deeper(words.PYTORCH_TITLE, in_pytorch)],
        ),
        Step(
            words.GRAPH_TITLE,
            words.GRAPH,
            *("graph", "graph_words", "graph_task"),
            rounds,
            deeper=[Deeper(words.ONE_LAYER_TITLE, one_layer)],
        ),
        Step(words.CHANGED_TITLE, words.CHANGED, *("changed", "changed_words", "changed_task"), changed),
        Step(
            words.GROWN_TITLE,
            words.GROWN,
            *("grown", "grown_words", "grown_task"),
            grown,
            deeper=[Deeper(words.BLOCKS_TITLE, block)],
        ),
    ],
    words.SUMMARY,
    deeper.TABLES,
)
