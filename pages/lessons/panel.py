"""The panel of a lesson as HTML: a part's text, its question and the answer, or the errors of the lesson."""

import json
from collections.abc import Sequence
from typing import NamedTuple

from pages.board.pieces import button
from pages.lessons import inline, typed_number
from pages.lessons.blocks import Wrong
from pages.lessons.format import Part
from pages.lessons.questions import Question
from pages.text import markdown
from pages.text.languages import Words
from pages.text.markup import Markup, element, joined
from pages.view.settings import MOST_OF_AN_ANSWER

words = Words("lessons")
LEFT = {"lesson": "", "part": 1, "lesson_answer": ""}  # the values that leave a lesson
MOST_WRONG = 5  # errors that a panel lists
FEW = 120  # characters of a part that fill three lines on a phone


class Progress(NamedTuple):
    """A learner's place in a lesson: its title, the part, the number of parts, and the answer there.

    here: whether the page is the part's own; reached: whether the view reaches the part's goal
    key: the lesson's key for the answers that a browser stores
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
        """How the question here stands: "right", "wrong", "open", "given" for a free text; "" where there is none."""
        question = self.part.question
        if not question or not self.here:
            return ""
        if question.free:
            return "given" if self.answer else "open"
        if self.reached if question.goal else question.is_right(self.answer):
            return "right"
        no_number = question.number and typed_number.read(self.answer) is None
        return "open" if question.goal or not self.answer or no_number else "wrong"


def _head(title: str, place: str) -> Markup:
    leave = button(markdown.plain(words.LEAVE), LEFT)
    named = element("p", element("b", inline.markup(title)), " ", element("span", f"· {place}", class_="gray"))
    return element("div", named, leave, class_="head")


class LessonPart(NamedTuple):
    """A part of a lesson; its sentences fold on a small screen: the box that unfolds them is the browser's own."""

    slot: str
    at: Progress

    def html(self) -> Markup:
        at = self.at
        asked = self._question(at.part.question) if at.here else element("p", words.ELSEWHERE, class_="gray")
        asked = asked and element("div", asked, class_="asked")
        kept = {"data_lesson": at.key, "data_part": at.place, "data_state": at.state}
        covers = "covers" if at.state in ("open", "wrong") and not at.part.question.goal else ""
        parts = element("div", self._told(), asked, class_=f"parts {covers}", **kept)
        return joined(_head(at.title, words.place(part=at.place, count=at.count)), parts)

    def _told(self) -> Markup:
        part = self.at.part
        long = "long" if sum(map(len, part.sentences)) > FEW else ""
        sentences = element("div", *(element("p", inline.markup(each)) for each in part.sentences), class_="sentences")
        unfold = element("label", element("input", type="checkbox"), f" {words.READ_ON}", class_="unfold")
        return element("div", element("h2", inline.markup(part.title)), sentences, unfold, class_=f"told {long}")

    def _question(self, question: Question | None) -> Markup:
        if not question:
            return joined()
        asks = element("p", element("b", words.QUESTION), " ", inline.markup(question.text))
        return joined(asks, _answers(question, self.at.answer), self._result(question))

    def _result(self, question: Question) -> Markup:
        """Return the verdict on the answer, with the explanation once it is right."""
        at = self.at
        if at.state == "right":
            sign = words.REACHED if question.goal else words.RIGHT
            return _status("done", f"✓ {sign}", at.part.explanation)
        if at.state == "given":
            return _status("done", words.GIVEN, at.part.explanation)
        if question.goal:
            return _status("gray", words.SEEN)
        if not at.answer:
            return _status("done", "")
        wrong = at.state == "wrong"
        return _status("wrong", f"✗ {words.NOT_RIGHT if wrong else words.NOT_A_NUMBER}", at.part.hint if wrong else "")


def _status(kind: str, sentence: str, of_the_lesson: str = "") -> Markup:
    """Return the verdict on an answer, and the lesson's own feedback."""
    more = joined(" ", inline.markup(of_the_lesson)) if of_the_lesson else ""
    return element("p", sentence, more, class_=kind, role="status")


def _answers(question: Question, answer: str) -> Markup:
    """Return the buttons of a question's choices, or the field for its number or its text."""
    if question.number:
        return _field(answer, words.YOUR_NUMBER, words.CHECK, class_="number", inputmode="decimal", maxlength=30)
    if question.free:
        return _field(answer, words.YOUR_TEXT, words.GIVE, class_="free", inputmode="text", maxlength=MOST_OF_AN_ANSWER)
    choices = (
        button(markdown.plain(text), {"lesson_answer": str(place)}, aria_pressed=str(answer == str(place)).lower())
        for place, text in enumerate(question.choices, 1)
    )
    return element("div", *choices, class_="lessonchoices") if question.choices else joined()


def _field(answer: str, name: str, button: str, class_: str, **sizes: str | int) -> Markup:
    """Return a field that is typed into, with its button, which has nothing to do: leaving the field sends what is typed."""
    named = {"aria_label": name, "placeholder": name, "data_put": "lesson_answer", "value": answer}
    return element("p", element("input", type="text", **sizes, **named), element("button", button), class_=class_)


class NoLesson(NamedTuple):
    """A lesson that a link names, and that can't be shown: why."""

    slot: str
    title: str
    wrong: Sequence[Wrong]

    def html(self) -> Markup:
        place = words.HAS_ERRORS if self.title else words.CANT_OPEN
        return joined(_head(self.title, place), errors(self.wrong[:MOST_WRONG]), "…" * (len(self.wrong) > MOST_WRONG))


class LessonEnd(NamedTuple):
    """The summary at the end of a lesson: its answers, which only the browser stores.

    asking: the parts that have a question
    """

    slot: str
    key: str
    asking: Sequence[int]

    def html(self) -> Markup:
        says = json.dumps(words.ENDED, ensure_ascii=False)
        return element("p", data_ended=self.key, data_asking=" ".join(map(str, self.asking)), data_words=says)


def errors(wrong: Sequence[Wrong], leads: bool = False) -> Markup:
    """Return the errors of a lesson as a list with line numbers; line 0 means the whole file.

    leads: whether a line number is a button that selects the line in the text beside
    """
    word, reason = words.ERROR_HEAD.values()

    def line(number: int) -> Markup:
        place = f"{word} {number}"
        return joined(element("button", place, data_line=number) if leads else element("b", place), " ")

    listed = (element("li", line(each.line) if each.line else "", each.reason) for each in wrong)
    return element("ul", *listed, class_="errors", aria_label=reason)
