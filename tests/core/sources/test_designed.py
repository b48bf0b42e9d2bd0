"""Designed heads: each query shares its weight among the keys that it must find, and its features have names."""

import math
from dataclasses import replace

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attn_core import AttentionTrace, attend_in_heads, tokens
from attn_core.scene import Scene, trace
from attn_core.sources import designed, features, trained
from attn_core.sources.designs import DESIGNS, intended

SENTENCE = ["The", "bat", "flew", "out", "of", "the", "cave"]
SOME = ["the", "The", "bat", "bear", "cave", "é", "É", "out", "of", "42", ",", "␣"]
SOME_WORDS = st.lists(st.one_of(st.sampled_from(SOME), st.text(max_size=3)), min_size=1, max_size=64)
SOME_LETTERS = st.lists(st.sampled_from("aeiouyxbAEBéß␣1"), min_size=1, max_size=64)
TEXTS = st.one_of(SOME_WORDS, SOME_LETTERS)


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


SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")
LETTERS = tuple("the cave of a bat")


def shares(kind: str, words: tuple[str, ...], positions: bool = True) -> torch.Tensor:
    """Return what a head with this job should give, (T, T), one comparison at a time."""
    rows = []
    for i, word in enumerate(words):
        rules = {
            "previous": lambda j, i=i: positions and j == i - 1,
            "same": lambda j, i=i, word=word: (j != i or not positions) and words[j].lower() == word.lower(),
            "first": lambda j: positions and j == 0,
            "initial": lambda j, i=i, word=word: (j != i or not positions) and words[j][0].lower() == word[0].lower(),
            "vowel": lambda j, word=word: word[0].lower() in "aeiou" and words[j][0].lower() in "bcdfghjklmnpqrstvwxyz",
        }
        keys = [j for j in range(len(words)) if rules[kind](j)] or list(range(len(words)))
        rows.append([(j in keys) / len(keys) for j in range(len(words))])
    return torch.tensor(rows)


@pytest.mark.parametrize("positions", [True, False])
@pytest.mark.parametrize("words", [SEVEN, LETTERS, ("A", "a"), tuple(f"w{i % 9}" for i in range(64))], ids=len)
@pytest.mark.parametrize("kind", DESIGNS)
def test_every_head_does_its_own_job(kind: str, words: tuple[str, ...], positions: bool):
    heads = len(words) % 8 or 8
    setting = Scene(words, heads=heads, source=kind, positions=positions)
    found = trace(setting)
    done = [list(DESIGNS)[(list(DESIGNS).index(kind) + head) % 5] for head in range(heads)]
    assert setting.named.kinds == tuple(done)
    for head, job in enumerate(done):
        torch.testing.assert_close(found.heads.weights[head], shares(job, words, positions), atol=1e-3, rtol=0)
        assert torch.equal(intended(job, words, positions), shares(job, words, positions) > 0)


def test_a_key_that_is_found_scores_twelve_and_every_other_exactly_0():
    scaled = trace(Scene(SEVEN, heads=8, source="previous")).heads.scaled
    for head, kind in enumerate(designed.kinds("previous", 8)):
        wanted = shares(kind, SEVEN) > 0
        found = wanted & ~wanted.all(-1, keepdim=True)
        torch.testing.assert_close(scaled[head], 12.0 * found, rtol=1e-6, atol=0)


def test_the_first_head_learns_and_the_others_stay_as_drawn():
    drawn = Scene(LETTERS, heads=2, source="learned", seed=5)
    grown = replace(drawn, grown=200)
    plain = replace(drawn, source="random")
    before, after, random = (trace(setting).heads.weights for setting in (drawn, grown, plain))
    assert torch.equal(before, random)
    assert torch.equal(after[1], random[1])
    torch.testing.assert_close(after[0], trained.train(LETTERS, 200, 5).weights(200))
    vowels, consonants = ([letter in group for letter in LETTERS] for group in ("aeiou", "bcdfghjklmnpqrstvwxyz"))
    shares_before, shares_after = (weights[0][vowels][:, consonants].sum(-1).mean() for weights in (before, after))
    assert shares_after > 0.9 > shares_before
    assert torch.equal(grown.inputs(LETTERS), tokens.embed(LETTERS, trained.WIDTH, 5))


def test_a_query_meets_its_key_by_name():
    setting = Scene(SEVEN, heads=2, source="previous")
    found = designed.match(setting.named, trace(setting), 0, 2)
    assert found == designed.Match(("looks for position 1",), (1,), ("position 1",), ("word bat",))
    assert designed.match(setting.named, trace(setting), 0, 0) == designed.Match(())
    same = designed.match(setting.named, trace(setting), 1, 5)
    assert same == designed.Match(("looks for word the", "looks past position 5"), (0,), ("word the",), ("word the",))
    alone = designed.match(setting.named, trace(setting), 1, 1)
    assert alone == designed.Match(("looks for word bat", "looks past position 1"), (), (), ())
    hidden = replace(setting, mask="causal", words=("cave", "bat", "the", "the"), source="same")
    assert designed.match(hidden.named, trace(hidden), 0, 2).keys == ()
    assert designed.match(hidden.named, trace(hidden), 0, 3).keys == (2,)
