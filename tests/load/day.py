"""A day on one server: sessions come, move and go; the process's resources after each tenth of them.

python -m tests.load.day --sessions 2000 --moves 18 --together 40
"""

import argparse
import asyncio
import contextlib
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pages import registry
from pages.answers import page_boards
from pages.view.menu import PAGES
from tests.browser.serving import Served, serving
from tests.load.classroom import STOPS, run
from tests.load.readings import readings
from tests.load.student import Student, visit

TENTHS = 10
SEEDS = 50  # views that differ in more than their temperature: others than these come up again
QUERIES = 5
# an hour is compressed: nobody is refused for it
PATIENT = {"ATTENTION_PATIENCE": "60", "ATTENTION_CONNECTIONS": "5000", "ATTENTION_PAGES": "1000"}


@dataclass(frozen=True)
class Taken:
    """The process's resources after a number of sessions.

    resident, cache: MB; rest: MB without the cached results
    """

    sessions: int
    open: int
    resident: float
    cache: float
    descriptors: int
    threads: int
    questions: int
    refused: int
    errors: int

    @property
    def rest(self) -> float:
        """MB without the results that are kept."""
        return self.resident - self.cache


def taken(server: str, sessions: int) -> Taken:
    """Read a server's resources now."""
    now = readings(server)
    megabytes = [now[(name,)] / 1e6 for name in ("process_resident_memory_bytes", "attention_cache_bytes")]
    names = ("process_open_fds", "process_threads", "attention_questions")
    counts = [int(now[(name,)]) for name in names]
    for name in ("attention_refused", "attention_errors"):
        counts.append(int(sum(count for key, count in now.items() if key[0] == name)))
    return Taken(sessions, int(now[("attention_page_sessions",)]), *megabytes, *counts)


@dataclass(frozen=True)
class Day:
    """The sessions of a day: their number, how many at once, and the moves of each."""

    sessions: int
    moves: int
    together: int
    pages: Sequence[str] = tuple(PAGES)


async def pass_by(server: str, day: Day, note: Callable[[Taken], None] = lambda now: None) -> list[Taken]:
    """Let all sessions of a day come and go; return the process's resources before, and after each tenth of them.

    note: called with the resources as soon as they are known
    """
    course, numbers, gone = [taken(server, 0)], iter(range(day.sessions)), 0

    async def seat() -> None:
        nonlocal gone
        for number in numbers:
            await session(server, day, number)
            gone += 1
            if gone % max(1, day.sessions // TENTHS) == 0:
                course.append(await asyncio.to_thread(taken, server, gone))
                note(course[-1])

    await asyncio.gather(*(seat() for _ in range(day.together)))
    return course


async def session(server: str, day: Day, number: int) -> None:
    """Open a page, move its controls, and leave; every other one without a word, as a phone does that is switched off."""
    page = day.pages[number % len(day.pages)]
    stream = await visit(server, page)
    student = Student(server, page=page, boards=without_tables(page))
    async with student:
        for link in links(number, day.moves):
            student.link = link
            answer = await student.exchange()
            if "boards" in answer:  # else it was refused with a sentence, and counted as that
                student.seen.put(answer)
        if number % 2:
            for socket in (stream, *student.sockets):
                socket.transport.abort()
    await stream.close()


def without_tables(page: str) -> tuple[str, ...]:
    """Return the names of a page's boards but for its tables of numbers, which are folded until somebody opens them."""
    tables = {f"table_{name}" for name in registry.tables(page)}
    return tuple(name for name in page_boards.boards(page) if name not in tables)


def links(number: int, moves: int) -> Iterator[dict[str, str]]:
    """Go through the links of a session: it drags the temperature, and chooses now and then another query."""
    for move in range(moves):
        stop = STOPS[(number + move) % len(STOPS)]
        yield {"temperature": str(stop), "query": str(move // len(STOPS) % QUERIES), "seed": str(number % SEEDS)}


@contextlib.contextmanager
def timed() -> Iterator[None]:
    """Print how long it took."""
    start = time.perf_counter()
    yield
    print(f"took {time.perf_counter() - start:.0f} s")


def line(now: Taken) -> str:
    """Return a row of the table."""
    numbers = f"{now.resident:8.1f} {now.cache:8.1f} {now.rest:8.1f} {now.descriptors:6} {now.threads:8}"
    return f"{now.sessions:8} {now.open:5} {numbers} {now.questions:10} {now.refused:8} {now.errors:7}"


async def until_forgotten(server: Served, seconds: int) -> Taken:
    """Wait until Streamlit forgets sessions that were left; one more that leaves lets it look."""
    before = taken(server, 0)
    await asyncio.sleep(seconds)
    for _ in range(3):
        await (await visit(server)).close()
    await asyncio.sleep(1)
    return taken(server, before.sessions)


def main() -> None:
    """Print the resources of a day."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, default in (("sessions", 2000), ("moves", 18), ("together", 40), ("wait", 35)):
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    os.environ.update(PATIENT)
    print("sessions  open      RSS    cache     rest  files  threads  questions  refused  errors")
    with serving() as server, timed():
        run(pass_by(server, Day(TENTHS * 2, 2, 2)))  # the first pages of a process are not a session's memory
        day = Day(asked.sessions, asked.moves, asked.together)
        run(pass_by(server, day, lambda now: print(line(now), flush=True)))
        print(line(run(until_forgotten(server, asked.wait))) + f"  {asked.wait} s later")


if __name__ == "__main__":
    main()
