"""What a link sets on the page that it leads to: a worked example brings its temperature, and resets all other settings."""

from collections.abc import Mapping

from attn_core.sources import SOURCES
from pages.view.menu import LEARN
from pages.view.settings import DEFAULTS, defaults, shared, step_of

KEPT = {  # by a link that continues an example, which has its own
    *("text", "text2", "tokens", "kind", "heads", "head_size", "d_model", "positions", "seed"),
    *("example", "example_step", "example_slip", "lang", "lesson", "part", "display"),
}

STAYS = ("lang", "display")  # which a lesson's part leaves as they are, unless its link names them


def _is_example(source: object) -> bool:
    return source in SOURCES and bool(SOURCES[source].fixed)


def of_page(page: str, values: Mapping[str, object]) -> dict[str, object]:
    """Return a link's values on a page: the numbers of a worked example have temperature 1, unless the link says another."""
    if page in LEARN and {"projections", "temperature"} <= {*shared(page)} and _is_example(values.get("projections")):
        return {"temperature": DEFAULTS["temperature"], **values}
    return dict(values)


def of_example(example: str, settings: Mapping[str, str]) -> dict[str, str]:
    """Return the link that continues a worked example with its own numbers; see `with_rest`."""
    return ({"projections": example} if _is_example(example) else {}) | dict(settings)


def with_rest(page: str, values: Mapping[str, object]) -> dict[str, object]:
    """Return what a link from page to page sets: what it names; a worked example resets all other settings.

    What the example doesn't use is kept for the way back. A link to a lesson's part resets all others, too.
    """
    opens = defaults(page, step_of(values))
    if values.get("lesson"):
        return {name: default for name, default in opens.items() if name not in STAYS} | dict(values)
    rest = {name: default for name, default in opens.items() if name not in KEPT}
    return (rest if _is_example(values.get("projections")) else {}) | dict(values)
