"""A head learns that a vowel looks for consonants, the same way every time, and for words that it never saw."""

import pytest
import torch

from attn_core import attend_in_heads, tokens
from attn_core.heads import Projections
from attn_core.sources import trained

TEXT = tuple(tokens.split("the bat flew out of the cave", "character"))
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
