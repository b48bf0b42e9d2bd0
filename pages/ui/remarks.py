"""What stands above a page's pictures: what was not taken as it stands, and what heads are for that aren't drawn."""

from typing import NamedTuple

from pages.ui import meaning, shown, state, words
from pages.ui.panel import Pieces, Text, panel


class Said(NamedTuple):
    """Sentences about what was not taken, what the heads are for, how the selected query finds its key; often nothing."""

    notes: tuple[str, ...]
    heads: str = ""
    meeting: str = ""


def of(found: shown.Shown, *more: str) -> Said:
    """Return what is to be said of a view; more: notes of the page's own."""
    return Said((*state.notices(), *found.remarks, *more), meaning.heads(found), meaning.meeting(found))


def pieces(said: Said) -> Pieces:
    """Return it ready to be drawn."""
    notes = [f":orange[**Note**] {words.plain(sentence)}" for sentence in said.notes]
    heads = [" ".join(filter(None, (said.heads, said.meeting)))]
    return [Text("remarks", "  \n".join(filter(None, [*notes, *heads])))]


def _remarked() -> Said:
    """Return what is to be said of the present view."""
    return of(shown.remarked())


@panel(_remarked)
def draw(said: Said, meeting: bool = True) -> Pieces:
    """Say it; the place is there even when nothing is. meeting: whether the page is about one query and one head."""
    return pieces(said if meeting else said._replace(meeting=""))
