"""Order: attention ignores the order of words; positions tell it, and no distance is special."""

from pages.controls import page_frame, session, shared, steps
from pages.controls.steps import Deeper, Step
from pages.controls.widgets import control
from pages.text import formulas
from pages.text.languages import Words
from pages.view import traced_view

words = Words("order_and_batch")
PLACED_FORMULA = r"q_i=(x_i+p_i)\,W_Q\qquad k_j=(x_j+p_j)\,W_K"
draw = page_frame.boards("order_and_batch")
view = session.view()
count = page_frame.count("order_and_batch")
session.within("order_other", 0, max(count - 1, 1))  # before any board is drawn: all show the same link


def shuffle() -> None:
    control("order_shuffle")


def positions() -> None:
    if traced_view.prepare(view).scene.knows_places:
        shared.draw("positions")


def knowing() -> None:
    for name in ("mask", "window", "prefix", "bias"):
        shared.draw(name)
    draw("knowing", later=True)


def distance() -> None:
    control("order_distance")


def pair() -> None:
    control("order_other", last=count - 1)


def convolution() -> None:
    draw("convolution", later=True)


steps.draw(
    "order_and_batch",
    [
        Step(
            words.ALONE,
            words.ALONE_WORDS,
            *("alone", "alone_words", "alone_task"),
            shuffle,
            formulas.equivariance(),
        ),
        Step(
            words.PLACED,
            words.PLACED_WORDS,
            *("placed", "placed_words", "placed_task"),
            positions,
            PLACED_FORMULA,
            [Deeper(words.KNOWING, knowing)],
        ),
        Step(
            words.APART,
            words.APART_WORDS,
            *("apart", "apart_words", "apart_task"),
            distance,
            deeper=[Deeper(words.PAIR, pair), Deeper(words.CONVOLUTION, convolution)],
        ),
    ],
    words.SUMMARY,
    words.TABLES,
)
