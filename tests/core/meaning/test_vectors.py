"""The table of word vectors: which words it has, how long their vectors are, and what stands for the others."""

import hashlib
from pathlib import Path

import pytest
import torch

from attn_core import meaning
from attn_core.meaning import table
from attn_core.meaning.making import wordlist


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
