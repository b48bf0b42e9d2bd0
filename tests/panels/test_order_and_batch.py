"""The page of order as a learner meets it: a control is moved, and the numbers on screen are the core's."""

import dataclasses
import functools
import itertools

import pytest
import torch

from attn_core import scene
from attn_core.experiments import mixing, perturbation, stacked_layers
from pages import order_and_batch
from pages.text import markdown, numbers
from pages.view import settings
from tests import screen
from tests.screen import cells, click, close, differences, press, prose, put, records, says

opened = functools.partial(screen.opened, "order_and_batch")
SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")
SLOTS = ("alone_in_order", "alone_in_disorder", "in_order", "in_disorder")
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


def test_without_positions_shuffled_words_have_shuffled_outputs():
    """Without positions and mask the outputs of the selected head follow the words in any order, in both first steps."""
    at = put(opened(), "positions", False)
    setting = dataclasses.replace(DEFAULT, positions=False)
    for seed, head in ((1, 0), (7, 1)):
        put(put(at, "order_shuffle", seed), "head", head)
        follows, places = shuffled(setting, seed, head), perturbation.permutation(7, seed)
        before, after, *of_weights = (at.slots[slot]["cells"] for slot in SLOTS)
        close(before["value"], follows.output[:, :8].flatten())
        close(after["value"], follows.output[places, :8].flatten())
        as_written = weights(setting, seed, head)[0]
        for drawn, order in zip(of_weights, (torch.arange(7), places), strict=True):
            close(drawn["value"], as_written[order][:, order].flatten())
        labels = at.slots[SLOTS[1]]["labels"]["label"][:7]
        assert [label.partition("·")[0] for label in labels] == [SEVEN[i] for i in places]
        assert follows.difference < 1e-6
        facts = order_and_batch.alone(at.view)
        assert (facts.before, facts.after, facts.follows) == (1, places.tolist().index(1), True)
        assert differences(at, "checked_shuffle") == pytest.approx([follows.difference], rel=0.5)
    two = scene.trace(setting).heads.weights[1, 1]
    says(prose(at, "alone_words").replace("·0", ""), numbers.percent(float(two.max())), SEVEN[two.argmax()])
    ordered = opened(order_shuffle=7, head=1, mask="causal", positions=True)  # which the first step leaves out
    assert all(ordered.slots[slot] == at.slots[slot] for slot in ("alone_in_order", "alone_in_disorder", "alone_words"))


def test_the_page_opens_with_the_words_as_written_and_the_second_step_with_a_shuffle():
    """So that the first step shows no shuffled row before one is predicted, and the second has something to compare."""
    at = opened()
    assert at.view.order_shuffle == 0
    close(cells(at, "alone_in_order"), cells(at, "alone_in_disorder"))
    close(cells(at, "in_disorder"), weights(DEFAULT, 1)[1])
    close(cells(opened(order_shuffle=4), "in_disorder"), weights(DEFAULT, 4)[1])


def test_the_page_opens_with_words_that_attend_to_themselves_and_then_to_the_word_before():
    """The default projections: their job needs positions, so another one stands in where none are added."""
    at = opened(projections="previous", temperature=4, order_shuffle=1)
    alone, same = cells(at, "alone_in_order"), scene.Scene(words=SEVEN, source="same", positions=False, temperature=4.0)
    close(alone, scene.trace(same).heads.output[0][:, :6])
    assert alone.argmax(1).tolist() == [0, 1, 2, 3, 4, 0, 5]
    says(prose(at, "alone_words"), "77 %")
    for slot in ("in_order", "in_disorder"):  # The cave bat out the flew of: the same pattern, of other words
        assert cells(at, slot).argmax(1).tolist()[1:] == [0, 1, 2, 3, 4, 5]
    sentence = prose(at, "placed_words")
    says(sentence, "77 %", "The·0")
    labels = at.slots["in_disorder"]["labels"]
    tops = [label for label, side in zip(labels["label"], labels["side"], strict=True) if not side]
    assert tops == ["The·0", "cave", "bat", "out", "the·5", "flew", "of"]


def test_positions_break_it_by_a_number_that_is_shown():
    """Positions and a causal mask carry order; the differences are in the table and in the sentence."""
    at = put(put(opened(), "positions", False), "positions", True)
    whole = shuffled(DEFAULT, 1)
    assert whole.difference > 0.1
    says(prose(at, "placed_words"), f"{numbers.small(whole.difference)}")
    told = [markdown.text(cell) for row in at.pieces["follows"].rows for cell in row[1:]]
    for positions, mask in ((False, "none"), (True, "none"), (False, "causal"), (True, "causal")):
        each = shuffled(dataclasses.replace(DEFAULT, positions=positions, mask=mask), 1).difference
        assert ("0" if each < 1e-5 else numbers.small(each)) in told  # its distance from 0 is stated under the checks
    put(at, "mask", "window")
    each = shuffled(dataclasses.replace(DEFAULT, mask="window"), 1).difference
    says(prose(at, "follows"), f"{numbers.small(each)}")
    press(at, "A causal mask, no positions")
    assert (at.view.positions, at.view.mask) == ("none", "causal")


def test_distance_alone_changes_no_score():
    """Without positions two words have one score at all distances; a convolution knows nothing but distance."""
    at = opened()
    for other, distance in ((6, 3), (4, 16), (0, 1)):
        put(put(at, "order_other", other), "order_distance", distance)
        with_, without = (
            perturbation.by_distance(dataclasses.replace(DEFAULT, positions=on), 1, other, range(1, 17))[:, 0]
            for on in (True, False)
        )
        close(at.slots["by_distance"]["lines"]["y"], torch.cat([without[:distance], with_[:distance]]))
        close(at.slots["by_distance"]["marks"]["y"], torch.stack([without[distance - 1], with_[distance - 1]]))
        assert (without.max() - without.min()).item() < 1e-5
        says(prose(at, "checked_distance"), "16")
        score, alone = (f"{number:+.2f}".replace("-", "−") for number in (with_[distance - 1], without[distance - 1]))
        says(prose(at, "apart_words"), alone, score)
        assert differences(at, "checked_distance")[0] < 1e-5
        bars = at.slots["convolution"]["bars"]
        assert bars["now"] == pytest.approx([0.5, 0.3, 0.2, 0, 0, 0, 0])
        assert bars["winner"] == [i == distance for i in range(7)]
    matrix = mixing.convolution(torch.eye(7), (0.2, 0.3, 0.5)).matrix
    close(bars["now"], matrix[-1].flip(0))
    says(prose(at, "convolution_said"), "30 %")


@pytest.mark.parametrize("text", [" ".join(SEVEN), "bat bat cave cave bat"])
@pytest.mark.parametrize("projections", ["same", "meaning", "previous"])
def test_positions_make_no_difference_only_where_the_weights_are_those_without_them(projections: str, text: str):
    """A head that tells a word from its copies by their places uses these, though its outputs follow their words."""
    at = opened(projections=projections, text=text)
    facts = order_and_batch.placed(at.view)
    setting = facts.base.scene
    follows = shuffled(setting, 1).difference < 1e-4
    placed, without = (weights(dataclasses.replace(setting, positions=on), 1)[0] for on in (setting.positions, "none"))
    same = torch.allclose(placed, without, atol=1e-4)
    assert facts.follows is follows
    assert facts.uses is not same


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


def test_the_file_of_the_shuffle_says_where_each_word_stands_after_it():
    """Place i holds word order[i], so word w stands where the order says w."""
    order = torch.randperm(7, generator=torch.Generator().manual_seed(1)).tolist()
    rows = records(opened(order_shuffle=1), "shuffle")
    assert [row["word"] for row in rows] == list(SEVEN)
    assert [int(row["place before"]) for row in rows] == list(range(7))
    assert [int(row["place after"]) for row in rows] == [order.index(word) for word in range(7)] != order


@pytest.mark.parametrize("projections", ["random", "previous"])
@pytest.mark.parametrize("positions", ["sinusoidal", "none"])
@pytest.mark.parametrize(
    "mask", [{"mask": "window", "window": 0}, {"mask": "window", "window": 1}, {"mask": "prefix", "prefix": 9}]
)
def test_a_mask_encodes_the_order_where_it_makes_a_difference(mask: dict[str, object], positions: str, projections: str):
    """A mask that treats all words alike makes none."""
    at = opened(**mask, positions=positions, projections=projections)
    facts = order_and_batch.placed(at.view)
    alike = mask.get("window") == 0 or mask.get("prefix") == 9
    assert facts.known == (positions, mask["mask"], "none")
    assert facts.telling == (positions, "none" if alike else mask["mask"], "none")
    if positions == "none" and alike:
        assert facts.follows


BECAME = {  # a link of the second step, with positions → what they have made of the selected row
    "previous": ({"projections": "meaning", "head": 1}, "previous"),
    "designed": ({"projections": "previous"}, "previous"),
    "words": ({"projections": "meaning"}, "follows"),
    "same": ({"projections": "same"}, "alike"),
    "first": ({"projections": "previous", "query": 0}, "spread"),
}


@pytest.mark.parametrize("case", BECAME)
def test_it_is_told_what_positions_have_made_of_the_row(case: str):
    values, became = BECAME[case]
    assert order_and_batch.placed(opened(**values).view).became == became


def test_what_is_predicted_of_drawn_heads_comes_true():
    """The right answer is the largest weight in the shuffled sentence, with positions; it is always offered."""
    order = perturbation.permutation(7, 4).tolist()
    for seed, query in itertools.product((1, 5), range(7)):
        layer, x = stacked_layers.of_scene(dataclasses.replace(DEFAULT, seed=seed))
        weights = layer.trace(x[order]).heads.weights[0]
        at = opened(seed=seed, query=query, positions=False, order_shuffle=4)
        prediction = order_and_batch.to_find(order_and_batch.placed(at.view))
        assert prediction.right == order[int(weights[order.index(query)].argmax())]
        assert prediction.right in prediction.offered


def test_a_score_takes_the_course_that_is_told():
    """Head 0 of “meaning” reads no positions; learned projections have none, and a sentence of one word has one pair."""
    says(screen.prose(opened(projections="meaning", order_distance=16), "apart_words"), "+1.45")
    for values in ({}, {"head": 1}, {"order_other": 0}, {"seed": 5}, {"text": "bat"}, {"projections": "same"}):
        at = opened(**values)
        scores = [float(row["with positions"]) for row in screen.records(at, "distance")]
        steps = [later - earlier for earlier, later in itertools.pairwise(scores)]
        course = "falls" if max(steps) < 0 else "rises" if min(steps) > 0 else "wanders"
        assert order_and_batch.pair(at.view).course == ("stays" if max(scores) - min(scores) < 1e-4 else course)


def test_the_shuffle_that_the_task_asks_for_is_one_of_the_control_and_not_the_default():
    for count in range(2, 65):
        word = order_and_batch.to_stand_first(count)
        assert [seed for seed in settings.SHUFFLES[1:] if int(perturbation.permutation(count, seed)[0]) == word]
        assert word != 0
