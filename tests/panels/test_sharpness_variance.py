"""The variance of scores by head size: drawn, divided three ways, derived in three lines; numbers from plain torch."""

import pytest
import torch

from attn_core import sharpness
from attn_core.experiments import scaling
from attn_core.score_scales import WAYS
from tests import wiring
from tests.panels.explore.expected import close_as_drawn
from tests.panels.explore.screen import sentences, shown_in
from tests.panels.test_sharpness import DRAWS, ROWS, by_name, opened, sizes_of
from tests.screen import put

EQUAL = "So rows are about equally sharp in narrow and in wide heads."


@pytest.mark.concept(20)
@pytest.mark.parametrize("scale", ["none", "head", "model"])
def test_the_same_scores_are_divided_three_ways_and_the_one_that_is_set_stands_out(scale: str):
    """One draw's variance is v, v / head size and v / d_model; the choice has the strong line, and its number."""
    at = put(opened(d_model="64"), *{"none": ("power", 0)}.get(scale, ("scale", scale)))
    raw = sharpness.score_variance(16, DRAWS, 3)[0][0].item()
    found = by_name(at, "variance")
    close_as_drawn(list(found.values()), [raw, raw / 16, raw / 64])
    marks = shown_in(at)["variance.marks"]
    assert [name for name, strong in zip(found, marks["strong"], strict=True) if strong] == [scale]
    says = dict(zip(found, marks["label"], strict=True))
    assert says == {name: f"{y:.3g}" for name, y in found.items()}
    lines = shown_in(at)["variance.lines"]
    assert {name for name, strong in zip(lines["name"], lines["strong"], strict=True) if strong} == {scale}
    rows = scaling.against_head_size((*sizes_of(at), 16), ROWS, 3, d_model=64)
    close_as_drawn(list(by_name(at, "largest").values()), [curve.largest[-1] for curve in rows.values()])


@pytest.mark.concept(21)
def test_the_variance_of_a_score_grows_with_the_head_as_theory_says():
    """At 16 and at 64: a marked draw, theory, and where 95 % of many draws lie; about 1 after scaling."""
    at = opened(power=0)
    for size in (16, 64):
        put(at, "head_size", size)
        raw, scaled = sharpness.score_variance(size, DRAWS, 3)
        close_as_drawn(by_name(at, "variance")["none"], raw[0])
        low, high = scaling.draw_variances(size, 32, WAYS["none"], DRAWS, 3).middle
        root = f"{size**0.5:.3g}"
        theory = f"In theory, scores at head size {size} have variance {size}; divided by √{size} = {root}, they have "
        theory += f"{size} ÷ {size} = 1. In this draw of 256 scores it is "
        drawn = (
            f"**{raw[0]:.2f}**, and **{scaled[0]:.2f}** when divided; each **New draw** gives slightly different numbers."
        )
        assert sentences(at)["variance_words"] == theory + drawn
        rows = at.pieces["draws"].rows
        assert rows[0] == ("not divided", f"{size}", f"**{raw[0]:.2f}**", f"{low:.3g} to {high:.3g}")
        assert rows[1][:3] == (f"÷ √head_size = √{size}", "1", f"**{scaled[0]:.2f}**")
        assert rows[2][:3] == ("÷ √d_model = √32", f"{size / 32:.3g}", f"**{raw[0] / 32:.2f}**")
        theory_low, theory_high = scaling.variance_band(size, 32, WAYS["none"])
        assert abs(low / theory_low - 1) < 0.1
        assert abs(high / theory_high - 1) < 0.1
        assert 0.9 < scaled.mean() < 1.1
    band = shown_in(at)["variance.band"]
    close_as_drawn([band["low"][7], band["high"][7]], scaling.variance_band(16, 32, WAYS["none"]))
    assert len(shown_in(at)["variance.points"]["x"]) == 8 * 40
    assert len(shown_in(put(at, "power", 0.5))["variance.points"]["x"]) == 2 * 8 * 40  # undivided and divided


@pytest.mark.parametrize("size", [1, 16, 20, 128])
@pytest.mark.parametrize(("init", "each"), [("gaussian", 1), ("linear", 1 / 9)])
def test_three_lines_derive_the_variance_beside_this_draws_numbers(size: int, init: str, each: float):
    """One product, the sum of head_size products, and the sum divided by √head_size: theory and this draw, line by line."""
    lines = opened(head_size=size, init=init).pieces["derivation"].rows
    q, k = (drawn[0].double() for drawn in sharpness.queries_and_keys(size, DRAWS, 3, init))  # (4, 8, size)
    products = torch.einsum("bqd,bkd->bqkd", q, k)
    scores = products.sum(-1)
    expected = [products.var(), scores.var(), (scores / size**0.5).var()]
    assert [line[1] for line in lines] == [f"{theory:.3g}" for theory in (each, size * each, each)]
    assert [line[2] for line in lines] == [f"**{number:.2f}**" for number in expected]
    assert [line[0].split(" :gray")[0] for line in lines] == [
        f"var(qᵢ kᵢ) = {'1 · 1' if init == 'gaussian' else '⅓ · ⅓'}",
        f"var(q · k) = {size} · var(qᵢ kᵢ)",
        f"var(q · k ÷ √{size}) = var(q · k) ÷ (√{size})²",
    ]
    assert f"a sum of {size} independent product{'s' * (size > 1)}]" in lines[1][0]
    words = sentences(opened(head_size=size, init=init))["variance_words"]
    assert f"at head size {size} have variance {size * each:.3g}; " in words
    assert f"they have {size * each:.3g} ÷ {size} = {each:.3g}. " in words
    assert f"it is **{expected[1]:.2f}**, and **{expected[2]:.2f}** when divided; " in words


@pytest.mark.parametrize("init", ["gaussian", "linear"])
@pytest.mark.parametrize("size", [2, 16, 128])
def test_at_the_root_the_variance_is_the_same_at_every_head_size(size: int, init: str):
    """1 for random q and k, 1/9 after layers: every line meets there, and nowhere else."""
    lines = shown_in(opened(head_size=size, init=init))["powers.lines"]
    by_power: dict[float, list[float]] = {}
    for x, y in zip(lines["x"], lines["y"], strict=True):
        by_power.setdefault(x, []).append(y)
    each = 1 if init == "gaussian" else 1 / 9
    for power, found in by_power.items():
        sizes = [size, *(other for other in (4, 128) if other != size)]
        assert found == pytest.approx([each * other ** (1 - 2 * power) for other in sizes], rel=1e-3, abs=1e-4)
        assert (max(found) - min(found) < 1e-6) is (power == 0.5)


@pytest.mark.parametrize(("power", "divisor"), [(0, "not divided"), (0.3, "16^0.3"), (0.5, "√16"), (1, "16")])
def test_the_mark_and_the_sentence_say_the_draw_as_it_is_divided(power: float, divisor: str):
    """Against float64."""
    at = opened(power=power)
    q, k = (drawn[0].double() for drawn in sharpness.queries_and_keys(16, DRAWS, 3))
    drawn = (q @ k.mT / 16**power).var().item()
    marks = shown_in(at)["powers.marks"]
    assert (marks["x"], marks["label"]) == ([power], [f"{drawn:.3g}"])
    close_as_drawn(marks["y"], [drawn])
    said = sentences(at)["powers_words"]
    theory = f"have variance **{drawn:.3g}**; in theory {16 ** (1 - 2 * power):.3g}"
    theory += f", as at every head size. {EQUAL}" if power == 0.5 else "."
    assert said.endswith(theory)
    assert divisor in said


def test_dividing_by_the_size_itself_is_recognised():
    """Of a head wider than 1, and not by d_model."""
    at = opened()
    for power, done in ((0.95, False), (1, True), (0, False)):
        task = put(at, "power", power).pieces["powers_task"]
        assert task.question == "Set the power at which scores are divided by head_size itself, not by its root."
        assert bool(task.happened) is done
    drawn = sharpness.score_variance(16, DRAWS, 3)[0][0].item() / 256
    happened = put(at, "power", 1).pieces["powers_task"].happened
    assert f"by 16, not by its root. Their variance is {drawn:.3g}, in theory 0.0625:" in happened
    assert put(at, "scale", "model").pieces["powers_task"].happened == ""
    assert put(put(at, "scale", "head"), "head_size", 1).pieces["powers_task"].happened == ""


@pytest.mark.concept(21)
@pytest.mark.parametrize("size", [1, 16, 64, 128])
@pytest.mark.parametrize(("init", "each"), [("gaussian", 1.0), ("linear", 1 / 3)])
def test_the_step_draws_the_standard_deviation_of_scores(size: int, init: str, each: float):
    """Two lines over plain axes, √head_size and 1 in theory; marks and sentence say one draw's standard deviations."""
    at = put(opened(init=init, scale="model"), "head_size", size)
    q, k = (drawn[0].double() for drawn in sharpness.queries_and_keys(size, DRAWS, 3, init))
    scores = q @ k.transpose(-2, -1)
    far, divided = scores.std().item(), (scores / size**0.5).std().item()
    close_as_drawn(shown_in(at)["spread.marks"]["y"], [far, divided])
    assert shown_in(at)["spread.marks"]["label"] == [f"{far:.2f}", f"{divided:.2f}"]
    lines = shown_in(at)["spread.lines"]
    points = dict(zip(zip(lines["x"], lines["name"], strict=True), lines["y"], strict=True))
    close_as_drawn([points[128, "none"], points[64, "none"], points[64, "head"]], [each * 128**0.5, each * 8, each])
    said = sentences(at)["spread_words"]
    spread = f"have a standard deviation of **{far:.2f}**; divided by √{size} = {size**0.5:.3g}, they have one of"
    assert f"{spread} **{divided:.2f}**" in said
    assert "logarithmic" not in sentences(at)["spread_name"]
    assert "logarithmic" in sentences(at)["variance_name"]


def test_the_known_draws_stand_where_they_belong():
    """13.6696 and 1.1445 are said at head size 16 with unit-Gaussian q and k only."""
    at = opened()
    two = "one unscaled, variance 13.6696; the other divided by √16, variance 1.1445."
    assert two in sentences(at)["known_draws"]
    assert "known_draws" not in put(at, "head_size", 17).pieces
    assert "known_draws" not in opened(init="linear").pieces


@pytest.mark.concept(22)
def test_layers_as_they_start_give_a_ninth_of_the_variance():
    """About 1.8 before scaling at head size 16, not 16."""
    at = put(opened(power=0), "init", "linear")
    raw = sharpness.score_variance(16, DRAWS, 3, "linear")[0]
    close_as_drawn(by_name(at, "variance")["none"], raw[0])
    lines = shown_in(at)["variance.lines"]
    at_16 = [y for x, y, name in zip(lines["x"], lines["y"], lines["name"], strict=True) if (x, name) == (16, "none")]
    close_as_drawn(at_16, [16 / 9])
    assert 1.6 < raw.mean() < 2.0
    assert [row[1] for row in at.pieces["draws"].rows] == ["1.78", "0.111", "0.0556"]
    assert f"variance 16 ÷ 9 = **1.78** in theory, **{raw[0]:.2f}** in this draw." in sentences(at)["linear"]
    assert "shade" not in sentences(at)["variance_name"]
    assert shown_in(at)["variance.band"]["low"] == []  # what theory says of Gaussian scores is not said of these


def test_a_new_draw_moves_the_marked_one():
    """The seed is the draw's."""
    at = opened()
    before = by_name(at, "variance")
    after = by_name(put(at, "seed", 4), "variance")
    close_as_drawn(after["head"], sharpness.score_variance(16, DRAWS, 4)[1][0])
    assert before["head"] != after["head"]


@pytest.mark.parametrize(
    ("init", "says"), [("gaussian", "about √head_size for random"), ("linear", "about ⅓ of √head_size for")]
)
def test_the_summary_says_the_standard_deviation_of_the_draw_that_is_set(init: str, says: str):
    """Over 400 draws of each size, divided, it is 1 or a third within a tenth."""
    about = {"gaussian": 1.0, "linear": 1 / 3}[init]
    for size in (4, 64, 128):
        divided = sharpness.score_variance(size, DRAWS, 3, init)[1].mean().sqrt().item()
        assert abs(divided - about) < about / 10
    at = wiring.opened("sharpness", step=4, init=init)
    [summary] = [text.value for text in at.markdown if "set by hand and controls the focus" in text.value]
    assert says in summary
    assert f"makes it {'1' if init == 'gaussian' else 'about ⅓'}." in summary


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_a_spread_is_taken_around_the_mean_of_the_draw_and_called_so(seed: int):
    q, k = (drawn[0].double() for drawn in sharpness.queries_and_keys(2, DRAWS, seed))
    scores = q @ k.transpose(-2, -1)
    said = sentences(opened(head_size=2, seed=seed))["spread_words"]
    assert f"have a standard deviation of **{scores.std():.2f}**" in said
    assert "from 0" not in said
