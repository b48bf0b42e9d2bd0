"""A page as a link shows it: open it, move a control, press a button, read its sentences, its tables and its charts.

No browser and no server: a page is a pure function of its link, and these call it.
"""

import html
import json
import math
import re
from html.parser import HTMLParser
from typing import ClassVar

import torch

from pages.ui import link
from pages.ui.board import layout
from pages.ui.board.pieces import Picture, Piece

Tables = dict[str, dict[str, list[object]]]


class Screen:
    """A page, what its link says, and what stands in its slots."""

    def __init__(self, page: str, said: dict[str, str], dark: bool = False) -> None:
        """Open a page."""
        self.page, self.link, self.dark = page, dict(said), dark

    @property
    def view(self) -> link.View:
        """What the link sets."""
        return link.view(self.link, self.dark)

    @property
    def pieces(self) -> dict[str, Piece]:
        """What stands in the slots."""
        return layout.pieces(self.page, self.view)

    @property
    def slots(self) -> dict[str, str | Tables]:
        """What stands in the slots, as HTML or as a chart's tables."""
        return {slot: _read(piece) for slot, piece in self.pieces.items()}


def _read(piece: Piece) -> str | Tables:
    """Return a piece as HTML or as a chart's tables; every table has columns of one length."""
    if not isinstance(piece, Picture):
        return piece.html()
    tables = piece.spec["datasets"]
    assert all(len({len(column) for column in table.values()}) == 1 for table in tables.values())
    return tables


def opened(page: str, dark: bool = False, **said: object) -> Screen:
    """Return the page as a link shows it."""
    return Screen(page, {name: link.spelled(value) for name, value in said.items()}, dark)


# ---- to move ----


def put(at: Screen, name: str, to: object) -> Screen:
    """Move one control; it takes what a link would."""
    raw = link.spelled(to)
    link.parse(name, raw)
    at.link[name] = raw
    return at


def press(at: Screen, label: str) -> Screen:
    """Press the button with this label, or the one that is called so."""
    sets = {name: sets for slot in at.slots.values() if isinstance(slot, str) for name, sets in buttons(slot).items()}
    assert sets[label] is not None, f"{label} can't be pressed"
    for name, to in sets[label].items():
        put(at, name, to)
    return at


def typed(at: Screen, slot: str, cell: tuple[int, int], to: float | None) -> Screen:
    """Type a number into a row and column of a matrix; None empties the cell."""
    edits = re.findall(r'data-edit="(\w+) (\w*?_?(\d+)_(\d+))"', at.slots[slot])
    [(name, which)] = [(name, which) for name, which, *place in edits if tuple(map(int, place)) == cell]
    new = f"{which}_{'' if to is None else to}"
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


class Buttons(HTMLParser):
    """Reads which buttons stand in a piece of HTML, and what they set."""

    def __init__(self) -> None:
        """Begin with none."""
        super().__init__()
        self.found: dict[str, dict[str, str] | None] = {}
        self.open: dict[str, str | None] | None = None
        self.label = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take note of a button."""
        if tag == "button":
            self.open, self.label = dict(attrs), ""

    def handle_data(self, data: str) -> None:
        """Take note of its label."""
        self.label += data

    def handle_endtag(self, tag: str) -> None:
        """Take note of what it sets."""
        if tag == "button" and self.open is not None:
            name = self.open.get("aria-label") or self.label.strip()
            self.found[name] = json.loads(self.open["data-set"]) if self.open.get("data-set") else None
            self.open = None


def buttons(found: str) -> dict[str, dict[str, str] | None]:
    """Return the buttons in a piece of HTML: label → what it sets, None where it can't be pressed."""
    reader = Buttons()
    reader.feed(found)
    return reader.found


# ---- to read ----


def body(at: Screen, slot: str) -> str:
    """Return a sentence or a table as HTML."""
    return at.slots[slot]


def said(at: Screen, slot: str) -> str:
    """Return a sentence or a table as it is read, without the word joiners that keep signs apart."""
    parts = re.sub(r"</t[hd]>|<br>", " ", body(at, slot)).replace("</p>", "\n")
    return html.unescape(re.sub(r"</?[a-z][^>]*>", "", parts)).replace("\u2060", "").strip("\n")


def differences(at: Screen, slot: str) -> list[float]:
    """Return the largest differences that a sentence names, in its order."""
    found = re.findall(r"largest difference ([\d.]+(?:e[−+]?\d+)?)", said(at, slot))
    return [float(number.replace("−", "-")) for number in found]


def slots(at: Screen) -> list[str]:
    """Return the slots of all sentences and tables."""
    return [slot for slot, found in at.slots.items() if isinstance(found, str)]


def chart(at: Screen, alt: str) -> Tables:
    """Return what the chart with this description is given: data set → column → values."""
    [found] = [piece for piece in at.pieces.values() if isinstance(piece, Picture) and piece.alt == alt]
    return _read(found)


def data(at: Screen, name: str) -> list[dict[str, list[object]]]:
    """Return the data sets of one name, in the order of the page."""
    tables = [found for found in at.slots.values() if isinstance(found, dict)]
    return [found[name] for found in tables if name in found]


def values(at: Screen, alt: str, rows: int) -> torch.Tensor:
    """Return the numbers of the matrix with this description, NaN where there is none."""
    return _matrix(chart(at, alt)["cells"], rows)


def cells(at: Screen, slot: str) -> torch.Tensor:
    """Return the numbers of the matrix in a slot, NaN where there is none."""
    table = at.slots[slot]["cells"]
    return _matrix(table, max(table["y"]) + 1)


def _matrix(table: dict[str, list], rows: int) -> torch.Tensor:
    """Return the values of cells in rows."""
    found = [math.nan if v is None else v for v in table["value"]]
    return torch.tensor(found, dtype=torch.float64).reshape(rows, -1)


def csv(at: Screen, table: str) -> str:
    """Return a table as its file has it."""
    return layout.tables(at.page)[table].csv(at.view)


def close(found: torch.Tensor | list[float], expected: torch.Tensor, atol: float = 2e-5) -> None:
    """Assert that what a chart is given are these numbers, to its five digits."""
    found = torch.as_tensor(found, dtype=torch.float64)
    torch.testing.assert_close(found, expected.double(), rtol=0, atol=atol, equal_nan=True)


class Reader(HTMLParser):
    """Reads a piece of text back into the Markdown that it stands for: what a learner sees, and how."""

    MARKS: ClassVar = {
        "b": ("**", "**"),
        "p": ("", "\n\n"),
        "h2": ("## ", "\n\n"),
        "h4": ("#### ", "\n\n"),
        "br": ("  \n", ""),
    }

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__()
        self.found = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take note of a mark."""
        self.found += f":{dict(attrs).get('class')}[" if tag == "span" else self.MARKS.get(tag, ("", ""))[0]

    def handle_endtag(self, tag: str) -> None:
        """Take note of a mark's end."""
        self.found += "]" if tag == "span" else self.MARKS.get(tag, ("", ""))[1]

    def handle_data(self, data: str) -> None:
        """Take note of text."""
        self.found += data


def markdown(found: str) -> str:
    """Return what a piece of text says."""
    reader = Reader()
    reader.feed(found)
    reader.close()
    return reader.found.strip()
