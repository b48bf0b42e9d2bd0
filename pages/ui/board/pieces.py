"""What boards are made of: sentences, tables, programs, buttons, numbers to be typed, and charts, as plain values.

A piece has a slot, unlike any other on its page, and says what it is: HTML, or a chart's form and its columns.
"""

import hashlib
import html
import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from attn_core import cache
from pages.ui import charts, words
from pages.ui.link import spelled

Values = Mapping[str, object]  # what a click sets: link name → value


HASH = 10  # characters
ALL = "The file has all rows, columns and digits."


class Text(NamedTuple):
    """A piece of Markdown, as words.py writes it."""

    slot: str
    body: str

    def html(self) -> str:
        """Return it as HTML."""
        return words.html(self.body)


class Table(NamedTuple):
    """A small table: what stands above its columns, and its rows, all as Markdown that words.html knows.

    saves: the name of the page's file of numbers that it is the start of, "" where it is all there is
    """

    slot: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    saves: str = ""

    def html(self) -> str:
        """Return it as HTML, the first column as the heads of rows."""
        head = "".join(f'<th scope="col">{_inline(cell)}</th>' for cell in self.heads)
        body = "".join(
            f'<tr><th scope="row">{_inline(first)}</th>' + "".join(f"<td>{_inline(cell)}</td>" for cell in rest) + "</tr>"
            for first, *rest in self.rows
        )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        save = f'<button data-save="{self.saves}">Save {self.saves}.csv</button> <small>{ALL}</small>'
        return f'<div class="scrolls">{table}</div>{save}' if self.saves else table


class Code(NamedTuple):
    """A program, with a button that copies it."""

    slot: str
    program: str

    def html(self) -> str:
        """Return it as HTML."""
        return f'<button class="copy" data-act="code">Copy</button><pre><code>{html.escape(self.program)}</code></pre>'


class Buttons(NamedTuple):
    """A row of buttons after a word or two in Markdown: label → what it sets; None: it can't be pressed at present."""

    slot: str
    lead: str
    choices: Mapping[str, Values | None]

    def html(self) -> str:
        """Return it as HTML."""
        return f"{words.html(self.lead)}{''.join(button(label, values) for label, values in self.choices.items())}"


class Actions(NamedTuple):
    """What every page offers: to take a change back, to begin anew, to copy the address."""

    slot: str

    def html(self) -> str:
        """Return it as HTML."""
        named = (("undo", "undo", "Undo"), ("reset", "restart_alt", "Reset"), ("copy", "link", "Copy link"))
        return "".join(
            f'<button data-act="{act}"{" disabled" * (act == "undo")}>{icon(sign)} <span>{label}</span></button>'
            for act, sign, label in named
        )


class Typed(NamedTuple):
    """A matrix of numbers that can be typed over; what is typed is added to a link name that holds such edits.

    name: the link name; which: the matrix, as edits.py calls it, "" where there is one; heads, sides: labels
    """

    slot: str
    name: str
    which: str
    heads: Sequence[str]
    sides: Sequence[str]
    numbers: Sequence[Sequence[float]]

    def html(self) -> str:
        """Return it as HTML."""
        head = "".join(f'<th scope="col">{html.escape(label)}</th>' for label in ("", *self.heads))
        body = "".join(
            f'<tr><th scope="row">{html.escape(side)}</th>{"".join(self._cell(i, j) for j in range(len(row)))}</tr>'
            for i, (side, row) in enumerate(zip(self.sides, self.numbers, strict=True))
        )
        return f'<table class="typed"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'

    def _cell(self, row: int, column: int) -> str:
        """Return one number."""
        at = "_".join(filter(None, (self.which, str(row), str(column))))
        label = html.escape(f"{self.sides[row]}, {self.heads[column]}")
        value = f"{self.numbers[row][column]:.4g}"
        return f'<td><input type="number" step="any" aria-label="{label}" data-edit="{self.name} {at}" value="{value}"></td>'


class Picture(NamedTuple):
    """A chart: its specification with data, and what it shows in words.

    width: "stretch" or pixels
    click: what a click on a mark sets: link name → the field of its data that says to what
    also: what a click sets besides
    steps: what the keys ArrowUp, ArrowDown, ArrowLeft and ArrowRight move: (link name, by how much, lowest, highest)
    """

    slot: str
    spec: charts.Spec
    alt: str
    width: str | int = "stretch"
    click: Mapping[str, str] = MappingProxyType({})
    also: Values = MappingProxyType({})
    steps: Mapping[str, tuple[str, int, int, int]] = MappingProxyType({})


Piece = Text | Table | Code | Buttons | Actions | Typed | Picture
Pieces = Sequence[Piece]


def icon(name: str) -> str:
    """Return a sign of the icon font that Streamlit ships, as HTML."""
    return f'<span class="icon" aria-hidden="true">{name}</span>'


def button(label: str, values: Values | None, key: str = "", icon: str = "", name: str = "") -> str:
    """Return a button that sets controls, as HTML.

    key: a letter that presses it, too; name: what it is called where its label isn't seen
    """
    sets = "disabled" if values is None else f'data-set="{html.escape(_json({n: spelled(v) for n, v in values.items()}))}"'
    more = (f' data-key="{key}"' if key else "") + (f' aria-label="{html.escape(name)}"' if name else "")
    return f"<button {sets}{more}>{icon}{words.html(label).removeprefix('<p>').removesuffix('</p>')}</button>"


def _inline(markdown: str) -> str:
    """Return Markdown of one line as HTML, without the paragraph around it."""
    return words.html(markdown).removeprefix("<p>").removesuffix("</p>")


# ---- as they are sent ----


class Encoded(NamedTuple):
    """A piece, ready to be sent: what it is, as JSON members, and its parts, each with a hash of what it holds."""

    slot: str
    about: str
    parts: Mapping[str, tuple[str, str]]  # name → hash, JSON
    form: str = ""  # of a chart: the hash of its specification

    def without(self, known: frozenset[str]) -> str:
        """Return it as JSON, without the parts whose hashes the browser knows."""
        parts = ",".join(
            f'"{name}":["{digest}"]' if digest in known else f'"{name}":["{digest}",{content}]'
            for name, (digest, content) in self.parts.items()
        )
        return f'{{"slot":"{self.slot}",{self.about},"parts":{{{parts}}}}}'


def encoded(piece: Piece) -> Encoded:
    """Return a piece ready to be sent; a chart's form is kept, so that it can be asked for by its hash."""
    if not isinstance(piece, Picture):
        content = _json(piece.html())
        return Encoded(piece.slot, f'"kind":"{type(piece).__name__.lower()}"', {"html": (digest(content), content)})
    about = {
        "kind": "chart",
        "form": form(piece),
        "alt": piece.alt,
        "click": dict(piece.click),
        "also": {name: spelled(value) for name, value in piece.also.items()},
        "steps": dict(piece.steps),
    }
    parts = {}
    for name, columns in piece.spec["datasets"].items():
        for field, column in columns.items():
            content = _json(column)
            parts[f"{name}.{field}"] = digest(content), content
    return Encoded(piece.slot, _json({name: value for name, value in about.items() if value})[1:-1], parts, about["form"])


def form(picture: Picture) -> str:
    """Return the hash of a chart's specification without its data, and keep that, so that it can be asked for.

    Specifications of one template hold the same parts: the hash is made once for them.
    """
    bare = {name: part for name, part in picture.spec.items() if name != "datasets"}
    if picture.width != "stretch":
        bare["width"] = picture.width
    parts = tuple(bare.values())
    known = cache.SHARED.get(key := ("parts", tuple(map(id, parts))))
    if known is not None:
        return known[1]
    content = _json(bare)
    name = digest(content)
    cache.SHARED.put(key, (parts, name), 500)  # with its parts, so that no others take their places in memory
    cache.SHARED.put(("form", name), content, len(content))
    return name


def form_of(name: str) -> str | None:
    """Return the specification with this hash, as JSON, or None where it isn't kept any more, or never was."""
    return cache.SHARED.get(("form", name))


def digest(content: str) -> str:
    """Return a short hash of a text, HASH characters that are safe in addresses."""
    return hashlib.blake2b(content.encode(), digest_size=HASH // 2).hexdigest()


def _json(value: object) -> str:
    """Return a value as compact JSON; what is not a number, or is infinite, is null: it is never drawn as one."""
    try:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    except ValueError:
        return json.dumps(_finite(value), ensure_ascii=False, separators=(",", ":"))


def _finite(value: object) -> object:
    """Return a value with null in place of what is no finite number."""
    if isinstance(value, float):
        return value if abs(value) < float("inf") else None
    if isinstance(value, dict):
        return {name: _finite(part) for name, part in value.items()}
    return [_finite(part) for part in value] if isinstance(value, (list, tuple)) else value
