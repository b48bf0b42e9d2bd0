"""What an answer will cost, estimated from its question alone, before anything is computed.

The figures are milliseconds of one core, measured with draws that nobody had asked for: see tests/server/test_cost.py.
"""

import math
from collections.abc import Sequence

from attn_core import practice
from attn_core.scene import Scene
from attn_core.sources.trained import TRAINING
from pages.answers import page_boards
from pages.answers.question import Question
from pages.board.layout import Cost
from pages.panels.compare.pinned import pinned
from pages.panels.frame import qr_code
from pages.panels.shared import practice_question
from pages.server.limits import LIMITS
from pages.text import languages
from pages.text.languages import Words
from pages.view import model_view, traced_view
from pages.view.settings import MAX_TOKENS, View

words = Words("limits")
BOARD, OF_TOKEN = 1.5, 0.08  # a board, and what it takes longer with each token that it draws
CELL = 22e-6  # a cell of a head: of its scores, and of what follows from them
MULTIPLICATION = 4e-8
NUMBER = 1.8e-3  # a number in a file
QR = 0.04  # a character of an address of which a code is made
PICTURE = 300.0  # a picture as a file: another library draws it
WHOLE = ("report", "picture")  # files for which all boards of a page are made
OF_FILES = "take"  # the board that lists files, for which all others are made, too
SMALL = ("program", "notebook")
ARROWS_OF = 10  # heads whose arrows are cut in turn
WIDEST = 8 * 128  # heads × head_size that a server takes for its longest text
RUNS, SCAN = 2, 0.11  # of a model: for what a page shows of it, and for each head or arrow without which it is run in turn
OF_QUESTION = 25.0  # of the quiz
LOOPS = 0.03  # a cell where everything is computed one number at a time, in Python


def milliseconds(question: Question) -> float:
    """Return about how many milliseconds an answer takes that nobody has asked for."""
    if question.qr:
        return BOARD + QR * min(len(question.qr), qr_code.MOST)
    views = [view for view in (question.view, pinned(question.view, question.page)) if view]
    if question.take:
        return sum(_of_file(question, view) for view in views)
    return sum(_of_boards(question.page, question.boards, view) for view in views)


def scene(view: View, page: str) -> Scene:
    """Return the scene of a view on a page."""
    return traced_view.prepare(view, traced_view.longest() if page == "explore" else MAX_TOKENS).scene


def _of_boards(page: str, names: Sequence[str], view: View) -> float:
    """Return the milliseconds of boards, none of which is cheaper than its scene, unless all are light."""
    there = page_boards.boards(page)
    costs = [board.cost for name, board in there.items() if name in names or OF_FILES in names]
    drawn = [cost for cost in costs if cost is not Cost.LIGHT]
    if not drawn:
        return BOARD * len(costs) + (_of_quiz(view) if page == "practice" else 0.0)
    seen = scene(view, page)
    tokens = min(len(seen.words), MAX_TOKENS)
    loops = LOOPS * tokens**2 * drawn.count(Cost.LOOPED)
    training = TRAINING if Cost.TRAINED in drawn and not seen.origin.trains else 0.0  # of a head that the page trains itself
    runs = _of_model(view) * (RUNS * (Cost.MODEL in drawn) + _scan(view) * drawn.count(Cost.SCANNED))
    return len(drawn) * (BOARD + OF_TOKEN * tokens) + _of_scene(seen) + loops + training + runs


def _of_quiz(view: View) -> float:
    """Return the milliseconds of a question of chosen topics, with those of its kind before it, which it must not repeat."""
    topics = practice_question.topics(view)
    count = len(practice.kinds(view.level, view.quiz_version, topics)) if topics else 0
    return OF_QUESTION * math.ceil(practice_question.number(view) / count) if count else 0.0


def _of_model(view: View) -> float:
    return model_view.entry(view.model).milliseconds(len(model_view.read(view.model_text, view.model)))


def _scan(view: View) -> float:
    """Return how many runs of a model a run without each of its heads, and without each arrow of ten, counts as."""
    known, tokens = model_view.entry(view.model), len(model_view.read(view.model_text, view.model))
    return SCAN * (known.layers * known.heads + ARROWS_OF * tokens)


def _of_scene(seen: Scene) -> float:
    cells = seen.heads * len(seen.words) * len(seen.keys)
    return seen.origin.cost(seen).milliseconds + CELL * cells + MULTIPLICATION * cells * seen.head_size


def _of_file(question: Question, view: View) -> float:
    seen = scene(view, question.page)
    kind, _, name = question.take.partition(":")
    table = page_boards.boards(question.page).get(f"table_{name}") if kind == "table" else None
    if table and table.cost is Cost.MODEL:
        return _of_boards(question.page, [f"table_{name}"], view)
    if kind in SMALL or (table and table.cost is Cost.LIGHT):
        return 3 * (BOARD + OF_TOKEN * min(len(seen.words), MAX_TOKENS))
    if kind in WHOLE:
        return _of_boards(question.page, [OF_FILES], view) + (PICTURE if kind == "picture" else 0.0)
    return _of_scene(seen) + BOARD + NUMBER * len(seen.keys) * max(len(seen.words), seen.heads * seen.head_size)


def refusal(view: View, page: str) -> str:
    """Return a sentence about a view that is never computed here, since it would take too long; "" about any other."""
    most = LIMITS.multiplications or WIDEST * traced_view.longest() ** 2
    for each in (view, pinned(view, page)):
        if each:
            seen = scene(each, page)
            sizes = {"heads": seen.heads, "head_size": seen.head_size, "queries": len(seen.words), "keys": len(seen.keys)}
            count = math.prod(sizes.values())
            if count > most:
                with languages.speaking(view.lang):
                    return words.too_much(**sizes, count=count, most=most)
    return ""
