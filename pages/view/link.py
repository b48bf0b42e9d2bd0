"""The link: a View read from an address and written to it, with a sentence for each value that is not allowed."""

from collections.abc import Mapping
from itertools import islice
from urllib.parse import quote_plus, unquote_to_bytes

import attn_core
from pages.text.languages import Words
from pages.view.menu import page_at
from pages.view.settings import (
    COMPARED,
    CONTROLS,
    DEFAULTS,
    FRAME,
    LOCKING,
    MOST_CHARACTERS,
    MOST_COMPARED,
    MOST_NOTICES,
    MOST_OF_A_TASK,
    OWN,
    UNSCALED,
    VISIT,
    View,
    complete,
    defaults,
    shared,
    step_of,
)

words = Words("link")
RELEASE = attn_core.__version__  # from 1.0.0 on a link opens at the view that it always showed
VERSION = "1"
OTHER_SPELLINGS = {"maps": "projections", "learn_temperature": "temperature"}  # of names, which are still read
BOARD = "board"  # which of a page's boards is shown alone: see server/one_board.py
OTHERS = ("v", BOARD, "embed", "embed_options")  # the format's version, and Streamlit's own
MOST_PARTS = 2 * len(CONTROLS)  # of a link: each name, and what a browser or a site adds to addresses
MOST_ESCAPES = 100_000  # bytes of a link that stand there as %E2, say: three texts of 10,000 Chinese letters have 90,000
AT_DEFAULTS = "-"  # what compare holds where A is what a page shows by default: an empty text means no comparison


def controls(page: str) -> tuple[str, ...]:
    """Return the names of which a page may draw controls."""
    drawn = {*shared(page), *OWN.get(page_at(page), ()), "stage", "lang"}
    return tuple(name for name in CONTROLS if name in drawn or name in (*FRAME, *VISIT))


def named(name: str) -> str:
    """Return the name that is meant, which a link may spell in another way."""
    return OTHER_SPELLINGS.get(name, name)


def parse(name: str, raw: str) -> object:
    """Return the value of one name's text; ValueError with the rule where it is none."""
    if named(name) not in CONTROLS:
        raise ValueError(words.NO_SUCH_SETTING)
    if name in LOCKING:
        raw = "~".join(map(named, raw.split("~")))
    return _canonical(raw) if name == "compare" else CONTROLS[named(name)].parse(raw)


def read(link: Mapping[str, str]) -> tuple[dict[str, object], list[str]]:
    """Return the values of the names that a link sets, and a sentence for each value that was rejected or cut."""
    values, notices = {}, []
    for name, raw in islice(link.items(), MOST_PARTS):
        text = "=".join(part[:40] + "…" * (len(part) > 40) for part in (name, raw))  # both may be long
        if name == "v" and raw != VERSION:
            notices.append(words.other_format(written=text, version=VERSION))
        if name in OTHERS or named(name) in values:  # of two spellings the first one counts
            continue
        try:
            values[named(name)] = parse(name, raw)
        except ValueError as rule:
            notices.append(words.ignored(written=text, rule=str(rule)))
        else:
            notices += _remarks(name, raw)
    if values.get("scale") == UNSCALED:
        del values["scale"]
        values.setdefault("power", 0.0)
    unread = max(len(link) - MOST_PARTS, 0)
    if unread or len(notices) > MOST_NOTICES:
        notices[MOST_NOTICES - 1 :] = [words.more_ignored(count=unread + max(len(notices) - MOST_NOTICES + 1, 0))]
    return values, notices


def _remarks(name: str, raw: str) -> list[str]:
    """Return what is said of a value that is taken, though not all of it."""
    most = {each: MOST_CHARACTERS for each, of in CONTROLS.items() if of.widget == "sentence"} | {"task": MOST_OF_A_TASK}
    if len(raw) > most.get(name, len(raw)):
        return [words.cut(name=name, count=len(raw), most=most[name])]
    return [words.of_a(sentence=sentence) for sentence in pinned(raw)[1]] if name == "compare" else []


def pinned(raw: str) -> tuple[dict[str, object], list[str]]:
    """Return what A's link sets, which stands in compare as the query of an address, and a sentence for what is not taken.

    What stands around a page, belongs to one visit or is looked at is B's own: here it is dropped, another compare, too.
    """
    named = texts("" if raw == AT_DEFAULTS else raw)
    return read({name: text for name, text in named.items() if name in COMPARED or name not in CONTROLS})


def _canonical(raw: str) -> str:
    """Return A's link as every link is written that sets the same; ValueError where it is too long, or no link at all."""
    if not raw:
        return ""
    values, notices = _values_of_a(raw)
    if notices and not values:
        raise ValueError(words.NO_LINK)
    said = {name: value for name, value in values.items() if CONTROLS[name].defaults or value != DEFAULTS[name]}
    text = "&".join(f"{name}={quoted(spelled(said[name]))}" for name in COMPARED if name in said) or AT_DEFAULTS
    if len(text) > MOST_COMPARED:
        raise ValueError(words.too_long(most=MOST_COMPARED))
    return text


def _values_of_a(raw: str) -> tuple[dict[str, object], list[str]]:
    if len(raw) > MOST_COMPARED:
        raise ValueError(words.too_long(most=MOST_COMPARED))
    try:
        return pinned(raw)
    except ValueError:  # too many names
        return {}, [words.NO_LINK]


def quoted(text: str) -> str:
    """Return a text as the query of an address has it, spelled as browsers spell it."""
    return quote_plus(text, safe="*").replace("~", "%7E")


def view(link: Mapping[str, str], page: str = "explore", dark: bool = False) -> View:
    """Return what a link shows on a page; names that are missing or invalid take the page's defaults."""
    return View(**complete(page, read(link)[0]), dark=dark)


def from_query(query: str, page: str = "explore", dark: bool = False) -> View:
    """Return what the query of an address shows: name=value&…; of a name that stands there twice the last one counts."""
    return view(texts(query.removeprefix("?")), page, dark)


def texts(query: str) -> dict[str, str]:
    """Return the text of each name in the query of an address, decoded; ValueError with a sentence where there is too much.

    It takes as many steps as the query has characters, whatever they are.
    """
    parts, escapes = query.count("&") + 1, query.count("%")
    if parts > MOST_PARTS:
        raise ValueError(words.too_many_names(most=MOST_PARTS, count=parts))
    if escapes > MOST_ESCAPES:
        raise ValueError(words.too_many_escapes(most=MOST_ESCAPES, count=escapes))
    pairs = (part.partition("=") for part in query.split("&") if part)
    return {_decoded(name): _decoded(raw) for name, _, raw in pairs}


def _decoded(text: str) -> str:
    return unquote_to_bytes(text.replace("+", " ").encode("utf-8", "replace")).decode("utf-8", "replace")


def spelled(value: object) -> str:
    """Return a value as a link spells it."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def bare(values: Mapping[str, object], page: str) -> dict[str, str]:
    """Return the link of these values on a page, as text by name: what is not at the default of its control."""
    default = defaults(page, step_of(values))
    return {name: spelled(values[name]) for name in CONTROLS if name in values and values[name] != default[name]}


def written(view: View, page: str = "explore") -> dict[str, str]:
    """Return the link that shows a view on a page."""
    chosen = {"projections": view.projections, "step": view.step}
    unset, there = complete(page, chosen), {name: getattr(view, name) for name in CONTROLS}
    return bare({name: value for name, value in there.items() if value != unset[name]} | chosen, page)
