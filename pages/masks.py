"""Masks: who may attend to whom, as a matrix and as a graph, and the effect of changing or adding a word."""

import streamlit as st

from pages.controls import page_frame, session, shared, steps
from pages.controls.steps import Deeper, Step
from pages.controls.widgets import control
from pages.text import formulas
from pages.text.languages import Words
from pages.view import traced_view

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
    for name in ("mask", "window", "prefix"):
        shared.draw(name)
    draw("mask_about")


def more() -> None:
    """The mask of the step with a window, a prefix and a padding, cells one by one, and where it starts across sentences."""
    st.markdown(deeper.ON_TOP_TITLE)
    window, prefix, padding = st.columns(3, gap="medium")
    with window:
        control("mask_window")
    with prefix:
        control("mask_prefix", last=keys)
    with padding:
        control("mask_padding", last=keys)
    draw("combined", later=True)
    st.markdown(deeper.PAINTED_TITLE)
    st.caption(deeper.PAINTED_ABOUT)
    control("mask_painted")
    st.markdown(deeper.CORNER_TITLE)
    if cross:
        control("mask_corner")
    draw("corner", later=True)
    st.markdown(deeper.BIAS_TITLE)
    st.caption(deeper.BIAS_ABOUT)
    shared.draw("bias")


def in_pytorch() -> None:
    st.markdown(deeper.NOTHING_TITLE)
    draw("nothing", later=True)
    st.markdown(deeper.POLARITY_TITLE)
    draw("polarity", later=True)


def rounds() -> None:
    if not cross:
        control("mask_rounds")


def one_layer() -> None:
    draw("one_layer", later=True)
    draw("all_words", later=True)


def changed() -> None:
    if not cross:
        control("mask_changed", last=queries - 1)


def grown() -> None:
    if not cross:
        control("mask_grown", last=queries - 1)


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
