"""Real browsers among the students of a live class, and one that is the projector: Chromium, behind everything else.

On the machine that also serves, browsers have the lowest priority: those of a class don't take the server's time.
"""

import asyncio
import contextlib
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright

from tests.browser.serving import FLAGS, chromium_path

SIZE = {"width": 1280, "height": 800}
WATCH = """(() => {  // window.shown: when a board showed which link; window.barred: when bars of answers came
  window.shown = []
  window.barred = 0
  new MutationObserver(changes => {
    for (const {target, type} of changes) if (type === "attributes") shown.push([Date.now() / 1000, target.dataset.link])
    if (document.querySelector(".results .bar")) barred ||= Date.now() / 1000
    else barred = 0
  }).observe(document, {subtree: true, childList: true, attributeFilter: ["data-link"]})
})()"""
SEES = """link => {
  const boards = [...document.querySelectorAll(".board")].filter(board => board.getBoundingClientRect().top < innerHeight)
  return boards.length > 0 && boards.every(board => board.dataset.link === link)
}"""


class Browsers:
    """The pages of students, and the projector's, which is None where there are no browsers."""

    def __init__(self, address: str, secret: str, pages: Sequence[Page], projector: Page | None) -> None:
        self.address, self.secret, self.pages, self.projector = address, secret, pages, projector

    @property
    def count(self) -> int:
        """How many students have a browser."""
        return len(self.pages)

    async def join(self) -> None:
        """Open the class's page in each, and join."""
        if self.projector:
            await self.projector.goto(f"{self.address}#teach={self.secret}")
        await asyncio.gather(*map(self._join, self.pages))

    async def _join(self, page: Page) -> None:
        await page.goto(self.address)
        await page.locator(".join input").fill("in a browser")
        await page.locator(".join button").click()

    async def see(self, link: str) -> None:
        """Wait until each shows a link."""
        await asyncio.gather(*(page.wait_for_function(SEES, arg=link) for page in self.pages))

    async def painted(self) -> list[list[tuple[float, str]]]:
        """Return when which link was shown, for each student."""
        return [await page.evaluate("window.shown") for page in self.pages]

    async def asked(self) -> None:
        """Wait until each shows a question that it can answer."""
        await asyncio.gather(*(page.wait_for_selector(".ways button:not(.chosen)") for page in self.pages))

    async def answer(self, choices: Sequence[int], start: float, within: float) -> None:
        """Click an answer in each, one after another within a time."""

        async def click(page: Page, choice: int, when: float) -> None:
            await asyncio.sleep(max(0.0, when - time.time()))
            await page.locator(".ways button").nth(choice).click()

        pairs = enumerate(zip(self.pages, choices, strict=True))
        await asyncio.gather(*(click(*pair, start + within * n / self.count) for n, pair in pairs))

    async def bars(self) -> float:
        """Return when the projector showed the bars; without one, now."""
        if not self.projector:
            return time.time()
        await self.projector.wait_for_function("window.barred")
        return await self.projector.evaluate("window.barred")


@contextlib.asynccontextmanager
async def browsers(site: str, code: str, secret: str, count: int) -> AsyncIterator[Browsers]:
    """Start browsers that have not joined yet; none, and no projector, where count is 0."""
    address = f"{site}/c/{code}"
    if not count:
        yield Browsers(address, secret, [], None)
        return
    with tempfile.TemporaryDirectory() as folder:
        command = Path(folder) / "behind"
        command.write_text(f'#!/bin/sh\nexec nice -n 19 "{chromium_path()}" "$@"\n')
        command.chmod(0o755)
        async with async_playwright() as play:
            browser = await play.chromium.launch(executable_path=command, args=FLAGS)
            pages = [await _page(browser) for _ in range(count + 1)]
            yield Browsers(address, secret, pages[1:], pages[0])
            await browser.close()


async def _page(browser: Browser) -> Page:
    context = await browser.new_context(viewport=SIZE)
    await context.add_init_script(WATCH)
    return await context.new_page()
