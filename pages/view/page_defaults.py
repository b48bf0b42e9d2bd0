"""The value of each name that a link leaves unset: the default of the page, which for some names is not that of Explore."""

from collections.abc import Mapping

from attn_core.projections.sources import DESIGNED
from pages.view.menu import LEARN
from pages.view.settings import DEFAULTS

BY_PAGE = ("projections", "temperature")  # names whose default depends on the page
DESIGNED_TEMPERATURE = 4.0  # at 1 the weights of designed heads are almost 0 and 1
OF_LEARN = {
    page: {
        **DEFAULTS,
        "projections": "previous",
        "temperature": DESIGNED_TEMPERATURE if "temperature" in names else None,  # None: the projections decide
    }
    for page, names in LEARN.items()
}
FIXED = {  # page → what a link can't change there
    "start": {"projections": "previous"},  # it explains one head
    "averaging": {"temperature": DEFAULTS["temperature"]},  # its formulas have no temperature
}


def of(page: str) -> Mapping[str, object]:
    """Return the default of each control of a page, None for a temperature that depends on the projections."""
    return OF_LEARN.get(page, DEFAULTS)


def complete(page: str, values: Mapping[str, object]) -> dict[str, object]:
    """Return a value for each name of the link, those that are unset at the page's default."""
    there = {**of(page), **values, **FIXED.get(page, {})}
    if there["temperature"] is None:
        designed = there["projections"] in DESIGNED
        there["temperature"] = DESIGNED_TEMPERATURE if designed else DEFAULTS["temperature"]
    return there
