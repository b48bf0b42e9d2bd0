"""A head learns that a vowel looks for consonants, the same way every time, and for words that it never saw."""

import re

import pytest
import torch

from attn_core import attend_in_heads, cache, tokens
from attn_core.heads import Projections
from attn_core.projections import trained

TEXT = tuple(tokens.split("the bat flew out of the cave", "character"))
HELD_OUT = tuple("facet")  # a word that isn't there, of letters that are
SEEDS = (0, 1, 2)
VOWELS = [i for i, c in enumerate(TEXT) if c in "aeiou"]
CONSONANTS = [i for i, c in enumerate(TEXT) if c not in "aeiou␣"]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_loss_falls_and_vowels_find_consonants(seed: int):
    grown = trained.grow(TEXT, 100, seed)
    assert len(grown.losses) == len(grown.share_on_consonants) == 101
    assert grown.losses[0] > 0.5
    assert grown.losses[-1] < 0.02
    for before, after in zip(grown.losses[:20], grown.losses[1:21], strict=True):
        assert after < before
    assert grown.share_on_consonants[-1] > 0.98
    row = grown.weights(100)[VOWELS[0]]
    torch.testing.assert_close(row[CONSONANTS], torch.full((13,), 1 / 13), atol=0.02, rtol=0)


def test_a_random_head_has_no_preference():
    shares = [trained.grow(TEXT, 0, seed).share_on_consonants[0] for seed in range(20)]
    assert sum(shares) / 20 == pytest.approx(len(CONSONANTS) / len(TEXT), abs=0.05)
    assert max(shares) < 0.7


@pytest.mark.parametrize("seed", SEEDS)
def test_a_word_it_never_saw(seed: int):
    assert "".join(HELD_OUT) not in "".join(TEXT)
    grown = trained.grow(TEXT, 100, seed)
    before, after = (trained.share_on_consonants(grown.weights(step, HELD_OUT), HELD_OUT) for step in (0, 100))
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
    grown = trained.grow(TEXT, 1, 5, 0.05)
    assert torch.equal(grown.wq[0], maps.wq)
    assert torch.equal(grown.wv, maps.wv)
    torch.testing.assert_close(grown.wq[1].double(), (wq - 0.05 * wq.grad).detach(), atol=1e-5, rtol=0)
    torch.testing.assert_close(grown.wk[1].double(), (wk - 0.05 * wk.grad).detach(), atol=1e-5, rtol=0)
    assert grown.losses[0] == pytest.approx(loss.item(), rel=1e-5)


def test_numbers_belong_to_the_step_they_stand_at():
    grown = trained.grow(TEXT, 7, 1)
    x = tokens.embed(TEXT, 32, 1)
    for step in (0, 3, 7):
        trace = attend_in_heads(x, x, Projections(grown.wq[step], grown.wk[step], grown.wv), 1)
        assert torch.equal(grown.weights(step), trace.heads.weights[0])
        assert torch.equal(grown.trace(step).output, trace.output)
        share = trace.heads.weights[0][VOWELS][:, CONSONANTS].sum(-1).mean().item()
        assert grown.share_on_consonants[step] == pytest.approx(share, abs=1e-6)
        assert trained.share_on_consonants(grown.weights(step), TEXT) == pytest.approx(share, abs=1e-6)
    assert tuple(grown.wq.shape) == tuple(grown.wk.shape) == (8, 32, 8)
    assert not grown.wq.requires_grad


def test_the_same_arguments_give_the_same_numbers():
    before = torch.get_rng_state()
    first = trained.grow(TEXT, 10, 4)
    assert trained.grow(TEXT, 10, 4) is first
    cache.SHARED.clear()
    again = trained.grow(TEXT, 10, 4)
    assert again is not first
    assert again.losses == first.losses
    assert torch.equal(again.wq, first.wq)
    assert trained.grow(TEXT, 10, 5).losses != first.losses
    assert trained.grow(TEXT, 4, 4).losses == first.losses[:5]
    assert torch.equal(torch.get_rng_state(), before)


def test_no_steps_and_no_rate_leave_the_head_as_it_was_drawn():
    assert len(trained.grow(TEXT).losses) == 201
    assert len(trained.grow(TEXT, 0).losses) == 1
    still = trained.grow(TEXT, 5, rate=0)
    assert torch.equal(still.wq[5], still.wq[0])
    assert len(set(still.losses)) == 1


def test_target():
    expected = torch.tensor([[0.5, 0, 0, 0.5, 0], [0.5, 0, 0, 0.5, 0]])
    torch.testing.assert_close(trained.target("ba␣dÉ"), expected)
    assert trained.share_on_consonants(torch.full((5, 5), 0.2), "ba␣dÉ") == pytest.approx(0.4)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: trained.grow(tuple("aei")), "characters must hold a vowel and a consonant, got 'aei'"),
        (lambda: trained.grow(tuple("xyz")), "characters must hold a vowel and a consonant, got 'xyz'"),
        (lambda: trained.grow(()), "characters must hold a vowel and a consonant, got ''"),
        (lambda: trained.grow(TEXT, -1), "steps must be a whole number from 0 to 1000, got -1"),
        (lambda: trained.grow(TEXT, 5, 0, 0.3), "rate must be in [0, 0.1], got 0.3"),
        (lambda: trained.grow(TEXT, 5).projections(6), "step must be a whole number from 0 to 5, got 6"),
    ],
)
def test_what_is_refused(make, message: str):
    with pytest.raises(ValueError, match=re.escape(message)):
        make()
