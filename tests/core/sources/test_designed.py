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
@settings(max_examples=20, deadline=None, derandomize=True)
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
@settings(max_examples=20, deadline=None, derandomize=True)
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
