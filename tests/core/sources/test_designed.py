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


def wanted(kind: str, words: list[str], keys: list[str], i: int) -> list[int]:
    """Return the keys that query i must share its weight among, one comparison at a time."""
    vowel, consonant = features.is_vowel(words[i]), [features.is_consonant(word) for word in keys]
    rules = {
        "previous": lambda j: j == i - 1,
        "same": lambda j: features.spelling(keys[j]) == features.spelling(words[i]),
        "first": lambda j: j == 0,
        "initial": lambda j: features.initial(keys[j]) == features.initial(words[i]),
        "vowel": lambda j: vowel and consonant[j],
    }
    not_itself = keys is words and kind in ("same", "initial")  # in a second sentence no word is its own key
    everywhere = list(range(len(keys)))
    return [j for j in everywhere if rules[kind](j) and (j != i or not not_itself)] or everywhere


@pytest.mark.parametrize("kind", DESIGNS)
@settings(max_examples=15, deadline=None, derandomize=True)
@given(words=TEXTS, memory=TEXTS)
def test_every_row_goes_to_its_keys_in_equal_parts(kind: str, words: list[str], memory: list[str]):
    """In a sentence alone, and in a second one, whichever is longer."""
    top = math.exp(12)
    for keys in (words, memory):
        setting = Scene(tuple(words), memory=None if keys is words else tuple(keys), heads=1, source=kind)
        found = trace(setting)
        for i, row in enumerate(found.heads.weights[0]):
            its = torch.tensor([j in wanted(kind, words, keys, i) for j in range(len(keys))])
            expected = torch.where(its, top, 1.0) / (its.sum() * top + (~its).sum())
            torch.testing.assert_close(row, expected, rtol=1e-3, atol=0)
            assert keys is not words or torch.equal(intended(kind, words)[i] > 0, its)
        spelled = [setting.named.value_features[int(v.argmax())] for v in found.v[0]]
        assert spelled == [f"word {features.spelling(word)}" for word in keys]


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
