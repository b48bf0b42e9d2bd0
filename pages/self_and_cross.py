"""Self and cross: queries, keys and values from one sentence or from two; and a few new queries over a cache of keys."""

import streamlit as st

from attn_core.sources import SOURCES
from pages.controls import page_frame, session, shared, steps
from pages.controls.steps import Deeper, Step
from pages.controls.widgets import control
from pages.panels.self_and_cross.page_data import second
from pages.text import formulas
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import MAX_TOKENS

words = Words("self_and_cross")
SELF_FORMULA = r"Q=x\,W_Q\qquad K=x\,W_K\qquad V=x\,W_V"
CROSS_FORMULA = r"Q=x\,W_Q\qquad K=m\,W_K\qquad V=m\,W_V"
draw = page_frame.boards("self_and_cross")
view = session.view()


def sentence() -> None:
    shared.draw("text")


def second_sentence() -> None:
    if not SOURCES[view.projections].example:
        control(second(view), label=words.SECOND, help=words.SECOND_HELP)


def new_tokens() -> None:
    count = traced_view.sizes(view)[0]
    control("new_tokens", offers=(1, max(count or MAX_TOKENS, 2), 1), disabled=count < 2)


def corners() -> None:
    st.latex(formulas.corners())
    draw("corners", later=True)


def unfolds(name: str, board: str) -> Deeper:
    return Deeper(words.DEEPER[name], lambda: draw(board, later=True))


steps.draw(
    "self_and_cross",
    [
        Step(
            words.SELF_TITLE,
            words.SELF,
            *("self", "self_words", "self_task"),
            sentence,
            SELF_FORMULA,
            [unfolds("self", "self_sources")],
            own=["text"],
        ),
        Step(
            words.CROSS_TITLE,
            words.CROSS,
            *("cross", "cross_words", "cross_task"),
            second_sentence,
            CROSS_FORMULA,
            [unfolds("cross", "cross_sources")],
        ),
        Step(
            words.DECODING_TITLE,
            words.DECODING,
            *("decoding", "decoding_words", "decoding_task"),
            new_tokens,
            formulas.decoding(),
            [Deeper(words.DEEPER["corners"], corners)],
        ),
    ],
    words.SUMMARY,
    words.TABLES,
)
