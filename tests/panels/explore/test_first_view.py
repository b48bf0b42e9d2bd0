"""Explore's first view: all numbers on screen equal the core's, in both themes, on any device."""

import json
import re

import pytest
import torch

from attn_core import cache, device, one_query, scene
from attn_core.score_scales import SCALES
from pages.board.pieces import Picture
from pages.charts import colours
from pages.text import numbers
from tests.drawings import template
from tests.panels.explore.expected import close_as_drawn, right
from tests.panels.explore.screen import SEVEN, Screen, opened, put, said, scene_of, shown_in, starting
from tests.screen import visited


@pytest.fixture(scope="module")
def first() -> Screen:
    """The page without a link, for tests that only read it."""
    return visited("explore")


def test_first_visit_shows_the_cores_numbers(first: Screen):
    setting = right(first)
    default = scene.Scene(words=tuple(SEVEN.split()), source="meaning", heads=2, head_size=64, seed=3)
    assert setting == default
    assert "**Note**" not in said(first)


def test_first_visit_says_what_attention_is_good_for(first: Screen):
    """Bat looks at what it does and at where it was, not at "of": the sentence, its output, and where that takes it."""
    weights = scene.trace(scene_of(first)).heads.weights[0, 1].double()
    flew, of, cave = (weights[key].item() for key in (2, 4, 6))
    assert (weights.argmax(), flew + cave > 0.6, of < 0.05) == (2, True, True)
    assert starting(first, "In head").startswith(
        f"In head 0, :blue-badge[bat] gives its largest weight, **{100 * flew:.0f} %**, to :orange-badge[flew]."
    )
    rest = f"… (5 more, {1 - flew - cave:.2f} together)"
    assert starting(first, ":violet-badge[output]").endswith(
        f"(bat) = **{flew:.2f}** v(flew) + {cave:.2f} v(cave) + {rest}."
    )
    keys = (-weights * weights.log()).sum().exp()
    spread = f":blue-badge[bat] effectively attends to **{keys:.1f}** of the 7 words"
    assert f"{spread} (**effective keys**)." in said(first)


def test_first_visit_says_that_torch_agrees(first: Screen):
    difference, call, _ = scene.see(scene_of(first)).agreement
    assert call == "torch.nn.functional.scaled_dot_product_attention"
    assert f"✓ equals {call}, largest difference {numbers.small(difference)}]" in said(first)
    assert difference < 1e-5


def test_first_visit_says_the_samples_variance(first: Screen):
    heads = scene.trace(scene_of(first)).heads
    variance = f"{heads.scores.var():.1f}; after division by √64 (√head_size) it is {heads.scaled.var():.2f}."
    assert f"In this sample the variance of q·k is {variance}" in said(first)


@pytest.mark.parametrize(
    ("scale", "said_of_it"),
    [
        ("none", "119.1, and the scores are not divided."),
        ("model", "119.1; after division by √32 (√d_model) it is 3.72."),
    ],
)
def test_the_sample_says_what_scores_were_divided_by(scale: str, said_of_it: str):
    at = opened(head_size="128", scale=scale)
    assert f"In this sample the variance of q·k is {said_of_it}" in said(at)


def test_every_mark_of_the_row_has_its_name(first: Screen):
    """That the ring is a weight of scores that are not divided, and of how many keys the curves are shares."""
    assert "○\u00a0without\u00a0scaling<" in first.slots["bars_name"]
    assert "not\u00a0divided" not in opened(power="0").slots["bars_name"]
    marks = shown_in(first)["curve.marks"]
    largest, keys = marks["share"][0], 7 * marks["share"][1]
    assert f"largest weight <b>{largest:.0%}</b>".replace("%", " %").replace(" ", "\u00a0") in first.slots["curve_name"]
    assert f"╍ effective keys <b>{keys:.1f} of 7</b>".replace(" ", "\u00a0") in first.slots["curve_name"]
    tips = [re.fullmatch(r"(largest weight|effective keys) (\d\.\d{4})( of 7)?", label)[2] for label in marks["label"]]
    assert [float(tip) for tip in tips] == pytest.approx([largest, keys], abs=2e-4)
    assert marks["equal"][0] == "all equal: 1 ÷ 7"
    assert shown_in(opened(mask="causal"))["curve.marks"]["equal"][0] == "all equal: 1 ÷ 2"
    assert "violet: positive, orange: negative" in first.slots["ledger_name"]
    assert "of the 28 characters (<b>effective keys</b>)" in opened(tokens="character").slots["sharpness"]


def test_no_mark_that_says_nothing(first: Screen):
    assert shown_in(first)["bars.bars"]["warm"] == [None] * 7  # temperature is 1
    assert None not in shown_in(first)["bars.bars"]["raw"]
    unscaled = put(opened(power=0), "temperature", 0.5)
    assert shown_in(unscaled)["bars.bars"]["raw"] == [None] * 7
    row = one_query.row(scene.trace(scene_of(unscaled)), scene_of(unscaled), 0, 1)
    close_as_drawn(shown_in(unscaled)["bars.bars"]["warm"], row.at_one)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_charts_take_the_themes_colours(dark: bool):
    at = opened(dark, mask="causal")
    right(at)
    weights, causal = scene.trace(scene_of(at)).heads.weights[0], scene_of(at).allowed()
    share = shown_in(at)["heatmap_0.cells"]["share"]
    assert [found is None for found in share] == (~causal).flatten().tolist()
    close_as_drawn([found for found in share if found is not None], colours.shares(weights, 1.0, signed=False)[causal])
    theme = colours.palette(dark)
    heatmap = at.pieces["heatmap_0"].spec
    [fill] = [layer["encoding"]["fill"] for layer in heatmap["layer"] if "fill" in layer["encoding"]]
    assert (fill["field"], fill["scale"]["range"]) == ("share", list(theme.weights))
    assert fill["condition"] == {"test": "datum.value == null", "value": theme.page}
    other = colours.palette(not dark)
    specs = json.dumps([template(piece.spec) for piece in at.pieces.values() if isinstance(piece, Picture)])
    assert theme.page in specs
    assert other.page not in specs
    assert other.primary not in specs


def test_a_device_that_fails_gives_way_to_the_cpu_with_a_line_on_the_page(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(device, "best", lambda: torch.device("meta"))  # it has no numbers: reading one fails
    cache.SHARED.clear()
    at = opened()
    assert "meta failed, so this was computed on the cpu." in said(at)
    assert "Computed on the cpu in" in said(at)
    right(at)
    cache.SHARED.clear()


@pytest.mark.parametrize(
    ("scale", "power"), [*((scale, 0.5) for scale in SCALES), ("head", 0), ("head", 1), ("model", 0.35)]
)
def test_the_key_of_the_bars_is_one_line_at_every_temperature(scale: str, power: float):
    """So that no panel below it moves: no more signs than have room beside the heatmaps at 1280 pixels."""
    for temperature in ("1", "0.5"):
        key = (
            opened(temperature=temperature, scale=scale, power=power, head_size="128")
            .pieces["bars_name"]
            .body.split("\n\n")[1]
        )
        assert len(re.sub(r"\*\*|:gray|[\[\]]", "", key)) <= 46
