"""A page as a link shows it: open it, move a control, press a button, read its sentences, its tables and its charts.

No browser and no server: a page is a pure function of its link, and these call it.
"""

import csv as files
import html
import io
import json
import math
import re
from collections.abc import Iterator, Mapping
from typing import ClassVar

import torch

from pages import registry
from pages.answers import page_boards
from pages.board import layout
from pages.board.pieces import Picture, Piece
from pages.view import arrival, link, settings

Tables = dict[str, dict[str, list[object]]]
KEPT = ("text", "text2", "cross_text", "tokens", "step", "lang")  # of a link, where a button sets all else


class Pieces(Mapping[str, Piece]):
    """What stands in the slots of a page; a board is computed when somebody looks into it first."""

    places: ClassVar[dict[tuple[str, str], str]] = {}  # page and slot → the board where it stood last

    def __init__(self, page: str, view: settings.View, found: dict[str, dict[str, Piece]] | None = None) -> None:
        """Begin with the boards that are computed already."""
        self.page, self.view, self.boards = page, view, page_boards.boards(page)
        self.found = {} if found is None else found

    def of(self, board: str) -> dict[str, Piece]:
        """Return the pieces of a board."""
        if board not in self.found:
            listed = [piece for cell in layout.cells(self.boards[board](self.view)) for piece in cell.pieces(self.view)]
            self.found[board] = {piece.slot: piece for piece in listed}
            self.places.update({(self.page, piece.slot): board for piece in listed})
        return self.found[board]

    def __getitem__(self, slot: str) -> Piece:
        """Return what stands in a slot; KeyError where it is empty."""
        first = self.places.get((self.page, slot), next(iter(self.boards)))
        for board in (first, *self.boards):
            if slot in self.of(board):
                return self.found[board][slot]
        raise KeyError(slot)

    def __iter__(self) -> Iterator[str]:
        """Yield all slots, in the order of the page."""
        return (slot for board in self.boards for slot in self.of(board))

    def __len__(self) -> int:
        """Return how many slots are filled."""
        return sum(1 for _ in self)


class Slots(Pieces):
    """What stands in the slots of a page, as HTML or as a chart's tables."""

    def __getitem__(self, slot: str) -> str | Tables:
        """Return what stands in a slot; KeyError where it is empty."""
        return _read(super().__getitem__(slot))


class Screen:
    """A page, what its link says, and what stands in its slots."""

    def __init__(self, page: str, values: Mapping[str, str], dark: bool = False) -> None:
        """Open a page."""
        self.page, self.link, self.dark = page, dict(values), dark
        self._drawn: Pieces | None = None

    @property
    def view(self) -> settings.View:
        """What the link sets; all else is at its default on no page in particular."""
        return settings.View(**link.read(self.link)[0], dark=self.dark)

    @property
    def pieces(self) -> Pieces:
        """What stands in the slots, computed once until the link changes."""
        if self._drawn is None or self._drawn.view != self.view:
            self._drawn = Pieces(self.page, self.view)
        return self._drawn

    @property
    def slots(self) -> Slots:
        """What stands in the slots, as HTML or as a chart's tables."""
        return Slots(self.page, self.view, self.pieces.found)


class Visited(Screen):
    """A page as a browser that opens the address shows it: with the projections and the temperature of its own."""

    @property
    def view(self) -> settings.View:
        """What the page shows of what the link sets."""
        values = arrival.of_page(self.page, link.read(self.link)[0])
        return settings.View(**settings.complete(self.page, values), dark=self.dark)


def _read(piece: Piece) -> str | Tables:
    """Return a piece as HTML or as a chart's tables; every table has columns of one length."""
    if not isinstance(piece, Picture):
        return piece.html()
    tables = piece.spec["datasets"]
    assert all(len({len(column) for column in table.values()}) == 1 for table in tables.values())
    return tables


def view_on(page: str, dark: bool = False, **values: object) -> settings.View:
    """Return what a page shows where these names are set."""
    return settings.View(**settings.complete(page, values), dark=dark)


def opened(page: str, dark: bool = False, **values: object) -> Screen:
    """Return the page as a link shows it."""
    return Screen(page, {name: link.spelled(value) for name, value in values.items()}, dark)


def visited(page: str, **values: object) -> Screen:
    """Return the page as a browser that opens the address shows it."""
    return Visited(page, {name: link.spelled(value) for name, value in values.items()})


# ---- to move ----


def put(at: Screen, name: str, to: object) -> Screen:
    """Move one control; it takes what a link would."""
    raw = link.spelled(to)
    link.parse(name, raw)
    at.link[name] = raw
    return at


def press(at: Screen, label: str) -> Screen:
    """Press the button with this label, or the one that is called so."""
    found = {slot: buttons(body(at, slot)) for slot in slots(at)}
    sets = {name: sets for each in found.values() for name, sets in each.items()}
    assert sets[label] is not None, f"{label} can't be pressed"
    if any(label in each and "data-complete" in body(at, slot) for slot, each in found.items()):
        at.link = {name: to for name, to in at.link.items() if name in KEPT}
    for name, to in sets[label].items():
        put(at, name, to)
    return at


def typed(at: Screen, slot: str, cell: tuple[int, int], to: float | None) -> Screen:
    """Type a number into a row and column of a matrix; None empties the cell."""
    edits = re.findall(r'data-edit="(\w+) (\w*?_?(\d+)_(\d+))"', body(at, slot))
    [(name, place)] = [(name, place) for name, place, *indices in edits if tuple(map(int, indices)) == cell]
    new = f"{place}_{'' if to is None else to}"
    return put(at, name, "~".join(filter(None, [link.spelled(getattr(at.view, name)), new])))


def click(at: Screen, slot: str, table: str, row: int) -> Screen:
    """Click the mark of this row of a chart's table."""
    picture = at.pieces[slot]
    columns = picture.spec["datasets"][table]
    sets = {name: columns[field][row] for name, field in picture.click.items() if field in columns}
    assert sets, "nothing is set by this mark"
    for name, to in {**picture.also, **sets}.items():
        put(at, name, to)
    return at


def buttons(markup: str) -> dict[str, dict[str, str] | None]:
    """Return the buttons in a piece of HTML: label → what it sets, None where it can't be pressed."""
    sets = {}
    for tag, label in re.findall(r"<button\b(.*?)>(.*?)</button>", markup, re.DOTALL):
        attributes = {name: html.unescape(value) for name, value in re.findall(r'([\w-]+)="(.*?)"', tag)}
        name = attributes.get("aria-label") or without_tags(label).strip()
        sets[name] = json.loads(attributes["data-set"]) if "data-set" in attributes else None
    return sets


# ---- to read ----


def body(at: Screen, slot: str) -> str:
    """Return a sentence or a table as HTML."""
    return _read(at.pieces[slot])


def prose(at: Screen, slot: str) -> str:
    """Return a sentence or a table as it is read, without the word joiners that keep signs apart."""
    parts = re.sub(r"</t[hd]>|<br>", " ", body(at, slot)).replace("</p>", "\n")
    return without_tags(parts).replace("\u2060", "").strip("\n")


def without_tags(markup: str) -> str:
    """Return the text of HTML, with plain spaces where a number never breaks from its sign."""
    return html.unescape(re.sub(r"</?[a-z][^>]*>", "", markup)).replace("\u00a0", " ")


def says(text: str, *figures: str) -> None:
    """Assert that these numbers or words stand in a sentence, whatever stands around them."""
    for figure in figures:
        found = re.search(rf"(?<![\w.,]){re.escape(figure.replace('-', '−'))}(?!\w|[.,]\d)", text.replace("-", "−"))
        assert found, f"“{figure}” isn't said: {text}"


def markdown(markup: str) -> str:
    """Return the Markdown that HTML was made of: what a learner sees, and with which marks."""
    text = re.sub(r'<span class="([^"]*)"[^>]*>', r":\1[", markup).replace("</span>", "]")
    text = re.sub(r"</?b>", "**", text).replace("<br>", "  \n")
    text = text.replace("<h2>", "## ").replace("<h3>", "### ")
    return without_tags(re.sub(r"</(p|h2|h3)>", "\n\n", text)).strip()


def differences(at: Screen, slot: str) -> list[float]:
    """Return the largest differences that a sentence names, in its order."""
    numbers = re.findall(r"largest difference ([\d.]+(?:e[−+]?\d+)?)", prose(at, slot))
    return [float(number.replace("−", "-")) for number in numbers]


def slots(at: Screen) -> list[str]:
    """Return the slots of all sentences and tables."""
    return [slot for slot, piece in at.pieces.items() if not isinstance(piece, Picture)]


def chart(at: Screen, alt: str) -> Tables:
    """Return what the chart with this description is given: data set → column → values."""
    [picture] = [piece for piece in at.pieces.values() if isinstance(piece, Picture) and piece.alt == alt]
    return _read(picture)


def data(at: Screen, name: str) -> list[dict[str, list[object]]]:
    """Return the data sets of one name, in the order of the page."""
    tables = [_read(piece) for piece in at.pieces.values() if isinstance(piece, Picture)]
    return [table[name] for table in tables if name in table]


def values(at: Screen, alt: str, rows: int) -> torch.Tensor:
    """Return the numbers of the matrix with this description, NaN where there is none."""
    return _matrix(chart(at, alt)["cells"], rows)


def cells(at: Screen, slot: str) -> torch.Tensor:
    """Return the numbers of the matrix in a slot, NaN where there is none."""
    table = _read(at.pieces[slot])["cells"]
    return _matrix(table, max(table["y"]) + 1)


def _matrix(table: dict[str, list], rows: int) -> torch.Tensor:
    """Return the values of cells in rows."""
    numbers = [math.nan if value is None else value for value in table["value"]]
    return torch.tensor(numbers, dtype=torch.float64).reshape(rows, -1)


def csv(at: Screen, table: str) -> str:
    """Return a table as its file has it."""
    return registry.tables(at.page)[table].csv(at.view)


def records(at: Screen, table: str) -> list[dict[str, str]]:
    """Return the rows of a table as its file has them: column → text."""
    return list(files.DictReader(io.StringIO(csv(at, table))))


def close(actual: torch.Tensor | list[float], expected: torch.Tensor, atol: float = 2e-5) -> None:
    """Assert that what a chart is given are these numbers, to its five digits."""
    actual = torch.as_tensor(actual, dtype=torch.float64)
    torch.testing.assert_close(actual, expected.double(), rtol=0, atol=atol, equal_nan=True)
