"""The benchmarks run: every row of the table is there with a number in it; which number decides nothing."""

import re
import shutil
import subprocess
import sys

import pytest

from tests import wiring
from tests.bench import table
from tests.browser.serving import ROOT, chromium_path

pytestmark = pytest.mark.long

CLASS = ("move → new picture", "painted in a real", "in two votes", "reveal → bars")
ROWS = (
    *("floor", "Explore, 7 tokens", "Explore, 64 tokens", "start: key", "Dash"),
    *("16 × 16 × 1: pictures", "7 × 7 × 2: sent", "64 × 64 × 8: pictures", "64 × 64 × 8: sent"),
    *(
        "hello: torch",
        "Explore: start",
        "the same sidebar",
        "Explore: reload",
        "before, a slider",
        "before, a seed",
        "somebody asked before",
    ),
    *("3 students, a move", "memory of an open session", "come and go"),
    *(("one process without nginx", "2 behind nginx") if shutil.which("nginx") else ()),
    *(CLASS if shutil.which("nginx") and shutil.which("redis-server") else ()),
)


def test_every_page_that_is_measured_has_the_slider_that_is_moved():
    for name in table.PAGES:
        moved, step = table.MOVED.get(name, ("temperature", "all"))
        kind = wiring.controls(wiring.opened(name, step=step))[moved].type
        assert kind in ("slider", "select_slider"), name


def short(module: str) -> str:
    """Return the output of a benchmark in its short form."""
    command = [sys.executable, "-m", module, "--short"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert found.returncode == 0, found.stderr[-2000:]
    return found.stdout


@pytest.mark.browser
@pytest.mark.skipif(chromium_path() is None, reason="no Chromium on this machine")
def test_the_table_has_every_row():
    """Each figure that speed is judged by, measured."""
    rows = [line for line in short("tests.bench.table").splitlines() if line.startswith("| ")]
    for what in ROWS:
        [row] = [row for row in rows if what in row.split("|")[1]]
        assert re.search(r"\d", row.split("|")[2]), row


def test_the_core_is_measured_with_and_without_a_mask():
    """Steps beside inline, and the output beside torch's fused function."""
    said = short("tests.bench.core")
    for mask in ("no mask", "causal mask"):
        assert mask in said
    assert len(re.findall(r"(?:steps / inline|fused call)\s+-?\d+\.\d+\s+limit", said)) == 4


def test_the_model_is_measured():
    """Runs, scans, and an operation beside a move."""
    said = short("tests.bench.models")
    for what in ("a run, every step", "heads off, one by one", "heads patched", "arrows of a row of ten heads"):
        assert re.search(rf"{what}.*?\d+\.\d\d ms", said)
    assert len(re.findall(r"\d+\.\d\d × the move", said)) == 2
