"""Softmax: from scores to attention weights; the divisor √head_size; the effect of the temperature."""

import streamlit as st

from pages.controls import page_frame, session, shared, steps
from pages.controls.steps import Deeper, Step
from pages.controls.widgets import control
from pages.text import formulas
from pages.text import sharpness_words as said
from pages.text.languages import Words

words, deeper = Words("sharpness"), Words("sharpness_deeper")
draw = page_frame.boards("sharpness")


def multiplier() -> None:
    control("multiplier")


def constant() -> None:
    control("constant")
    draw("constant", later=True)


def divisor() -> None:
    """Draw the controls of the divisor: a size, with a slider for the head's own, and its power."""
    control("head_size")
    shared.draw("power", runs=True)  # the formula follows it
    shared.draw("scale")


def variance() -> None:
    st.markdown(deeper.what_variance_is(init=session.view().init))
    draw("derivation", later=True)


def layers() -> None:
    control("init")  # the explanation follows it
    draw("linear", later=True)


def temperature() -> None:
    shared.draw("temperature")


def unfolds(title: str, board: str) -> Deeper:
    """Return a function that draws one board below a step."""
    return Deeper(title, lambda: draw(board, later=True))


steps.draw(
    "sharpness",
    [
        Step(
            words.FOCUS_TITLE,
            words.FOCUS,
            *("five", "five_words", "five_task"),
            multiplier,
            said.FOCUS_FORMULA,
            [unfolds(deeper.SLOPE, "slope"), Deeper(deeper.OVERFLOW, constant)],
        ),
        Step(
            words.WIDER_TITLE,
            words.wider(init=session.view().init),
            *("powers", "powers_words", "powers_task"),
            divisor,
            deeper=[
                unfolds(deeper.SPREAD, "spread"),
                Deeper(deeper.VARIANCE, variance),
                unfolds(deeper.DRAWS, "draws"),
                Deeper(deeper.LINEAR, layers),
            ],
        ),
        Step(
            words.SCALING_TITLE,
            words.SCALING,
            *("sizes", "sizes_words", "sizes_task"),
            divisor,
            formulas.attention(session.view().divisor),
            [unfolds(deeper.EFFECTIVE, "effective")],
        ),
        Step(
            words.TEMPERATURE_TITLE,
            words.TEMPERATURE,
            *("ends", "ends_words", "ends_task"),
            temperature,
            said.TEMPERATURE_FORMULA,
            [unfolds(deeper.FAR, "far")],
        ),
    ],
    words.summary(init=session.view().init),
    deeper.TABLES,
)
