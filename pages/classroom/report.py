"""What a teacher takes home from a class: every answer as CSV, a report of one page, and a lesson of what was asked."""

import csv
import io
import json
from collections.abc import Mapping

from pages.classroom import questions
from pages.classroom.classes import Classes
from pages.text.languages import Words

words = Words("classroom")
FORMULA = ("=", "+", "-", "@", "\t", "\r")


async def files(classes: Classes, code: str, names: bool) -> dict[str, object]:
    """Return the files of a class by their names.

    names: whether students are named by their nicknames besides their numbers
    """
    room = await classes.room(code)
    asked = {number: json.loads(text) for number, text in (await classes.store.read(code, "questions")).items()}
    students = {mark: json.loads(text) for mark, text in (await classes.store.read(code, "students")).items()}
    votes = {}
    for number in asked:
        last = int(room["vote"]) if number == room["asked"] else 5
        for vote in range(1, last + 1):
            answers = await classes.store.read(code, f"answers_{number}_{vote}")
            if answers:
                votes[number, vote] = answers
    return {"files": {f"class-{code}.csv": table(asked, students, votes, names)}}


def table(
    asked: Mapping[str, questions.Asked],
    students: Mapping[str, Mapping[str, object]],
    votes: Mapping[tuple[str, int], Mapping[str, str]],
    names: bool,
) -> str:
    """Return every answer as a row of CSV, which no spreadsheet takes for a formula."""
    to = io.StringIO()
    rows = csv.writer(to)
    rows.writerow([*words.COLUMNS.values()])
    for (number, vote), answers in votes.items():
        question = asked[number]
        for mark, given in sorted(answers.items(), key=lambda item: students[item[0]]["number"]):
            student = students[mark]
            read = question["choices"][int(given)] if question.get("choices") else given
            name = student["name"] if names and student["shown"] else ""
            cells = number, vote, question["text"], student["number"], name, read, questions.is_right(question, given)
            rows.writerow(["" if cell is None else _safe(str(cell)) for cell in cells])
    return to.getvalue()


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text
