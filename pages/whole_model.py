"""The whole model: where x comes from, what layers add to it, how it becomes the next word, what each layer would say."""

from pages.controls import ending, page_frame, session, steps
from pages.controls.steps import Deeper, Step
from pages.controls.widgets import control
from pages.text import formulas
from pages.text.languages import Words
from pages.view import model_view

words = Words("whole_model")
NEXT_FORMULA = r"p=\text{softmax}\big(\text{norm}(x)\,U^\top\big)"
LAYERS = model_view.entry(model_view.MODEL).layers
session.within("layer", 0, LAYERS - 1)
draw = page_frame.boards("whole_model")


def word() -> None:
    draw("word")


def layer() -> None:
    control("layer", last=LAYERS - 1)
    draw("word_of_layer")


def unfolds(title: str, board: str) -> Deeper:
    """Return a function that draws one board below a step."""
    return Deeper(title, lambda: draw(board, later=True))


steps.draw(
    "whole_model",
    [
        Step(
            words.TABLE_STEP,
            words.TABLE,
            *("table", "table_words", "table_task"),
            word,
            formulas.embedding(),
            [unfolds(words.FIRST_READ_STEP, "first_read")],
        ),
        Step(
            words.ADDED_STEP,
            words.ADDED,
            *("added", "added_words", "added_task"),
            layer,
            formulas.layer(),
            [unfolds(words.HEADS_STEP, "each_head")],
        ),
        Step(
            words.NEXT_STEP,
            words.NEXT,
            *("next", "next_words", "next_task"),
            word,
            NEXT_FORMULA,
            [unfolds(words.PRODUCTS_STEP, "products")],
        ),
        Step(
            words.LENS_STEP,
            words.LENS,
            *("by_layer", "lens_words", "lens_task"),
            layer,
            formulas.lens(),
        ),
    ],
    words.SUMMARY,
    words.TABLES,
    ending.draw,
)
