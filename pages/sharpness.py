"""Softmax: from scores to attention weights; the divisor √head_size; the effect of the temperature."""

import streamlit as st

from pages.controls import page_frame, session, shared, steps
from pages.controls.steps import Deeper, Step
from pages.controls.widgets import choice, slider
from pages.text import formulas
from pages.text import sharpness_words as said
from pages.text.languages import Words

words, deeper, controls = Words("sharpness"), Words("sharpness_deeper"), Words("controls")
draw = page_frame.boards("sharpness")


def multiplier() -> None:
    slider(words.MULTIPLIER, "multiplier", (0.0, 32.0, 0.5), help=words.MULTIPLIER_HELP)


def constant() -> None:
    slider(deeper.CONSTANT, "constant", (-200, 200, 1), help=deeper.CONSTANT_HELP)
    draw("constant", later=True)


def divisor() -> None:
    """Draw the controls of the divisor: a size, with a slider for the head's own, and its power."""
    slider(controls.HEAD_SIZE, "head_size", (1, 128, 1), help=controls.HEAD_SIZE_HELP)
    shared.power(session.view(), runs=True)  # the formula follows it
    shared.scale(session.view())


def variance() -> None:
    st.markdown(deeper.what_variance_is(init=session.view().init))
    draw("derivation", later=True)


def layers() -> None:
    choice(deeper.INIT, "init", ("gaussian", "linear"), runs=True, help=deeper.INIT_HELP)  # the explanation follows it
    draw("linear", later=True)


def temperature() -> None:
    shared.temperature(session.view())


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
