"""Softmax itself: five scores made larger and moved, and a row between the two ends of temperature."""

import pytest
import torch

from attn_core import averaging, scene
from attn_core.experiments import one_row
from pages import sharpness as page
from pages.text import numbers
from pages.text.numbers import fine_percent, small
from tests.panels.explore.expected import close, close_as_drawn
from tests.panels.explore.screen import sentences, shown_in
from tests.panels.test_sharpness import default, opened, own
from tests.screen import Screen, put, says


def said(at: Screen) -> str:
    """Return the sentence under the row between its two ends."""
    return sentences(at)["ends_words"]


# ---- 1: five scores ----


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
    says(said, "4.0", "80.0 %", "28.7 %")
    says(said, f"{entropy.exp():.1f}")
    slope = sentences(at)["slope_words"]
    says(slope, "0.125")
    says(slope, f"{entropy:.2f}", f"{entropy.exp():.1f}")


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
        says(said, f"{alone:.3f}")
        assert f"{passed:.3f}" in said
    assert alone < 0.01


@pytest.mark.parametrize("multiplier", [0, 1, 8, 15, 16, 20, 23, 24, 32])
def test_how_saturated_the_row_is_follows_from_the_weight_that_is_said(multiplier: int):
    """16 gives .9593 and 20 gives .9817, both nearly saturated; from .99 on almost nothing is passed on, at most .02."""
    row = torch.tensor(one_row.ROW, dtype=torch.float64)
    largest = torch.softmax(multiplier * row, -1).max().item()
    at = opened(multiplier=multiplier)
    says(sentences(at)["five_words"], f"{100 * largest:.{2 if multiplier == 23 else 1}f} %")
    level = "saturated" if largest >= 0.99 else "nearly" if largest >= 0.95 else "open"
    assert page.saturation(largest) == level
    _, alone = _through(multiplier)
    assert alone <= {"open": 0.5, "nearly": 0.095, "saturated": 0.0198}[level]


@pytest.mark.parametrize(
    ("largest", "percent", "level"), [(0.98994, "98.99 %", "nearly"), (0.98996, "99.00 %", "saturated")]
)
def test_the_level_is_that_of_the_weight_that_is_said(largest: float, percent: str, level: str):
    """A weight just below a level says so: 23 gives .9899, and no sentence calls 99.0 % nearly saturated."""
    assert (fine_percent(largest), page.saturation(largest)) == (percent, level)
    at = opened(multiplier=23)
    says(sentences(at)["five_words"], "98.99 %")


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
    says(sentences(opened())["slope_words"], "0.265")
    assert 0.25 < grown.max() < 0.2655


def test_the_multipliers_two_ends():
    """0 makes all equal, as infinite temperature does, and no gradient is passed on; 32 leaves one."""
    at = put(opened(), "multiplier", 0.0)
    close_as_drawn(shown_in(at)["five.bars"]["now"], [0.2] * 5)
    assert not any(shown_in(at)["five.bars"]["winner"])
    said = sentences(at)["slope_words"]
    says(said, "0.200")
    assert shown_in(at)["passed.marks"]["x"] == [50.0] * 2
    put(at, "multiplier", 32.0)
    assert shown_in(at)["five.bars"]["now"][-1] > 0.99


# ---- 1, deeper: a constant ----


def test_a_constant_changes_nothing_and_breaks_a_careless_softmax():
    """At 100 every exponential overflows; subtracted first, the weights are what they were."""
    at = opened()
    before = shown_in(at)["careful.bars"]["now"]
    put(at, "constant", 50)
    close(shown_in(at)["careful.bars"]["now"], shown_in(at)["naive.bars"]["now"])
    for constant in (100, -150):
        put(at, "constant", constant)
        assert shown_in(at)["naive.bars"]["said"] == ["not a number"] * 5
        assert all(tip.endswith(": not a number") for tip in shown_in(at)["naive.bars"]["tip"])
        moved, by = one_row.shifted(torch.tensor(one_row.ROW), constant)
        close_as_drawn(shown_in(at)["careful.bars"]["now"], moved)
        torch.testing.assert_close(
            torch.tensor(shown_in(at)["careful.bars"]["now"]), torch.tensor(before), rtol=0, atol=2e-5
        )
        assert by < 1e-4
        says(sentences(at)["shift_verified"], f"{small(by)}")


def test_a_score_that_overflows_alone_loses_its_own_weight_only():
    """One infinity among the exponentials: its weight is not a number, the others become 0."""
    at = opened(multiplier="32", constant="75")  # the largest is 91, the next 84.6
    assert shown_in(at)["naive.bars"]["said"] == ["0.0 %"] * 4 + ["not a number"]
    assert all(": 0.0000" in tip for tip in shown_in(at)["naive.bars"]["tip"][:4])


# ---- 4: two ends ----


def test_temperature_0_gives_one_value_and_infinite_temperature_the_mean():
    """At 0 the row is its winner's; at 20 it nears the mean of what it may see, which is the running mean when causal."""
    at = put(opened(), "temperature", 0.0)
    found = shown_in(at)
    assert found["ends.bars"]["now"] == found["ends.bars"]["warm"] == [0, 0, 0, 0, 1, 0, 0]
    says(sentences(at)["far"], "0.00")
    says(said(at), "100 %")
    close_as_drawn(found["ends.bars"]["raw"], [1 / 7] * 7)
    far = own(default(temperature=0.0)).to_mean
    put(at, "temperature", 20.0)
    hot = own(default(temperature=20.0))
    close_as_drawn(shown_in(at)["ends.bars"]["now"], hot.now)
    says(sentences(at)["far"], f"{hot.to_mean:.2f}")
    says(said(at), numbers.percent(float(hot.now[4])))
    says(said(at), "14 %")
    says(sentences(at)["mean_verified"], f"{small(hot.hot_from_mean)}")
    assert hot.to_mean < far / 10
    put(put(at, "mask", "causal"), "query", 3)
    causal = default(temperature=20.0, mask="causal")
    values = scene.trace(causal).v[0]
    close(own(causal, query=3).hot @ values, averaging.by_loop(values)[3])
    close_as_drawn(shown_in(at)["ends.bars"]["raw"][:4], [1 / 4] * 4)
    assert shown_in(at)["ends.bars"]["raw"][4:] == [None] * 3
    assert shown_in(at)["ends.bars"]["said"][4:] == ["hidden"] * 3
    assert all("hidden" in tip for tip in shown_in(at)["ends.bars"]["tip"][4:])


def test_ties_share_at_temperature_0():
    """Without positions, equal words have equal scores."""
    at = opened(text="bat bat", positions="false", temperature="0")
    assert shown_in(at)["ends.bars"]["warm"] == [0.5, 0.5]
    says(said(at), "bat·1", "50 %")
    some = said(opened(text="bat cave bat", positions="false", temperature="0", query="0"))
    says(some, "50 %", "33 %")


def test_another_head_and_row_are_followed():
    """The selection is the row's."""
    at = put(put(opened(), "head", 1), "query", 4)
    close_as_drawn(shown_in(at)["ends.bars"]["now"], own(default(), 1, 4).now)
