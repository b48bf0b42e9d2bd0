"""Write a lesson: its text, opened from a file or typed, beside its errors by line, or the link of each part."""

import json
from collections.abc import Sequence
from typing import NamedTuple

from pages.board.declaration import Page
from pages.board.layout import Cost, board
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text
from pages.lessons import inline, library, packing
from pages.lessons.blocks import Wrong
from pages.lessons.format import LONGEST, Part
from pages.lessons.library import Opened
from pages.lessons.panel import errors
from pages.text.languages import Words
from pages.text.markup import Markup, element, joined
from pages.view.settings import MOST_PACKED, View

words = Words("lessons")
MOST_OF_A_CODE = 2_500  # characters that a QR code takes which a phone still reads
MOST_SHOWN = 20  # errors


class LessonWriter(NamedTuple):
    """A field for a lesson's text, which can be opened from a file and saved as one; lessons.js packs it into the link."""

    slot: str
    text: str

    def html(self) -> Markup:
        opened = element("input", type="file", accept=".md,.markdown,.txt,text/*")
        file = element("label", f"{words.OPEN_FILE} ", opened, class_="file")
        example = element("button", words.NEW, data_example=words.EXAMPLE)
        saved = element("button", words.SAVE_FILE, data_save="lesson")
        sizes = {"maxlength": LONGEST, "data_most": MOST_PACKED, "rows": 18, "spellcheck": "false"}
        area = element("textarea", "\n", self.text, aria_label=words.TEXT, **sizes)
        says = json.dumps(words.SCRIPT, ensure_ascii=False)
        trouble = element("p", class_="trouble", role="status", data_words=says)
        return joined(element("p", file, saved, example, class_="ways"), area, trouble)


class LessonLinks(NamedTuple):
    """The parts of a lesson, each with its link: a whole address, which can be copied."""

    slot: str
    lesson: str
    parts: Sequence[Part]

    def html(self) -> Markup:
        listed = map(self._item, range(len(self.parts)), self.parts)
        return joined(element("p", words.FILE_HERE), element("ol", *listed))

    def _item(self, place: int, part: Part) -> Markup:
        way = element("a", inline.text(part.title), href=library.address(self.lesson, place + 1, part))
        return element("li", way, " ", element("button", words.COPY_LINK))


class LessonErrors(NamedTuple):
    """What is wrong in a lesson, by lines."""

    slot: str
    wrong: Sequence[Wrong]

    def html(self) -> Markup:
        return errors(self.wrong, leads=True)


def _named(view: View) -> tuple[str, Opened | None]:
    return view.lesson, library.opened(view.lesson)


@panel(_named)
def writer(named: tuple[str, Opened | None]) -> Pieces:
    _, opened = named
    return [LessonWriter("writer", opened.text if opened else "")]


@panel(_named)
def opened(named: tuple[str, Opened | None]) -> Pieces:
    """List the errors of the lesson in the link, or its parts with their links."""
    lesson, opened = named
    if not opened:
        return [Text("lesson_state", f":gray[{words.NOTHING_OPEN}]")]
    if opened.wrong:
        more = opened.wrong[:MOST_SHOWN]
        return [Text("lesson_state", f"**{words.errors(count=len(opened.wrong))}**"), LessonErrors("lesson_errors", more)]
    pieces = [Text("lesson_state", words.NO_ERRORS), LessonLinks("lesson_links", lesson, opened.lesson.parts)]
    if lesson.startswith(packing.PACKED):
        longest = max(len(library.address(lesson, place, part)) for place, part in enumerate(opened.lesson.parts, 1))
        fits = longest <= MOST_OF_A_CODE
        pieces.append(Text("lesson_length", words.link_length(count=longest, most=MOST_OF_A_CODE, fits=fits)))
    return pieces


PAGE = Page(
    "write_lesson",
    (),
    {"writer": board(writer(), cost=Cost.LIGHT), "opened": board(opened(), cost=Cost.LIGHT)},
    {},
)
