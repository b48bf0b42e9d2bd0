"""Which known mistake a wrong choice is, so that its bar can lead to the page that runs it."""

import math

from attn_core.mistakes import MISTAKES
from attn_core.practice import Question


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


OF_KIND = {"which_bug": _bug, "divisor": _divisor, "mask_polarity": _polarity, "weights_shape": _shape}


def named(question: Question) -> list[str]:
    """Return for each choice of a question of Practice the mistake that it is, "" for none and for the right choice."""
    of = OF_KIND.get(question.kind)
    if of is None:
        return [""] * len(question.choices)
    found = [of(question, choice) for choice in question.choices]
    return [name if name in MISTAKES and place != question.right else "" for place, name in enumerate(found)]
