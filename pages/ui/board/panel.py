"""A panel: a function of what is prepared from a View that says what a part of a board shows, as pieces."""

import functools
from collections.abc import Callable
from typing import NamedTuple

from attn_core.cache import remember
from pages.ui.board.pieces import Encoded, Pieces, encoded
from pages.ui.link import View


class Cell(NamedTuple):
    """A panel with its other arguments, as it stands in a board.

    name       unlike any other on its page
    pieces     what a view shows there
    sent       the same, ready to be sent
    resting    whether it waits until a slider that is dragged is let go
    """

    name: str
    pieces: Callable[[View], Pieces]
    sent: Callable[[View], tuple[Encoded, ...]]
    resting: bool


def panel(
    prepare: Callable[[View], object], resting: bool = False
) -> Callable[[Callable[..., Pieces]], Callable[..., Cell]]:
    """Return a decorator that makes a panel of a function of what is prepared; the rest of its arguments are plain values.

    prepare(view) returns what several panels draw, the same object for views that don't differ in it, or None: then
    nothing is drawn. What is sent is kept, keyed by what is prepared.
    resting: the panel is too slow to follow a finger, or is timed: it waits until a slider that is dragged is let go.
    """

    def decorate(say: Callable[..., Pieces]) -> Callable[..., Cell]:
        sent = remember(lambda shown, *args, **how: tuple(map(encoded, say(shown, *args, **how))))

        @functools.wraps(say)
        def part(*args: object, **how: object) -> Cell:
            def of(function: Callable[..., tuple]) -> Callable[[View], tuple]:
                def found(view: View) -> tuple:
                    shown = prepare(view)
                    return () if shown is None else function(shown, *args, **how)

                return found

            name = "_".join([say.__module__.rpartition(".")[2], say.__name__, *map(str, [*args, *how.values()])])
            return Cell(name, of(say), of(sent), resting)

        return part

    return decorate
