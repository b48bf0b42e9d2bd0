"""What both pages about a language model offer: sentences in which something is to be seen, and the shipped model."""

from collections.abc import Mapping

from attn_core.models.experiments import Experiment
from pages.board.panel import Cell, cell, panel
from pages.board.pieces import Buttons, Pieces, Values
from pages.text.languages import Words, message
from pages.view import model_view

words = Words("models")
TEXTS = ("model", "model_text", "patch_text")  # of the link, by which an experiment is told


@panel(lambda view: view.model)
def on_tiny(name: str) -> Pieces:
    """Offer the model that is always there, where this server doesn't have the one that the link names."""
    return [] if model_view.is_there(name) else [Buttons("missing", "", {words.ON_TINY: {"model": model_view.MODEL}})]


def experiments(slot: str, lead: str, titles: str, sets: Mapping[str, Values]) -> Cell:
    """Return the panel that offers experiments, after a lead: attribute of titles → what its button sets.

    The one whose texts are shown is marked.
    """

    def buttons(values: tuple[str, ...]) -> Pieces:
        shown, labels = dict(zip(TEXTS, values, strict=True)), message(titles)
        there = {labels[name]: each for name, each in sets.items() if model_view.is_there(each["model"])}
        chosen = [
            label for label, each in there.items() if all(each.get(name, text) == text for name, text in shown.items())
        ]
        return [Buttons(slot, message(lead), there, chosen=chosen)]

    return cell(slot, lambda view: tuple(getattr(view, name) for name in TEXTS), buttons)


def cell_of(experiment: Experiment) -> Values:
    """Return what selects the weight that shows where the word of an experiment comes from."""
    return {name: getattr(experiment, name) for name in ("layer", "head", "query", "key")}
