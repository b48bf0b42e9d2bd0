"""Every figure that speed is judged by, as one table, each beside its yardstick in the same run on the same machine.

bash tests/bench/run            measures properly, some minutes; --short only shows that all of it runs
"""

import argparse
import contextlib
import platform
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from tests.bench.moving import received, updates
from tests.bench.painting import QUIET, WATCH, latencies
from tests.browser.serving import ROOT, at_rest, free_port, launch, serving, visit
from tests.load.classroom import come_and_go, lesson, run

FLOOR, HELLO, APP, PEER = (
    "tests/bench/apps/floor.py",
    "tests/bench/apps/hello.py",
    "app.py",
    "tests/bench/apps/dash_page.py",
)
SIXTEEN = "the+quick+brown+fox+jumps+over+the+lazy+dog+while+a+small+bat+flew+out+of"
SMALL, LARGE = f"?heads=1&text={SIXTEEN}", f"?heads=8&text={'+'.join([SIXTEEN] * 4)}"
TEMPERATURE = ".st-key-temperature :is([role=slider], input)"
ANY_SLIDER = "[data-testid=stSlider] :is([role=slider], input)"
DASH_SLIDER = "#temperature [role=slider]"
FIRST_CHART = {HELLO: "[data-testid=stVegaLiteChart] svg.marks", APP: ".st-key-heatmap_0 svg.marks .mark-rect path"}
PICTURE = {SMALL: ".st-key-heatmap_0 svg.marks", LARGE: ".st-key-heatmap_large svg.marks"}
SIZE = {"width": 1440, "height": 900}


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    moves: int
    starts: int
    seconds: float
    students: int
    sessions: int


FULL, SHORT = Effort(40, 5, 3.0, 60, 500), Effort(3, 1, 0.5, 3, 6)


def row(what: str, measured: str, ratio: str = "", aim: str = "") -> None:
    """Print one row of the table."""
    print(f"| {what} | {measured} | {ratio} | {aim} |", flush=True)


@contextlib.contextmanager
def opened(browser: Browser, address: str, live: bool = False) -> Iterator[Page]:
    """Open a page of an app; live: one that follows the finger."""
    page = browser.new_page(viewport=SIZE)
    visit(page, address, live)
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


def released(browser: Browser, app: str, effort: Effort) -> None:
    """A key on a slider → all pictures painted, beside the floor and beside the peer."""
    with serving(FLOOR) as address, opened(browser, address) as page:
        floor = median(latencies(page, page.locator(ANY_SLIDER).first, effort.moves))
    row("floor: a slider and one line of text", f"{floor:.0f} ms", "1")
    views = {"Explore, default sentence × 2 heads": ("", "≤ 2.5 ×"), "Explore, 16 tokens × 1 head": (SMALL, "")}
    views["Explore, 64 tokens × 8 heads"] = (LARGE, "≤ 4 ×")
    for name, (link, aim) in views.items():
        with opened(browser, f"{app}/{link}", live=True) as page:
            took = median(latencies(page, page.locator(TEMPERATURE).first, effort.moves))
        row(f"{name}: released → painted", f"{took:.0f} ms", f"{took / floor:.2f} × floor", aim)
    with opened_peer(browser) as page:
        took = median(latencies(page, page.locator(DASH_SLIDER).first, effort.moves))
    row(
        "Dash + Plotly, the same six pictures: moved → painted",
        f"{took:.0f} ms",
        f"{took / floor:.2f} × floor",
        "ahead of it",
    )


def dragged(browser: Browser, app: str, effort: Effort) -> None:
    """Pictures a second while a slider is dragged, and bytes of one move."""
    for name, link, rate, limit in (("16 × 16 × 1", SMALL, 15, 20), ("64 × 64 × 8", LARGE, 8, 60)):
        with opened(browser, f"{app}/{link}", live=True) as page:
            thumb = page.locator(".st-key-temperature [data-rac]:has(> [data-testid=stSliderThumbValue])").last
            found = updates(page, thumb, PICTURE[link], effort.seconds)
            at_rest(page)
            sizes, sent = received(page), []
            page.locator(TEMPERATURE).first.focus()
            page.evaluate(WATCH)
            for _ in range(max(2, effort.moves // 4)):
                sizes.clear()
                page.keyboard.press("ArrowRight")  # always on, so that no value is one that was sent before
                page.evaluate(QUIET)
                sent.append(sum(sizes) / 1000)
        row(f"{name}: pictures a second while dragged", f"{found:.0f}", "", f"≥ {rate}")
        row(f"{name}: sent to the browser for one move", f"{median(sent):.1f} kB", "", f"≤ {limit} kB")


def started(browser: Browser, effort: Effort) -> None:
    """`streamlit run` → first chart in a browser that runs already; and a reload of an open page."""
    times: dict[str, list[float]] = {HELLO: [], APP: []}
    for _ in range(effort.starts):
        for script, taken in times.items():
            page, begin = browser.new_page(viewport=SIZE), time.perf_counter()
            with serving(script) as address:
                page.goto(address)
                page.wait_for_selector(FIRST_CHART[script], timeout=60_000)
                taken.append(time.perf_counter() - begin)
                page.close()
    hello, ours = (median(taken) for taken in times.values())
    row("hello: torch, altair, one chart: start → first chart", f"{hello:.2f} s", "1")
    row("Explore: start → first chart", f"{ours:.2f} s", f"{ours / hello:.2f} × hello", "≤ 1.1 ×")
    for name, script in (("hello", HELLO), ("Explore", APP)):
        with serving(script) as address, opened(browser, address) as page:
            reloads = []
            for _ in range(effort.starts):
                begin = time.perf_counter()
                page.reload()
                page.wait_for_selector(FIRST_CHART[script])
                reloads.append(time.perf_counter() - begin)
        row(f"{name}: reload → first chart", f"{1000 * median(reloads):.0f} ms", "", "2 moves" if script == APP else "")


def crowded(effort: Effort) -> None:
    """A class on one process, and sessions that come and go."""
    with serving() as server:
        found = run(lesson(server, effort.students, max(2, effort.moves // 2)))
        measured = f"{found.half:.0f} ms, 95 % {found.most:.0f} ms, {found.unanswered} unanswered"
        row(f"{found.students} students, a move a second each", measured, "", "95 % < 150 ms, 0 unanswered")
        memory = run(come_and_go(server, effort.students, effort.sessions))
        row("memory of an open session", f"{memory.each:.2f} MB", "", "≤ 2 MB")
        course = " ".join(f"{at:.0f}" for at in memory.course)
        row(f"memory while {effort.sessions} sessions come and go", f"{course} MB", "", "flat")


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true")
    effort = SHORT if parser.parse_args().short else FULL
    packages = ", ".join(f"{name} {version(name)}" for name in ("streamlit", "torch", "altair", "dash", "plotly"))
    with sync_playwright() as play:
        browser = launch(play)
        print(f"{platform.machine()}, Python {platform.python_version()}, {packages}, Chromium {browser.version}")
        print(f"medians of {effort.moves} moves, {effort.starts} starts\n")
        row("what", "measured", "ratio", "aim")
        row("---", "---", "---", "---")
        with serving(APP) as app:
            released(browser, app, effort)
            dragged(browser, app, effort)
        started(browser, effort)
        browser.close()
    crowded(effort)


if __name__ == "__main__":
    main()
