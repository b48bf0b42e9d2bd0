"""Explore of a scene that is too long to be kept whole: its numbers, its tables, two of them compared, and the limit."""

import io
from collections.abc import Iterator
from urllib.parse import urlencode

import pandas as pd
import pytest
import torch

from attn_core import blockwise, cache, device, downsampling, scene
from pages.answers import page_boards
from pages.view import link, traced_view
from pages.view.settings import View
from tests.panels.explore.expected import right
from tests.panels.explore.screen import DRAWN, opened, put, row_table
from tests.screen import csv

WORDS = tuple(f"w{i % 90}" for i in range(301))
TEXT = " ".join(WORDS)
AT = {**DRAWN, "text": TEXT, "heads": "4", "query": "150", "head": "2", "rows_from": "120", "columns_from": "100"}


@pytest.fixture(autouse=True)
def in_blocks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Take every scene for a long one."""
    cache.SHARED.clear()
    monkeypatch.setattr(blockwise, "MOST_WHOLE", 0)
    monkeypatch.setattr(blockwise, "ON_CPU_MB", 2)
    yield
    cache.SHARED.clear()


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"mask": "causal", "dropout": "0.3", "stage": "dropped"},
        {"mask": "window", "window": "3", "stage": "masked", "temperature": "0.1"},
        {"kind": "cross", "text2": TEXT[:600], "mask": "prefix", "columns_from": "3"},
    ],
)
def test_every_number_on_the_screen_is_the_whole_traces(more: dict[str, str]):
    at = opened(**{**AT, **more})
    right(at)
    put(at, "query", 121)
    right(at)


def test_the_file_of_a_heatmap_is_what_the_overview_shows():
    """Each block by the positions that it stands for; hidden where all of it is."""
    at = opened(**AT, mask="causal")
    file = pd.read_csv(io.StringIO(csv(at, "heatmap")))
    assert list(file.columns[:3]) == ["all 301 × 301; a cell shows the largest value of 3 × 3 tokens", "0–2", "3–5"]
    assert (file.iloc[-1, 0], file.columns[-1], file.shape) == ("300–300", "300–300", (101, 102))
    weights = scene.trace(traced_view.present_long(at.view).scene).heads.weights[2]
    found = torch.tensor(file.iloc[:, 1:].to_numpy(dtype=float))
    torch.testing.assert_close(found, downsampling.largest(weights, 128).values.double(), atol=1e-5, rtol=1e-5)
    put(at, "stage", "masked")
    hidden = pd.read_csv(io.StringIO(csv(at, "heatmap")), dtype=str).iloc[:, 1:].to_numpy() == "hidden"
    assert torch.equal(torch.tensor(hidden), torch.ones(101, 101, dtype=torch.bool).triu(1))


def test_the_file_of_a_row_has_every_key():
    at = opened(**AT, mask="causal", dropout="0.3")
    whole, table = scene.trace(traced_view.present_long(at.view).scene), row_table(at)
    expected = whole.heads.dropped[2, 150]
    torch.testing.assert_close(torch.tensor(table["dropped"]), expected, atol=1e-5, rtol=1e-5)
    torch.testing.assert_close(torch.tensor(table["running total"][-1]), whole.heads.output[2, 150], atol=1e-5, rtol=1e-5)


def test_two_long_scenes_are_compared_in_the_window():
    pinned = {"compare": urlencode({**AT, "seed": "8"}), **AT}
    found = page_boards.pieces("explore", link.from_query(urlencode(pinned)))
    a, b = (
        scene.trace(traced_view.present_long(View(text=TEXT, heads=4, seed=seed)).scene).heads.weights[2, 120:184, 100:164]
        for seed in (8, 3)
    )
    row, column = divmod(int((b - a).abs().argmax()), 64)
    moved = f"w{(120 + row) % 90}·{120 + row} → w{(100 + column) % 90}·{100 + column}"
    assert moved in found["exact_change_words"].body.replace("\u2060", "")
    for slot in ("exact_a", "exact", "exact_change"):
        assert found[slot].spec["datasets"]["cells"]["query"] == list(range(120, 184))


def test_a_gpu_takes_4096_tokens_a_cpu_512_and_a_server_says_otherwise(monkeypatch: pytest.MonkeyPatch):
    for said, kind, most in ((0, "cpu", 512), (0, "cuda", 4096), (700, "cuda", 700), (9000, "cpu", 4096)):
        monkeypatch.setattr(device, "best", lambda kind=kind: torch.device(kind))
        monkeypatch.setattr(traced_view, "EXPLORE_TOKENS", said)
        assert traced_view.longest() == most
