"""Settings that few choose, where a sentence or a number once was another than the picture beside it."""

import pytest
import torch

from attn_core import scene
from attn_core.projections import one_head
from attn_core.sources.designs import intended
from tests.screen import chart, opened, prose, put, slots

TEN, TWENTY = (" ".join(f"w{i}" for i in range(count)) for count in (10, 20))


def test_the_account_is_of_the_number_that_the_slider_names_under_designed_weights():
    at = opened("weighted_sum", projections="same", text=TEN, dimension="18")
    assert prose(at, "running_words").startswith("Number 18 of the output")


def test_a_head_that_alone_writes_a_column_is_named():
    at = opened("heads", projections="previous", heads="2", mix_heads="false", query="0")
    alone = prose(at, "mixed_words")
    added = [float(part.replace("−", "-")) for part in alone.split("alone: ")[1].split(" = ")[0].split()]
    [writes] = [head for head, number in enumerate(added) if number]
    assert f"comes from head {writes} alone" in alone


def test_hidden_words_are_not_among_those_that_have_weight():
    at = opened("explore", text=TWENTY, mask="causal", query="10")
    assert "(9 more, " in prose(at, "sum")  # of 11 that it may attend to, two are named


def test_the_others_of_a_row_are_hidden_where_all_of_them_are():
    at = opened("explore", text=TWENTY, mask="causal", query="1")
    assert chart(at, "The selected row as bars")["bars"]["said"][-1] == "hidden"
    put(at, "query", 19)
    assert chart(at, "The selected row as bars")["bars"]["said"][-1].endswith(" %")


def test_words_that_get_the_same_share_are_no_winners():
    seventh = "14 % each"
    heads = opened("heads", projections="previous", query="0")
    assert f"In head 0 The·0 attends equally to 7 words: {seventh}" in prose(heads, "jobs_words")
    assert f"with equal weights, {seventh}" in prose(opened("masks", projections="previous", query="0"), "mask_row")
    both = opened("self_and_cross", projections="previous", text="bat bat", cross_text="cave cave", positions="false")
    assert "cave·1 attends equally to 2 words: 50 % each." in prose(both, "cross_words")


def test_a_row_that_sees_nothing_adds_up_to_nothing_without_dropout():
    at = opened("loops", kind="cross", text2="A sleepy bear", mask="window", window="1", query="5")
    assert "adds up to 0.00." in prose(at, "dropped")


def test_learned_weights_leave_positions_out_wherever_they_are_compared():
    at = opened("order_and_batch", projections="learned")
    assert "positions" not in prose(at, "follows")
    assert "the projections “learned” use no positions" in prose(at, "apart_words")


def test_any_number_of_draws_that_a_link_names_is_drawn():
    at = opened("loops", draws="25", dropout="0.3")
    assert any("mean of 25 draws" in prose(at, slot) for slot in slots(at))
    put(at, "draws", 1000)
    assert any("mean of 1000 draws" in prose(at, slot) for slot in slots(at))


def test_the_past_is_named_only_where_words_look_at_themselves():
    assert "values of the past and itself" in prose(opened("sharpness", mask="causal"), "far")
    assert "values that it may attend to" in prose(opened("sharpness", mask="causal", kind="cross"), "far")


@pytest.mark.parametrize("kind", ["previous", "same", "first", "initial"])
def test_designed_maps_know_places_only_where_the_words_do(kind: str):
    words = ("the", "bat", "and", "the", "cat")
    for positions in (True, False):
        found = one_head.trace(one_head.head_projections(scene.Scene(words, positions=positions, source=kind))).trace.weights
        wanted = intended(kind, words, positions).double()
        torch.testing.assert_close(found.double(), wanted / wanted.sum(-1, keepdim=True), rtol=0, atol=1e-3)
