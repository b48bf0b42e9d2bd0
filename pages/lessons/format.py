"""A lesson's file: a title, then parts, each a link, sentences and at most one question; all errors with line and reason."""

import itertools
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pages.lessons import blocks as lines
from pages.lessons import part_link, questions
from pages.lessons.blocks import CHARACTERS, LONGEST, Block, Wrong, short
from pages.lessons.questions import Question
from pages.text.languages import Words
from pages.view import link
from pages.view.settings import MOST_PARTS, View

words = Words("lessons")
MOST_ERRORS = 40  # that are told, one of them about all that are left


class Part(NamedTuple):
    """A part of a lesson: its title, the page and values of its link, its text and its question."""

    title: str
    page: str = "explore"
    values: tuple[tuple[str, str], ...] = ()
    sentences: tuple[str, ...] = ()
    question: Question | None = None
    explanation: str = ""
    hint: str = ""


class Lesson(NamedTuple):
    title: str
    about: str
    parts: tuple[Part, ...]


def parse(text: str) -> tuple[Lesson, list[Wrong]]:
    """Return the lesson in a file, as far as it can be read, and all errors in the order of the lines."""
    wrong: list[Wrong] = []
    if len(text) > LONGEST:
        wrong.append(Wrong(text.count("\n", 0, LONGEST) + 1, words.too_long(count=len(text), most=LONGEST)))
    blocks = lines.blocks(text, wrong)
    starts = [place for place, block in enumerate(blocks) if block.kind == "part"]
    head = blocks[: starts[0]] if starts else blocks
    if len(starts) > MOST_PARTS:
        wrong.append(Wrong(blocks[starts[MOST_PARTS]].line, words.too_many_parts(count=len(starts), most=MOST_PARTS)))
    bounds = [*starts, len(blocks)][: MOST_PARTS + 1]
    parts = [_part(blocks[start:end], wrong) for start, end in itertools.pairwise(bounds)]
    title, about = _head(head, wrong)
    if not parts:
        wrong.append(Wrong(blocks[-1].line if blocks else 1, words.NO_PART))
    return Lesson(title, about, tuple(parts)), _told(wrong)


def _told(wrong: list[Wrong]) -> list[Wrong]:
    wrong = sorted(dict.fromkeys(wrong), key=lambda each: each.line)
    left = len(wrong) - MOST_ERRORS + 1
    return wrong if left < 2 else [*wrong[: MOST_ERRORS - 1], Wrong(wrong[-1].line, words.more_errors(count=left))]


def _head(blocks: list[Block], wrong: list[Wrong]) -> tuple[str, str]:
    first, *others = blocks or [Block("", 1, "")]
    if first.kind != "title" or not first.text:
        wrong.append(Wrong(first.line, words.NO_TITLE))
    about = [block for block in others if block.kind == "text"]
    wrong += [Wrong(block.line, words.BEFORE_PARTS) for block in others if block not in about[:1]]
    title = short(first._replace(kind="title"), wrong) if first.kind == "title" else ""
    return title, short(about[0]._replace(kind="about"), wrong) if about else ""


def _part(blocks: list[Block], wrong: list[Wrong]) -> Part:
    """Return a part of its blocks, of which the first is its title."""
    first, by_kind = blocks[0], {}
    for block in blocks[1:]:
        by_kind.setdefault(block.kind, []).append(block)
    for kind, reason in (("title", words.SECOND_TITLE), ("deep", words.DEEP_TITLE), ("list", words.A_LIST)):
        wrong += [Wrong(block.line, reason) for block in by_kind.get(kind, [])]
    for kind in ("link", "question", "goal", "number", "free", "hint", "explanation"):
        reason = words.second(kind=kind)
        wrong += [Wrong(block.line, reason) for block in by_kind.get(kind, [])[1:]]
    if not first.text:
        wrong.append(Wrong(first.line, words.NO_PART_TITLE))
    page, values, view = _link(by_kind.get("link", []), first, wrong)
    sentences = _sentences(by_kind.get("text", []), by_kind.get("question", []), wrong)
    question = questions.read(by_kind, (page, view), wrong)
    explanations = [short(block, wrong) for block in by_kind.get("explanation", [])[:1]]
    if explanations and not question:
        wrong.append(Wrong(by_kind["explanation"][0].line, words.NOTHING_TO_EXPLAIN))
    title = short(first._replace(kind="title"), wrong)
    return Part(title, page or "explore", values, sentences, question, "".join(explanations), _hint(by_kind, wrong))


def _hint(by_kind: Mapping[str, Sequence[Block]], wrong: list[Wrong]) -> str:
    """Return the feedback after a wrong answer; a goal and a free text have none."""
    if "hint" not in by_kind:
        return ""
    hint = by_kind["hint"][0]
    if {"goal", "free"} & by_kind.keys() or not {"choice", "number"} & by_kind.keys():
        wrong.append(Wrong(hint.line, words.NOTHING_TO_HINT))
    return short(hint, wrong)


def _sentences(blocks: list[Block], questions: list[Block], wrong: list[Wrong]) -> tuple[str, ...]:
    if questions:
        wrong += [Wrong(block.line, words.AFTER_QUESTION) for block in blocks if block.line > questions[0].line]
    length = sum(len(block.text) for block in blocks)
    if length > CHARACTERS["sentences"]:
        wrong.append(
            Wrong(blocks[0].line, words.too_many_characters(kind="sentences", count=length, most=CHARACTERS["sentences"]))
        )
    return tuple(short(block._replace(kind="sentences"), wrong) for block in blocks)


def _link(blocks: list[Block], first: Block, wrong: list[Wrong]) -> tuple[str, tuple[tuple[str, str], ...], View | None]:
    """Return the page and the values of a part's link, and the view that it leads to, None where there is no such page."""
    if not blocks:
        wrong.append(Wrong(first.line, words.NO_LINK))
        return "", (), None
    line, (page, values, reasons) = blocks[0].line, part_link.read(blocks[0].text)
    wrong += [Wrong(line, reason) for reason in reasons]
    return page, tuple(values.items()), link.view(values, page) if page and not reasons else None
