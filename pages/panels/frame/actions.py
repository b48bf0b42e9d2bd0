"""The actions that every page offers: another draw, undo, reset, and its address to copy."""

from pages.board.layout import Board, Cost, board
from pages.board.panel import panel
from pages.board.pieces import Actions, Piece
from pages.view import settings
from pages.view.settings import SEEDS


def of(page: str) -> Board:
    """Return the board of a page's actions; a new draw can be made only if it would change the page."""

    @panel(lambda view: (view.has_draws(page), (view.seed + 1) % SEEDS))
    def actions(following: tuple[bool, int]) -> list[Piece]:
        draws, seed = following
        return [Actions("actions", seed if draws else None, "seed" in settings.shared(page))]

    return board(actions(), cost=Cost.LIGHT)
