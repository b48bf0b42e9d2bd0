"""What the panel of a lesson shows, as HTML: a part's sentences, its question, what was answered; or why there is none."""

import html
import json
from collections.abc import Sequence
from typing import NamedTuple

from pages.ui.board.pieces import button
from pages.ui.lessons import inline, typed_number
from pages.ui.lessons.blocks import Wrong
from pages.ui.lessons.format import Part
from pages.ui.lessons.questions import Question
from pages.ui.text import markdown
from pages.ui.text.languages import Words

words = Words("lessons")
LEFT = {"lesson": "", "part": 1, "lesson_answer": ""}  # what leaves a lesson
MOST_WRONG = 5  # errors that a panel lists
FEW = 120  # characters of a part that stand on three lines of a phone


class Progress(NamedTuple):
    """Where a learner is in a lesson: its title, the part of so many, and what was answered there.

    here: whether the page is the part's own; reached: whether the view reaches the part's goal
    key: of the lesson, under which a browser keeps how its questions were answered
    """

    title: str
    part: Part
    place: int
    count: int
    answer: str
    here: bool
    reached: bool
    key: str

    @property
    def state(self) -> str:
        """Whether the question here is answered: "right", "wrong", "open", or "" where there is none here."""
        question = self.part.question
        if not question or not self.here:
            return ""
        if self.reached if question.goal else question.is_right(self.answer):
            return "right"
        no_number = question.number and typed_number.read(self.answer) is None
        return "open" if question.goal or not self.answer or no_number else "wrong"


def _head(title: str, place: str) -> str:
    leave = button(markdown.plain(words.LEAVE), LEFT)
    return f'<div class="head"><p><b>{inline.markup(title)}</b> <span class="gray">· {place}</span></p>{leave}</div>'


class LessonPart(NamedTuple):
    """A part of a lesson; its sentences fold on a small screen: the box that unfolds them is the browser's own."""

    slot: str
    at: Progress

    def html(self) -> str:
        at = self.at
        sentences = "".join(f"<p>{inline.markup(each)}</p>" for each in at.part.sentences)
        long = "long" if sum(map(len, at.part.sentences)) > FEW else ""
        unfold = f'<label class="unfold"><input type="checkbox"> {words.READ_ON}</label>'
        sentences = f'<div class="sentences">{sentences}</div>{unfold}'
        told = f'<div class="told {long}"><h2>{inline.markup(at.part.title)}</h2>{sentences}</div>'
        asked = self._question(at.part.question) if at.here else f'<p class="gray">{words.ELSEWHERE}</p>'
        asked = asked and f'<div class="asked">{asked}</div>'
        kept = f'data-lesson="{at.key}" data-part="{at.place}" data-state="{at.state}"'
        covers = "covers" if at.state in ("open", "wrong") and not at.part.question.goal else ""
        parts = f'<div class="parts {covers}" {kept}>{told}{asked}</div>'
        return _head(at.title, words.place(at.place, at.count)) + parts

    def _question(self, question: Question | None) -> str:
        if not question:
            return ""
        asks = f"<p><b>{words.QUESTION}</b> {inline.markup(question.text)}</p>"
        return f"{asks}{_answers(question, self.at.answer)}{self._result(question)}"

    def _result(self, question: Question) -> str:
        """Return what is said of the answer; an explanation once it is the right one."""
        at = self.at
        if at.state == "right":
            sign = words.REACHED if question.goal else words.RIGHT
            explained = f" {inline.markup(at.part.explanation)}" if at.part.explanation else ""
            return f'<p class="done" role="status">✓ {sign}{explained}</p>'
        if question.goal:
            return f'<p class="gray" role="status">{words.SEEN}</p>'
        if not at.answer:
            return '<p class="done" role="status"></p>'
        hint = f" {inline.markup(at.part.hint)}" if at.part.hint else ""
        trouble = words.NOT_RIGHT + hint if at.state == "wrong" else words.NOT_A_NUMBER
        return f'<p class="wrong" role="status">✗ {trouble}</p>'


def _answers(question: Question, answer: str) -> str:
    """Return the buttons of a question's choices, or the field for its number."""
    if question.number:
        field = f'type="text" inputmode="decimal" maxlength="30" data-put="lesson_answer" value="{html.escape(answer)}"'
        return (
            f'<p class="number"><input {field} aria-label="{words.YOUR_NUMBER}" placeholder="{words.YOUR_NUMBER}">'
            f"<button>{words.CHECK}</button></p>"
        )
    pressed = {True: 'aria-pressed="true"', False: 'aria-pressed="false"'}
    choices = (
        button(markdown.plain(text), {"lesson_answer": str(place)}, mark=pressed[answer == str(place)])
        for place, text in enumerate(question.choices, 1)
    )
    return f'<div class="lessonchoices">{"".join(choices)}</div>' if question.choices else ""


class NoLesson(NamedTuple):
    """A lesson that a link names, and that can't be shown: why."""

    slot: str
    title: str
    wrong: Sequence[Wrong]

    def html(self) -> str:
        place = words.HAS_ERRORS if self.title else words.CANT_OPEN
        return _head(self.title, place) + errors(self.wrong[:MOST_WRONG]) + "…" * (len(self.wrong) > MOST_WRONG)


class LessonEnd(NamedTuple):
    """What stands at the end of a lesson: how its questions were answered, which the browser alone knows.

    asking: the places of the parts that ask
    """

    slot: str
    key: str
    asking: Sequence[int]

    def html(self) -> str:
        says = html.escape(json.dumps(words.ENDED, ensure_ascii=False))
        return f'<p data-ended="{self.key}" data-asking="{" ".join(map(str, self.asking))}" data-words="{says}"></p>'


def errors(wrong: Sequence[Wrong], leads: bool = False) -> str:
    """Return what is wrong in a lesson as a list, each with its line; line 0 is all of it.

    leads: whether a line is a button that leads to it, in the text beside
    """
    word, reason = words.ERROR_HEAD
    line = f'<button data-line="{{0}}">{word} {{0}}</button> ' if leads else f"<b>{word} {{0}}</b> "
    listed = "".join(f"<li>{line.format(each.line) if each.line else ''}{html.escape(each.reason)}</li>" for each in wrong)
    return f'<ul class="errors" aria-label="{reason}">{listed}</ul>'
