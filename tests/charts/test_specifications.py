"""Every chart's specification keeps Vega-Lite's schema: Altair builds them unchecked, and their holes are filled later."""

import altair
import pytest

from pages.ui.board.pieces import Picture
from pages.ui.charts import templates
from pages.ui.link import PAGES
from tests.drawings import template
from tests.story_page import Screen, opened

LINKS = (
    {},
    {"text": " ".join(f"w{i}" for i in range(20)), "mask": "causal", "heads": "4"},
    {"mask": "window", "text": "extraordinarily longish words"},
)
BROKEN = ("blind_row", "mask_after_softmax", "wrong_axis")


def check(at: Screen) -> None:
    """Assert that all charts of a page are valid, and that nothing in them waits for its value."""
    specs = {piece.alt: template(piece.spec) for piece in at.pieces.values() if isinstance(piece, Picture)}
    assert specs
    for alt, spec in specs.items():
        altair.LayerChart.validate(spec)
        assert "⟨" not in str(spec), alt


@pytest.mark.parametrize("link", LINKS, ids=["seven words", "twenty words", "three long words"])
@pytest.mark.parametrize("page", PAGES)
def test_every_chart_keeps_the_schema(page: str, link: dict[str, str]):
    check(opened(page, **link))


@pytest.mark.parametrize("mistake", BROKEN)
def test_so_do_flaws_over_a_heatmap(mistake: str):
    check(opened("mistakes", mistake=mistake))


def test_a_hole_that_stands_alone_becomes_its_value_and_one_in_a_text_its_text():
    whole = {"domain": [0, templates.hole("end")], "names": templates.hole("names"), "said": f"x > {templates.hole('end')}"}
    words = ["⟨end⟩", "cave"]  # what somebody typed is no hole
    assert templates.fitted(whole, end=7, names=words) == {"domain": [0, 7], "names": words, "said": "x > 7"}
    assert whole["domain"] == [0, "⟨end⟩"]
