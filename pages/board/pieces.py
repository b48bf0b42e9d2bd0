"""What boards are made of: sentences, tables, programs, buttons, matrices to edit, and charts, as plain values.

A piece has a slot, unique on its page, and is a chart or, by its method html(), HTML.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple
from urllib.parse import urlencode

import orjson

from pages.charts import templates
from pages.text import markdown
from pages.text.languages import Words
from pages.text.markup import Markup, element, joined
from pages.view import matrix_edits
from pages.view.link import VERSION, spelled

words = Words("frame")
Values = Mapping[str, object]  # values that a click sets, by link name


class Text(NamedTuple):
    """A piece of Markdown, of the kinds that `markdown.html` knows."""

    slot: str
    body: str

    def html(self) -> Markup:
        return markdown.html(self.body)


class Table(NamedTuple):
    """A small table: its header and its rows, all as Markdown.

    saves: the page's CSV file that holds the whole table, "" if this is the whole table
    sets: for each row the values that its first cell sets as a button, () for no buttons
    """

    slot: str
    header: Sequence[str]
    rows: Sequence[Sequence[str]]
    saves: str = ""
    sets: Sequence[Values] = ()

    def html(self) -> Markup:
        rows = [[markdown.line(cell) for cell in row] for row in self.rows]
        if self.sets:
            rows = [[button(row[0], to), *cells[1:]] for row, cells, to in zip(self.rows, rows, self.sets, strict=True)]
        table = _table(map(markdown.line, self.header), rows)
        if not self.saves:
            return table
        save = element("button", words.save(name=self.saves), data_take=f"table:{self.saves}")
        scrolls = element("div", table, class_="scrolls", tabindex=0, role="region", aria_label=f"{self.saves}.csv")
        return joined(scrolls, save, " ", element("small", words.WHOLE_FILE))


class Code(NamedTuple):
    """A program, with a button that copies it; compares: lines that begin with - and + are removed and added."""

    slot: str
    program: str
    compares: bool = False

    def html(self) -> Markup:
        return joined(element("button", words.COPY, class_="copy", data_act="code"), self.listing())

    def listing(self) -> Markup:
        """Return the program alone."""
        lines = self.program
        if self.compares:
            kinds = {"-": "gone", "+": "new"}
            marked = (element("span", line, class_=kinds.get(line[:1], "same")) for line in lines.split("\n"))
            lines = joined(*marked, between="\n")
        return element("pre", element("code", lines), tabindex=0)


class Task(NamedTuple):
    """A task in Markdown, and a sentence about its outcome, "" until something is tried; its place is there beforehand.

    happened: said once it is done; nearly: what is said of a try that misses it
    predicts: whether the question asks for a prediction, and not for an act yet
    guesses: the answers that it offers: label → the values that set it, None for the one that was given
    missed: whether another outcome had been predicted: then it has another sign, too
    """

    slot: str
    question: str
    happened: str
    predicts: bool = False
    guesses: Mapping[str, Values | None] = MappingProxyType({})
    missed: bool = False
    nearly: str = ""

    def html(self) -> Markup:
        buttons = [button(label, values) for label, values in self.guesses.items()]
        return joined(*self.asked(), element("p", *buttons, class_="guesses") if buttons else "")

    def asked(self) -> list[Markup]:
        """Return the question and the outcome, without buttons."""
        lead = words.PREDICT if self.predicts else words.TRY_IT
        asked = element("p", element("b", lead), " ", markdown.line(self.question))
        return [asked, *([] if self.predicts else [self._outcome()])]

    def _outcome(self) -> Markup:
        """Return the outcome as a screen reader announces it, "" until something is tried."""
        if self.nearly:
            said = icon("arrow_circle_right"), " ", element("b", words.NOT_YET), " ", markdown.line(self.nearly)
            return element("p", *said, class_="nearly", role="status")
        sign = icon("cancel" if self.missed else "check_circle")
        happened = (sign, " ", markdown.line(self.happened)) if self.happened else ()
        return element("p", *happened, class_="done", data_missed=self.missed, role="status")


class Buttons(NamedTuple):
    """A row of buttons after a short label in Markdown: label → values to set, None for a disabled button.

    complete: whether a button resets all values that it doesn't set, except the learner's text
    on: what they act on, which their accessible names add where another row has the same labels
    chosen: the labels of those whose values are set; None where buttons don't say whether theirs are
    """

    slot: str
    lead: str
    choices: Mapping[str, Values | None]
    complete: bool = False
    on: str = ""
    chosen: Collection[str] | None = None

    def html(self) -> Markup:
        def marks(label: str) -> dict[str, str | bool]:
            pressed = {} if self.chosen is None else {"aria_pressed": str(label in self.chosen).lower()}
            return {"data_complete": self.complete, "aria_label": bool(self.on) and f"{label}: {self.on}", **pressed}

        buttons = (button(label, values, **marks(label)) for label, values in self.choices.items())
        return joined(markdown.html(self.lead), *buttons)


class Way(NamedTuple):
    """A link to another page, relative to the app's address; values: what the page shows, by link name."""

    slot: str
    label: str
    page: str
    values: Mapping[str, str]

    def html(self) -> Markup:
        way = element(
            "a", self.label, " ", icon("arrow_forward"), href=f"{self.page}?{urlencode({**self.values, 'v': VERSION})}"
        )
        return element("p", way, class_="way")


class Links(NamedTuple):
    """Links to other sites after a short label: what each is called → its address."""

    slot: str
    lead: str
    ways: Mapping[str, str]

    def html(self) -> Markup:
        ways = [element("a", name, href=to, target="_blank", rel="noopener") for name, to in self.ways.items()]
        return element("p", element("small", self.lead, " ", joined(*ways, between=" · ")), class_="way")


class Actions(NamedTuple):
    """What every page offers: undo, reset, to copy the address, to pin the view, and the draw of another seed.

    next_seed: None where it would change nothing
    has_draws: whether there is a place for the draw, as on every page where one may change something
    compares: whether the view can be pinned now
    """

    slot: str
    next_seed: int | None
    has_draws: bool = True
    compares: bool = False

    def html(self) -> Markup:
        def act(sign: str, label: str, act: str, **marks: str | bool) -> Markup:
            return element("button", icon(sign), " ", element("span", label), data_act=act, **marks)

        draw = joined()
        if self.has_draws:
            to = None if self.next_seed is None else {"seed": self.next_seed}
            draw = button(words.NEW_DRAW, to, icon=joined(icon("casino"), " "), aria_label=words.NEW_DRAW)
        return joined(
            act("undo", words.UNDO, "undo", disabled=True),
            act("restart_alt", words.RESET, "reset"),
            act("link", words.COPY_LINK, "copy"),
            act("compare_arrows", Words("compare").PIN, "pin") if self.compares else "",
            draw,
        )


class MatrixInput(NamedTuple):
    """A matrix whose numbers can be edited; an edit is added to a link name that holds edits.

    name: the link name; matrix: its name in matrix_edits.py, "" if the link name has only one matrix
    first_row: the first row shown, where not all rows are
    """

    slot: str
    name: str
    matrix: str
    column_labels: Sequence[str]
    row_labels: Sequence[str]
    numbers: Sequence[Sequence[float]]
    first_row: int = 0

    def html(self) -> Markup:
        columns = range(len(self.column_labels))
        rows = ([label, *(self._input(i, j) for j in columns)] for i, label in enumerate(self.row_labels))
        return _table(("", *self.column_labels), rows)

    def _input(self, row: int, column: int) -> Markup:
        cell = "_".join(filter(None, (self.matrix, str(self.first_row + row), str(column))))
        label, largest = f"{self.row_labels[row]}, {self.column_labels[column]}", f"{matrix_edits.LARGEST:g}"
        at = {"value": f"{self.numbers[row][column]:.4g}", "min": f"-{largest}", "max": largest}
        return element("input", type="number", step="any", aria_label=label, data_edit=f"{self.name} {cell}", **at)


class Player(NamedTuple):
    """A place in the link that steps and plays by itself: buttons that lead to its first, next and last one.

    name: the link name; at: where it stands of 0..last; before, after: where Back and Step lead
    pace: ms from one step to the next while it plays, or more where drawing takes longer
    """

    slot: str
    name: str
    at: int
    last: int
    before: int
    after: int
    pace: int = 500

    def html(self) -> Markup:
        """Return the HTML; while playing, input.js sets data-next, or data-first if it starts at the end."""

        def to(label: str, place: int, sign: str, **options: str | bool) -> Markup:
            enabled = self.at > 0 if sign in ("first_page", "chevron_left") else self.at < self.last
            return button(label, {self.name: place} if enabled else None, icon=icon(sign), aria_label=label, **options)

        rests = element("span", icon("play_arrow"), words.PLAY, class_="rests")
        plays = element("span", icon("pause"), words.PAUSE, class_="plays")
        return joined(
            to(words.REWIND, 0, "first_page", data_first=True),
            to(words.STEP_BACK, self.before, "chevron_left", key="b"),
            element("button", rests, plays, data_act="play", data_pace=self.pace, data_key="p", aria_keyshortcuts="p"),
            to(words.STEP_ON, self.after, "chevron_right", key="n", data_next=True),
            to(words.END, self.last, "last_page"),
            element("small", words.KEYS),
        )


class Picture(NamedTuple):
    """A chart: its specification with data, and its text alternative.

    width: "stretch" or pixels
    click: link name → the field of a mark's data whose value a click sets
    also: further values that a click sets
    arrow_keys: arrow key → (link name, change, lowest, highest)
    moves: the field by which its rows are known, whose numbers glide from the old ones to the new ones; "" for none.
        A field NAME_from says where NAME begins in a row that was not there before
    terms: role → the fields that name its words: who points at a word in a sentence sees the rows that name it marked
    """

    slot: str
    spec: templates.Spec
    alt: str
    width: str | int = "stretch"
    click: Mapping[str, str] = MappingProxyType({})
    also: Values = MappingProxyType({})
    arrow_keys: Mapping[str, tuple[str, int, int, int]] = MappingProxyType({})
    moves: str = ""
    terms: Mapping[str, Sequence[str]] = MappingProxyType({})

    @property
    def numbers(self) -> object:
        """What it draws, where B − A of two such pictures can be drawn, or None."""
        return self.spec.numbers if isinstance(self.spec, templates.Spec) else None


Piece = Text | Task | Table | Code | Buttons | Way | Links | Actions | MatrixInput | Player | Picture
Pieces = Sequence[Piece]


def titled(slot: str, title: str, spec: templates.Spec, alt: str, **options: Any) -> list[Piece]:
    """Return a chart under its title, whose slot is the chart's with _name appended; options: see Picture."""
    return [Text(f"{slot}_name", title), Picture(slot, spec, alt, **options)]


def icon(name: str) -> Markup:
    """Return a sign of the icon font that Streamlit ships, as HTML."""
    return element("span", name, class_="icon", aria_hidden="true")


def button(label: str, values: Values | None, key: str = "", icon: str = "", **marks: str | bool) -> Markup:
    """Return a button that sets controls, its label in Markdown, as HTML; None: it can't be pressed.

    key: a shortcut letter; marks: its accessible name if it isn't its label, and attributes that input.js looks for
    """
    sets = {"disabled": True}
    if values is not None:
        sets = {"data_set": orjson.dumps({link_name: spelled(value) for link_name, value in values.items()}).decode()}
    shortcut = {"data_key": key, "aria_keyshortcuts": key} if key else {}
    return element("button", icon, markdown.line(label), **sets, **shortcut, **marks)


def _table(header: Iterable[str], rows: Iterable[Sequence[str]]) -> Markup:
    """Return a table of cells that are HTML, or text; the first cell of a row is the row's header."""
    columns = element("tr", *(element("th", cell, scope="col") for cell in header))
    body = (
        element("tr", element("th", first, scope="row"), *(element("td", cell) for cell in cells)) for first, *cells in rows
    )
    return element("table", element("thead", columns), element("tbody", *body))
