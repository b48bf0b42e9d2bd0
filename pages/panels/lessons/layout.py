"""How the panels of the page of lessons stand: a lesson's text, what is wrong in it, and the link of each of its parts."""

from pages.board.layout import Cost, board
from pages.panels.lessons import own_lesson

BOARDS = {
    "writer": board(own_lesson.writer(), cost=Cost.LIGHT),
    "opened": board(own_lesson.opened(), cost=Cost.LIGHT),
    "ended": board(own_lesson.ended(), cost=Cost.LIGHT),
}
