"""What a kind of question says in one language: its title, the question, a choice, and the explanation with its numbers."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from pages.text.numbers import decimal

Facts = Mapping[str, object]
Labels = Sequence[str]  # of the scene's words, as Markdown that shows exactly them


class Sentences(NamedTuple):
    """The sentences of one kind of question.

    title     what it is about, in a few words
    ask       (labels, facts, level) → the question; it says nothing of what is asked for
    choice    (labels, facts, value) → what a choice is called
    explain   (labels, facts, of the answer) → why the right answer is right, with the question's own numbers
    """

    title: str
    ask: Callable[[Labels, Facts, int], str]
    choice: Callable[[Labels, Facts, object], str]
    explain: Callable[[Labels, Facts, Facts], str]


def query(label: str) -> str:
    """Return a label as the mark of a query."""
    return f":blue-badge[{label}]"


def key(label: str) -> str:
    """Return a label as the mark of a key."""
    return f":orange-badge[{label}]"


def signed(number: float) -> str:
    """Format a number with one decimal to follow a sign: a negative one in brackets."""
    text = decimal(number, 1)
    return f"({text})" if text.startswith("−") else text


def entropy_of(row: Sequence[float]) -> tuple[str, str]:
    """Return the terms that the entropy of a printed row adds up, those that are not 0, and their sum."""
    printed = [weight for weight in row if weight > 0]
    total = -sum(weight * math.log(weight) for weight in printed)
    return " + ".join(f"{decimal(weight)} · ln {decimal(weight)}" for weight in printed), decimal(total)
