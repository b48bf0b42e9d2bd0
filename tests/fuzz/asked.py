"""Questions thrown at /view/see of a server: junk, thousands at once, answers that nobody reads, or reads slowly."""

import asyncio
import json
import time
from collections.abc import Iterator, Sequence

from websockets.exceptions import ConnectionClosed, InvalidStatus

from pages.answers import page_boards
from pages.view import menu
from tests.fuzz.control import asking
from tests.fuzz.in_process import judge
from tests.fuzz.links import Links
from tests.fuzz.outcomes import Outcomes

FRAMES = (
    b"",
    b"{}",
    b"\xff" * 1000,
    b"\x00" * 70_000,
    "",
    " ",
    "x" * 64_001,
    "x" * 200_000,
    "{" * 64_000,
    "\x00",
    "null",
    "{}",
)
PATIENCE = 60.0  # seconds without an answer after which it is none


def thrown(forger: Links, count: int) -> Iterator[str | bytes]:
    """Return questions, links in honest ones, and frames that are none."""
    for number in range(count):
        if number % 50 == 49:
            yield FRAMES[number // 50 % len(FRAMES)]
        elif number % 5 == 4:
            page = str(forger.choice(menu.PAGES))
            boards = [str(name) for name in forger.sample([*page_boards.boards(page)], 1 + forger.below(2))]
            yield json.dumps({"n": number, "page": page, "link": forger.query(), "boards": boards})
        else:
            yield forger.question()


async def questions(address: str, seed: int, count: int) -> Outcomes:
    """Ask them one after the other, on one connection until the server ends it."""
    outcomes, socket = Outcomes("questions, asked of a server"), None
    for frame in thrown(Links(seed), count):
        outcomes.thrown += 1
        socket = socket or await asking(address)
        start = time.perf_counter()
        try:
            await socket.send(frame)
            async with asyncio.timeout(PATIENCE):
                answer = await socket.recv()
        except ConnectionClosed as closed:
            outcomes.kinds[f"closed {closed.rcvd.code if closed.rcvd else 'without a word'}"] += 1
            socket = None
        except TimeoutError:
            outcomes.fail("no answer", frame)
            socket.transport.abort()
            socket = None
        else:
            judge(str(frame), str(answer), outcomes)
        outcomes.took(time.perf_counter() - start, frame)
    if socket:
        await socket.close()
    return outcomes


async def flood(address: str, seed: int, count: int, connections: int = 8) -> Outcomes:
    """Send many at once on some connections, half of which never read an answer, and leave; one reads slowly."""
    outcomes, forger = Outcomes("questions at once, answers unread"), Links(seed)
    frames = [frame for frame in thrown(forger, count) if isinstance(frame, str) and len(frame) <= 64_000]
    outcomes.thrown = len(frames)
    shares = [frames[i::connections] for i in range(connections)]
    ends = await asyncio.gather(*(_rush(address, share, number) for number, share in enumerate(shares)))
    for end in ends:
        outcomes.kinds[end] += 1
    return outcomes


async def _rush(address: str, frames: Sequence[str], number: int) -> str:
    """Send all at once; an even one then leaves without reading, an odd one reads what comes, slowly at first."""
    try:
        socket = await asking(address)
    except InvalidStatus as refused:
        return f"refused {refused.response.status_code}"
    try:
        async with asyncio.timeout(PATIENCE):
            for frame in frames:
                await socket.send(frame)
            if number % 2:
                for place in range(len(frames)):
                    await asyncio.sleep(0.2 if place < 5 else 0)  # a slow reader is what is tried
                    await socket.recv()
        return "read" if number % 2 else "left unread"
    except ConnectionClosed as closed:
        return f"closed {closed.rcvd.code if closed.rcvd else 'without a word'}"
    except TimeoutError:
        return "still held back"
    finally:
        socket.transport.abort() if number % 2 == 0 else await socket.close()
