"""Sentences of the page on query, key and value at the ends: one word, ties, temperature 0, hidden keys, equal scores."""

import functools

import pytest
import torch

from attn_core import scene
from tests import screen
from tests.screen import buttons, prose, put
from tests.story.test_query_key_value import SEVEN

opened = functools.partial(screen.opened, "query_key_value")
BLIND = {"kind": "cross", "text2": "x", "mask": "window", "window": 0, "query": 3}


def test_an_edit_that_changes_nothing_is_said_to_change_nothing():
    """One word has all the weight whatever its query is, and at temperature 0 a small edit leaves the largest score."""
    assert "Nothing is changed" in prose(opened(), "changes_words")
    for link in ({"text": "bat", "edits": "q_0_0_3"}, {"temperature": 0, "edits": "q_0_0_0.1"}):
        at = opened(**link)
        assert all((screen.cells(at, f"changed_{what}") == 0).all() for what in ("v", "weights", "output"))
        assert "Your edits change no value, no weight and no output here" in prose(at, "changes_words")
        assert "Nothing is changed" not in prose(at, "changes_words")


def test_outputs_are_said_to_move_only_where_they_do():
    """Where dropout takes all weights, an edited query moves weights, and every output stays 0."""
    moved = "Outputs moved although no value did"
    assert moved in prose(opened(edits="q_0_0_3"), "changes_words")
    at = opened(dropout=1, edits="q_0_0_3")
    assert (screen.cells(at, "changed_weights") != 0).any()
    assert (screen.cells(at, "changed_output") == 0).all()
    assert moved not in prose(at, "changes_words")


@pytest.mark.parametrize(("query", "key"), [(1, 4), (0, 2)])
def test_the_largest_products_are_said_and_no_other_is_larger(query: int, key: int):
    head = scene.trace(scene.Scene(SEVEN, seed=3))
    products = head.q[0, query] * head.k[0, key]
    most = products.abs().sort(descending=True).values
    assert "and 13 more, none of them larger =" in prose(opened(query=query, key=key), "product_words")
    assert most[2] >= most[3:].max()


def test_products_that_are_0_are_not_called_smaller_than_0():
    at = opened(maps="same", text="the cat the", query=0, key=2)
    assert "= +26.83 0.00 0.00 and 2 more, none of them larger = +26.83" in prose(at, "product_words")


def test_a_swap_that_differs_by_rounding_is_the_same():
    """Designed scores are equal both ways; drawn ones aren't, and by how much is said."""
    assert "0.00, the same this time" in prose(opened(maps="same", query=1, key=2), "swap_words")
    trace = scene.trace(scene.Scene(SEVEN, seed=3))
    apart = (trace.heads.scores[0, 1, 4] - trace.heads.scores[0, 4, 1]).abs().item()
    assert f"apart by {apart:.2f}: who asks matters" in prose(opened(), "swap_words")


def test_a_click_is_offered_where_the_picture_takes_one():
    assert "click another cell" in prose(opened(), "swap_words")
    many = opened(text=" ".join(f"w{i}" for i in range(40)))
    assert "click a row" in prose(many, "scores_name")
    assert "click another row" in prose(many, "swap_words")


def test_there_is_no_best_key_where_all_are_hidden():
    assert buttons(opened(**BLIND).slots["pair"])["Best key"] is None
    assert "Every key is hidden from out: nothing comes back." in prose(opened(**BLIND), "look_up_words")
    assert buttons(put(opened(**BLIND), "query", 0).slots["pair"])["Best key"] == {"key": "0"}


@pytest.mark.parametrize("temperature", [0, 1])
def test_what_one_word_finds_is_no_mix(temperature: float):
    said = prose(opened(text="bat", temperature=temperature), "look_up_words")
    assert said.startswith("Soft: 100 % from the best match. Exact: the value of bat alone")
    assert said.endswith(f"Largest difference at temperature {temperature}: 0.")


def test_several_best_matches_share_at_temperature_0():
    said = prose(opened(text="bat bat", positions=False, temperature=0), "look_up_words")
    assert said.startswith("Soft: 50 % from the best match and as much from each of 1 more. Exact: 2 keys match best")


def test_nothing_has_moved_before_the_first_step():
    assert "only W_Q and W_K move." in prose(opened(), "learning_words")
    assert "only W_Q and W_K moved." in prose(opened(grown=10), "learning_words")


def test_the_lead_says_the_weight_of_the_pair_and_that_of_a_hidden_one():
    head = scene.trace(scene.Scene(SEVEN, seed=3)).heads
    weight = torch.softmax(head.scores[0, 1] / 4, -1)[4].item()
    assert f"weight {100 * weight:.0f} %" in prose(opened(), "lead")
    assert "hidden by the mask" in prose(opened(mask="causal"), "lead")
