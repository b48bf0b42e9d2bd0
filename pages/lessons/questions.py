"""The question of a lesson's part, answered by a choice, a number, a free text, or a goal reached with a control."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pages.lessons import goals, typed_number
from pages.lessons.blocks import Block, Wrong, choice, short
from pages.text.languages import Words
from pages.view.settings import MAX_TOKENS, View

words = Words("lessons")
MOST_CHOICES = 8
APART = ("±", "+/-", "+-")  # separates a number from its tolerance


class Question(NamedTuple):
    """The question of a part, with its choices, its number, or the goal to reach by moving a control.

    right: the place of the right choice, from 1; number: the right number and the tolerance
    free: whether any text answers it, of which none is right or wrong
    """

    text: str
    choices: tuple[str, ...] = ()
    right: int = 0
    number: tuple[float, float] | None = None
    goal: goals.Goal | None = None
    free: bool = False

    def is_right(self, answer: str) -> bool:
        """Return whether an answer, as a link has it, is the right one; a goal is looked for in the view instead."""
        if self.number:
            value, (right, apart) = typed_number.read(answer), self.number
            same = (value, value / 100) if value is not None and "%" in answer else (value,)  # 25 % and 0.25 are one number
            return any(each is not None and abs(each - right) <= apart + 1e-9 for each in same)
        return bool(self.choices) and answer == str(self.right)


def read(by_kind: Mapping[str, Sequence[Block]], place: tuple[str, View | None], wrong: list[Wrong]) -> Question | None:
    """Return the question of a part; place: its page and the view of its link."""
    answers = {kind: by_kind[kind] for kind in ("choice", "number", "free", "goal") if kind in by_kind}
    if "question" not in by_kind:
        wrong += [Wrong(blocks[0].line, words.NO_QUESTION) for blocks in answers.values()]
        return None
    asked = by_kind["question"][0]
    if not asked.text:
        wrong.append(Wrong(asked.line, words.EMPTY_QUESTION))
    question = Question(short(asked, wrong))
    if not answers:
        wrong.append(Wrong(asked.line, words.NO_ANSWER))
        return question
    if len(answers) > 1:
        wrong.append(Wrong(max(blocks[0].line for blocks in answers.values()), words.TWO_KINDS))
    [(kind, blocks), *_] = answers.items()
    if kind == "choice":
        return _choices(question, blocks, wrong)
    if kind == "free":
        return question._replace(free=True)
    return (_number if kind == "number" else _goal)(question, blocks[0], place, wrong)


def _choices(question: Question, blocks: Sequence[Block], wrong: list[Wrong]) -> Question:
    marks, texts = zip(*(choice(block.text) for block in blocks), strict=True)
    right = [place for place, mark in enumerate(marks, 1) if mark]
    if len(right) > 1:
        wrong.append(Wrong(blocks[right[1] - 1].line, words.TWO_RIGHT))
    faults = {words.NONE_RIGHT: not right, words.ONE_CHOICE: len(blocks) == 1}
    wrong += [Wrong(blocks[0].line, reason) for reason, applies in faults.items() if applies]
    if len(blocks) > MOST_CHOICES:
        wrong.append(Wrong(blocks[MOST_CHOICES].line, words.too_many_choices(count=len(blocks), most=MOST_CHOICES)))
    before = set()
    for block, text in zip(blocks, texts, strict=True):
        if not text or text.casefold() in before:
            wrong.append(Wrong(block.line, words.SAME_CHOICE if text else words.EMPTY_CHOICE))
        before.add(text.casefold())
    listed = tuple(short(block._replace(text=text), wrong) for block, text in zip(blocks, texts, strict=True))
    return question._replace(choices=listed[:MOST_CHOICES], right=right[0] if right else 0)


def _number(question: Question, block: Block, place: tuple[str, View | None], wrong: list[Wrong]) -> Question:
    value, apart = number(block.text)
    if value is None or apart is None or apart < 0:
        wrong.append(Wrong(block.line, words.no_number(written=block.text[:40])))
        return question
    return question._replace(number=(value, apart))


def number(line: str) -> tuple[float | None, float | None]:
    """Return the number and the tolerance in a line such as = 0.25 ± 0.01, a tolerance of 0 if it has none.

    None for text that isn't a number.
    """
    plain = line.removeprefix("=")
    sign = next((sign for sign in APART if sign in plain), "")
    value, apart = plain.split(sign, 1) if sign else (plain, "0")
    return typed_number.read(value), typed_number.read(apart)


def _goal(question: Question, block: Block, place: tuple[str, View | None], wrong: list[Wrong]) -> Question:
    page, view = place
    try:
        goal = goals.parse(block.text, page)
    except ValueError as rule:
        wrong.append(Wrong(block.line, str(rule)))
        return question
    if view and goal.extreme and not goal.is_cheap(view):
        wrong.append(Wrong(block.line, words.extreme_too_slow(most=MAX_TOKENS)))
    elif view and goal.is_cheap(view) and goal.is_reached(page, view):
        wrong.append(Wrong(block.line, words.goal_at_start(goal=block.text[:80])))
    return question._replace(goal=goal)
