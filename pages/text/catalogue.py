"""Sentences of one file in Project Fluent's syntax (projectfluent.org): messages become texts, functions and tables.

    reset = Reset
    heads = { $count ->
        [one] one head
       *[other] { $count } heads
    }

The official package reads the syntax. What it reads is turned into Python's closures here, a message when it is first used:
the official resolver takes 30 to 60 µs for a sentence, and a view has some 150 of them. Its number and date formats are
left out, since FUNCTIONS has this app's own.
"""

import contextlib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast, parse

from attn_core import cache

Value = str | int | float | Sequence[str] | None
Given = Mapping[str, Value]
Make = Callable[[Given], str]


class Kept(cache.Held):
    """Facts as a frozen dataclass without equality (eq=False): the cache counts their fields where it keeps them.

    Facts among the fields are kept, and counted, on their own; what a sentence doesn't find here, it finds in those.
    """

    @property
    def bytes(self) -> int:
        return cache.size(vars(self))


def variable(facts: object, name: str) -> Value:
    """Return what a sentence that is said of facts calls by a name; AttributeError where these lack it."""
    if not isinstance(facts, Kept) or hasattr(facts, name):
        return getattr(facts, name)
    for behind in vars(facts).values():
        if isinstance(behind, Kept):
            with contextlib.suppress(AttributeError):
                return variable(behind, name)
    raise AttributeError(f"{type(facts).__name__} has no {name}")


class Sentence(NamedTuple):
    """A message with variables: called with their values by name, or said of facts whose attributes they are."""

    make: Make

    def __call__(self, **given: Value) -> str:
        return self.make(given)

    def of(self, facts: object) -> str:
        """Return the sentence of facts; AttributeError where these lack a variable that it reads."""
        return self.make(_Attributes(facts))


class _Attributes(dict[str, Value]):
    """The attributes of an object by their names, each read when a sentence asks for it."""

    def __init__(self, facts: object) -> None:
        self._facts = facts

    def __missing__(self, name: str) -> Value:
        return variable(self._facts, name)


Message = str | Sentence | Mapping[str, "Message"]


class Catalogue:
    """The messages of a file.

    functions: what a message may call, by name, of text in the language of the file
    plural: the category of a number in this language, such as "one"
    shape: what is done to each piece of text before it is used; nothing, but for a language of tests
    """

    def __init__(
        self,
        path: Path,
        functions: Mapping[str, Callable[..., str]],
        plural: Callable[[float], str],
        shape: Callable[[str], str] = str,
    ) -> None:
        self.path, self.functions, self.plural, self.shape = path, functions, plural, shape
        self._made: dict[str, Message] = {}

    @cached_property
    def entries(self) -> dict[str, ast.Message | ast.Term]:
        """The entries of the file by name, terms with their hyphen; ValueError for what is no Fluent, by its line."""
        text = self.path.read_text(encoding="utf-8")
        found: dict[str, ast.Message | ast.Term] = {}
        for entry in parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start) + 1
                raise ValueError(f"{self.path.name}, line {line}: {entry.annotations[0].message}")
            if isinstance(entry, (ast.Message, ast.Term)):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if name in found:
                    raise ValueError(f"{self.path.name}: {name} is there twice")
                found[name] = entry
        return found

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    def __getitem__(self, name: str) -> Message:
        """Return a text, a function of the message's variables, or the message's attributes by name."""
        if name not in self._made:
            entry = self.entries[name]
            own = {each.id.name: _message(self._pattern(each.value)) for each in entry.attributes}
            self._made[name] = own or _message(self._pattern(entry.value))
        return self._made[name]

    def _pattern(self, pattern: ast.Pattern) -> str | Make:
        """Return a text, or what makes it of the values that are given."""
        parts = [self._element(element) for element in pattern.elements]
        if all(isinstance(part, str) for part in parts):
            return "".join(parts)
        return lambda given: "".join([part if type(part) is str else part(given) for part in parts])

    def _element(self, element: ast.TextElement | ast.Placeable) -> str | Make:
        if isinstance(element, ast.TextElement):
            return self.shape(_unwrapped(element.value))
        return self._expression(element.expression)

    def _expression(self, expression: ast.Node) -> str | Make:
        """Return what stands between braces; ValueError for what this app has no use for."""
        match expression:
            case ast.StringLiteral():
                return expression.parse()["value"]
            case ast.VariableReference():
                name = expression.id.name
                return lambda given: str(given[name])
            case ast.FunctionReference():
                return self._call(expression)
            case ast.SelectExpression():
                return self._choice(expression)
            case ast.MessageReference() | ast.TermReference(arguments=None):
                return self._pattern(self._referred(expression))
        raise ValueError(f"{self.path.name}: {type(expression).__name__} is not used here")

    def _referred(self, reference: ast.MessageReference | ast.TermReference) -> ast.Pattern:
        """Return the text that a message's, an attribute's or a term's name stands for."""
        hyphen = "-" if isinstance(reference, ast.TermReference) else ""
        entry = self.entries[f"{hyphen}{reference.id.name}"]
        if reference.attribute is None:
            return entry.value
        return next(each.value for each in entry.attributes if each.id.name == reference.attribute.name)

    def _value(self, node: ast.Node) -> Callable[[Given], Value]:
        """Return what yields a value: a variable as it is given, anything else as a text."""
        if isinstance(node, ast.VariableReference):
            name = node.id.name
            return lambda given: given[name]
        made = self._expression(node)
        return (lambda _given: made) if isinstance(made, str) else made

    def _call(self, reference: ast.FunctionReference) -> Make:
        function = self.functions[reference.id.name]
        values = [self._value(each) for each in reference.arguments.positional]
        named = {each.name.name: int(each.value.value) for each in reference.arguments.named}
        if len(values) == 1 and not named:
            [value] = values
            return lambda given: function(value(given))
        return lambda given: function(*[value(given) for value in values], **named)

    def _choice(self, select: ast.SelectExpression) -> Make:
        """Return the choice between variants: True is yes, an empty text none, a number itself or its plural category."""
        value, plural = self._value(select.selector), self.plural
        variants = {_key(variant.key): self._pattern(variant.value) for variant in select.variants}
        default = next(self._pattern(variant.value) for variant in select.variants if variant.default)

        def choose(given: Given) -> str:
            found = value(given)
            if isinstance(found, bool):
                made = variants.get("yes" if found else "no", default)
            elif isinstance(found, (int, float)):
                made = variants.get(found, variants.get(plural(found), default))
            else:
                made = variants.get(found or "none", default)
            return made if type(made) is str else made(given)

        return choose


def _unwrapped(text: str) -> str:
    """Return text whose paragraphs are one line each: in the file a line goes on in the next one."""
    return "\n\n".join(paragraph.replace("\n", " ") for paragraph in text.split("\n\n"))


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else float(key.value)


def _message(made: str | Make) -> str | Sentence:
    """Return a text as it is, and what makes one as a sentence of its variables."""
    return made if isinstance(made, str) else Sentence(made)
