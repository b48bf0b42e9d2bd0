"""What boards are made of: sentences, tables, programs, buttons, numbers to be typed, and charts, as plain values.

A piece has a slot, unlike any other on its page, and says what it is: HTML, or a chart's form and its columns.
"""

import hashlib
import html
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import orjson

from attn_core import cache
from pages.ui import matrix_edits
from pages.ui.charts import templates
from pages.ui.link import spelled
from pages.ui.text import markdown as text_markdown

Values = Mapping[str, object]  # what a click sets: link name → value


HASH = 8  # characters
ENDS = f'min="{-matrix_edits.LARGEST:g}" max="{matrix_edits.LARGEST:g}"'  # of a number that is typed
LINES = {"-": "gone", "+": "new"}  # of a program that is compared with another
ALL = "The file has all rows, columns and digits."


class Text(NamedTuple):
    """A piece of Markdown, as words.py writes it."""

    slot: str
    body: str

    def html(self) -> str:
        """Return it as HTML."""
        return text_markdown.html(self.body)


class Table(NamedTuple):
    """A small table: what stands above its columns, and its rows, all as Markdown that text_markdown.html knows.

    saves: the name of the page's file of numbers that it is the start of, "" where it is all there is
    sets: what the first cell of each row sets, which is a button then; () where none is
    """

    slot: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    saves: str = ""
    sets: Sequence[Values] = ()

    def html(self) -> str:
        """Return it as HTML, the first column as the heads of rows."""
        head = "".join(f'<th scope="col">{_inline(cell)}</th>' for cell in self.heads)
        firsts = [_inline(first) for first, *_ in self.rows]
        if self.sets:
            firsts = [button(first, values) for (first, *_), values in zip(self.rows, self.sets, strict=True)]
        body = "".join(
            f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{_inline(cell)}</td>" for cell in rest) + "</tr>"
            for first, (_, *rest) in zip(firsts, self.rows, strict=True)
        )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        save = f'<button data-save="{self.saves}">Save {self.saves}.csv</button> <small>{ALL}</small>'
        return f'<div class="scrolls">{table}</div>{save}' if self.saves else table


class Code(NamedTuple):
    """A program, with a button that copies it; compares: lines that begin with - and + are gone and new."""

    slot: str
    program: str
    compares: bool = False

    def html(self) -> str:
        """Return it as HTML."""
        lines = html.escape(self.program)
        if self.compares:
            lines = "\n".join(f'<span class="{LINES.get(line[:1], "same")}">{line}</span>' for line in lines.split("\n"))
        return f'<button class="copy" data-act="code">Copy</button><pre><code>{lines}</code></pre>'


class Buttons(NamedTuple):
    """A row of buttons after a word or two in Markdown: label → what it sets; None: it can't be pressed at present."""

    slot: str
    lead: str
    choices: Mapping[str, Values | None]

    def html(self) -> str:
        """Return it as HTML."""
        return f"{text_markdown.html(self.lead)}{''.join(button(label, values) for label, values in self.choices.items())}"


class Actions(NamedTuple):
    """What every page offers: the next draw, to take a change back, to begin anew, to copy the address.

    seed: that of the next draw
    """

    slot: str
    seed: int

    def html(self) -> str:
        """Return it as HTML."""
        named = (("undo", "undo", "Undo"), ("reset", "restart_alt", "Reset"), ("copy", "link", "Copy link"))
        return button("New draw", {"seed": self.seed}, icon=f"{icon('casino')} ", name="New draw") + "".join(
            f'<button data-act="{act}"{" disabled" * (act == "undo")}>{icon(sign)} <span>{label}</span></button>'
            for act, sign, label in named
        )


class Typed(NamedTuple):
    """A matrix of numbers that can be typed over; what is typed is added to a link name that holds such edits.

    name: the link name; which: the matrix, as edits.py calls it, "" where there is one; heads, sides: labels
    first: the row of the matrix that stands on top, where not all of them are shown
    """

    slot: str
    name: str
    which: str
    heads: Sequence[str]
    sides: Sequence[str]
    numbers: Sequence[Sequence[float]]
    first: int = 0

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
        at = "_".join(filter(None, (self.which, str(self.first + row), str(column))))
        label = html.escape(f"{self.sides[row]}, {self.heads[column]}")
        value = f"{self.numbers[row][column]:.4g}"
        sets = f'data-edit="{self.name} {at}" value="{value}" {ENDS}'
        return f'<td><input type="number" step="any" aria-label="{label}" {sets}></td>'


class Player(NamedTuple):
    """A place in the link that steps and plays by itself: buttons that lead to its first, next and last one.

    name: the link name; at: where it stands of 0..last; before, after: where Back and Step lead
    """

    slot: str
    name: str
    at: int
    last: int
    before: int
    after: int

    def html(self) -> str:
        """Return it as HTML; board.js presses data-next while it plays, and data-first where that begins at the end."""
        back, on = self.at > 0, self.at < self.last
        return "".join(
            (
                self._to("Rewind", 0 if back else None, "first_page", mark="data-first"),
                self._to("Back", self.before if back else None, "chevron_left", key="b"),
                PLAY,
                self._to("Step", self.after if on else None, "chevron_right", key="n", mark="data-next"),
                self._to("End", self.last if on else None, "last_page"),
                "<small>Keys: B, P, N</small>",
            )
        )

    def _to(self, label: str, place: int | None, sign: str, key: str = "", mark: str = "") -> str:
        """Return a button that leads to a place, or nowhere."""
        values = None if place is None else {self.name: place}
        return button(label, values, key, icon(sign), label, mark)


class Picture(NamedTuple):
    """A chart: its specification with data, and what it shows in words.

    width: "stretch" or pixels
    click: what a click on a mark sets: link name → the field of its data that says to what
    also: what a click sets besides
    steps: what the keys ArrowUp, ArrowDown, ArrowLeft and ArrowRight move: (link name, by how much, lowest, highest)
    """

    slot: str
    spec: templates.Spec
    alt: str
    width: str | int = "stretch"
    click: Mapping[str, str] = MappingProxyType({})
    also: Values = MappingProxyType({})
    steps: Mapping[str, tuple[str, int, int, int]] = MappingProxyType({})


Piece = Text | Table | Code | Buttons | Actions | Typed | Player | Picture
Pieces = Sequence[Piece]


def titled(slot: str, title: str, spec: templates.Spec, alt: str, **how: object) -> list[Piece]:
    """Return a chart under its title, which stands in the slot's name with _name; how: see Picture."""
    return [Text(f"{slot}_name", title), Picture(slot, spec, alt, **how)]


def icon(name: str) -> str:
    """Return a sign of the icon font that Streamlit ships, as HTML."""
    return f'<span class="icon" aria-hidden="true">{name}</span>'


def button(label: str, values: Values | None, key: str = "", icon: str = "", name: str = "", mark: str = "") -> str:
    """Return a button that sets controls, as HTML.

    key: a letter that presses it, too; name: what it is called where its label isn't seen; mark: what board.js finds it by
    """
    sets = "disabled" if values is None else f'data-set="{html.escape(_json({n: spelled(v) for n, v in values.items()}))}"'
    keys = f'data-key="{key}" aria-keyshortcuts="{key}"' if key else ""
    called = f'aria-label="{html.escape(name)}"' if name else ""
    return f"<button {' '.join(filter(None, [sets, keys, called, mark]))}>{icon}{_inline(label)}</button>"


PLAY = (
    '<button data-act="play" data-key="p" aria-keyshortcuts="p">'
    f'<span class="rests">{icon("play_arrow")}Play</span><span class="plays">{icon("pause")}Pause</span></button>'
)


def _inline(markdown: str) -> str:
    """Return Markdown of one line as HTML, without the paragraph around it."""
    return text_markdown.html(markdown).removeprefix("<p>").removesuffix("</p>")


# ---- as they are sent ----


class Encoded(NamedTuple):
    """A piece, ready to be sent.

    about: what it is, as JSON members, after a hash of these and of the names of its parts
    parts: what it holds, in one order: names, hashes and JSON
    """

    slot: str
    about: tuple[str, str]
    parts: tuple[tuple[str, str, str], ...]

    @property
    def known(self) -> str:
        """What a browser says of it that has all of it: the hashes in order, as one text."""
        return "".join([self.about[0], *(digest for _, digest, _ in self.parts)])

    def without(self, known: str) -> str:
        """Return it as JSON, without what a browser has that says so; of another kind or form it has nothing."""
        if known[:HASH] != self.about[0]:
            known = ""
        about = "" if known else f',"about":["{self.about[0]}",{{{self.about[1]}}}]'
        old = (known[HASH * i : HASH * (i + 1)] for i in range(1, len(self.parts) + 1))
        new = (
            f'"{name}":["{digest}",{content}]'
            for (name, digest, content), before in zip(self.parts, old, strict=True)
            if digest != before
        )
        return f'{{"slot":"{self.slot}"{about},"parts":{{{",".join(new)}}}}}'


def encoded(piece: Piece) -> Encoded:
    """Return a piece ready to be sent; a chart's form is kept, so that it can be asked for by its hash."""
    if not isinstance(piece, Picture):
        return _encoded(piece.slot, {"kind": type(piece).__name__.lower()}, {"html": piece.html()})
    about = {
        "kind": "chart",
        "form": form(piece),
        "alt": piece.alt,
        "click": dict(piece.click),
        "also": {name: spelled(value) for name, value in piece.also.items()},
        "steps": dict(piece.steps),
    }
    tables = piece.spec["datasets"]
    columns = {f"{name}.{field}": _packed(column) for name, table in tables.items() for field, column in table.items()}
    return _encoded(piece.slot, {name: value for name, value in about.items() if value}, columns)


def _packed(column: list[object]) -> object:
    """Return a column as it is, or, where it holds one value only, that and how often."""
    one = len(column) > 2 and len(set(column)) == 1 and len(set(map(type, column))) == 1  # True is no 1, though equal
    return {"all": column[0], "count": len(column)} if one else column


def _encoded(slot: str, about: Mapping[str, object], parts: Mapping[str, object]) -> Encoded:
    """Return a piece ready to be sent."""
    members = _json(about)[1:-1]
    contents = ((name, _json(content)) for name, content in parts.items())
    named = digest(f"{members} {' '.join(parts)}")
    return Encoded(slot, (named, members), tuple((name, digest(content), content) for name, content in contents))


def form(picture: Picture) -> str:
    """Return the hash of a chart's specification without its data, and keep that, so that it can be asked for.

    Specifications of one template hold the same parts: the hash is made once for them.
    """
    parts = tuple(_bare(picture).values())
    known = cache.SHARED.get(key := ("parts", tuple(map(id, parts))))
    if known is not None and form_of(known[1]) is not None:
        return known[1]
    content = specification(picture)
    name = digest(content, 2 * HASH)
    cache.SHARED.put(key, (parts, name), cache.size(parts))  # with its parts: no others take their places in memory
    cache.SHARED.put(("form", name), content, cache.size(content))
    return name


def specification(picture: Picture) -> str:
    """Return a chart's specification without its data, as JSON."""
    return _json(_bare(picture))


def _bare(picture: Picture) -> templates.Spec:
    """Return a chart's specification without its data."""
    bare = {name: part for name, part in picture.spec.items() if name != "datasets"}
    return bare if picture.width == "stretch" else {**bare, "width": picture.width}


def form_of(name: str) -> str | None:
    """Return the specification with this hash, as JSON, or None where it isn't kept any more, or never was."""
    return cache.SHARED.get(("form", name))


def digest(content: str, length: int = HASH) -> str:
    """Return a short hash of a text, safe in addresses."""
    return hashlib.blake2b(content.encode(), digest_size=length // 2).hexdigest()


def _json(value: object) -> str:
    """Return a value as compact JSON; what is not a number, or is infinite, is null: it is never drawn as one."""
    return orjson.dumps(value).decode()
