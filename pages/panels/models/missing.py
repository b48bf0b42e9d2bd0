"""What a page about a model offers where the server doesn't have the model, or the model predicts no next word."""

from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces
from pages.text.languages import Words
from pages.view import model_view

words = Words("models")


@panel(lambda view: view.model)
def offer(name: str) -> Pieces:
    """Offer the model that is always there."""
    if model_view.is_there(name):
        return []
    return [Buttons("missing", "", {words.ON_TINY: {"model": model_view.MODEL}})]
