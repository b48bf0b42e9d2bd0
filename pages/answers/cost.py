"""Which questions are expensive, and which are never computed here: told from the question alone, by kinds and sizes."""

import math
from collections.abc import Iterator

from attn_core import models as language_models
from attn_core import practice
from attn_core.scene import Scene
from attn_core.sources import SOURCES
from pages.answers import models, page_boards
from pages.answers.question import Question
from pages.board.layout import Cost
from pages.panels.compare.pinned import pinned
from pages.panels.shared import practice_question
from pages.server.limits import LIMITS
from pages.text import languages
from pages.text.languages import Words
from pages.view import model_view, traced_view
from pages.view.settings import MAX_TOKENS, View

words = Words("limits")
CELLS = 1_000_000  # heads × queries × keys up to which heatmaps are cheap
LOOPED = 16  # tokens up to which loops, one number at a time, are cheap
SCANNED = 32  # tokens up to which a scan, one run of a model without each of its heads, is cheap
ADDRESS = 1000  # characters up to which the QR code of an address is cheap
SMALL = ("program", "notebook")  # files that are cheap
OF_FILES = "take"  # the board that lists files, for which all others are made
WIDEST = 8 * 128  # heads × head_size that a server takes for its longest text


def is_expensive(question: Question) -> bool:
    """Return whether an answer that isn't kept takes so long that a worker computes it."""
    if question.qr:
        return len(question.qr) > ADDRESS
    if question.take:
        return question.take.partition(":")[0] not in SMALL
    model = models.needed(question)
    if model and model_view.is_there(model) and not language_models.entry(model).shipped:
        return True
    kinds = _kinds(question) - ({Cost.GROWN} if opens(question) else set())
    return OF_FILES in question.boards or any(_is_large(view, question.page, kinds) for view in _views(question))


def _kinds(question: Question) -> set[Cost]:
    there = page_boards.boards(question.page)
    return {there[name].cost for name in question.boards if name in there}


def trains(question: Question) -> bool:
    """Return whether a training is asked for that goes on from answer to answer."""
    return Cost.GROWN in _kinds(question)


def opens(question: Question) -> bool:
    """Return whether a browser has nothing of a training yet: it gets the beginning, which is cheap, at once."""
    return trains(question) and not question.have


def _is_large(view: View, page: str, kinds: set[Cost]) -> bool:
    if kinds <= {Cost.LIGHT}:
        return page == "practice" and _repeats(view)
    seen = scene(view, page)
    return (
        not kinds.isdisjoint((Cost.TRAINED, Cost.GROWN))
        or SOURCES[view.projections].trains
        or (Cost.LOOPED in kinds and len(seen.words) > LOOPED)
        or (Cost.SCANNED in kinds and len(model_view.read(view.model_text, view.model)) > SCANNED)
        or cells(view, page) > CELLS
    )


def _repeats(view: View) -> bool:
    """Return whether a question of the quiz follows others of its kind, which are all made, so that none is repeated."""
    topics = practice_question.topics(view)
    return practice_question.number(view) > len(practice.kinds(view.level, view.quiz_version, topics)) if topics else False


def _views(question: Question) -> Iterator[View]:
    """Yield the view that is asked for, and the one that is pinned beside it."""
    yield question.view
    if beside := pinned(question.view, question.page):
        yield beside


def scene(view: View, page: str) -> Scene:
    """Return the scene of a view on a page."""
    return traced_view.prepare(view, traced_view.longest() if page == "explore" else MAX_TOKENS).scene


def cells(view: View, page: str) -> int:
    """Return how many cells the heatmaps of all heads have: heads × queries × keys."""
    seen = scene(view, page)
    return seen.heads * len(seen.words) * len(seen.keys)


def refusal(question: Question) -> str:
    """Return a sentence about a view that is never computed here, since it would take too long; "" about any other."""
    most = LIMITS.multiplications or WIDEST * traced_view.longest() ** 2
    for view in _views(question):
        seen = scene(view, question.page)
        sizes = {"heads": seen.heads, "head_size": seen.head_size, "queries": len(seen.words), "keys": len(seen.keys)}
        count = math.prod(sizes.values())
        if count > most:
            with languages.speaking(question.view.lang):
                return words.too_much(**sizes, count=count, most=most)
    return ""
