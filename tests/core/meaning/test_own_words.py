"""A learner's own sentences: the word that two of them share, words that the table lacks, another language."""

import pytest

from attn_core import meaning, word_moves
from attn_core.meaning.table import load
from attn_core.meaning.two_senses import shared_word
from attn_core.scene import Scene


@pytest.mark.parametrize(
    ("first", "second", "selected", "chosen"),
    [
        ("We sat on the bank of the river", "The bank approved the loan", 1, "bank"),
        ("On the bank of the river", "The banks approved the loan", 1, "bank"),
        ("The bat hit the ball", "The bat flew to the ball", 4, "ball"),  # what is selected stays
        ("The bat hit the ball", "The bat flew to the ball", 0, "bat"),  # the rarer one
        ("The bat hit the ball", "The river was cold", 0, None),  # “the” has no content
    ],
)
def test_sentences_are_compared_by_a_word_with_content_that_both_have(
    first: str, second: str, selected: int, chosen: str | None
):
    found = shared_word(first.split(), second.split(), selected)
    assert (None if found is None else first.split()[found]) == chosen


@pytest.mark.parametrize(
    ("text", "foreign"),
    [
        ("Die Bank am Fluss", True),
        ("El banco del parque", True),
        ("Je suis dans le jardin", True),
        ("The bat flew out of the cave", False),
        ("I am on the plane to Los Angeles", False),
        ("Dogs die of hunger", False),
    ],
)
def test_another_language_is_noticed(text: str, foreign: bool):
    assert meaning.looks_foreign(text.split()) == foreign


@pytest.mark.parametrize(
    ("text", "query", "by_chance"),
    [("The bat flew out of the cave", 1, False), ("The qwxzt flew away", 1, True), ("A bat zzqx", 1, False)],
)
def test_a_random_vector_has_no_direction(text: str, query: int, by_chance: bool):
    moved = word_moves.moved(Scene(tuple(text.split()), source="meaning", head_size=64, heads=1), 0, query)
    assert moved.by_chance == by_chance == (not moved.towards and not moved.away)


def test_a_direction_is_named_by_whole_words():
    """No contraction and no abbreviation of two letters, which say nothing about a meaning."""
    table = load()
    named = [word for word, shown in zip(table.words, table.shown.tolist(), strict=False) if shown]
    assert len(named) > 9000
    assert [word for word in named if not word.isalpha() or len(word) < 3] == ["go"]
