"""The lessons that a link can name: shipped lessons, lessons in a folder of the server, and a text in the link itself."""

import hashlib
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode

from pages.lessons import blocks as lines
from pages.lessons import format, packing
from pages.lessons.blocks import Wrong
from pages.lessons.format import Lesson, Part
from pages.text import languages
from pages.text.languages import Words

words = Words("lessons")
SHIPPED = Path(__file__).with_name("shipped")
FOLDER = "ATTENTION_LESSONS"  # the environment variable that names a folder of the server
FILE = re.compile(r"([A-Za-z\d][\w-]{0,59})(\.[a-z]{2})?\.md", re.ASCII)  # a lesson's name, and the language of its text
MOST_FILES = 200  # of a folder


class Opened(NamedTuple):
    """A lesson that a link names: parsed, as text, and all its errors."""

    lesson: Lesson
    text: str
    wrong: tuple[Wrong, ...]


def opened(name: str) -> Opened | None:
    """Return the lesson of a link in the language that is set; None where the link names none."""
    if not name:
        return None
    try:
        text = packing.unpack(name) if name.startswith(packing.PACKED) else _text(name)
    except ValueError as reason:
        return Opened(Lesson("", "", ()), "", (Wrong(0, str(reason)),))
    return _read(text)


def part(name: str, place: int) -> Part | None:
    """Return a part of a link's lesson, or its last one where it has fewer; None without a lesson, or of one with errors."""
    found = opened(name)
    return found.lesson.parts[min(place, len(found.lesson.parts)) - 1] if found and not found.wrong else None


def alone(name: str, place: int) -> str:
    """Return a part of a link's lesson, or its last one where it has fewer, as the text of a lesson without the others."""
    found = opened(name)
    if not found or found.wrong:
        return ""
    blocks = lines.blocks(found.text, [])
    starts = [block.line for block in blocks if block.kind == "part"]
    at = min(place, len(starts))
    end = starts[at] - 1 if at < len(starts) else None
    return "\n".join([f"# {found.lesson.title}", *lines.ENDS.split(found.text)[starts[at - 1] - 1 : end]])


def address(lesson: str, place: int, part: Part) -> str:
    """Return the address of a part, relative to the app's; place: its number in the lesson, from 1."""
    there = {"lesson": lesson, **({"part": place} if place > 1 else {})}
    return f"{part.page}?{urlencode({**dict(part.values), **there})}"


def key(name: str) -> str:
    """Return a short name for a lesson of a link, which may carry all of its text."""
    return hashlib.sha256(name.encode("utf-8", "replace")).hexdigest()[:12]


@languages.remember
def _read(text: str) -> Opened:
    lesson, wrong = format.parse(text)
    return Opened(lesson, text, tuple(wrong))


def _text(name: str) -> str:
    """Return the text of a lesson on the server by its name, which is looked for in a listing: it is no path."""
    there = files()
    file = there.get(f"{name}.{languages.current()}") or there.get(name)
    if not file:
        raise ValueError(words.no_such_lesson(name=name[:60]))
    try:
        with file.open("rb") as content:
            return content.read(packing.MOST_BYTES).decode("utf-8", "replace")
    except OSError:
        raise ValueError(words.no_such_lesson(name=name[:60])) from None


def files() -> Mapping[str, Path]:
    """Return the files of all lessons on the server: name, with its language where it has one, → file; shipped ones win."""
    return {**_listed(os.environ.get(FOLDER, "")), **_listed(SHIPPED)}


def _listed(folder: str | Path) -> dict[str, Path]:
    try:
        there = sorted(path for path in Path(folder).iterdir() if FILE.fullmatch(path.name)) if folder else []
    except OSError:
        return {}
    return {path.name.removesuffix(".md"): path for path in there[:MOST_FILES] if path.is_file()}


def names() -> list[str]:
    """Return the names of the lessons on the server, shipped ones first, each once for all its languages."""
    return list(dict.fromkeys(name.partition(".")[0] for name in (*_listed(SHIPPED), *files())))
