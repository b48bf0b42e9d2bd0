"""Which rooms a change touches: `bash tests/run --changed` runs their long tests, too."""

import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMS = (  # the beginning of a changed path → the beginnings of the paths of its tests; the first that fits
    ("attn_core/", ("tests/core/",)),
    ("pages/answers/", ("tests/board/", "tests/browser/test_fails_well", "tests/browser/test_limits")),
    ("pages/board/", ("tests/board/",)),
    ("pages/browser/", ("tests/browser/", "tests/scripts/")),
    ("pages/charts/", ("tests/charts/", "tests/browser/test_pictures", "tests/browser/test_projector")),
    ("pages/classroom/", ("tests/classroom/", "tests/browser/test_class")),
    ("pages/controls/", ("tests/browser/", "tests/test_")),
    ("pages/export/", ("tests/export/", "tests/browser/test_take")),
    ("pages/lessons/", ("tests/lessons/", "tests/browser/test_lessons")),
    ("pages/practice.py", ("tests/panels/test_practice", "tests/core/practice/", "tests/browser/test_practice")),
    ("pages/panels/", ("tests/panels/",)),
    ("pages/server/", ("tests/server/", "tests/fuzz/", "tests/browser/test_limits", "tests/browser/test_restarts")),
    ("pages/text/", ("tests/text/", "tests/browser/test_pseudo_language", "tests/browser/test_projector")),
    ("pages/view/", ("tests/test_", "tests/browser/test_links", "tests/browser/test_places")),
    ("pages/", ("tests/panels/", "tests/browser/", "tests/test_")),
    ("deploy/", ("tests/server/",)),
)


def since(base: str) -> list[str]:
    """Return the paths of files that differ from a commit, those that git doesn't know yet among them."""
    listed = [["git", "diff", "--name-only", base], ["git", "ls-files", "--others", "--exclude-standard"]]
    return [path for command in listed for path in subprocess.check_output(command, cwd=ROOT, text=True).splitlines()]


def touched(paths: Iterable[str]) -> set[str]:
    """Return the beginnings of the paths of all tests that look at these files; a changed file of tests looks at itself."""
    found = set()
    for path in paths:
        found.update(next((tests for room, tests in ROOMS if path.startswith(room)), (path,)))
    return found
