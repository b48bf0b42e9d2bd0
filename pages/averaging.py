"""Averaging: from the mean of the past to attention, one change at a time."""

from pages.controls import page_frame, session, steps
from pages.controls.steps import Board, Control, Deeper, Formula, Links, Prose, Step, unfolded
from pages.text import averaging_words as said
from pages.text import formulas
from pages.text.languages import Words

words, deeper = Words("averaging"), Words("averaging_deeper")
view = session.view()
AXIS = Control("softmax_over"), Formula(formulas.sums(view.softmax_over)), Board("axis")
CHECKS = page_frame.PageLink(deeper.CHECKS, "worked_examples", {"example": "averaging"})

steps.draw(
    "averaging",
    [
        Step(
            words.PAST_TITLE,
            words.PAST,
            *("past", "past_words", "past_task"),
            [Control("averaging_row")],
            said.past_formula(),
            [Deeper(deeper.IN_PLACE_TITLE, [Control("in_place"), Board("ways"), Links(deeper.SEE, [CHECKS])])],
        ),
        Step(
            words.PRODUCT_TITLE,
            words.PRODUCT,
            *("product", "product_words", "product_task"),
            [Control("averaging_row")],
            said.product_formula(),
            [
                Deeper(deeper.FACTORS_TITLE, [Prose(deeper.TRIANGLE), Formula(said.TRIANGLE_FORMULA), Board("factors")]),
                Deeper(deeper.KEEPDIM_TITLE, [Control("keepdim"), Formula(formulas.kept_sums(view.keepdim)), Board("sums")]),
            ],
        ),
        Step(
            words.HIDDEN_TITLE,
            words.HIDDEN,
            *("hidden", "hidden_words", "hidden_task"),
            [Control("hide_key")],
            said.HIDDEN_FORMULA,
            [
                unfolded(deeper.SCORES_TITLE, "zeros"),
                Deeper(
                    deeper.AXIS_TITLE, [Control("softmax_over"), Formula(formulas.sums(view.softmax_over)), Board("axis")]
                ),
            ],
        ),
        Step(
            words.CHOICE_TITLE,
            words.CHOICE,
            *("choice", "choice_words", "choice_task"),
            [Control("pull")],
            said.CHOICE_FORMULA,
            [
                Deeper(deeper.OTHERS_TITLE, [Control("looker"), Control("sought"), Board("others")]),
                Deeper(deeper.LADDER_TITLE, [Control("rung"), Board("ladder")]),
                Deeper(deeper.NAIVE_TITLE, [Formula(said.naive_formula()), Board("naive")]),
            ],
        ),
    ],
    words.SUMMARY,
    deeper.TABLES,
)
