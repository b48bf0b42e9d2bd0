"""The panel of a lesson at the top of a page: the part's text and its question, which follows the page's view."""

from pages.board.layout import Board, Cost, board
from pages.board.panel import panel
from pages.board.pieces import Piece
from pages.lessons import library
from pages.lessons.library import Opened
from pages.lessons.panel import LessonPart, NoLesson, Progress
from pages.view.settings import View


def board_of(page: str) -> Board:
    """Return the board of a page's lesson; there is nothing on it where the link names none."""

    @panel(lambda view: progress(page, view))
    def lesson(at: Progress | Opened) -> list[Piece]:
        if isinstance(at, Opened):
            return [NoLesson("lesson", at.lesson.title, at.wrong)]
        return [LessonPart("lesson", at)]

    return board(lesson(), cost=Cost.LIGHT)


def progress(page: str, view: View) -> Progress | Opened | None:
    """Return where a view is in its lesson; the lesson itself where it can't be shown; None where there is none."""
    opened = library.opened(view.lesson)
    if opened is None or opened.wrong:
        return opened
    parts = opened.lesson.parts
    place = min(view.part, len(parts))
    part = parts[place - 1]
    here, goal = part.page == page, part.question.goal if part.question else None
    reached = bool(goal) and here and goal.is_reached(page, view)
    answer = "" if goal or not part.question else view.lesson_answer
    return Progress(opened.lesson.title, part, place, len(parts), answer, here, reached, library.key(view.lesson))
