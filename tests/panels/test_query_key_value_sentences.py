"""Sentences of the page on query, key and value at the ends: one word, ties, temperature 0, hidden keys, equal scores."""

import pytest
import torch

from attn_core import scene, tokens
from attn_core.sources import trained
from pages.view import traced_view
from tests import screen
from tests.panels.test_query_key_value import SEVEN, opened
from tests.screen import buttons, press, prose, put

BLIND = {"kind": "cross", "text2": "x", "mask": "window", "window": 0, "query": 3}


def test_an_edit_that_changes_nothing_is_said_to_change_nothing():
    """A single word has all the weight for any query, and at temperature 0 a small edit keeps the largest score."""
    assert "Nothing has been changed yet" in prose(opened(), "moved_words")
    for link in ({"text": "bat", "edits": "q_0_0_3"}, {"temperature": 0, "edits": "q_0_0_0.1"}):
        at = opened(**link)
        assert all((screen.cells(at, f"changed_{what}") == 0).all() for what in ("v", "weights", "output"))
        unmoved = "Your edits change no value, attention weight or output."
        assert prose(at, "moved_words") == unmoved
        assert at.slots["moved"]["marks"]["x"] == []


def test_every_projection_that_is_edited_is_said_and_can_be_reset_whichever_is_chosen():
    """An edit of W_Q still moves weights while W_V is typed into: without it they stand still."""
    at = opened(edits="v_0_0_4~q_0_0_3~v_1_1_2", edit_map="v")
    assert "the attention weights by 0.38," in prose(at, "moved_words")
    assert prose(at, "edited").startswith("Changed by hand: 1 number of W_Q and 2 numbers of W_V.")
    assert list(buttons(at.slots["edited"])) == ["Reset W_Q", "Reset W_V"]
    at = press(at, "Reset W_Q")
    assert (at.view.edits, at.view.edit_map) == ("v_0_0_4~v_1_1_2", "v")
    assert "; the attention weights did not change." in prose(at, "moved_words")
    assert list(buttons(at.slots["edited"])) == ["Reset W_V"]
    assert "edited" not in press(at, "Reset W_V").slots


def test_outputs_are_said_to_move_only_where_they_do():
    """Where dropout takes all weights, an edited query moves weights, and every output stays 0."""
    moved = "the values v did not change. The outputs are sums of the same values with other weights."
    assert moved in prose(opened(edits="q_0_0_3"), "moved_words")
    at = opened(dropout=1, edits="q_0_0_3")
    assert (screen.cells(at, "changed_weights") != 0).any()
    assert (screen.cells(at, "changed_output") == 0).all()
    assert moved not in prose(at, "moved_words")


def test_products_that_are_0_are_not_called_smaller_than_0():
    at = opened(projections="same", text="the cat the", query=0, key=2)
    assert "of 5 products only one is not 0, so the score is +26.83." in prose(at, "score_words")
    at = opened(projections="same", text="the cat the", query=0, key=1)
    assert "all 5 products are 0, so the score is 0.00." in prose(at, "score_words")


def test_a_swap_that_differs_by_rounding_is_the_same():
    """Designed scores are equal both ways; drawn ones aren't, and by how much is said."""
    assert "have the score 0.00, the other way round the same." in prose(
        opened(projections="same", query=1, key=2), "two_words"
    )
    assert "The score of bat with itself is" in prose(opened(query=1, key=1), "two_words")


def test_a_click_is_offered_where_the_picture_takes_one():
    assert "select a cell" in prose(opened(), "scores_name")
    many = opened(text=" ".join(f"w{i}" for i in range(40)))
    assert "select a row" in prose(many, "scores_name")


def test_there_is_no_best_key_where_all_are_hidden():
    assert buttons(opened(**BLIND).slots["pair"])["Best key"] is None
    assert "Every key is hidden from out, so nothing is returned." in prose(opened(**BLIND), "look_up_words")
    assert buttons(put(opened(**BLIND), "query", 0).slots["pair"])["Best key"] == {"key": "0"}


@pytest.mark.parametrize("temperature", [0, 1])
def test_what_one_word_finds_is_no_mix(temperature: float):
    said = prose(opened(text="bat", temperature=temperature), "look_up_words")
    assert said.startswith("Attention takes 100 % from the best match, bat; a dictionary returns its value alone.")
    assert said.endswith(f"At temperature {temperature} the two differ by up to 0.")


def test_several_best_matches_share_at_temperature_0():
    said = prose(opened(text="bat bat", positions=False, temperature=0), "look_up_words")
    assert said.startswith("Attention takes 50 % from each of the 2 best matches, bat·0 and bat·1; the exact answer is")


def test_before_the_first_step_there_is_nothing_to_compare_with():
    assert prose(opened(), "letters_words").startswith("Before training, 47 % of the vowels’ attention goes to consonants.")
    after = prose(opened(grown=10), "letters_words")
    assert after.startswith("After 10 steps of training, ")
    assert "before, it was 47 %" in after
    assert prose(opened(grown=1), "letters_words").startswith("After 1 step of training")
    losses = trained.train(tuple(tokens.split(" ".join(SEVEN), "character")), 200, 3).losses
    assert prose(opened(), "loss_words") == f"Before training, the loss is {losses[0]:.3f}."
    after = f"After 10 steps of training, the loss is {losses[10]:.3f}; before, it was {losses[0]:.3f}."
    assert prose(opened(grown=10), "loss_words") == after


def test_the_weight_of_the_pair_is_said_and_that_of_a_hidden_one():
    head = scene.trace(scene.Scene(SEVEN, seed=3)).heads
    weight = torch.softmax(head.scores[0, 1] / 4, -1)[4].item()
    assert f"attention weight is {100 * weight:.0f} %" in prose(opened(), "score_words")
    hidden = "The mask hides this key from the query, so its attention weight is 0."
    assert hidden in prose(opened(mask="causal"), "score_words")


@pytest.mark.parametrize(
    "divisor", [{}, {"scale": "model"}, {"scale": "none"}, {"power": 1}, {"power": 0.3, "scale": "model"}]
)
@pytest.mark.parametrize("projections", ["previous", "same", "first"])
def test_a_match_is_divided_in_words_as_scores_are(projections: str, divisor: dict[str, object]):
    """The score of a match, before and after the division that is set."""
    at = screen.opened("query_key_value", projections=projections, **divisor)
    shown = traced_view.prepare(at.view).scene
    trace = scene.trace(shown).heads
    score, scaled = trace.scores[0].max().item(), trace.scaled[0].max().item()
    said, by = prose(at, "job"), shown.divisor.in_numbers(shown.head_size, shown.d_model)
    assert f"so that a match scores {score:.1f}" in said
    after = "; scores are not divided here." if by == "1" else f", and {scaled:.3g} after the division by {by}."
    assert f"{score:.1f}{after}" in said
