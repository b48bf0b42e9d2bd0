"""The first visit of a process: the garbage collector rests while torch is imported, and only then."""

import gc
import sys
from types import SimpleNamespace

import pytest
import torch

from pages.ui import warm

SLOT = SimpleNamespace(vega_lite_chart=lambda **how: None)


@pytest.fixture(autouse=True)
def _awake():
    """Leave the collector as it was."""
    warm.settle.cache_clear()
    yield
    gc.enable()
    gc.unfreeze()


def test_it_rests_until_the_first_page_stands(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(sys.modules, torch.__name__)
    warm.begin(SLOT)
    assert not gc.isenabled()
    monkeypatch.undo()
    gc.unfreeze()
    warm.settle().join()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 100_000


def test_it_goes_on_where_torch_is_there_already():
    warm.begin(SLOT)
    assert gc.isenabled()
