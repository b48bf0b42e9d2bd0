"""A live class without browsers: all follow the teacher's slider, then answer twice; whoever is broken off comes back.

python -m tests.load.live_class --students 200 --seconds 15 [--site http://127.0.0.1:8501]
"""

import argparse
import asyncio
import contextlib
import itertools
import time
from collections import Counter
from collections.abc import Callable

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.answers import Seen
from tests.browser.serving import serving
from tests.load.students import LARGEST_MESSAGE, SEEN, milliseconds, run

PACE = 4  # moves of the teacher's slider a second
PATIENCE = 30.0  # seconds in which everything must have come
AGAIN = 0.3  # seconds until somebody who was broken off connects again
LOST = (ConnectionClosed, ConnectionError, InvalidHandshake, OSError, TimeoutError)
CHOICES = ("one", "two", "three", "four")


class Member:
    """Somebody in a class, the teacher or a student, who says and hears what member.js does, and comes back by itself."""

    def __init__(self, site: str, code: str = "", follows: bool = False) -> None:
        self.site, self.code, self.secret, self.follows = site, code, "", follows
        self.numbers, self.pending = itertools.count(1), {}  # type: itertools.count, dict[int, asyncio.Future]
        self.socket: ClientConnection | None = None
        self.told: dict[str, dict] = {}  # what came unasked, the latest of each kind
        self.seen, self.pictures = Seen(), []  # type: Seen, list[tuple[float, str]]
        self.tasks: set[asyncio.Task] = set()

    async def send(self, **message: object) -> dict:
        """Send a message and return its answer, on a new connection if the old one broke; again where it says when."""
        while True:
            try:
                self.socket = self.socket or await self._open()
                n = next(self.numbers)
                self.pending[n] = asyncio.get_running_loop().create_future()
                await self.socket.send(orjson.dumps({**message, "n": n}).decode())
                answer = await asyncio.wait_for(self.pending[n], PATIENCE)
            except LOST:
                await asyncio.sleep(AGAIN)
                continue
            if answer.get("wait") is None:
                return answer
            await asyncio.sleep(answer["wait"])

    async def say(self, act: str, **more: object) -> dict:
        """Say something to the class, and return what it answers."""
        answer = await self.send(**{"class": {"do": act, "lang": "en", **more}})
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer["class"]

    async def come(self, name: str = "") -> None:
        """Begin a class, or join it by a name, and enter."""
        said = await (self.say("join", code=self.code, name=name) if name else self.say("start"))
        self.code, self.secret = said.get("code", self.code), said["secret"]
        await self.say("enter", code=self.code, by=self.secret)

    async def _open(self) -> ClientConnection:
        see = f"{self.site}/view/see".replace("http", "ws", 1)
        socket = await connect(see, origin=str(self.site), max_size=LARGEST_MESSAGE, compression=None, proxy=None)
        self._do(self._read(socket))
        if self.secret:
            await socket.send(
                orjson.dumps({"class": {"do": "enter", "code": self.code, "by": self.secret}, "n": 0}).decode()
            )
        return socket

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                said = orjson.loads(text)
                if "n" in said:
                    if promise := self.pending.pop(said["n"], None):
                        promise.set_result(said)
                else:
                    self._hear(said["class"])
        self.socket = None
        for promise in self.pending.values():
            promise.set_exception(ConnectionError("the connection broke"))
        self.pending.clear()

    def _hear(self, news: dict) -> None:
        for kind, content in news.items():
            self.told[kind] = content
            lead = content if kind == "lead" else content.get("lead") if kind == "state" else None
            if lead and self.follows:
                self.told["lead"] = lead
                self._do(self._look(lead))

    async def _look(self, lead: dict) -> None:
        """Ask for the boards of a link, unless a later one has come meanwhile."""
        if lead is self.told["lead"]:
            asked = {name: lead[name] for name in ("page", "link", "boards")}
            self.seen.put(await self.send(**asked, dark=False, have=self.seen.have()))
            self.pictures.append((time.time(), lead["link"]))

    def _do(self, work: object) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @property
    def question(self) -> dict:
        """What is asked, as this member sees it."""
        return self.told.get("state", {}).get("question") or {}

    async def leave(self) -> None:
        """Close the connection."""
        for task in self.tasks:
            task.cancel()
        if self.socket:
            await self.socket.close()


async def until(holds: Callable[[], bool]) -> float:
    """Wait until a condition holds, and return for how long; TimeoutError if it doesn't come true."""
    start = time.time()
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)
    return time.time() - start


async def followed(teacher: Member, pupils: list[Member], seconds: float) -> list[float]:
    """Let all follow the slider; return for each move and student the seconds until this view, or a later one, was there."""
    due: dict[str, float] = {}
    start = time.time() + 0.1
    for number in range(round(seconds * PACE)):
        link = f"temperature={0.1 + 0.01 * number:.2f}"
        due[link] = start + number / PACE
        await asyncio.sleep(max(0.0, due[link] - time.time()))
        await teacher.say("lead", page="explore", link=link, title="Explore", boards=SEEN)
    await until(lambda: all(pupil.pictures and pupil.pictures[-1][1] == link for pupil in pupils))
    order = list(due)
    return [
        min(when for when, seen in pupil.pictures if seen in order and order.index(seen) >= number) - due[link]
        for pupil in pupils
        for number, link in enumerate(order)
    ]


async def voted(teacher: Member, pupils: list[Member], again: bool) -> str:
    """Ask, or ask again; let all answer at once; show the votes. Return whether each answer was counted once, and when."""
    said = {"kind": "choices", "text": "Which?", "choices": list(CHOICES), "right": "1"}
    await (teacher.say("again") if again else teacher.say("ask", **said))
    await until(lambda: all(each.question.get("open") for each in (teacher, *pupils)))
    name, given, start = teacher.question["name"], [str(number % 4) for number in range(len(pupils))], time.time()
    await asyncio.gather(*(each.say("answer", vote=name, answer=text) for each, text in zip(pupils, given, strict=True)))
    taken = time.time() - start
    counted = await until(lambda: teacher.told["people"]["answered"] == len(pupils))
    await teacher.say("show_votes")
    shown = await until(lambda: all(len(each.question.get("votes", ())) == 1 + again for each in pupils))
    found = {bar["label"]: bar["count"] for bar in pupils[0].question["votes"][-1]["bars"]}
    right = found == {CHOICES[int(choice)]: count for choice, count in Counter(given).items()}
    return f"{'as given' if right else found}; taken {taken:.2f} s, counted {counted:.2f} s, shown {shown:.2f} s"


async def lesson(site: str, students: int, seconds: float) -> dict[str, str]:
    """Return what a class saw, by name."""
    teacher, pupils = Member(site), [Member(site, follows=True) for _ in range(students)]
    try:
        await teacher.come()
        for pupil in pupils:
            pupil.code = teacher.code
        start = time.time()
        await asyncio.gather(*(pupil.come(f"s{number}") for number, pupil in enumerate(pupils)))
        found = {"all have joined": f"{time.time() - start:.2f} s"}
        found["move → new picture"] = milliseconds(await followed(teacher, pupils, seconds))
        found["answers"] = await voted(teacher, pupils, again=False)
        found["answers in a second vote"] = await voted(teacher, pupils, again=True)
        await teacher.say("reveal")
        found["reveal → all know"] = f"{await until(lambda: all(p.question.get('right') == '1' for p in pupils)):.2f} s"
        found["alike"] = str(all(pupil.seen.parts == pupils[0].seen.parts for pupil in pupils))
        return found
    finally:
        await asyncio.gather(*(member.leave() for member in (teacher, *pupils)))


def main() -> None:
    """Print what a class saw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--students", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--site", help="the address of servers that run already, several behind a proxy perhaps")
    asked = parser.parse_args()
    with contextlib.nullcontext(asked.site) if asked.site else serving() as site:
        for name, said in run(lesson(site, asked.students, asked.seconds)).items():
            print(f"{name}: {said}")


if __name__ == "__main__":
    main()
