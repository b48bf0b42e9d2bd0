"""Sharpness, softmax itself: five numbers made larger and moved, and a row between the two ends of temperature."""

import pytest
import torch

from attn_core import averaging, scene
from attn_core.experiments import one_row
from tests.explore.expected import close, close_as_drawn
from tests.explore.screen import sentences, shown_in
from tests.screen import put
from tests.story.test_sharpness import default, opened, own

# ---- 3: five numbers ----


@pytest.mark.concept(23)
def test_eight_times_the_numbers_make_one_winner():
    """.2872 as they are, .8000 times 8."""
    at = opened()
    assert [f"{w:.4f}" for w in shown_in(at)["five.bars"]["now"]] == ["0.1925", "0.1426", "0.2351", "0.1426", "0.2872"]
    assert set(shown_in(at)["five.bars"]["warm"]) == {None}
    put(at, "multiplier", 8.0)
    bars = shown_in(at)["five.bars"]
    close_as_drawn(bars["now"], torch.softmax(8 * torch.tensor(one_row.ROW), -1))
    close_as_drawn(bars["warm"], torch.softmax(torch.tensor(one_row.ROW), -1))
    assert bars["said"][-1] == "0.8000"
    weights = torch.softmax(8 * torch.tensor(one_row.ROW).double(), -1)
    entropy = -(weights * weights.log()).sum()
    said = sentences(at)["five_words"]
    assert "(temperature 0.125): the largest gets **0.8000**" in said
    assert f"= {entropy:.2f} nats, e to that: effective keys **{entropy.exp():.1f}** of 5." in said


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
        said = sentences(at)["five_words"]
        assert f"reaches the weights at most **{alone:.3f}** times as large, and a gradient the scores." in said
        assert (f"first made {multiplier:g} times as large: {passed:.3f} in all." in said) == (multiplier != 1)
    assert alone < 0.01


LEVELS = {"not saturated, and softmax passes changes on": 0.0, "nearly saturated, and softmax passes little on": 0.95}
LEVELS |= {"saturated, and softmax passes almost nothing on": 0.99}


@pytest.mark.parametrize("multiplier", [0, 1, 8, 15, 16, 20, 23, 24, 32])
def test_how_saturated_the_row_is_follows_from_the_weight_that_is_said(multiplier: int):
    """16 gives .9593 and 20 gives .9817, both nearly saturated; from .99 on almost nothing is passed on, at most .02."""
    row = torch.tensor(one_row.ROW, dtype=torch.float64)
    largest = torch.softmax(multiplier * row, -1).max().item()
    said = sentences(opened(multiplier=multiplier))["five_words"]
    assert f"the largest gets **{largest:.4f}**" in said
    [level] = [words for words in LEVELS if f"The row is {words}: a small change" in said]
    assert level == [words for words, least in LEVELS.items() if largest >= least][-1]
    _, alone = _through(multiplier)
    assert alone <= {0.0: 0.5, 0.95: 0.095, 0.99: 0.0198}[LEVELS[level]]


@pytest.mark.parametrize(("multiplier", "largest", "level"), [(16, "0.9593", "nearly"), (20, "0.9817", "nearly")])
def test_at_96_and_98_percent_little_is_passed_on(multiplier: int, largest: str, level: str):
    said = sentences(opened(multiplier=multiplier))["five_words"]
    assert f"the largest gets **{largest}**" in said
    assert f"The row is {level} saturated, and softmax passes little on" in said
    assert "almost nothing" not in said


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
    assert "at most **0.265** times as large, and a gradient the scores." in sentences(opened())["five_words"]
    assert 0.25 < grown.max() < 0.2655


def test_the_multipliers_two_ends():
    """0 makes all equal, at a temperature without end, and nothing gets through; 32 leaves one."""
    at = put(opened(), "multiplier", 0.0)
    close_as_drawn(shown_in(at)["five.bars"]["now"], [0.2] * 5)
    assert not any(shown_in(at)["five.bars"]["winner"])
    said = sentences(at)["five_words"]
    assert "(infinite temperature)" in said
    assert "at most **0.200** times as large" in said
    assert "Times 0, the five numbers change no score, so no gradient reaches them." in said
    assert shown_in(at)["passed.marks"]["x"] == [50.0] * 2
    put(at, "multiplier", 32.0)
    assert shown_in(at)["five.bars"]["now"][-1] > 0.99


@pytest.mark.parametrize("temperature", [0.5, 1.0, 20.0])
def test_what_gets_through_is_divided_by_the_temperature(temperature: float):
    """The row's own derivative by its scores: at temperature 20 a twentieth of softmax's."""
    at = opened(temperature=f"{temperature:g}")
    scores = scene.trace(default()).heads.scaled[0, 1].double()
    jacobian = torch.autograd.functional.jacobian(lambda s: torch.softmax(s / temperature, -1), scores)
    expected = torch.linalg.matrix_norm(jacobian, ord=2).item()
    assert f"reaches the weights at most **{expected:.3f}** times as large" in sentences(at)["ends_words"]


# ---- 4: a constant ----


@pytest.mark.concept(27)
def test_a_constant_changes_nothing_and_breaks_a_careless_softmax():
    """At 100 every exponential overflows; taken away first, the weights are what they were."""
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
        assert f"{lost} is not a number: **5 of 5** weights are lost." in said


def test_a_score_that_overflows_alone_loses_its_own_weight_only():
    """One infinity among the exponentials: its weight is not a number, the others become 0."""
    at = opened(multiplier="32", constant="75")  # the largest is 91, the next 84.6
    assert shown_in(at)["naive.bars"]["said"] == ["0.0000"] * 4 + ["not a number"]
    assert "**1 of 5** weights are lost" in sentences(at)["shift_words"]


@pytest.mark.parametrize("constant", [-200, 200])
def test_the_constants_two_ends(constant: int):
    """Nothing fails there."""
    at = put(opened(), "constant", constant)
    close_as_drawn(shown_in(at)["careful.bars"]["now"], one_row.shifted(torch.tensor(one_row.ROW), constant)[0])


# ---- 5: two ends ----


@pytest.mark.concept(26)
def test_temperature_0_takes_one_and_temperature_without_end_takes_the_mean():
    """At 0 the row is its winner's; at 20 it nears the mean of what it may see, which is the running mean when causal."""
    at = put(opened(), "temperature", 0.0)
    found = shown_in(at)
    assert found["end_now.bars"]["now"] == found["end_cold.bars"]["now"] == [0, 0, 0, 0, 1, 0, 0]
    assert "takes the :green-badge[value] of :orange-badge[of]: now it is **0.00** from that." in sentences(at)["ends_words"]
    close_as_drawn(found["end_hot.bars"]["now"], [1 / 7] * 7)
    far = own(default(temperature=0.0)).to_mean
    put(at, "temperature", 20.0)
    hot = own(default(temperature=20.0))
    close_as_drawn(shown_in(at)["end_now.bars"]["now"], hot.now)
    assert f"now it is **{hot.to_mean:.2f}** from that, and" in sentences(at)["ends_words"]
    assert hot.to_mean < far / 10
    put(put(at, "mask", "causal"), "query", 3)
    causal = default(temperature=20.0, mask="causal")
    values = scene.trace(causal).v[0]
    close(own(causal, query=3).hot @ values, averaging.by_loop(values)[3])
    assert shown_in(at)["end_hot.bars"]["said"] == ["25 %"] * 4 + ["hidden"] * 3
    assert "the plain mean of the 4 values of the past and itself" in sentences(at)["ends_words"]


def test_ties_share_at_temperature_0():
    """Without positions, equal words have equal scores."""
    at = opened(text="bat bat", positions="false", temperature="0")
    assert shown_in(at)["end_cold.bars"]["said"] == ["50 %", "50 %"]
    assert "and 1 more, in equal parts" in sentences(at)["ends_words"]
    assert "the smallest change of one of the equal scores decides where the weight goes" in sentences(at)["ends_words"]
    pushed = torch.softmax(torch.tensor([1e-6, 0.0], dtype=torch.float64) / 1e-9, -1)  # as near to 0 as one likes
    assert pushed.tolist() == [1, 0]
    assert "at most **0.500** times as large" in sentences(put(at, "temperature", 1))["ends_words"]


def test_without_ties_a_small_change_moves_nothing_at_temperature_0():
    assert "at most **0.000** times as large" in sentences(opened(temperature=0))["ends_words"]


def test_a_row_of_one_key_has_no_ends_and_dropout_is_left_out():
    alone = sentences(opened(mask="causal", query=0))["ends_words"]
    takes = "takes its :green-badge[value] at every temperature."
    assert alone == f":blue-badge[The·0] may attend to :orange-badge[The·0] alone, and {takes}"
    assert "now before dropout it is **0.62** from that" in sentences(opened(dropout=1))["ends_words"]
    assert "dropout" not in sentences(opened())["ends_words"]


def test_another_head_and_row_are_followed():
    """The selection is the row's."""
    at = put(put(opened(), "head", 1), "query", 4)
    close_as_drawn(shown_in(at)["end_now.bars"]["now"], own(default(), 1, 4).now)
    assert ":blue-badge[of] takes" in sentences(at)["ends_words"]


def test_arrow_keys_step_through_the_rows_of_a_sentence():
    """On each of the three pictures, from the first word to the last."""
    pieces = opened().pieces
    for slot in ("end_cold", "end_now", "end_hot"):
        assert pieces[slot].steps == {"ArrowUp": ("query", -1, 0, 6), "ArrowDown": ("query", 1, 0, 6)}
