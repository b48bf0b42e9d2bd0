"""The link: a View read from an address and written to it, with a sentence for what is not taken as it stands."""

from collections.abc import Mapping
from urllib.parse import parse_qsl

from pages.ui.menu import LEARN, SIDEBAR
from pages.ui.settings import DEFAULTS, MOST_CHARACTERS, MOST_NOTICES, NAMES, SHARED, View
from pages.ui.text.languages import Words

words = Words("link")
VERSION = "1"
OTHERS = ("v", "embed", "embed_options")  # the format's version, and Streamlit's own


def controls(page: str) -> tuple[str, ...]:
    """Return the names of which a page may draw controls."""
    drawn = LEARN.get(page) or SIDEBAR.get(page, ())
    return tuple(name for name in NAMES if name not in SHARED or name in (*drawn, "stage", "lang"))


def parse(name: str, raw: str) -> object:
    """Return the value of one name's text; ValueError with the rule where it is none."""
    if name not in NAMES:
        raise ValueError(words.NO_SUCH_SETTING)
    return NAMES[name].metadata["parse"](raw)


def read(link: Mapping[str, str]) -> tuple[dict[str, object], list[str]]:
    """Return the values of a link, and a sentence for everything in it that is not taken as it stands."""
    values, notices = {}, []
    for name, raw in link.items():
        text = "=".join(part[:40] + "…" * (len(part) > 40) for part in (name, raw))  # both may be long
        if name == "v" and raw != VERSION:
            notices.append(words.other_format(text, VERSION))
        if name in OTHERS:
            continue
        try:
            values[name] = parse(name, raw)
        except ValueError as rule:
            notices.append(words.ignored(text, str(rule)))
        else:
            if values[name] != raw and name in ("text", "text2", "cross_text") and len(raw) > MOST_CHARACTERS:
                notices.append(words.cut(name, len(raw), MOST_CHARACTERS))
    if len(notices) > MOST_NOTICES:
        notices[MOST_NOTICES - 1 :] = [words.more_ignored(len(notices) - MOST_NOTICES + 1)]
    return values, notices


def view(link: Mapping[str, str], dark: bool = False) -> View:
    """Return what a link sets; what it doesn't name, or names wrongly, is the default."""
    return View(**read(link)[0], dark=dark)


def from_query(query: str, dark: bool = False) -> View:
    """Return what the query of an address sets: name=value&…; of a name that stands there twice the last one counts."""
    return view(dict(parse_qsl(query.removeprefix("?"), keep_blank_values=True, max_num_fields=2 * len(NAMES))), dark)


def spelled(value: object) -> str:
    """Return a value as a link spells it."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def written(view: View) -> dict[str, str]:
    """Return the link of a view: what is not at its default, as text by name."""
    return {name: spelled(getattr(view, name)) for name, default in DEFAULTS.items() if getattr(view, name) != default}
