"""The bar of a pinned view: the differences between A and B, and the buttons to go back, swap and stop."""

from pages.board.panel import Cell, panel
from pages.board.pieces import Pieces, Text
from pages.panels.compare.piece import Acts
from pages.panels.compare.pinned import pinned
from pages.panels.compare.settings_in_words import in_words
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import View

words = Words("compare")
Views = tuple[View, View]


def pin() -> Cell:
    """Return the panel of the button that pins the view; nothing while one is pinned."""

    @panel(lambda view: None if view.compare else "")
    def pin(nothing: str) -> Pieces:
        return [Acts("pin", {"pin": ("compare_arrows", words.PIN)})]

    return pin()


def bar(page: str) -> Cell:
    """Return the panel with the differences on a page and the buttons."""

    def views(view: View) -> Views | None:
        other = pinned(view, page)
        return other and (other.but(compare=""), view.but(compare=""))

    @panel(views)
    def bar(both: Views) -> Pieces:
        acts = {"backToA": ("undo", words.BACK), "swap": ("swap_horiz", words.SWAP), "unpin": ("close", words.STOP)}
        changes, blank = in_words(*both, page), page != "sharpness" and traced_view.prepare_long(both[0]).blank
        sentence = words.pinned(changes=changes) if changes else words.SAME
        return [Text("pinned", f"{sentence} {words.NO_WORDS}" if blank else sentence), Acts("pinned_acts", acts)]

    return bar()
