"""A question from a browser and its answer: which boards of which page, for which link, and what the browser has already."""

import json
import logging
import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import orjson

from attn_core import cache
from pages.answers import cost
from pages.answers.page_boards import boards
from pages.board import json_encoding
from pages.board.layout import Rows, cells
from pages.board.panel import Cell
from pages.board.pieces import Picture
from pages.panels.frame import qr_code
from pages.server import status
from pages.text import languages
from pages.text.languages import Words
from pages.view import link, menu, settings

words = Words("frame")
log = logging.getLogger(__name__)
LONGEST_QUESTION = 512_000  # characters: two texts of 10,000 Chinese ones take 180,000 in a link, and as many in B


class Question(NamedTuple):
    """What a browser asks: which of a page's boards, by name, for which view.

    have         slot → the hashes of what stands there, as json_encoding.Encoded.known says them
    dragging     whether a slider is being dragged: panels that wait until it is let go are left out
    forms        whether charts' forms should come along, since the browser could not fetch them
    take         a file to take along, instead of boards: "table:row", see take/files.py; "" for none
    qr           an address, of which a QR code is wanted instead of boards; "" for none
    at           the address of the page, for the link that stands in a file
    """

    page: str
    view: settings.View
    boards: Sequence[str]
    have: Mapping[str, str]
    dragging: bool = False
    forms: bool = False
    take: str = ""
    qr: str = ""
    at: str = ""


def reply(text: str, most_ms: float = math.inf) -> str | None:
    """Return the answer to a question as it was sent, with its number; an error that names the rule where it breaks one.

    None where it would take more than so many milliseconds, as cost.py estimates them.
    """
    number = None
    try:
        if len(text) > LONGEST_QUESTION:
            raise ValueError(f"A question has at most {LONGEST_QUESTION} characters, this one {len(text)}.")
        message = _parsed(text)
        if isinstance(message, dict) and type(message.get("n")) is int:
            number = message["n"]
        question = read(message)
        if cost.milliseconds(question) > most_ms:
            return None
        content = answer_or_error(question)
    except ValueError as rule:
        status.count("refused.malformed")
        content = json.dumps({"error": str(rule)[:200]})
    return f'{{"n":{json.dumps(number)},{content[1:]}'


def _parsed(text: str) -> object:
    """Return what a text says as JSON; what Python says of one that is none, or too deep, is nothing for people."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError(f"A question must be valid JSON without deep nesting; this one begins {_begun(text)}.") from None


def _begun(value: object) -> str:
    """Return the beginning of a value, to name it in a sentence."""
    text = value if isinstance(value, str) else {list: "[…]", dict: "{…}"}.get(type(value)) or json.dumps(value)
    return f"“{text[:30]}{'…' * (len(text) > 30)}”"


def read(message: object) -> Question:
    """Return the question that a message is; ValueError with the rule that it breaks. Whatever it says is checked here."""
    if not isinstance(message, dict):
        raise ValueError("A question must be an object.")
    page, query, names, have = (message.get(name) for name in ("page", "link", "boards", "have"))
    if page not in menu.PAGES:
        raise ValueError(f"There is no page {_begun(page)}.")
    if not isinstance(query, str) or not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError("A question names a link and boards.")
    hashes = {slot: known for slot, known in have.items() if isinstance(known, str)} if isinstance(have, dict) else {}
    dark, dragging, forms = (message.get(name) is True for name in ("dark", "dragging", "forms"))
    view, names = link.from_query(query, page, dark), list(dict.fromkeys(names))
    take, qr, at = (message.get(name, "") for name in ("take", "qr", "at"))
    if not all(isinstance(text, str) for text in (take, qr, at)):
        raise ValueError("take, qr and at must be strings.")
    return Question(page, view, names, hashes, dragging, forms, take, qr, at)


def answer_or_error(question: Question) -> str:
    """Return the answer, or, where it can't be computed, {"error": …}; the log has the traceback."""
    refused = cost.refusal(question.view, question.page)
    if refused:
        status.count("refused.cost")
        return json.dumps({"error": refused, "wait": None})
    before = cache.SHARED.computed
    try:
        content = answer(question)
        if question.take or question.qr:
            status.count("files")
        else:
            status.count("questions")
            status.count("from_cache", cache.SHARED.computed == before)
        return content
    except Exception:
        log.exception("a question could not be answered")
        status.count("errors.question")
        with languages.speaking(question.view.lang):
            return json.dumps({"error": words.CANT_COMPUTE})


def answer(question: Question) -> str:
    """Return what the boards show, or a file, as JSON, without what the browser has: a pure function of the question."""
    if question.take:
        return _file(question)
    if question.qr:
        with languages.speaking(question.view.lang):
            return orjson.dumps({"qr": qr_code.answer(question.qr)}).decode()
    declared = boards(question.page)
    rows = {name: declared[name](question.view) for name in question.boards if name in declared}
    content = {"boards": {name: _board(rows[name], question) for name in rows}}
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


def _board(rows: Rows, question: Question) -> dict[str, object]:
    """Return one board: where its panels stand, and their pieces, without what the browser has of them."""

    def pieces(cell: Cell) -> list[dict[str, object]]:
        return [piece.without(question.have.get(piece.slot, "")) for piece in cell.encoded(question.view)]

    listed = cells(rows)
    asked = {cell.name: pieces(cell) for cell in listed if not (question.dragging and cell.resting)}
    stand = [{"widths": row.widths, "columns": [[cell.name for cell in column] for column in row.columns]} for row in rows]
    return {"rows": stand, "cells": asked, "waiting": len(asked) < len(listed)}
