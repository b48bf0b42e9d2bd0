"""The whole model: where x comes from, what layers add to it, how it becomes the next word, what each layer would say."""

from pages.controls import ending, steps
from pages.controls.steps import Board, Control, Step, unfolded
from pages.text import formulas
from pages.text.languages import Words

words = Words("whole_model")
NEXT_FORMULA = r"p=\text{softmax}\big(\text{norm}(x)\,U^\top\big)"
WORD = [Board("word")]
LAYER = [Control("layer"), Board("word_of_layer")]

steps.draw(
    "whole_model",
    [
        Step(
            words.TABLE_STEP,
            words.TABLE,
            *("table", "table_words", "table_task"),
            WORD,
            formulas.embedding(),
            [unfolded(words.FIRST_READ_STEP, "first_read")],
        ),
        Step(
            words.ADDED_STEP,
            words.ADDED,
            *("added", "added_words", "added_task"),
            LAYER,
            formulas.layer(),
            [unfolded(words.HEADS_STEP, "each_head")],
        ),
        Step(
            words.NEXT_STEP,
            words.NEXT,
            *("next", "next_words", "next_task"),
            WORD,
            NEXT_FORMULA,
            [unfolded(words.PRODUCTS_STEP, "products")],
        ),
        Step(
            words.LENS_STEP,
            words.LENS,
            *("by_layer", "lens_words", "lens_task"),
            LAYER,
            formulas.lens(),
        ),
    ],
    words.SUMMARY,
    words.TABLES,
    ending.draw,
)
