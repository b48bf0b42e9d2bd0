"""The sentences of the language that is set: Words("start").LEAD stands in english/start.ftl and in its translations.

Each language has every sentence, which tests/text compares.

A sentence is chosen where it is drawn: a run of a page sets its link's language, and so does each board that is asked for a
View. Threads don't share what is set, and results are cached for each language.
"""

import contextlib
import contextvars
import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from attn_core import cache
from pages.text.catalogue import Catalogue

R = TypeVar("R")
FOLDER = Path(__file__).parent
DEFAULT = "en"


@dataclass(frozen=True)
class Language:
    """A language: the folder of its sentences, what it calls itself, and how it writes numbers.

    comma: whether decimals are written with a comma
    plural: the category of a number in the rules of the Unicode CLDR, such as "one", by which Fluent chooses
    shape: what is done to the text of each sentence; nothing, but in tests
    """

    folder: str
    name: str
    comma: bool = False
    plural: Callable[[float], str] = lambda number: "one" if number == 1 else "other"
    shape: Callable[[str], str] = str


REGISTRY = {  # by link token
    "en": Language("english", "English"),
    "de": Language("german", "Deutsch", comma=True),
    "es": Language("spanish", "Español", comma=True),
}
LANGUAGES = {token: language.folder for token, language in REGISTRY.items()}
_token = contextvars.ContextVar("language", default=DEFAULT)


def use(token: str) -> None:
    """Let all sentences of this run be in a language."""
    _token.set(token)


@contextlib.contextmanager
def speaking(token: str) -> Iterator[None]:
    """Let all sentences in here be in a language."""
    before = _token.set(token)
    try:
        yield
    finally:
        _token.reset(before)


def current() -> str:
    """Return the language that is set, as a link spells it."""
    return _token.get()


def remember(function: Callable[..., R]) -> Callable[..., R]:
    """Return the function with its results kept for each language; see attn_core.cache."""
    kept = cache.remember(lambda language, *args, **named: function(*args, **named))

    @functools.wraps(function)
    def remembered(*args: object, **named: object) -> R:
        return kept(current(), *args, **named)

    return remembered


class Catalogues(dict[tuple[str, str], Catalogue | None]):
    """The messages of each language and page, read when they are first asked for; None where there is no file of them."""

    def __missing__(self, key: tuple[str, str]) -> Catalogue | None:
        from pages.text.fluent_functions import FUNCTIONS  # noqa: PLC0415  (they read which language is set)

        token, page = key
        language = REGISTRY[token]
        path = FOLDER / language.folder / f"{page}.ftl"
        self[key] = Catalogue(path, FUNCTIONS, language.plural, language.shape) if path.exists() else None
        return self[key]


CATALOGUES = Catalogues()


def _found(token: str, page: str, name: str) -> object:
    """Return a sentence of a language; AttributeError where it has none."""
    messages = CATALOGUES[token, page]
    if messages is None or name not in messages:
        raise AttributeError(f"{page} has no sentence {name}")
    return messages[name]


class Words:
    """The sentences of one page as attributes: in the language that is set, or in a given one."""

    def __init__(self, page: str, language: str = "") -> None:
        self._page, self._language = page, language
        self._by_language: dict[str, dict[str, Any]] = {}

    def __getattr__(self, name: str) -> Any:
        token = self._language or current()
        found = self._by_language.setdefault(token, {})
        if name not in found:
            found[name] = _found(token, self._page, name)
        return found[name]


class _Files(dict[str, Words]):
    """The sentences of each file, in the language that is set."""

    def __missing__(self, file: str) -> Words:
        self[file] = Words(file)
        return self[file]


_FILES = _Files()


def message(place: str) -> Any:
    """Return the message at a place, file.NAME or file.NAME.attribute, in the language that is set."""
    file, name, *within = place.split(".")
    found = getattr(_FILES[file], name)
    for part in within:
        found = found[part] if isinstance(found, Mapping) else found[int(part)]
    return found


def said(place: str, facts: object) -> str:
    """Return the message at a place as a text; its variables are attributes of the facts."""
    found = message(place)
    return found if isinstance(found, str) else found.of(facts)
