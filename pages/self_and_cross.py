"""Self and cross: queries, keys and values from one sentence or from two; and a few new queries over a cache of keys."""

from pages.controls import session, steps
from pages.controls.steps import Board, Control, Deeper, Formula, Step, unfolded
from pages.panels.self_and_cross.page_data import second
from pages.text import formulas
from pages.text.languages import Words

words = Words("self_and_cross")
SELF_FORMULA = r"Q=x\,W_Q\qquad K=x\,W_K\qquad V=x\,W_V"
CROSS_FORMULA = r"Q=x\,W_Q\qquad K=m\,W_K\qquad V=m\,W_V"

steps.draw(
    "self_and_cross",
    [
        Step(
            words.SELF_TITLE,
            words.SELF,
            *("self", "self_words", "self_task"),
            [Control("text")],
            SELF_FORMULA,
            [unfolded(words.DEEPER["self"], "self_sources")],
        ),
        Step(
            words.CROSS_TITLE,
            words.CROSS,
            *("cross", "cross_words", "cross_task"),
            [Control(second(session.view()), acts=True)],
            CROSS_FORMULA,
            [unfolded(words.DEEPER["cross"], "cross_sources")],
        ),
        Step(
            words.DECODING_TITLE,
            words.DECODING,
            *("decoding", "decoding_words", "decoding_task"),
            [Control("new_tokens")],
            formulas.decoding(),
            [Deeper(words.DEEPER["corners"], [Formula(formulas.corners()), Board("corners")])],
        ),
    ],
    words.SUMMARY,
    words.TABLES,
)
