"""What a teacher takes home from a class: every answer as CSV, a report of one page, and a lesson of what was asked."""

import csv
import io

import anyio

from pages.classroom.classes import Classes
from pages.classroom.record import Record, Tables, read, record
from pages.panels.shared.number_tables import harmless
from pages.text.languages import Words

words = Words("classroom")
makers = anyio.CapacityLimiter(2)  # classes whose files are made at one time


async def files(classes: Classes, code: str, names: bool, at: str = "") -> dict[str, object]:
    """Return the files of a class by their names; they are made in a thread, since pictures take time.

    names: whether students are named by their nicknames besides their numbers
    at: the address under which the app stands, for links to its views; "" for none
    """
    tables = await read(classes, code)
    return {"files": await anyio.to_thread.run_sync(_made, tables, names, at, limiter=makers)}


def _made(tables: Tables, names: bool, at: str) -> dict[str, str]:
    from pages.classroom import class_lesson, class_page_report  # noqa: PLC0415  (their library draws, and starts slowly)

    taught = record(tables)
    stem = f"class-{taught.code}"
    lessons = {f"{stem}{f'-{place}' * (place > 1)}.md": text for place, text in enumerate(class_lesson.texts(taught), 1)}
    return {f"{stem}.csv": table(taught, names), f"{stem}.html": class_page_report.html(taught, names, at), **lessons}


def table(taught: Record, names: bool) -> str:
    """Return every answer as a row of CSV, of which a spreadsheet computes nothing.

    The last column is 1 for a right answer, 0 for a wrong one, and empty where the question has no right answer.
    """
    to = io.StringIO()
    rows = csv.writer(to)
    rows.writerow([*words.COLUMNS.values()])
    for entry in taught.entries:
        for vote, answers in entry.votes.items():
            verdicts, text = entry.verdicts(vote), entry.text
            for mark in taught.in_order(answers):
                right = verdicts[answers[mark]]
                student = taught.number(mark), taught.name(mark, names)
                cells = entry.number, vote, text, *student, entry.read(answers[mark]), "" if right is None else int(right)
                rows.writerow(map(harmless, cells))
    return to.getvalue()
