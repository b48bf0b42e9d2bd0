"""The boards and the tables of every page: a page is one entry here, the module in which its panels are laid out."""

from collections.abc import Mapping

from pages import (
    averaging,
    check_your_own,
    explore,
    heads,
    loops,
    masks,
    mistakes,
    model_cards,
    models,
    order_and_batch,
    practice,
    query_key_value,
    self_and_cross,
    shapes,
    sharpness,
    start,
    surgery,
    todays_models,
    train,
    weighted_sum,
    whole_model,
    worked_examples,
    write_lesson,
)
from pages.board.declaration import Page
from pages.board.layout import Board
from pages.panels import lesson_end
from pages.panels.compare.beside import beside

PAGES: Mapping[str, Page] = {
    page.PAGE.name: page.PAGE
    for page in (
        explore,
        start,
        averaging,
        query_key_value,
        weighted_sum,
        sharpness,
        masks,
        order_and_batch,
        self_and_cross,
        heads,
        whole_model,
        todays_models,
        models,
        surgery,
        model_cards,
        train,
        practice,
        lesson_end,
        write_lesson,
        loops,
        shapes,
        mistakes,
        check_your_own,
        worked_examples,
    )
}


BOARDS = {page: {name: beside(page, board) for name, board in module.BOARDS.items()} for page, module in PAGES.items()}


def own(page: str) -> Mapping[str, Board]:
    """Return the page's own boards by name, without the boards of every page; KeyError for an unknown page."""
    return BOARDS[page]


def tables(page: str) -> Mapping[str, object]:
    """Return the tables of numbers of a page (number_tables.Numbers) by name; KeyError where there is no such page."""
    return PAGES[page].TABLES
