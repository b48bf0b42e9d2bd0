"""The loops: known numbers, their edges, and that they stand alone."""

import math
import subprocess
import sys
from pathlib import Path

import pytest
import torch

from attn_core import reference

SOURCE = Path(reference.__file__)


def test_two_keys_by_hand():
    weights, output = reference.attend_by_loops([[1.0, 0.0]], [[1.0, 5.0], [0.0, 5.0]], [[2.0], [4.0]], None, 1.0, 1.0)
    e = math.e / (math.e + 1)
    assert weights == [[pytest.approx(e), pytest.approx(1 - e)]]
    assert output == [[pytest.approx(2 * e + 4 * (1 - e))]]


def test_nothing_to_see_and_nothing_there():
    assert reference.attend_by_loops([[1.0]], [[1.0]], [[5.0, 6.0]], [[False]]) == ([[0.0]], [[0.0, 0.0]])
    assert reference.attend_by_loops(torch.ones(2, 1), torch.ones(0, 1), torch.ones(0, 3)) == ([[], []], [[0.0] * 3] * 2)
    assert reference.attend_by_loops([], [[1.0]], [[1.0]]) == ([], [])


def test_it_runs_without_the_core_and_without_torch():
    program = f"""
import runpy, sys
attend = runpy.run_path({str(SOURCE)!r})["attend_by_loops"]
print(attend([[1.0]], [[1.0]], [[5.0]]), sorted({{"torch", "attn_core"}} & set(sys.modules)))
"""
    found = subprocess.run([sys.executable, "-I", "-c", program], check=True, capture_output=True, text=True)
    assert found.stdout == "([[1.0]], [[5.0]]) []\n"
