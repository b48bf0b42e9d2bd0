"""What was not taken as it stands, on every page of the story: of the link, and of texts of up to 64 tokens."""

from pages.ui import shown, state, words
from pages.ui.panel import Pieces, Text, panel


def _remarked() -> tuple[str, ...]:
    """Return the sentences about what was not taken as it stands."""
    return (*state.notices(), *shown.remarked().remarks)


@panel(_remarked)
def draw(said: tuple[str, ...]) -> Pieces:
    """Say them; the place is there even when nothing is."""
    return [Text("remarks", "  \n".join(f":orange[**Note**] {words.plain(sentence)}" for sentence in said))]
