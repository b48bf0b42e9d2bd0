"""A class on several replicas behind nginx, while one of them is killed, or all are restarted one after the other.

python -m tests.load.replicas --replicas 4 --students 200 --seconds 15
"""

import argparse
import asyncio
import contextlib
import itertools
import os
import ssl
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.protocol import State

from pages.server.limits import LIMITS
from tests.load import readings
from tests.load.classroom import PATIENCE, resident, run
from tests.load.proxy import Proxy, Replica, cpu, proxied, replicas
from tests.load.student import LARGEST_MESSAGE, Student

PAUSES = (0.1, 1.0, 2.0, 4.0, 8.0, 15.0)  # seconds before it is asked again, as in script/refresh.js
TIMEOUT = LIMITS.answered_within  # seconds until an answer counts as lost, as in script/socket.js
DRAGGED = 15  # positions a second of a slider that is dragged
POSITIONS = [round(0.1 + 0.05 * i, 2) for i in range(79)]  # of the temperature
Event = Callable[[list[Replica]], Awaitable[None]]


class RefusedError(Exception):
    """A sentence in place of an answer: it is asked again."""


class Pupil(Student):
    """A student whose browser connects again by itself, as the page's script does.

    unseen: when the earliest move was due that no picture has shown yet
    longest: seconds of the longest wait for a picture; breaks: connections that broke or were not let in, with the reason
    refusals: sentences in place of an answer
    """

    def __init__(self, address: str, **said: object) -> None:
        """Prepare to look at Explore."""
        super().__init__(address, **said)
        self.address = str(address)
        self.unseen: float | None = None
        self.longest = 0.0
        self.breaks: list[str] = []
        self.refusals: list[str] = []

    async def __aenter__(self) -> "Pupil":
        """Connect."""
        await self._connect()
        return self

    async def _connect(self) -> None:
        parts = urlsplit(self.address)
        secure = ssl.create_default_context() if parts.scheme == "https" else None
        if secure:  # the certificate of these tests is their own
            secure.check_hostname, secure.verify_mode = False, ssl.CERT_NONE
        for socket in self.sockets:
            socket.transport.abort()
        see, origin = f"{self.address}/view/see".replace("http", "ws", 1), f"{parts.scheme}://{parts.netloc}"
        self.sockets = [await connect(see, origin=origin, ssl=secure, max_size=LARGEST_MESSAGE, compression=None)]

    async def _follow(self) -> None:
        """Ask for the latest link until all is answered; failed questions are asked again."""
        failures = 0
        while self.late:
            due, said = self.late
            self.late = None
            self.link.update(said)
            self.unseen = due if self.unseen is None else self.unseen
            try:
                if self.sockets[0].state is not State.OPEN:
                    await self._connect()
                answer = await asyncio.wait_for(self.exchange(), TIMEOUT)
                if "error" in answer:
                    raise RefusedError(answer["error"])
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, RefusedError) as lost:
                (self.refusals if isinstance(lost, RefusedError) else self.breaks).append(str(lost))
                self.late = self.late or (due, {})
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1
            else:
                failures = 0
                self.seen.put(answer)
                self._saw(due)

    def _saw(self, due: float) -> None:
        """Note how long a picture was waited for: from the earliest move that had none."""
        now = time.perf_counter()
        self.answers.append(now - due)
        self.longest = max(self.longest, now - self.unseen)
        self.unseen = None


@dataclass
class Lesson:
    """A class's times in milliseconds, and the resources of each replica and of nginx.

    gap: the longest wait of any student for a picture; lost: moves without a picture
    """

    half: float
    most: float
    gap: float
    lost: int
    broken: int
    asked: int
    refused: list[str]
    shares: list[float] = field(default_factory=list)
    cores: float = 0
    memory: float = 0

    def line(self) -> str:
        """Return it as one line."""
        shares = " + ".join(f"{share:.0%}" for share in self.shares)
        taken = f" ({shares}), {self.cores:.2f} cores" if shares else ""
        return (
            f"{self.half:.0f} ms, 95 % {self.most:.0f} ms, longest wait for a picture {self.gap:.0f} ms, {self.lost} lost, "
            f"{self.broken} connections broke, {len(self.refused)} refused, {self.asked} questions"
            f"{taken}, {self.memory:.0f} MB"
        )


async def lesson(address: str, students: int, seconds: float, event: Awaitable[None]) -> Lesson:
    """Let students move a slider once a second each, a third of them drag it, until an event is over."""
    pupils = [Pupil(address) for _ in range(students)]
    async with contextlib.AsyncExitStack() as room:
        for pupil in pupils:
            await room.enter_async_context(pupil)
            await pupil.ask()
        start = time.perf_counter() + 0.5
        happens = asyncio.gather(event, asyncio.sleep(seconds))
        await asyncio.gather(*(_moves(pupil, start + i / students, i, happens) for i, pupil in enumerate(pupils)))
        await happens
        await asyncio.wait([pupil.asking for pupil in pupils if pupil.asking], timeout=5 * PATIENCE)
    return _seen(pupils)


def _seen(pupils: list[Pupil]) -> Lesson:
    """Return the students' times."""
    took = [1000 * each for pupil in pupils for each in pupil.answers]
    return Lesson(
        half=median(took),
        most=quantiles(took, n=20)[-1],
        gap=1000 * max(pupil.longest for pupil in pupils),
        lost=sum(pupil.unseen is not None for pupil in pupils),
        broken=sum(len(pupil.breaks) for pupil in pupils),
        asked=len(took),
        refused=[sentence for pupil in pupils for sentence in pupil.refusals],
    )


async def _moves(pupil: Pupil, start: float, number: int, lasts: asyncio.Future[object]) -> None:
    """Make a student's moves when they are due, as long as the lesson lasts."""
    pace = DRAGGED if number // 3 % 3 == 0 else 1  # not every third one: these would share one of three replicas
    for move in itertools.count():
        due = start + move / pace
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if lasts.done():
            break
        pupil.move(due, temperature=POSITIONS[(number + move) % len(POSITIONS)])


async def nothing(_replicas: list[Replica]) -> None:
    """Let nothing happen."""


async def killed(listed: list[Replica]) -> None:
    """Kill the first replica after two seconds, and bring it back."""
    await asyncio.sleep(2)
    listed[0].kill()
    await restarted(listed[0])


async def rolled(listed: list[Replica]) -> None:
    """Restart all replicas, one after the other, each once the one before listens: deploy/rolling.sh."""
    for each in listed:
        await asyncio.to_thread(each.stop)
        await restarted(each)


async def restarted(replica: Replica) -> None:
    """Start a replica, and wait until it listens."""
    replica.start()
    await asyncio.to_thread(replica.wait)


async def measured(address: str, listed: list[Replica], students: int, seconds: float, event: Event = nothing) -> Lesson:
    """Return a class's times and resources; shares and cores only if no replica restarts."""
    pids, workers, start = [each.process.pid for each in listed], _workers(address), time.perf_counter()
    used, counted = sum(map(cpu, pids + workers)), [_answered(each) for each in listed]
    found = await lesson(address, students, seconds, event(listed))
    if pids == [each.process.pid for each in listed]:
        answered = [_answered(each) - before for each, before in zip(listed, counted, strict=True)]
        found.shares = [each / sum(answered) for each in answered]
        found.cores = (sum(map(cpu, pids + workers)) - used) / (time.perf_counter() - start)
    found.memory = sum(resident(each.process.pid) for each in listed) + sum(map(resident, workers))
    return found


def _answered(replica: Replica) -> float:
    """Return how many questions a replica has answered since it was started."""
    return readings.of(replica.address, "attention_questions")


def _workers(address: str) -> list[int]:
    """Return the processes of nginx that pass things on; none where there is no nginx."""
    if not isinstance(address, Proxy):
        return []
    children = Path(f"/proc/{address.pid}/task/{address.pid}/children").read_text().split()
    return [int(each) for each in children if "worker" in Path(f"/proc/{each}/cmdline").read_text()]


EVENTS = {"one is killed and comes back": killed, "all are restarted, one by one": rolled}


def figures(counts: Sequence[int], students: int, seconds: float, events: bool = True) -> Iterator[tuple[str, Lesson]]:
    """Yield a class's times on one process, then behind nginx on numbers of replicas, and last under each event."""
    with replicas(1) as one:
        yield "one process without nginx", run(measured(one[0].address, one, students, seconds))
    for count in counts:
        with replicas(count) as listed, proxied(listed) as address:
            yield f"{count} behind nginx", run(measured(address, listed, students, seconds))
            for name, event in EVENTS.items() if events and count == counts[-1] else ():
                yield f"{count} behind nginx, {name}", run(measured(address, listed, students, seconds, event))


def main() -> None:
    """Print a class's times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--replicas", type=int, nargs="*", default=[4])
    for name, default in (("students", 200), ("seconds", 15)):
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    print(f"load before: {' '.join(f'{load:.1f}' for load in os.getloadavg())}")
    for name, found in figures(asked.replicas, asked.students, asked.seconds):
        print(f"| {asked.students} students, {name} | {found.line()} |", flush=True)


if __name__ == "__main__":
    main()
