"""The boards and the tables of every page: a page is one entry here, the module in which its panels are laid out."""

from collections.abc import Mapping

from pages import (
    averaging,
    explore,
    heads,
    loops,
    masks,
    mistakes,
    models,
    order_and_batch,
    practice,
    query_key_value,
    self_and_cross,
    shapes,
    sharpness,
    start,
    surgery,
    weighted_sum,
    whole_model,
    worked_examples,
)
from pages.board.declaration import Page
from pages.board.layout import Board
from pages.panels.compare.beside import beside
from pages.panels.lessons import layout as lessons
from pages.panels.write_lesson import layout as write_lesson

PAGES: Mapping[str, Page] = {
    "explore": explore.PAGE,
    "start": start.PAGE,
    "averaging": averaging.PAGE,
    "query_key_value": query_key_value.PAGE,
    "weighted_sum": weighted_sum.PAGE,
    "sharpness": sharpness.PAGE,
    "masks": masks.PAGE,
    "order_and_batch": order_and_batch.PAGE,
    "self_and_cross": self_and_cross.PAGE,
    "heads": heads.PAGE,
    "whole_model": whole_model.PAGE,
    "models": models.PAGE,
    "surgery": surgery.PAGE,
    "practice": practice.PAGE,
    "lessons": lessons,
    "write_lesson": write_lesson,
    "loops": loops.PAGE,
    "shapes": shapes.PAGE,
    "mistakes": mistakes.PAGE,
    "worked_examples": worked_examples.PAGE,
}


BOARDS = {page: {name: beside(page, board) for name, board in module.BOARDS.items()} for page, module in PAGES.items()}


def own(page: str) -> Mapping[str, Board]:
    """Return the page's own boards by name, without the boards of every page; KeyError for an unknown page."""
    return BOARDS[page]


def tables(page: str) -> Mapping[str, object]:
    """Return the tables of numbers of a page (number_tables.Numbers) by name; KeyError where there is no such page."""
    return getattr(PAGES[page], "TABLES", {})
