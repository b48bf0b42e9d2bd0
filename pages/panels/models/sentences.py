"""Sentences that show what the model has learned, to be read with one click."""

from attn_core.models.experiments import EXPERIMENTS
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces
from pages.text.languages import Words
from pages.view import model_view

words = Words("models")


@panel(lambda view: (view.model, view.model_text))
def offered(shown: tuple[str, str]) -> Pieces:
    """Offer the sentences, of models that are there."""
    first = {each.text: name for name, each in reversed(EXPERIMENTS.items())}  # of those with one sentence
    there = {
        name: each for name, each in EXPERIMENTS.items() if first[each.text] == name and model_view.is_there(each.model)
    }
    sets = {
        words.EXPERIMENTS[name]: {
            "model": each.model,
            "model_text": each.text,
            **{place: getattr(each, place) for place in ("layer", "head", "query", "key")},
        }
        for name, each in there.items()
    }
    chosen = [words.EXPERIMENTS[name] for name, each in there.items() if (each.model, each.text) == shown]
    return [Buttons("sentences", words.TRY, sets, chosen="".join(chosen))]
