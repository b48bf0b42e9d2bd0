"""Explore's three panels for two views side by side: A | B | B − A of the heatmap, of the selected row, of its output."""

from typing import NamedTuple

from pages.board.layout import row
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text
from pages.panels.compare import heat, other_words, row_of_weights, row_output
from pages.panels.compare.pinned import SIDES, pinned
from pages.panels.explore.heatmaps import sheet, starts, window
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import View
from pages.view.traced_view import TracedView, steps

words, explore = Words("compare"), Words("explore")
WINDOW = ("rows_from", "columns_from")
CLICK = {"query": "query"}  # a click follows its row


class Pair(NamedTuple):
    """A and B, each as Explore shows it."""

    a: TracedView
    b: TracedView

    @property
    def why(self) -> str:
        """Why there is no B − A, "" where there is one: rows and columns are the same words."""
        return other_words.why_not(self.a, self.b)

    @property
    def are_long(self) -> bool:
        """Whether one has too many scores, so that only the window is compared."""
        return self.a.scene.is_long or self.b.scene.is_long


def pair(view: View) -> Pair | None:
    """Return both views; None where none is pinned, or one has no words."""
    other, b = pinned(view, "explore"), traced_view.present_long(view)
    a = other and traced_view.present_long(other)
    return Pair(a, b) if a and b else None


shows = panel(pair)


@shows
def remarks(both: Pair) -> Pieces:
    """Say where A can't be seen where B is: it has no such head or row."""
    a, b = both
    notes = [words.other_head(wanted=b.head, heads=a.view.heads, shown=a.head)] if a.head != b.head else []
    notes += [words.other_row(wanted=b.query, name=a.name)] if a.query != b.query else []
    return [Text("compared_remarks", " ".join(notes))] if notes else []


def _heat(both: Pair, at: tuple[int, int]) -> heat.Heat:
    """Return the matrices to compare: both heads whole, or only the window if one text is too long."""
    a, b = both
    stage, heads = b.view.stage, (a.head, b.head)
    if both.are_long:
        sizes = (len(a.queries), len(a.keys)), (len(b.queries), len(b.keys))
        return heat.Heat(window(a, stage, at), window(b, stage, at), heads, stage, both.why, at, sizes)
    return heat.Heat(sheet(a, stage), sheet(b, stage), heads, stage, both.why, at)


@panel(pair, *WINDOW)
def match(both: Pair, top: int, left: int, side: str) -> Pieces:
    """Draw the heatmap of A, of B, or B − A; a click follows a row in all three."""
    data, options = _heat(both, (top, left)), {"click": CLICK, "steps": steps(both.b)}
    slot = f"compared_{side}"
    return heat.change(data, slot, **options) if side == "change" else heat.side(data, side, slot, **options)


@panel(pair, *WINDOW)
def match_in_words(both: Pair, top: int, left: int) -> Pieces:
    """State the largest changes; for a long text within the window, which is named."""
    if both.why or not both.are_long:
        return heat.in_words(_heat(both, heat.FIRST), "compared_words")
    (top, left), data = starts(both.b, (top, left)), _heat(both, (top, left))
    rows, columns = data.b.size
    where = explore.window(top=top, bottom=top + rows - 1, left=left, right=left + columns - 1)
    [said] = heat.in_words(data, "compared_words")
    return [said._replace(body=f"{where[0].upper()}{where[1:]}: {said.body}")]


@shows
def focus_title(both: Pair) -> Pieces:
    return [Text("focus_name", words.focus_title(name=both.b.name))]


@shows
def focus(both: Pair, side: str) -> Pieces:
    return row_of_weights.picture(both.a, both.b, side, both.why)


@shows
def focus_in_words(both: Pair) -> Pieces:
    return row_of_weights.in_words(both.a, both.b, both.why)


@shows
def output_title(both: Pair) -> Pieces:
    return [Text("output_name", words.output_title(name=both.b.name))]


@shows
def output(both: Pair, side: str) -> Pieces:
    return row_output.picture(both.a, both.b, side)


@shows
def output_in_words(both: Pair) -> Pieces:
    return row_output.in_words(both.a, both.b)


MATCH = (remarks(), row(*map(match, SIDES)), match_in_words())
FOCUS = (focus_title(), row(*map(focus, SIDES)), focus_in_words())
OUTPUT = (output_title(), row(*map(output, SIDES)), output_in_words())
