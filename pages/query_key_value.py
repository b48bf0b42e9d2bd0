"""Query, key, value: their projections, a score as a sum of products, and the role of each projection."""

from pages.controls import steps
from pages.controls.steps import Board, Control, Deeper, Formula, Prose, Step, unfolded
from pages.text import query_key_value_words as said
from pages.text.languages import Words

words = Words("query_key_value")
titles = words.TITLES
KEY = [Control("key"), Board("key_name")]
NOT_X = Prose(words.NOT_X_WORDS), Formula(said.not_x_formula()), Control("hand_over"), Board("averages")
LOOK_UP = Prose(words.LOOK_UP_WORDS), Formula(said.look_up_formula()), Control("temperature"), Board("look_up")

steps.draw(
    "query_key_value",
    [
        Step(
            titles["projected"],
            words.PROJECTED,
            *("projected", "projected_words", "projected_task"),
            KEY,
            said.PROJECTED_FORMULA,
            [unfolded(words.MATRICES, "maps"), Deeper(words.NOT_X, NOT_X), unfolded(words.OTHERS, "sources")],
        ),
        Step(
            titles["score"],
            words.SCORE,
            *("products", "product_words", "product_task"),
            KEY,
            said.SCORE_FORMULA,
            [
                Deeper(words.TWO, [Prose(words.TWO_WORDS), Formula(said.two_formula()), Board("one_matrix")]),
                Deeper(words.LOOK_UP, LOOK_UP),
            ],
        ),
        Step(
            titles["changed"],
            words.CHANGED,
            *("moved", "moved_words", "moved_task"),
            [Control("edit_map")],
            deeper=[Deeper(words.NUMBERS, [Board("edits"), Control("edits")])],
        ),
        Step(
            titles["learned"],
            words.LEARNED,
            *("learning", "learning_words", "learning_task"),
            [Control("grown", acts=True)],
            deeper=[
                Deeper(words.TRAINED, [Prose(words.TRAINED_WORDS), Formula(said.trained_formula()), Board("loss")]),
                Deeper(words.LOSS, [Prose(words.LOSS_WORDS)]),
            ],
        ),
    ],
    words.SUMMARY,
    words.TABLES,
)
