"""Somebody in a live class without a browser: says and hears what member.js does, asks for boards as refresh.js does."""

import asyncio
import contextlib
import functools
import itertools
import math
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import orjson
import torch
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.answers import Seen
from tests.load.student import LARGEST_MESSAGE

TIMEOUT = 20  # seconds until an answer counts as lost
ENTER_AGAIN = (0.3, 0.6, 1.0, 2.0)  # seconds, as in script/member.js
ASK_AGAIN = (0.1, 1.0, 2.0, 4.0)  # seconds, as in script/refresh.js
NUMBER = re.compile(r'\{"n": ?(\d+), ?')  # how an answer begins
Message = dict[str, Any]


draws = torch.Generator().manual_seed(1)


def drawn() -> float:
    """Return a number between 0 and 1."""
    return float(torch.rand((), generator=draws))


@functools.lru_cache(maxsize=64)
def content(rest: str) -> Message:
    """Return what an answer says besides its number: a class is told the same, and its students share this machine."""
    return orjson.loads(f"{{{rest}")


class RefusedError(Exception):
    """A sentence in place of an answer. wait: seconds after which it may be said again, None for never."""

    def __init__(self, sentence: str, wait: float | None) -> None:
        super().__init__(sentence)
        self.wait = wait


LOST = (ConnectionClosed, ConnectionError, InvalidHandshake, OSError, TimeoutError)


class Line:
    """A websocket as socket.js keeps it: the first message opens it, and again the first one after it broke."""

    def __init__(self, site: str, hear: Callable[[Message], None], lose: Callable[[], None]) -> None:
        self.site, self.hear, self.lose = site, hear, lose
        self.numbers = itertools.count(1)
        self._pending: dict[int, asyncio.Future[Message | None]] = {}
        self._opening: asyncio.Task[ClientConnection] | None = None
        self._reading: asyncio.Task[None] | None = None

    async def send(self, message: Message) -> Message:
        """Send a message and return its answer; RefusedError where that is a sentence."""
        self._opening = self._opening or asyncio.create_task(self._open())
        socket, n = await asyncio.shield(self._opening), next(self.numbers)
        promise = self._pending[n] = asyncio.get_running_loop().create_future()
        try:
            await socket.send(orjson.dumps({**message, "n": n}).decode())
            answer = await asyncio.wait_for(promise, TIMEOUT)
        finally:
            self._pending.pop(n, None)
        if answer is None:
            raise ConnectionError("the connection broke")
        if "error" in answer:
            raise RefusedError(answer["error"], answer.get("wait"))
        return answer

    async def _open(self) -> ClientConnection:
        address, parts = f"{self.site}/view/see".replace("http", "ws", 1), urlsplit(self.site)
        try:
            origin = f"{parts.scheme}://{parts.netloc}"
            socket = await connect(address, origin=origin, max_size=LARGEST_MESSAGE, compression=None, proxy=None)
        except LOST:
            self._opening = None
            raise
        self._reading = asyncio.create_task(self._read(socket))
        return socket

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                numbered = NUMBER.match(text)
                if not numbered:
                    self.hear(content(text[1:])["class"])
                elif promise := self._pending.get(int(numbered[1])):
                    promise.set_result(content(text[numbered.end() :]))
        self._opening = None
        for promise in self._pending.values():
            if not promise.done():
                promise.set_result(None)
        self.lose()

    async def close(self) -> None:
        """Leave; nobody is told that it was lost."""
        self.lose = lambda: None
        if self._opening:
            with contextlib.suppress(*LOST):
                await (await self._opening).close()


class Member:
    """Somebody in a class, the teacher or a student: comes back by itself, and keeps an answer until it has been taken.

    came: when it was let in, first and each time again; sent: when its latest answer was taken
    """

    def __init__(self, site: str, code: str = "", secret: str = "") -> None:
        self.line = Line(site, self._hear, self._lost)
        self.code, self.secret, self.here, self.failures = code, secret, False, 0
        self.told: dict[str, Any] = {}
        self.heard: list[tuple[float, str, Any]] = []  # what came unasked: when, its kind, and its content
        self.unsent: Message | None = None
        self.came: list[float] = []
        self.sent = 0.0
        self.tasks: set[asyncio.Task[None]] = set()

    async def say(self, act: str, **more: object) -> Any:
        """Say something to the class, and return what it answers."""
        return (await self.line.send({"class": {"do": act, "lang": "en", **more}}))["class"]

    async def start(self) -> None:
        """Begin a class as its teacher, and enter it."""
        begun = await self.say("start")
        self.code, self.secret = begun["code"], begun["secret"]
        await self.enter()

    async def join(self, name: str) -> None:
        """Join as a student, and enter; who is refused for a moment clicks again."""
        while not self.secret:
            try:
                self.secret = (await self.say("join", code=self.code, name=name))["secret"]
            except RefusedError as refused:
                if refused.wait is None:
                    raise
                await asyncio.sleep(refused.wait)
        await self.enter()

    async def enter(self) -> None:
        """Enter with the secret; what could not be sent is sent now."""
        try:
            if over := (await self.say("enter", code=self.code, by=self.secret)).get("over"):
                raise RefusedError(over, None)
            self.here, self.failures = True, 0
            self.came.append(time.time())
            if self.unsent:
                await self._send()
        except (*LOST, RefusedError) as lost:
            if isinstance(lost, RefusedError) and lost.wait is None:
                raise
            self._again()

    def _again(self) -> None:
        self.here = False
        pause = ENTER_AGAIN[min(self.failures, len(ENTER_AGAIN) - 1)]
        self.failures += 1
        self.do(self._enter_after(pause * (0.5 + drawn() / 2)))

    async def _enter_after(self, pause: float) -> None:
        await asyncio.sleep(pause)
        await self.enter()

    async def answer(self, vote: str, text: str) -> None:
        """Answer a question; where the connection breaks, it is sent again as soon as the class is entered again."""
        self.unsent = {"vote": vote, "answer": text}
        if self.here:
            with contextlib.suppress(*LOST):
                await self._send()

    async def _send(self) -> None:
        await self.say("answer", **self.unsent)
        self.unsent, self.sent = None, time.time()

    def do(self, work: Any) -> None:
        """Do something meanwhile."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _hear(self, news: Message) -> None:
        now = time.time()
        for kind, content in news.items():
            self.told[kind] = content
            self.heard.append((now, kind, content))
            if kind in ("lead", "state") and (lead := content if kind == "lead" else content["lead"]):
                self.follow(lead)

    def follow(self, lead: Message) -> None:
        """Take what the teacher shows."""

    def _lost(self) -> None:
        if self.here:
            self._again()

    async def close(self) -> None:
        """Leave."""
        for task in self.tasks:
            task.cancel()
        await self.line.close()


async def newcomer(site: str, code: str) -> float:
    """Join a class and answer its first question; return how many seconds that took, infinity where it can't be done."""
    student, start = Member(site, code), time.perf_counter()
    try:
        async with asyncio.timeout(TIMEOUT):
            await student.join("newcomer")
            await student.answer("1_1", "1")
        return math.inf if student.unsent else time.perf_counter() - start
    except (*LOST, RefusedError):
        return math.inf
    finally:
        await student.close()


class Follower(Member):
    """A student who looks at what the teacher shows. pictures: when the boards of which link had come."""

    def __init__(self, site: str, code: str) -> None:
        super().__init__(site, code)
        self.seen, self.pictures = Seen(), []  # type: Seen, list[tuple[float, str]]
        self.lead: Message = {}
        self.asking = False

    def follow(self, lead: Message) -> None:
        self.lead = lead
        if not self.asking:
            self.asking = True
            self.do(self._look())

    async def _look(self) -> None:
        """Ask for the boards of the latest link, one question at a time, until they have come."""
        failures, shown = 0, self.pictures[-1][1] if self.pictures else None
        while self.lead["link"] != shown:
            lead = self.lead
            question = {name: lead[name] for name in ("page", "link", "boards")}
            try:
                self.seen.put(await self.line.send({**question, "dark": False, "have": self.seen.have()}))
            except (*LOST, RefusedError) as lost:
                await asyncio.sleep(getattr(lost, "wait", None) or ASK_AGAIN[min(failures, len(ASK_AGAIN) - 1)])
                failures += 1
            else:
                failures, shown = 0, lead["link"]
                self.pictures.append((time.time(), shown))
        self.asking = False
