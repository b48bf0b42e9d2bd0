"""A panel renders prepared data as pieces."""

import functools
from collections.abc import Callable
from typing import NamedTuple

from pages.board.json_encoding import Encoded, encode
from pages.board.pieces import Pieces
from pages.text import languages
from pages.view.settings import View


class Cell(NamedTuple):
    """A panel with its other arguments, placed in a board under a name that is unique on its page.

    pieces, encoded: what a view shows there, as it is and ready to be sent; resting: see panel
    """

    name: str
    pieces: Callable[[View], Pieces]
    encoded: Callable[[View], tuple[Encoded, ...]]
    resting: bool


def panel(
    prepare: Callable[[View], object], *controls: str, resting: bool = False
) -> Callable[[Callable[..., Pieces]], Callable[..., Cell]]:
    """Return a decorator that makes a panel of a function of what is prepared; its other arguments are plain values.

    prepare(view) returns what several panels draw, the same object for views that don't differ in it, or None: then
    nothing is drawn. What is sent is kept, keyed by the language and what is prepared.
    controls: the link names of what the function takes besides, before its other arguments
    resting: the panel is too slow to follow a finger, or is timed: it waits until a slider that is dragged is let go.
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
