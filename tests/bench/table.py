"""Every figure that speed is judged by, as one table, each beside its yardstick in the same run on the same machine.

bash tests/bench/run            measures properly, some minutes; --short only shows that all of it runs
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import time
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import connect

from pages.answers import answer
from pages.server import computing
from pages.view import link
from tests.answers import Seen
from tests.bench.painting import QUIET_FOR_A_WHILE, latencies, scrolled
from tests.browser.serving import AT_REST, Served, launch, serving
from tests.load.students import LARGEST_MESSAGE, NEAR, SEEN, come_and_go, run

FLOOR, APP = "tests/bench/apps/floor.py", "app.py"
SIXTEEN = "the+quick+brown+fox+jumps+over+the+lazy+dog+while+a+small+bat+flew+out+of"
VIEWS = {  # what is drawn → its link, its slider that moves, and how many times the floor it may take
    "Explore as it opens, 7 tokens × 2 heads": ("", "temperature", 1.8),
    "Explore, 64 tokens × 8 heads": (f"?heads=8&text={'+'.join([SIXTEEN] * 4)}", "temperature", 3.0),
    "Learn, a step of averaging": ("averaging?step=1", "averaging_row", 1.6),
    "Learn, a step of masks": ("masks?step=2", "mask_rounds", 1.6),
}
SIZE = {"width": 1440, "height": 900}


class Effort(NamedTuple):
    """How much is measured: moves of a slider, pages that open, sessions, and ms for which a page must be still."""

    moves: int
    pages: int
    sessions: int
    still: int


FULL, SHORT = Effort(40, 30, 500, 2500), Effort(2, 2, 10, 300)


def row(what: str, measured: str, ratio: str = "", aim: str = "") -> None:
    """Print one row of the table."""
    print(f"| {what} | {measured} | {ratio} | {aim} |", flush=True)


def slider(page: Page, name: str = "") -> Locator:
    """Return the slider of a link's name, or the first one of a page."""
    inside = f".st-key-{name}" if name else "[data-testid=stSlider]"
    return page.locator(f"{inside} :is([role=slider], input)").first


@contextlib.contextmanager
def opened(browser: Browser, address: str, effort: Effort) -> Iterator[Page]:
    """Open a page of an app, and wait until nothing on it changes; scripts that a page before has fetched are there.

    The browser asks for less motion, so that a picture's last change is its numbers and not the end of a glide.
    """
    context = browser.contexts[0] if browser.contexts else browser.new_context(viewport=SIZE, reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("[data-testid=stMain] :is(svg.marks, [data-testid=stText])", timeout=60_000)
    page.wait_for_selector(AT_REST, timeout=60_000)
    page.evaluate(QUIET_FOR_A_WHILE, effort.still)
    yield page
    page.close()


def moved(browser: Browser, app: str, before: str | None, effort: Effort) -> None:
    """A key on a slider → all pictures on the screen painted, beside the floor and the app before; and a scroll to one."""
    with serving(FLOOR) as address, opened(browser, address, effort) as page:
        floor = median(latencies(page, slider(page), effort.moves))
    row("floor: a slider and one line of text", f"{floor:.0f} ms", "1")
    for name, (address, control, aim) in VIEWS.items():
        took = [_latency(browser, f"{site}/{address}", control, effort) for site in (app, before) if site]
        beside = "".join(f", {took[0] / old:.2f} × before ({old:.0f} ms)" for old in took[1:])
        row(f"{name}: key → painted", f"{took[0]:.0f} ms", f"{took[0] / floor:.2f} × floor{beside}", f"≤ {aim} ×")
    with opened(browser, f"{app}/", effort) as page:
        took = median(scrolled(page, slider(page, "temperature"), "ledger", effort.moves))
        row("Explore as it opens: scroll → the ledger of the link painted", f"{took:.0f} ms", "", "≤ 100 ms")


def _latency(browser: Browser, address: str, control: str, effort: Effort) -> float:
    with opened(browser, address, effort) as page:
        return median(latencies(page, slider(page, control), effort.moves))


# ---- the server's cost of a view ----


def computed(effort: Effort) -> None:
    """The processor time of this one thread for a question about Explore: nothing known of it, and all of it known."""
    computing.set_up()
    moves = [f"temperature={link.spelled(1 + i / 1000)}" for i in range(5 * effort.moves)]
    for what, links in (("a slider’s move", moves), ("a seed", [f"seed={i}" for i in range(5 * effort.moves)])):
        for where, boards in (("on the screen", SEEN), ("near it", NEAR)):
            row(f"processor time of what is {where}, never asked before, {what}", f"{answered(links, boards):.1f} ms")
    row("processor time of a view that somebody asked before", f"{answered(moves, SEEN):.2f} ms", "", "≤ 0.5 ms")


def answered(links: Sequence[str], boards: Sequence[str]) -> float:
    """Return the median milliseconds of processor time that each link takes, asked one after another by one browser."""
    seen, taken = Seen(), []
    for number, asked in enumerate(links):
        question = {"n": number, "page": "explore", "link": asked, "boards": boards, "have": seen.have()}
        begin = time.process_time()
        said = answer.reply(json.dumps(question))
        taken.append(1000 * (time.process_time() - begin))
        seen.put(json.loads(said))
    return median(taken[2:])


# ---- pages that open, and memory ----


async def page_of(address: str, page: str, seed: int) -> tuple[float, float]:
    """Open a page in a session of its own; return the seconds until its script had finished, and the kilobytes sent."""
    begin, sent = time.perf_counter(), 0
    stream = f"{address.replace('http', 'ws', 1)}/_stcore/stream"
    async with connect(stream, subprotocols=["streamlit"], origin=str(address), max_size=LARGEST_MESSAGE) as socket:
        state = ClientState(page_name=page, query_string=f"seed={seed}")
        await socket.send(BackMsg(rerun_script=state).SerializeToString())
        async for data in socket:
            sent += len(data)
            if ForwardMsg.FromString(data).WhichOneof("type") == "script_finished":
                return time.perf_counter() - begin, sent / 1000
    raise ConnectionError("the server left before the page had run")


def processor(pid: int) -> float:
    """Return the seconds of processor time that a process has taken so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def alone(server: Served, page: str, times: int) -> tuple[float, float]:
    """Open a page so many times, one after another; return the processor seconds and the kilobytes of each."""
    await page_of(server, page, 1)
    before = processor(server.pid)
    for number in range(times):
        _, sent = await page_of(server, page, 1000 + number)
    await asyncio.sleep(0.5)  # what the server does after a run counts
    return (processor(server.pid) - before) / times, sent


async def together(server: Served, count: int) -> list[float]:
    """Open Explore by so many visitors at once, each with a seed of its own; return when each had its page."""
    return sorted(took for took, _ in await asyncio.gather(*(page_of(server, "explore", 5000 + i) for i in range(count))))


def opening(effort: Effort) -> None:
    """What pages that open cost the server, how long visitors who come at once wait, and what sessions keep."""
    with serving() as server:
        for page in ("start", "explore", "masks"):
            took, sent = run(alone(server, page, effort.pages))
            row(f"processor time of a page that opens, {page}", f"{1000 * took:.0f} ms, {sent:.0f} kB", "", "≤ 40 ms")
        waits = run(together(server, effort.pages))
        said = f"half after {median(waits):.2f} s, the last after {waits[-1]:.2f} s"
        row(f"{effort.pages} pages of Explore at once", said)
        each, course = run(come_and_go(server, effort.pages, effort.sessions))
        row("memory of an open session", f"{each:.2f} MB")
        row(f"memory while {effort.sessions} sessions come and go", f"{' '.join(f'{at:.0f}' for at in course)} MB")


def machine() -> str:
    """Return what the system calls the processor, and how many of its cores this process may use."""
    named = [
        line.partition(":")[2] for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")
    ]
    return f"{len(os.sched_getaffinity(0))} cores of{named[0] if named else f' {platform.machine()}'}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--before", help="a checkout of an earlier commit, to be measured in the same run")
    given = parser.parse_args()
    effort = SHORT if given.short else FULL
    with sync_playwright() as play:
        browser = launch(play)
        packages = ", ".join(f"{name} {version(name)}" for name in ("streamlit", "torch", "altair"))
        print(f"{machine()}, Python {platform.python_version()}, {packages}, Chromium {browser.version}\n")
        row("what", "measured", "ratio", "aim")
        row("---", "---", "---", "---")
        earlier = serving(APP, folder=given.before) if given.before else contextlib.nullcontext()
        with serving(APP) as app, earlier as before:
            moved(browser, app, before, effort)
        browser.close()
    computed(effort)
    opening(effort)


if __name__ == "__main__":
    main()
