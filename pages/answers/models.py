"""What an answer needs of a language model that has to be loaded first, which takes seconds."""

import json

from attn_core import models
from attn_core.models import registry
from attn_core.sources import SOURCES
from pages.answers import page_boards
from pages.answers.question import Question
from pages.board.layout import Cost
from pages.text import languages
from pages.text.languages import Words
from pages.view import menu, model_view

words = Words("limits")
AGAIN = 1  # seconds after which the browser asks again
MOST = 200  # characters of what another library says


def not_yet(question: Question) -> str:
    """Return an answer that says that a model is being loaded, or why it can't be; "" where none has to be waited for.

    progress: which share of its weights has been read, None where the rest takes nobody knows how long
    """
    name = needed(question)
    if not name or not model_view.is_there(name) or models.entry(name).shipped:
        return ""
    title, megabytes = models.entry(name).title, models.entry(name).megabytes
    with languages.speaking(question.view.lang):
        try:
            if not registry.is_loaded(name):
                waits = words.loading(title=title, megabytes=megabytes)
                return json.dumps({"error": waits, "wait": AGAIN, "progress": registry.progress(name)})
            models.load(name)
        except ValueError as error:
            return json.dumps({"error": words.not_loaded(title=title, reason=str(error)), "wait": None})
    return ""


def failed(question: Question, error: Exception) -> str:
    """Return an answer that says that a model of somebody else failed on this text; "" where none is asked for."""
    name = needed(question)
    if not name or not model_view.is_there(name) or not models.entry(name).foreign:
        return ""
    told = f"{type(error).__name__}: {error}"[:MOST]
    return json.dumps({"error": words.failed(title=models.entry(name).title, reason=told), "wait": None})


def needed(question: Question) -> str:
    """Return the model that boards or a file are drawn of; "" for none."""
    boards = page_boards.boards(question.page)
    drawn = [boards[name].cost for name in question.boards if name in boards]
    if question.page in menu.READ:
        return question.view.model if question.take or {Cost.MODEL, Cost.SCANNED} & set(drawn) else ""
    return SOURCES[question.view.projections].model if question.take or set(drawn) - {Cost.LIGHT} else ""
