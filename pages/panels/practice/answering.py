"""How a question is answered: where one is in the quiz, its choices, whether the answer is right, why, and the way on."""

import math

from attn_core.practice import LATEST, LEVELS
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Text
from pages.board.quiz_pieces import Choice, Choices, Quiz, Score
from pages.panels.practice import moving
from pages.panels.practice.page_data import PageData, number, present, shows
from pages.text import markdown
from pages.text.languages import Words
from pages.view.link import spelled
from pages.view.settings import AT_ONCE, QUESTIONS, SEEDS, View

words = Words("practice")


def turn(**to: int | str) -> dict[str, str]:
    """Return the values that open another question, without an answer."""
    return {name: spelled(value) for name, value in to.items()} | moving.RESET | {"answer": ""}


def _new(quiz: int) -> dict[str, str]:
    """Return the values that open the next quiz, which draws from the latest kinds."""
    return turn(quiz=(quiz + 1) % SEEDS, quiz_version=LATEST, question=1)


def offered(number: int, count: int) -> int:
    """Return how many questions the quiz has as far as one has come: five, and five more after each fifth.

    count: how many it has in all; one for which a link says how many has all of them from the start
    """
    return AT_ONCE * math.ceil(number / AT_ONCE) if count == QUESTIONS else count


def levels(level: int) -> dict[str, dict[str, str] | None]:
    """Return what opens each level, None for the one that is open."""
    return {str(each): None if each == level else turn(level=each, question=1) for each in LEVELS}


@panel(lambda view: (view.quiz, view.level, number(view), view.quiz_count))
def quiz(place: tuple[int, int, int, int]) -> Pieces:
    """Say where one is in the quiz, and offer the other levels and quizzes."""
    seed, level, at, count = place
    new = words.NEW_QUIZ, _new(seed)
    of_seed = words.QUIZ, "quiz", seed, SEEDS - 1, turn(question=1)
    said = words.question_of(number=at, count=offered(at, count))
    return [Quiz("quiz", said, words.LEVEL, levels(level), of_seed, new)]


@shows
def asked(data: PageData) -> Pieces:
    return [Text("asked", f"## {data.title}\n\n{data.asks()}")]


@shows
def ignored(data: PageData) -> Pieces:
    """Say that the link's answer is none to this question, where it isn't."""
    if data.verdict or not data.answer:
        return []
    return [
        Text("ignored", markdown.notice(words.no_answer(answer=data.answer[:40], rule=words.RULES[data.kind.answered_by])))
    ]


@shows
def choices(data: PageData) -> Pieces:
    """Offer the choices, or, once one is chosen, show the right one and the one that was chosen."""
    if not data.question.choices:
        return []
    listed = [_choice(data, place) for place in range(len(data.question.choices))]
    return [Choices("choices", words.CHOICES, listed)]


def _choice(data: PageData, place: int) -> Choice:
    label = data.choice(data.question.choices[place])
    if data.verdict is None:
        return Choice(label, {"answer": str(place)})
    mine = data.answer == str(place)
    sign = "check" if place == data.question.right else "close" if mine else ""
    return Choice(label, None, sign, words.YOURS if mine else "")


@shows
def verdict(data: PageData) -> Pieces:
    """Say whether the answer is right, and why."""
    if data.verdict is None:
        return []
    sentence = words.RIGHT if data.verdict.right else words.WRONG
    return [Text("lead", f"{markdown.badge(data.verdict.right, sentence)} {data.explains()}")]


@panel(present, "quiz_count")
def onward(data: PageData, count: int) -> Pieces:
    """Offer the questions beside this one, after each fifth one five more, and after the last one another quiz."""
    seed, at = data.question.quiz, data.question.number
    back = turn(question=at - 1) if at > 1 else None
    label = words.more(count=AT_ONCE) if at == offered(at, count) else words.NEXT
    following = {label: turn(question=at + 1)} if at < count else {words.NEXT_QUIZ: _new(seed)}
    return [Buttons("onward_now" if data.verdict else "onward", "", {words.BACK: back, **following})]


@panel(present, "topics", "quiz_count")
def score(data: PageData, topics: str, count: int) -> Pieces:
    """Pass to the browser the question's place, and, once it is answered, the verdict."""
    question = data.question
    known = {"quiz": question.quiz, "version": question.version, "level": question.level, "question": question.number}
    known |= {"offered": offered(question.number, count), "topics": topics}
    answered = {name: str(value) for name, value in known.items()} | {"kind": data.title}
    if data.verdict is not None:
        mine, right = data.read()
        answered |= {"answer": mine, "right": spelled(data.verdict.right), "right_answer": right}
    return [Score("score", answered, words.SCORE, words.SAVE, words.CLEAR, words.FILE)]


def way(view: View) -> tuple[str, str, dict[str, str]] | None:
    """Return the step that teaches the question, as label, page and link, once it is answered; else None."""
    data = present(view)
    if data is None or data.verdict is None:
        return None
    link, titles = dict(data.kind.link), Words("frame").TITLES
    return words.step(page=titles[data.kind.page], step=link.get("step", "")), data.kind.page, link
