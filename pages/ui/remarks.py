"""What was not taken as it stands, on every page of the story: of the link, of long texts, and of what is set elsewhere."""

from typing import NamedTuple

from pages.ui import shown, state, words
from pages.ui.panel import Pieces, Text, panel

ALONE = "The second sentence isn't used on this page: it is about one sentence that looks at itself."


class Remarked(NamedTuple):
    """Sentences about what was not taken as it stands, and what a page may leave out."""

    said: tuple[str, ...]
    cross: bool
    masked: bool


def _remarked() -> Remarked:
    """Return what there is to remark."""
    view, said = state.view(), (*state.notices(), *shown.remarked().remarks)
    return Remarked(said, view.kind == "cross", view.mask != "none")


@panel(_remarked)
def draw(found: Remarked, alone: bool = False, unmasked: str = "") -> Pieces:
    """Say them; the place is there even when nothing is.

    alone: this page uses the first sentence only; unmasked: which of its steps leave the mask out
    """
    said = [*found.said, *([ALONE] if alone and found.cross else [])]
    if unmasked and found.masked:
        said.append(f"{unmasked} leave the mask out: every word may look at every word there.")
    return [Text("remarks", "  \n".join(f":orange[**Note**] {words.plain(sentence)}" for sentence in said))]
