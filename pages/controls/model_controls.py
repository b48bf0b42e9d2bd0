"""The controls of the pages about a language model: which model, its sentence, a layer, a head and a row of it."""

import streamlit as st

from attn_core import models
from attn_core.models import registry
from pages.controls import session
from pages.controls.widgets import control
from pages.text.languages import Words
from pages.view import model_view

words, scores = Words("models"), Words("model_scores")


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
    """Draw the sentence, and beside it the model that reads it; one that isn't there says so."""
    words_, model_ = st.columns([3, 1])
    with words_:
        control("model_text", runs=to_last_word)
    with model_:
        titles = {each: _title(each) for each in dict.fromkeys((*models.MODELS, *registry.LEFT_OUT, session.view().model))}
        control("model", titles=titles)


def to_last_word() -> None:
    """In a callback of the sentence: select its last word, whose vector the next word is predicted from."""
    view = session.view()
    if taken := model_view.read(view.model_text, view.model):
        session.set_controls({"query": str(len(taken) - 1)})


def _title(name: str) -> str:
    if name in registry.LEFT_OUT:
        return f"{registry.LEFT_OUT[name].title} ({words.IS_LEFT_OUT})"
    title = models.MODELS[name].title if name in models.MODELS else name
    return title if model_view.is_there(name) else f"{title} ({words.NOT_HERE})"


def selection(count: int, *names: str) -> None:
    """Draw what chooses a layer, a head, a row or a key of so many, side by side."""
    view = session.view()
    known = model_view.entry(view.model)
    draws = {
        "layer": lambda: control("layer", last=known.layers - 1),
        "head": lambda: control("head", "choice", last=known.heads - 1, help=None),
        "query": lambda: control("query", "position", last=(count or view.query + 1) - 1, help=None),
        "key": lambda: control("key", last=(count or view.key + 1) - 1, help=scores.KEY_HELP),
    }
    for column, name in zip(st.columns(len(names)), names, strict=True):
        with column:
            draws[name]()


def about() -> None:
    """Say what the model is, what it can do, and what it can't."""
    name = session.view().model
    if name in models.MODELS:
        known = models.MODELS[name]
        size = {"layers": known.layers, "heads": known.heads, "width": known.width, "megabytes": known.megabytes}
        source = words.WEIGHTS.get(name, words.FOLDER)
        st.markdown(words.ABOUT if known.shipped else words.about(title=known.title, source=source, **size))
