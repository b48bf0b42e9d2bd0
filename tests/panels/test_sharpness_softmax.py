"""Softmax itself: five scores made larger and moved, and a row between the two ends of temperature."""

import pytest
import torch

from attn_core import averaging, scene
from attn_core.experiments import one_row
from pages import sharpness as page
from pages.text.numbers import fine_percent, small
from tests.panels.explore.expected import close, close_as_drawn
from tests.panels.explore.screen import sentences, shown_in
from tests.panels.test_sharpness import default, opened, own, predicted
from tests.screen import Screen, put


def said(at: Screen) -> str:
    """Return the sentence under the row between its two ends."""
    return sentences(at)["ends_words"]


# ---- 1: five scores ----


@pytest.mark.concept(23)
def test_eight_times_the_numbers_make_one_winner():
    """.2872 as they are, .8000 times 8."""
    at = opened()
    assert [tip.split(": ")[1] for tip in shown_in(at)["five.bars"]["tip"]] == [
        "0.1925",
        "0.1426",
        "0.2351",
        "0.1426",
        "0.2872",
    ]
    assert set(shown_in(at)["five.bars"]["warm"]) == {None}
    put(at, "multiplier", 8.0)
    bars = shown_in(at)["five.bars"]
    close_as_drawn(bars["now"], torch.softmax(8 * torch.tensor(one_row.ROW), -1))
    close_as_drawn(bars["warm"], torch.softmax(torch.tensor(one_row.ROW), -1))
    assert bars["said"] == ["3.3 %", "0.3 %", "16.2 %", "0.3 %", "80.0 %"]
    assert "4.0: 0.8000" in bars["tip"][-1]
    weights = torch.softmax(8 * torch.tensor(one_row.ROW).double(), -1)
    entropy = -(weights * weights.log()).sum()
    said = sentences(at)["five_words"]
    assert "Multiplied by **8**, the largest score, 4.0, gets a weight of **80.0 %**, up from 28.7 %." in said
    assert f"as equal weights on **{entropy.exp():.1f}** of the 5 keys would be (**effective keys**)." in said
    slope = sentences(at)["slope_words"]
    assert "Multiplying by 8 is the same as temperature 0.125 (step 4)." in slope
    assert f"is {entropy:.2f} nats; its exponential is the number of effective keys, {entropy.exp():.1f}." in slope


def test_a_multiplier_below_1_makes_the_largest_weight_smaller():
    said = sentences(opened(multiplier=0.5))["five_words"]
    largest = torch.softmax(0.5 * torch.tensor(one_row.ROW), -1).max()
    down = f"gets a weight of **{100 * largest:.1f} %**, down from 28.7 %."
    assert f"Multiplied by **0.5**, the largest score, 0.25, {down}" in said
    assert sentences(opened())["five_words"].startswith("The largest score, 0.5, gets a weight of **28.7 %**. The")


@pytest.mark.parametrize(
    ("multiplier", "done"), [(0, False), (1, False), (4.5, False), (5, True), (5.5, False), (32, False)]
)
def test_a_lead_of_one_point_is_recognised_as_e_times_the_weight(multiplier: float, done: bool):
    largest, following = torch.softmax(multiplier * torch.tensor(one_row.ROW), -1)[[4, 2]]
    assert (abs(largest / following - torch.e) < 1e-3) == done
    happened = predicted(multiplier=multiplier).pieces["five_task"].happened
    assert bool(happened) is done
    said = (
        f"2.5 is 1 more than 1.5, and its weight, {100 * largest:.1f} %, is e ≈ 2.7 times {100 * following:.1f} %, because"
    )
    assert not done or said in happened


@pytest.mark.concept(25)
def test_a_winner_lets_almost_nothing_through():
    """The size of the Jacobian falls to nearly 0; torch's own derivative says the same, the multiplier included."""
    at = opened()
    for multiplier in (1.0, 8.0, 32.0):
        put(at, "multiplier", multiplier)
        passed, alone = _through(multiplier)
        marks = shown_in(at)["passed.marks"]
        close_as_drawn(marks["y"], [passed, alone])
        close_as_drawn(marks["x"], [1 / multiplier] * 2)
        said = sentences(at)["slope_words"]
        assert f"changes by at most **{alone:.3f}** times as much." in said
        assert (f"first multiplied by {multiplier:g}, so the factor is **{passed:.3f}** in all." in said) == (
            multiplier != 1
        )
    assert alone < 0.01


LEVELS = {  # as it is said → from which largest weight on
    "not saturated**: a small change in a score changes the weights.": 0.0,
    "nearly saturated**: a small change in a score changes the weights slightly.": 0.95,
    "saturated**: a small change in a score hardly changes the weights.": 0.99,
}


@pytest.mark.parametrize("multiplier", [0, 1, 8, 15, 16, 20, 23, 24, 32])
def test_how_saturated_the_row_is_follows_from_the_weight_that_is_said(multiplier: int):
    """16 gives .9593 and 20 gives .9817, both nearly saturated; from .99 on almost nothing is passed on, at most .02."""
    row = torch.tensor(one_row.ROW, dtype=torch.float64)
    largest = torch.softmax(multiplier * row, -1).max().item()
    at = opened(multiplier=multiplier)
    assert f"a weight of **{100 * largest:.{2 if multiplier == 23 else 1}f} %**" in sentences(at)["five_words"]
    said = sentences(at)["slope_words"]
    [level] = [words for words in LEVELS if f"The row is **{words}" in said]
    assert level == [words for words, least in LEVELS.items() if largest >= least][-1]
    _, alone = _through(multiplier)
    assert alone <= {0.0: 0.5, 0.95: 0.095, 0.99: 0.0198}[LEVELS[level]]


@pytest.mark.parametrize(("multiplier", "largest", "level"), [(16, "95.9 %", "nearly"), (20, "98.2 %", "nearly")])
def test_at_96_and_98_percent_little_is_passed_on(multiplier: int, largest: str, level: str):
    at = opened(multiplier=multiplier)
    assert f"gets a weight of **{largest}**" in sentences(at)["five_words"]
    said = sentences(at)["slope_words"]
    assert f"The row is **{level} saturated**: a small change in a score changes the weights slightly." in said
    assert "hardly" not in said


@pytest.mark.parametrize(
    ("largest", "percent", "level"), [(0.98994, "98.99 %", "nearly"), (0.98996, "99.00 %", "saturated")]
)
def test_the_level_is_that_of_the_weight_that_is_said(largest: float, percent: str, level: str):
    """A weight just below a level says so: 23 gives .9899, and no sentence calls 99.0 % nearly saturated."""
    assert (fine_percent(largest), page.saturation(largest)) == (percent, level)
    at = opened(multiplier=23)
    assert "a weight of **98.99 %**" in sentences(at)["five_words"]
    assert "The row is **nearly saturated**" in sentences(at)["slope_words"]


def _through(multiplier: float) -> tuple[float, float]:
    """Return the largest singular value of the weights' derivative by the five numbers, and by the multiplied ones."""
    row = torch.tensor(one_row.ROW, dtype=torch.float64)
    by_row = torch.autograd.functional.jacobian(lambda x: torch.softmax(multiplier * x, -1), row)
    by_score = torch.autograd.functional.jacobian(lambda s: torch.softmax(s, -1), multiplier * row)
    return tuple(torch.linalg.matrix_norm(found, ord=2).item() for found in (by_row, by_score))


def test_no_small_change_grows_more_than_is_said():
    """0.265 as they are: the largest over many directions, none beyond it."""
    row, small = torch.tensor(one_row.ROW, dtype=torch.float64), 1e-5
    generator = torch.Generator().manual_seed(0)
    ways = torch.nn.functional.normalize(torch.randn(4000, 5, generator=generator, dtype=torch.float64), dim=-1)
    grown = (torch.softmax(row + small * ways, -1) - torch.softmax(row, -1)).norm(dim=-1) / small
    assert "at most **0.265** times as much." in sentences(opened())["slope_words"]
    assert 0.25 < grown.max() < 0.2655


def test_the_multipliers_two_ends():
    """0 makes all equal, as infinite temperature does, and no gradient is passed on; 32 leaves one."""
    at = put(opened(), "multiplier", 0.0)
    close_as_drawn(shown_in(at)["five.bars"]["now"], [0.2] * 5)
    assert not any(shown_in(at)["five.bars"]["winner"])
    assert sentences(at)["five_words"].startswith(
        "Multiplied by **0**, the five scores are equal, and each gets a weight of"
    )
    said = sentences(at)["slope_words"]
    assert "Multiplying by 0 is the same as infinite temperature (step 4)." in said
    assert "at most **0.200** times as much." in said
    assert "At c = 0 all scores are 0, whatever the five numbers are, so no gradient reaches them." in said
    assert shown_in(at)["passed.marks"]["x"] == [50.0] * 2
    put(at, "multiplier", 32.0)
    assert shown_in(at)["five.bars"]["now"][-1] > 0.99


# ---- 1, deeper: a constant ----


@pytest.mark.concept(27)
def test_a_constant_changes_nothing_and_breaks_a_careless_softmax():
    """At 100 every exponential overflows; subtracted first, the weights are what they were."""
    at = opened()
    before = shown_in(at)["careful.bars"]["now"]
    put(at, "constant", 50)
    close(shown_in(at)["careful.bars"]["now"], shown_in(at)["naive.bars"]["now"])
    for constant, lost in ((100, "Infinity ÷ infinity"), (-150, "0 ÷ 0")):
        put(at, "constant", constant)
        assert shown_in(at)["naive.bars"]["said"] == ["not a number"] * 5
        assert all(tip.endswith(": not a number") for tip in shown_in(at)["naive.bars"]["tip"])
        moved, by = one_row.shifted(torch.tensor(one_row.ROW), constant)
        close_as_drawn(shown_in(at)["careful.bars"]["now"], moved)
        torch.testing.assert_close(
            torch.tensor(shown_in(at)["careful.bars"]["now"]), torch.tensor(before), rtol=0, atol=2e-5
        )
        assert by < 1e-4
        said = sentences(at)["shift_words"]
        assert f"{lost} is not a number, so **5 of 5** weights are undefined." in said
        assert sentences(at)["shift_verified"].endswith(f"changes no weight by more than {small(by)}.")


def test_a_score_that_overflows_alone_loses_its_own_weight_only():
    """One infinity among the exponentials: its weight is not a number, the others become 0."""
    at = opened(multiplier="32", constant="75")  # the largest is 91, the next 84.6
    assert shown_in(at)["naive.bars"]["said"] == ["0.0 %"] * 4 + ["not a number"]
    assert all(": 0.0000" in tip for tip in shown_in(at)["naive.bars"]["tip"][:4])
    assert "**1 of 5** weights are undefined" in sentences(at)["shift_words"]


@pytest.mark.parametrize("constant", [-200, 200])
def test_the_constants_two_ends(constant: int):
    """Nothing fails there."""
    at = put(opened(), "constant", constant)
    close_as_drawn(shown_in(at)["careful.bars"]["now"], one_row.shifted(torch.tensor(one_row.ROW), constant)[0])


# ---- 4: two ends ----


@pytest.mark.concept(26)
def test_temperature_0_gives_one_value_and_infinite_temperature_the_mean():
    """At 0 the row is its winner's; at 20 it nears the mean of what it may see, which is the running mean when causal."""
    at = put(opened(), "temperature", 0.0)
    found = shown_in(at)
    assert found["ends.bars"]["now"] == found["ends.bars"]["warm"] == [0, 0, 0, 0, 1, 0, 0]
    is_it = "the :green-badge[value] of :orange-badge[of]. Now each of its numbers differs from that by at most **0.00**."
    assert is_it in sentences(at)["far"]
    assert "of **100 %**. As the temperature grows, the weight approaches" in said(at)
    close_as_drawn(found["ends.bars"]["raw"], [1 / 7] * 7)
    far = own(default(temperature=0.0)).to_mean
    put(at, "temperature", 20.0)
    hot = own(default(temperature=20.0))
    close_as_drawn(shown_in(at)["ends.bars"]["now"], hot.now)
    assert f"Now each of its numbers differs from that by at most **{hot.to_mean:.2f}**." in sentences(at)["far"]
    assert f"with a weight of **{100 * hot.now[4]:.0f} %**. At" in said(at)
    assert "it approaches 14 %, the same for all 7 keys." in said(at)
    assert sentences(at)["mean_verified"].endswith(f"differ by at most {small(hot.hot_from_mean)}.")
    assert hot.to_mean < far / 10
    put(put(at, "mask", "causal"), "query", 3)
    causal = default(temperature=20.0, mask="causal")
    values = scene.trace(causal).v[0]
    close(own(causal, query=3).hot @ values, averaging.by_loop(values)[3])
    close_as_drawn(shown_in(at)["ends.bars"]["raw"][:4], [1 / 4] * 4)
    assert shown_in(at)["ends.bars"]["raw"][4:] == [None] * 3
    assert shown_in(at)["ends.bars"]["said"][4:] == ["hidden"] * 3
    assert all("hidden" in tip for tip in shown_in(at)["ends.bars"]["tip"][4:])
    assert "the plain mean of the 4 values of the past and itself" in sentences(at)["far"]


def test_ties_share_at_temperature_0():
    """Without positions, equal words have equal scores."""
    at = opened(text="bat bat", positions="false", temperature="0")
    assert shown_in(at)["ends.bars"]["warm"] == [0.5, 0.5]
    assert (
        said(at)
        == ":blue-badge[bat·1] has the same score for all 2 keys: each has a weight of **50 %** at every temperature."
    )
    assert "the mean of the :green-badge[values] of :orange-badge[bat·0] and 1 other key" in sentences(at)["far"]
    some = said(opened(text="bat cave bat", positions="false", temperature="0", query="0"))
    shared = "At temperature **0**, :blue-badge[bat·0] attends to :orange-badge[bat·0] and to 1 other key with a weight of "
    assert some.startswith(f"{shared}**50 %** each. As the temperature grows, the weight approaches 33 %, the same for all")


def test_a_row_of_one_key_has_no_ends_and_dropout_is_left_out():
    alone = opened(mask="causal", query=0)
    gives = ":blue-badge[The·0] can attend only to :orange-badge[The·0]: its weight is 100 % at every temperature."
    assert said(alone) == gives
    assert "far" not in alone.pieces
    before = "Now before dropout each of its numbers differs from that by at most **0.62**."
    assert before in sentences(opened(dropout=1))["far"]
    assert "dropout" not in sentences(opened())["far"]


def test_another_head_and_row_are_followed():
    """The selection is the row's."""
    at = put(put(opened(), "head", 1), "query", 4)
    close_as_drawn(shown_in(at)["ends.bars"]["now"], own(default(), 1, 4).now)
    assert ":blue-badge[of] attends to" in said(at)
    assert ":blue-badge[of]" in sentences(at)["ends_name"]


def test_arrow_keys_step_through_the_rows_of_a_sentence():
    """On the picture, from the first word to the last."""
    assert opened().pieces["ends"].steps == {"ArrowUp": ("query", -1, 0, 6), "ArrowDown": ("query", 1, 0, 6)}


def test_a_row_that_is_nearly_decided_is_recognised():
    """The largest weight is to be between 85 and 95 %; neither end of the slider does it."""
    at = predicted(projections="meaning")
    for temperature in (0, 0.3, 0.4, 0.45, 0.5, 1, 20):
        task = put(at, "temperature", temperature).pieces["ends_task"]
        assert task.question == "Find a temperature at which “flew” has about 90 % of the weight (85 to 95 %)."
        largest = max(shown_in(at)["ends.bars"]["now"])
        assert bool(task.happened) == (0.85 <= largest <= 0.95) == (temperature in (0.4, 0.45, 0.5)), temperature
        assert (f"“flew” has {100 * largest:.0f} % of the weight." in task.happened) == bool(task.happened)


def test_keys_that_tie_are_counted_together():
    """Two equal words share the largest score, so that they have 90 % together."""
    at = predicted(text="bat cave bat", positions="false", query="0", temperature="0.05")
    assert "“bat·0” and 1 other key together have about 90 % of the weight" in at.pieces["ends_task"].question


def test_a_row_that_no_temperature_changes_asks_for_another():
    equal = opened(projections="previous", query=0, temperature=20).pieces["ends_task"]
    another = "Choose another row, add words, or choose other projections under “Your words”."
    assert equal.question == f"“The·0” has equal scores for all its keys. {another}"
    alone = opened(text="bat").pieces["ends_task"]
    assert alone.question.startswith("“bat” may attend to at most one key.")
    assert equal.happened == alone.happened == ""
