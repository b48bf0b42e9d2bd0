"""The head on word vectors moves a word towards its sense; which words that names; a learner’s own sentences."""

from typing import NamedTuple

import pytest
from torch import Tensor
from torch.nn.functional import normalize

from attn_core import meaning, word_moves
from attn_core.meaning import moving, table
from attn_core.meaning.table import load
from attn_core.meaning.two_senses import shared_word
from attn_core.scene import Scene, see


class Pair(NamedTuple):
    """A word of two senses, a sentence for each, and words of each sense."""

    word: str
    first: str
    second: str
    sense: str
    other: str


PAIRS = tuple(
    Pair(*(part.strip() for part in line.split("|")))
    for line in """
        bat | the bat flew out of the cave | the bat hit the ball | animal bird wings | baseball game player
        bank | we sat on the bank of the river | the bank lent him the money | river water shore | money credit finance
        apple | i ate an apple and an orange | she works at apple on the new phone | fruit food eat | computer software
        mouse | a mouse ran from the cat | the mouse and the screen of the computer | animal rat cat | computer device
        star | the star of the film and the show | the star in the night sky | actor film celebrity | planet sun galaxy
        spring | spring is the season of flowers | the metal spring in the machine | summer season | metal wire machine
        match | the team won the match | he lit a match near the fire | game team football | fire flame burn
        ring | she wore a gold ring on her finger | the phone will ring again | gold jewelry wedding | call phone sound
        palm | the palm of her hand | a palm on the beach of the island | hand finger arm | tree forest beach
        plant | the plant needs water and sun | the plant makes cars and steel | tree flower garden | factory industry
        court | the judge spoke in the court | they played tennis on the court | judge law trial | tennis game player
        letter | she wrote a letter to her mother | the first letter of the alphabet | mail post | alphabet word language
    """.strip().splitlines()
)
BAT = "The bat flew out of the cave"


def weights(text: str, size: int = 64) -> dict[str, dict[str, float]]:
    """Return the rows of head 0, query → key → weight; of a word that is there twice both together."""
    words = text.split()
    rows: dict[str, dict[str, float]] = {}
    trace = see(Scene(tuple(words), source="meaning", head_size=size)).trace
    for query, row in zip(words, trace.heads.weights[0], strict=True):
        rows[query] = {}
        for key, weight in zip(words, row.tolist(), strict=True):
            rows[query][key.lower()] = rows[query].get(key.lower(), 0.0) + weight
    return rows


def moved(text: str, word: str) -> Tensor:
    """Return a word's vector plus what the others of its sentence hand over, in its direction alone, (64)."""
    words = text.split()
    trace, at = see(Scene(tuple(words), source="meaning", head_size=64)).trace, words.index(word)
    own = trace.heads.weights[0, at, at] * trace.v[0, at]
    return normalize(meaning.vectors(words)[at] + trace.heads.output[0, at] - own, dim=0)


def mean(words: str) -> Tensor:
    return normalize(meaning.vectors(words.split()), dim=1).mean(0)


def test_a_word_moves_towards_the_sense_of_its_sentence():
    for pair in PAIRS:
        line = mean(pair.sense) - mean(pair.other)
        assert moved(pair.first, pair.word) @ line > moved(pair.second, pair.word) @ line


@pytest.mark.parametrize("size", [64, 16])
def test_the_bat_looks_at_flew_and_cave(size: int):
    row = weights(BAT, size)["bat"]
    assert max(row, key=row.__getitem__) == "flew"
    assert row["flew"] + row["cave"] >= 0.6
    assert row["of"] <= 0.05


def test_looking_is_not_being_looked_for():
    rows = weights(BAT)
    assert abs(rows["bat"]["flew"] - rows["flew"]["bat"]) > 0.1
    heads = meaning.projections()
    product = heads.wq @ heads.wk.T
    assert (product - product.T).norm() > 0.5 * product.norm()


def both(text: str, word: str) -> tuple[Tensor, Tensor]:
    """Return a word's vector, and the sum of it and its output in head 0."""
    words = text.split()
    output = see(Scene(tuple(words), source="meaning", head_size=64)).trace.heads.output[0]
    before = meaning.vectors(words)[words.index(word)]
    return before, before + output[words.index(word)]


def test_the_changes_are_those_of_the_cosines_and_sorted():
    before, after = both("the bat flew out of the cave", "bat")
    towards, away = meaning.moves(before, after, 5)
    assert len(towards) == len(away) == 5
    assert [change for _, change in towards] == sorted((change for _, change in towards), reverse=True)
    assert [change for _, change in away] == sorted(change for _, change in away)
    for word, change in (*towards, *away):
        one = normalize(meaning.vectors([word])[0], dim=0)
        expected = one @ normalize(after, dim=0) - one @ normalize(before, dim=0)
        assert change == pytest.approx(expected.item(), abs=1e-5)
        assert table.load().places[word] < table.FREQUENT
    assert all(normalize(before, dim=0) @ normalize(meaning.vectors([word])[0], dim=0) > moving.NEAR for word, _ in away)


NAMED = """
    nazi nazis hitler obama trump jew jews jewish muslim muslims islamic christian catholic hindu german germans
    germany france chinese china indian turkey irish african africans arab american mexican mary john james robert
    emily andrew smith johnson london paris chicago texas republican democrats communists gay lesbian blacks
"""


def test_no_person_nation_or_group_is_named_nor_a_word_without_content():
    """However far a word moves towards them, or from them."""
    listed = {word for word in NAMED.split() if word in table.load().places}
    assert len(listed) > 40
    for word in (*sorted(listed), "the", "my"):
        vector, other = meaning.vectors([word, "window"])
        moves = [
            name for pair in ((other, vector), (vector, other)) for part in meaning.moves(*pair, 60) for name, _ in part
        ]
        assert len(moves) >= 60
        assert not {*moves} & {*NAMED.split(), *table.FUNCTION}, word


def test_the_sentences_own_words_are_left_out_in_all_their_forms():
    before, after = both("the bat flew out of the cave", "bat")
    with_them, without = ({word for word, _ in meaning.moves(before, after, 40, own)[0]} for own in ((), ("Flying",)))
    assert {"flying", "flies"} <= with_them
    assert not without & {"flying", "flies", "fly"}


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
    assert bool(moved.by_chance) == by_chance == (not moved.towards and not moved.away)


def test_a_direction_is_named_by_whole_words():
    """No contraction and no abbreviation of two letters, which say nothing about a meaning."""
    table = load()
    named = [word for word, shown in zip(table.words, table.shown.tolist(), strict=False) if shown]
    assert len(named) > 9000
    assert [word for word in named if not word.isalpha() or len(word) < 3] == ["go"]
