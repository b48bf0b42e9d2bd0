"""Things to try, as one line of buttons: each sets controls, and the link, and can be undone."""

from collections.abc import Mapping

from pages.ui.board.panel import Cell, panel
from pages.ui.board.pieces import Buttons, Pieces


def offer(changes: Mapping[str, Mapping[str, object]], lead: str = "**Try this:**") -> Cell:
    """Return a panel that offers changes worth seeing: label → the values that it sets, by link name."""
    slot = "_".join(["try", *("".join(filter(str.isalnum, label)) for label in changes)]).lower()

    @panel(lambda view: slot)
    def buttons(slot: str) -> Pieces:
        return [Buttons(slot, lead, changes)]

    return buttons()._replace(name=slot)
