"""A query finds its key: hand-built weights give the pattern that plain Python says they must."""

import math

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attn_core import AttentionTrace, attend_in_heads
from attn_core.scene import Scene, trace
from attn_core.sources import designed, features
from attn_core.sources.designs import DESIGNS, intended

SENTENCE = ["The", "bat", "flew", "out", "of", "the", "cave"]
SOME = ["the", "The", "bat", "bear", "cave", "é", "É", "out", "of", "42", ",", "␣"]
WORDS = st.lists(st.one_of(st.sampled_from(SOME), st.text(max_size=3)), min_size=1, max_size=64)
LETTERS = st.lists(st.sampled_from("aeiouyxbAEBéß␣1"), min_size=1, max_size=64)
TEXTS = st.one_of(WORDS, LETTERS)


def inputs(words: list[str], found: designed.DesignedHeads) -> torch.Tensor:
    """Return the words of a design with their places, (T, D)."""
    return features.of_words(tuple(words), found.features) + features.of_places(len(words), found.features)


def attended(words: list[str], found: designed.DesignedHeads) -> AttentionTrace:
    """Return what a design computes on its words, (1, T, …) each step."""
    return attend_in_heads(inputs(words, found), projections=found.projections).heads


def weights(words: list[str], found: designed.DesignedHeads) -> torch.Tensor:
    """Return the weights of a design, (T, T)."""
    return attended(words, found).weights[0]


def wanted(kind: str, words: list[str], i: int) -> list[int]:
    """Return the keys that query i must share its weight among, one comparison at a time."""
    vowel, consonant = features.is_vowel(words[i]), [features.is_consonant(word) for word in words]
    rules = {
        "previous": lambda j: j == i - 1,
        "same": lambda j: j != i and features.spelling(words[j]) == features.spelling(words[i]),
        "first": lambda j: j == 0,
        "initial": lambda j: j != i and features.initial(words[j]) == features.initial(words[i]),
        "vowel": lambda j: vowel and consonant[j],
    }
    everywhere = list(range(len(words)))
    return [j for j in everywhere if rules[kind](j)] or everywhere


@pytest.mark.parametrize("kind", DESIGNS)
@settings(max_examples=60, deadline=None, derandomize=True)
@given(words=TEXTS)
def test_every_row_goes_to_its_keys_in_equal_parts(kind: str, words: list[str]):
    found = designed.design(kind, words)
    for i, row in enumerate(weights(words, found).tolist()):
        keys = wanted(kind, words, i)
        assert intended(kind, words)[i].nonzero().flatten().tolist() == keys
        top = math.exp(12)
        total = len(keys) * top + len(words) - len(keys)
        for j, weight in enumerate(row):
            assert weight == pytest.approx((top if j in keys else 1) / total, rel=1e-4)
        assert sum(row[j] for j in keys) >= 0.999


@pytest.mark.parametrize("kind", DESIGNS)
@pytest.mark.parametrize("length", [1, 2, 63, 64])
def test_shapes_and_names(kind: str, length: int):
    words = (SENTENCE * 10)[:length]
    found = designed.design(kind, words)
    spelled, letters = len({w.lower() for w in words}), len({w[0].lower() for w in words})
    size = {"previous": length, "same": length + spelled, "first": 1, "initial": length + letters, "vowel": 1}[kind]
    width = length + spelled + letters + 3
    assert tuple(inputs(words, found).shape) == (length, width)
    assert tuple(found.projections.wq.shape) == tuple(found.projections.wk.shape) == (width, size)
    assert tuple(found.projections.wv.shape) == (width, spelled)
    assert len(found.features) == len(set(found.features)) == width
    assert len(found.query_features[0]) == len(found.key_features[0]) == size
    assert len(found.value_features) == spelled
    keys = intended(kind, words)
    torch.testing.assert_close(weights(words, found), keys / keys.sum(-1, keepdim=True), atol=1e-3, rtol=0)


@pytest.mark.parametrize("kind", DESIGNS)
def test_names_say_what_the_numbers_are(kind: str):
    found = designed.design(kind, SENTENCE)
    for row, word in zip(inputs(SENTENCE, found), SENTENCE, strict=True):
        has = {name for name, value in zip(found.features, row.tolist(), strict=True) if value}
        at = f"position {inputs(SENTENCE, found).tolist().index(row.tolist())}"
        begins = "vowel" if word[0] in "aeiou" else "consonant"
        assert has == {at, f"word {word.lower()}", f"letter {word[0].lower()}", begins, "always"}
    trace = attended(SENTENCE, found)
    for c, (query, key) in enumerate(zip(found.query_features[0], found.key_features[0], strict=True)):
        offers = inputs(SENTENCE, found)[:, found.features.index(key)]
        assert torch.equal(trace.k[0, :, c], offers)
        assert query in (f"looks for {key}", f"looks past {key}")
        assert (trace.q[0, :, c] * (1 if query.startswith("looks for") else -1) >= 0).all()
    for c, name in enumerate(found.value_features):
        assert torch.equal(trace.v[0, :, c], inputs(SENTENCE, found)[:, found.features.index(name)])


def wanted_across(kind: str, words: list[str], memory: list[str], i: int) -> list[int]:
    """Return the keys of a second sentence that query i must share its weight among; itself is none of them."""
    vowel, consonant = features.is_vowel(words[i]), [features.is_consonant(word) for word in memory]
    rules = {
        "previous": lambda j: j == i - 1,
        "same": lambda j: features.spelling(memory[j]) == features.spelling(words[i]),
        "first": lambda j: j == 0,
        "initial": lambda j: features.initial(memory[j]) == features.initial(words[i]),
        "vowel": lambda j: vowel and consonant[j],
    }
    everywhere = list(range(len(memory)))
    return [j for j in everywhere if rules[kind](j)] or everywhere


@pytest.mark.parametrize("kind", DESIGNS)
@settings(max_examples=40, deadline=None, derandomize=True)
@given(words=TEXTS, memory=TEXTS)
def test_in_a_second_sentence_every_row_goes_to_its_keys_in_equal_parts(kind: str, words: list[str], memory: list[str]):
    """Whichever sentence is longer; a word is no key of its own, so the one at its place is not left out."""
    setting = Scene(tuple(words), memory=tuple(memory), heads=1, source=kind)
    found = trace(setting)
    for i, row in enumerate(found.heads.weights[0].tolist()):
        keys = wanted_across(kind, words, memory, i)
        total = len(keys) * math.exp(12) + len(memory) - len(keys)
        for j, weight in enumerate(row):
            assert weight == pytest.approx((math.exp(12) if j in keys else 1) / total, rel=1e-3)
    names = setting.named.value_features
    spelled = [names[int(v.argmax())] for v in found.v[0]]
    assert spelled == [f"word {features.spelling(word)}" for word in memory]


def test_the_same_word_and_its_output():
    found = designed.design("same", SENTENCE)
    row, alone = weights(SENTENCE, found)[0], weights(SENTENCE, found)[1]
    assert row[5].item() == pytest.approx(math.exp(12) / (math.exp(12) + 6), rel=1e-5)
    assert row[0].item() == pytest.approx(1 / (math.exp(12) + 6), rel=1e-4)
    torch.testing.assert_close(alone, torch.full((7,), 1 / 7))
    output = attended(SENTENCE, found).output[0, 0]
    assert found.value_features[int(output.argmax())] == "word the"
    assert output.max().item() >= 0.999
    assert found.query_features[0][0] == "looks for word the"
    assert found.query_features[0][-1] == "looks past position 6"


def test_a_vowel_looks_for_consonants():
    found = designed.design("vowel", list("naïve␣y"))
    assert found.features[-3:] == ("vowel", "consonant", "always")
    assert (found.query_features[0], found.key_features[0]) == (("looks for consonant",), ("consonant",))
    shares = torch.tensor([1, 0, 0, 1, 0, 0, 1]) / 3
    for i in (1, 2, 4):
        torch.testing.assert_close(weights(list("naïve␣y"), found)[i], shares, atol=1e-4, rtol=0)
    for i in (0, 3, 5, 6):
        torch.testing.assert_close(weights(list("naïve␣y"), found)[i], torch.full((7,), 1 / 7))


def test_sharpness_is_the_scaled_score_of_a_key_that_is_found():
    found = designed.design("initial", SENTENCE)
    scaled = attended(SENTENCE, found).scaled[0]
    torch.testing.assert_close(scaled[3], torch.tensor([0.0, 0, 0, 0, 12, 0, 0]))
    assert torch.count_nonzero(scaled) == 4


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
    assert (features.initial(word), features.is_vowel(word), features.is_consonant(word)) == (initial, vowel, consonant)


def test_spelling_forgets_case_and_how_an_accent_is_encoded():
    assert features.spelling("CAFÉ") == features.spelling("cafe\u0301") == "café"
    assert features.spelling("cafe") != "café"
