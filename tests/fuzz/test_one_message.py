"""One message, one link or one head never holds a server: it is answered in time, and so is everybody else."""

import asyncio
import json
import urllib.request
from collections.abc import Awaitable, Iterator
from urllib.parse import quote

import pytest

from pages.answers.question import LONGEST_QUESTION
from tests.browser.serving import Served, serving
from tests.coroutines import finish
from tests.fuzz import pumped, sessions
from tests.fuzz.control import asking
from tests.fuzz.links import squeezed

IN_TIME = 10.0  # seconds to answer one message, even on a busy machine; quadratic code takes minutes
DIGITS = "1" * 500_000 + "x"
PLUS_MINUS = f"# a\n## b\nlink: /explore\n? c\n= {'±' * 19_000}"
LINKED = f"# a\n## b\nlink: /query_key_value?edits=k_0_0_{DIGITS[-19_000:]}"
GOAL = "# a\n## b\nlink: /masks\n? c\ngoal: a" + "\x85<" * 9_000
LESSON = "z.7cIxDYBQFASw_VRc8nQQLDBg5G8gCwsowwZD007PZKZHsndl6_sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAH_Rq3c-"
LINKS = {
    "edits": f"edits=k_0_0_{DIGITS}",
    "mixer_edits": f"mixer_edits=0_0_{DIGITS}",
    "edits in compare": "compare=" + quote(f"edits=k_0_0_{DIGITS}"),
    "a lesson": f"lesson={LESSON}",
    "a lesson’s question": f"lesson={squeezed(PLUS_MINUS.encode())}",
    "a lesson’s link": f"lesson={squeezed(LINKED.encode())}",
    "a lesson’s goal": f"lesson={squeezed(GOAL.encode())}",
    "percent signs": "text=" + pumped.run("%", LONGEST_QUESTION - 1_000),
    "a joined sign": "text=a" + "\u0301" * 9_999,
    "nothing but names": pumped.run("a&", LONGEST_QUESTION - 1_000),
}


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """A server of this file's own, on which everything is imported."""
    with serving() as address:
        finish(answered(address, "", within=60))
        yield address


async def answered(address: str, link: str, within: float = IN_TIME) -> dict[str, object]:
    """Return the answer to a question about a link within so many seconds."""
    async with await asking(address, within) as socket, asyncio.timeout(within):
        question = {"n": 1, "page": "explore", "link": link, "boards": ["lesson"]}
        await socket.send(json.dumps(question, ensure_ascii=False))
        return json.loads(await socket.recv())


async def opened(address: str, link: str) -> None:
    """Open a page by a link."""
    async with await sessions.opening(address) as socket:
        assert sessions.broken(await sessions.run(socket, sessions.order("explore", link), IN_TIME)) == []


async def meanwhile(address: str, attack: Awaitable[object]) -> object:
    """Return the outcome of an attack, while the health address is polled and answers in time."""
    attacking = asyncio.ensure_future(attack)
    while not attacking.done():
        await asyncio.to_thread(healthy, address)
    return attacking.result()


def healthy(address: str) -> None:
    with urllib.request.urlopen(f"{address}/_stcore/health", timeout=IN_TIME) as answer:
        assert answer.read() == b"ok"


@pytest.mark.parametrize("link", LINKS.values(), ids=LINKS)
def test_a_question_about_any_link_is_answered_and_others_are_too(server: Served, link: str):
    answer = finish(meanwhile(server, answered(server, link)))
    assert answer["n"] == 1
    assert "boards" in answer or str(answer["error"]).startswith("A link ")


@pytest.mark.parametrize("name", ["edits", "a lesson", "a lesson’s link", "nothing but names"])
def test_a_page_opens_by_any_link_and_others_are_answered(server: Served, name: str):
    finish(meanwhile(server, opened(server, LINKS[name])))


def test_the_server_ends_when_it_is_told_to():
    """One that is held by a message gets no signal: here it ends within the ten seconds that its fixture waits."""
    with serving() as address:
        finish(answered(address, LINKS["edits"]))
