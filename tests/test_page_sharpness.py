"""Sharpness as a learner meets it: scores spread, softmax saturates, temperature has two ends; the core's own numbers."""

import math

import pytest
import torch

from attn_core import averaging, ends, five, scaling, scene, sharpness, spread
from tests.explore import Screen, close, close_as_drawn, control, press, put, sentences, shown_in
from tests.explore import opened as explore

SEVEN = "The bat flew out of the cave"
TWENTY = " ".join(f"w{i}" for i in range(20))
DRAWS, ROWS = 400, 64  # as the page draws them


def opened(folds: tuple[str, ...] = (), theme: str | None = None, **link: str) -> Screen:
    """Return the page as a link shows it."""
    at = explore(folds, theme, **link)
    at.switch_page("pages/sharpness.py").run()
    assert not at.exception
    return at.look()


def by_name(at: Screen, slot: str) -> dict[str, float]:
    """Return the marked numbers of a chart, as none, head, model."""
    return dict(zip(("none", "head", "model"), shown_in(at)[f"{slot}.marks"]["y"], strict=True))


def own(scene_of: scene.Scene, head: int = 0, query: int = 1) -> ends.Ends:
    """Return a scene's selected row between its ends."""
    trace = scene.trace(scene_of)
    return ends.ends(trace.heads.masked[head, query], trace.v[head], scene_of.temperature)


def default(**changes: object) -> scene.Scene:
    """Return the scene of the first visit, changed."""
    return scene.Scene(words=tuple(SEVEN.split()), **{"seed": 3, **changes})


# ---- 1: spread ----


@pytest.mark.concept(20)
@pytest.mark.parametrize("scale", ["none", "head", "model"])
def test_the_same_scores_are_divided_three_ways_and_the_one_that_is_set_stands_out(scale: str):
    """One draw's variance is v, v / head size and v / d_model; the sidebar's choice has the strong line and its number."""
    at = put(opened(d_model="64"), "scale_seen", scale)
    raw = sharpness.score_variance(16, DRAWS, 3)[0][0].item()
    found = by_name(at, "variance")
    close_as_drawn(list(found.values()), [raw, raw / 16, raw / 64])
    marks = shown_in(at)["variance.marks"]
    assert [name for name, strong in zip(found, marks["strong"], strict=True) if strong] == [scale]
    assert [label for label in marks["label"] if label] == [f"{found[scale]:.3g}"]
    lines = shown_in(at)["variance.lines"]
    assert {name for name, strong in zip(lines["name"], lines["strong"], strict=True) if strong} == {scale}
    rows = scaling.against_head_size((*_sizes(at), 16), ROWS, 3, d_model=64)
    close_as_drawn(list(by_name(at, "largest").values()), [curve.largest[-1] for curve in rows.values()])


def _sizes(at: Screen) -> list[int]:
    """Return the head sizes of a line."""
    lines = shown_in(at)["largest.lines"]
    return [int(x) for x, name in zip(lines["x"], lines["name"], strict=True) if name == "none"]


@pytest.mark.concept(21)
def test_the_variance_of_a_score_grows_with_the_head_as_theory_says():
    """At 16 and at 64: a marked draw, theory, and where 95 % of many draws lie; about 1 after scaling."""
    at = opened(scale="none")
    for size in (16, 64):
        put(at, "head_size", size)
        raw, scaled = sharpness.score_variance(size, DRAWS, 3)
        close_as_drawn(by_name(at, "variance")["none"], raw[0])
        low, high = spread.spread(size, 32, "none", DRAWS, 3).middle
        said = sentences(at)["variance_words"]
        assert f"as it is, **{raw[0]:.2f}**; ÷ √{size}, **{scaled[0]:.2f}**" in said
        assert f"Theory: {size}, 1, {size / 32:.3g}." in said
        assert f"95 % lie in **{low:.3g} to {high:.3g}**" in said
        theory_low, theory_high = scaling.variance_band(size)
        assert abs(low / theory_low - 1) < 0.1
        assert abs(high / theory_high - 1) < 0.1
        assert 0.9 < scaled.mean() < 1.1
    band = shown_in(at)["variance.band"]
    close_as_drawn([band["low"][7], band["high"][7]], scaling.variance_band(16))
    assert len(shown_in(at)["variance.points"]["x"]) == 8 * 40


def test_the_known_draws_stand_where_they_belong():
    """13.67 and 1.14 are said at head size 16 with unit-Gaussian q and k only."""
    at = opened()
    assert "13.67 as it is, 1.14 divided by √16" in sentences(at)["variance_words"]
    assert "13.67" not in sentences(put(at, "head_size", 17))["variance_words"]


@pytest.mark.concept(22)
def test_layers_as_they_start_give_a_ninth_of_the_variance():
    """About 1.8 before scaling at head size 16, not 16."""
    at = put(opened(scale="none"), "init", "linear")
    raw = sharpness.score_variance(16, DRAWS, 3, "linear")[0]
    close_as_drawn(by_name(at, "variance")["none"], raw[0])
    lines = shown_in(at)["variance.lines"]
    at_16 = [y for x, y, name in zip(lines["x"], lines["y"], lines["name"], strict=True) if (x, name) == (16, "none")]
    close_as_drawn(at_16, [16 / 9])
    assert 1.6 < raw.mean() < 2.0
    assert "Theory: 1.78, 0.111, 0.0556." in sentences(at)["variance_words"]
    assert shown_in(at)["variance.band"]["low"] == []  # what theory says of Gaussian scores is not said of these


def test_a_new_draw_moves_the_marked_one():
    """The seed is the draw's."""
    at = opened()
    before = by_name(at, "variance")
    after = by_name(press(at, "new_draw"), "variance")
    close_as_drawn(after["head"], sharpness.score_variance(16, DRAWS, 4)[1][0])
    assert before["head"] != after["head"]


# ---- 2: sharpness by head size ----


@pytest.mark.concept(24)
def test_wide_heads_without_scaling_leave_one_winner():
    """At head size 128 one key of 64 takes most of a row; scaled, it takes little."""
    at = put(opened(scale="none"), "head_size", 128)
    rows = scaling.against_head_size((128,), ROWS, 3, d_model=32)
    for slot, measure in (("largest", "largest"), ("effective", "effective")):
        close_as_drawn(list(by_name(at, slot).values()), [getattr(curve, measure)[0] for curve in rows.values()])
    largest, effective = by_name(at, "largest"), by_name(at, "effective")
    assert (largest["none"] > 0.8, largest["head"] < 0.2) == (True, True)
    assert (effective["none"] < 3, effective["head"] > 30) == (True, True)
    none, head = rows["none"], rows["head"]
    said = sentences(at)["sizes_words"]
    assert f"÷ 1: **{100 * none.largest[0]:.0f} %**, {none.effective[0]:.1f} keys" in said
    assert f"÷ √128: **{100 * head.largest[0]:.0f} %**, {head.effective[0]:.1f} keys" in said
    lead = sentences(at)["sharpness_lead"]
    assert f"At head size **128**, one of 64 keys takes **{100 * none.largest[0]:.0f} %**" in lead


def test_a_size_between_those_of_the_lines_has_its_own_number():
    """The mark stands at 20, which no line's point does."""
    at = opened(head_size="20")
    assert shown_in(at)["largest.marks"]["x"] == [20] * 3
    rows = scaling.against_head_size((*_sizes(at), 20), ROWS, 3, d_model=32)
    close_as_drawn(list(by_name(at, "largest").values()), [curve.largest[-1] for curve in rows.values()])


# ---- 3: five numbers ----


@pytest.mark.concept(23)
def test_eight_times_the_numbers_make_one_winner():
    """.2872 as they are, .8000 times 8."""
    at = opened()
    assert [f"{w:.4f}" for w in shown_in(at)["five.bars"]["now"]] == ["0.1925", "0.1426", "0.2351", "0.1426", "0.2872"]
    assert set(shown_in(at)["five.bars"]["warm"]) == {None}
    put(at, "multiplier", 8.0)
    bars = shown_in(at)["five.bars"]
    close_as_drawn(bars["now"], torch.softmax(8 * torch.tensor(five.ROW), -1))
    close_as_drawn(bars["warm"], torch.softmax(torch.tensor(five.ROW), -1))
    assert bars["said"][-1] == "0.8000"
    weights = torch.softmax(8 * torch.tensor(five.ROW).double(), -1)
    entropy = -(weights * weights.log()).sum()
    said = sentences(at)["five_words"]
    assert "(temperature 0.125): the largest gets **0.8000**" in said
    assert f"entropy {entropy:.2f} nats, as if **{entropy.exp():.1f}** of 5" in said


@pytest.mark.concept(25)
def test_a_winner_lets_almost_nothing_through():
    """The size of the Jacobian falls to nearly 0; torch's own derivative says the same."""
    at = opened()
    for multiplier in (1.0, 8.0, 32.0):
        put(at, "multiplier", multiplier)
        scores = multiplier * torch.tensor(five.ROW, dtype=torch.float64)
        expected = torch.autograd.functional.jacobian(lambda s: torch.softmax(s, -1), scores).norm().item()
        marks = shown_in(at)["passed.marks"]
        close_as_drawn(marks["y"], [expected])
        close_as_drawn(marks["x"], [1 / multiplier])
        assert f"**{expected:.3f}** gets through" in sentences(at)["five_words"]
    assert expected < 0.01
    assert "hardly learns" in sentences(at)["five_words"]


def test_the_multipliers_two_ends():
    """0 makes all equal, at a temperature without end; 32 leaves one."""
    at = put(opened(), "multiplier", 0.0)
    close_as_drawn(shown_in(at)["five.bars"]["now"], [0.2] * 5)
    assert not any(shown_in(at)["five.bars"]["winner"])
    assert "(infinite temperature)" in sentences(at)["five_words"]
    assert shown_in(at)["passed.marks"]["x"] == [50.0]
    put(at, "multiplier", 32.0)
    assert shown_in(at)["five.bars"]["now"][-1] > 0.99


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
        moved, by = scaling.shifted(torch.tensor(five.ROW), constant)
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
    assert not at.exception
    close_as_drawn(shown_in(at)["careful.bars"]["now"], scaling.shifted(torch.tensor(five.ROW), constant)[0])


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
    means = averaging.by_loop(scene.trace(causal).v[0])
    close(own(causal, query=3).mean, means[3])
    assert shown_in(at)["end_hot.bars"]["said"] == ["25 %"] * 4 + ["hidden"] * 3
    assert "the plain mean of the 4 values of the past and itself" in sentences(at)["ends_words"]


def test_ties_share_at_temperature_0():
    """Without positions, equal words have equal scores."""
    at = opened(text="bat bat", positions="false", temperature="0")
    assert shown_in(at)["end_cold.bars"]["said"] == ["50 %", "50 %"]
    assert "and 1 more, in equal parts" in sentences(at)["ends_words"]


def test_another_head_and_row_are_followed():
    """The selection is the row's."""
    at = put(put(opened(), "head_seen", 1), "query_seen", 4)
    close_as_drawn(shown_in(at)["end_now.bars"]["now"], own(default(), 1, 4).now)
    assert ":blue-badge[of] takes" in sentences(at)["ends_words"]


# ---- any sentence, any link ----


def test_without_a_word_the_lab_stands_and_the_row_is_gone():
    """The first four steps need no sentence."""
    at = opened(text="  ")
    assert not at.exception
    assert "has no words yet" in sentences(at)["remarks"]
    assert by_name(at, "variance")
    assert not any(slot.startswith("end") for slot in at.slots)
    assert "end_now" in put(at, "text", "bat").slots


@pytest.mark.parametrize(("text", "bars"), [("bat", 1), (TWENTY, 7)])
def test_one_word_and_twenty(text: str, bars: int):
    """Of many words the six largest stand by themselves."""
    at = opened(text=text)
    for slot in ("end_cold", "end_now", "end_hot"):
        assert len(shown_in(at)[f"{slot}.bars"]["now"]) == bars
        assert math.isclose(sum(shown_in(at)[f"{slot}.bars"]["now"]), 1, abs_tol=1e-4)


def test_a_row_that_sees_nothing_says_so():
    """A window beside a short second sentence hides everything."""
    at = opened(kind="cross", text2="one", mask="window", window="0", query="3")
    assert sentences(at)["ends_words"] == ":blue-badge[out] may look at nothing: its output is 0 at every temperature."
    assert shown_in(at)["end_now.bars"]["said"] == shown_in(at)["end_hot.bars"]["said"] == ["hidden"]


def test_a_bad_link_is_refused_in_words_and_a_good_one_is_the_view():
    """Each of the page's own names."""
    at = opened(init="uniform", multiplier="33", constant="0.5")
    for refused in ("Ignored init=uniform", "Ignored multiplier=33", "Ignored constant=0.5"):
        assert refused in sentences(at)["remarks"]
    good = opened(init="linear", multiplier="2.3", constant="-7")
    assert "**Note**" not in sentences(good)["remarks"]
    assert control(good, "multiplier").value == 2.3
    close_as_drawn(shown_in(good)["five.bars"]["now"], torch.softmax(2.3 * torch.tensor(five.ROW), -1))


@pytest.mark.parametrize("size", ["1", "128"])
def test_both_ends_of_the_head_size(size: str):
    """A mark beyond the picture stands at its edge."""
    at = opened(head_size=size, scale="model", d_model="256", init="linear")
    assert not at.exception
    assert all(0.05 <= y <= 250 for y in shown_in(at)["variance.marks"]["y"])


def test_things_to_try_do_what_they_say():
    """A button sets what it names, and undo takes it back."""
    at = press(opened(), "try Forget to scale")
    assert (at.session_state["head_size"], at.session_state["scale"]) == (128, "none")
    assert by_name(at, "largest")["none"] > 0.8
    press(at, "undo")
    assert (at.session_state["head_size"], at.session_state["scale"]) == (16, "head")
    assert shown_in(press(at, "try Times 8"))["five.bars"]["said"][-1] == "0.8000"


def test_the_tables_hold_the_same_numbers():
    """Head sizes, draws, and the row at three temperatures."""
    at = opened(("sharpness_open",), mask="causal")
    sizes, draws, row = (frame.value for frame in at.dataframe)
    close(sizes["largest weight ÷ 1"].tolist()[-1], by_name(at, "largest")["none"])
    close(draws["none"].tolist(), sharpness.score_variance(16, DRAWS, 3)[0])
    assert row["now"].tolist()[2:] == ["hidden"] * 5
    close([float(w) for w in row["now"].tolist()[:2]], own(default(mask="causal")).now[:2])
    assert len(at.get("download_button")) == 3


@pytest.mark.parametrize(("theme", "page"), [("light", "#14151C"), ("dark", "#FFFFFF")])
def test_charts_take_the_themes_colours(theme: str, page: str):
    """No chart holds the other theme's page."""
    specs = "".join(chart.proto.spec for chart in opened(theme=theme).get("vega_lite_chart"))
    assert page not in specs
