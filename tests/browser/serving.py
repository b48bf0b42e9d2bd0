"""Start an app on a free port of this machine, open it in Chromium, and wait for what a person would wait for."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, Playwright, TimeoutError, expect

ROOT = Path(__file__).parent.parent.parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
FLAGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
PATIENCE = 60_000  # ms; a busy machine is slow, and no timing decides a test
AT_REST = "[data-testid=stApp][data-test-script-state=notRunning][data-test-connection-state=CONNECTED]"


def chromium_path() -> str | None:
    """Return where a Chromium is, or None."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def launch(play: Playwright) -> Browser:
    """Return a headless Chromium."""
    return play.chromium.launch(executable_path=chromium_path(), args=FLAGS)


def free_port() -> int:
    """Return a port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served(str):
    """The address of an app that runs, the number of its process, and the lines that it has printed so far."""

    pid: int
    printed: list[str]


def serving(
    script: str | Path = "app.py", *options: str, folder: str | Path = ROOT, port: int = 0
) -> contextlib.AbstractContextManager[Served]:
    """Run an app on a fresh server, with these options of Streamlit's; yield its address once it listens.

    folder: where it stands: this checkout, or another one; port: 0 for any that is free
    """
    port = port or free_port()
    command = ["streamlit", "run", str(script), f"--server.port={port}", "--server.address=127.0.0.1"]
    command += ["--server.headless=true", *options]
    base = "".join(f"/{option.partition('=')[2]}" for option in options if option.startswith("--server.baseUrlPath="))
    return _run(command, f"http://127.0.0.1:{port}{base}", "You can now view", folder)


def serving_by_uvicorn(app: str = "app:app") -> contextlib.AbstractContextManager[Served]:
    """Run the app, or another one, as any other ASGI app; yield its address once it listens."""
    port = free_port()
    return _run(["uvicorn", app, "--host=127.0.0.1", f"--port={port}"], f"http://127.0.0.1:{port}", "running on")


@contextlib.contextmanager
def _run(command: list[str], where: str, started: str, folder: str | Path = ROOT) -> Iterator[Served]:
    """Run a module of Python that serves at an address; yield that once it has said so."""
    process = subprocess.Popen(
        [sys.executable, "-m", *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    said, reader = [], None
    try:
        for line in process.stdout:
            said.append(line)
            if started in line:
                break
        else:
            raise RuntimeError("the app did not start:\n" + "".join(said))
        address = Served(where)
        address.pid, address.printed = process.pid, said
        reader = threading.Thread(target=lambda: said.extend(process.stdout))  # a full pipe would hold the server
        reader.start()
        with urllib.request.urlopen(f"{address}/_stcore/health", timeout=60) as answer:
            assert answer.read() == b"ok"
        yield address
    finally:
        process.terminate()
        try:
            process.wait(timeout=10)
        finally:
            process.kill()  # one that is held by an attack gets no signal else
        if reader:
            reader.join()
        process.stdout.close()


def menu_of(page: Page) -> Locator:
    """Open the menu at the head of every page, where it is closed; return what it holds."""
    more = page.locator(".st-key-more button")
    if more.get_attribute("aria-expanded") == "false":
        more.click()
    return page.get_by_test_id("stPopoverBody")


def offered(page: Page, name: str) -> Locator:
    """Return a button of the menu, which is open then."""
    return menu_of(page).get_by_role("button", name=name, exact=True)


def press_offered(page: Page, name: str) -> None:
    """Press a button of the menu, and close it."""
    offered(page, name).click()
    page.keyboard.press("Escape")


def expect_undo(page: Page, possible: bool) -> None:
    """Expect that there is something to undo, or nothing."""
    expect(offered(page, "Undo")).to_be_enabled(enabled=possible)
    page.keyboard.press("Escape")


def unfold_offered(page: Page, name: str) -> None:
    """Unfold what the menu holds under this name."""
    menu_of(page).locator("summary").filter(has_text=name).click()


QUIET = """() => new Promise(resolve => {
  let timer
  const watch = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, 200) })
  const done = () => { watch.disconnect(); resolve(true) }
  watch.observe(document.querySelector('[data-testid=stMain]'), {subtree: true, childList: true, attributes: true})
  timer = setTimeout(done, 200)
})"""


WIDER = """() => {  // by how much the page is wider than its window
  const main = document.querySelector('[data-testid=stMain]')
  return main.scrollWidth - main.clientWidth
}"""
TOO_WIDE = """() =>  // what reaches beyond the window's right edge
    [...document.querySelectorAll('[data-testid=stMain] *')]
    .filter(e => e.getBoundingClientRect().right > innerWidth).slice(-5).map(e => e.outerHTML.slice(0, 200))"""


UNDRAWN = """() => {  // the places of what is still fetched, boards in view without a link, charts without marks
  const boards = [...document.querySelectorAll('[data-testid=stMain] .board')]
  const inView = boards.filter(board => {
    const {top, bottom} = board.getBoundingClientRect()
    return board.checkVisibility() && bottom >= 0 && top <= innerHeight
  })
  const charts = [...document.querySelectorAll('.board .chart')]
  return [
    ...document.querySelectorAll('[data-testid=stSkeleton]'),
    ...inView.filter(board => board.dataset.link === undefined),
    ...charts.filter(chart => !chart.querySelector('svg.marks')),
    ...boards.length ? [] : [document.querySelector('[data-testid=stMain]') ?? document.body],
  ].map(element => element.outerHTML.slice(0, 300))
}"""


def at_rest(page: Page) -> None:
    """Wait until no script runs, every board in view is drawn, and nothing on the page has changed for a moment."""
    page.wait_for_selector(AT_REST, timeout=3 * PATIENCE)
    try:
        page.wait_for_function(f"() => !({UNDRAWN})().length", polling=50, timeout=3 * PATIENCE)  # ms; frames may be rare
    except TimeoutError as error:
        error.add_note("Not drawn: " + "\n".join(page.evaluate(UNDRAWN)))
        raise
    page.evaluate(QUIET)


def visit(page: Page, address: str) -> None:
    """Open an address and wait until its page is there and at rest."""
    page.goto(address)
    at_rest(page)


SENT = """(() => {  // counts in window.sent what the page sends, to Streamlit and to the address of boards
  window.sent = {streamlit: 0, boards: 0}
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (message) {
    window.sent[this.url.includes('/_stcore/') ? 'streamlit' : 'boards'] += 1
    return send.call(this, message)
  }
})()"""
