"""The answer to a question from a browser: what boards show, or a file, as JSON without what the browser has already."""

import json
import logging

import orjson

from attn_core import cache
from attn_core.models import growing
from pages.answers import cost, models
from pages.answers.page_boards import boards
from pages.answers.question import Question, parsed, read
from pages.board import json_encoding
from pages.board.layout import Board, Cost, Rows, cells
from pages.board.panel import Cell
from pages.board.pieces import Picture
from pages.panels.frame import qr_code
from pages.server import counters
from pages.text import languages
from pages.text.languages import Words

words = Words("frame")
SLICE = 0.6  # seconds that scans of a model go on before the answer shows how far they are
GROWS = (Cost.SCANNED, Cost.GROWN)  # what goes on growing
GLANCE = 0.05  # the same where other boards wait for the answer
log = logging.getLogger(__name__)


def reply(text: str, cheap: bool = False) -> str | None:
    """Return the answer to a question as it was sent, with its number; an error that names the rule where it breaks one.

    cheap: return None where the question is expensive
    """
    number = None
    try:
        message = parsed(text)
        if isinstance(message, dict) and type(message.get("n")) is int:
            number = message["n"]
        question = read(message)
    except ValueError as rule:
        counters.REFUSED.labels("malformed").inc()
        content = json.dumps({"error": str(rule)[:200]})
    else:
        content = answer_or_error(question, cheap)
    return None if content is None else f'{{"n":{json.dumps(number)},{content[1:]}'


def answer_or_error(question: Question, cheap: bool = False) -> str | None:
    """Return the answer, or, where it can't be computed, {"error": …}: the log has the traceback. None as `reply`.

    Whatever fails here is no fault of the question, a file of the app's own that is damaged or missing, say.
    """
    before = cache.SHARED.computed
    try:
        if cheap and cost.is_expensive(question):
            return None
        refused = cost.refusal(question)
        if refused:
            counters.REFUSED.labels("cost").inc()
            return json.dumps({"error": refused, "wait": None})
        waiting = models.not_yet(question)
        if waiting:
            return waiting
        content = answer(question)
        counters.QUESTIONS.labels(from_cache=cache.SHARED.computed == before).inc()
        return content
    except Exception as error:
        log.exception("a question could not be answered")
        counters.ERRORS.labels("question").inc()
        with languages.speaking(question.view.lang):
            return models.failed(question, error) or json.dumps({"error": words.CANT_COMPUTE})


def answer(question: Question) -> str:
    """Return what the boards show, or a file, as JSON, without what the browser has: a pure function of the question."""
    if question.take:
        return _file(question)
    if question.qr:
        with languages.speaking(question.view.lang):
            return orjson.dumps({"qr": qr_code.answer(question.qr)}).decode()
    declared = boards(question.page)
    asked = {name: declared[name] for name in question.boards if name in declared}
    alone = all(board.cost in GROWS for board in asked.values()) and not cost.opens(question)
    with growing.within(SLICE if alone else GLANCE):
        rows = {name: board(question.view) for name, board in asked.items()}
        content = {"boards": {name: _board(asked[name], rows[name], question) for name in rows}}
        if question.forms:
            listed = [piece for each in rows.values() for cell in cells(each) for piece in cell.pieces(question.view)]
            pictures = [piece for piece in listed if isinstance(piece, Picture)]
            content["forms"] = {
                json_encoding.form(piece): orjson.Fragment(json_encoding.specification(piece)) for piece in pictures
            }
    return orjson.dumps(content).decode()


def _file(question: Question) -> str:
    """Return the file that is asked for, null where there is none."""
    from pages.export import files  # noqa: PLC0415  (reads what every page computes)

    file = files.make(question.take, question.page, question.view, question.at)
    return orjson.dumps({"file": file and file.sent()}).decode()


def _board(board: Board, rows: Rows, question: Question) -> dict[str, object]:
    """Return one board: where its panels stand, and their pieces, without what the browser has of them."""

    def pieces(cell: Cell) -> list[dict[str, object]]:
        return [piece.without(question.have.get(piece.slot, "")) for piece in cell.encoded(question.view)]

    listed = cells(rows)
    asked = {cell.name: pieces(cell) for cell in listed if not (question.dragging and cell.resting)}
    stand = [{"widths": row.widths, "columns": [[cell.name for cell in column] for column in row.columns]} for row in rows]
    begun = board.cost is Cost.GROWN and cost.opens(question)
    waiting = len(asked) < len(listed) or begun or board.unfinished(question.view)
    return {"rows": stand, "cells": asked, "waiting": waiting}
