"""Every chart keeps Vega-Lite's schema, which Altair doesn't check while it builds them, and its theme's colours."""

import functools
import json
import re

import altair
import pytest

from pages.board.pieces import Picture
from pages.charts import colours
from pages.view.menu import PAGES, VIEWLESS
from tests.drawings import template
from tests.screen import Screen, opened

VIEWS = (
    {},
    {"text": " ".join(f"w{i}" for i in range(20)), "mask": "causal", "heads": "4", "dark": True},
)
BROKEN = ("blind_row", "mask_after_softmax", "wrong_axis")
CHIP = colours.LIGHT.query  # of a query, in sentences and under arcs
# colours of either theme: letters on light and on deep blocks of the two means, and chips
BOTH = {"shapes": {"#FFFFFF", "#1B1B24"}, "explore": {CHIP}, "start": {CHIP}, "surgery": {CHIP}}


def colours_of(palette: colours.Palette) -> set[str]:
    """Return all colours of a theme."""
    return {colour for part in palette for colour in ((part,) if isinstance(part, str) else part)}


@functools.cache
def validate(spec: str) -> None:
    """Assert that a specification keeps the schema; a page's charts share many."""
    altair.LayerChart.validate(json.loads(spec))


def check(at: Screen) -> None:
    """Assert that all charts of a page are valid, wait for no value, and have their theme's colours, none of the other."""
    specs = {piece.alt: template(piece.spec) for piece in at.pieces.values() if isinstance(piece, Picture)}
    assert specs
    own, other = (colours_of(colours.palette(dark)) for dark in (at.view.dark, not at.view.dark))
    for alt, spec in specs.items():
        validate(text := json.dumps(spec, ensure_ascii=False))
        assert "⟨" not in text, alt
        found = set(re.findall(r"#[0-9A-F]{6}", text)) - BOTH.get(at.page, set())
        assert (own - other) & found, alt
        assert not (other - own) & found, alt


@pytest.mark.parametrize("page", [page for page in PAGES if page not in VIEWLESS])  # which have no picture
def test_every_chart_keeps_the_schema_and_its_theme(page: str):
    """Two views and their difference, too: with the same words and another mask, some cells are on one side alone."""
    for view in VIEWS:
        check(opened(page, **view))
    for mistake in BROKEN if page == "mistakes" else ():
        check(opened(page, mistake=mistake))
    if page in ("explore", "sharpness", "masks", "order_and_batch", "heads"):
        check(opened(page, compare="mask=causal"))
