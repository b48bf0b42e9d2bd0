"""What stands above a page's pictures: what was not taken as it stands, and what heads are for that aren't drawn."""

from collections.abc import Sequence

from pages.ui import meaning, shown, state, words
from pages.ui.panel import Pieces, Text, panel


def pieces(said: Sequence[str], heads: str = "") -> Pieces:
    """Return the sentences about what was not taken, and what heads are for, ready to be drawn; often nothing."""
    notes = [f":orange[**Note**] {words.plain(sentence)}" for sentence in said]
    return [Text("remarks", "  \n".join([*notes, *([heads] if heads else [])]))]


def _remarked() -> tuple[tuple[str, ...], str]:
    """Return the sentences about what was not taken as it stands, and what heads are for."""
    found = shown.remarked()
    return (*state.notices(), *found.remarks), meaning.said(found)


@panel(_remarked)
def draw(found: tuple[tuple[str, ...], str]) -> Pieces:
    """Say them; the place is there even when nothing is."""
    return pieces(*found)
