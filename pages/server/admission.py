"""Schedule answers: each waits for its turn, equal ones are computed once, expensive ones by workers."""

import asyncio
import contextlib
import ipaddress
import json
import re
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from typing import TypeVar
from weakref import WeakValueDictionary

import anyio

from attn_core import cache
from pages.answers import answer, cost, models
from pages.answers.question import LONGEST_QUESTION, parsed, read
from pages.server import counters
from pages.server.limits import LIMITS
from pages.server.round import Asker, Round
from pages.server.worker import SlowError, Worker, side_by_side
from pages.text import languages

T = TypeVar("T")
LONGEST_ADDRESS = 64  # characters: an IPv6 address has 39, a name of its network follows
NUMBER = re.compile(r', ?"n": ?(\d{1,15})\}\Z')  # where a browser's question has it
AGAIN = 3  # seconds after which a browser asks again
CHECK = 0.5  # seconds between two checks whether a page that waits has been left
cheap = Round(LIMITS.cheap_at_a_time)
pages = Round(LIMITS.pages_at_a_time)  # a page waits in its session's own thread
of_classes = Round()  # reports of classes and numbers of their questions, which may take seconds
here = Round()  # expensive questions, where no process beside this one is wanted
workers = side_by_side(LIMITS.second_process, LIMITS.second_cache_mb)
threads = anyio.CapacityLimiter(LIMITS.cheap_at_a_time + max(1, len(workers)) + 1)
asker: ContextVar[Asker | None] = ContextVar("asker", default=None)  # whose act of a class is answered; its tasks inherit it


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


def asking(host: str | None) -> Asker:
    """Return the asker at an address, on a new connection."""
    return Asker(address(host))


async def answered(question: str, who: Asker) -> str:
    """Return the answer to a question as it was sent, or a sentence: that the server is busy, or the view too slow."""
    try:
        async with cheap.turn(who, LIMITS.patience), _alone(question):
            reply = _kept(question) or await in_thread(_reply, question, True)
        return reply or await _expensive(question, who)
    except SlowError:
        return refusal(question, "slow")
    except OSError:  # no turn in time, or no process
        return refusal(question, "busy")


async def _expensive(question: str, who: Asker) -> str:
    """Return the answer of a worker; of this process where there are no workers."""
    worker = await in_thread(_chosen, question, who) if workers else None
    async with (worker.turns if worker else here).turn(who, LIMITS.patience):
        if reply := _kept(question):
            return reply
        if worker is None:
            return await in_thread(_reply, question)
        worker.latest = who
        return _keep(question, await worker.ask(question, LIMITS.longest))


def _chosen(question: str, who: Asker) -> Worker:
    """Return the worker for which fewest wait, of several the one whose latest question was this asker's.

    What needs a language model is always answered by the first one, which alone holds it.
    """
    if models.needed(read(parsed(question))):
        return workers[0]
    return min(workers, key=lambda worker: (worker.turns.busy, worker.latest is not who))


async def computed(make: Callable[..., T], *given: object, turns: Round = cheap) -> T:
    """Return what a function returns, from a thread, in a turn of the asker's: so a class computes, as questions do.

    turns: cheap or of_classes
    """
    async with turns.turn(asker.get() or Asker("")):
        return await in_thread(make, *given)


async def in_thread(make: Callable[..., T], *given: object) -> T:
    """Return what a function returns in a thread that the server keeps for answers."""
    return await anyio.to_thread.run_sync(make, *given, limiter=threads)


# ---- equal questions, such as those of a class that follows one view ----

asked: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # what is being answered, without its number


def _alone(question: str) -> asyncio.Lock:
    """Return what an answer holds while it is computed: who asks the same meanwhile waits, and finds it kept."""
    number = NUMBER.search(question)
    return asked.setdefault(question[: number.start()] if number else question, asyncio.Lock())


def _kept(question: str) -> str | None:
    """Return the answer that somebody has had to the same question, whatever its number."""
    number = NUMBER.search(question)
    rest = cache.SHARED.get(("answer", question[: number.start()])) if number else None
    if rest is None:
        return None
    counters.QUESTIONS.labels(from_cache=True).inc()
    return f'{{"n":{int(number[1])},{rest}'


def _keep(question: str, reply: str | None) -> str | None:
    """Keep an answer of whole pictures, but no file, no error, and none that goes on growing. Returns the reply."""
    number = NUMBER.search(question)
    begins = number and f'{{"n":{int(number[1])},'
    if begins and reply and reply.startswith(f'{begins}"boards":') and '"waiting":true' not in reply:
        text, rest = question[: number.start()], reply.removeprefix(begins)
        cache.SHARED.put(("answer", text), rest, cache.ENTRY + cache.size((text, rest)))
    return reply


def _reply(question: str, cheap: bool = False) -> str | None:
    return _keep(question, answer.reply(question, cheap))


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
        sentence = words.BUSY if reason == "busy" else _took_too_long(question, words)
    return json.dumps({"n": number, "error": sentence, "wait": AGAIN if reason == "busy" else None})


def _took_too_long(question: str, words: languages.Words) -> str:
    try:
        trains = cost.trains(read(parsed(question)))
    except ValueError:
        trains = False
    return (words.training_too_long if trains else words.took_too_long)(seconds=LIMITS.longest)


@contextlib.contextmanager
def page_turn(host: str | None, check: Callable[[int], None]) -> Iterator[None]:
    """Wait for the turn of a page's run, and have it in here.

    check: called twice a second with the number of the call, from 1; it may raise where the page has been left
    """
    with pages.turn_of_thread(asking(host), CHECK, check):
        yield
