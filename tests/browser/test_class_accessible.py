"""What those who can't see colours or hear the page have of a class, on every view of it and in both themes."""

import pytest

from tests.browser.accessible import TAGS, axe, faint
from tests.browser.class_views import PROJECTOR, views
from tests.browser.conftest import PHONE
from tests.browser.serving import TOO_WIDE

VIEWS = 10


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_view_of_a_class_can_be_read(visitor, address, theme):
    """By axe-core and by the contrast of texts in pictures; none reaches beyond the screen."""
    seen = {"color_scheme": theme, "reduced_motion": "reduce"}
    teacher, phone = visitor(**PROJECTOR, **seen), visitor(**PHONE, **seen)
    faults, names = {}, []
    for name, page in views(teacher, phone, address, "en"):
        names.append(name)
        faults[name] = axe(page, {"type": "tag", "values": TAGS}) + faint(page)
        faults[name] += page.evaluate(TOO_WIDE.replace("[data-testid=stMain]", "#class"))
    assert {name: found for name, found in faults.items() if found} == {}
    assert len(names) == VIEWS
