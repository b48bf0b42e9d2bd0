"""Sentences that show what the model has learned, to be read with one click."""

from attn_core.models.experiments import EXPERIMENTS
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces
from pages.text.languages import Words
from pages.view import model_view

words = Words("models")


@panel(lambda view: (view.model, view.model_text))
def others(shown: tuple[str, str]) -> Pieces:
    """Offer the sentences that are not shown, of models that are there."""
    first = {each.text: name for name, each in reversed(EXPERIMENTS.items())}  # of those with one sentence
    there = {
        name: each for name, each in EXPERIMENTS.items() if (each.model, each.text) != shown and first[each.text] == name
    }
    offered = {
        words.EXPERIMENTS[name]: {
            "model": each.model,
            "model_text": each.text,
            "layer": each.layer,
            "head": each.head,
            "query": each.query,
        }
        for name, each in there.items()
        if model_view.is_there(each.model)
    }
    return [Buttons("others", words.TRY, offered)]
