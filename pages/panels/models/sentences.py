"""Sentences that show what the model has learned, to be read with one click."""

from attn_core.models.experiments import EXPERIMENTS
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces
from pages.text.languages import Words

words = Words("models")


@panel(lambda view: view.model_text)
def others(text: str) -> Pieces:
    """Offer the sentences that are not shown."""
    first = {each.text: name for name, each in reversed(EXPERIMENTS.items())}  # of those with one sentence
    there = {name: each for name, each in EXPERIMENTS.items() if each.text != text and first[each.text] == name}
    offered = {
        words.EXPERIMENTS[name]: {"model_text": each.text, "layer": each.layer, "head": each.head, "query": each.query}
        for name, each in there.items()
    }
    return [Buttons("others", words.TRY, offered)]
