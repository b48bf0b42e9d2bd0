"""Every figure that speed is judged by, as one table, each beside its yardstick in the same run on the same machine.

bash tests/bench/run            measures properly, some minutes; --short only shows that all of it runs
"""

import argparse
import contextlib
import json
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from statistics import median

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from pages.answers import answer
from pages.server import computing
from pages.view import link, menu
from tests.answers import Seen
from tests.bench.moving import received, updates
from tests.bench.painting import QUIET, QUIET_FOR_A_WHILE, WATCH, latencies
from tests.browser.serving import AT_REST, ROOT, free_port, launch, serving
from tests.load import live_class
from tests.load.classroom import come_and_go, lesson, run
from tests.load.replicas import figures

FLOOR, HELLO, NATIVE, APP, PEER = (
    *(f"tests/bench/apps/{name}.py" for name in ("floor", "hello", "native")),
    "app.py",
    "tests/bench/apps/dash_page.py",
)
SIXTEEN = "the+quick+brown+fox+jumps+over+the+lazy+dog+while+a+small+bat+flew+out+of"
SMALL, LARGE = f"?heads=1&text={SIXTEEN}", f"?heads=8&text={'+'.join([SIXTEEN] * 4)}"
MOVED = {  # page → its slider that moves, and the step that it stands on; the other pages: the temperature in the sidebar
    "start": ("temperature", "1"),
    "averaging": ("averaging_row", "1"),
    "query_key_value": ("key", "1"),
    "weighted_sum": ("temperature", "2"),
    "sharpness": ("multiplier", "1"),
    "masks": ("mask_rounds", "2"),
    "order_and_batch": ("order_distance", "3"),
    "self_and_cross": ("new_tokens", "3"),
    "heads": ("layers", "4"),
}
PAGES = {
    name: f"{name}?step={MOVED[name][1]}" if name in MOVED else f"{name}?temperature=1"
    for name in menu.PAGES
    if name not in ("explore", "worked_examples", "whole_model", *menu.PRACTICE, *menu.MODELS)  # the others have a slider
}
DASH_SLIDER = "#temperature [role=slider]"
CHART = "[data-testid=stMain] svg.marks .mark-rect path"
ALL_DRAWN = "count => document.querySelectorAll('[data-testid=stMain] svg.marks').length >= count"
SIZE = {"width": 1440, "height": 900}


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    pages: int
    moves: int
    starts: int
    seconds: float
    students: tuple[int, ...]
    sessions: int
    replicas: tuple[int, ...]
    dragging: int  # students on replicas, a third of whom drag
    still: int  # ms for which a page doesn't change before it is measured


FULL = Effort(len(PAGES), 40, 5, 3.0, (60, 120), 500, (2, 3, 4), 200, 2500)
SHORT = Effort(1, 2, 1, 0.5, (3,), 6, (2,), 3, 300)


def row(what: str, measured: str, ratio: str = "", aim: str = "") -> None:
    """Print one row of the table."""
    print(f"| {what} | {measured} | {ratio} | {aim} |", flush=True)


def slider(page: Page, name: str = "") -> Locator:
    """Return the slider of a link name, or the first one of a page."""
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


@contextlib.contextmanager
def opened_peer(browser: Browser) -> Iterator[Page]:
    """Open the Dash page."""
    port = free_port()
    command, quiet = [sys.executable, PEER, str(port)], subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=quiet, text=True)
    try:
        if not process.stdout.readline():  # its one line, once it listens
            raise RuntimeError("the Dash page did not start")
        page = browser.new_page(viewport=SIZE)
        page.goto(f"http://127.0.0.1:{port}")
        page.wait_for_selector("#stack .main-svg")
        yield page
        page.close()
    finally:
        process.terminate()
        process.wait()


def released(browser: Browser, app: str, before: str | None, effort: Effort) -> None:
    """A key on a slider → all pictures in view painted, beside the floor, the app before, and the peer."""
    with serving(FLOOR) as address, opened(browser, address, effort) as page:
        floor = median(latencies(page, slider(page), effort.moves))
    row("floor: a slider and one line of text", f"{floor:.0f} ms", "1")
    views = {"Explore, 7 tokens × 2 heads": ("", 1.7), "Explore, 64 tokens × 8 heads": (LARGE, 3)}
    views |= {name: (address, 2.5) for name, address in list(PAGES.items())[: effort.pages]}
    for name, (address, aim) in views.items():
        moved, _ = MOVED.get(name, ("temperature", ""))
        with opened(browser, f"{app}/{address}", effort) as page:
            took = median(latencies(page, slider(page, moved), effort.moves))
        beside = ""
        if before:
            with opened(browser, f"{before}/{address}", effort) as page:
                old = median(latencies(page, slider(page, moved), effort.moves))
            beside = f", {took / old:.2f} × before ({old:.0f} ms)"
        row(f"{name}: key → painted", f"{took:.0f} ms", f"{took / floor:.2f} × floor{beside}", f"≤ {aim} ×, ≤ 0.6 × before")
    with opened_peer(browser) as page:
        took = median(latencies(page, page.locator(DASH_SLIDER).first, effort.moves))
    row("Dash + Plotly, Explore’s six pictures", f"{took:.0f} ms", f"{took / floor:.2f} × floor", "half of it or less")


def dragged(browser: Browser, app: str, before: str | None, effort: Effort) -> None:
    """Pictures a second while a slider is dragged."""
    for name, address, rate in (("16 × 16 × 1", SMALL, 24), ("64 × 64 × 8", LARGE, 15)):
        with opened(browser, f"{app}/{address}", effort) as page:
            found = updates(page, thumb(page), CHART_NOW, effort.seconds)
        beside = ""
        if before:
            with opened(browser, f"{before}/{address}", effort) as page:
                old = updates(page, thumb(page), CHART_BEFORE, effort.seconds)
            beside = f"{found / old:.1f} × before ({old:.0f})" if old else "before: none"
        row(f"{name}: pictures a second while dragged", f"{found:.0f}", beside, f"≥ {rate}, 2 × before")


def sent(browser: Browser, app: str, effort: Effort) -> None:
    """Bytes of one move, to a value that was not sent before."""
    for name, address, limit in (("7 × 7 × 2", "", 8), ("64 × 64 × 8", LARGE, 36)):
        with opened(browser, f"{app}/{address}", effort) as page:
            sizes, moves = received(page), []
            slider(page, "temperature").focus()
            page.evaluate(WATCH)
            for _ in range(max(2, effort.moves // 4)):
                sizes.clear()
                page.keyboard.press("ArrowRight")
                page.evaluate(QUIET)
                moves.append(sum(sizes) / 1000)
        row(f"{name}: sent to the browser for one move", f"{median(moves):.1f} kB", "", f"≤ {limit} kB")


CHART_NOW = ".chart:is([data-slot=heatmap_0], [data-slot=heatmap_large]) svg.marks"
CHART_BEFORE = ":is(.st-key-heatmap_0, .st-key-heatmap_large) svg.marks"


def thumb(page: Page) -> Locator:
    """Return the thumb of the temperature's slider."""
    return page.locator(".st-key-temperature [data-rac]:has(> [data-testid=stSliderThumbValue])").last


def computed(effort: Effort) -> None:
    """The processor time of this one thread for a question about Explore: nothing known of it, and all of it known."""
    computing.set_up()
    moved = [f"temperature={link.spelled(1 + i / 1000)}" for i in range(5 * effort.moves)]
    for what, links in (("a slider’s move", moved), ("a seed", [f"seed={i}" for i in range(5 * effort.moves)])):
        taken = answered(links)
        row(f"processor time of a view never asked before, {what}", f"{median(taken[2:] or taken):.1f} ms", "", "≤ 3.5 ms")
    row("processor time of a view that somebody asked before", f"{median(answered(moved)):.2f} ms", "", "≤ 0.5 ms")


def answered(links: Sequence[str]) -> list[float]:
    """Return the milliseconds of processor time that each link takes, asked one after another by one browser."""
    seen, taken = Seen(), []
    for number, asked in enumerate(links):
        question = {"n": number, "page": "explore", "link": asked, "boards": SEEN, "have": seen.have()}
        begin = time.process_time()
        said = answer.reply(json.dumps(question))
        taken.append(1000 * (time.process_time() - begin))
        seen.put(json.loads(said))
    return taken


SEEN = ("lead", "heatmaps", "sharpness", "ledger")


def started(browser: Browser, effort: Effort) -> None:
    """`streamlit run` → first chart in a browser that runs already; and a reload of an open page → all its pictures."""
    times: dict[str, list[float]] = {HELLO: [], APP: []}
    for _ in range(effort.starts):
        for script, taken in times.items():
            page, begin = browser.new_page(viewport=SIZE), time.perf_counter()
            with serving(script) as address:
                page.goto(address)
                page.wait_for_selector(CHART, state="attached", timeout=60_000)
                taken.append(time.perf_counter() - begin)
                page.close()
    hello, ours = (median(taken) for taken in times.values())
    row("hello: torch, altair, one chart: start → first chart", f"{hello:.2f} s", "1")
    row("Explore: start → first chart", f"{ours:.2f} s", f"{ours / hello:.2f} × hello", "≤ 1.1 ×")
    reloads = {}
    for script, charts in ((NATIVE, 1), (APP, 6)):
        with serving(script) as address, opened(browser, address, effort) as page:
            taken = []
            for _ in range(effort.starts):
                begin = time.perf_counter()
                page.reload()
                page.wait_for_function(ALL_DRAWN, arg=charts)
                taken.append(1000 * (time.perf_counter() - begin))
        reloads[script] = median(taken)
    row("the same sidebar and one native chart: reload → chart", f"{reloads[NATIVE]:.0f} ms", "1")
    ratio = f"{reloads[APP] / reloads[NATIVE]:.2f} ×"
    row("Explore: reload → all six pictures", f"{reloads[APP]:.0f} ms", ratio, "≤ 1.6 ×")


def crowded(effort: Effort) -> None:
    """A class on one process, and sessions that come and go."""
    with serving() as server:
        for students, most in zip(effort.students, (60, 150), strict=False):
            found = run(lesson(server, students, max(2, effort.moves // 2)))
            measured = f"{found.half:.0f} ms, 95 % {found.most:.0f} ms, {found.unanswered} unanswered"
            row(f"{found.students} students, a move a second each", measured, "", f"95 % ≤ {most} ms, 0 unanswered")
        memory = run(come_and_go(server, effort.students[0], effort.sessions))
        row("memory of an open session", f"{memory.each:.2f} MB")
        row(f"memory while {effort.sessions} sessions come and go", f"{' '.join(f'{at:.0f}' for at in memory.course)} MB")


def replicated(effort: Effort) -> None:
    """A class, a third of whom drag, on one process and on several behind nginx, which are killed and restarted."""
    found = figures(effort.replicas, effort.dragging, 2 * effort.seconds, events=effort is FULL)
    for name, seen in found:
        row(f"{effort.dragging} students, a third of whom drag: {name}", seen.line(), "", "no wait over 1,000 ms, 0 lost")


def taught(effort: Effort) -> None:
    """A live class on two replicas behind nginx that keep it in Redis, two of its students with a real browser."""
    with live_class.served(2) as (site, listed):
        found = run(live_class.lesson(site, listed, effort.dragging, 2, 5 * effort.seconds))
    what, votes = f"a live class of {effort.dragging} on 2 replicas", (found.calm, found.torn)
    counted = sum((each.found & each.given).total() for each in votes)
    given = sum(each.given.total() for each in votes)
    row(f"{what}: move → new picture", live_class.milliseconds(found.waits), "", "95 % ≤ 300 ms")
    row(f"{what}: move → painted in a real browser", live_class.milliseconds(found.painted), "", "95 % ≤ 300 ms")
    row(f"{what}: answers in two votes, a replica killed in the second", f"{counted} of {given} counted", "", "all")
    row(f"{what}: reveal → bars on the projector", f"{1000 * max(each.painted for each in votes):.0f} ms", "", "≤ 500 ms")
    row(f"{what}: kill → in the class again", live_class.milliseconds(found.torn.back), "", "≤ 3 s")


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--before", help="a checkout of an earlier commit, to be measured in the same run")
    given = parser.parse_args()
    effort = SHORT if given.short else FULL
    packages = ", ".join(f"{name} {version(name)}" for name in ("streamlit", "torch", "altair", "dash", "plotly"))
    with sync_playwright() as play:
        browser = launch(play)
        print(f"{platform.machine()}, Python {platform.python_version()}, {packages}, Chromium {browser.version}")
        print(f"medians of {effort.moves} moves, {effort.starts} starts\n")
        row("what", "measured", "ratio", "aim")
        row("---", "---", "---", "---")
        earlier = serving(APP, folder=given.before) if given.before else contextlib.nullcontext()
        with serving(APP) as app, earlier as before:
            released(browser, app, before, effort)
            dragged(browser, app, before, effort)
            sent(browser, app, effort)
        started(browser, effort)
        browser.close()
    computed(effort)
    crowded(effort)
    if shutil.which("nginx"):
        replicated(effort)
    if shutil.which("nginx") and shutil.which("redis-server"):
        taught(effort)


if __name__ == "__main__":
    main()
