"""Heads on word vectors as a source: a smaller head is the closest of its rank, and the others look by position."""

import itertools
from dataclasses import replace

import pytest
import torch
from torch import Tensor

from attn_core import meaning
from attn_core.scene import Scene, see, trace
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


def test_every_head_size_up_to_64_acts_and_none_beyond():
    weights = [trace(replace(SCENE, head_size=size)).heads.weights[0] for size in range(1, 65)]
    assert all((one - other).abs().max() > 1e-6 for one, other in itertools.pairwise(weights))
    assert weights[0][1, 2] < 0.25 < weights[7][1, 2] < weights[63][1, 2]
    assert replace(SCENE, head_size=128) == SCENE
    assert SOURCES["meaning"].ends == {"head_size": 64}


@pytest.mark.parametrize(("head", "offset"), [*enumerate(OFFSETS, 1)])
def test_further_heads_look_for_a_position(head: int, offset: int):
    weights = trace(replace(SCENE, heads=8)).heads.weights[head]
    there = [place for place in range(len(WORDS)) if 0 <= place + offset < len(WORDS)]
    assert all(weights[place, place + offset] > 0.97 for place in there)
    smaller = [trace(replace(SCENE, heads=8, head_size=size)).heads.weights[head] for size in (2, 8, 16)]
    means = [torch.stack([row[place, place + offset] for place in there]).mean() for row in (*smaller, weights)]
    assert means == sorted(means)


def test_the_previous_word_is_found_in_a_long_text():
    weights = trace(Scene(WORDS * 64, source="meaning", head_size=32)).heads.weights[1]
    assert weights.diagonal(-1).min() > 0.9


def test_without_positions_a_head_that_looks_for_them_is_even():
    weights = trace(replace(SCENE, heads=3, positions=False)).heads.weights
    torch.testing.assert_close(weights[1:], torch.full((2, 7, 7), 1 / 7))
    assert torch.equal(weights[0], trace(SCENE).heads.weights[0])


def test_values_and_w_o_carry_words_and_no_positions():
    made = SCENE.projections()
    assert made.wo.shape == (2 * 64, 64 + PLACES)
    mixed = trace(SCENE).joined @ made.wo
    heads = trace(SCENE).heads.weights
    torch.testing.assert_close(mixed[:, :64], heads.sum(0) @ meaning.vectors(WORDS))
    assert not mixed[:, 64:].any()


def test_training_leads_from_an_even_row_to_a_related_word():
    rows = {steps: trace(replace(SCENE, trained=steps)).heads.weights[0, 1] for steps in (0, 100, 400, 1600)}
    assert rows[0].max() < 0.3
    assert rows[0][2] < rows[100][2] < rows[400][2]
    assert rows[1600].argmax() == rows[400].argmax() == 2


@pytest.mark.parametrize(("steps", "moment"), [(0, 0), (1, 1), (3, 1), (399, 361), (400, 400), (1600, 1600), (9999, 1600)])
def test_between_two_snapshots_the_earlier_one_counts(steps: int, moment: int):
    assert replace(SCENE, trained=steps).trained == moment
    assert torch.equal(meaning.projections(steps).wq, meaning.projections(moment).wq)


def test_every_snapshot_differs_from_the_one_before():
    made = [meaning.projections(number**2) for number in range(meaning.SNAPSHOTS + 1)]
    assert all((one.wq - other.wq).abs().max() > 1e-6 for one, other in itertools.pairwise(made))
    assert all(torch.equal(each.wv, torch.eye(64)) for each in made)


def test_a_second_sentence_has_vectors_of_the_same_table():
    memory = ("A", "sleepy", "bear", "saw", "it", "fly")
    setting = replace(SCENE, memory=memory)
    own = meaning.projections()
    expected = torch.softmax((meaning.vectors(WORDS) @ own.wq) @ (meaning.vectors(memory) @ own.wk).T / 8, -1)
    torch.testing.assert_close(trace(setting).heads.weights[0], expected)
    assert trace(setting).heads.weights[0, 2].argmax() == 5  # “flew” finds “fly”


def test_words_that_the_table_lacks_are_named_once():
    assert SOURCES["meaning"].unknown(("xyzzy", "bat", "xyzzy", "Bats", "plugh")) == ("xyzzy", "plugh")
    assert SOURCES["random"].unknown(("xyzzy",)) == ()


def test_the_seed_changes_what_is_dropped_and_nothing_else():
    dropped = replace(SCENE, dropout=0.5)
    assert torch.equal(see(replace(dropped, seed=1)).trace.heads.weights, see(dropped).trace.heads.weights)
    assert not torch.equal(see(replace(dropped, seed=1)).trace.heads.dropped, see(dropped).trace.heads.dropped)
