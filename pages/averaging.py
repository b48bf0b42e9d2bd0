"""Averaging: from the mean of the past to attention, one change at a time."""

import streamlit as st

from pages.controls import page_frame, session, steps
from pages.controls.steps import Deeper, Step
from pages.controls.widgets import choice, place_or_none, position, slider, toggle
from pages.text import averaging_words as said
from pages.text import formulas
from pages.text.languages import Words
from pages.view.settings import MAX_TOKENS, RUNGS

words, deeper = Words("averaging"), Words("averaging_deeper")
draw = page_frame.boards("averaging")
count = page_frame.count("averaging") or MAX_TOKENS  # without a word the selection waits for the next one
for name in ("averaging_row", "hide_key", "looker", "sought"):  # before any board is drawn: all show the same link
    session.within(name, -1, count - 1)


def row() -> None:
    position(words.ROW, "averaging_row", count, help=words.ROW_HELP)


def hide_key() -> None:
    place_or_none(words.HIDE, "hide_key", count, help=words.HIDE_HELP)


def pull() -> None:
    slider(words.PULL, "pull", (0.0, 8.0, 0.5), help=words.PULL_HELP)


def in_place() -> None:
    toggle(deeper.IN_PLACE, "in_place", help=deeper.IN_PLACE_HELP)
    draw("ways", later=True)
    page_frame.links(deeper.SEE, page_frame.PageLink(deeper.CHECKS, "worked_examples", {"example": "averaging"}))


def factors() -> None:
    st.markdown(deeper.TRIANGLE)
    st.latex(said.TRIANGLE_FORMULA)
    draw("factors", later=True)


def keepdim() -> None:
    toggle(deeper.KEEPDIM, "keepdim", runs=True, help=deeper.KEEPDIM_HELP)
    st.latex(formulas.kept_sums(session.view().keepdim))
    draw("sums", later=True)


def zeros() -> None:
    draw("zeros", later=True)


def axis() -> None:
    choice(deeper.AXIS, "softmax_over", ("keys", "queries"), runs=True, help=deeper.AXIS_HELP)
    st.latex(formulas.sums(session.view().softmax_over))
    draw("axis", later=True)


def others() -> None:
    position(deeper.LOOKER, "looker", count, help=deeper.LOOKER_HELP)
    position(deeper.SOUGHT, "sought", count, help=deeper.SOUGHT_HELP)
    draw("others", later=True)


def ladder() -> None:
    choice(deeper.RUNG, "rung", RUNGS, help=deeper.RUNG_HELP)
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
