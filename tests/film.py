"""The film and the picture of README: python -m tests.film writes .github/film.webp and .github/explore.png.

A sentence is typed on Start and its word moves, the temperature is dragged, and in a language model one arrow is cut.
"""

import io
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from attn_core.models.experiments import EXPERIMENTS
from pages.view import link
from pages.view.settings import TEMPERATURES
from tests.browser.drawn import ARC
from tests.browser.serving import at_rest, launch, serving, visit
from tests.browser.sliders import drag, hold

FOLDER = Path(__file__).parents[1] / ".github"
SIZE = {"width": 1280, "height": 880}
WIDE = 880  # pixels of a frame
SENTENCE = "The bat slept in the tree"
PRONOUN = EXPERIMENTS["pronoun"]
POINTER = """() => addEventListener('pointermove', event => {
  const made = () => document.body.appendChild(Object.assign(document.createElement('div'), {id: 'film'}))
  const dot = document.querySelector('#film') ?? made()
  dot.style = `position: fixed; z-index: 9999999; pointer-events: none; width: 18px; height: 18px; border-radius: 50%;
    background: #B3261EAA; left: ${event.clientX - 9}px; top: ${event.clientY - 9}px`
}, true)"""


class Frame(NamedTuple):
    """A picture of the page, and how long it stands, in ms."""

    picture: Image.Image
    stands: int


def frame(page: Page, stands: int) -> Frame:
    """Return what the page shows now."""
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return Frame(picture.resize((WIDE, WIDE * SIZE["height"] // SIZE["width"]), Image.Resampling.LANCZOS), stands)


def typed(page: Page) -> list[Frame]:
    """Type another sentence over that of Start."""
    frames = [frame(page, 2200)]
    text = page.get_by_label("Sentence", exact=True)
    text.fill("")
    for start in range(0, len(SENTENCE), 4):
        text.press_sequentially(SENTENCE[start : start + 4])
        frames.append(frame(page, 180))
    text.press("Control+Enter")
    expect(page.locator("[data-slot=one_sum]")).to_contain_text("v(tree)")
    at_rest(page)
    return [*frames, frame(page, 2600)]


def dragged(page: Page) -> list[Frame]:
    """Drag the temperature to its upper end, to 0, and back to 1."""
    frames = []
    hold(page)
    for stop in (*range(TEMPERATURES.index(1), len(TEMPERATURES), 4), *range(TEMPERATURES.index(1), -1, -4)):
        drag(page, stop)
        at_rest(page)
        frames.append(frame(page, 220))
    frames.append(frame(page, 900))
    drag(page, TEMPERATURES.index(1))
    page.mouse.up()
    at_rest(page)
    return [*frames, frame(page, 600)]


def cut(page: Page, address: str) -> list[Frame]:
    """Cut the arrow on which the pronoun depends."""
    shown = {name: getattr(PRONOUN, name) for name in ("layer", "head", "query", "key")}
    said = {"model_text": PRONOUN.text, **{name: link.spelled(value) for name, value in shown.items()}}
    visit(page, f"{address}/surgery?{'&'.join(f'{name}={value}' for name, value in said.items())}")
    page.evaluate(POINTER)
    frames = [frame(page, 2200)]
    x, y = page.evaluate(ARC, ["arcs", PRONOUN.key])
    page.mouse.move(x, y, steps=5)
    frames.append(frame(page, 1400))
    page.mouse.click(x, y)
    expect(page.locator("[data-slot=lead]")).to_contain_text("is cut")
    at_rest(page)
    frames.append(frame(page, 1200))
    page.evaluate("document.querySelector('[data-testid=stMain]').scrollTo(0, 0)")
    at_rest(page)
    return [*frames, frame(page, 3000)]


def main() -> None:
    """Write both files."""
    with serving() as address, sync_playwright() as play:
        browser = launch(play)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        visit(page, address)
        page.screenshot(path=FOLDER / "explore.png")
        page.set_viewport_size(SIZE)
        visit(page, f"{address}/start")
        page.evaluate(POINTER)
        frames = [*typed(page), *dragged(page), *cut(page, address)]
        browser.close()
    first, *others = (each.picture for each in frames)
    path, times = FOLDER / "film.webp", [each.stands for each in frames]
    first.save(path, save_all=True, append_images=others, duration=times, loop=0, quality=70, method=6)
    print(f"{path.name}: {len(frames)} frames, {sum(times) / 1000:.1f} s, {path.stat().st_size / 2**20:.2f} MB")


if __name__ == "__main__":
    main()
