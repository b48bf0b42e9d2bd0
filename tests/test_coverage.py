"""Every one of the sixty ideas has a test that names it, moves a control and checks a number."""

import ast
from pathlib import Path

import pytest

TESTS = sorted(Path(__file__).parent.rglob("test_*.py"))
IDEAS = range(1, 61)
MOVES = {"put", "press", "typed", "click", "move"}


def concepts() -> dict[int, list[tuple[str, ast.FunctionDef]]]:
    """Return the tests that cover each idea: the file and the function."""
    found: dict[int, list[tuple[str, ast.FunctionDef]]] = {}
    for path in TESTS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for mark in getattr(node, "decorator_list", []):
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.concept":
                    for idea in mark.args:
                        found.setdefault(ast.literal_eval(idea), []).append((path.name, node))
    return found


COVERED = concepts()


@pytest.mark.parametrize("idea", IDEAS)
def test_an_idea_is_covered(idea: int):
    """Some test of a page is about it; each that is moves a control and asserts something."""
    tests = COVERED.get(idea, [])
    assert tests, f"no test names idea {idea}"
    for file, test in tests:
        calls = {ast.unparse(node.func).rpartition(".")[2] for node in ast.walk(test) if isinstance(node, ast.Call)}
        compares = any(isinstance(node, ast.Assert) for node in ast.walk(test)) or any("close" in call for call in calls)
        assert compares, f"{file}::{test.name} compares nothing"
        assert calls & MOVES, f"{file}::{test.name} moves no control"


def test_no_idea_is_made_up():
    """The list has sixty."""
    assert set(COVERED) <= set(IDEAS)
