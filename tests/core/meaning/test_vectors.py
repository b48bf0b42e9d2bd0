"""The table of word vectors: which words it has, how long their vectors are, and what stands for the others."""

import hashlib
from pathlib import Path

import pytest
import torch

from attn_core import meaning
from attn_core.meaning import table
from attn_core.meaning.making import wordlist
from tests.core.meaning.sentences import FREQUENT, ORDINARY


@pytest.mark.parametrize(
    ("word", "form"),
    [
        *(("bat", "bat"), ("Bat", "bat"), ("BATS", "bats"), ("Bat’s", "bat"), ("bat's", "bat"), ("café", "cafe")),
        *(("don’t", "don't"), ("“", '"'), ("zigzagging", "zigzag"), ("unplugged", "unplug"), ("ice-cream", "cream")),
        *(("quirkier", "quirky"), ("hedgehogs", "hedgehog"), ("xyzzy", None), ("", None), ("🦇", None)),
    ],
)
def test_a_word_is_found_whatever_its_capitals_and_endings(word: str, form: str | None):
    assert meaning.form(word) == form
    assert meaning.knows(word) == (form is not None)
    if form:
        assert torch.equal(*meaning.vectors([word, form]))


def test_a_word_that_is_not_there_has_the_same_draw_everywhere():
    first, again, other = meaning.vectors(["xyzzy", "Xyzzy", "plugh"])
    assert torch.equal(first, again)
    assert not torch.equal(first, other)
    torch.testing.assert_close(torch.stack([first, other]).norm(dim=1), torch.full((2,), 8.0))


def test_frequent_words_are_short_and_the_others_as_long_as_a_random_draw():
    lengths = meaning.vectors(["the", "of", "cave", "flew", "photosynthesis"]).norm(dim=1)
    assert lengths.tolist() == sorted(lengths.tolist())
    assert 2 < lengths[0] < 4
    assert 6 < lengths[2] < lengths[-1] <= 8


def test_vectors_have_the_shape_of_their_words():
    assert meaning.vectors([]).shape == (0, 64)
    made = meaning.vectors(["bat", "xyzzy", "bat"])
    assert made.shape == (3, 64)
    assert made.dtype == torch.float32
    assert torch.equal(made[0], made[2])


def test_related_words_point_alike():
    bat, flew, bats, tax = torch.nn.functional.normalize(meaning.vectors(["bat", "flew", "bats", "tax"]), dim=1)
    assert bat @ bats > 0.7
    assert bat @ flew > bat @ tax


def test_of_ordinary_sentences_hardly_a_word_is_missing():
    words = [word for text in ORDINARY for word in text.split() if word.lower() not in FREQUENT]
    missing = [word for word in words if not meaning.knows(word)]
    assert len(words) > 90
    assert len(missing) <= len(words) / 30, missing


def test_the_table_has_the_size_that_was_promised():
    made = table.load()
    assert len(made.words) == len(set(made.words)) == wordlist.COUNT
    assert made.words[len(wordlist.SIGNS)] == "the"
    assert made.numbers.shape == (wordlist.COUNT, 64)
    assert made.numbers.dtype == torch.int8
    assert table.FILE.stat().st_size <= 1_400_000
    assert (table.FILE.parent / "head.zip").stat().st_size <= 120_000


def test_no_word_of_the_table_is_a_slur():
    left_out = (Path(wordlist.__file__).parent / "left_out.txt").read_text(encoding="utf-8").split()
    assert len(left_out) > 50
    assert not {hashlib.sha256(word.encode()).hexdigest()[:12] for word in table.load().words} & set(left_out)


def test_everyday_words_are_there():
    everyday = (Path(wordlist.__file__).parent / "everyday.txt").read_text(encoding="utf-8").splitlines()
    words = [word for line in everyday if not line.startswith("#") for word in line.split()]
    assert len(words) > 2_000
    assert all(map(meaning.knows, words))
