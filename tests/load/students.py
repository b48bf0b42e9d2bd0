"""Students without a browser, who ask about links as board.js does: a class whose sliders move, sessions that come and go.

python -m tests.load.students --students 60 --seconds 20 --sessions 500 [--own] [--trainers 10] [--site http://127.0.0.1:8501]
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple, TypeVar
from urllib.parse import urlencode

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect

from pages.view import link
from tests.answers import Seen
from tests.browser.serving import Served, serving

T = TypeVar("T")
LARGEST_MESSAGE = 2**26  # bytes
SEEN, NEAR = ("lead", "heatmaps", "sharpness"), ("ledger",)  # boards on the screen when Explore is opened, and just below it
STILL = 2.0  # seconds after its last move in which a page asks for what is near
STOPS = (0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0)  # the temperatures that a class moves over
TRAINED = ("copy", "copy_words", "copy_task")  # boards of a step of Train
TOGETHER = 10  # sessions that are open at once while many come and go
PATIENCE = 6.0  # seconds after the last move in which answers count


class Student:
    """One browser: the contents of its boards, and their times of arrival."""

    def __init__(self, address: str, page: str = "explore", boards: tuple[str, ...] = SEEN, **said: object) -> None:
        """Prepare to look at a page."""
        self.address, self.page, self.boards = address, page, boards
        self.link = {name: link.spelled(value) for name, value in said.items()}
        self.seen, self.numbers = Seen(), itertools.count()
        self.late: tuple[float, dict[str, str]] | None = None  # the latest move that was not asked for, and when it was due
        self.moved = asyncio.Event()
        self.asking: asyncio.Task[None] | None = None
        self.answers: list[float] = []  # seconds from when a move was due until its answer was here

    async def __aenter__(self) -> "Student":
        """Connect as a page of the same origin."""
        see = f"{self.address.replace('http', 'ws', 1)}/view/see"
        self.socket = await connect(see, origin=str(self.address), max_size=LARGEST_MESSAGE, compression=None)
        return self

    async def __aexit__(self, *how: object) -> None:
        """Leave."""
        if self.asking:
            self.asking.cancel()
        await self.socket.close()

    async def ask(self, boards: tuple[str, ...] = ()) -> dict[str, object]:
        """Ask about the link, again if the server is busy, put the differences, and return the answer."""
        while seconds := (answer := await self.exchange(boards or self.boards)).get("wait"):
            await asyncio.sleep(seconds)
        self.seen.put(answer)
        return answer

    async def exchange(self, boards: tuple[str, ...]) -> dict[str, object]:
        """Ask about the link, and return the answer: boards, or an error."""
        n = next(self.numbers)
        question = {"page": self.page, "link": urlencode(self.link), "boards": boards, "have": self.seen.have()}
        await self.socket.send(json.dumps({**question, "n": n}))  # last, as in script/socket.js
        answer = json.loads(await self.socket.recv())
        assert answer["n"] == n
        return answer

    def move(self, due: float, **said: object) -> None:
        """Move a control: one question at a time, then the latest link; overtaken links are never asked for."""
        self.late = due, {name: link.spelled(value) for name, value in said.items()}
        self.moved.set()
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        while self.late:
            (due, said), self.late = self.late, None
            self.link.update(said)
            self.moved.clear()
            await self.ask()
            self.answers.append(time.perf_counter() - due)
            try:
                await asyncio.wait_for(self.moved.wait(), STILL)
            except TimeoutError:
                await self.ask(NEAR)


async def visit(address: str, page: str = "explore") -> ClientConnection:
    """Open a page as a session of Streamlit's, wait until its script has run, and return the connection."""
    stream = f"{address.replace('http', 'ws', 1)}/_stcore/stream"
    socket = await connect(stream, subprotocols=["streamlit"], origin=str(address), max_size=LARGEST_MESSAGE)
    await socket.send(BackMsg(rerun_script=ClientState(page_name=page)).SerializeToString())
    async for data in socket:
        if ForwardMsg.FromString(data).WhichOneof("type") == "script_finished":
            return socket
    raise ConnectionError("the server left before the page had run")


def milliseconds(waits: list[float]) -> str:
    """Return the median and the 95th percentile as text."""
    parts = quantiles(waits, n=20) if len(waits) > 1 else [*waits, 0.0] * 20
    return f"{1000 * median(waits or [0]):.0f} ms, 95 % {1000 * parts[-1]:.0f} ms ({len(waits)})"


class Class(NamedTuple):
    """Seconds of each answered move, from when it was due, and how many were overtaken by the next one, or lost."""

    answers: list[float]
    overtaken: int
    lost: int


async def lesson(site: str, students: int, seconds: int, own: bool = False) -> Class:
    """Let students move a slider once a second each, on time however slow the server is.

    own: each has drawn weights of their own, so that nobody's answer was computed for somebody else
    """
    pupils = [Student(site, **({"seed": i} if own else {})) for i in range(students)]
    async with contextlib.AsyncExitStack() as room:
        for pupil in pupils:
            await (await room.enter_async_context(pupil)).ask()
        start = time.perf_counter() + 1
        await asyncio.gather(*(_moves(pupil, start + i / students, seconds, i) for i, pupil in enumerate(pupils)))
        last = [pupil.asking for pupil in pupils if pupil.asking]
        await asyncio.wait(last, timeout=PATIENCE)
        lost = sum(not asked.done() or asked.exception() is not None for asked in last)
    answers = [took for pupil in pupils for took in pupil.answers]
    return Class(answers, students * seconds - len(answers) - lost, lost)


async def beside(site: str, trainers: int, moving: Coroutine[None, None, T]) -> T:
    """Return what a coroutine returns while others watch trainings beside it, each from seeds of their own."""
    others = [asyncio.create_task(_trains(site, number)) for number in range(trainers)]
    try:
        return await moving
    finally:
        for each in others:
            each.cancel()


async def _trains(site: str, number: int) -> None:
    """Watch one training after another to its end, as a page does that asks again while more is to come."""
    for seed in itertools.count(1000 * (number + 1)):
        async with Student(site, "train", TRAINED, step="2", seed=seed) as pupil:
            while any(board["waiting"] for board in (await pupil.ask())["boards"].values()):
                pass


async def _moves(pupil: Student, start: float, seconds: int, number: int) -> None:
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


async def come_and_go(server: Served, students: int, sessions: int) -> tuple[float, list[float]]:
    """Return the MB of one of so many open sessions, and of the server after each tenth of many that came and went."""
    await _come(server)  # the process's first page is not a session's memory
    before, course = resident(server.pid), []
    async with contextlib.AsyncExitStack() as room:
        for _ in range(students):
            room.push_async_callback((await visit(server)).close)
            await (await room.enter_async_context(Student(server))).ask()
        each = (resident(server.pid) - before) / students
    for number in range(0, sessions, TOGETHER):
        await asyncio.gather(*(_come(server) for _ in range(min(TOGETHER, sessions - number))))
        if number % max(TOGETHER, sessions // 10) == 0:
            course.append(resident(server.pid))
    return each, course


async def _come(address: str) -> None:
    socket = await visit(address)
    async with Student(address) as pupil:
        await pupil.ask()
    await socket.close()


def main() -> None:
    """Print a class's waits, and what sessions take."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in (("students", 60), ("seconds", 20), ("sessions", 500), ("trainers", 0)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--own", action="store_true", help="each student has weights of their own")
    parser.add_argument("--site", help="the address of servers that run already; without it one is started")
    asked = parser.parse_args()
    with contextlib.nullcontext(asked.site) if asked.site else serving() as site:
        print(f"load before: {' '.join(f'{load:.1f}' for load in os.getloadavg())}")
        found = run(beside(site, asked.trainers, lesson(site, asked.students, asked.seconds, asked.own)))
        print(f"{asked.students} students: {milliseconds(found.answers)}, {found.overtaken} overtaken, {found.lost} lost")
        if asked.sessions and not asked.site:
            each, course = run(come_and_go(site, asked.students, asked.sessions))
            print(f"{each:.2f} MB a session; {asked.sessions} come and go: {[round(at) for at in course]} MB")


if __name__ == "__main__":
    main()
