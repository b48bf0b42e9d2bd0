"""What stands above a page's pictures: what was not taken as it stands or is left out, and what designed heads are for."""

from typing import NamedTuple

from pages.ui import meaning, shown, state, words
from pages.ui.panel import Pieces, Text, panel

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


def of(found: shown.Shown, *more: str) -> Said:
    """Return what is to be said of a view; more: notes of the page's own."""
    notes, view = (*state.notices(), *found.remarks, *more), found.view
    return Said(notes, meaning.heads(found), meaning.meeting(found), view.kind == "cross", view.mask != "none")


def pieces(said: Said) -> Pieces:
    """Return it ready to be drawn."""
    notes = [f":orange[**Note**] {words.plain(sentence)}" for sentence in said.notes]
    heads = [" ".join(filter(None, (said.heads, said.meeting)))]
    return [Text("remarks", "  \n".join(filter(None, [*notes, *heads])))]


def _remarked() -> Said:
    """Return what is to be said of the present view."""
    return of(shown.remarked())


@panel(_remarked)
def draw(said: Said, meeting: bool = True, alone: bool = False, unmasked: str = "") -> Pieces:
    """Say it; the place is there even when nothing is.

    meeting: whether the page is about one query and one head; alone: whether it uses the first sentence only;
    unmasked: which of its steps leave the mask out
    """
    more = [ALONE] if alone and said.cross else []
    if unmasked and said.masked:
        more.append(f"{unmasked} leave the mask out: every word may look at every word there.")
    return pieces(said._replace(notes=(*said.notes, *more), meeting=said.meeting if meeting else ""))
