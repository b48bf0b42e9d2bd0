"""Designed heads side by side: each does its own job exactly, whatever the others need, and its features have names."""

from dataclasses import replace

import pytest
import torch

from attn_core import tokens
from attn_core.scene import Scene, trace
from attn_core.sources import designed, trained
from attn_core.sources.designs import DESIGNS, intended

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
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
@pytest.mark.parametrize("words", [WORDS, LETTERS, ("A", "a"), tuple(f"w{i % 9}" for i in range(64))], ids=len)
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
    scaled = trace(Scene(WORDS, heads=8, source="previous")).heads.scaled
    for head, kind in enumerate(designed.kinds("previous", 8)):
        wanted = shares(kind, WORDS) > 0
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
    setting = Scene(WORDS, heads=2, source="previous")
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
