"""A server that is killed or told to stop under moves, and started again: how long students are without pictures.

python -m tests.load.restart --students 20 --signal KILL
"""

import argparse
import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from websockets.exceptions import WebSocketException

from tests.browser.serving import ROOT, free_port
from tests.load.classroom import STOPS, run
from tests.load.student import Student

PATIENCE = 60  # seconds
EVERY = 0.25  # seconds between a student's moves
SOON = 0.05  # seconds between two attempts to connect


@dataclass(frozen=True)
class Stopped:
    """What students saw of a restart.

    without: seconds of each student from the last answer before it to the first one after it
    ended: seconds from the signal until the process was gone
    alike: whether each student's boards, asked for again, are the ones of its link
    """

    without: list[float]
    ended: float
    alike: bool


class Restartable:
    """The app on one port, which may be stopped and started again."""

    def __init__(self) -> None:
        """Choose a port."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the process; it is not waited for."""
        command = ["streamlit", "run", "app.py", f"--server.port={self.port}", "--server.address=127.0.0.1"]
        command += ["--server.headless=true"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "ATTENTION_SECOND_PROCESS": "0"}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen([sys.executable, "-m", *command], cwd=ROOT, env=environment, **quiet)

    def stop(self, number: signal.Signals) -> float:
        """Send a signal, and return the seconds until the process was gone."""
        sent = time.perf_counter()
        self.process.send_signal(number)
        self.process.wait(PATIENCE)
        return time.perf_counter() - sent


@contextlib.contextmanager
def restartable() -> Iterator[Restartable]:
    """Start the app; end it, however that goes."""
    server = Restartable()
    server.start()
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait(PATIENCE)


class Persistent(Student):
    """A student who connects again where the connection breaks, and knows when answers came."""

    came: list[float]

    async def until_answered(self) -> None:
        """Ask about the link until an answer comes, on a new connection if the old one broke."""
        end = time.perf_counter() + PATIENCE
        while time.perf_counter() < end:
            try:
                if not self.sockets:
                    await self.__aenter__()
                await self.ask()
                self.came.append(time.perf_counter())
                return
            except (OSError, WebSocketException, EOFError):
                for socket in self.sockets:
                    socket.transport.abort()
                self.sockets.clear()
                await asyncio.sleep(SOON)
        raise TimeoutError(f"no answer in {PATIENCE} s")


async def under_moves(server: Restartable, students: int, number: signal.Signals) -> Stopped:
    """Stop and start a server while students move; return their times."""
    pupils = [Persistent(server.address, seed=n) for n in range(students)]
    for pupil in pupils:
        pupil.came = []
        await pupil.until_answered()
    going = asyncio.Event()
    moving = [asyncio.create_task(_moves(pupil, n, going)) for n, pupil in enumerate(pupils)]
    await asyncio.sleep(1)
    sent = time.perf_counter()
    ended = await asyncio.to_thread(server.stop, number)
    server.start()
    while not all(pupil.came[-1] > sent + ended for pupil in pupils) and not any(task.done() for task in moving):
        await asyncio.sleep(SOON)
    going.set()
    await asyncio.gather(*moving)
    without = [max(after - before for before, after in zip(pupil.came, pupil.came[1:], strict=False)) for pupil in pupils]
    alike = all([await _shows_its_link(server, pupil) for pupil in pupils])
    for pupil in pupils:
        await pupil.__aexit__(None, None, None)
    return Stopped(without, ended, alike)


async def _moves(pupil: Persistent, number: int, going: asyncio.Event) -> None:
    """Move the temperature now and then, until that is enough."""
    for move in range(10_000):
        if going.is_set():
            return
        pupil.link["temperature"] = str(STOPS[(number + move) % len(STOPS)])
        await pupil.until_answered()
        await asyncio.sleep(EVERY)


async def _shows_its_link(server: Restartable, pupil: Student) -> bool:
    """Return whether a student's boards equal those of a fresh student with the same link."""
    async with Student(server.address) as fresh:
        fresh.link = pupil.link
        await fresh.ask()
    return fresh.seen.parts == pupil.seen.parts


def main() -> None:
    """Print how long a restart takes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--students", type=int, default=20)
    parser.add_argument("--signal", choices=("KILL", "TERM"), default="KILL")
    asked = parser.parse_args()
    with restartable() as server:
        seen = run(under_moves(server, asked.students, signal.Signals[f"SIG{asked.signal}"]))
    times = sorted(seen.without)
    print(f"gone after {seen.ended:.2f} s; without pictures {times[0]:.2f} to {times[-1]:.2f} s; alike: {seen.alike}")


if __name__ == "__main__":
    main()
