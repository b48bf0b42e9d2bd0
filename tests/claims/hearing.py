"""What is said: while `hearing`, every message notes its place, the variants that it chose, and the values that it read."""

import contextlib
import gc
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from fluent.syntax import ast

from attn_core import cache
from pages.text import languages
from pages.text.catalogue import Catalogue, Given, Make, Message, Sentence


class Heard(NamedTuple):
    """A message that was said. place: file.NAME or file.NAME.attribute; chosen: variable → variant; given: values read."""

    place: str
    chosen: dict[str, str]
    given: dict[str, object]
    text: str


HEARD: list[Heard] = []
_OPEN: list[Heard] = []  # those that are being said, one within another
CONSTANTS: dict[str, set[str]] = {}  # a message without variables → where it stands


class _Noted(dict[str, object]):
    """The values of a message, each kept once it is read."""

    def __init__(self, values: Given) -> None:
        self.values_behind = values

    def __missing__(self, name: str) -> object:
        return self.setdefault(name, self.values_behind[name])


class _Variant(ast.TextElement):
    """Stands first in each variant, and notes that it is chosen."""

    def __init__(self, variable: str, key: str) -> None:
        super().__init__("")
        self.variable, self.key = variable, key


def name_of(select: ast.SelectExpression) -> str:
    """Return the variable by which a message chooses, "" for anything else."""
    return getattr(getattr(select.selector, "id", None), "name", "")


def key_of(variant: ast.Variant) -> str:
    """Return the key of a variant as the file has it."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


class _Hearing(Catalogue):
    def __getitem__(self, name: str) -> Message:
        if name not in self._made:
            entry, place = self.entries[name], f"{self.path.stem}.{name}"
            own = {each.id.name: self._message(f"{place}.{each.id.name}", each.value) for each in entry.attributes}
            self._made[name] = own or self._message(place, entry.value)
        return self._made[name]

    def _message(self, place: str, pattern: ast.Pattern) -> Message:
        made = self._heard(place, self._pattern(pattern))
        return made if isinstance(made, str) else Sentence(made)

    def _heard(self, place: str, made: str | Make) -> str | Make:
        if isinstance(made, str):
            CONSTANTS.setdefault(made, set()).add(place)
            return made

        def hear(given: Given) -> str:
            _OPEN.append(Heard(place, {}, _Noted(given), ""))
            try:
                text = made(_OPEN[-1].given)
                HEARD.append(_OPEN[-1]._replace(text=text))
            finally:
                _OPEN.pop()
            return text

        return hear

    def _expression(self, expression: ast.Node) -> str | Make:
        made = super()._expression(expression)
        if not isinstance(expression, ast.MessageReference):
            return made
        attribute = f".{expression.attribute.name}" if expression.attribute else ""
        return self._heard(f"{self.path.stem}.{expression.id.name}{attribute}", made)

    def _choice(self, select: ast.SelectExpression) -> Make:
        for variant in select.variants:
            if not isinstance(next(iter(variant.value.elements), None), _Variant):
                variant.value.elements.insert(0, _Variant(name_of(select), key_of(variant)))
        return super()._choice(select)

    def _element(self, element: ast.TextElement | ast.Placeable) -> str | Make:
        if not isinstance(element, _Variant):
            return super()._element(element)
        return lambda _given: _OPEN[-1].chosen.update({element.variable: element.key}) or ""


@contextlib.contextmanager
def hearing() -> Iterator[None]:
    """Hear every message that is said in here; whatever was said before is said anew, here and afterwards."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(languages, "Catalogue", _Hearing)
        _forget()
        try:
            yield
        finally:
            patched.undo()
            _forget()


def _forget() -> None:
    languages.CATALOGUES.clear()
    for each in gc.get_objects():
        if type(each) is languages.Words:
            each._by_language.clear()
    forget_facts()


def forget_facts() -> None:
    """Let pages say again what they have said; what the core has computed stays, and so do the forms of charts."""
    kept = cache.SHARED.items()
    cache.SHARED.clear()
    for key, value, cost in kept:
        if not re.match(r"pages\.(?!charts)", getattr(key[0], "__module__", "")):
            cache.SHARED.put(key, value, cost)


def said(make: Callable[[], object]) -> list[Heard]:
    """Return what is said while something is made."""
    HEARD.clear()
    forget_facts()
    make()
    return [*HEARD]
