"""All that is kept of a class, read once for its files: each question in the language that is set, and what was answered."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import NamedTuple

from attn_core.practice import KINDS
from attn_core.practice.question import percents
from pages.classroom import faults, questions
from pages.classroom.classes import Classes
from pages.panels.shared import practice_question
from pages.panels.shared.practice_question import Asked
from pages.text import languages, markdown, numbers
from pages.text.languages import Words
from pages.view import link
from pages.view.settings import View

in_report, kinds = Words("class_report"), Words("practice_kinds")
RIGHT = {  # how a question of Practice is answered → its right answer, as a link spells it
    "choice": lambda question: str(question.right),
    "temperature": lambda question: f"{question.fact('needed'):g}",
    "bars": lambda question: "_".join(map(str, percents(question.fact("row")))),
}
CHIP = re.compile(r":\w+-badge\[([^\[\]\n]*)\]")
Answers = Mapping[str, str]  # by the student's mark


class Tables(NamedTuple):
    """The tables of a class as they are kept.

    votes: (question, vote) → answers, without votes that nobody answered; times: when they came, in seconds since 1970
    tasks: of lessons, each with the times at which students had done it
    """

    code: str
    room: Mapping[str, str]
    students: Mapping[str, str]
    questions: Mapping[str, str]
    votes: Mapping[tuple[str, int], Answers]
    times: Mapping[tuple[str, int], Answers]
    tasks: Sequence[tuple[str, Answers]] = ()


async def read(classes: Classes, code: str, only: str = "") -> Tables:
    """Read a class, or its tasks and one vote of it: 3_2 is the second one on question 3.

    GoneError where there is no class of this code.
    """
    room = await classes.room(code)
    students, asked = [await classes.store.read(code, table) for table in ("students", "questions")]
    asked = {number: text for number, text in asked.items() if only.partition("_")[0] in ("", number)}
    votes, times = {}, {}
    for number, text in asked.items():
        for vote in range(1, json.loads(text)["times"] + 1):
            if only in ("", f"{number}_{vote}"):
                votes[number, vote] = await classes.store.read(code, f"answers_{number}_{vote}")
                times[number, vote] = await classes.store.read(code, f"times_{number}_{vote}")
    named = await classes.store.read(code, "tasks")
    tasks = [(text, await classes.store.read(code, f"reached_{name}")) for name, text in named.items()]
    return Tables(code, room, students, asked, {name: answers for name, answers in votes.items() if answers}, times, tasks)


@dataclass(frozen=True)
class Entry:
    """A question of a class.

    votes: the answers by number of the vote
    times: when they came, as a spreadsheet reads it
    view: what it is about, in light colours and the language that is set, with the right answer; None for nothing
    solved: for a question of Practice, the question with its right answer
    """

    number: int
    asked: questions.Asked
    votes: Mapping[int, Answers]
    view: View | None
    solved: Asked | None = None
    times: Mapping[int, Answers] = field(default_factory=dict)

    @property
    def page(self) -> str:
        """The page of its view; "" without one."""
        return self.asked["view"]["page"] if self.view else ""

    @property
    def boards(self) -> tuple[str, ...]:
        """The boards of that page that the class has seen."""
        return ("pictures",) if self.solved else tuple(self.asked["view"].get("boards", ()))

    def verdicts(self, vote: int) -> dict[str, bool | None]:
        """Return whether each answer of a vote is right; None where none is."""
        return questions.verdicts(self.asked, self.votes[vote])

    def read(self, given: str) -> str:
        """Return an answer as one reads it."""
        if self.asked.get("choices"):
            return self.asked["choices"][int(given)]
        if self.asked["kind"] == "cell":
            return questions.cell_label(self.asked)(given)
        if self.solved is None:
            return given
        verdict = questions.judged(self.asked["view"]["link"], given)
        return replace(self.solved, answer=given, verdict=verdict).read()[0]

    @property
    def text(self) -> str:
        """The question as plain text."""
        return as_text(self.solved.asks) if self.solved else self.asked["text"]

    @property
    def right(self) -> str:
        """The right answer as one reads it; "" where there is none."""
        if self.solved:
            return self.solved.read()[1]
        if self.asked.get("choices"):
            return ", ".join(map(self.read, questions.rights(self.asked)))
        right = self.asked["right"] and self.read(self.asked["right"])
        return numbers.local(right) if self.asked["kind"] == "number" else right

    @property
    def explanation(self) -> str:
        """Why the right answer is right, in Markdown; "" where nothing is known of it."""
        if self.solved is None:
            return self.asked.get("because", "")
        if self.solved.kind.answered_by == "bars":  # the whole explanation is about somebody's bars
            return kinds.row_of_bars["rule"](temperature=self.solved.question.fact("temperature"))
        return self.solved.explains


class Record(NamedTuple):
    """A class: its code, the day it began, its students by mark, its questions in their order, and its tasks.

    tasks: each with the times at which students had done it, as a spreadsheet reads them
    """

    code: str
    date: str
    students: Mapping[str, Mapping[str, object]]
    entries: Sequence[Entry]
    tasks: Sequence[tuple[str, Answers]] = ()

    def name(self, mark: str, wanted: bool) -> str:
        """Return a student's nickname, if names are wanted and the teacher doesn't hide it; else ""."""
        student = self.students.get(mark, {})
        return str(student["name"]) if wanted and student.get("shown") else ""

    def number(self, mark: str) -> int | str:
        """Return a student's number; "" for a mark that is no student's."""
        return self.students.get(mark, {}).get("number", "")

    def in_order(self, answers: Answers) -> list[str]:
        """Return the marks of those who answered, by their numbers."""
        return sorted(answers, key=lambda mark: (mark not in self.students, self.number(mark) or 0, mark))


def record(tables: Tables) -> Record:
    """Return what tables say, in the language that is set."""
    begun = datetime.fromtimestamp(float(tables.room["begun"])).astimezone()
    date = in_report.date(year=f"{begun:%Y}", month=f"{begun:%m}", day=f"{begun:%d}")
    students = {mark: json.loads(text) for mark, text in tables.students.items()}
    entries = [_entry(number, json.loads(tables.questions[number]), tables) for number in sorted(tables.questions, key=int)]
    tasks = [(text, {mark: _time(when) for mark, when in done.items()}) for text, done in tables.tasks]
    return Record(tables.code, date, students, entries, tasks)


def _entry(number: str, asked: questions.Asked, tables: Tables) -> Entry:
    votes = {vote: answers for (of, vote), answers in tables.votes.items() if of == number}
    times = {
        vote: {mark: _time(text) for mark, text in came.items()} for (of, vote), came in tables.times.items() if of == number
    }
    plain = Entry(int(number), asked, votes, None, times=times)
    return faults.or_else(lambda: _whole(plain), plain)


def _time(seconds: str) -> str:
    """Return a time of this server as a spreadsheet reads it, such as 2026-11-30 09:15:02."""
    return f"{datetime.fromtimestamp(float(seconds)).astimezone():%Y-%m-%d %H:%M:%S}"


def _whole(plain: Entry) -> Entry:
    """Return an entry with its view, and, where it is of Practice, with its question in the language that is set."""
    asked, view = plain.asked, _view(plain.asked["view"])
    if asked["kind"] != "practice":
        return replace(plain, view=view)
    spoken = questions.asked({"kind": "practice", "link": asked["view"]["link"]})
    question = practice_question.question_of(view).question
    right = RIGHT[KINDS[question.kind].answered_by](question)
    view = view.but(answer=right)
    return replace(plain, asked={**asked, **spoken}, view=view, solved=practice_question.question_of(view))


def _view(shown: Mapping[str, object]) -> View | None:
    if not shown:
        return None
    try:
        return link.from_query(shown["link"], shown["page"]).but(dark=False, lang=languages.current(), answer="")
    except ValueError:
        return None  # a link of too many names


def as_text(body: str) -> str:
    """Return Markdown as text of one line, in which words that are chips on a page are quoted."""
    quoted = CHIP.sub(lambda chip: in_report.word(word=chip[1]), body)
    return " ".join(markdown.text(quoted.replace("\n\n", " ").replace("  \n", " ")).split())
