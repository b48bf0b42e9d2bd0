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


class Given(NamedTuple):
    """What is known of a view before anything is computed: what was not taken from the link, and what is shown."""

    notices: tuple[str, ...]
    shown: shown.Shown


def given(found: shown.Shown) -> Given:
    """Return a view with what was not taken from the link."""
    return Given(tuple(state.notices()), found)


def of(given: Given, *more: str, meeting: bool = True, traced: bool = True) -> Said:
    """Return what is to be said of a view; more: notes of the page's own.

    meeting: whether the page is about one query and one head; traced: whether it draws the view's trace, which is not
    computed for the remarks of a page that doesn't.
    """
    notices, found = given
    trouble = [found.trouble] if traced and found.trouble else []
    meets = meaning.meeting(found) if meeting else ""
    notes, view = (*notices, *found.remarks, *trouble, *more), found.view
    return Said(notes, meaning.heads(found), meets, view.kind == "cross", view.mask != "none")


def pieces(said: Said) -> Pieces:
    """Return it ready to be drawn."""
    notes = [f":orange[**Note**] {words.plain(sentence)}" for sentence in said.notes]
    heads = [" ".join(filter(None, (said.heads, said.meeting)))]
    return [Text("remarks", "  \n".join(filter(None, [*notes, *heads])))]


def _given() -> Given:
    """Return the present view."""
    return given(shown.remarked())


@panel(_given)
def draw(given: Given, meeting: bool = True, alone: bool = False, unmasked: str = "", traced: bool = True) -> Pieces:
    """Say it; the place is there even when nothing is.

    meeting, traced: as in `of`; alone: whether the page uses the first sentence only; unmasked: which of its steps
    leave the mask out
    """
    said = of(given, meeting=meeting, traced=traced)
    more = [ALONE] if alone and said.cross else []
    if unmasked and said.masked:
        more.append(f"{unmasked} leave the mask out: every word may look at every word there.")
    return pieces(said._replace(notes=(*said.notes, *more)))
