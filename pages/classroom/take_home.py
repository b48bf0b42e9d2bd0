"""What a teacher takes home from a class: every answer as CSV, a report of one page, and a lesson of what was asked."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pages.classroom import faults
from pages.classroom.classes import Classes
from pages.classroom.record import Entry, Record, Tables, read, record
from pages.server import admission
from pages.text.languages import Words
from pages.text.spreadsheets import MARK, lines

words = Words("classroom")


async def files(classes: Classes, code: str, names: bool, at: str = "") -> dict[str, object]:
    """Return the files of a class by their names; they wait in the round of classes, since pictures take time.

    names: whether students are named by their nicknames besides their numbers
    at: the address under which the app stands, for links to its views; "" for none
    """
    tables = await read(classes, code)
    return {"files": await admission.computed(_made, tables, names, at, turns=admission.of_classes)}


async def kept(classes: Classes, code: str, vote: str, names: bool) -> dict[str, object]:
    """Return the headings, and as lines of CSV the answers of a vote by its name, such as 3_2, and the tasks as "tasks".

    vote: "" for all of them; one that nobody answered is left out, as are tasks that nobody has done
    names: whether nicknames stand there, too
    """
    tables = await read(classes, code, vote)
    rows = await admission.computed(_kept, tables, names, turns=admission.of_classes)
    return {"head": lines([words.COLUMNS.values()]), "rows": rows}


def _kept(tables: Tables, names: bool) -> dict[str, str]:
    taught = record(tables)
    votes = {
        f"{entry.number}_{vote}": _lines(taught, replace(entry, votes={vote: answers}), names)
        for entry in taught.entries
        for vote, answers in entry.votes.items()
    }
    tasks = lines(_tasks(taught, names))
    return votes | ({"tasks": tasks} if tasks else {})


def _made(tables: Tables, names: bool, at: str) -> dict[str, str]:
    from pages.classroom import class_lesson, class_page_report  # noqa: PLC0415  (their library draws, and starts slowly)

    taught = record(tables)
    stem = f"class-{taught.code}"
    lessons = {f"{stem}{f'-{place}' * (place > 1)}.md": text for place, text in enumerate(class_lesson.texts(taught), 1)}
    return {f"{stem}.csv": MARK + table(taught, names), f"{stem}.html": class_page_report.html(taught, names, at), **lessons}


def table(taught: Record, names: bool) -> str:
    """Return every answer as a row of CSV, and every task that a student has done, whose question and vote are empty.

    right is 1 for a right answer, 0 for a wrong one, and empty where the question has no right answer; time is when the
    answer came, the last one where a student has changed it
    """
    answers = "".join(_lines(taught, entry, names) for entry in taught.entries)
    return lines([words.COLUMNS.values()]) + answers + lines(_tasks(taught, names))


def _tasks(taught: Record, names: bool) -> Iterator[Sequence[object]]:
    for text, done in taught.tasks:
        for mark in taught.in_order(done):
            yield "", "", text, taught.number(mark), taught.name(mark, names), words.DONE, 1, done[mark]


def _lines(taught: Record, entry: Entry, names: bool) -> str:
    """Return the answers to a question as lines of CSV; where they can't be made, one line that says so."""
    failed = lines([[entry.number, "", entry.asked["text"], "", "", words.NO_RESULTS, "", ""]])
    return faults.or_else(lambda: lines(_rows(taught, entry, names)), failed)


def _rows(taught: Record, entry: Entry, names: bool) -> Iterator[Sequence[object]]:
    for vote, answers in entry.votes.items():
        verdicts = entry.verdicts(vote)
        for mark in taught.in_order(answers):
            right = verdicts[answers[mark]]
            student = taught.number(mark), taught.name(mark, names)
            read_as = entry.read(answers[mark]), "" if right is None else int(right)
            time = entry.times.get(vote, {}).get(mark, "")
            yield entry.number, vote, entry.text, *student, *read_as, time
