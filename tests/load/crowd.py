"""Simultaneous students: the server's resources for the first one, for a class, for many.

python -m tests.load.crowd --students 1 60 200        each opens a page, then all move a slider together
python -m tests.load.crowd --students 1000 --bare     connections without a page's run, and more than 1,024 descriptors
"""

import argparse
import asyncio
import contextlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from streamlit.proto.BackMsg_pb2 import BackMsg
from websockets.asyncio.client import ClientConnection, connect

from tests.browser.serving import Served, serving
from tests.load.classroom import STOPS, run
from tests.load.day import PATIENT
from tests.load.readings import readings, until
from tests.load.student import LARGEST_MESSAGE, Student, visit

MOVES = 6  # of each student, to temperatures that a class shares
try:
    import resource
except ImportError:
    resource = None


@dataclass(frozen=True)
class Held:
    """The server's resources while a number of students are connected.

    resident, proportional: MB of all its processes; the second counts what several processes share once
    """

    students: int
    resident: float
    proportional: float
    processes: int
    descriptors: int
    threads: int
    cache: float


def family(pid: int) -> list[int]:
    """Return a process and its descendants."""
    children = [int(child) for path in Path(f"/proc/{pid}/task").glob("*/children") for child in path.read_text().split()]
    return [pid, *(member for child in children for member in family(child))]


def memory(pid: int) -> tuple[float, float]:
    """Return the resident and the proportional memory of a process in MB."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    sizes = {line.split()[0]: int(line.split()[1]) * 1024 / 1e6 for line in lines[1:]}
    return sizes["Rss:"], sizes["Pss:"]


def held(server: Served, students: int) -> Held:
    """Read a server's resources now."""
    now = readings(server)
    sizes = [memory(pid) for pid in family(server.pid)]
    counts = int(now[("process_open_fds",)]), int(now[("process_threads",)])
    return Held(students, *map(sum, zip(*sizes, strict=True)), len(sizes), *counts, now[("attention_cache_bytes",)] / 1e6)


async def bare(address: str) -> ClientConnection:
    """Open a session of Streamlit's without a run of its page: the one message says that no script is to run."""
    stream = f"{address.replace('http', 'ws', 1)}/_stcore/stream"
    socket = await connect(stream, subprotocols=["streamlit"], origin=str(address), max_size=LARGEST_MESSAGE)
    await socket.send(BackMsg(stop_script=True).SerializeToString())
    return socket


async def gather(server: Served, sizes: list[int], bare_ones: bool) -> list[Held]:
    """Let students come up to each of these sizes; return the resources at each."""
    seen, pupils = [], []
    async with contextlib.AsyncExitStack() as room:
        for size in sizes:
            while len(pupils) < size:
                stream = await (bare(server) if bare_ones else visit(server))
                room.push_async_callback(stream.close)
                pupils.append(await room.enter_async_context(Student(server)))
            for move in range(0 if bare_ones else MOVES):
                await asyncio.gather(*(_move(pupil, STOPS[(n + move) % len(STOPS)]) for n, pupil in enumerate(pupils)))
            await pupils[-1].ask()
            seen.append(await asyncio.to_thread(held, server, size))
    return seen


async def _move(pupil: Student, stop: float) -> None:
    pupil.link["temperature"] = str(stop)
    await pupil.ask()


@contextlib.contextmanager
def started_with(descriptors: int, *options: str) -> Iterator[Served]:
    """Serve the app, which begins with a soft limit of so many open files; these clients keep their own."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, before[1]))
    with contextlib.ExitStack() as stack:
        try:
            server = stack.enter_context(serving("app.py", *options))
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)
        yield server


def line(now: Held) -> str:
    """Return a row of the table."""
    sizes = f"{now.processes:9} {now.resident:7.0f} {now.proportional:7.0f} {now.cache:9.1f}"
    return f"{now.students:8} {sizes} {now.descriptors:6} {now.threads:8}"


def main() -> None:
    """Print the resources for these numbers of students."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--students", type=int, nargs="+", default=[1, 60, 200])
    parser.add_argument("--bare", action="store_true", help="connections without a page's run")
    parser.add_argument("--soft", type=int, default=1024, help="descriptors that the server starts with")
    parser.add_argument("--hard", type=int, default=0, help="descriptors that it may have; 0: as many as here")
    asked = parser.parse_args()
    os.environ.update(PATIENT)
    print("students processes  RSS MB  PSS MB  cache MB  files  threads")
    with started_with(asked.soft) as server:
        if asked.hard:
            resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (asked.hard, asked.hard))
        until(server, "attention_prepared", 1)
        print(line(held(server, 0)))
        for now in run(gather(server, asked.students, asked.bare)):
            print(line(now))


if __name__ == "__main__":
    main()
