"""How the panels of the page of questions stand: the quiz, a question, its pictures, the choices, the verdict, the score."""

from pages.board.layout import Board, Cost, Rows, board, row
from pages.panels.practice import answering, choosing, moving, pictures
from pages.panels.practice.page_data import present
from pages.panels.shared import number_tables
from pages.view.settings import View

TABLES = pictures.TABLES


def _pictures(view: View) -> Rows:
    """Return the row of pictures: one, or two side by side, and the picture of a moved answer."""
    data = present(view)
    count = max(1, len(data.planes)) if data else 1
    return (row(*(pictures.picture(place) for place in range(count))), row(moving.picture()))


BOARDS = {
    "quiz": board(answering.quiz(), cost=Cost.LIGHT),
    "asked": board(answering.asked(), choosing.none_left(), cost=Cost.LIGHT),
    "pictures": Board(_pictures, Cost.LIGHT),
    "choices": board(answering.ignored(), answering.choices(), moving.answering(), cost=Cost.LIGHT),
    "verdict": board(answering.verdict(), cost=Cost.LIGHT),
    "onward": board(answering.onward(), cost=Cost.LIGHT),
    "score": board(answering.score(), cost=Cost.LIGHT),
    "topics": board(choosing.topics(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES, Cost.LIGHT),
}
