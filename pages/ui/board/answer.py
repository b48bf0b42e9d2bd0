"""A question from a browser and its answer: which boards of which page, for which link, and what the browser has already."""

import json
import logging
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pages.ui import link
from pages.ui.board import pieces
from pages.ui.board.layout import Board, Rows, boards, cells, tables
from pages.ui.board.panel import Cell

log = logging.getLogger(__name__)
LONGEST_QUESTION = 64_000  # characters: a link of two long texts, and what a browser has of a page


class Question(NamedTuple):
    """What a browser asks.

    page, view   what is looked at
    boards       the names of those in view
    have         slot → the hashes of what stands there, as pieces.Encoded.known says them
    dragging     whether a slider is being dragged: panels that wait until it is let go are left out
    forms        whether charts' forms should come along, since the browser could not fetch them
    save         the name of a table to be saved as CSV, instead of boards; "" for none
    """

    page: str
    view: link.View
    boards: Sequence[str]
    have: Mapping[str, str]
    dragging: bool = False
    forms: bool = False
    save: str = ""


def read(text: str) -> Question:
    """Return a question as it was sent; ValueError with the rule that it breaks. Whatever it says is checked here."""
    if len(text) > LONGEST_QUESTION:
        raise ValueError(f"A question has at most {LONGEST_QUESTION} characters, this one {len(text)}.")
    asked = json.loads(text)
    if not isinstance(asked, dict):
        raise ValueError("A question is an object.")
    page, query, names, have = (asked.get(name) for name in ("page", "link", "boards", "have"))
    if page not in link.PAGES:
        raise ValueError("There is no such page.")
    if not isinstance(query, str) or not _texts(names):
        raise ValueError("A question names a link and boards.")
    known = {slot: said for slot, said in have.items() if isinstance(said, str)} if isinstance(have, dict) else {}
    dark, dragging, forms = (asked.get(name) is True for name in ("dark", "dragging", "forms"))
    return Question(
        page, link.from_query(query, dark), list(dict.fromkeys(names)), known, dragging, forms, str(asked.get("save", ""))
    )


def _texts(names: object) -> bool:
    """Return whether these are texts."""
    return isinstance(names, list) and all(isinstance(name, str) for name in names)


def answer(question: Question) -> str:
    """Return what the boards show, or a table, as JSON, without what the browser has: a pure function of the question."""
    if question.save:
        return _file(question)
    found = boards(question.page)
    parts = [f'"{name}":{_board(found[name], question)}' for name in question.boards if name in found]
    forms = f',"forms":{{{",".join(_forms(found, question))}}}' if question.forms else ""
    return f'{{"boards":{{{",".join(parts)}}}{forms}}}'


def answered(question: Question) -> str:
    """Return the answer, or, where it can't be computed, {"error": …}; the log has the traceback."""
    try:
        return answer(question)
    except Exception:
        log.exception("a question could not be answered")
        return json.dumps({"error": "The server could not compute this view"})


def _board(board: Board, question: Question) -> str:
    """Return one board: its rows, and the pieces of its panels."""
    rows = board(question.view)
    resting = question.dragging and any(cell.resting for cell in cells(rows))
    asked = [cell for cell in cells(rows) if not (question.dragging and cell.resting)]
    panels = ",".join(f'"{cell.name}":[{_pieces(cell, question)}]' for cell in asked)
    return f'{{"rows":{_rows(rows)},"cells":{{{panels}}},"waiting":{json.dumps(resting)}}}'


def _pieces(cell: Cell, question: Question) -> str:
    """Return the pieces of a panel, without what the browser has of them."""
    sent = cell.sent(question.view)
    return ",".join(piece.without(question.have.get(piece.slot, "")) for piece in sent)


def _rows(rows: Rows) -> str:
    """Return where the panels stand, as JSON."""
    return json.dumps(
        [
            {"widths": list(row.widths), "columns": [[cell.name for cell in column] for column in row.columns]}
            for row in rows
        ],
        separators=(",", ":"),
    )


def _forms(found: Mapping[str, Board], question: Question) -> list[str]:
    """Return the forms of all charts in the boards that are asked for, as JSON members."""
    asked = [found[name] for name in question.boards if name in found]
    shown = [piece for board in asked for cell in cells(board(question.view)) for piece in cell.pieces(question.view)]
    drawn = {pieces.form(piece): piece for piece in shown if isinstance(piece, pieces.Picture)}
    return [f'"{name}":{pieces.form_of(name) or pieces.specification(piece)}' for name, piece in drawn.items()]


def _file(question: Question) -> str:
    """Return a table as CSV, null where there is none."""
    table = tables(question.page).get(question.save)
    return json.dumps({"csv": table and table.csv(question.view)}, ensure_ascii=False)
