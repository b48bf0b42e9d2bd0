"""A wrong edit: a copy of the code with one text replaced, and the tests that should notice."""

from pathlib import Path
from typing import NamedTuple

CODE = ("attn_core", "pages")


class Edit(NamedTuple):
    """One wrong edit: its description, the right text, which occurs once in the code, and the wrong text.

    tests: the nearest to it, files or folders of tests/ with spaces between them
    equivalent: why no test can notice it; "" where one must
    """

    title: str
    right: str
    wrong: str
    tests: str
    equivalent: str = ""


def place(root: Path, edit: Edit) -> Path:
    """Return the file in which the right text stands; ValueError unless it stands once, and the tests are there."""
    files = [path for part in CODE for path in sorted((root / part).rglob("*.*")) if path.suffix in (".py", ".js", ".ftl")]
    counts = {path: path.read_text(encoding="utf-8").count(edit.right) for path in files}
    if sum(counts.values()) != 1:
        where = ", ".join(str(path.relative_to(root)) for path, count in counts.items() if count) or "nowhere"
        raise ValueError(f"{edit.right!r} must stand once in the code, it stands {sum(counts.values())} times: {where}")
    if missing := [test for test in edit.tests.split() if not (root / "tests" / test).exists()]:
        raise ValueError(f"its nearest tests are gone: {', '.join(missing)}")
    return max(counts, key=counts.__getitem__)
