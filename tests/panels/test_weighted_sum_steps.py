"""The steps of the weighted sum as a learner takes them: each task is recognised when it is done, and not before."""

import re

import pytest

from attn_core import scene
from attn_core.experiments.mixing import MIXERS
from pages.answers import page_boards
from pages.board import layout
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import View
from tests import screen
from tests.screen import Screen, body, buttons, cells, close, press, prose, put, visited

PREVIOUS = {"projections": "previous", "temperature": 4}  # a head whose values are 1 at one place
GUESSES = "running.other~collect.shorter~rows.differ~mixing.same"
FOLLOWS = re.compile(r"As you predicted\. |You predicted .*?\. (?=[A-Z“])")
TWENTY = " ".join(f"w{i}" for i in range(20))


def opened(**link: object) -> Screen:
    """Return the page with a designed head, whose job can be read off, and what was predicted at every step."""
    return screen.opened("weighted_sum", **{**PREVIOUS, "guesses": GUESSES, **link})


def learned(**link: object) -> Screen:
    """Return the page as a new learner sees it, who has predicted, with a link."""
    return visited("weighted_sum", guesses=GUESSES, **link)


def happened(at: Screen, task: str) -> str:
    """Return what a task says that has happened, "" before it is done."""
    done = re.search(r'<p class="done"[^>]*>.*?</span>(.*)</p>', body(at, task))
    return FOLLOWS.sub("", screen.without_tags(done[1]).strip(), 1) if done else ""


# ---- what is predicted ----

DONE = {  # the slot of a task → what does it, its answers, and the one that comes true
    "running_task": ({"dimension": 49}, ["“flew”", "“cave”", "both equally"], "“cave”"),
    "collect_task": ({"temperature": 0}, ["longer", "shorter", "just as long"], "shorter"),
    "rows_task": (
        {"query": 2},
        ["each to 1, too", "some to more than 1, some to less", "each to less than 1"],
        "some to more than 1, some to less",
    ),
    "mixing_task": (
        {"mixer": "convolution"},
        ["yes, each sentence its own", "no, every sentence the same", "only where a word stands twice"],
        "no, every sentence the same",
    ),
}


@pytest.mark.parametrize("slot", DONE)
def test_a_prediction_comes_first_and_is_compared_with_what_came_out(slot: str):
    """A task that is done by chance doesn't say so before; each answer is set by its button, and only one is right."""
    sets, answers, right = DONE[slot]
    arrived = visited("weighted_sum").pieces[slot]
    assert (arrived.predicts, arrived.happened, [*arrived.guesses]) == (True, "", answers)
    for label, guess in arrived.guesses.items():
        assert not visited("weighted_sum", **guess).pieces[slot].happened
        said = visited("weighted_sum", **sets, **guess).pieces[slot].happened
        assert said.startswith("As you predicted. " if label == right else f"You predicted **{label}**. ")


def test_a_value_that_outweighs_the_largest_weight_is_asked_for_and_no_other_number_does():
    at = learned()
    trace = scene.trace(traced_view.prepare(at.view).scene)
    weights, values = trace.heads.weights[0, 1], trace.v[0]
    adds = weights[:, None] * values
    assert int(weights.argmax()) == 2
    assert [int(adds[:, 49].abs().argmax()), int(adds[:, 3].abs().argmax())] == [6, 2]
    asked = visited("weighted_sum").pieces["running_task"].question.replace("−", "-")
    for number in (weights[2], weights[6], values[2, 49], values[6, 49]):
        assert f"{number:.2f}" in asked
    assert [d for d in range(64) if happened(put(at, "dimension", d), "running_task")] == [49]
    text = happened(put(at, "dimension", 49), "running_task").replace("−", "-")
    assert text.startswith(f"“cave” contributes {adds[6, 49]:.2f}, “flew” only {adds[2, 49]:.2f}, because")


def test_the_output_is_an_average_and_no_longer_than_the_longest_value():
    at = put(learned(), "temperature", 0)
    trace = scene.trace(traced_view.prepare(learned().view).scene)
    lengths = trace.v[0].norm(dim=-1)
    said = happened(at, "collect_task")
    assert f"At temperature 1 the output has length {trace.heads.output[0, 1].norm():.1f}." in said
    assert f"of length {lengths[2]:.1f}, and what the other words say is lost" in said
    assert f"has length {lengths.max():.1f}." in visited("weighted_sum").pieces["collect_task"].question
    assert trace.heads.output[0, 1].norm() < lengths.max()
    assert not visited("weighted_sum", dropout=0.5).pieces["collect_task"].predicts  # then weights don't sum to 1


def test_where_the_output_takes_the_word_is_said_of_real_words_alone():
    said = prose(learned(), "collect_words")
    assert said.startswith(
        "output(bat) = 0.56 v(flew) + 0.15 v(cave) + 0.12 v(out) + … (4 more). Added to the vector of bat, it moves the word"
    )
    assert re.search(r"towards .*flying.* and away from", said)
    assert "map" in learned().pieces
    for projections in ("random", "previous"):
        assert "towards" not in prose(opened(projections=projections), "collect_words")
        assert "needs vectors of real words" in prose(opened(projections=projections), "map_words")


# ---- one number ----


@pytest.mark.parametrize("query", range(7))
def test_where_a_word_with_less_weight_contributes_more_that_number_is_asked_for(query: int):
    """Under any head: the number is never the one that the page opens with."""
    for projections in ("meaning", "random", "previous"):
        at = opened(projections=projections, query=query)
        asked = re.search(r"Move the slider to number (\d+)", prose(at, "running_task"))
        assert bool(asked) or (projections, query) == ("previous", 0)
        if asked:
            number = int(asked[1])
            adds = scene.trace(traced_view.prepare(at.view).scene).heads.contributions(query)[0]
            leader = scene.trace(traced_view.prepare(at.view).scene).heads.dropped[0, query].argmax()
            assert number != 3
            assert adds[:, number].abs().argmax() != leader
            assert happened(put(at, "dimension", number), "running_task")


def test_all_of_several_largest_numbers_are():
    at = opened(text="one two three", query=0)  # equal weights, none of which is outweighed
    assert [bool(happened(put(at, "dimension", d), "running_task")) for d in range(4)] == [True, True, True, False]


def test_where_nothing_is_added_and_where_there_is_one_number_nothing_is_asked():
    at = opened(mask="causal", dropout=1, dimension=0)
    assert "Dropout sets all weights of this row to 0, and so all numbers of the output." in prose(at, "running_task")
    assert not happened(at, "running_task")
    at = opened(projections="random", head_size=1, dimension=0, text="one")
    assert "This output has one number only" in prose(at, "running_task")
    assert not happened(at, "running_task")


def test_the_picture_says_each_product_and_cuts_many_keys_to_what_fits():
    at = opened(dimension=0)
    rows = at.slots["running"]["rows"]
    assert rows["term"][:2] == ["0.77 × 1.00 = 0.77", "0.04 × 0.00 = 0.00"]
    assert at.slots["running"]["output"]["term"] == ["0.81"]
    at = opened(text=TWENTY, projections="random", query=3, dimension=5)
    rows, trace = at.slots["running"]["rows"], scene.trace(traced_view.prepare(at.view).scene).heads
    assert len(rows["label"]) == 7
    assert rows["label"][-1] == "14 others"
    close(rows["after"][-1:], trace.output[0, 3, 5:6])
    hidden = opened(mask="causal", query=1).slots["running"]["rows"]["term"]
    assert [term == "hidden" for term in hidden] == [False] * 2 + [True] * 5


# ---- all numbers ----


def test_one_value_alone_is_recognised():
    at = opened()
    assert not happened(at, "collect_task")
    for temperature, done in ((2, False), (1, True), (0, True)):
        text = happened(put(at, "temperature", temperature), "collect_task")
        assert bool(text) is done
        close(cells(at, "strip_totals")[-1][:1], scene.trace(traced_view.prepare(at.view).scene).heads.output[0, 1, :1])
    assert "Now it is nearly the value of “The·0” alone, of length 1.0," in text
    assert not happened(put(at, "dropout", 0.5), "collect_task")  # other weights than the temperature's


@pytest.mark.parametrize(
    ("link", "question"),
    [
        ({"query": 0}, "Several keys have the largest score of “The·0”, and share the weight."),
        ({"query": 0, "mask": "causal"}, "“The·0” may attend to one key only"),
        ({"text": "one"}, "“one” may attend to one key only"),
        (
            {"kind": "cross", "projections": "random", "text2": "a", "mask": "window", "window": 0, "query": 3},
            "Every key is hidden from",
        ),
    ],
)
def test_a_row_that_no_temperature_changes_says_so(link: dict[str, object], question: str):
    at = opened(temperature=0, **link)
    assert question in prose(at, "collect_task")
    assert not happened(at, "collect_task")


def test_what_is_collected_is_said():
    text = "output(bat) = 0.77 v(The·0) + … (6 more)."
    columns = "Columns: 0 the · 1 bat · 2 flew · 3 out · 4 of · 5 cave · unused from 6 on."
    assert prose(opened(), "collect_words").split("\n") == [text, columns]
    alone = opened(mask="causal", query=0)
    assert prose(alone, "collect_words").startswith("output(The·0) = 1.00 v(The·0).")
    nothing = opened(dropout=1)
    assert prose(nothing, "collect_words").startswith("output(bat) = 0: no key has any weight.")


def test_equal_weights_are_said_once_and_no_key_is_named_that_has_as_much_as_the_next():
    equal = "output(The·0) ≈ 0.14 × the sum of the values of 7 keys."
    assert prose(opened(query=0), "collect_words").startswith(equal)
    shared = opened(projections="same", text="one two one two two", query=4)
    assert prose(shared, "collect_words").startswith("output(two·4) = 0.47 v(two·1) + 0.47 v(two·3) + … (3 more)")
    three = opened(projections="same", text="one one one one", query=0)
    assert prose(three, "collect_words").startswith(
        "output(one·0) = 0.33 v(one·1) + 0.33 v(one·2) + 0.33 v(one·3) + … (1 more)"
    )
    five = opened(projections="same", text="one one one one one", query=0)
    assert prose(five, "collect_words").startswith("output(one·0) = 0.25 v(one·1) + … (4 more)")
    dropped = opened(query=0, dropout=0.3)
    weights = scene.trace(traced_view.prepare(dropped.view).scene).heads.dropped[0, 0]
    kept = int((weights > 0).sum())
    said = f"0.20 × the sum of the values of {kept} keys. These are weights after dropout"
    assert f"≈ {said}, which sum to 0.41." in prose(dropped, "collect_words")


def test_a_number_that_rounded_products_miss_says_so():
    """Of bat, six keys have .038 each: as .04 they add up to .82, and the output is .81."""
    rounded = "(Numbers are rounded for display only.)"
    for link in ({"dimension": 0}, {"dimension": 3}, *({"projections": "random", "dimension": d} for d in range(16))):
        at = opened(**link)
        terms = [term.split(" = ")[-1].replace("−", "-") for term in at.slots["running"]["rows"]["term"]]
        output = float(at.slots["running"]["output"]["term"][0].replace("−", "-"))
        adds_up = round(sum(float(term) for term in terms), 2) == output
        assert (rounded in prose(at, "running_words")) is not adds_up


def test_dropout_says_what_the_row_adds_up_to():
    assert "Here p is 0: no weight is dropped, and the row sums to 100 %." in prose(opened(), "dropout_words")
    assert "every weight is dropped, so the output is 0." in prose(opened(dropout=1), "dropout_words")
    at = opened(dropout=0.3)
    total = scene.trace(traced_view.prepare(at.view).scene).heads.dropped[0, 1].sum()
    assert f"Here p is 0.3: in this draw the weights of the row sum to {100 * total:.0f} %." in prose(at, "dropout_words")


# ---- every query ----


def test_the_word_whose_column_sums_to_the_most_is_recognised_and_no_other():
    at = learned()
    assert "Find the column with the largest sum" in prose(at, "rows_task")
    weights = scene.trace(traced_view.prepare(at.view).scene).heads.weights[0]
    assert int(weights.sum(0).argmax()) == 2
    assert {row for row in range(7) if happened(put(at, "query", row), "rows_task")} == {2}
    assert happened(put(at, "query", 2), "rows_task").startswith(
        f"The column of “flew” sums to {weights[:, 2].sum():.2f}, because it collects"
    )


def test_where_every_column_sums_to_one_that_comes_true():
    at = opened(positions=False, projections="previous", guesses="rows.all", query=3)  # all weights are equal
    assert "No column belongs to one word" in prose(at, "rows_task")


@pytest.mark.parametrize("link", [{"positions": False}, {"kind": "cross", "projections": "random", "text2": "a b"}])
def test_where_no_column_has_the_largest_sum_or_a_row_of_its_own_none_is_asked_for(link: dict[str, object]):
    at = opened(**link)
    assert "No column belongs to one word of the sentence" in prose(at, "rows_task")
    assert not any(happened(put(at, "query", row), "rows_task") for row in range(7))


def test_a_row_of_equal_weights_has_no_largest():
    at = opened()
    marks = at.slots["rows"]["marks"]
    assert 0 not in [y for y, x1, x in zip(marks["y"], marks["x1"], marks["x"], strict=True) if x1 - x == 1]
    assert prose(at, "winners").startswith("The·0 attends equally to 7 keys: 14 % each.")


def test_all_outputs_are_w_times_v():
    at = opened(query=3, projections="random")
    trace = scene.trace(traced_view.prepare(at.view).scene)
    close(cells(at, "rows"), trace.heads.weights[0])
    close(cells(at, "product_V"), trace.v[0])
    close(cells(at, "product_Y"), trace.heads.weights[0] @ trace.v[0])
    assert at.slots["product_Y"]["marks"]["y"] == [3]


# ---- other mixers ----


def test_the_mixer_whose_numbers_are_fixed_is_recognised():
    at = learned()
    mixers = ("attention", "mean", "past", "mlp", "none", "convolution")
    assert [bool(happened(put(at, "mixer", name), "mixing_task")) for name in mixers] == [False] * 5 + [True]
    assert not happened(put(at, "mixer_edits", "2_0_0.5"), "mixing_task")
    alone = learned(text="one", mixer="convolution")
    assert "One word alone cannot be mixed" in prose(alone, "mixing_task")
    assert not happened(alone, "mixing_task")


@pytest.mark.parametrize("link", [{}, {"scale": "none"}, {"text": "one two three"}, {"projections": "first"}])
def test_attention_by_position_says_so(link: dict[str, object]):
    says = "With other words in the same places, W stays the same: this head attends only by position."
    assert says in prose(opened(**link), "mixing_words")


@pytest.mark.parametrize(
    "link",
    [
        {"projections": "same"},
        {"projections": "same", "text": "one two"},
        {"projections": "same", "text": "bat bat"},
        {"projections": "random"},
        {"projections": "meaning"},
        {"projections": "meaning", "text": "a a"},
    ],
)
def test_attention_follows_the_words_where_its_projections_read_them(link: dict[str, object]):
    """Words that all differ, or are all alike, have the same W when they change places: other words don't."""
    assert re.search(r"W changes by up to 0\.\d+: it depends on the words\.", prose(opened(**link), "mixing_words"))


@pytest.mark.parametrize("link", [{"text": "one"}, {"positions": False}])
def test_where_w_can_not_move_no_reason_is_made_up(link: dict[str, object]):
    assert prose(opened(**link), "mixing_words").endswith(
        "With other words in the same places, W stays the same. Vectors: violet is positive, orange negative."
    )


def test_each_mixer_says_what_it_does_until_its_numbers_are_edited():
    convolution = "convolution: each word becomes half of itself and a quarter of each neighbour."
    at = opened(mixer="convolution")
    assert prose(at, "mixing_words").startswith(f"{convolution} The row of bat in Y = ")
    assert prose(put(at, "mixer_edits", "0_0_2"), "mixing_words").startswith("The row of bat in Y = ")
    assert set(MIXERS) == set(Words("weighted_sum").MIXERS)


@pytest.mark.parametrize("step", ["collect", "rows", "mixing"])
def test_things_to_try_do_no_task(step: str):
    """At most two, each a complete state, from which its own task is still to be done."""
    [slot] = [cell.name for cell in layout.cells(page_boards.boards("weighted_sum")[f"{step}_try"](View()))]
    piece = opened().pieces[slot]
    assert 1 <= len(piece.choices) <= 2
    assert piece.complete
    assert not any(happened(press(opened(), label), f"{step}_task") for label in piece.choices)


def test_numbers_in_w_can_be_forgotten_and_only_they():
    at = opened(mixer="mean")
    assert buttons(body(at, "forget"))["Reset my numbers"] is None
    at = press(put(at, "mixer_edits", "2_0_0.5"), "Reset my numbers")
    assert (at.view.mixer, at.view.mixer_edits) == ("mean", "")


def test_a_worked_example_is_named():
    at = opened(projections="three_tokens_by_hand", mask="causal")
    assert "Worked example “Three tokens by hand”" in prose(at, "remarks")
    assert prose(opened(), "remarks") == ""
