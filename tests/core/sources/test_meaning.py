"""Heads on word vectors as a source: a smaller head is the closest of its rank, and the others look by position."""

from dataclasses import replace

import pytest
import torch
from torch import Tensor

from attn_core import meaning
from attn_core.scene import Scene, trace
from attn_core.sources import SOURCES
from attn_core.sources.meaning import OFFSETS, PLACES, kept

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
SCENE = Scene(WORDS, source="meaning", head_size=64)


def product(size: int) -> Tensor:
    """Return W_Q W_Kᵀ of the first head, divided as its scores are."""
    made = replace(SCENE, head_size=size).projections()
    return made.wq[:, :size] @ made.wk[:, :size].T / size**0.5


def test_at_full_size_the_first_head_is_the_trained_one():
    own, made = meaning.projections(), SCENE.projections()
    for trained, whole in zip((own.wq, own.wk, own.wv), (made.wq, made.wk, made.wv), strict=True):
        assert torch.equal(whole[:64, :64], trained)
        assert not whole[64:, :64].any()
    x = meaning.vectors(WORDS)
    expected = torch.softmax((x @ own.wq) @ (x @ own.wk).T / 8, -1) @ x
    torch.testing.assert_close(trace(SCENE).heads.output[0], expected)


@pytest.mark.parametrize("size", [1, 2, 8, 16, 33, 63])
def test_a_smaller_head_is_the_closest_of_its_rank(size: int):
    """The squares of the difference are those of the singular values left out (Eckart and Young 1936)."""
    left_out = torch.linalg.svdvals(product(64))[size:].square().sum()
    torch.testing.assert_close((product(size) - product(64)).square().sum(), left_out, rtol=1e-3, atol=1e-5)
    values = torch.linalg.svdvals(product(64)).square()
    assert kept(meaning.STEPS, size) == pytest.approx((values[:size].sum() / values.sum()).item(), rel=1e-4)


@pytest.mark.parametrize(("head", "offset"), [*enumerate(OFFSETS, 1)])
def test_further_heads_look_for_a_position(head: int, offset: int):
    weights = trace(replace(SCENE, heads=8)).heads.weights[head]
    there = [place for place in range(len(WORDS)) if 0 <= place + offset < len(WORDS)]
    assert all(weights[place, place + offset] > 0.97 for place in there)
    smaller = [trace(replace(SCENE, heads=8, head_size=size)).heads.weights[head] for size in (2, 8, 16)]
    means = [torch.stack([row[place, place + offset] for place in there]).mean() for row in (*smaller, weights)]
    assert means == sorted(means)


def test_values_and_w_o_carry_words_and_no_positions():
    made = SCENE.projections()
    assert made.wo.shape == (2 * 64, 64 + PLACES)
    mixed = trace(SCENE).joined @ made.wo
    heads = trace(SCENE).heads.weights
    torch.testing.assert_close(mixed[:, :64], heads.sum(0) @ meaning.vectors(WORDS))
    assert not mixed[:, 64:].any()


@pytest.mark.parametrize(("steps", "moment"), [(0, 0), (1, 1), (3, 1), (399, 361), (400, 400), (1600, 1600), (9999, 1600)])
def test_between_two_snapshots_the_earlier_one_counts(steps: int, moment: int):
    assert replace(SCENE, trained=steps).trained == moment
    assert torch.equal(meaning.projections(steps).wq, meaning.projections(moment).wq)


def test_words_that_the_table_lacks_are_named_once():
    assert SOURCES["meaning"].unknown(("xyzzy", "bat", "xyzzy", "Bats", "plugh")) == ("xyzzy", "plugh")
    assert SOURCES["random"].unknown(("xyzzy",)) == ()
