"""The head on word vectors does what its page says: it finds related words, and moves a word towards its sense."""

import pytest
from torch import Tensor
from torch.nn.functional import normalize

from attn_core import meaning
from attn_core.scene import Scene, see
from tests.core.meaning.sentences import FREQUENT, PAIRS

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
def test_content_words_look_at_others_rather_than_at_frequent_words_or_themselves(size: int):
    rows = [row for pair in PAIRS for text in (pair.first, pair.second) for row in weights(text, size).items()]
    content = [(query, keys) for query, keys in rows if query not in FREQUENT]
    frequent = [sum(weight for key, weight in keys.items() if key in FREQUENT) for _, keys in content]
    itself = [keys[query] for query, keys in content]
    assert sum(frequent) / len(content) < 0.25
    assert sum(itself) / len(content) < 0.5


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
