"""A panel: a part of a page that says what it shows as plain pieces, and is drawn again only where they change."""

import functools
from collections.abc import Callable, Sequence
from typing import NamedTuple

import streamlit as st

from pages.ui import charts, state, words


class Text(NamedTuple):
    """A piece of Markdown, as words.py writes it; its slot, unlike any other on the page."""

    slot: str
    body: str

    def draw(self) -> None:
        """Draw it."""
        st.html(f'<div class="say" id="slot-{self.slot}">{words.html(self.body)}</div>')

    def put(self, new: "Text", ahead: str | None) -> object | None:
        """Return what puts a new text in its place, "" if it is there already."""
        return words.html(new.body) if new != self or ahead else ""


class Picture(NamedTuple):
    """A chart: its slot, its specification with data, and what it shows in words.

    width: "stretch" or pixels; on_click takes what a click on it selects, {} or names and positions
    """

    slot: str
    spec: charts.Spec
    alt: str
    width: str | int = "stretch"
    on_click: Callable[[dict[str, int]], None] | None = None

    def draw(self) -> None:
        """Draw it."""
        chart = functools.partial(st.vega_lite_chart, spec=charts.for_streamlit(self.spec), alt=self.alt, width=self.width)
        if self.on_click is not None:
            chart(key=self.slot, on_select=lambda: self.on_click(state.clicked(self.slot)))
            return
        with st.container(key=self.slot):  # the key of a chart that can't be clicked is not in the browser
            chart()

    def put(self, new: "Picture", ahead: dict[str, charts.Columns] | None) -> object | None:
        """Return the columns that turn its drawing into a new one's; None where more than data is new."""
        mine, theirs = self.spec["datasets"], new.spec["datasets"]
        if new._replace(spec={**new.spec, "datasets": mine}) != self or mine.keys() != theirs.keys():
            return None
        there = ahead or {}
        found = {name: _fresh(mine[name], columns, there.get(name, {})) for name, columns in theirs.items()}
        return {name: columns for name, columns in found.items() if columns}


def _fresh(old: charts.Columns, new: charts.Columns, ahead: charts.Columns) -> charts.Columns:
    """Return the columns that differ from the old ones, or have differed."""
    return {name: column for name, column in new.items() if name in ahead or old.get(name) != column}


Piece = Text | Picture
Pieces = Sequence[Piece]


def panel(prepare: Callable[[], object], kept: int = 16) -> Callable[[Callable[..., Pieces]], Callable[..., None]]:
    """Return a decorator that makes a panel of a function of what is prepared; the rest of its arguments are plain values.

    prepare() returns what all panels of a page draw, computed once for equal settings, or None: then nothing is drawn.
    Pieces are kept for the `kept` latest settings, whoever had them. When a control moves, pieces that keep their form
    are put into the drawings that stand there, and a panel with another form is drawn again, by itself.
    """

    def decorate(say: Callable[..., Pieces]) -> Callable[..., None]:
        saying = functools.lru_cache(maxsize=kept)(say)
        named = f"{say.__module__.removeprefix('pages.ui.')}.{say.__name__}"  # pages draw panels of several files

        @functools.wraps(say)
        def part(*args: object, **how: object) -> None:
            def pieces(shown: object) -> Pieces:
                return () if shown is None else saying(shown, *args, **how)

            follow("_".join([named, *map(str, (*args, *how.values()))]), prepare, _draw, pieces, _put)

        return part

    return decorate


def _draw(pieces: Pieces) -> None:
    """Draw a panel."""
    for piece in pieces:
        piece.draw()


def _put(old: Pieces, new: Pieces, ahead: dict[str, object]) -> dict[str, object] | None:
    """Return what turns one drawing of a panel into another, by slot; None where it must be drawn anew."""
    if [(type(piece), piece.slot) for piece in old] != [(type(piece), piece.slot) for piece in new]:
        return None
    found = {one.slot: one.put(other, ahead.get(one.slot)) for one, other in zip(old, new, strict=True)}
    return None if None in found.values() else {slot: piece for slot, piece in found.items() if piece}


def follow(
    name: str,
    prepare: Callable[[], object],
    draw: Callable[[object], object],
    say: Callable[[object], object] = lambda shown: shown,
    put: Callable[[object, object, dict[str, object]], dict[str, object] | None] = lambda old, new, ahead: None,
) -> None:
    """Draw a part that is drawn again, by itself, whenever what it says of what is prepared has changed.

    ValueError if the page has drawn one of this name: only one of the two would be drawn again.
    """
    state.claim(name)

    @st.fragment(key=name)
    def part() -> None:
        found = say(prepare())
        state.join(name, state.Panel(prepare, say, found, put))
        draw(found)

    part()
