"""What boards are made of: sentences, tables, programs, buttons, matrices to edit, and charts, as plain values.

A piece has a slot, unlike any other on its page, and is a chart or, by its method html(), HTML.
"""

import html
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import orjson

from pages.ui import matrix_edits
from pages.ui.charts import templates
from pages.ui.link import spelled
from pages.ui.text import markdown
from pages.ui.text.languages import Words

words = Words("frame")
Values = Mapping[str, object]  # what a click sets: link name → value


class Text(NamedTuple):
    """A piece of Markdown, of the kinds that `markdown.html` knows."""

    slot: str
    body: str

    def html(self) -> str:
        return markdown.html(self.body)


class Table(NamedTuple):
    """A small table: its header and its rows, all as Markdown.

    saves: the name of the page's CSV file that it is the start of, "" where it is all there is
    sets: what the first cell of each row sets, which is a button then; () where none is
    """

    slot: str
    header: Sequence[str]
    rows: Sequence[Sequence[str]]
    saves: str = ""
    sets: Sequence[Values] = ()

    def html(self) -> str:
        rows = [[_inline(cell) for cell in row] for row in self.rows]
        if self.sets:
            rows = [[button(row[0], to), *cells[1:]] for row, cells, to in zip(self.rows, rows, self.sets, strict=True)]
        table = _table(map(_inline, self.header), rows)
        if not self.saves:
            return table
        save = f'<button data-take="table:{self.saves}">{words.save(self.saves)}</button>'
        scrolls = f'<div class="scrolls" tabindex="0" role="region" aria-label="{self.saves}.csv">{table}</div>'
        return f"{scrolls}{save} <small>{words.WHOLE_FILE}</small>"


class Code(NamedTuple):
    """A program, with a button that copies it; compares: lines that begin with - and + are removed and added."""

    slot: str
    program: str
    compares: bool = False

    def html(self) -> str:
        lines = html.escape(self.program)
        if self.compares:
            kinds = {"-": "gone", "+": "new"}
            lines = "\n".join(f'<span class="{kinds.get(line[:1], "same")}">{line}</span>' for line in lines.split("\n"))
        return f'<button class="copy" data-act="code">{words.COPY}</button><pre tabindex="0"><code>{lines}</code></pre>'


class Task(NamedTuple):
    """Something to try, in Markdown, and what happened, once it is done; "" before."""

    slot: str
    question: str
    happened: str

    def html(self) -> str:
        done = f'<p class="done">{icon("check_circle")} {_inline(self.happened)}</p>' if self.happened else ""
        return f"<p><b>{words.TRY_IT}</b> {_inline(self.question)}</p>{done}"


class Buttons(NamedTuple):
    """A row of buttons after a word or two in Markdown: label → what it sets; None: it can't be pressed at present.

    complete: whether what a button doesn't set goes back to its default, but for the learner's words
    """

    slot: str
    lead: str
    choices: Mapping[str, Values | None]
    complete: bool = False

    def html(self) -> str:
        mark = "data-complete" if self.complete else ""
        buttons = (button(label, values, mark=mark) for label, values in self.choices.items())
        return f"{markdown.html(self.lead)}{''.join(buttons)}"


class Actions(NamedTuple):
    """What every page offers: the draw of another seed, if it changes anything, undo, reset, and to copy the address."""

    slot: str
    next_seed: int | None

    def html(self) -> str:
        actions = (("undo", "undo", words.UNDO), ("reset", "restart_alt", words.RESET), ("copy", "link", words.COPY_LINK))
        draw = ""
        if self.next_seed is not None:
            draw = button(words.NEW_DRAW, {"seed": self.next_seed}, icon=f"{icon('casino')} ", name=words.NEW_DRAW)
        small = {"undo": f'disabled aria-label="{words.UNDO}" title="{words.UNDO}"'}
        small["reset"] = f'aria-label="{words.RESET}" title="{words.RESET}"'
        return draw + "".join(
            f'<button data-act="{action}" {small.get(action, "")}>{icon(sign)}'
            f"{'' if action in small else f' <span>{label}</span>'}</button>"
            for action, sign, label in actions
        )


class MatrixInput(NamedTuple):
    """A matrix whose numbers can be edited; an edit is added to a link name that holds edits.

    name: the link name; matrix: its name in matrix_edits.py, "" where there is one matrix only
    first_row: the row of the matrix that stands on top, where not all of them are shown
    """

    slot: str
    name: str
    matrix: str
    column_labels: Sequence[str]
    row_labels: Sequence[str]
    numbers: Sequence[Sequence[float]]
    first_row: int = 0

    def html(self) -> str:
        columns = range(len(self.column_labels))
        rows = ([html.escape(label), *(self._input(i, j) for j in columns)] for i, label in enumerate(self.row_labels))
        return _table(map(html.escape, ("", *self.column_labels)), rows)

    def _input(self, row: int, column: int) -> str:
        cell = "_".join(filter(None, (self.matrix, str(self.first_row + row), str(column))))
        label = html.escape(f"{self.row_labels[row]}, {self.column_labels[column]}")
        value, largest = f"{self.numbers[row][column]:.4g}", f"{matrix_edits.LARGEST:g}"
        sets = f'data-edit="{self.name} {cell}" value="{value}" min="-{largest}" max="{largest}"'
        return f'<input type="number" step="any" aria-label="{label}" {sets}>'


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
        """Return it as HTML; input.js takes what data-next sets while it plays, data-first where that begins at the end."""

        def to(label: str, place: int, sign: str, **options: str) -> str:
            enabled = self.at > 0 if sign in ("first_page", "chevron_left") else self.at < self.last
            return button(label, {self.name: place} if enabled else None, icon=icon(sign), name=label, **options)

        back = to(words.REWIND, 0, "first_page", mark="data-first")
        back += to(words.STEP_BACK, self.before, "chevron_left", key="b")
        on = to(words.STEP_ON, self.after, "chevron_right", key="n", mark="data-next")
        on += to(words.END, self.last, "last_page")
        play = f'<span class="rests">{icon("play_arrow")}{words.PLAY}</span>'
        play += f'<span class="plays">{icon("pause")}{words.PAUSE}</span>'
        play = f'<button data-act="play" data-key="p" aria-keyshortcuts="p">{play}</button>'
        return f"{back}{play}{on}<small>{words.KEYS}</small>"


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


Piece = Text | Task | Table | Code | Buttons | Actions | MatrixInput | Player | Picture
Pieces = Sequence[Piece]


def titled(slot: str, title: str, spec: templates.Spec, alt: str, **options: object) -> list[Piece]:
    """Return a chart under its title, which stands in the slot's name with _name; options: see Picture."""
    return [Text(f"{slot}_name", title), Picture(slot, spec, alt, **options)]


def icon(name: str) -> str:
    """Return a sign of the icon font that Streamlit ships, as HTML."""
    return f'<span class="icon" aria-hidden="true">{name}</span>'


def button(label: str, values: Values | None, key: str = "", icon: str = "", name: str = "", mark: str = "") -> str:
    """Return a button that sets controls, as HTML; None: it can't be pressed.

    key: a letter that presses it, too; name: its accessible name, where no label is seen; mark: what input.js finds it by
    """
    sets = "disabled"
    if values is not None:
        to = orjson.dumps({link_name: spelled(value) for link_name, value in values.items()}).decode()
        sets = f'data-set="{html.escape(to)}"'
    shortcut = f'data-key="{key}" aria-keyshortcuts="{key}"' if key else ""
    accessible_name = f'aria-label="{html.escape(name)}"' if name else ""
    return f"<button {' '.join(filter(None, [sets, shortcut, accessible_name, mark]))}>{icon}{_inline(label)}</button>"


def _inline(line: str) -> str:
    """Return Markdown of one line as HTML, without the paragraph around it."""
    return markdown.html(line).removeprefix("<p>").removesuffix("</p>")


def _table(header: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table of cells that are HTML already; the first cell of a row is the row's header."""
    columns = "".join(f'<th scope="col">{cell}</th>' for cell in header)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>' for first, *cells in rows
    )
    return f"<table><thead><tr>{columns}</tr></thead><tbody>{body}</tbody></table>"
