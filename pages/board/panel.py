"""A panel renders prepared data as pieces."""

import functools
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from pages.board.json_encoding import Encoded, encode
from pages.board.pieces import Pieces
from pages.text import languages
from pages.view.settings import View

R = TypeVar("R")


class Cell(NamedTuple):
    """A panel as it stands in a board.

    name     unique on its page
    prepare  returns the data that it draws of a view, the same object for equal data, or None: then nothing is drawn
    draw     makes its pieces of the data, of the values of controls, which are names of the link, and of `more`
    kept     makes the same ready to be sent, once for each language and equal arguments
    resting  the panel is slow or timed, so it is not updated while a slider is being dragged
    """

    name: str
    prepare: Callable[[View], object]
    draw: Callable[..., Pieces]
    kept: Callable[..., tuple[Encoded, ...]]
    controls: tuple[str, ...] = ()
    more: tuple[object, ...] = ()
    resting: bool = False

    def pieces(self, view: View) -> Pieces:
        return self._made(self.draw, view)

    def encoded(self, view: View) -> tuple[Encoded, ...]:
        return self._made(self.kept, view)

    def _made(self, make: Callable[..., R], view: View) -> R | tuple[()]:
        with languages.speaking(view.lang):
            found = self.prepare(view)
            return () if found is None else make(found, *(getattr(view, name) for name in self.controls), *self.more)


def panel(prepare: Callable[[View], object], *controls: str, resting: bool = False) -> Callable[..., Callable[..., Cell]]:
    """Return a decorator that turns a function into a panel; see Cell. It is called with `more`, which are plain values."""

    def decorate(draw: Callable[..., Pieces]) -> Callable[..., Cell]:
        kept = languages.remember(lambda *given: tuple(map(encode, draw(*given))))

        @functools.wraps(draw)
        def cell(*more: object) -> Cell:
            name = "_".join([draw.__module__.rpartition(".")[2], draw.__name__, *map(str, more)])
            return Cell(name, prepare, draw, kept, controls, more, resting)

        return cell

    return decorate


def cell(name: str, prepare: Callable[[View], object], draw: Callable[..., Pieces], *controls: str, **options: bool) -> Cell:
    """Return the panel of one place, under a name of its own; see panel."""
    return panel(prepare, *controls, **options)(draw)()._replace(name=name)


def of_other_view(shown: Cell, change: Callable[[View], View]) -> Cell:
    """Return a panel of the data of a view that is changed first."""
    return shown._replace(prepare=lambda view: shown.prepare(change(view)))
