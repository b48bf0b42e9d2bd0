"""The first visit of a process: slow work is done once, during the start of the server, with the collector paused."""

import gc
import sys
import threading

import pytest
import torch

from attn_core import cache
from pages.answers import page_boards
from pages.server import computing, endpoints, limits, log, startup
from pages.view import traced_view


@pytest.fixture(autouse=True)
def _awake(monkeypatch: pytest.MonkeyPatch):
    """Make no script of Vega's, and leave the collector as it was."""
    monkeypatch.setattr(endpoints, "bundle", lambda: b"")
    startup.begin.cache_clear()
    interval = sys.getswitchinterval()
    yield
    sys.setswitchinterval(interval)
    startup.begin.cache_clear()
    gc.enable()
    gc.unfreeze()


def test_the_collector_rests_while_panels_are_imported_and_then_leaves_them_alone(monkeypatch: pytest.MonkeyPatch):
    awake = []
    monkeypatch.setattr(page_boards, "boards", lambda page: awake.append((page, gc.isenabled())))
    gc.unfreeze()
    startup.begin().join()
    assert awake == [("explore", False)]
    assert gc.isenabled()
    assert gc.get_freeze_count() > 100_000


def test_it_is_done_once_and_goes_on_where_the_import_fails(monkeypatch: pytest.MonkeyPatch):
    def fail(page: str) -> None:
        raise ImportError(page)

    told = []
    monkeypatch.setattr(log, "keep_no_words", lambda: None)  # it says how threads tell of their end, too
    monkeypatch.setattr(threading, "excepthook", told.append)
    monkeypatch.setattr(page_boards, "boards", fail)
    assert startup.begin() is startup.begin()
    startup.begin().join()
    assert gc.isenabled()
    assert [str(failure.exc_value) for failure in told] == ["explore"]
    assert sys.getswitchinterval() == startup.SWITCH


def test_a_process_computes_on_one_thread_and_within_the_servers_bounds(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cache.SHARED, "limit", cache.SHARED.limit)
    monkeypatch.setattr(traced_view, "EXPLORE_TOKENS", 0)
    monkeypatch.setattr(computing, "LIMITS", limits.from_environment({"ATTENTION_CACHE_MB": "3", "ATTENTION_TOKENS": "100"}))
    torch.set_num_threads(2)
    computing.set_up()
    assert torch.get_num_threads() == 1
    assert cache.SHARED.limit == 3_000_000
    assert traced_view.longest() == 100
