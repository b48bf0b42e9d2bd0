"""The way into a class: how many one address begins, and how many codes somebody tries."""

import asyncio
from typing import TYPE_CHECKING

from pages.classroom import codes, store
from pages.classroom.classes import GoneError
from pages.classroom.rules import ClassError, Said, words
from pages.server.bucket import Bucket, Buckets
from pages.server.limits import LIMITS
from pages.server.turns import Asking, FullError

if TYPE_CHECKING:
    from pages.classroom.live import Connection, Live

RATE, TRIES = 0.5, 60  # wrong codes from one address that are answered at once: so many, and so many a second after that
HOLD = 0.05  # seconds for which each further one holds the turn of all who have to wait for one
PATIENCE = LIMITS.patience  # seconds for which one waits for a turn
MOST_BEGUN = 1000  # classes of which it is known who began them
hold = asyncio.sleep


def tries() -> Buckets:
    """Return a bucket for each address, of which every wrong code takes one."""
    return Buckets(lambda: Bucket(RATE, TRIES))


async def make_room(live: "Live", who: Asking) -> None:
    """Where an address has begun as many classes as it may, end its oldest one that nobody has joined.

    Those that were begun through the same connection go first, so that one page can't end what others wait in.
    """
    kept = live.classes.store
    own = [each for each in live.begun if each[0].address == who.address and await kept.field(each[1], "room", "teacher")]
    live.begun = [each for each in live.begun if each[0].address != who.address or each in own][-MOST_BEGUN:]
    if len(own) < LIMITS.classes_of_one:
        return
    empty = [each for each in own if not await kept.read(each[1], store.JOINED)]
    if not empty:
        raise ClassError(words.no_more_of_one(most=LIMITS.classes_of_one))
    await live.classes.end(min(empty, key=lambda each: each[0] != who)[1])


async def code(live: "Live", connection: "Connection", said: Said) -> str:
    """Return the code of a class that there is.

    Wrong codes are counted for each address. After too many, codes from there are looked up one after the other, and a wrong
    one holds its turn for a while. Connections that have sent fewer wrong codes go first: who guesses waits behind
    newcomers who know the code. Nobody waits at an address from which somebody is in that class already.
    """
    bucket, found = live.tries.of(connection.address), codes.read(said.get("code"))
    if not found:
        raise ClassError(words.no_code(count=codes.COUNT))
    try:
        if not bucket.wait or connection.address in live.addresses(found):
            await live.classes.room(found)
            return found
        async with live.guesses.turn(connection.who, PATIENCE):
            await _looked_up(live, found)
    except GoneError:
        bucket.take_if_there()
        live.guesses.use.add(connection.who, HOLD)
        raise
    except FullError:
        raise ClassError(words.too_many_tries(seconds=PATIENCE)) from None
    return found


async def _looked_up(live: "Live", found: str) -> None:
    try:
        await live.classes.room(found)
    except GoneError:
        await hold(HOLD)
        raise
