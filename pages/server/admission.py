"""Schedule answers: cheap ones first, expensive ones and page runs queued fairly, with a timeout."""

import contextlib
import ipaddress
import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from contextvars import ContextVar
from typing import TypeVar

import anyio

from pages.answers import answer, models
from pages.answers.question import LONGEST_QUESTION, parsed, read
from pages.server import counters
from pages.server.helper import NotReadyError, SlowError, side_by_side
from pages.server.limits import LIMITS
from pages.server.same import Same
from pages.server.turns import Asking, FullError, Turns, Use
from pages.text import languages

T = TypeVar("T")
LONGEST_ADDRESS = 64  # characters: an IPv6 address has 39, a name of its network follows
AGAIN = 3  # seconds after which a browser asks again
CHECK = 0.5  # seconds between two checks whether a page that waits has been left
use = Use()
cheap = Turns(LIMITS.cheap_at_a_time, use)
helpers = side_by_side(LIMITS.second_process, LIMITS.second_cache_mb)
expensive = Turns(max(1, len(helpers)), use)  # each place has a process of its own
pages = Turns(LIMITS.pages_at_a_time, use)  # a page waits in its session's own thread
threads = anyio.CapacityLimiter(LIMITS.cheap_at_a_time + len(expensive.all))
numbers = itertools.count(1)
same = Same()
nobody = Asking("")
asker = ContextVar("asker", default=nobody)  # whose act of a class is answered; tasks that it begins inherit this


def address(host: str | None) -> str:
    """Return the key by which a client is counted: its IPv4 address, or the /64 network of its IPv6 address.

    host: None is this machine, as Streamlit says it
    """
    host = (host or "127.0.0.1")[:LONGEST_ADDRESS]
    try:
        number = ipaddress.ip_address(host)
    except ValueError:  # a socket of the machine's own
        return host
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    return str(number.ipv4_mapped or ipaddress.ip_network((number, 64), strict=False).network_address)


def asking(host: str | None) -> Asking:
    """Return the asker at an address, on a new connection."""
    return Asking(address(host), next(numbers))


async def answered(question: str, who: Asking) -> str:
    """Return the answer to a question as it was sent, or a sentence: that the server is busy, and when to ask again."""
    return await same.answer(question, lambda: _computed(question, who))


async def _computed(question: str, who: Asking) -> str:
    try:
        async with cheap.turn(who, LIMITS.patience):
            answer = await anyio.to_thread.run_sync(_reply, question, LIMITS.cheap_ms, limiter=threads)
        if answer is None:
            places = await anyio.to_thread.run_sync(_places, question, limiter=threads)
            async with expensive.turn(who, LIMITS.patience, places) as place:
                answer = await anyio.to_thread.run_sync(expensive_reply, question, place, limiter=threads)
        return answer
    except FullError:
        return refusal(question, "busy")


async def computed(make: Callable[..., T], *given: object, turns: Turns = cheap) -> T:
    """Return what a function returns, from a thread, in a turn of the asker's: so a class computes, as questions do.

    turns: cheap or expensive
    """
    async with turns.turn(asker.get(), None):
        return await anyio.to_thread.run_sync(make, *given, limiter=threads)


def _reply(question: str, most_ms: float = float("inf")) -> str | None:
    return answer.reply(question, most_ms)


def _places(question: str) -> Sequence[int]:
    """Return where a question may be answered: at the first place if it needs a language model, which one process holds."""
    return expensive.all[:1] if models.needed(read(parsed(question))) else expensive.all


def expensive_reply(question: str, place: int) -> str | None:
    """Return the answer of a process beside this one; of this one where no other is wanted."""
    if not LIMITS.second_process:
        return _reply(question)
    try:
        counted, answer = helpers[place].ask(question, LIMITS.longest)
    except NotReadyError:
        return refusal(question, "busy")
    except SlowError:
        return refusal(question, "slow")
    counters.add(counted)
    return answer


def refusal(question: str, reason: str) -> str:
    """Return an answer that says why there is none, in the language of the link, and after how many seconds to ask again.

    wait: null where it would be no use
    """
    counters.REFUSED.labels(reason).inc()
    words = languages.Words("limits")
    try:
        message = json.loads(question[:LONGEST_QUESTION])
        number, link = message["n"], str(message["link"])
    except (ValueError, LookupError, TypeError, RecursionError):
        number, link = None, ""
    with languages.speaking(next((token for token in languages.LANGUAGES if f"lang={token}" in link), languages.DEFAULT)):
        sentence = words.BUSY if reason == "busy" else words.took_too_long(seconds=LIMITS.longest)
    return json.dumps({"n": number, "error": sentence, "wait": AGAIN if reason == "busy" else None})


@contextlib.contextmanager
def page_turn(host: str | None, check: Callable[[int], None]) -> Iterator[None]:
    """Wait for the turn of a page's run, and have it in here.

    check: called twice a second with the number of the call, from 1; it may raise where the page has been left
    """
    turn, checks = pages.ask(Asking(address(host))), itertools.count(1)
    try:
        while not turn.begins_within(CHECK):
            check(next(checks))
    except BaseException:
        pages.leave(turn)
        raise
    with pages.counted(turn):
        yield
