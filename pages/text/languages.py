"""The sentences of the language that is set: Words("start").LEAD stands in english/start.py and in its translations.

A sentence is chosen where it is drawn: a run of a page sets its link's language, and so does each board that is asked for a
View. Threads don't share what is set, and results are cached for each language.
"""

import contextlib
import contextvars
import functools
import importlib
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import TypeVar

from attn_core import cache

R = TypeVar("R")
LANGUAGES = {"en": "english", "de": "german"}  # link token → the folder of its sentences, the same names in each
NAMES = {"en": "English", "de": "Deutsch"}  # link token → what the language calls itself
DEFAULT = "en"
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


class Words:
    """The sentences of one page in the language that is set, as attributes."""

    def __init__(self, page: str) -> None:
        self._page = page
        self._imported: dict[str, ModuleType] = {}

    def __getattr__(self, name: str) -> object:
        token = current()
        if token not in self._imported:
            self._imported[token] = importlib.import_module(f"pages.text.{LANGUAGES[token]}.{self._page}")
        return getattr(self._imported[token], name)
