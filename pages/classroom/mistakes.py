"""Which known mistake a wrong choice is, so that its bar can lead to the page that runs it."""

import math

from attn_core.mistakes import MISTAKES
from attn_core.practice import Question, swapped_words
from attn_core.practice.question import percents


def _bug(question: Question, choice: object) -> str:
    return str(choice)


def _divisor(question: Question, choice: object) -> str:
    """Return how scores were scaled by a divisor: with the model's width, or not at all."""
    if question.level != 1:  # levels 2 and 3 ask for variances
        return ""
    return {1.0: "no_scaling", round(math.sqrt(question.fact("d_model")), 1): "model_scale"}.get(float(choice), "")


def _polarity(question: Question, choice: object) -> str:
    return "mask_swapped" if choice == question.fact("hidden") else ""


def _shape(question: Question, choice: object) -> str:
    """Return the softmax over the wrong axis for weights (…, keys, queries)."""
    truth = question.fact("shape")
    return "wrong_axis" if choice == (*truth[:-2], truth[-1], truth[-2]) else ""


def _row(question: Question, choice: object) -> str:
    """Return the mask after softmax for a row whose hidden weights are gone and whose other weights are as before."""
    left, before = question.fact("left"), question.fact("before")
    kept = percents([share if key in left else 0.0 for key, share in enumerate(before)])
    return "mask_after_softmax" if choice == kept else ""


def _weight(question: Question, choice: object) -> str:
    """Return the mask after softmax for a weight that stays as it was when another key is hidden."""
    return "mask_after_softmax" if choice == round(100 * question.fact("before")) else ""


def _score(question: Question, choice: object) -> str:
    return "no_scaling" if question.level == 3 and choice == question.fact("score") else ""


def _swapped(question: Question, choice: object) -> str:
    """Return forgotten positions for the rows that stay without them, where there are positions."""
    if question.level == 1 or not question.fact("positions"):  # level 1 has none
        return ""
    without = False, question.fact("masked")
    stay = swapped_words.ways(len(question.scene.words), question.fact("first"), question.fact("second"))
    return "no_positions" if choice == stay[without] else ""


def _summed(question: Question, choice: object) -> str:
    """Return the sink left out for the weight of all words, or of one of them, in a row without a sink."""
    without = 100 / question.fact("count") if question.level == 2 else 100
    return "sink_left_out" if choice == round(without) else ""


OF_KIND = {
    "which_bug": _bug,
    "todays_bug": _bug,
    "sink_share": _summed,
    "divisor": _divisor,
    "mask_polarity": _polarity,
    "weights_shape": _shape,
    "causal_row": _row,
    "hidden_key": _weight,
    "dot_product": _score,
    "swapped_words": _swapped,
}


def named(question: Question) -> list[str]:
    """Return for each choice of a question of Practice the mistake that it is, "" for none and for the right choice."""
    of = OF_KIND.get(question.kind)
    if of is None:
        return [""] * len(question.choices)
    found = [of(question, choice) for choice in question.choices]
    return [name if name in MISTAKES and place != question.right else "" for place, name in enumerate(found)]
