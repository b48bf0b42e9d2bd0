"""Weighted sum: one number of an output, all its numbers, every query, Y = W V; then other mixers than attention."""

from pages.controls import page_frame, session, shared, steps
from pages.controls.steps import Deeper, Step
from pages.controls.widgets import control
from pages.text import formulas
from pages.text import weighted_sum_words as said
from pages.text.languages import Words
from pages.view import traced_view

words, mixers = Words("weighted_sum"), Words("other_mixers")
draw = page_frame.boards("weighted_sum")


def dimension() -> None:
    size = traced_view.prepare(session.view()).view.head_size
    control("dimension", last=size - 1)


def temperature() -> None:
    shared.draw("temperature")


def query() -> None:
    shared.draw("query")


def mixer() -> None:
    control("mixer", help=" ".join(f"{name}: {does}." for name, does in mixers.MIXERS.items()))


def dropout() -> None:
    shared.draw("dropout")
    draw("dropout", later=True)


def by_hand() -> None:
    control("mixer_edits")
    draw("by_hand", later=True)


def unfolds(title: str, board: str) -> Deeper:
    """Return a function that draws one board below a step."""
    return Deeper(title, lambda: draw(board, later=True))


steps.draw(
    "weighted_sum",
    [
        Step(
            words.NUMBER_TITLE,
            words.NUMBER,
            *("running", "account_words", "number_task"),
            dimension,
            said.number_formula(),
            [unfolds(words.EVERY_KEY, "account")],
        ),
        Step(
            words.WHOLE_TITLE,
            words.WHOLE,
            *("collect", "collect_words", "whole_task"),
            temperature,
            said.whole_formula(),
            [unfolds(words.TOTALS, "strips"), Deeper(words.DROPOUT, dropout)],
        ),
        Step(
            words.ROWS_TITLE,
            words.ROWS,
            *("rows", "row_words", "rows_task"),
            query,
            said.ROWS_FORMULA,
            [unfolds(words.ALL_OUTPUTS, "product"), unfolds(words.EVERY_ROW, "winners")],
            own=("query",),
        ),
        Step(
            mixers.MIXING_TITLE,
            mixers.MIXING,
            *("mixing", "mixing_words", "mixing_task"),
            mixer,
            formulas.mixers(),
            [unfolds(mixers.MIXED, "mixed"), Deeper(mixers.W_BY_HAND, by_hand), unfolds(mixers.NEXT_LAYER, "block")],
        ),
    ],
    words.SUMMARY,
    words.TABLES,
)
