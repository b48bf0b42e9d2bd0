"""Every chart's specification keeps Vega-Lite's schema: Altair builds them unchecked, and their holes are filled later."""

import json

import altair
import pytest

from pages.ui import charts
from tests import explore
from tests.test_themes import PAGES

LINKS = (
    {},
    {"text": " ".join(f"w{i}" for i in range(20)), "mask": "causal", "heads": "4"},
    {"mask": "window", "text": "extraordinarily longish words"},
)
BROKEN = ("blind_row", "mask_after_softmax", "wrong_axis")


def check(at: explore.Screen) -> None:
    """Assert that all charts of a page are valid, and that nothing in them waits for its value."""
    specs = {chart.proto.alt: chart.proto.spec for chart in at.get("vega_lite_chart")}
    assert specs
    for alt, spec in specs.items():
        altair.LayerChart.validate(json.loads(spec))
        assert "⟨" not in spec, alt


@pytest.mark.parametrize("link", LINKS, ids=["seven words", "twenty words", "three long words"])
@pytest.mark.parametrize("page", PAGES)
def test_every_chart_keeps_the_schema(page: str, link: dict[str, str]):
    check(explore.opened(page=page, **link))


@pytest.mark.parametrize("mistake", BROKEN)
def test_so_do_flaws_over_a_heatmap(mistake: str):
    check(explore.opened(page="mistakes", mistake=mistake))


def test_a_hole_that_stands_alone_becomes_its_value_and_one_in_a_text_its_text():
    template = {"domain": [0, charts.hole("end")], "names": charts.hole("names"), "said": f"x > {charts.hole('end')}"}
    words = ["⟨end⟩", "cave"]  # what somebody typed is no hole
    assert charts.fitted(template, end=7, names=words) == {"domain": [0, 7], "names": words, "said": "x > 7"}
    assert template["domain"] == [0, "⟨end⟩"]
