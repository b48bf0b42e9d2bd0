"""A process beside the server that is killed while it computes, after pages have run; and the server's own end."""

import contextlib
import os
import signal
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pages.text.languages import Words
from tests.browser.serving import Served, at_rest, serving, visit

WORDS = "+".join(f"w{n}" for n in range(64))  # so many that a process beside the server computes their loops
PATIENCE = 60  # seconds


def workers(server: int) -> list[int]:
    """Return the processes that answer a server's expensive questions."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server and b"pages.server.worker" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def is_running(pid: int) -> bool:
    """Return whether a process runs: one that has ended and isn't asked for its status doesn't."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


def processor(pid: int) -> int:
    """Return how many ticks of the clock a process has computed."""
    return sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]))


def kill_while_it_computes(pid: int, before: int) -> None:
    """Wait until a process that had computed so many ticks is at work again, and end it at once."""
    deadline = time.monotonic() + PATIENCE
    while processor(pid) < before + 3:
        assert time.monotonic() < deadline
        time.sleep(0.002)
    os.kill(pid, signal.SIGKILL)


def killed_while_it_computes(page: Page, server: Served) -> int:
    """Kill a process that computes what a page waits for, which says so; return the process.

    On a busy machine the answer may have left it a moment before, and nobody waits any more: then once again.
    """
    says = expect(page.locator(".waits"))
    for seed in range(1, 9, 2):
        visit(page, f"{server}/loops?text={WORDS}&seed={seed}")
        at_rest(page)
        [pid] = workers(server.pid)
        before = processor(pid)
        page.goto(f"{server}/loops?text={WORDS}&seed={seed + 1}", wait_until="commit")
        kill_while_it_computes(pid, before)
        with contextlib.suppress(AssertionError):
            says.to_have_text(Words("limits", "en").BUSY, timeout=1000 * PATIENCE / 4)
            return pid
    pytest.fail("no page has said that the server is busy")


def wait_until_ended(*pids: int) -> None:
    """Wait until processes have ended."""
    deadline = time.monotonic() + PATIENCE
    while any(map(is_running, pids)):
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_a_worker_that_is_killed_while_it_computes_is_replaced_and_ends_with_its_server(tab):
    """The board says so meanwhile, and asks again by itself. Streamlit has run pages before and between."""
    page, _ = tab
    with serving() as server:
        visit(page, f"{server}/masks")
        first = killed_while_it_computes(page, server)
        at_rest(page)
        expect(page.locator(".waits")).to_be_hidden()
        [second] = workers(server.pid)
        assert second != first
        visit(page, f"{server}/masks?step=2")
        os.kill(server.pid, signal.SIGTERM)
        wait_until_ended(server.pid, second)
        page.goto("about:blank")
