"""What a link sets on the page that it leads to: under the page's own names; a worked example resets all other settings."""

from collections.abc import Mapping, Sequence

from attn_core.examples.scenes import SCENES
from attn_core.projections.sources import SOURCES
from pages.view.menu import LEARN
from pages.view.settings import DEFAULTS, LOCKING

ON_LEARN = {"maps": "projections", "temperature": "learn_temperature"}  # name → the one that Learn pages have for it
KEPT = {  # by a link that continues an example, which has its own
    *("text", "text2", "tokens", "kind", "heads", "head_size", "d_model", "positions", "seed"),
    *("example", "example_step", "example_slip", "lang", "lesson", "part", "display"),
}

STAYS = ("lang", "display")  # which a lesson's part leaves as they are, unless its link names them


def of_page(page: str, values: Mapping[str, object]) -> dict[str, object]:
    """Return a link's values as a page's controls are called: what a Learn page has a name of its own for has that alone.

    A worked example stays in maps; its numbers have temperature 1, unless the link says another one.
    """
    drawn, own = LEARN.get(page, ()), dict(values)
    for name, to in ON_LEARN.items():
        if to in drawn and name in own and (name != "maps" or own[name] in SOURCES):
            value = own.pop(name)
            if to not in own or value != DEFAULTS[name]:  # of two the one that View.on takes
                own[to] = value
    for name in LOCKING:
        if name in own:
            own[name] = "~".join(dict.fromkeys(_own_name(each, drawn) for each in str(own[name]).split("~")))
    if own.get("maps") in SCENES and {"projections", "learn_temperature"} <= {*drawn}:
        own.setdefault("learn_temperature", DEFAULTS["temperature"])
    return own


def _own_name(name: str, drawn: Sequence[str]) -> str:
    own = ON_LEARN.get(name, name)
    return own if own in drawn else name


def of_example(example: str, settings: Mapping[str, str]) -> dict[str, str]:
    """Return the link that continues a worked example with its own numbers; see `with_rest`."""
    return ({"maps": example} if example in SCENES else {}) | dict(settings)


def with_rest(values: Mapping[str, object]) -> dict[str, object]:
    """Return what a link from page to page sets: what it names; a worked example resets all other settings.

    What the example doesn't use is kept for the way back. A link to a lesson's part resets all others, too.
    """
    if values.get("lesson"):
        return {name: default for name, default in DEFAULTS.items() if name not in STAYS} | dict(values)
    rest = {name: default for name, default in DEFAULTS.items() if name not in KEPT}
    return (rest if values.get("maps") in SCENES else {}) | dict(values)
