"""A command that checks lessons: python -m pages.lessons.check FILE … prints FILE:LINE: reason, and ends with 1 then."""

import sys
from collections.abc import Sequence
from pathlib import Path

from pages.lessons import format, packing
from pages.lessons.blocks import Wrong
from pages.text.languages import Words

words = Words("lessons")


def check(file: Path) -> list[Wrong]:
    """Return all errors of a file."""
    try:
        with file.open("rb") as content:
            raw = content.read(packing.MOST_BYTES + 1)
    except OSError as error:
        return [Wrong(0, words.not_read(reason=error.strerror or str(error)))]
    if len(raw) > packing.MOST_BYTES:
        return [Wrong(0, words.too_many_bytes(count=file.stat().st_size, most=packing.MOST_BYTES))]
    text = raw.decode("utf-8-sig", "replace")
    _, wrong = format.parse(text)
    if not wrong:
        wrong = _too_long(text)
    return wrong


def _too_long(text: str) -> list[Wrong]:
    try:
        packing.pack(text)
    except ValueError as reason:
        return [Wrong(0, str(reason))]
    return []


def main(files: Sequence[str]) -> int:
    """Check files, print their errors, and return the exit code."""
    faults = 0
    for name in files:
        wrong = check(Path(name))
        for each in wrong:
            print(f"{name}:{each.line}: {each.reason}")
        if not wrong:
            print(f"{name}: {words.RIGHT_FILE}")
        faults += len(wrong)
    if not files:
        print(words.USAGE)
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
