"""A live class on several replicas: all follow the teacher's slider, then answer, then one replica is killed while they do.

python -m tests.load.live_class --students 200 --replicas 2 --browsers 8 --seconds 15
"""

import argparse
import asyncio
import contextlib
import gc
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from statistics import quantiles

from pages.classroom.store import VARIABLE
from tests.classroom.redis_server import redis_server
from tests.load.classroom import run
from tests.load.live_browsers import Browsers, browsers
from tests.load.member import Follower, Member, drawn
from tests.load.proxy import Replica, cpu, proxied, replicas
from tests.load.student import SEEN

PACE = 4  # moves of the teacher's slider a second
WITHIN = 2.0  # seconds in which all answer
PATIENCE = 30.0  # seconds in which everything must have come
TIMES = ("taken", "counted", "shown", "painted", "solved")
CHOICES = ("one", "two", "three", "four")
POSITIONS = [round(0.1 + 0.01 * i, 2) for i in range(391)]  # of the temperature: no view is shown twice


@dataclass
class Room:
    """A class, and when each link was shown by a move of the teacher's slider."""

    teacher: Member
    students: list[Follower]
    pages: Browsers
    moves: dict[str, float] = field(default_factory=dict)
    positions: Iterator[float] = field(default_factory=lambda: iter(POSITIONS))

    @property
    def count(self) -> int:
        """How many students there are, with those who have a browser."""
        return len(self.students) + self.pages.count


@dataclass
class Vote:
    """A question and its answers: choice → how many gave it, and how many the class counted; times in seconds.

    taken: from when the last one answered until the last answer was taken; counted: until the teacher's count was full;
    shown, painted: from the end of the vote until the teacher had the bars, and until the projector showed them
    solved: from the reveal until every student knew the answer; again: the answers that the second vote counted
    back: from a kill, for each student whose connection it broke, until they were in the class again
    """

    given: Counter[str]
    found: Counter[str]
    taken: float
    counted: float
    shown: float
    painted: float
    back: list[float] = field(default_factory=list)
    solved: float = 0.0
    again: int = 0


@contextlib.asynccontextmanager
async def opened(site: str, students: int, real: int) -> AsyncIterator[Room]:
    """Begin a class that so many students have joined, some of them with real browsers."""
    teacher = Member(site)
    await teacher.start()
    pupils = [Follower(site, teacher.code) for _ in range(students - real)]
    try:
        async with browsers(site, teacher.code, teacher.secret, real) as pages:
            room = Room(teacher, pupils, pages)
            await moved(room)
            await asyncio.gather(*(pupil.join(f"s{i}") for i, pupil in enumerate(pupils)), pages.join())
            await all_see(room)
            yield room
    finally:
        await asyncio.gather(*(member.close() for member in (teacher, *pupils)))


async def moved(room: Room) -> None:
    """Move the teacher's slider to a position where it has not been."""
    link = f"temperature={next(room.positions)}"
    room.moves[link] = time.time()
    await room.teacher.say("lead", page="explore", link=link, title="Explore", boards=SEEN)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds; TimeoutError if it doesn't come true."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


async def all_see(room: Room) -> None:
    """Wait until every student sees the latest view."""
    last = list(room.moves)[-1]
    await until(lambda: all(pupil.pictures and pupil.pictures[-1][1] == last for pupil in room.students))
    await room.pages.see(last)


async def followed(room: Room, seconds: float) -> tuple[list[float], list[float]]:
    """Let all follow the slider; return for each move and student the seconds until this view, or a later one, was there.

    First those of students without a browser, then those of real browsers, until it was painted.
    """
    before, start = len(room.moves), time.time() + 0.1
    for number in range(round(seconds * PACE)):
        await asyncio.sleep(max(0.0, start + number / PACE - time.time()))
        await moved(room)
        room.moves[list(room.moves)[-1]] = start + number / PACE  # when it was due
    await all_see(room)
    painted = await room.pages.painted()
    return _waits(room, before, [pupil.pictures for pupil in room.students]), _waits(room, before, painted)


def _waits(room: Room, before: int, seen: list[list[tuple[float, str]]]) -> list[float]:
    numbers, waits = {link: number for number, link in enumerate(room.moves)}, []
    due = list(room.moves.values())
    for pictures in seen:
        waiting = before
        for when, link in pictures:
            latest = numbers.get(link, -1)
            waits += [when - due[number] for number in range(waiting, latest + 1)]
            waiting = max(waiting, latest + 1)
    return waits


async def asked(room: Room, event: Awaitable[float] | None = None) -> Vote:
    """Ask, let all answer within two seconds, show the votes, vote again, reveal; an event may happen in the first vote."""
    question = {"kind": "choices", "text": "Which?", "choices": list(CHOICES), "right": "1"}
    await room.teacher.say("ask", **question)
    await until(lambda: all(_is_asked(pupil) for pupil in (*room.students, room.teacher)))
    await room.pages.asked()
    name, happens = room.teacher.told["state"]["question"]["name"], asyncio.gather(*[event] if event else [])
    given, start = [int(len(CHOICES) * drawn()) for _ in range(room.count)], time.time()
    waits = (_answer(pupil, name, str(choice), start) for pupil, choice in zip(room.students, given, strict=False))
    await asyncio.gather(*waits, room.pages.answer(given[len(room.students) :], start, WITHIN))
    await until(lambda: not any(pupil.unsent for pupil in room.students))
    happened = await happens
    await until(lambda: room.teacher.told["people"]["answered"] == room.count)
    last = max(pupil.sent for pupil in room.students)
    counted = next(
        when for when, kind, told in room.teacher.heard if kind == "people" and _full(told, room.count, start, when)
    )
    vote = await voted(room, Counter(CHOICES[choice] for choice in given))
    vote.taken, vote.counted = last - start - WITHIN, counted - last
    await voted_again(room, vote)
    await revealed(room, vote)
    if happened:
        await until(lambda: all(member.here for member in (*room.students, room.teacher)))
        vote.back = [came - happened[0] for pupil in room.students for came in pupil.came[1:]]
    return vote


def _is_asked(member: Member) -> bool:
    question = member.told.get("state", {}).get("question")
    return bool(question and question["open"])


def _full(people: dict[str, object], count: int, start: float, when: float) -> bool:
    return when > start and people["answered"] == count


async def _answer(pupil: Follower, name: str, text: str, start: float) -> None:
    await asyncio.sleep(max(0.0, start + WITHIN * drawn() - time.time()))
    await pupil.answer(name, text)


def _question(member: Member) -> dict[str, object]:
    return member.told["state"]["question"] or {}


async def voted(room: Room, given: Counter[str]) -> Vote:
    """End the vote, and wait until its bars stand on the projector; nobody knows the answer."""
    start = time.time()
    await room.teacher.say("show_votes")
    await until(lambda: "votes" in _question(room.teacher))
    shown = next(when for when, kind, _ in reversed(room.teacher.heard) if kind == "state")
    [result] = _question(room.teacher)["votes"]
    painted = await room.pages.bars()
    await until(lambda: all("votes" in _question(pupil) for pupil in room.students))
    if any("right" in _question(member) for member in (room.teacher, *room.students)):
        raise ValueError("the answer is told with the votes")
    found = +Counter({bar["label"]: bar["count"] for bar in result["bars"]})  # without what nobody chose
    return Vote(given, found, 0, 0, shown - start, painted - start)


async def voted_again(room: Room, vote: Vote) -> None:
    """Ask the same once more, and let all who have no browser answer at once."""
    await room.teacher.say("again")
    await until(lambda: all(_is_asked(pupil) for pupil in (*room.students, room.teacher)))
    name = _question(room.teacher)["name"]
    await asyncio.gather(*(pupil.answer(name, "1") for pupil in room.students))
    await until(lambda: room.teacher.told["people"]["answered"] == len(room.students))
    await room.teacher.say("show_votes")
    await until(lambda: len(_question(room.teacher).get("votes", ())) == 2)
    vote.again = _question(room.teacher)["votes"][1]["count"]


async def revealed(room: Room, vote: Vote) -> None:
    """Show the answer to all, and go on."""
    start = time.time()
    await room.teacher.say("reveal")
    await until(lambda: all(_question(pupil).get("right") == "1" for pupil in room.students))
    vote.solved = time.time() - start
    await room.teacher.say("put_away")
    await until(lambda: all(not _question(pupil) for pupil in room.students))


async def killed(replica: Replica) -> float:
    """Kill a replica in the middle of the answers and start it again, as a host does; return when it was killed."""
    await asyncio.sleep(WITHIN / 2)
    replica.kill()
    when = time.time()
    replica.start()
    return when


@dataclass
class Seen:
    """What a class saw: waits for a picture in seconds without and with a browser, and its votes.

    alike: whether all saw the same at the end; cores: that the replicas took while all followed
    """

    waits: list[float]
    painted: list[float]
    calm: Vote
    torn: Vote
    alike: bool
    numbers: list[int]
    cores: float


async def lesson(site: str, listed: list[Replica], students: int, real: int, seconds: float) -> Seen:
    """Follow, answer, answer while a replica is killed, and follow again."""
    async with opened(site, students, real) as room:
        used, start = sum(cpu(each.process.pid) for each in listed), time.time()
        waits, painted = await followed(room, seconds)
        cores = (sum(cpu(each.process.pid) for each in listed) - used) / (time.time() - start)
        calm = await asked(room)
        torn = await asked(room, killed(listed[0]))
        await followed(room, 1)
        first, *others = [pupil.seen.parts for pupil in room.students]
        numbers = sorted(each["number"] for each in room.teacher.told["people"]["students"])
        return Seen(waits, painted, calm, torn, all(each == first for each in others), numbers, cores)


@contextlib.contextmanager
def served(count: int) -> Iterator[tuple[str, list[Replica]]]:
    """Run replicas behind nginx that keep their classes in a Redis server of their own."""
    gc.freeze()  # a full collection of what is imported here takes 0.3 s, in which no student of this process sees anything
    before = os.environ.get(VARIABLE)
    with redis_server() as redis:
        os.environ[VARIABLE] = redis.address
        try:
            with replicas(count) as listed, proxied(listed) as site:
                yield site, listed
        finally:
            os.environ.pop(VARIABLE)
            os.environ.update({VARIABLE: before} if before is not None else {})


def milliseconds(waits: list[float]) -> str:
    """Return the median and the 95th percentile as text."""
    if len(waits) < 2:
        return "—"
    parts = quantiles(waits, n=20)
    return f"{1000 * parts[9]:.0f} ms, 95 % {1000 * parts[18]:.0f} ms, at most {1000 * max(waits):.0f} ms"


def report(found: Seen) -> None:
    """Print what a class saw."""
    print(f"move → new picture: {milliseconds(found.waits)} ({len(found.waits)}); replicas {found.cores:.2f} cores")
    print(f"move → painted in a real browser: {milliseconds(found.painted)} ({len(found.painted)})")
    for name, vote in (("answers", found.calm), ("answers while a replica is killed", found.torn)):
        times = ", ".join(f"{what} {1000 * getattr(vote, what):.0f} ms" for what in TIMES)
        right = "as they were given" if vote.found == vote.given else f"not {vote.given}"
        print(
            f"{name}: {vote.found.total()} of {vote.given.total()} counted, {right}; {vote.again} in a second vote; {times}"
        )
    print(f"back: {milliseconds(found.torn.back)} ({len(found.torn.back)}); alike: {found.alike}")


def main() -> None:
    """Print a class's times."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in (("students", 200), ("replicas", 2), ("browsers", 8), ("seconds", 15)):
        parser.add_argument(f"--{name}", type=int, default=default)
    given = parser.parse_args()
    with served(given.replicas) as (site, listed):
        print(f"load before: {' '.join(f'{load:.1f}' for load in os.getloadavg())}", flush=True)
        report(run(lesson(site, listed, given.students, given.browsers, given.seconds)))
        print(f"load after: {' '.join(f'{load:.1f}' for load in os.getloadavg())}")


if __name__ == "__main__":
    main()
