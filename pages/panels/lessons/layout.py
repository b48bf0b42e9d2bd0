"""Layout of the page of lessons: a lesson's text, its errors, and the links of its parts."""

from pages.board.layout import Cost, board
from pages.panels.lessons import own_lesson

BOARDS = {
    "writer": board(own_lesson.writer(), cost=Cost.LIGHT),
    "opened": board(own_lesson.opened(), cost=Cost.LIGHT),
    "ended": board(own_lesson.ended(), cost=Cost.LIGHT),
}
