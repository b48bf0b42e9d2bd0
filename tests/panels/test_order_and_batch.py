"""The page of order as a learner meets it: a control is moved, and the numbers on screen are the core's."""

import dataclasses
import functools
import io
import re

import pandas as pd
import pytest
import torch

from attn_core import scene
from attn_core.experiments import mixing, perturbation, stacked_layers
from pages import order_and_batch
from pages.board.pieces import Picture
from pages.text import numbers
from pages.view import openings, settings
from tests import screen, wiring
from tests.screen import cells, click, close, csv, data, differences, press, prose, put, visited

opened = functools.partial(screen.opened, "order_and_batch")
SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")
DEFAULT = scene.Scene(words=SEVEN, seed=3)


def shuffled(setting: scene.Scene, seed: int, head: int = 0) -> perturbation.Shuffled:
    """Return the core's shuffle of a scene, of one head."""
    found, x = stacked_layers.of_scene(setting)
    return perturbation.shuffle(lambda x: found.trace(x).heads.output[head], x, perturbation.permutation(len(x), seed))


def weights(setting: scene.Scene, seed: int, head: int = 0) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the weights of a head as written, and shuffled."""
    found, x = stacked_layers.of_scene(setting)
    order = perturbation.permutation(len(x), seed)
    return found.trace(x).heads.weights[head], found.trace(x[order]).heads.weights[head]


@pytest.mark.concept(37)
def test_without_positions_shuffled_words_have_shuffled_outputs():
    """Idea 37: without positions and mask the outputs follow the words in any order, in both first steps."""
    at = put(opened(), "positions", False)
    setting = dataclasses.replace(DEFAULT, positions=False)
    for seed in (1, 7):
        put(at, "order_shuffle", seed)
        follows, places = shuffled(setting, seed), perturbation.permutation(7, seed)
        before, after, *of_weights = data(at, "cells")
        close(before["value"], follows.output[:, :8].flatten())
        close(after["value"], follows.output[places, :8].flatten())
        as_written = weights(setting, seed)[0]
        for drawn, order in zip(of_weights, (torch.arange(7), places), strict=True):
            close(drawn["value"], as_written[order][:, order].flatten())
        labels = data(at, "labels")[1]["label"][:7]
        assert [label.partition("·")[0] for label in labels] == [SEVEN[i] for i in places]
        assert follows.difference < 1e-6
        assert "Nothing encodes the order here, so each output moves along with its word." in prose(at, "placed_words")
        place = places.tolist().index(1)
        stands = f"moves from place 1 to place {place}" if place != 1 else "stays at place 1"
        assert f"bat {stands}, counted from 0. In both orders it gives" in prose(at, "alone_words")
        assert "so its output is the same." in prose(at, "alone_words")
        assert differences(at, "checked_shuffle") == pytest.approx([follows.difference], rel=0.5)


def test_the_page_opens_with_the_words_as_written_and_the_second_step_with_a_shuffle():
    """So that the first step shows no shuffled row before one is predicted, and the second has something to compare."""
    at = opened()
    assert at.view.order_shuffle == 0
    assert prose(at, "alone_in_disorder_name").startswith("Outputs not shuffled yet")
    assert "As written, bat gives its largest weight," in prose(at, "alone_words")
    close(cells(at, "alone_in_order"), cells(at, "alone_in_disorder"))
    close(cells(at, "in_disorder"), weights(DEFAULT, 1)[1])
    close(cells(opened(order_shuffle=4), "in_disorder"), weights(DEFAULT, 4)[1])


def test_the_second_step_opens_with_a_head_that_looks_for_the_previous_word():
    """“meaning” has it as head 1; the difference is that head's own, 0 for head 0, which reads no positions."""
    at = visited("order_and_batch", **openings.opening("order_and_batch", "2"))
    assert (at.view.projections, at.view.head, at.view.positions) == ("meaning", 1, "none")
    assert "In both orders bat attends equally to 7 words: 14 % each. Nothing encodes" in prose(at, "placed_words")
    said = prose(put(at, "positions", "sinusoidal"), "placed_words")
    assert re.match(r"As written, bat gives .* to The·0\. After the shuffle, it gives .* to cave\. Even with", said)
    assert "the outputs of this head differ by up to" in said
    assert "Each output still moves along with its word, so positions make" in prose(put(at, "head", 0), "placed_words")


def test_the_first_step_adds_no_positions_and_hides_no_word():
    """Whatever the link says of them: there the outputs follow, by every link."""
    alone = opened(positions=False, order_shuffle=1)
    for link_says in ({}, {"mask": "causal"}, {"positions": True, "mask": "window"}):
        at = opened(order_shuffle=1, **link_says)
        for slot in ("alone_in_order", "alone_in_disorder", "alone_words", "checked_shuffle"):
            assert at.slots[slot] == alone.slots[slot]


@pytest.mark.parametrize("dark", [False, True])
def test_the_page_opens_with_words_that_attend_to_themselves_and_then_to_the_word_before(dark: bool):
    """The default projections: their job needs positions, so another one stands in where none are added."""
    at = opened(dark, projections="previous", temperature=4, order_shuffle=1)
    alone, same = cells(at, "alone_in_order"), scene.Scene(words=SEVEN, source="same", positions=False, temperature=4.0)
    close(alone, scene.trace(same).heads.output[0][:, :6])
    assert alone.argmax(1).tolist() == [0, 1, 2, 3, 4, 0, 5]
    assert "In both orders it gives its largest weight, 77 %, to bat, so its output is the same." in prose(at, "alone_words")
    for slot in ("in_order", "in_disorder"):  # The cave bat out the flew of: the same pattern, of other words
        assert cells(at, slot).argmax(1).tolist()[1:] == [0, 1, 2, 3, 4, 5]
    sentence = prose(at, "placed_words")
    assert sentence.startswith(
        "As written, bat gives its largest weight, 77 %, to The·0. After the shuffle, it gives its largest weight, 77 %, to "
        "cave. Even with the shuffle undone, the outputs of this head differ by up to"
    )
    assert "because positions encode the order" in sentence
    labels = at.slots["in_disorder"]["labels"]
    tops = [label for label, side in zip(labels["label"], labels["side"], strict=True) if not side]
    assert tops == ["The·0", "cave", "bat", "out", "the·5", "flew", "of"]


def test_the_selected_head_is_the_one_whose_outputs_are_drawn():
    at = opened(head=1, positions=False, order_shuffle=1)
    close(cells(at, "alone_in_order"), shuffled(dataclasses.replace(DEFAULT, positions=False), 1, head=1).output[:, :8])
    close(cells(at, "in_order"), weights(dataclasses.replace(DEFAULT, positions=False), 1, head=1)[0])
    two = scene.trace(dataclasses.replace(DEFAULT, positions=False)).heads.weights[1, 1]
    assert f"it gives its largest weight, {100 * two.max():.0f} %, to {SEVEN[two.argmax()]}" in prose(
        at, "alone_words"
    ).replace("·0", "")


@pytest.mark.concept(38)
def test_positions_break_it_by_a_number_that_is_shown():
    """Idea 38: positions and a causal mask carry order; the differences are in the table and in the sentence."""
    at = put(put(opened(), "positions", False), "positions", True)
    whole = shuffled(DEFAULT, 1)
    assert whole.difference > 0.1
    assert f"differ by up to {numbers.small(whole.difference)}, because positions encode" in prose(at, "placed_words")
    table = prose(at, "follows")
    for positions, mask, name in (
        (False, "none", "nothing: the words alone"),
        (True, "none", "positions now"),
        (False, "causal", "the causal mask"),
        (True, "causal", "the causal mask and positions"),
    ):
        each = shuffled(dataclasses.replace(DEFAULT, positions=positions, mask=mask), 1).difference
        number = "0" if each < 1e-5 else re.escape(numbers.small(each))  # its distance from 0 is stated under the checks
        assert re.search(f"{name} {number} ", table)
    put(at, "mask", "window")
    each = shuffled(dataclasses.replace(DEFAULT, mask="window"), 1).difference
    assert f"the window mask and positions now {numbers.small(each)}" in prose(at, "follows")
    assert "the window mask and positions encode the order" in prose(at, "placed_words")
    press(at, "A causal mask, no positions")
    assert (at.view.positions, at.view.mask) == ("none", "causal")
    assert "the causal mask encodes the order" in prose(at, "placed_words")
    put(put(at, "positions", True), "mask", "none")
    assert "differ by up to" in prose(at, "placed_words")


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
        close(data(at, "lines")[0]["y"], torch.cat([without[:distance], with_[:distance]]))
        close(data(at, "marks")[4]["y"], torch.stack([without[distance - 1], with_[distance - 1]]))
        assert (without.max() - without.min()).item() < 1e-5
        assert "the score of the words alone is the same at distances 1 to 16" in prose(at, "checked_distance")
        assert differences(at, "checked_distance")[0] < 1e-5
        bars = data(at, "bars")[0]
        assert bars["now"] == pytest.approx([0.5, 0.3, 0.2, 0, 0, 0, 0])
        assert bars["winner"] == [i == distance for i in range(7)]
    matrix = mixing.convolution(torch.eye(7), (0.2, 0.3, 0.5)).matrix
    close(bars["now"], matrix[-1].flip(0))
    assert "The convolution gives 30 % to the word 1 place back" in prose(at, "convolution_said")
    assert "its weights depend only on the distance" in prose(at, "convolution_about")


def test_that_outputs_follow_is_guaranteed_only_where_nothing_tells_the_order():
    """If outputs happen to follow despite positions, these are named, and no rule is claimed."""
    guaranteed = "Nothing encodes the order here, so each output moves along with its word."
    assert guaranteed in prose(opened(projections="same", positions=False), "placed_words")
    assert ", because positions encode the order." in prose(opened(), "placed_words")
    assert ", because the causal mask and positions encode the order." in prose(opened(mask="causal"), "placed_words")
    one = opened(text="bat")
    assert prose(one, "placed_words") == "This shuffle leaves every word in its place."
    assert prose(one, "alone_words").startswith("As written, bat gives its largest weight, 100 %, to bat.")
    assert prose(put(one, "order_shuffle", 3), "alone_words").startswith("This shuffle leaves every word in its place.")


@pytest.mark.parametrize("text", [" ".join(SEVEN), "bat bat cave cave bat", "man bites dog"])
@pytest.mark.parametrize("projections", ["same", "meaning", "first", "random", "previous"])
def test_positions_make_no_difference_only_where_the_weights_are_those_without_them(projections: str, text: str):
    """A head that tells a word from its copies by their places uses these, though its outputs follow their words."""
    at = opened(projections=projections, text=text)
    said = prose(at, "placed_words")
    setting = order_and_batch.placed(at.view).base.scene
    follows = shuffled(setting, 1).difference < 1e-4
    placed, without = (weights(dataclasses.replace(setting, positions=on), 1)[0] for on in (setting.positions, "none"))
    same = torch.allclose(placed, without, atol=1e-4)
    assert ("make no difference" in said) is (follows and same)
    assert ("change the weights of this head, but in the same way" in said) is (follows and not same)


def test_what_positions_are_is_said():
    assert "Positions here are sines and cosines" in prose(opened(), "knowing_said")
    assert "Positions here are features: one number for each place" in prose(opened(projections="same"), "knowing_said")


@pytest.mark.parametrize(("mask", "equal"), [("none", True), ("causal", False)])
def test_equal_words_get_equal_rows_without_positions_only_where_nothing_is_hidden(mask: str, equal: bool):
    """What the sidebar says of positions, and its condition."""
    setting = scene.Scene(words=("a", "b", "a"), seed=3, positions=False, mask=mask)
    weights = scene.trace(setting).heads.weights
    assert torch.allclose(weights[:, 0], weights[:, 2], atol=1e-6) is equal
    there = wiring.controls(wiring.opened("order_and_batch", step=2))["positions"]
    assert there.help.endswith("Without positions, a mask or a bias, identical words have identical rows of weights.")


ENDS = {
    "order_shuffle": (0, 999),
    "order_other": (0, 6),
    "order_distance": (1, 16),
}


@pytest.mark.parametrize("end", [0, 1])
def test_links_open_at_both_ends(end: int):
    """All low ends, or all high ones: the controls show them, and the pictures the core's results."""
    ends = {name: both[end] for name, both in ENDS.items()}
    at = opened(**{name: str(value) for name, value in ends.items()})
    there = wiring.controls(wiring.opened("order_and_batch", step="all", **ends))
    assert {name: there[name].value for name in ENDS} == ends
    seed = ends["order_shuffle"] or 1
    found = shuffled(DEFAULT, seed)
    close(data(at, "cells")[3]["value"], weights(DEFAULT, seed)[1].flatten())
    assert f"differ by up to {numbers.small(found.difference)}" in prose(at, "placed_words")
    without, with_ = (
        perturbation.by_distance(
            dataclasses.replace(DEFAULT, positions=on), 1, ends["order_other"], [ends["order_distance"]]
        )[:, 0]
        for on in (False, True)
    )
    close(data(at, "marks")[4]["y"], torch.cat([without, with_]))


def test_no_words_draw_nothing_and_one_word_stays_where_it_is():
    """Without a word there is a note and no picture; one word can't be shuffled."""
    at = opened(text="")
    assert "has no words yet" in prose(at, "remarks")
    assert not any(isinstance(piece, Picture) for piece in at.pieces.values())
    put(at, "text", "bat")
    assert prose(at, "placed_words") == "This shuffle leaves every word in its place."
    assert "bat stands 3 places after bat: its score is" in prose(at, "apart_words")


@pytest.mark.parametrize("count", [2, 20, 64])
def test_sentences_of_other_lengths(count: int):
    """Many words are shuffled, and their rows are drawn."""
    words = tuple(f"w{i}" for i in range(count))
    at = opened(text=" ".join(words), query=str(count - 1))
    found = shuffled(scene.Scene(words=words, seed=3), 1)
    assert f"differ by up to {numbers.small(found.difference)}" in prose(at, "placed_words")
    assert len(data(at, "picture")) == (0 if count * 8 <= 280 else 2) + (0 if count**2 <= 280 else 2)


def test_cross_is_left_aside():
    """This page is about one sentence: with cross in the sidebar it shows the same."""
    at = opened(kind="cross")
    assert f"differ by up to {numbers.small(shuffled(DEFAULT, 1).difference)}" in prose(at, "placed_words")


def test_the_numbers_can_be_read_as_tables():
    """The files hold the shuffle and the scores by distance."""
    at = opened(order_shuffle=1)
    whole, scores = (pd.read_csv(io.StringIO(csv(at, name))) for name in ("shuffle", "distance"))
    found = shuffled(DEFAULT, 1)
    close(whole["largest difference"].to_list(), found.moved)
    close(whole["shuffled, put back 3"].to_list(), found.undone[:, 3])
    assert scores.columns.to_list() == ["places apart", "words alone", "with positions"]
    assert scores["places apart"].to_list() == list(range(1, 17))
    close(scores["with positions"].to_list(), perturbation.by_distance(DEFAULT, 1, 6, range(1, 17))[:, 0])


@pytest.mark.parametrize("step", ["alone_", ""])
def test_a_click_follows_a_word_wherever_it_stands(step: str):
    """In both pictures of outputs of both steps, a row that is clicked is the selected one."""
    at = opened(order_shuffle=7)
    places = perturbation.permutation(7, 7).tolist()
    columns = 8 if step else 7
    click(at, f"{step}in_order", "cells", 4 * columns)
    assert at.view.query == 4
    click(at, f"{step}in_disorder", "cells", 2 * columns + 5)
    assert at.view.query == places[2]
    labels = at.slots[f"{step}in_disorder"]["labels"]
    rows = zip(labels["at"], labels["strong"], labels["side"], strict=True)
    assert [at for at, strong, side in rows if strong and side] == [2.5]


def test_learned_weights_know_no_positions():
    """Learned projections leave positions out, and nothing says otherwise; where nothing can be learned they are drawn."""
    at = opened(projections="learned", text="ab ba")
    assert "Positions are left out: the projections “learned” use none." in prose(at, "knowing_said")
    assert prose(at, "placed_task").endswith("These projections use no positions. Choose others under “Your words”.")
    assert "the projections “learned” use no positions" in prose(at, "apart_words")
    assert "positions" not in wiring.controls(wiring.opened("order_and_batch", projections="learned", text="ab ba", step=2))
    assert "Positions here are sines and cosines" in prose(put(at, "text", "b"), "knowing_said")
    assert "positions" in wiring.controls(wiring.opened("order_and_batch", step=2))


def test_another_word_or_distance_leaves_the_shuffle_as_it_is():
    """The data of a shuffle is one object for every pair of compared words, and vice versa."""
    one, other = settings.View(), settings.View(order_other=2, order_distance=9)
    assert order_and_batch.placed(one) is order_and_batch.placed(other)
    assert order_and_batch.alone(one) is order_and_batch.alone(other)
    assert order_and_batch.alone(one) is order_and_batch.alone(one.but(positions=False, mask="causal"))
    assert order_and_batch.pair(one) is order_and_batch.pair(one.but(order_shuffle=9))


def test_by_distance_reaches_beyond_the_sentence_and_hides_nothing():
    """The core's scores by distance hold for the scene's own distance, with any mask."""
    own = scene.trace(DEFAULT).heads.scaled[:, 0, 6]
    masked = dataclasses.replace(DEFAULT, mask="causal")
    close(perturbation.by_distance(masked, 0, 6, [6])[0].tolist(), own)
    assert perturbation.by_distance(DEFAULT, 1, 2, [1, 40]).shape == (2, 2)
