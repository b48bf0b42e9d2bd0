"""What a page about a language model shows: the words that it reads, its run on them, and one layer as a view of Explore."""

from collections.abc import Sequence

from attn_core import models, tokens
from attn_core.cache import remember
from attn_core.models import spelling
from attn_core.models.model import LONGEST
from attn_core.models.operations import Operation
from attn_core.models.run import ModelRun
from pages.text import markdown
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import View
from pages.view.traced_view import TracedView

MODEL = "tiny"
words = Words("models")


def model() -> models.Model:
    """Return the model."""
    return models.load(MODEL)


@remember
def read(text: str) -> tuple[str, ...]:
    """Return the words of a text that the model reads: the first ones, as many as it takes."""
    return model().reads(text)


def remarks(view: View) -> list[str]:
    """Return what is to be said of the text: that it is cut, or has words that the model doesn't know."""
    typed, taken = tokens.split(view.model_text), read(view.model_text)
    if not taken:
        return []  # a page says so of every sentence
    cut = [words.cut(len(typed), len(taken), LONGEST, len(model().placeholders))] if len(taken) < len(typed) else []
    unknown = markdown.labels([word for _, word in model().encode(taken).unknown])
    return cut + ([words.unknown(unknown)] if unknown else [])


@remember
def run(text: str, operations: str, second: str = "") -> ModelRun | None:
    """Return the model's run on a text, with operations as a link spells them; None without a word.

    An arrow between words that the text doesn't have is left as it is, and so is a patch from a text of another length.
    """
    taken = read(text)
    if not taken:
        return None
    fits = len(read(second)) == len(taken)
    done = possible(spelling.read(operations), len(taken), fits)
    if operations and not done:
        return run(text, "")
    before, source = run(text, "") if done else None, run(second, "") if fits else None
    return models.run(model(), model().encode(taken), done, before, source)


def possible(operations: Sequence[Operation], length: int, patches: bool) -> tuple[Operation, ...]:
    """Return those of some operations that a text of so many words can have; patches: whether one can be taken."""
    there = (each for each in operations if max(each.query or 0, each.key or 0) < length)
    return tuple(each for each in there if patches or each.kind != "patch")


def sentence(written: Sequence[str]) -> str:
    """Return tokens of the model as a sentence."""
    return model().sentence(written)


def traced(view: View) -> TracedView:
    """Return the selected layer as Explore shows it."""
    return traced_view.prepare(of_layer(view))


def of_layer(view: View, layer: int | None = None) -> View:
    """Return the view of Explore that shows a layer of the model, the selected one or another, as the model computes it."""
    return view.only("query", "head", "lang").but(
        text=" ".join(read(view.model_text)),
        projections=f"{MODEL}_{view.layer if layer is None else layer}",
        mask="causal",
        heads=model().heads,
    )
