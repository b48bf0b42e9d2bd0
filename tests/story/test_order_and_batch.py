"""The page of order and batch as a learner meets it: a control is moved, and the numbers on screen are the core's."""

import dataclasses
import functools
import io
import re

import pandas as pd
import pytest
import torch

from attn_core import scene
from attn_core.experiments import mixing, perturbation, stacked_layers
from pages.ui import link
from pages.ui.board.pieces import Picture
from pages.ui.story.order_and_batch import page_data
from pages.ui.text import numbers
from tests import screen, wiring
from tests.screen import buttons, click, close, csv, data, press, prose, put

opened = functools.partial(screen.opened, "order_and_batch")
SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")
DEFAULT = scene.Scene(words=SEVEN, seed=3)


def shuffled(setting: scene.Scene, seed: int) -> perturbation.Shuffled:
    """Return the core's shuffle of a scene."""
    found, x = stacked_layers.of_scene(setting)
    return perturbation.shuffle(found, x, perturbation.permutation(len(x), seed))


@pytest.mark.concept(37)
def test_without_positions_shuffled_words_have_shuffled_outputs():
    """Idea 37: without positions and mask the outputs follow the words, whatever the order."""
    at = put(opened(), "positions", False)
    setting = dataclasses.replace(DEFAULT, positions=False)
    for seed in (1, 7):
        put(at, "order_shuffle", seed)
        found, places = shuffled(setting, seed), perturbation.permutation(7, seed)
        before, after = data(at, "cells")[:2]
        close(before["value"], found.output[:, :8].flatten())
        close(after["value"], found.output[places, :8].flatten())
        labels = data(at, "labels")[1]["label"][:7]
        assert [label.partition("·")[0] for label in labels] == [SEVEN[i] for i in places]
        assert found.difference < 1e-6
        assert "put back in order, the outputs are the same" in prose(at, "follows_said")
        assert f"bat stands at place {places.tolist().index(1)} now" in prose(at, "follows_said")


@pytest.mark.concept(38)
def test_positions_break_it_by_a_number_that_is_shown():
    """Idea 38: positions, and a causal mask, know of order; by how much stands in the table and in the sentence."""
    at = put(put(opened(), "positions", False), "positions", True)
    whole = shuffled(DEFAULT, 1)
    assert whole.difference > 0.1
    assert f"the outputs differ by up to {numbers.small(whole.difference)}" in prose(at, "follows_said")
    table = prose(at, "follows")
    for positions, mask, name in (
        (False, "none", "nothing: the words alone"),
        (True, "none", "positions now"),
        (False, "causal", "the causal mask"),
        (True, "causal", "the causal mask and positions"),
    ):
        each = shuffled(dataclasses.replace(DEFAULT, positions=positions, mask=mask), 1).difference
        number = r"\de−\d" if each < 1e-5 else re.escape(numbers.small(each))
        assert re.search(f"{name} {number}", table)
    put(at, "mask", "window")
    each = shuffled(dataclasses.replace(DEFAULT, mask="window"), 1).difference
    assert f"the window mask and positions now {numbers.small(each)}" in prose(at, "follows")
    press(at, "Leave positions out")
    assert at.view.positions is False
    assert buttons(at.slots["positions_here"])["Leave positions out"] is None
    assert press(at, "Add positions").view.positions is True


@pytest.mark.concept(39)
def test_distance_alone_changes_no_score():
    """Idea 39: without positions two words have one score at all distances; a convolution knows nothing but distance."""
    at = opened()
    for other, distance in ((6, 3), (4, 16), (0, 1)):
        put(put(at, "order_other", other), "order_distance", distance)
        with_, without = (
            perturbation.by_distance(dataclasses.replace(DEFAULT, positions=on), 1, other, range(1, 17))[:, 0]
            for on in (True, False)
        )
        close(data(at, "lines")[0]["y"], torch.cat([without, with_]))
        close(data(at, "marks")[2]["y"], torch.stack([without[distance - 1], with_[distance - 1]]))
        spread = (with_.max() - with_.min()).item()
        assert (without.max() - without.min()).item() < 1e-5
        assert f"that varies by {numbers.small(spread)}, and by " in prose(at, "distance_said")
        bars = data(at, "bars")[0]
        assert bars["now"] == pytest.approx([0.5, 0.3, 0.2, 0, 0, 0, 0])
        assert bars["winner"] == [i == distance for i in range(7)]
    matrix = mixing.convolution(torch.eye(7), (0.2, 0.3, 0.5)).matrix
    close(bars["now"], matrix[-1].flip(0))
    assert "A convolution gives the word 1 back 30 %" in prose(at, "convolution_said")


@pytest.mark.concept(40)
def test_examples_never_talk_to_each_other():
    """Idea 40: four pools of eight nodes; whichever is changed, the others move by exactly 0."""
    at = opened()
    drawn = perturbation.draw_batch(DEFAULT, 4, 8)
    for example in (0, 3):
        put(at, "batch_example", example)
        moved = perturbation.moved(drawn.layer, drawn.x, example)
        names, dots, edges = (data(at, name)[0] for name in ("names", "dots", "edges"))
        assert names["said"] == [f"moved {numbers.small(value)}" for value in moved]
        assert moved[example] > 1
        assert [value for i, value in enumerate(moved) if i != example] == [0, 0, 0]
        assert "the 3 others move by 0" in prose(at, "pools_said")
        assert (len(dots["x"]), len(edges["x"])) == (32, 4 * 8 * 7)
        assert all(int(x // 2.8) == int(x1 // 2.8) for x, x1 in zip(edges["x"], edges["x1"], strict=True))
    assert len(data(put(at, "mask", "causal"), "edges")[0]["x"]) == 4 * 8 * 7 / 2
    assert "the other moves by 0" in prose(put(at, "batch_size", 2), "pools_said")
    assert "There is no other example" in prose(put(at, "batch_size", 1), "pools_said")


@pytest.mark.concept(41)
def test_each_example_has_weights_of_its_own():
    """Idea 41: step through the batch; each example's weights are the core's and unlike the others'."""
    at = opened()
    weights = perturbation.draw_batch(DEFAULT, 4, 8).trace.heads.weights[:, 0]
    for example in (0, 1, 2, 3):
        put(at, "batch_example", example)
        row = weights[example, 1]
        sentence = f"In example {example}, token 1 looks most at token {int(row.argmax())}: {100 * row.max().item():.0f} %."
        assert sentence in prose(at, "weights_said")
        close(data(at, "cells")[2 + example]["value"], weights[example].flatten())
    assert all((weights[i] - weights[j]).abs().max() > 0.1 for i in range(4) for j in range(i))


@pytest.mark.concept(42)
def test_the_batch_axis_changes_nothing_else():
    """Idea 42: shapes are (B, T, C), (B, T, head_size), (B, T, T), and an example by itself gives the same."""
    at = put(opened(), "heads", "1")
    assert "x (B, T, C) (4, 8, 32) (8, 32)" in prose(at, "shapes")
    assert "q (B, T, head_size) (4, 8, 16) (8, 16)" in prose(at, "shapes")
    assert "scores (B, T, T) (4, 8, 8) (8, 8)" in prose(at, "shapes")
    put(put(put(at, "batch_size", 2), "batch_tokens", 5), "head_size", 7)
    assert "x (B, T, C) (2, 5, 32) (5, 32)" in prose(at, "shapes")
    assert "v (B, T, head_size) (2, 5, 7) (5, 7)" in prose(at, "shapes")
    assert "weights (B, T, T) (2, 5, 5) (5, 5)" in prose(at, "shapes")
    assert "each example by itself gives the same" in prose(at, "shapes_said")
    put(put(at, "heads", "4"), "mask", "causal")
    assert "mask (T, T) (5, 5) (5, 5)" in prose(at, "shapes")
    assert "scores (B, H, T, T) (2, 4, 5, 5) (4, 5, 5)" in prose(at, "shapes")
    assert "output (B, T, H·head_size) (2, 5, 28) (5, 28)" in prose(at, "shapes")


SAME = "put back in order, the outputs are the same, largest difference"


def test_that_outputs_follow_is_guaranteed_only_where_nothing_knows_of_order():
    """Where it happens to be so with positions, what is added is named, and no rule is read off it."""
    assert SAME in prose(opened(maps="same", positions=False), "follows_said")
    happens = prose(opened(maps="same"), "follows_said")
    assert happens.endswith("the outputs differ by up to 0, which is nothing, here even with positions.")
    assert SAME not in happens
    assert prose(opened(), "follows_said").endswith(": positions can tell the order.")
    assert prose(opened(mask="causal"), "follows_said").endswith(": the causal mask and positions can tell the order.")
    assert prose(opened(text="bat"), "follows_said").endswith("This shuffle leaves every word in its place.")


def test_what_positions_are_is_said():
    assert prose(opened(), "positions_why") == "Sines and cosines that say where a word stands, as in the sidebar."
    assert prose(opened(maps="same"), "positions_why") == "Features that say where a word stands, as in the sidebar."


@pytest.mark.parametrize(("mask", "equal"), [("none", True), ("causal", False)])
def test_equal_words_get_equal_rows_without_positions_only_where_nothing_is_hidden(mask: str, equal: bool):
    """What the sidebar says of positions, and its condition."""
    setting = scene.Scene(words=("a", "b", "a"), seed=3, positions=False, mask=mask)
    weights = scene.trace(setting).heads.weights
    assert torch.allclose(weights[:, 0], weights[:, 2], atol=1e-6) is equal
    there = wiring.controls(wiring.opened("order_and_batch"))["positions"]
    assert there.help.endswith("Off, and without a mask: equal words get equal rows of weights.")


ENDS = {
    "order_shuffle": (0, 999),
    "order_other": (0, 6),
    "order_distance": (1, 16),
    "batch_size": (1, 4),
    "batch_tokens": (1, 8),
    "batch_example": (0, 3),
}


@pytest.mark.parametrize("end", [0, 1])
def test_links_open_at_both_ends(end: int):
    """All low ends, or all high ones: they are on screen, and so is what the core makes of them."""
    ends = {name: both[end] for name, both in ENDS.items()}
    at = opened(**{name: str(value) for name, value in ends.items()})
    there = wiring.controls(wiring.opened("order_and_batch", **ends))
    assert {name: there[name].value for name in ENDS} == ends
    found = shuffled(DEFAULT, ends["order_shuffle"])
    close(data(at, "cells")[0]["value"], found.output[:, :8].flatten())
    assert f"differ by up to {numbers.small(found.difference)}" in prose(at, "follows_said")
    without, with_ = (
        perturbation.by_distance(
            dataclasses.replace(DEFAULT, positions=on), 1, ends["order_other"], [ends["order_distance"]]
        )[:, 0]
        for on in (False, True)
    )
    close(data(at, "marks")[2]["y"], torch.cat([without, with_]))
    size, length = ends["batch_size"], ends["batch_tokens"]
    assert f"scores (B, H, T, T) ({size}, 2, {length}, {length})" in prose(at, "shapes")
    assert f"Adding 1 to every number of example {ends['batch_example']} " in prose(at, "pools_said")


def test_no_words_draw_nothing_and_one_word_stays_where_it_is():
    """Without a word there is a note and no picture; one word can't be shuffled."""
    at = opened(text="")
    assert "has no words yet" in prose(at, "remarks")
    assert not any(isinstance(piece, Picture) for piece in at.pieces.values())
    put(at, "text", "bat")
    assert "bat stands at place 0 now, and its output there moved by 0." in prose(at, "follows_said")
    assert "bat scores bat with" in prose(at, "distance_said")


@pytest.mark.parametrize("count", [2, 20, 64])
def test_sentences_of_other_lengths(count: int):
    """Many words are shuffled, and their rows are drawn."""
    words = tuple(f"w{i}" for i in range(count))
    at = opened(text=" ".join(words), query=str(count - 1))
    found = shuffled(scene.Scene(words=words, seed=3), 1)
    assert f"differ by up to {numbers.small(found.difference)}" in prose(at, "follows_said")
    assert len(data(at, "picture")) == (0 if count * 8 <= 280 else 2)


def test_cross_is_left_aside():
    """This page is about one sentence: with cross in the sidebar it shows the same."""
    at = opened(kind="cross")
    assert f"differ by up to {numbers.small(shuffled(DEFAULT, 1).difference)}" in prose(at, "follows_said")


def test_the_numbers_can_be_read_as_tables():
    """The files hold the shuffle and the scores by distance."""
    at = opened()
    whole, scores = (pd.read_csv(io.StringIO(csv(at, name))) for name in ("shuffle", "distance"))
    found = shuffled(DEFAULT, 1)
    close(whole["largest difference"].to_list(), found.moved)
    close(whole["shuffled, put back 3"].to_list(), found.undone[:, 3])
    assert scores.columns.to_list() == ["places apart", "words alone", "with positions"]
    assert scores["places apart"].to_list() == list(range(1, 17))
    close(scores["with positions"].to_list(), perturbation.by_distance(DEFAULT, 1, 6, range(1, 17))[:, 0])


def test_a_click_follows_a_word_wherever_it_stands():
    """In both pictures of outputs, and in an example's weights, a row that is clicked is the selected one."""
    at = opened(order_shuffle=7)
    places = perturbation.permutation(7, 7).tolist()
    click(at, "in_order", "cells", 4 * 8)
    assert at.view.query == 4
    click(at, "in_disorder", "cells", 2 * 8 + 5)
    assert at.view.query == places[2]
    labels = at.slots["in_disorder"]["labels"]
    assert [at for at, strong in zip(labels["at"], labels["strong"], strict=True) if strong] == [2.5]
    click(at, "example_2", "cells", 6 * 8 + 1)
    assert at.view.query == 6
    assert "token 6 looks most at" in prose(at, "weights_said")


def test_learned_weights_know_no_positions():
    """Learned projections leave positions out, and no button says otherwise; where nothing can be learned they are drawn."""
    at = opened(maps="learned", text="ab ba")
    assert prose(at, "positions_here") == "Positions are left out: learned projections know none."
    assert "Positions are added." in prose(put(at, "text", "b"), "positions_here")


def test_another_word_or_distance_leaves_the_shuffle_as_it_is():
    """What is prepared for the shuffle and for the batch is one object whatever two words are compared."""
    one, other = link.View(), link.View(order_other=2, order_distance=9)
    assert page_data.present(one) is page_data.present(other)
    assert page_data.batched(one) is page_data.batched(other)


def test_by_distance_reaches_beyond_the_sentence_and_hides_nothing():
    """The core's scores by distance hold for the scene's own distance, with any mask."""
    own = scene.trace(DEFAULT).heads.scaled[:, 0, 6]
    masked = dataclasses.replace(DEFAULT, mask="causal")
    close(perturbation.by_distance(masked, 0, 6, [6])[0].tolist(), own)
    assert perturbation.by_distance(DEFAULT, 1, 2, [1, 40]).shape == (2, 2)
