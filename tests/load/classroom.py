"""A class on one server: N students who each move a slider every second, and sessions that come and go.

python -m tests.load.classroom --students 60 --seconds 20 --sessions 500
"""

import argparse
import asyncio
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import TypeVar

from tests.browser.serving import Served, serving
from tests.load.student import Student

T = TypeVar("T")
SLIDER, LOWEST, STOPS = "temperature", 20, 12  # the part of the slider that a class moves over
TOGETHER = 10  # sessions that are open at once while many come and go


@dataclass(frozen=True)
class Class:
    """What a class saw: seconds of each answered move, from when it was due.

    overtaken: moves whose student had made the next one before an answer came; lost: those that nothing came for
    """

    students: int
    answers: list[float]
    overtaken: int
    lost: int

    @property
    def unanswered(self) -> int:
        """How many moves had no answer of their own."""
        return self.overtaken + self.lost

    @property
    def half(self) -> float:
        """Half of all answers took at most so many milliseconds."""
        return 1000 * median(self.answers)

    @property
    def most(self) -> float:
        """95 % of all answers took at most so many milliseconds."""
        return 1000 * (quantiles(self.answers, n=20)[-1] if len(self.answers) > 1 else self.answers[0])


async def lesson(address: str, students: int, seconds: int, link: str = "") -> Class:
    """Let students move their sliders once a second each, on time however slow the server is."""
    pupils = [await Student(address, link).__aenter__() for _ in range(students)]
    for pupil in pupils:
        await pupil.open()
    start = time.perf_counter() + 1
    moves = [
        asyncio.create_task(_move(pupil, start + second + number / students, (number + second) % STOPS))
        for number, pupil in enumerate(pupils)
        for second in range(seconds)
    ]
    done, late = await asyncio.wait(moves, timeout=seconds + 6)
    for move in late:
        move.cancel()
    answers = [move.result() for move in done if not move.cancelled()]
    for pupil in pupils:
        await pupil.__aexit__(None, None, None)
    return Class(students, answers, len(done) - len(answers), len(late))


async def _move(pupil: Student, due: float, stop: int) -> float:
    """Make one move when it is due."""
    await asyncio.sleep(max(0.0, due - time.perf_counter()))
    return await pupil.move(SLIDER, LOWEST + stop, due)


def run(work: Coroutine[None, None, T]) -> T:
    """Return what a coroutine returns, run in a thread of its own: a browser that is driven here holds this one's loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def resident(pid: int) -> float:
    """Return the memory of a process in MB."""
    [line] = [line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


@dataclass(frozen=True)
class Memory:
    """MB of the server: before, with so many sessions open at once, and after each tenth of many that came and went."""

    before: float
    open: float
    students: int
    course: list[float]

    @property
    def each(self) -> float:
        """MB of one open session."""
        return (self.open - self.before) / self.students


async def come_and_go(server: Served, students: int, sessions: int) -> Memory:
    """Open some sessions at once, then many one after the other, a few at a time."""
    await _visit(server)  # the process's first page is not a session's memory
    before = resident(server.pid)
    pupils = [await Student(server).__aenter__() for _ in range(students)]
    for pupil in pupils:
        await pupil.open()
        await pupil.move(SLIDER, LOWEST)
    opened = resident(server.pid)
    for pupil in pupils:
        await pupil.__aexit__(None, None, None)
    course = []
    for number in range(0, sessions, TOGETHER):
        await asyncio.gather(*(_visit(server) for _ in range(min(TOGETHER, sessions - number))))
        if number % max(TOGETHER, sessions // 10) == 0:
            course.append(resident(server.pid))
    return Memory(before, opened, students, course)


async def _visit(address: str) -> None:
    """Come, move a slider, and go."""
    async with Student(address) as pupil:
        await pupil.open()
        await pupil.move(SLIDER, LOWEST)


def main() -> None:
    """Print what a class sees."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, default in (("students", 60), ("seconds", 20), ("sessions", 500)):
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    with serving() as server:
        found = run(lesson(server, asked.students, asked.seconds))
        print(f"{found.students} students: {found.half:.0f} ms, 95 % {found.most:.0f} ms, {found.unanswered} unanswered")
        memory = run(come_and_go(server, asked.students, asked.sessions))
        print(f"{memory.each:.2f} MB a session; {asked.sessions} come and go: {[round(at) for at in memory.course]} MB")


if __name__ == "__main__":
    main()
