"""The actions that every page offers: another draw, to compare, undo, reset, and its address to copy."""

from pages.board.layout import Board, Cost, board
from pages.board.panel import panel
from pages.board.pieces import Actions, Piece
from pages.view import menu, settings
from pages.view.settings import SEEDS


def board_of(page: str) -> Board:
    """Return the board of a page's actions; a new draw can be made only if it would change the page."""

    @panel(lambda view: (view.has_draws(page), (view.seed + 1) % SEEDS, not view.compare and page not in menu.VIEWLESS))
    def actions(following: tuple[bool, int, bool]) -> list[Piece]:
        draws, seed, compares = following
        return [Actions("actions", seed if draws else None, "seed" in settings.shared(page), compares)]

    return board(actions(), cost=Cost.LIGHT)
