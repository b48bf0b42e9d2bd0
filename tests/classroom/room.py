"""A class without a network: browsers that say what the scripts say, and note what they are told."""

import asyncio
import itertools
import json
from collections.abc import Callable, Coroutine
from typing import Any

from pages.classroom.classes import Classes
from pages.classroom.live import Connection, Live
from pages.classroom.memory import Memory
from pages.classroom.store import Store
from pages.server.round import Asker
from tests.coroutines import finish

VIEW = {"page": "masks", "link": "mask=causal&step=1", "boards": ["mask", "mask_words"], "title": "A mask hides keys"}
VIEW |= {"seen": ["mask"], "picture": "mask_matrix", "full": True}
QUESTION = {"kind": "choices", "text": "By what are scores divided?", "choices": ["d", "√d", "1"], "right": "1"}
PATIENCE = 5  # seconds until what is waited for counts as missing


class Visitor:
    """A browser that is connected to a server; `told` has the latest of each kind that came unasked."""

    def __init__(self, live: Live, address: str = "192.0.2.1") -> None:
        self.live, self.told, self.news = live, {}, asyncio.Event()
        self.connection = Connection(self._hear, Asker(address))
        self.numbers = itertools.count(1)
        self.code = self.secret = ""

    async def _hear(self, text: str) -> None:
        self.told |= json.loads(text)["class"]
        self.news.set()

    async def say(self, act: str, **more: object) -> dict[str, Any]:
        """Return what is answered, {"error": …} where it is refused."""
        message = {"class": {"do": act, "lang": "en", **more}, "n": next(self.numbers)}
        answer = json.loads(await self.live.handle(json.dumps(message), self.connection))
        assert answer.pop("n") == message["n"]
        return answer.get("class", answer)

    async def enter(self, code: str, secret: str) -> dict[str, Any]:
        """Come in with a secret."""
        self.code, self.secret = code, secret
        return await self.say("enter", code=code, by=secret)

    async def hears(self, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Return all that was told once something holds of it."""

        async def wait() -> None:
            while not _true(holds, self.told):
                self.news.clear()
                await self.news.wait()

        await asyncio.wait_for(wait(), PATIENCE)
        return self.told


def _true(holds: Callable[[dict[str, Any]], object], told: dict[str, Any]) -> bool:
    try:
        return bool(holds(told))
    except (LookupError, TypeError):  # what it reads hasn't come yet
        return False


def server(kept: Store | None = None) -> Live:
    """Return a server with a store of its own, or one that another server has, too."""
    return Live(Classes(kept or Memory()))


async def teacher(live: Live) -> Visitor:
    """Return the teacher of a new class."""
    visitor = Visitor(live)
    begun = await visitor.say("start")
    await visitor.enter(begun["code"], begun["secret"])
    return visitor


async def screen(lead: Visitor) -> Visitor:
    """Return the window that the projector of a class shows."""
    visitor = Visitor(lead.live)
    await visitor.say("enter", code=lead.code, by=lead.secret, screen=True)
    return visitor


async def student(live: Live, code: str, name: str = "", address: str = "192.0.2.1") -> Visitor:
    """Return a new student of a class."""
    visitor = Visitor(live, address)
    joined = await visitor.say("join", code=code, name=name)
    await visitor.enter(code, joined["secret"])
    return visitor


def played(story: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Return a test that plays a story, a coroutine, to its end."""

    def test() -> None:
        finish(story())

    test.__doc__ = story.__doc__
    return test
