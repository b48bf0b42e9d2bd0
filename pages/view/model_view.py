"""What a page about a language model shows: the tokens that it reads, its run on them, one layer as a view of Explore."""

from collections.abc import Sequence
from dataclasses import replace

from attn_core import models
from attn_core.cache import remember
from attn_core.masks import MASKS
from attn_core.models import registry, spelling
from attn_core.models.operations import Operation
from attn_core.models.run import ModelRun
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import View
from pages.view.traced_view import TracedView

MODEL = "tiny"  # which is always there
words, notices = Words("models"), Words("notices")


def entry(name: str) -> registry.Entry:
    """Return what is known of a model; for one that isn't known, of the one that is always there."""
    return models.entry(name if name in models.MODELS else MODEL)


def is_there(name: str) -> bool:
    """Return whether this server has a model."""
    return name in models.MODELS and models.MODELS[name].available


@remember
def read(text: str, name: str = MODEL) -> tuple[str, ...]:
    """Return the tokens of a text that a model reads: the first ones, as many as it takes; none where it isn't there."""
    return models.vocabulary(name).reads(text) if is_there(name) else ()


def remarks(view: View) -> list[str]:
    """Return what is to be said of the text: that it is cut, or has words that the model doesn't know."""
    if not is_there(view.model):
        return [_why_not(view.model)]
    taken = read(view.model_text, view.model)
    if not taken:
        return [notices.empty(sentence=notices.FIRST)]
    vocabulary = models.vocabulary(view.model)
    typed, placeholders = vocabulary.tokens(view.model_text), len(vocabulary.placeholders)
    cut = (
        [words.cut(typed=len(typed), taken=len(taken), longest=vocabulary.longest, placeholders=placeholders)]
        if len(taken) < len(typed)
        else []
    )
    unknown = [word for _, word in vocabulary.encode(taken).unknown]
    return cut + traced_view.unknown(unknown) + _window(view, len(taken))


def _window(view: View, length: int) -> list[str]:
    """Return what is to be said of the selected layer's window, where it hides a token of so many."""
    known = entry(view.model)
    layer = min(view.layer, known.layers - 1)
    reach = known.reach(layer)
    return [] if reach is None or reach >= length - 1 else [words.window(layer=layer, before=reach)]


def _why_not(name: str) -> str:
    """Return why this server can't show a model."""
    left_out, known = registry.LEFT_OUT.get(name), models.MODELS.get(name)
    if left_out:
        return words.left_out(title=left_out.title, reason=left_out.reason)
    return words.not_installed(title=known.title, command=known.install) if known else words.unknown_model(name=name)


@remember
def run(text: str, operations: str, second: str = "", name: str = MODEL) -> ModelRun | None:
    """Return a model's run on a text, with operations as a link spells them; None without a word, or without the model.

    An operation on what the model or the text doesn't have is left out, and so is a patch from a text of another length.
    """
    taken = read(text, name)
    if not taken:
        return None
    fits = len(read(second, name)) == len(taken)
    before, done = models.reading(name, taken), possible(spelling.read(operations), len(taken), fits, name)
    source = models.reading(name, read(second, name)) if fits else None
    return models.run(before.model, before.encoded, done, before, source) if done else before


def possible(operations: Sequence[Operation], length: int, patches: bool, name: str = MODEL) -> tuple[Operation, ...]:
    """Return those of some operations that a model and a text of so many tokens can have; patches: also patches."""
    known = entry(name)

    def fits(each: Operation) -> bool:
        there = (each.layer or 0) < known.layers and (each.head or 0) < known.heads
        return there and max(each.query or 0, each.key or 0) < length and (patches or each.kind != "patch")

    return tuple(filter(fits, operations))


def traced(view: View) -> TracedView:
    """Return the selected layer as Explore shows it."""
    return traced_view.prepare(of_layer(view))


def without_remarks(view: View) -> TracedView:
    """Return the same without remarks about what other pages leave out of it: `remarks` has those about the text."""
    return replace(traced(view), remarks=[])


def of_layer(view: View, layer: int | None = None) -> View:
    """Return the view of Explore that shows a layer of the model, the selected one or another, as the model computes it.

    Where the model isn't there, it shows no token.
    """
    if not is_there(view.model):
        return view.only("lang").but(text="")
    name, known = view.model, models.entry(view.model)
    number = min(view.layer if layer is None else layer, known.layers - 1)
    kind, reach = known.mask(number)
    return view.only("query", "head", "lang").but(
        text=read_text(view.model_text, name),
        projections=f"{name}_{number}",
        heads=known.heads,
        mask=kind,
        **dict.fromkeys(MASKS[kind].settings, reach),
    )


def read_text(text: str, name: str) -> str:
    """Return what a model reads of a text, as a text: all of it, or its first tokens."""
    taken = read(text, name)
    if len(taken) == len(models.vocabulary(name).tokens(text)):
        return text
    return models.vocabulary(name).sentence(taken)
