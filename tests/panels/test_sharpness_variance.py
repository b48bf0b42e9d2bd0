"""The variance of scores by head size: drawn, divided three ways, derived in three lines; numbers from plain torch."""

import pytest
import torch

from attn_core import sharpness
from attn_core.experiments import scaling
from attn_core.score_scales import WAYS
from pages import sharpness as sharpness_page
from pages.text.languages import said
from pages.view import traced_view
from tests.panels.explore.expected import close_as_drawn
from tests.panels.explore.screen import sentences, shown_in
from tests.panels.test_sharpness import DRAWS, ROWS, by_name, opened, sizes_of
from tests.screen import put, says, view_on


@pytest.mark.parametrize("scale", ["none", "head", "model"])
def test_the_same_scores_are_divided_three_ways_and_the_one_that_is_set_stands_out(scale: str):
    """One draw's variance is v, v / head size and v / d_model; the choice has the strong line, and its number."""
    at = put(opened(d_model="64"), *{"none": ("power", 0)}.get(scale, ("scale", scale)))
    raw = sharpness.score_variance(16, DRAWS, 3)[0][0].item()
    found = by_name(at, "variance")
    close_as_drawn(list(found.values()), [raw, raw / 16, raw / 64])
    marks = shown_in(at)["variance.marks"]
    assert [name for name, strong in zip(found, marks["strong"], strict=True) if strong] == [scale]
    labels = dict(zip(found, marks["label"], strict=True))
    assert labels == {name: f"{y:.3g}" for name, y in found.items()}
    lines = shown_in(at)["variance.lines"]
    assert {name for name, strong in zip(lines["name"], lines["strong"], strict=True) if strong} == {scale}
    rows = scaling.against_head_size((*sizes_of(at), 16), ROWS, 3, d_model=64)
    close_as_drawn(list(by_name(at, "largest").values()), [curve.largest[-1] for curve in rows.values()])


def test_the_variance_of_a_score_grows_with_the_head_as_theory_says():
    """At 16 and at 64: a marked draw, theory, and where 95 % of many draws lie; about 1 after scaling."""
    at = opened(power=0)
    for size in (16, 64):
        put(at, "head_size", size)
        raw, scaled = sharpness.score_variance(size, DRAWS, 3)
        close_as_drawn(by_name(at, "variance")["none"], raw[0])
        low, high = scaling.draw_variances(size, 32, WAYS["none"], DRAWS, 3).middle
        root = f"{size**0.5:.3g}"
        says(sentences(at)["variance_words"], f"{size}", f"√{size}", f"{root}", "256", f"{raw[0]:.2f}", f"{scaled[0]:.2f}")
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


@pytest.mark.parametrize("size", [1, 20])
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
    says(words, f"{size}", f"{size * each:.3g}", f"{each:.3g}", f"{expected[1]:.2f}", f"{expected[2]:.2f}")


@pytest.mark.parametrize(("size", "init", "power"), [(1, "gaussian", 0), (16, "linear", 0), (64, "gaussian", 0.5)])
def test_the_step_draws_how_scores_are_spread_at_three_sizes(size: int, init: str, power: float):
    """Each bar is the share of one draw's scores that are nearest to a whole number; against float64."""
    at = put(opened(init=init, power=power), "head_size", size)
    sizes = sorted({1: [1, 4, 128], 16: [4, 16, 128], 64: [4, 64, 128]}[size])
    for place, each in enumerate(sizes):
        q, k = (drawn[0].double() for drawn in sharpness.queries_and_keys(each, DRAWS, 3, init))
        scores = (q @ k.mT / each**power).flatten()
        counts = [int(((scores > x - 0.5) & (scores < x + 0.5)).sum()) for x in range(-31, 32)]
        bars, top = shown_in(at)[f"spread_{place}.bars"], 0.5 if init == "gaussian" else 1
        assert bars["share"][1:-1] == pytest.approx([min(count / 256, top) for count in counts], abs=0.005)
        says(sentences(at)[f"spread_{place}_name"], f"{each}")
        says(sentences(at)[f"spread_{place}_name"], f"±{scores.std():.3g}")


@pytest.mark.parametrize(("power", "divisor"), [(0, "not divided"), (0.3, "16^0.3"), (0.5, "√16"), (1, "16")])
def test_the_sentence_says_the_draw_as_it_is_divided(power: float, divisor: str):
    """Against float64."""
    q, k = (drawn[0].double() for drawn in sharpness.queries_and_keys(16, DRAWS, 3))
    drawn = (q @ k.mT / 16**power).var().item()
    said = sentences(opened(power=power))["spread_words"]
    says(said, f"{drawn**0.5:.3g}", f"{drawn:.3g}")
    says(said, f"{16 ** (1 - 2 * power):.3g}", *([divisor] if power else []))


def test_scores_are_divided_by_the_root_of_the_width_that_x_has():
    """Whatever makes x: a table, a design or a draw."""
    for projections in ("meaning", "previous", "random"):
        view = view_on("sharpness", projections=projections, scale="model", head_size=64)
        width = traced_view.prepare(view).scene.d_model
        says(said("sharpness.spread.sentence", sharpness_page.drawn(view)), f"√{width}")
