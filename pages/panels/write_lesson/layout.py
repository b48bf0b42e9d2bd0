"""Layout of the page on which a lesson is written: its text, its errors, and the links of its parts."""

from pages.board.layout import Cost, board
from pages.panels.write_lesson import own_lesson

BOARDS = {
    "writer": board(own_lesson.writer(), cost=Cost.LIGHT),
    "opened": board(own_lesson.opened(), cost=Cost.LIGHT),
}
