"""Live classes on this server: what a browser says is done, and whoever has to know of it is told.

A message is {"class": {"do": …, "code": …, "by": secret, …}, "n": number}; its answer has the same n. What comes unasked has
none: {"class": {"lead" | "state" | "own" | "people" | "over" | "away": …}}. Of each a slow browser gets only the latest.
"""

import asyncio
import contextlib
import functools
import json
import logging
from collections.abc import Awaitable, Callable

import anyio

from pages.classroom import acts, chosen_store, faults, people, rules, store
from pages.classroom.classes import Classes, GoneError, Member
from pages.classroom.rules import ClassError, Said, words
from pages.classroom.store import StoreError
from pages.server import admission, counters
from pages.server.bucket import Bucket, Buckets
from pages.server.round import Asker
from pages.text import languages

log = logging.getLogger(__name__)
ACTS, AT_ONCE = 5, 20  # of one connection: so many a second, and so many before that counts
RATE, TRIES = 0.5, 60  # wrong codes from one address: so many a second, and so many before that counts
PAUSE = 0.2  # seconds from one look at the store for the teacher's lists to the next
AGAIN = 1.0  # seconds after which the store is tried again
Send = Callable[[str], Awaitable[None]]


class Connection:
    """A browser's connection. Only its own task sends what comes unasked, the latest of each kind.

    screen: whether a projector shows it, which is told nothing that students may not see
    pace: of its acts, for whoever reads them from it: parsing a view takes time on the loop that serves everybody
    """

    def __init__(self, send: Send, who: Asker) -> None:
        self.send, self.who, self.address = send, who, who.address
        self.member: Member | None = None
        self.screen = False
        self.pace = Bucket(ACTS, AT_ONCE)
        self.lang = languages.DEFAULT
        self._latest: dict[str, str] = {}
        self._there = asyncio.Event()
        self._sending: asyncio.Task[None] | None = None

    def push(self, kind: str, content: str) -> None:
        """Send content, which is JSON, as soon as what was sent before has gone."""
        self._latest[kind] = content
        self._there.set()
        self._sending = self._sending or asyncio.create_task(self._send())

    async def _send(self) -> None:
        with contextlib.suppress(Exception):  # the connection is closed
            while True:
                await self._there.wait()
                self._there.clear()
                latest, self._latest = self._latest, {}
                for kind, content in latest.items():
                    await self.send(f'{{"class":{{"{kind}":{content}}}}}')

    def end(self) -> None:
        """Stop sending."""
        if self._sending:
            self._sending.cancel()


class Room:
    """The connections of one class on this server, and the task that passes on what happens in it."""

    def __init__(self, live: "Live", code: str) -> None:
        self.live, self.code = live, code
        self.connections: set[Connection] = set()
        self.listening = asyncio.Event()
        self.telling = asyncio.Lock()  # what was read first is told first
        self._changed = asyncio.Event()
        self._tasks = [asyncio.create_task(faults.going_on(work)) for work in (self._listen, self._lists, self._wait)]

    async def _listen(self) -> None:
        """Pass on what is published; while the store is away, try again, and tell all what holds once it is back."""
        while True:
            with contextlib.suppress(StoreError):
                async for message in self.live.classes.store.listen(self.code):
                    async with self.telling:
                        await self._pass_on(message)
                    self.listening.set()
            self.push("away", "true")
            await asyncio.sleep(AGAIN)

    async def _pass_on(self, message: str) -> None:
        kind, _, content = message.partition(" ")
        if kind == "lead":
            self.push("lead", content)
        elif kind in ("", "state"):
            with contextlib.suppress(ClassError):
                self.push("state", await self.live.state(self.code))
            self._changed.set()
        elif kind == "people":
            self._changed.set()
        elif kind == "removed":
            self._let_go({*content.split()})
            await self._pass_on("state")
        elif kind == store.ENDED:
            self.push("over", '"ended"')

    def _let_go(self, students: set[str]) -> None:
        """Tell students who were removed, in every tab of theirs."""
        for each in [each for each in self.connections if each.member and each.member.student in students]:
            each.push("over", '"removed"')
            self.live.leave(each)

    async def _lists(self) -> None:
        """Tell the teacher's devices who is where and who has answered, not more often than each PAUSE."""
        self._changed.set()
        while True:
            await self._changed.wait()
            self._changed.clear()
            teachers = [each for each in self.connections if each.member and each.member.teaches]
            if teachers:
                with contextlib.suppress(ClassError, StoreError):
                    listed = await people.listed(self.live.classes, self.code)
                    content, counts = json.dumps(listed), json.dumps(people.counts(listed))
                    for each in teachers:
                        each.push("people", counts if each.screen else content)
            await asyncio.sleep(PAUSE)

    async def _wait(self) -> None:
        """Keep a class that nobody has joined from counting as unused while its teacher waits."""
        while True:
            with contextlib.suppress(StoreError):
                if not await self.live.classes.store.read(self.code, store.JOINED):
                    await self.live.classes.store.put(self.code, "room", {})
            await asyncio.sleep(store.UNUSED / 10)

    def push(self, kind: str, content: str) -> None:
        """Tell everybody in the class who is connected here."""
        for each in self.connections:
            each.push(kind, content)

    def refresh(self) -> None:
        """Look up the teacher's lists again."""
        self._changed.set()

    def end(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()


class Live:
    """All classes with somebody who is connected here."""

    def __init__(self, classes: Classes) -> None:
        self.classes = classes
        self.rooms: dict[str, Room] = {}
        self.tries = Buckets(lambda: Bucket(RATE, TRIES))

    async def handle(self, text: str, connection: Connection) -> str:
        """Return the answer to a message; a sentence where it asks for what it may not."""
        number, said = None, {}
        admission.asker.set(connection.who)
        try:
            number, said = read(text)
            connection.lang = next((token for token in languages.LANGUAGES if token == said.get("lang")), connection.lang)
            with languages.speaking(connection.lang):
                content = {"class": await self._do(said, connection)}
        except ClassError as rule:
            counters.REFUSED.labels("class").inc()
            content = {"error": str(rule), "wait": rule.wait}
            if isinstance(rule, GoneError) and connection.member:
                connection.push("over", '"gone"')
                self.leave(connection)
        except StoreError:
            counters.ERRORS.labels("store").inc()
            with languages.speaking(connection.lang):
                content = {"error": words.STORE_AWAY, "wait": AGAIN}
        except Exception:
            log.exception("a message of a class could not be answered")
            counters.ERRORS.labels("class").inc()
            with languages.speaking(connection.lang):
                content = {"error": words.CANT_DO, "wait": AGAIN}
        return json.dumps({"n": number, **content})

    async def _do(self, said: Said, connection: Connection) -> object:
        name = said.get("do")
        if not isinstance(name, str):
            raise ClassError(words.NO_SUCH_ACT)
        if name in acts.ANYBODY:
            return await acts.ANYBODY[name](self, connection, said)
        member = connection.member
        if member is None:
            raise ClassError(words.NOT_IN_CLASS)
        act = (acts.TEACHER if member.teaches else acts.STUDENT).get(name)
        if act is None:
            raise ClassError(words.TEACHER_ONLY if name in acts.TEACHER else words.NO_SUCH_ACT)
        told, content = await act(self.classes, member, said)
        if told:
            await self.classes.store.publish(member.code, told)
        return content

    async def enter(self, connection: Connection, member: Member) -> None:
        """Let a connection hear of what happens in a class from now on."""
        self.leave(connection)
        room = self.rooms.get(member.code) or self._room(member.code)
        connection.member = member
        room.connections.add(connection)
        counters.OPEN.labels("class").inc()
        with anyio.move_on_after(2 * AGAIN):
            await room.listening.wait()
        async with room.telling:
            connection.push("state", await self.state(member.code))
        if not member.teaches:
            connection.push("own", json.dumps(await self.classes.own(member)))
        room.refresh()

    def _room(self, code: str) -> Room:
        self.rooms[code] = Room(self, code)
        return self.rooms[code]

    def leave(self, connection: Connection) -> None:
        """Forget a connection; a class that nobody here is in any more isn't listened to."""
        if connection.member is None:
            return
        room = self.rooms[connection.member.code]
        connection.member = None
        room.connections.discard(connection)
        counters.OPEN.labels("class").dec()
        if not room.connections:
            room.end()
            del self.rooms[room.code]

    def addresses(self, code: str) -> set[str]:
        """Return the addresses from which somebody is in a class at the moment."""
        return {each.address for each in self.rooms[code].connections} if code in self.rooms else set()

    async def state(self, code: str) -> str:
        """Return what everybody in a class may know, as JSON."""
        return json.dumps(await self.classes.state(code))


def read(text: str) -> tuple[int, Said]:
    """Return the number of a message and what it says; ClassError where it is too long or malformed."""
    if len(text) > rules.LONGEST_MESSAGE:
        raise ClassError(words.long_message(count=len(text), most=rules.LONGEST_MESSAGE))
    try:
        message = json.loads(text)
        number, said = message["n"], message["class"]
    except (ValueError, LookupError, TypeError, RecursionError):
        raise ClassError(words.MALFORMED) from None
    if type(number) is not int or not isinstance(said, dict):
        raise ClassError(words.MALFORMED)
    return number, said


@functools.cache
def here() -> Live:
    """Return the classes of this server; the environment chooses where they are kept."""
    return Live(Classes(chosen_store.chosen()))
