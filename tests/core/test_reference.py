"""The loops: known numbers, their edges, and that they stand alone."""

import ast
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


def test_scale_defaults_to_one_over_the_root_of_the_width():
    q, k, v = [[1.0, 1.0, 1.0, 1.0]], [[1.0] * 4, [0.0] * 4], [[1.0], [0.0]]
    weights, _ = reference.attend_by_loops(q, k, v)
    assert weights[0][0] == pytest.approx(1 / (1 + math.exp(-2)))  # 4 / sqrt(4) = 2


@pytest.mark.parametrize("temperature", [0, 0.0, 1e-320, 1e-45])
def test_temperature_zero_and_ties(temperature: float):
    weights, output = reference.attend_by_loops([[1.0]], [[3.0], [1.0], [3.0]], [[1.0], [9.0], [2.0]], None, 1, temperature)
    assert weights == [[0.5, 0, 0.5]]
    assert output == [[1.5]]


def test_nothing_to_see_and_nothing_there():
    assert reference.attend_by_loops([[1.0]], [[1.0]], [[5.0, 6.0]], [[False]]) == ([[0.0]], [[0.0, 0.0]])
    assert reference.attend_by_loops(torch.ones(2, 1), torch.ones(0, 1), torch.ones(0, 3)) == ([[], []], [[0.0] * 3] * 2)
    assert reference.attend_by_loops([], [[1.0]], [[1.0]]) == ([], [])


def test_large_scores_do_not_overflow():
    weights, _ = reference.attend_by_loops([[1.0]], [[1000.0], [1001.0]], [[1.0], [1.0]], None, 1.0, 1.0)
    assert weights[0] == pytest.approx([0.2689414, 0.7310586])


def test_tensors_and_lists_give_the_same_plain_floats():
    q, k, v = (torch.randn(n, 3, dtype=torch.float64, generator=torch.Generator().manual_seed(n)) for n in (2, 5, 5))
    allowed = torch.ones(2, 5).tril(2).bool()
    from_tensors = reference.attend_by_loops(q, k, v, allowed)
    assert from_tensors == reference.attend_by_loops(q.tolist(), k.tolist(), v.tolist(), allowed.tolist())
    assert {type(x) for part in from_tensors for row in part for x in row} == {float}


def test_widths_that_differ_are_refused():
    with pytest.raises(ValueError, match="zip"):
        reference.attend_by_loops([[1.0, 2.0]], [[1.0]], [[1.0]])


def test_it_imports_math_alone():
    imported = set()
    for node in ast.walk(ast.parse(SOURCE.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module)
    assert imported == {"math"}


def test_it_runs_without_the_core_and_without_torch():
    program = f"""
import runpy, sys
attend = runpy.run_path({str(SOURCE)!r})["attend_by_loops"]
print(attend([[1.0]], [[1.0]], [[5.0]]), sorted({{"torch", "attn_core"}} & set(sys.modules)))
"""
    found = subprocess.run([sys.executable, "-I", "-c", program], check=True, capture_output=True, text=True)
    assert found.stdout == "([[1.0]], [[5.0]]) []\n"
