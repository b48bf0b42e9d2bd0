"""Make wrong edits one at a time and print which test notices each. By hand: python -m tests.wrong_edits [WORD …].

A word is the name of a file of edits beside this one, or a part of an edit's title; without words all edits are made. The
repository is copied; the copy is edited and tested, first with the tests nearest to the edit, then with all but the
browser's (with --near: not). What fails without any edit doesn't count. An edit that no test notices is printed as NOT
NOTICED, one whose right text is no longer in the code as DOES NOT FIT.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.wrong_edits import (
    attention,
    biases,
    boards,
    charts,
    defaults,
    early_pages,
    experiments,
    explore,
    later_pages,
    links,
    long_scenes,
    models,
    one_query,
    practice,
    rooms,
    sources,
    whole_model,
)
from tests.wrong_edits.edit import Edit, place

ROOT = Path(__file__).parents[2]
ROOMS = {
    module.__name__.rpartition(".")[2]: module.EDITS
    for module in (
        *(attention, biases, one_query, long_scenes, experiments, charts, explore, early_pages, later_pages, boards, links),
        defaults,
        models,
        practice,
        rooms,
        sources,
        whole_model,
    )
}
ALL = ["tests", "--ignore=tests/browser", "--ignore=tests/load", "--ignore=tests/bench", "-n", "2"]


def failing(root: Path, tests: list[str], *options: str) -> list[str]:
    """Return the tests of these that fail, as pytest calls them."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=no", *options, *tests]
    result = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    failed = [line for line in result.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    if not failed and result.returncode:
        raise RuntimeError(f"pytest ended with {result.returncode}: {result.stdout[-300:]}{result.stderr[-300:]}")
    return [line.split(" - ")[0].split(maxsplit=1)[1] for line in failed]


def noticed(root: Path, path: Path, edit: Edit, near: bool) -> str:
    """Make an edit and return the first test that fails with it and passes without, or "" where there is none."""
    text, red = path.read_text(encoding="utf-8"), []
    for tests in ([f"tests/{test}" for test in edit.tests.split()], *([] if near else [ALL])):
        while True:
            path.write_text(text.replace(edit.right, edit.wrong), encoding="utf-8")
            try:
                failed = failing(root, tests, "-x", *(f"--deselect={test}" for test in red))
            finally:
                path.write_text(text, encoding="utf-8")
            if not failed:
                break
            if not failing(root, failed[:1]):
                return failed[0]
            print(f"   fails without any edit: {failed[0]}", flush=True)
            red.append(failed[0])
    return ""


def chosen(words: list[str]) -> list[tuple[str, Edit]]:
    """Return the edits whose room is one of the words, or whose title holds one; all where there is no word."""
    listed = [(room, edit) for room, edits in ROOMS.items() for edit in edits]
    return [(room, edit) for room, edit in listed if not words or any(w == room or w in edit.title for w in words)]


def main(arguments: list[str]) -> int:
    """Make the chosen edits, print the test that notices each, and return the number of unnoticed or unfitting ones."""
    near, words, bad = "--near" in arguments, [word for word in arguments if word != "--near"], 0
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "copy"
        shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(".git", ".venv", "__pycache__"))
        for room, edit in chosen(words):
            start = time.perf_counter()
            try:
                result = noticed(root, place(root, edit), edit, near)
            except ValueError as rule:
                result = f"DOES NOT FIT: {rule}"
            if not result:
                result = f"not noticed, rightly: {edit.equivalent}" if edit.equivalent else "NOT NOTICED"
            bad += result.startswith(("NOT NOTICED", "DOES NOT FIT"))
            print(f"{time.perf_counter() - start:4.0f} s  {room}: {edit.title}: {result}", flush=True)
    return bad


if __name__ == "__main__":
    sys.exit(min(1, main(sys.argv[1:])))
