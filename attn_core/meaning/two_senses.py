"""Words with two senses, each in two sentences in which the trained head moves it to two places."""

from collections.abc import Sequence
from typing import NamedTuple

from attn_core.meaning import table


class Word(NamedTuple):
    """A word in a sentence, at a place, and in another sentence, in which it has its other sense."""

    sentence: str
    place: int
    other: str


WORDS = {
    "bat": Word("The bat flew out of the cave", 1, "The bat hit the ball"),
    "apple": Word("I ate an apple and an orange", 3, "The apple phone has a screen"),
    "star": Word("The star shone in the night sky", 1, "The star of the film signed a contract"),
    "palm": Word("The palm tree stood on the beach", 1, "Her palm touched his shoulder"),
    "mouse": Word("The mouse ran from the cat", 1, "The mouse and the keyboard are plugged in"),
    "bank": Word("We sat on the bank of the river", 4, "The bank approved the mortgage loan"),
}
PREDICTED = Word("The bat slept in the tree", 1, "")  # of which a learner predicts the key with the largest weight
OFFERED = ("slept", "in", "tree")  # among these keys


def shared_word(first: Sequence[str], second: Sequence[str], selected: int) -> int | None:
    """Return which word of a sentence to compare with another one: the selected one, if it has content and is in both.

    Else the rarest word with content that both have, in any of its forms; None where they have none in common.
    """
    kin = set().union(*map(table.family, second))
    places = [
        place for place, word in enumerate(first) if table.family(word) & kin and table.spelled(word) not in table.FUNCTION
    ]
    if selected in places:
        return selected
    ranks = table.load().places
    return max(places, key=lambda place: ranks.get(table.form(first[place]) or "", -1), default=None)
