"""Averaging: from the mean of the past to attention, one change at a time."""

import streamlit as st

from pages.controls import page_frame, session, steps
from pages.controls.steps import Deeper, Step
from pages.controls.widgets import control
from pages.text import averaging_words as said
from pages.text import formulas
from pages.text.languages import Words
from pages.view.settings import MAX_TOKENS

words, deeper = Words("averaging"), Words("averaging_deeper")
draw = page_frame.boards("averaging")
count = page_frame.count("averaging") or MAX_TOKENS  # without a word the selection waits for the next one
for name in ("averaging_row", "hide_key", "looker", "sought"):  # before any board is drawn: all show the same link
    session.within(name, -1, count - 1)


def row() -> None:
    control("averaging_row", last=count - 1)


def hide_key() -> None:
    control("hide_key", offers=range(-1, count))


def pull() -> None:
    control("pull")


def in_place() -> None:
    control("in_place")
    draw("ways", later=True)
    page_frame.links(deeper.SEE, page_frame.PageLink(deeper.CHECKS, "worked_examples", {"example": "averaging"}))


def factors() -> None:
    st.markdown(deeper.TRIANGLE)
    st.latex(said.TRIANGLE_FORMULA)
    draw("factors", later=True)


def keepdim() -> None:
    control("keepdim")
    st.latex(formulas.kept_sums(session.view().keepdim))
    draw("sums", later=True)


def zeros() -> None:
    draw("zeros", later=True)


def axis() -> None:
    control("softmax_over")
    st.latex(formulas.sums(session.view().softmax_over))
    draw("axis", later=True)


def others() -> None:
    control("looker", last=count - 1)
    control("sought", last=count - 1)
    draw("others", later=True)


def ladder() -> None:
    control("rung")
    draw("ladder", later=True)


def naive() -> None:
    st.latex(said.naive_formula())
    draw("naive", later=True)


steps.draw(
    "averaging",
    [
        Step(
            words.PAST_TITLE,
            words.PAST,
            *("past", "past_words", "past_task"),
            row,
            said.past_formula(),
            [Deeper(deeper.IN_PLACE_TITLE, in_place)],
        ),
        Step(
            words.PRODUCT_TITLE,
            words.PRODUCT,
            *("product", "product_words", "product_task"),
            row,
            said.product_formula(),
            [Deeper(deeper.FACTORS_TITLE, factors), Deeper(deeper.KEEPDIM_TITLE, keepdim)],
        ),
        Step(
            words.HIDDEN_TITLE,
            words.HIDDEN,
            *("hidden", "hidden_words", "hidden_task"),
            hide_key,
            said.HIDDEN_FORMULA,
            [Deeper(deeper.SCORES_TITLE, zeros), Deeper(deeper.AXIS_TITLE, axis)],
        ),
        Step(
            words.CHOICE_TITLE,
            words.CHOICE,
            *("choice", "choice_words", "choice_task"),
            pull,
            said.CHOICE_FORMULA,
            [Deeper(deeper.OTHERS_TITLE, others), Deeper(deeper.LADDER_TITLE, ladder), Deeper(deeper.NAIVE_TITLE, naive)],
        ),
    ],
    words.SUMMARY,
    deeper.TABLES,
)
