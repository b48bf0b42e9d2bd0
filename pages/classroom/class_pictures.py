"""The pictures of a class's questions, as images inside a file: as many as a report may have and as there is time for."""

import base64
import logging
import time
from collections.abc import Callable
from typing import NamedTuple

from attn_core.models import growing
from pages import registry
from pages.answers import cost, models
from pages.answers.question import Question
from pages.board.layout import cells
from pages.board.pieces import Picture, Text
from pages.classroom.record import Entry
from pages.export import pictures, report
from pages.text import languages, markdown
from pages.text.languages import Words
from pages.text.markup import Markup, element, joined
from pages.view.settings import View

words = Words("class_report")
log = logging.getLogger(__name__)
MOST, MOST_OF_A_QUESTION = 40, 4
SECONDS = 6.0  # after which no further picture is begun: a browser waits LIMITS.answered_within for an answer
COSTLY = 20_000_000  # cells of the heatmaps of a view: heads × queries × keys
SCAN = 0.6  # seconds for what a model computes without each of its heads
SPARE = 14  # pixels at the left of a picture, where labels in another font than it was measured with take more room
NOT_DRAWN = ("yours_and_true",)  # of a solved question: the right answer beside itself


class Drawn(NamedTuple):
    """A picture as SVG, with its title in Markdown and its text alternative."""

    title: str
    alt: str
    svg: str


class Pictures:
    """What draws the pictures of one report, question by question."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._end, self._count = clock, clock() + SECONDS, 0
        self.left_out = 0  # the questions that are without their pictures in this report

    def of(self, entry: Entry) -> Markup:
        """Return the pictures of a question's view, each with its title, or a sentence on why there is none."""
        if entry.view is None or not entry.boards:
            return joined()
        try:
            reason, listed = self._reason(entry), ()
            if not reason:
                listed = _drawn(entry.page, entry.view, entry.boards)[: MOST - self._count]
        except Exception:
            log.exception("a picture of a class's report could not be drawn")
            reason = words.NO_PICTURE
        self._count += len(listed)
        self.left_out += bool(reason)
        return element("p", reason, class_="muted") if reason else joined(*map(_figure, listed))

    def _reason(self, entry: Entry) -> str:
        """Return why a question has no picture: too many before it, a view that takes too long, no time now; or ""."""
        if self._count >= MOST:
            return words.too_many_pictures(most=MOST)
        question = Question(entry.page, entry.view, entry.boards, {})
        if cost.refusal(question) or cost.cells(entry.view, entry.page) > COSTLY:
            return words.TOO_LARGE
        return words.LATER if self._clock() > self._end or models.not_yet(question) else ""


def _drawn(page: str, view: View, names: tuple[str, ...]) -> tuple[Drawn, ...]:
    """Return the pictures on boards of a page; they are kept, unless some of them go on growing."""
    boards = [board for name, board in registry.own(page).items() if name in names]
    with growing.within(SCAN):
        return (_made if any(board.unfinished(view) for board in boards) else _kept)(page, view, names)


def _made(page: str, view: View, names: tuple[str, ...]) -> tuple[Drawn, ...]:
    boards = [board for name, board in registry.own(page).items() if name in names]
    pieces = {piece.slot: piece for board in boards for cell in cells(board(view)) for piece in cell.pieces(view)}
    listed = [piece for slot, piece in pieces.items() if isinstance(piece, Picture) and slot not in NOT_DRAWN]
    return tuple(_one(piece, pieces.get(f"{piece.slot}_name")) for piece in listed[:MOST_OF_A_QUESTION])


_kept = languages.remember(_made)


def _one(picture: Picture, title: object) -> Drawn:
    body = report.without_app(title.body) if isinstance(title, Text) else ""
    return Drawn(body, picture.alt, pictures.svg(picture, dark=False))


def _figure(drawn: Drawn) -> Markup:
    """Return a picture as an image, in which no script runs and whose names clash with those of no other."""
    width, height = pictures.size(drawn.svg)
    box = f'viewBox="0 0 {width:g} {height:g}"', f'viewBox="{-SPARE} 0 {width + SPARE:g} {height:g}"'
    wide = drawn.svg.replace(f'width="{width:g}"', f'width="{width + SPARE:g}"', 1).replace(*box, 1)
    source = f"data:image/svg+xml;base64,{base64.b64encode(wide.encode()).decode()}"
    caption = element("figcaption", markdown.html(drawn.title)) if drawn.title else ""
    return element("figure", caption, element("img", src=source, alt=drawn.alt))
