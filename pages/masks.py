"""Masks: who may attend to whom, as a matrix and as a graph, and the effect of changing or adding a word."""

from pages.controls import steps
from pages.controls.steps import Beside, Board, Control, Deeper, Prose, Step
from pages.text import formulas
from pages.text.languages import Words

words, deeper = Words("masks"), Words("masks_deeper")
ON_TOP = (
    Prose(deeper.ON_TOP_TITLE),
    Beside(["mask_window", "mask_prefix", "mask_padding"]),
    Board("combined"),
    Prose(deeper.PAINTED_TITLE),
    Prose(deeper.PAINTED_ABOUT, quiet=True),
    Control("mask_painted"),
    Prose(deeper.CORNER_TITLE),
    Control("mask_corner"),
    Board("corner"),
    Prose(deeper.BIAS_TITLE),
    Prose(deeper.BIAS_ABOUT, quiet=True),
    Control("bias"),
)
IN_PYTORCH = Prose(deeper.NOTHING_TITLE), Board("nothing"), Prose(deeper.POLARITY_TITLE), Board("polarity")

steps.draw(
    "masks",
    [
        Step(
            words.MATRIX_TITLE,
            words.MATRIX,
            *("mask", "mask_words", "mask_task"),
            [Control("mask"), Control("window"), Control("prefix"), Board("mask_about")],
            formulas.hidden_key(),
            [Deeper(words.MORE_TITLE, ON_TOP), Deeper(words.PYTORCH_TITLE, IN_PYTORCH)],
        ),
        Step(
            words.GRAPH_TITLE,
            words.GRAPH,
            *("graph", "graph_words", "graph_task"),
            [Control("mask_rounds")],
            deeper=[Deeper(words.ONE_LAYER_TITLE, [Board("one_layer"), Board("all_words")])],
        ),
        Step(
            words.CHANGED_TITLE,
            words.CHANGED,
            *("changed", "changed_words", "changed_task"),
            [Control("mask_changed")],
        ),
        Step(
            words.GROWN_TITLE,
            words.GROWN,
            *("grown", "grown_words", "grown_task"),
            [Control("mask_grown")],
            deeper=[steps.unfolded(words.BLOCKS_TITLE, "block")],
        ),
    ],
    words.SUMMARY,
    deeper.TABLES,
)
