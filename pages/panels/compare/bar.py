"""The bar of a pinned view: the differences between A and B, and the buttons to go back, swap and stop."""

from collections.abc import Mapping
from typing import NamedTuple

from pages.board.layout import Board, Cost, board
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text, icon
from pages.panels.compare.pinned import pinned
from pages.panels.compare.settings_in_words import in_words
from pages.text.languages import Words
from pages.text.markup import Markup, element, joined
from pages.view import settings, traced_view
from pages.view.settings import View

words = Words("compare")


class Acts(NamedTuple):
    """A row of buttons that compare.js handles, since they change the whole link: act → sign and label."""

    slot: str
    choices: Mapping[str, tuple[str, str]]

    def html(self) -> Markup:
        buttons = (element("button", icon(sign), f" {label}", data_act=act) for act, (sign, label) in self.choices.items())
        return joined(*buttons)


def board_of(page: str) -> Board:
    """Return the board of the bar; nothing stands on it while no view is pinned."""

    def views(view: View) -> tuple[View, View] | None:
        other = pinned(view, page)
        return other and (other, view.but(compare=""))

    @panel(views)
    def bar(both: tuple[View, View]) -> Pieces:
        acts = {"backToA": ("undo", words.BACK), "swap": ("swap_horiz", words.SWAP), "unpin": ("close", words.STOP)}
        changes = in_words(*both, page)
        remarks = _remarks(*both) if "text" in settings.shared(page) else []
        sentence = words.pinned(changes=changes) if changes else words.SAME
        return [Text("pinned", " ".join([sentence, *remarks])), Acts("pinned_acts", acts)]

    return board(bar(), cost=Cost.LIGHT)


def _remarks(*both: View) -> list[str]:
    """Say where A can't be seen where B is: it has no word, no such head or no such row."""
    a, b = map(traced_view.prepare_long, both)
    if a.blank or b.blank:
        return [words.NO_WORDS] if a.blank else []
    notes = [words.other_head(wanted=b.head, heads=a.view.heads, shown=a.head)] if a.head < b.head else []
    return notes + ([words.other_row(wanted=b.query, name=a.name)] if a.query < b.query else [])
