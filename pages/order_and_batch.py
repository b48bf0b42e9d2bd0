"""Order: attention ignores the order of words; positions tell it, and no distance is special."""

from pages.controls import steps
from pages.controls.steps import Board, Control, Deeper, Step, unfolded
from pages.text import formulas
from pages.text.languages import Words

words = Words("order_and_batch")
PLACED_FORMULA = r"q_i=(x_i+p_i)\,W_Q\qquad k_j=(x_j+p_j)\,W_K"
KNOWING = Control("mask"), Control("window"), Control("prefix"), Control("bias"), Board("knowing")

steps.draw(
    "order_and_batch",
    [
        Step(
            words.ALONE,
            words.ALONE_WORDS,
            *("alone", "alone_words", "alone_task"),
            [Control("order_shuffle")],
            formulas.equivariance(),
        ),
        Step(
            words.PLACED,
            words.PLACED_WORDS,
            *("placed", "placed_words", "placed_task"),
            [Control("positions")],
            PLACED_FORMULA,
            [Deeper(words.KNOWING, KNOWING)],
        ),
        Step(
            words.APART,
            words.APART_WORDS,
            *("apart", "apart_words", "apart_task"),
            [Control("order_distance")],
            deeper=[Deeper(words.PAIR, [Control("order_other")]), unfolded(words.CONVOLUTION, "convolution")],
        ),
    ],
    words.SUMMARY,
    words.TABLES,
)
