"""Weighted sum: one number of an output, all its numbers, every query, Y = W V; then other mixers than attention."""

from pages.controls import steps
from pages.controls.steps import Board, Control, Deeper, Step, unfolded
from pages.text import formulas
from pages.text import weighted_sum_words as said
from pages.text.languages import Words

words, mixers = Words("weighted_sum"), Words("other_mixers")

steps.draw(
    "weighted_sum",
    [
        Step(
            words.NUMBER_TITLE,
            words.NUMBER,
            *("running", "account_words", "number_task"),
            [Control("dimension")],
            said.number_formula(),
            [unfolded(words.EVERY_KEY, "account")],
        ),
        Step(
            words.WHOLE_TITLE,
            words.WHOLE,
            *("collect", "collect_words", "whole_task"),
            [Control("temperature")],
            said.whole_formula(),
            [unfolded(words.TOTALS, "strips"), Deeper(words.DROPOUT, [Control("dropout"), Board("dropout")])],
        ),
        Step(
            words.ROWS_TITLE,
            words.ROWS,
            *("rows", "row_words", "rows_task"),
            [Control("query")],
            said.ROWS_FORMULA,
            [unfolded(words.ALL_OUTPUTS, "product"), unfolded(words.EVERY_ROW, "winners")],
        ),
        Step(
            mixers.MIXING_TITLE,
            mixers.MIXING,
            *("mixing", "mixing_words", "mixing_task"),
            [Control("mixer")],
            formulas.mixers(),
            [
                unfolded(mixers.MIXED, "mixed"),
                Deeper(mixers.W_BY_HAND, [Control("mixer_edits"), Board("by_hand")]),
                unfolded(mixers.NEXT_LAYER, "block"),
            ],
        ),
    ],
    words.SUMMARY,
    words.TABLES,
)
