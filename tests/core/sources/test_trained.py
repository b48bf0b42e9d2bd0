"""A head learns that a vowel looks for consonants, the same way every time, and for words that it never saw."""

import re

import pytest
import torch

from attn_core import attend_in_heads, cache, tokens
from attn_core.heads import Projections
from attn_core.sources import trained

TEXT = tuple(tokens.split("the bat flew out of the cave", "character"))
HELD_OUT = tuple("facet")  # a word that isn't there, of letters that are
SEEDS = (0, 1, 2)
VOWELS = [i for i, c in enumerate(TEXT) if c in "aeiou"]
CONSONANTS = [i for i, c in enumerate(TEXT) if c not in "aeiou␣"]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_loss_falls_and_vowels_find_consonants(seed: int):
    grown = trained.train(TEXT, 100, seed)
    assert len(grown.losses) == len(grown.share_on_consonants) == 101
    assert grown.losses[0] > 0.5
    assert grown.losses[-1] < 0.02
    for before, after in zip(grown.losses[:20], grown.losses[1:21], strict=True):
        assert after < before
    assert grown.share_on_consonants[-1] > 0.98
    row = grown.weights(100)[VOWELS[0]]
    torch.testing.assert_close(row[CONSONANTS], torch.full((13,), 1 / 13), atol=0.02, rtol=0)


def test_a_random_head_has_no_preference():
    shares = [trained.train(TEXT, 0, seed).share_on_consonants[0] for seed in range(20)]
    assert sum(shares) / 20 == pytest.approx(len(CONSONANTS) / len(TEXT), abs=0.05)
    assert max(shares) < 0.7


@pytest.mark.parametrize("seed", SEEDS)
def test_a_word_it_never_saw(seed: int):
    assert "".join(HELD_OUT) not in "".join(TEXT)
    grown = trained.train(TEXT, 100, seed)
    x = tokens.embed(HELD_OUT, 32, seed)
    rows = [attend_in_heads(x, projections=grown.projections(step)).heads.weights[0, [1, 3]] for step in (0, 100)]
    before, after = (row[:, [0, 2, 4]].sum(-1).mean() for row in rows)
    assert before < 0.85
    assert after > 0.95
    assert after > before


def test_one_step_is_plain_gradient_descent():
    maps = tokens.projections(32, 1, 8, 5)
    x = tokens.embed(TEXT, 32, 5).double()
    wq, wk = maps.wq.double().requires_grad_(), maps.wk.double().requires_grad_()
    weights = torch.softmax((x @ wq) @ (x @ wk).T / 8**0.5, -1)
    loss = -weights[VOWELS][:, CONSONANTS].log().mean() - torch.tensor(13.0).log()
    loss.backward()
    grown = trained.train(TEXT, 1, 5)
    assert torch.equal(grown.wq[0], maps.wq)
    assert torch.equal(grown.wv, maps.wv)
    torch.testing.assert_close(grown.wq[1].double(), (wq - 0.1 * wq.grad).detach(), atol=1e-5, rtol=0)
    torch.testing.assert_close(grown.wk[1].double(), (wk - 0.1 * wk.grad).detach(), atol=1e-5, rtol=0)
    assert grown.losses[0] == pytest.approx(loss.item(), rel=1e-5)


def test_numbers_belong_to_the_step_they_stand_at():
    grown = trained.train(TEXT, 7, 1)
    x = tokens.embed(TEXT, 32, 1)
    for step in (0, 3, 7):
        trace = attend_in_heads(x, x, Projections(grown.wq[step], grown.wk[step], grown.wv), 1)
        assert torch.equal(grown.weights(step), trace.heads.weights[0])
        share = trace.heads.weights[0][VOWELS][:, CONSONANTS].sum(-1).mean().item()
        assert grown.share_on_consonants[step] == pytest.approx(share, abs=1e-6)
    assert tuple(grown.wq.shape) == tuple(grown.wk.shape) == (8, 32, 8)
    assert not grown.wq.requires_grad


def test_the_same_arguments_give_the_same_numbers():
    before = torch.get_rng_state()
    first = trained.train(TEXT, 10, 4)
    assert trained.train(TEXT, 10, 4) is first
    cache.SHARED.clear()
    again = trained.train(TEXT, 10, 4)
    assert again is not first
    assert again.losses == first.losses
    assert torch.equal(again.wq, first.wq)
    assert trained.train(TEXT, 10, 5).losses != first.losses
    assert trained.train(TEXT, 4, 4).losses == first.losses[:5]
    assert torch.equal(torch.get_rng_state(), before)


def test_there_is_an_entry_before_the_first_step_and_one_after_each():
    assert len(trained.train(TEXT).losses) == 201
    assert len(trained.train(TEXT, 0).losses) == 1


def test_accents_count_and_other_signs_are_neither():
    training = trained.train(tuple("ba␣dÉ"), 0)
    weights = training.weights(0)[[1, 4]]
    assert training.share_on_consonants[0] == pytest.approx(weights[:, [0, 3]].sum(-1).mean().item())
    assert training.losses[0] == pytest.approx(-(2 * weights[:, [0, 3]]).log().mean().item(), rel=1e-4)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: trained.train(tuple("aei")), "characters must hold a vowel and a consonant, got 'aei'"),
        (lambda: trained.train(tuple("xyz")), "characters must hold a vowel and a consonant, got 'xyz'"),
        (lambda: trained.train(()), "characters must hold a vowel and a consonant, got ''"),
    ],
)
def test_what_is_refused(make, message: str):
    with pytest.raises(ValueError, match=re.escape(message)):
        make()
