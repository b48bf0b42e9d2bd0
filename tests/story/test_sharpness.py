"""Sharpness as a learner meets it: scores spread, softmax saturates, temperature has two ends; the core's own numbers."""

import csv as files
import functools
import io
import math

import pytest
import torch

from attn_core import scene, sharpness
from attn_core.experiments import one_row, scaling
from pages.ui import link
from tests import screen
from tests.explore.expected import close, close_as_drawn
from tests.explore.screen import sentences, shown_in
from tests.screen import Screen, csv, press, put

opened = functools.partial(screen.opened, "sharpness")
SEVEN = "The bat flew out of the cave"
TWENTY = " ".join(f"w{i}" for i in range(20))
DRAWS, ROWS = 400, 64  # as the page draws them


def by_name(at: Screen, slot: str) -> dict[str, float]:
    """Return the marked numbers of a chart, as none, head, model."""
    return dict(zip(("none", "head", "model"), shown_in(at)[f"{slot}.marks"]["y"], strict=True))


def own(scene_of: scene.Scene, head: int = 0, query: int = 1) -> one_row.Limits:
    """Return a scene's selected row between its ends."""
    trace = scene.trace(scene_of)
    return one_row.limits(trace.heads.masked[head, query], trace.v[head], scene_of.temperature)


def default(**changes: object) -> scene.Scene:
    """Return the scene of the first visit, changed."""
    return scene.Scene(words=tuple(SEVEN.split()), **{"seed": 3, **changes})


# ---- 1: spread ----


@pytest.mark.concept(20)
@pytest.mark.parametrize("scale", ["none", "head", "model"])
def test_the_same_scores_are_divided_three_ways_and_the_one_that_is_set_stands_out(scale: str):
    """One draw's variance is v, v / head size and v / d_model; the sidebar's choice has the strong line and its number."""
    at = put(opened(d_model="64"), "scale", scale)
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
        low, high = scaling.draw_variances(size, 32, "none", DRAWS, 3).middle
        said = sentences(at)["variance_words"]
        assert f"as they are, **{raw[0]:.2f}**; scores ÷ √{size}, so variance ÷ {size}, **{scaled[0]:.2f}**" in said
        assert f"Theory: {size}, 1, {size / 32:.3g}." in said
        assert f"95 % lie in **{low:.3g} to {high:.3g}**" in said
        theory_low, theory_high = scaling.variance_band(size, 32, "none")
        assert abs(low / theory_low - 1) < 0.1
        assert abs(high / theory_high - 1) < 0.1
        assert 0.9 < scaled.mean() < 1.1
    band = shown_in(at)["variance.band"]
    close_as_drawn([band["low"][7], band["high"][7]], scaling.variance_band(16, 32, "none"))
    assert len(shown_in(at)["variance.points"]["x"]) == 8 * 40


def test_the_known_draws_stand_where_they_belong():
    """13.6696 and 1.1445 are said at head size 16 with unit-Gaussian q and k only."""
    at = opened()
    two = "one as it is, variance 13.6696; another, not the same, with its scores divided by √16, 1.1445."
    assert two in sentences(at)["variance_words"]
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
    assert "shade" not in sentences(at)["variance_name"]
    assert shown_in(at)["variance.band"]["low"] == []  # what theory says of Gaussian scores is not said of these


def test_a_new_draw_moves_the_marked_one():
    """The seed is the draw's."""
    at = opened()
    before = by_name(at, "variance")
    after = by_name(put(at, "seed", 4), "variance")
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
    assert f"÷ 1: **{100 * none.largest[0]:.0f} %**, {none.effective[0]:.1f} effective keys" in said
    assert f"÷ √128: **{100 * head.largest[0]:.0f} %**, {head.effective[0]:.1f} effective keys" in said
    lead = sentences(at)["lead"]
    assert f"At head size **128**, one of 64 keys takes **{100 * none.largest[0]:.0f} %**" in lead
    assert "Your sentence is step 5." in lead


WIDE = {"head_size": 128}


@pytest.mark.parametrize("link", [{}, {**WIDE, "scale": "none"}, {"head_size": 1}, {**WIDE, "d_model": 8}])
def test_saturated_rows_are_counted_and_said_only_where_there_are_some(link: dict[str, object]):
    """One key has 99 % or more: 28 of 64 rows at head size 128 undivided, none where 60 of 64 keys are in use."""
    at = opened(**link)
    view, said = at.view, sentences(at)["sizes_words"]
    drawn = torch.randn(ROWS, 65, 128, generator=torch.Generator().manual_seed(view.seed))  # as the page's lines draw them
    q, k = drawn[:, 0, : view.head_size], drawn[:, 1:, : view.head_size]
    scores, counts = (k @ q[..., None]).squeeze(-1), []
    for size in (1, view.head_size, view.d_model):
        largest = torch.softmax(scores / size**0.5, -1).max(-1).values
        counts.append(int((largest >= 0.99).sum()))
    parts = said.partition(" rows: ")[2].split(" · ")
    assert [f", {count} of 64 rows saturated" in part for part, count in zip(parts, counts, strict=True)] == [
        count > 0 for count in counts
    ]
    assert ("almost no gradient reaches q and k" in said) == any(counts)
    assert ("In no row has one key 99 % or more, so none is saturated." in said) == (not any(counts))
    if link.get("scale") == "none":
        assert counts == [28, 0, 0]


def test_a_size_between_those_of_the_lines_has_its_own_number():
    """The mark stands at 20, which no line's point does."""
    at = opened(head_size="20")
    assert shown_in(at)["largest.marks"]["x"] == [20] * 3
    rows = scaling.against_head_size((*_sizes(at), 20), ROWS, 3, d_model=32)
    close_as_drawn(list(by_name(at, "largest").values()), [curve.largest[-1] for curve in rows.values()])


# ---- any sentence, any link ----


def test_without_a_word_the_lab_stands_and_the_row_is_gone():
    """The first four steps need no sentence."""
    at = opened(text="  ")
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
    bad = {"init": "uniform", "multiplier": "33", "constant": "0.5"}
    notices = link.read(bad)[1]
    for refused, notice in zip(("init=uniform", "multiplier=33", "constant=0.5"), notices, strict=True):
        assert notice.startswith(f"Ignored {refused}: ")
    assert opened(**bad).slots == opened().slots
    said = {"init": "linear", "multiplier": "2.3", "constant": "-7"}
    assert link.read(said)[1] == []
    good = opened(**said)
    assert (good.view.init, good.view.multiplier, good.view.constant) == ("linear", 2.3, -7)
    close_as_drawn(shown_in(good)["five.bars"]["now"], torch.softmax(2.3 * torch.tensor(one_row.ROW), -1))


@pytest.mark.parametrize("size", ["1", "128"])
def test_both_ends_of_the_head_size(size: str):
    """A mark beyond the picture stands at its edge."""
    at = opened(head_size=size, scale="model", d_model="256", init="linear")
    assert all(0.05 <= y <= 250 for y in shown_in(at)["variance.marks"]["y"])


def test_things_to_try_do_what_they_say():
    """A button sets what it names."""
    at = press(opened(), "Forget to scale")
    assert (at.view.head_size, at.view.scale) == (128, "none")
    assert by_name(at, "largest")["none"] > 0.8
    assert shown_in(press(at, "Times 8"))["five.bars"]["said"][-1] == "0.8000"


def table(at: Screen, name: str) -> dict[str, list[str]]:
    """Return a file of numbers, column by column."""
    rows = list(files.DictReader(io.StringIO(csv(at, name))))
    return {column: [row[column] for row in rows] for column in rows[0]}


def numbers(column: list[str]) -> list[float]:
    """Return a column of a file as numbers."""
    return [float(cell) for cell in column]


def test_the_tables_hold_the_same_numbers():
    """Head sizes, draws, and the row at three temperatures."""
    at = opened(mask="causal")
    sizes, draws, row = (table(at, name) for name in ("head_sizes", "variances", "ends"))
    close_as_drawn(numbers(sizes["largest weight ÷ 1"])[-1], by_name(at, "largest")["none"])
    close(numbers(draws["none"]), sharpness.score_variance(16, DRAWS, 3)[0])
    assert row["key"] == SEVEN.split()
    assert row["now"][2:] == ["hidden"] * 5
    close(numbers(row["now"][:2]), own(default(mask="causal")).now[:2])


def test_without_a_word_there_is_no_row_to_save():
    """The other two tables need no sentence."""
    at = opened(text=" ")
    assert csv(at, "ends") is None
    assert len(table(at, "variances")["head"]) == DRAWS
