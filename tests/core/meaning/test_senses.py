"""The head on word vectors does what its page says: it finds related words, and moves a word towards its sense."""

from typing import NamedTuple

import pytest
from torch import Tensor
from torch.nn.functional import normalize

from attn_core import meaning
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
