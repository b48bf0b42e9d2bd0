"""Query, key, value: their projections, a score as a sum of products, and the role of each projection."""

import streamlit as st

from pages.controls import page_frame, session, shared, steps
from pages.controls.steps import Deeper, Step
from pages.controls.widgets import control
from pages.text import query_key_value_words as said
from pages.text.languages import Words
from pages.view import traced_view

words = Words("query_key_value")
board = page_frame.boards("query_key_value")
titles = words.TITLES
keys = traced_view.sizes(session.view())[1]
session.within("key", 0, max(keys - 1, 1))  # before any board is drawn: all show the same link


def key() -> None:
    control("key", last=keys - 1)
    board("key_name")


def edit_map() -> None:
    control("edit_map")


def grown() -> None:
    shared.draw("grown")


# ---- deeper ----


def matrices() -> None:
    board("maps", later=True)


def others() -> None:
    board("sources", later=True)


def not_x() -> None:
    st.markdown(words.NOT_X_WORDS)
    st.latex(said.not_x_formula())
    control("hand_over")
    board("averages", later=True)


def two_matrices() -> None:
    st.markdown(words.TWO_WORDS)
    st.latex(said.two_formula())
    board("one_matrix", later=True)


def look_up() -> None:
    st.markdown(words.LOOK_UP_WORDS)
    st.latex(said.look_up_formula())
    shared.draw("temperature")
    board("look_up", later=True)


def numbers() -> None:
    board("edits", later=True)
    control("edits")


def loss() -> None:
    st.markdown(words.TRAINED_WORDS)
    st.latex(said.trained_formula())
    board("loss", later=True)


def next_token() -> None:
    st.markdown(words.LOSS_WORDS)


steps.draw(
    "query_key_value",
    [
        Step(
            titles["projected"],
            words.PROJECTED,
            *("projected", "projected_words", "projected_task"),
            key,
            said.PROJECTED_FORMULA,
            [Deeper(words.MATRICES, matrices), Deeper(words.NOT_X, not_x), Deeper(words.OTHERS, others)],
        ),
        Step(
            titles["score"],
            words.SCORE,
            *("products", "product_words", "product_task"),
            key,
            said.SCORE_FORMULA,
            [Deeper(words.TWO, two_matrices), Deeper(words.LOOK_UP, look_up)],
        ),
        Step(
            titles["changed"],
            words.CHANGED,
            *("moved", "moved_words", "moved_task"),
            edit_map,
            deeper=[Deeper(words.NUMBERS, numbers)],
        ),
        Step(
            titles["learned"],
            words.LEARNED,
            *("learning", "learning_words", "learning_task"),
            grown,
            deeper=[Deeper(words.TRAINED, loss), Deeper(words.LOSS, next_token)],
            own=("grown",),
        ),
    ],
    words.SUMMARY,
    words.TABLES,
)
