"""What every page lets a reader take along: the view as a program, a notebook and a report, its pictures, its tables."""

from pages.board.layout import Board, Cost, board
from pages.board.panel import panel
from pages.board.pieces import Pieces
from pages.export import offer
from pages.export.downloads import Downloads
from pages.text.languages import Words
from pages.view.settings import View

words = Words("take")


def board_of(page: str) -> Board:
    """Return the board with a page's exports; a file is made only when it is requested."""

    @panel(lambda view: view, resting=True)
    def take(view: View) -> Pieces:
        names = offer.pictures(offer.pieces(page, view))
        pictures = [
            (name, {kind: f"picture:{slot}.{kind.lower()}" for kind in ("SVG", "PNG")}) for slot, name in names.items()
        ]
        tables = [(title, {"CSV": f"table:{name}"}) for name, title in offer.tables(page, view).items()]
        return [Downloads("take", _whole(page, view), pictures, tables)]

    return board(take(), cost=Cost.LIGHT)


def _whole(page: str, view: View) -> dict[str, str]:
    """Return the files of the whole view: label → request."""
    from pages.export import program  # noqa: PLC0415  (reads what every page computes)

    programs = {words.PROGRAM: "program", words.NOTEBOOK: "notebook"} if program.parts(page, view) else {}
    return {**programs, words.REPORT: "report"}
