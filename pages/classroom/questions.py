"""What a class is asked, how an answer is read, and what all answers together are: bars, or clicked cells."""

import itertools
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from attn_core import cache, practice
from pages.classroom import faults, rules
from pages.classroom.mistakes import named
from pages.classroom.questions_of_view import OF_VIEW, asks_of_practice, cell_of, words_of
from pages.classroom.rules import ClassError, Said
from pages.lessons import inline
from pages.panels.shared import practice_question
from pages.text import markdown, numbers
from pages.text.languages import Words
from pages.view import link
from pages.view.settings import QUESTIONS, SEEDS

words = Words("classroom")
WRITTEN = ("choices", "number", "word", "cell", "text")  # by the teacher; others are computed
KINDS = ("practice", *WRITTEN)
MOST_BINS, MOST_TEXTS, MOST_CELLS = 8, 12, 64
ENDS = " .,;:!?…。！？"  # of a free text, which make no other answer of it
Asked = dict[str, object]


def chosen(said: Said) -> Asked:
    """Return the question that a message asks: a topic of Practice on a level, another draw being another question."""
    if "topic" in said:
        level, draw = (said.get(name) if type(said.get(name)) is int else 1 for name in ("level", "draw"))
        query = of_kind(str(said["topic"]), level, abs(draw))
        said = {"kind": "practice", "link": f"{query}&lang={said.get('lang', '')}"}
    return asked(said)


def previewed(said: Said) -> Asked:
    """Return the text of a question that a message asks, its choices and the right answer."""
    question = chosen(said)
    return {"text": question["text"], "choices": question.get("choices", []), "right": right_in_words(question)}


def asked(said: Said) -> Asked:
    """Return a question as it is kept, with the right answer where there is one; ClassError names what is wrong with it."""
    kind = rules.one_of(said, "kind", (*KINDS, *OF_VIEW))
    if kind == "practice" or (kind == "lesson" and asks_of_practice(rules.shown(said))):
        return _practice(said)
    view = rules.shown(said) if said.get("page") else {}
    if kind in OF_VIEW:
        made = OF_VIEW[kind](rules.shown(said))
        return {**made, "view": view, "mistakes": [""] * len(made.get("choices", ()))}
    question = {"kind": kind, "text": rules.needed(said, "text", rules.QUESTION), "view": view}
    right = rules.text(said, "right", rules.ANSWER)
    if kind == "choices":
        question["choices"] = rules.texts(said, "choices", rules.MOST_CHOICES, rules.CHOICE)
        if len(question["choices"]) < 2:
            raise ClassError(words.FEW_CHOICES)
    if kind == "word":
        question["choices"] = words_of(view)
        right = right and _place(right, question["choices"])
    question["mistakes"] = [""] * len(question.get("choices", ()))
    question["right"] = answer(question, right) if right else ""
    return question


def _place(word: str, listed: list[str]) -> str:
    """Return the place of a word among those that are listed; ClassError where it isn't one of them."""
    places = [place for place, each in enumerate(listed) if each.casefold() == word.casefold()]
    if not places:
        raise ClassError(words.no_word(word=word, words=", ".join(listed)))
    return str(places[0])


def _practice(said: Said) -> Asked:
    """Return a question of Practice, whose link says which one it is."""
    query = rules.text(said, "link", rules.LINK)
    view = link.from_query(query, "practice")
    data = practice_question.question_of(replace(view, answer=""))
    if data is None:
        raise ClassError(words.NO_SUCH_KIND)
    place = f"quiz={view.quiz}&level={view.level}&question={data.question.number}&quiz_version={view.quiz_version}"
    place += f"&topics={view.topics}" if view.topics else ""
    choices = [markdown.text(data.choice(value)) for value in data.question.choices]
    boards = ["asked", "pictures", "choices", "verdict"]
    view = {"page": "practice", "link": f"{place}&lang={view.lang}", "title": "", "boards": boards, "cell": None}
    known = {
        "kind": "practice",
        "text": markdown.text(data.asks),
        "html": markdown.line(data.asks),
        "title": data.title,
        "view": view,
    }
    known |= {"choices": choices, "mistakes": named(data.question), "answered_by": data.kind.answered_by}
    return {**known, "right": str(data.question.right) if choices else ""}


def answer(question: Asked, text: str) -> str:
    """Return an answer as it is kept; ClassError where it is none to this question."""
    kind = question["kind"]
    if kind == "practice":
        given = rules.number(text) if question["answered_by"] == "temperature" else text
        try:
            judged(question["view"]["link"], given)
        except ValueError:
            raise ClassError(words.no_answer(answer=text)) from None
        return given
    if kind in ("choices", "word"):
        return str(rules.place(text, len(question["choices"])))
    if kind == "number":
        return rules.number(text)
    if kind == "cell":
        row, _, column = text.partition(",")
        return f"{rules.place(row, MOST_CELLS)},{rules.place(column, MOST_CELLS)}"
    return rules.needed({"answer": text}, "answer", rules.ANSWER)


@cache.remember
def judged(query: str, given: str) -> practice.Verdict:
    """Return the verdict on an answer to a question of Practice, which for some kinds takes time; ValueError for none."""
    data = practice_question.question_of(link.from_query(query, "practice"))
    return data.kind.judge(data.question, given)


def is_right(question: Asked, given: str) -> bool | None:
    """Return whether an answer is right; None where the question has no right one."""
    if question["kind"] == "practice":
        return judged(question["view"]["link"], given).right
    if not question["right"]:
        return None
    if question["kind"] == "number":
        return abs(float(given) - float(question["right"])) <= apart(question) + 1e-9
    if question.get("choices"):
        return given in rights(question)
    return given.casefold() == str(question["right"]).casefold()


def apart(question: Asked) -> float:
    """Return by how much a number may differ from the right one: as the question says, or else by its rounding."""
    return question["apart"] if "apart" in question else max(0.02 * abs(float(question["right"])), 0.005)


def rights(question: Asked) -> list[str]:
    """Return the right choices of a question: several where keys share a weight, none where it has no right answer."""
    return str(question["right"]).split()


def verdicts(question: Asked, answers: Mapping[str, str]) -> dict[str, bool | None]:
    """Return whether each answer is right; None where the question has no right one, or an error hides it."""
    given = set(answers.values())
    return faults.or_else(lambda: {text: is_right(question, text) for text in given}, dict.fromkeys(given))


def results(question: Asked, answers: Mapping[str, str], hidden: Collection[str] = ()) -> dict[str, object]:
    """Return what a class has answered: how many, how many rightly, and the bars, each with its label and its count.

    A bar says whether it is right, and which known mistake a wrong one is; cells are [row, column, count]. Where an error
    prevents them, one bar says so. hidden: the free texts, as alike spells them, that have no bar
    """
    failed = {"count": len(answers), "right": None, "bars": [_bar(words.NO_RESULTS, len(answers), False)], "cells": []}
    return faults.or_else(lambda: _results(question, answers, hidden), failed)


def _results(question: Asked, answers: Mapping[str, str], hidden: Collection[str]) -> dict[str, object]:
    given, verdicts_of = list(answers.values()), verdicts(question, answers)
    right = None if None in verdicts_of.values() else sum(verdicts_of[text] is True for text in given)
    is_text = question["kind"] == "text"
    bars = _texts(answers, hidden) if is_text else _bars(question, Counter(given), verdicts_of)
    found = {"count": len(given), "right": right, "bars": bars}
    if question["kind"] == "cell":
        found["cells"] = [[*map(int, text.split(",")), count] for text, count in Counter(given).most_common()]
    return found


def seen(question: Asked, votes: Sequence[Mapping[str, str]], texts: bool, hidden: Collection[str] = ()) -> Asked:
    """Return what a class may see of a question.

    votes: the answers of each vote that has ended; texts: whether all may read free texts, which the teacher reads first
    hidden: those, as alike spells them, that nobody reads even then
    """
    shown = question | ({"votes": [results(question, answers, hidden) for answers in votes]} if votes else {})
    if question["kind"] == "text" and not texts:
        shown = without_bars(shown)
    shown = shown | {"answerable": answerable(question)}
    if not question["revealed"]:
        return without_answer(shown)
    return shown | {"solution": right_in_words(question), "because": inline.markup(question.get("because", ""))}


def answerable(question: Asked) -> bool:
    """Return whether there is something to show as its answer: a right one, or the explanation of a lesson."""
    return question["kind"] == "practice" or bool(question["right"] or question.get("because"))


def without_answer(shown: Asked) -> Asked:
    """Return what a class may see of a question before its answer: how many gave each answer, and not which is right."""
    listed = {name: value for name, value in shown.items() if name not in ("right", "mistakes", "because")}
    if shown.get("answered_by") == "bars":  # whose bars are right and wrong answers
        listed = without_bars(listed)
    if "votes" in listed:
        listed["votes"] = [{**vote, "right": None, "bars": _unmarked(vote["bars"])} for vote in listed["votes"]]
    return listed


def _unmarked(bars: Sequence[Asked]) -> list[dict[str, object]]:
    return [_bar(bar["label"], bar["count"], False) for bar in bars]


def without_bars(shown: Asked) -> Asked:
    """Return a question whose votes only say how many have answered."""
    return shown | {"votes": [{**vote, "bars": []} for vote in shown["votes"]]} if "votes" in shown else shown


def right_in_words(question: Asked) -> str:
    """Return the right answer as one reads it; "" where a question has none, or where it is told by a picture."""
    return faults.or_else(lambda: _right_in_words(question), "")


def _right_in_words(question: Asked) -> str:
    right = str(question["right"])
    if question.get("choices"):
        return ", ".join(question["choices"][int(place)] for place in rights(question))
    if right and question["kind"] == "cell":
        return cell_label(question)(right)
    return right


def _bars(question: Asked, counts: Counter[str], verdicts: Mapping[str, bool | None]) -> list[dict[str, object]]:
    if question.get("choices"):
        listed = zip(question["choices"], question["mistakes"], strict=True)
        return [
            _bar(label, counts[str(place)], str(place) in rights(question), mistake)
            for place, (label, mistake) in enumerate(listed)
        ]
    if question["kind"] == "number" or question.get("answered_by") == "temperature":
        return _histogram([float(text) for text in counts.elements()], question, verdicts)
    if question.get("answered_by") == "bars":
        right = sum(count for text, count in counts.items() if verdicts[text])
        return [_bar(words.RIGHT, right, True), _bar(words.WRONG, counts.total() - right, False)]
    label = cell_label(question)
    return [_bar(label(text), count, bool(verdicts[text])) for text, count in counts.most_common(MOST_TEXTS)]


def alike(text: str) -> str:
    """Return a free text without what makes no other answer of it: case, spaces, and punctuation at its end."""
    plain = " ".join(text.casefold().split())
    return plain.rstrip(ENDS) or plain


def written(answers: Mapping[str, str]) -> list[tuple[str, list[str]]]:
    """Return each free text with the marks of those who wrote it; alike ones once, as most spell it, the commonest first."""
    writers: dict[str, list[str]] = {}
    for mark, text in answers.items():
        writers.setdefault(alike(text), []).append(mark)
    merged = sorted(writers.values(), key=len, reverse=True)
    return [(Counter(answers[mark] for mark in marks).most_common(1)[0][0], marks) for marks in merged]


def _texts(answers: Mapping[str, str], hidden: Collection[str]) -> list[dict[str, object]]:
    """Return a bar for each free text that isn't hidden, the rarest together as the last."""
    counts = [(text, len(marks)) for text, marks in written(answers) if alike(text) not in hidden]
    bars = [_bar(text, count, False) for text, count in counts[:MOST_TEXTS]]
    others = sum(count for _, count in counts[MOST_TEXTS:])
    return [*bars, _bar(words.others(count=others), others, False)] if others else bars


def cell_label(question: Asked) -> Callable[[str], str]:
    """Return what names a cell: its query and its key, or its place where the view has no such words."""

    def label(text: str) -> str:
        row, column = map(int, text.split(","))
        names = cell_of(question["view"], row, column) if question["view"] else None
        return " → ".join(names) if names else words.cell_label(row=row, column=column)

    return label


def _bar(label: str, count: int, right: bool, mistake: str = "") -> dict[str, object]:
    return {"label": label, "count": count, "right": right, "mistake": mistake}


def _histogram(values: Sequence[float], question: Asked, verdicts: Mapping[str, bool | None]) -> list[dict[str, object]]:
    """Return a bar for each number, or, of many, bars of equal width; a bar that holds a right one is right.

    The bars divide what lies between the 5th and the 95th percentile, at least without one answer at either end; the first
    and the last hold the rest, so that a single absurd number doesn't put all others into one bar.
    """
    right, counted = [float(text) for text, verdict in verdicts.items() if verdict], Counter(values)
    if len(counted) <= MOST_BINS:
        return [_bar(numbers.decimal(value), counted[value], value in right) for value in sorted(counted)]
    ordered, beyond = sorted(values), max(1, len(values) // 20)
    low, high = ordered[beyond], ordered[-1 - beyond]
    width = (high - low) / MOST_BINS or 1.0
    bins = [
        Counter(max(0, min(int((value - low) // width), MOST_BINS - 1)) for value in listed) for listed in (values, right)
    ]
    edges = [numbers.decimal(low + place * width) for place in range(MOST_BINS + 1)]
    labels = [words.between(low=edges[place], high=edges[place + 1]) for place in range(MOST_BINS)]
    labels[0], labels[-1] = words.up_to(high=edges[1]), words.from_on(low=edges[-2])
    return [_bar(label, bins[0][place], bins[1][place] > 0) for place, label in enumerate(labels)]


def topics() -> list[dict[str, object]]:
    """Return the kinds of questions that Practice has: token, title, the page that teaches it, and its levels."""
    return [
        {"kind": kind.token, "title": practice_question.title(kind.token), "page": kind.page, "levels": list(kind.levels)}
        for kind in practice.KINDS.values()
    ]


def of_kind(token: str, level: int, draw: int) -> str:
    """Return the link of a question of a kind on a level; another draw is another question. ClassError for no such kind."""
    kind = practice.KINDS.get(token)
    if kind is None or level not in kind.levels:
        raise ClassError(words.NO_SUCH_KIND)
    places = ((quiz % SEEDS, number) for quiz in itertools.count(draw) for number in range(1, QUESTIONS + 1))
    quiz, number = next(place for place in places if practice.kind_of(place[0], level, place[1], practice.LATEST) == token)
    return f"quiz={quiz}&level={level}&question={number}&quiz_version={practice.LATEST}"
