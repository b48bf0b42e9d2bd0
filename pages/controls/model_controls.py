"""The controls of the pages about a language model: which model, its sentence, a layer, a head and a row of it."""

import streamlit as st

from attn_core import models
from attn_core.models import registry
from pages.controls import session, shared
from pages.controls.widgets import choice, position, titled
from pages.text.languages import Words
from pages.view import model_view

words, controls, pairs, scores = Words("models"), Words("controls"), Words("query_key_value"), Words("model_scores")
FEW = 8  # layers or heads that stand side by side; of more a slider


def in_range() -> int:
    """Bring the selection into what model and text have, before any board is drawn; return how many tokens there are."""
    view = session.view()
    known, count = model_view.entry(view.model), len(model_view.read(view.model_text, view.model))
    for place in ("query", "key") if count else ():
        session.within(place, 0, count - 1)
    session.within("layer", 0, known.layers - 1)
    session.within("head", 0, known.heads - 1)
    return count


def text_and_model() -> None:
    """Draw the sentence, and beside it the model that reads it."""
    words_, model_ = st.columns([3, 1])
    with words_:
        shared.model_text(session.view())
    with model_:
        _model()


def _model() -> None:
    """Draw the choice of the model; one that isn't there says so."""
    name = session.view().model
    titles = {each: _title(each) for each in dict.fromkeys((*models.MODELS, *registry.LEFT_OUT, name))}
    titled(words.MODEL, "model", titles, help=words.MODEL_HELP)


def _title(name: str) -> str:
    if name in registry.LEFT_OUT:
        return f"{registry.LEFT_OUT[name].title} ({words.IS_LEFT_OUT})"
    title = models.MODELS[name].title if name in models.MODELS else name
    return title if model_view.is_there(name) else f"{title} ({words.NOT_HERE})"


def layer() -> None:
    """Draw the layer."""
    _number(words.LAYER, "layer", model_view.entry(session.view().model).layers, words.LAYER_HELP)


def head() -> None:
    """Draw the head."""
    _number(controls.HEAD, "head", model_view.entry(session.view().model).heads, None)


def _number(label: str, name: str, count: int, hint: str | None) -> None:
    if count <= FEW:
        choice(label, name, range(count), help=hint)
    else:
        position(label, name, count, help=hint)


def key(count: int) -> None:
    """Draw the selected key, of so many."""
    position(pairs.KEY, "key", count or session.view().key + 1, help=scores.KEY_HELP)


def row(count: int) -> None:
    """Draw the selected row, of so many."""
    position(controls.ROW, "query", count or session.view().query + 1)


def about() -> None:
    """Say what the model is, what it can do, and what it can't."""
    name = session.view().model
    if name in models.MODELS:
        known = models.MODELS[name]
        size = {"layers": known.layers, "heads": known.heads, "width": known.width, "megabytes": known.megabytes}
        source = words.WEIGHTS.get(name, words.FOLDER)
        st.markdown(words.ABOUT if known.shipped else words.about(title=known.title, source=source, **size))


def beside(*draw: object) -> None:
    """Draw controls side by side."""
    for column, each in zip(st.columns(len(draw)), draw, strict=True):
        with column:
            each()
