"""Charts in both themes, on every page: each takes its colours from its own theme, and none from the other."""

import json
import re

import pytest

from pages.ui.board.pieces import Picture
from pages.ui.charts import colours as look
from pages.ui.link import PAGES
from tests.drawings import template
from tests.story_page import opened

LOOKS = {"light": look.LIGHT, "dark": look.DARK}
BOTH = {"order_and_batch": {"#FFFFFF", "#1B1B24"}}  # letters on light and on deep blocks of the two means


def colours(found: look.Look) -> set[str]:
    """Return all colours of a theme."""
    return {colour for part in found for colour in ((part,) if isinstance(part, str) else part)}


@pytest.mark.parametrize("theme", LOOKS)
@pytest.mark.parametrize("page", PAGES)
def test_charts_take_the_themes_colours(page: str, theme: str):
    """Each chart holds colours that its theme alone has, and none that the other theme alone has."""
    own, other = (colours(LOOKS[name]) for name in (theme, "dark" if theme == "light" else "light"))
    pieces = opened(page, dark=theme == "dark").pieces.values()
    specs = {piece.alt: json.dumps(template(piece.spec)) for piece in pieces if isinstance(piece, Picture)}
    assert specs
    for alt, spec in specs.items():
        found = set(re.findall(r"#[0-9A-F]{6}", spec))
        assert (own - other) & found - BOTH.get(page, set()), alt
        assert not (other - own) & found - BOTH.get(page, set()), alt
