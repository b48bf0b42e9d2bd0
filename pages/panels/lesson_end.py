"""What a lesson's end says of its answers, on the page of lessons."""

from pages.board.declaration import Page
from pages.board.layout import Cost, board
from pages.board.panel import panel
from pages.board.pieces import Pieces
from pages.lessons import library
from pages.lessons.library import Opened
from pages.lessons.panel import LessonEnd


@panel(lambda view: (view.lesson, library.opened(view.lesson)))
def ended(named: tuple[str, Opened | None]) -> Pieces:
    """Say how the questions of the link's lesson were answered."""
    lesson, opened = named
    parts = opened.lesson.parts if opened else ()
    asking = [place for place, part in enumerate(parts, 1) if part.question and not part.question.free]
    return [LessonEnd("lesson_end", library.key(lesson), asking)] if asking else []


PAGE = Page("lessons", (), {"ended": board(ended(), cost=Cost.LIGHT)}, {})
