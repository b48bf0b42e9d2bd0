"""What a learner waits for: a slider's move until it is painted, and a cold start; each beside its yardstick, in one run.

bash tests/bench/run            prints the tables; --moves 40 --starts 5 by default
"""

import argparse
import platform
import time
from importlib.metadata import version
from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright

from tests.bench.painting import latencies
from tests.browser.serving import launch, serving, visit

FLOOR, HELLO, APP = "tests/bench/apps/floor.py", "tests/bench/apps/hello.py", "app.py"
SIXTEEN = "the quick brown fox jumps over the lazy dog while a small bat flew out of"
SLIDER = ":is([data-testid=stSlider], .st-key-temperature) :is([role=slider], input)"
TEMPERATURE = ".st-key-temperature :is([role=slider], input)"
CHARTS = {HELLO: "[data-testid=stVegaLiteChart] svg.marks", APP: ".st-key-heatmap_0 svg.marks .mark-rect path"}
MOVES = {
    "floor: a slider and a line of text": (FLOOR, "", SLIDER, None),
    "Explore, default sentence, 2 heads": (APP, "", TEMPERATURE, 4),
    "Explore, 16 tokens × 1 head": (APP, "?heads=1&text=" + SIXTEEN.replace(" ", "+"), TEMPERATURE, None),
    "Explore, 64 tokens × 8 heads": (APP, "?heads=8&text=" + "+".join([SIXTEEN.replace(" ", "+")] * 4), TEMPERATURE, 6),
}


def moves(browser: Browser, script: str, link: str, slider: str, count: int) -> list[float]:
    """Return milliseconds from key to painted, one a move."""
    with serving(script) as address:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        visit(page, f"{address}/{link}")
        found = latencies(page, page.locator(slider).first, count)
        page.close()
    return found


def start(browser: Browser, script: str) -> float:
    """Return seconds from `streamlit run` to the first chart in a browser that is running already."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    begin = time.perf_counter()
    with serving(script) as address:
        page.goto(address)
        page.wait_for_selector(CHARTS[script], timeout=60_000)
        took = time.perf_counter() - begin
        page.close()
    return took


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--starts", type=int, default=5)
    asked = parser.parse_args()
    packages = ", ".join(f"{name} {version(name)}" for name in ("streamlit", "torch", "altair"))
    with sync_playwright() as play:
        browser = launch(play)
        print(f"{platform.machine()}, Python {platform.python_version()}, {packages}, Chromium {browser.version}\n")
        print(f"Slider's move to painted, {asked.moves} moves | median ms | 95 % ms | × floor | limit")
        floor = 0.0
        for name, (script, link, slider, limit) in MOVES.items():
            found = moves(browser, script, link, slider, asked.moves)
            floor = floor or median(found)
            shown = f"{limit} ×" if limit else ""
            high = quantiles(found, n=20)[-1] if len(found) > 1 else found[0]
            print(f"{name:38} | {median(found):6.1f} | {high:6.1f} | {median(found) / floor:5.2f} | {shown}")
        print(f"\nCold start to first chart, {asked.starts} starts in turn | median s | × hello | limit")
        times: dict[str, list[float]] = {HELLO: [], APP: []}
        for _ in range(asked.starts):
            for script, took in times.items():
                took.append(start(browser, script))
        for script, took in times.items():
            ratio = median(took) / median(times[HELLO])
            print(f"{script:38} | {median(took):6.2f} | {ratio:5.2f} | {'1.25 ×' if script == APP else ''}")
        browser.close()


if __name__ == "__main__":
    main()
