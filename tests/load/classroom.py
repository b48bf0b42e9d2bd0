"""A class on one server or on several: N students who each move a slider every second, and sessions that come and go.

python -m tests.load.classroom --students 60 --seconds 20 --sessions 500
"""

import argparse
import asyncio
import contextlib
import os
import time
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import TypeVar

from tests.browser.serving import Served, serving
from tests.load.student import Student, visit

T = TypeVar("T")
STOPS = (0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0)  # the temperatures that a class moves over
TOGETHER = 10  # sessions that are open at once while many come and go
PATIENCE = 6.0  # seconds after the last move in which answers count


@dataclass(frozen=True)
class Class:
    """A class's results: seconds of each answered move, from when it was due.

    overtaken: moves whose student had made the next one before they were asked for; lost: those that nothing came for
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
        """The median of all answers, in milliseconds."""
        return 1000 * median(self.answers)

    @property
    def most(self) -> float:
        """The 95th percentile of all answers, in milliseconds."""
        return 1000 * (quantiles(self.answers, n=20)[-1] if len(self.answers) > 1 else self.answers[0])


async def lesson(where: str | Sequence[str], students: int, seconds: int, own: bool = False) -> Class:
    """Let students move a slider once a second each, on time however slow the server is.

    where: an address, or several, among which students take turns
    own: each has drawn weights of their own, so that nobody's answer was computed for somebody else
    """
    servers = [where] if isinstance(where, str) else where
    pupils = [Student(servers[i % len(servers)], **({"seed": i} if own else {})) for i in range(students)]
    async with contextlib.AsyncExitStack() as room:
        for pupil in pupils:
            await room.enter_async_context(pupil)
            await pupil.ask()
        start = time.perf_counter() + 1
        await asyncio.gather(*(_moves(pupil, start + i / students, seconds, i) for i, pupil in enumerate(pupils)))
        last = [pupil.asking for pupil in pupils if pupil.asking]
        await asyncio.wait(last, timeout=PATIENCE)
        lost = sum(not asked.done() or asked.exception() is not None for asked in last)
    answers = [took for pupil in pupils for took in pupil.answers]
    return Class(students, answers, students * seconds - len(answers) - lost, lost)


async def _moves(pupil: Student, start: float, seconds: int, number: int) -> None:
    """Make a student's moves when they are due."""
    for second in range(seconds):
        await asyncio.sleep(max(0.0, start + second - time.perf_counter()))
        pupil.move(start + second, temperature=STOPS[(number + second) % len(STOPS)])


def run(work: Coroutine[None, None, T]) -> T:
    """Run a coroutine in its own thread and return its result: a browser that is driven here holds this one's loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def resident(pid: int) -> float:
    """Return the memory of a process in MB."""
    [line] = [line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


@dataclass(frozen=True)
class Memory:
    """MB of the server: before, with many sessions open at once, and after each tenth of many that came and went."""

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
    await _come(server)  # the process's first page is not a session's memory
    before = resident(server.pid)
    async with contextlib.AsyncExitStack() as room:
        for _ in range(students):
            room.push_async_callback((await visit(server)).close)
            await (await room.enter_async_context(Student(server))).ask()
        opened = resident(server.pid)
    course = []
    for number in range(0, sessions, TOGETHER):
        await asyncio.gather(*(_come(server) for _ in range(min(TOGETHER, sessions - number))))
        if number % max(TOGETHER, sessions // 10) == 0:
            course.append(resident(server.pid))
    return Memory(before, opened, students, course)


async def _come(address: str) -> None:
    """Come, look, and go."""
    socket = await visit(address)
    async with Student(address) as pupil:
        await pupil.ask()
    await socket.close()


def main() -> None:
    """Print a class's times."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, default in (("students", 60), ("seconds", 20), ("sessions", 500), ("servers", 1)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--own", action="store_true", help="each student has weights of their own")
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(serving()) for _ in range(asked.servers)]
        print(f"load before: {' '.join(f'{load:.1f}' for load in os.getloadavg())}")
        found = run(lesson(servers, asked.students, asked.seconds, asked.own))
        print(f"{found.students} students: {found.half:.0f} ms, 95 % {found.most:.0f} ms, {found.unanswered} unanswered")
        if asked.sessions:
            memory = run(come_and_go(servers[0], asked.students, asked.sessions))
            print(f"{memory.each:.2f} MB a session; {asked.sessions} come and go: {[round(at) for at in memory.course]} MB")


if __name__ == "__main__":
    main()
