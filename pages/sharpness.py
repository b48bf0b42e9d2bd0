"""Softmax: from scores to attention weights; the divisor √head_size; the effect of the temperature."""

from pages.controls import session, steps
from pages.controls.steps import Board, Control, Deeper, Prose, Step, unfolded
from pages.text import formulas
from pages.text import sharpness_words as said
from pages.text.languages import Words

words, deeper = Words("sharpness"), Words("sharpness_deeper")
view = session.view()
DIVISOR = [  # of draws that the page makes itself; the formula follows the power
    Control("head_size", acts=True),
    Control("power", runs=True),
    Control("scale"),
]

steps.draw(
    "sharpness",
    [
        Step(
            words.FOCUS_TITLE,
            words.FOCUS,
            *("five", "five_words", "five_task"),
            [Control("multiplier")],
            said.FOCUS_FORMULA,
            [unfolded(deeper.SLOPE, "slope"), Deeper(deeper.OVERFLOW, [Control("constant"), Board("constant")])],
        ),
        Step(
            words.WIDER_TITLE,
            words.wider(init=view.init),
            *("powers", "powers_words", "powers_task"),
            DIVISOR,
            deeper=[
                unfolded(deeper.SPREAD, "spread"),
                Deeper(deeper.VARIANCE, [Prose(deeper.what_variance_is(init=view.init)), Board("derivation")]),
                unfolded(deeper.DRAWS, "draws"),
                Deeper(deeper.LINEAR, [Control("init"), Board("linear")]),
            ],
        ),
        Step(
            words.SCALING_TITLE,
            words.SCALING,
            *("sizes", "sizes_words", "sizes_task"),
            DIVISOR,
            formulas.attention(view.divisor),
            [unfolded(deeper.EFFECTIVE, "effective")],
        ),
        Step(
            words.TEMPERATURE_TITLE,
            words.TEMPERATURE,
            *("ends", "ends_words", "ends_task"),
            [Control("temperature")],
            said.TEMPERATURE_FORMULA,
            [unfolded(deeper.FAR, "far")],
        ),
    ],
    words.summary(init=view.init),
    deeper.TABLES,
)
