"""A query finds its key: hand-built weights give the pattern that plain Python says they must."""

import math
import re

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attn_core import attend_in_heads
from attn_core.projections import designed

KINDS = tuple(designed.SAYS)
SENTENCE = ["The", "bat", "flew", "out", "of", "the", "cave"]
SOME = ["the", "The", "bat", "bear", "cave", "é", "É", "out", "of", "42", ",", "␣"]
WORDS = st.lists(st.one_of(st.sampled_from(SOME), st.text(max_size=3)), min_size=1, max_size=64)
LETTERS = st.lists(st.sampled_from("aeiouyxbAEBéß␣1"), min_size=1, max_size=64)
TEXTS = st.one_of(WORDS, LETTERS)


def weights(found: designed.Design) -> torch.Tensor:
    """Return the weights of a design, (T, T)."""
    return attend_in_heads(found.x, found.x, found.projections, 1).heads.weights[0]


def wanted(kind: str, words: list[str], i: int) -> list[int]:
    """Return the keys that query i must share its weight among, one comparison at a time."""
    vowel, consonant = designed.is_vowel(words[i]), [designed.is_consonant(word) for word in words]
    rules = {
        "previous": lambda j: j == i - 1,
        "same": lambda j: j != i and designed.spelling(words[j]) == designed.spelling(words[i]),
        "first": lambda j: j == 0,
        "initial": lambda j: j != i and designed.initial(words[j]) == designed.initial(words[i]),
        "vowel": lambda j: vowel and consonant[j],
    }
    everywhere = list(range(len(words)))
    return [j for j in everywhere if rules[kind](j)] or everywhere


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=60, deadline=None, derandomize=True)
@given(words=TEXTS)
def test_every_row_goes_to_its_keys_in_equal_parts(kind: str, words: list[str]):
    found = designed.design(kind, words)
    for i, row in enumerate(weights(found).tolist()):
        keys = wanted(kind, words, i)
        assert found.intended[i].nonzero().flatten().tolist() == keys
        top = math.exp(12)
        total = len(keys) * top + len(words) - len(keys)
        for j, weight in enumerate(row):
            assert weight == pytest.approx((top if j in keys else 1) / total, rel=1e-4)
        assert sum(row[j] for j in keys) >= 0.999


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("length", [1, 2, 63, 64])
def test_shapes_and_names(kind: str, length: int):
    words = (SENTENCE * 10)[:length]
    found = designed.design(kind, words)
    spelled, letters = len({w.lower() for w in words}), len({w[0].lower() for w in words})
    size = {"previous": length, "same": length + spelled, "first": 1, "initial": length + letters, "vowel": 1}[kind]
    width = length + spelled + letters + 3
    assert tuple(found.x.shape) == (length, width)
    assert tuple(found.projections.wq.shape) == tuple(found.projections.wk.shape) == (width, size)
    assert tuple(found.projections.wv.shape) == (width, spelled)
    assert len(found.features) == len(set(found.features)) == width
    assert len(found.query_features) == len(found.key_features) == size
    assert len(found.value_features) == spelled
    torch.testing.assert_close(weights(found), found.shares, atol=1e-3, rtol=0)


@pytest.mark.parametrize("kind", KINDS)
def test_names_say_what_the_numbers_are(kind: str):
    found = designed.design(kind, SENTENCE)
    for row, word in zip(found.x, SENTENCE, strict=True):
        has = {name for name, value in zip(found.features, row.tolist(), strict=True) if value}
        at = f"position {found.x.tolist().index(row.tolist())}"
        begins = "vowel" if word[0] in "aeiou" else "consonant"
        assert has == {at, f"word {word.lower()}", f"letter {word[0].lower()}", begins, "always"}
    trace = attend_in_heads(found.x, found.x, found.projections, 1)
    for c, (query, key) in enumerate(zip(found.query_features, found.key_features, strict=True)):
        offers = found.x[:, found.features.index(key)]
        assert torch.equal(trace.k[0, :, c], offers)
        assert query in (f"looks for {key}", f"looks past {key}")
        assert (trace.q[0, :, c] * (1 if query.startswith("looks for") else -1) >= 0).all()
    for c, name in enumerate(found.value_features):
        assert torch.equal(trace.v[0, :, c], found.x[:, found.features.index(name)])


def test_the_same_word_and_its_output():
    found = designed.design("same", SENTENCE)
    row, alone = weights(found)[0], weights(found)[1]
    assert row[5].item() == pytest.approx(math.exp(12) / (math.exp(12) + 6), rel=1e-5)
    assert row[0].item() == pytest.approx(1 / (math.exp(12) + 6), rel=1e-4)
    torch.testing.assert_close(alone, torch.full((7,), 1 / 7))
    output = attend_in_heads(found.x, found.x, found.projections, 1).output[0]
    assert found.value_features[int(output.argmax())] == "word the"
    assert output.max().item() >= 0.999
    assert found.query_features[0] == "looks for word the"
    assert found.query_features[-1] == "looks past position 6"


def test_a_vowel_looks_for_consonants():
    found = designed.design("vowel", list("naïve␣y"))
    assert found.features[-3:] == ("vowel", "consonant", "always")
    assert (found.query_features, found.key_features) == (("looks for consonant",), ("consonant",))
    shares = torch.tensor([1, 0, 0, 1, 0, 0, 1]) / 3
    for i in (1, 2, 4):
        torch.testing.assert_close(weights(found)[i], shares, atol=1e-4, rtol=0)
    for i in (0, 3, 5, 6):
        torch.testing.assert_close(weights(found)[i], torch.full((7,), 1 / 7))


def test_sharpness_is_the_scaled_score_of_a_key_that_is_found():
    found = designed.design("initial", SENTENCE, sharpness=3)
    scaled = attend_in_heads(found.x, found.x, found.projections, 1).heads.scaled[0]
    torch.testing.assert_close(scaled[3], torch.tensor([0.0, 0, 0, 0, 3, 0, 0]))
    assert torch.count_nonzero(scaled) == 4
    assert torch.equal(weights(designed.design("initial", SENTENCE, sharpness=0)), torch.full((7, 7), 1 / 7))


@pytest.mark.parametrize(
    ("word", "initial", "vowel", "consonant"),
    [
        ("Éclair", "e", True, False),
        ("e\u0301t", "e", True, False),
        ("yes", "y", False, True),
        ("Ñu", "n", False, True),
        ("42", "4", False, False),
        ("␣", "␣", False, False),
        ("и", "и", False, False),
        ("", "", False, False),
    ],
)
def test_letters(word: str, initial: str, vowel: bool, consonant: bool):
    assert (designed.initial(word), designed.is_vowel(word), designed.is_consonant(word)) == (initial, vowel, consonant)


def test_spelling_forgets_case_and_how_an_accent_is_encoded():
    assert designed.spelling("CAFÉ") == designed.spelling("cafe\u0301") == "café"
    assert designed.spelling("cafe") != "café"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("last", ["a"]), "kind must be one of previous, same, first, initial, vowel, got 'last'"),
        (("same", []), "words must hold at least 1 token, got []"),
        (("same", ["a"], -1), "sharpness must be in [0, 100], got -1"),
    ],
)
def test_what_is_refused(arguments, message: str):
    with pytest.raises(ValueError, match=re.escape(message)):
        designed.design(*arguments)
