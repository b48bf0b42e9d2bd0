"""What stands above a page's pictures: what was not taken as it stands or is left out, and what designed heads are for."""

from typing import NamedTuple

from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text
from pages.ui.text import head_roles, markdown
from pages.ui.traced_view import TracedView, remarked

ALONE = "The second sentence isn't used on this page: it is about one sentence that looks at itself."


class Said(NamedTuple):
    """What is to be said of a view; mostly nothing.

    notes            what was not taken as it stands
    heads, meeting   what the heads are for, and how the selected query finds its key
    cross, masked    whether there are a second sentence and a mask, which a page may leave out
    """

    notes: tuple[str, ...]
    heads: str = ""
    meeting: str = ""
    cross: bool = False
    masked: bool = False


def of(shown: TracedView, *more: str, meeting: bool = True, traced: bool = True) -> Said:
    """Return what is to be said of a view; more: notes of the page's own.

    meeting: whether the page is about one query and one head; traced: whether it draws the view's trace, which is not
    computed for the remarks of a page that doesn't.
    """
    trouble = [shown.trouble] if traced and shown.trouble else []
    meets, view = head_roles.meeting(shown) if meeting else "", shown.view
    return Said((*shown.remarks, *trouble, *more), head_roles.heads(shown), meets, view.kind == "cross", view.mask != "none")


def pieces(said: Said) -> Pieces:
    """Return it ready to be drawn."""
    notes = [f":orange[**Note**] {markdown.plain(sentence)}" for sentence in said.notes]
    heads = [" ".join(filter(None, (said.heads, said.meeting)))]
    return [Text("remarks", "  \n".join(filter(None, [*notes, *heads])))]


@panel(remarked)
def draw(shown: TracedView, meeting: bool = True, alone: bool = False, unmasked: str = "", traced: bool = True) -> Pieces:
    """Say it; the place is there even when nothing is.

    meeting, traced: as in `of`; alone: whether the page uses the first sentence only; unmasked: which of its steps
    leave the mask out
    """
    said = of(shown, meeting=meeting, traced=traced)
    more = [ALONE] if alone and said.cross else []
    if unmasked and said.masked:
        more.append(f"{unmasked} leave the mask out: every word may look at every word there.")
    return pieces(said._replace(notes=(*said.notes, *more)))
