"""How the panels of the page of questions stand: the quiz, a question, its pictures, the choices, the verdict, the score."""

from pages.board.layout import Rows, board, row
from pages.panels.practice import answering, moving, pictures
from pages.panels.practice.page_data import present
from pages.panels.shared import number_tables
from pages.view.settings import View

TABLES = pictures.TABLES


def _pictures(view: View) -> Rows:
    """Return the row of pictures: one, or two side by side, and what shows an answer that was set."""
    count = max(1, len(present(view).planes))
    return (row(*(pictures.picture(place) for place in range(count))), row(moving.picture()))


BOARDS = {
    "quiz": board(answering.quiz()),
    "asked": board(answering.asked()),
    "pictures": _pictures,
    "choices": board(answering.ignored(), answering.choices(), moving.answering()),
    "verdict": board(answering.verdict()),
    "onward": board(answering.onward()),
    "score": board(answering.score()),
    **number_tables.boards(TABLES),
}
