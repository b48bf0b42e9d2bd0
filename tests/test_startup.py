"""The start of a process: what is set once, before it answers, with the collector paused."""

import json
import os
import subprocess
import sys

import pytest
import torch

from attn_core import cache
from pages.server import computing, limits, startup
from pages.view import traced_view
from tests.browser.serving import ROOT

SAYS = """
import gc, json, sys
full = []
gc.callbacks.append(lambda phase, about: full.append(phase) if about["generation"] == 2 else None)
import app
print(json.dumps([len(full), gc.isenabled(), gc.get_freeze_count(), sys.getswitchinterval()]), flush=True)
"""


def test_the_collector_rests_while_all_is_imported_and_then_leaves_it_alone():
    said = subprocess.run([sys.executable, "-c", SAYS], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    collections, enabled, frozen, interval = json.loads(said)
    assert (collections, enabled, interval) == (0, True, startup.SWITCH)
    assert frozen > 100_000


def test_a_store_that_is_named_wrongly_is_said_before_anything_is_served():
    given = {**os.environ, "ATTENTION_STORE": "mysql://here"}
    command = [sys.executable, "-c", "import app"]
    started = subprocess.run(command, check=False, cwd=ROOT, env=given, capture_output=True, text=True)
    assert started.returncode == 1
    assert "ATTENTION_STORE: it must be memory or an address such as redis://127.0.0.1:6379/0." in started.stderr


def test_a_process_computes_on_one_thread_and_within_the_servers_bounds(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cache.SHARED, "limit", cache.SHARED.limit)
    monkeypatch.setattr(traced_view, "EXPLORE_TOKENS", 0)
    monkeypatch.setattr(computing, "LIMITS", limits.from_environment({"ATTENTION_CACHE_MB": "3", "ATTENTION_TOKENS": "100"}))
    torch.set_num_threads(2)
    computing.set_up()
    assert torch.get_num_threads() == 1
    assert cache.SHARED.limit == 3_000_000
    assert traced_view.longest() == 100
