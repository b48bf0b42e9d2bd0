"""A panel renders prepared data as pieces."""

import functools
from collections.abc import Callable
from typing import NamedTuple

from pages.board.json_encoding import Encoded, encode
from pages.board.pieces import Pieces
from pages.text import languages
from pages.view.settings import View


class Cell(NamedTuple):
    """A panel with its fixed arguments, placed in a board under a name that is unique on its page.

    pieces, encoded: the panel's pieces for a view, plain and ready to be sent; resting: see panel
    """

    name: str
    pieces: Callable[[View], Pieces]
    encoded: Callable[[View], tuple[Encoded, ...]]
    resting: bool


def of_other_view(cell: Cell, change: Callable[[View], View]) -> Cell:
    """Return the panel as it is for a view that is changed first."""
    return cell._replace(
        pieces=lambda view: cell.pieces(change(view)),
        encoded=lambda view: cell.encoded(change(view)),
    )


def panel(
    prepare: Callable[[View], object], *controls: str, resting: bool = False
) -> Callable[[Callable[..., Pieces]], Callable[..., Cell]]:
    """Return a decorator that turns a function of prepared data into a panel; its other arguments are plain values.

    prepare(view) returns the data that several panels share, the same object for equal data, or None: then
    nothing is drawn. Encoded pieces are cached by language and prepared data.
    controls: link names whose values the function takes next, before its other arguments
    resting: the panel is slow or timed, so it is not updated while a slider is being dragged.
    """

    def decorate(draw: Callable[..., Pieces]) -> Callable[..., Cell]:
        @languages.remember
        def encoded(*args: object, **options: object) -> tuple[Encoded, ...]:
            return tuple(map(encode, draw(*args, **options)))

        @functools.wraps(draw)
        def cell(*args: object, **options: object) -> Cell:
            def of(function: Callable[..., tuple], view: View) -> tuple:
                with languages.speaking(view.lang):
                    prepared, values = prepare(view), [getattr(view, control) for control in controls]
                    return () if prepared is None else function(prepared, *values, *args, **options)

            name = "_".join([draw.__module__.rpartition(".")[2], draw.__name__, *map(str, [*args, *options.values()])])
            return Cell(name, functools.partial(of, draw), functools.partial(of, encoded), resting)

        return cell

    return decorate
