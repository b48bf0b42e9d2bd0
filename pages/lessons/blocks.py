"""Split a lesson's file into blocks by how lines begin, and remove characters that no text contains."""

import re
import unicodedata
from typing import NamedTuple

from pages.lessons import inline
from pages.text.languages import Words

words = Words("lessons")
ENDS = re.compile(r"\r\n|\r|\n")  # of lines
LONGEST = 20_000  # characters of a lesson
CHARACTERS = {  # at most
    **{"title": 100, "about": 300, "sentences": inline.LONGEST},
    **{"question": 400, "choice": 150, "hint": 400, "explanation": 800},
}
MARKED = {"?": "question", "!": "explanation", "~": "hint"}  # how a line begins → its kind
FREE = "text"  # what = asks for where any text answers a question
TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # signs that let a text be read in another order


class Wrong(NamedTuple):
    """What is wrong in a lesson: the line, from 1, and the reason, a sentence."""

    line: int
    reason: str


class Block(NamedTuple):
    """Lines that belong together: of which kind, from which line, with which text."""

    kind: str
    line: int
    text: str


def _readable(line: str, place: int, wrong: list[Wrong]) -> str:
    """Return a line without control characters and broken UTF-8, and report these."""
    if line.isprintable() and "\ufffd" not in line:
        return " ".join(line.split())
    if "\ufffd" in line or any(unicodedata.category(sign) == "Cs" for sign in line):
        wrong.append(Wrong(place, words.NOT_UTF_8))
    unseen = {sign for sign in line if (unicodedata.category(sign) == "Cc" and sign != "\t") or sign in TURNS}
    if unseen:
        wrong.append(Wrong(place, words.unseen_sign(code=f"U+{ord(min(unseen)):04X}")))
    kept = "".join(" " if sign in unseen or unicodedata.category(sign) == "Cs" else sign for sign in line)
    return " ".join(kept.split())


def _kind(line: str) -> tuple[str, str]:
    """Return the kind of a line by how it begins, and its text."""
    sharps = len(line) - len(line.lstrip("#"))
    if sharps:
        return {1: "title", 2: "part"}.get(sharps, "deep"), line.strip("#").strip()
    name, colon, value = line.partition(":")
    if colon and name.lower() in ("link", "goal"):
        return name.lower(), value.strip()
    if line[0] in MARKED:
        return MARKED[line[0]], line[1:].strip()
    if line[0] == "=":
        return ("free" if line[1:].strip().lower() == FREE else "number"), line
    if choice(line):
        return "choice", line
    return ("list" if line[:2] in ("- ", "* ", "+ ") else "text"), line


def choice(line: str) -> tuple[str, str] | None:
    """Return the mark of a choice, "" where it has none, and its text; None where a line is no choice: - [x] flew."""
    begins, _, rest = line.partition("[")
    mark, bracket, text = rest.partition("]")
    is_one = begins.rstrip() in ("-", "*") and bracket and mark.strip() in ("", "x", "X")
    return (mark.strip(), text.strip()) if is_one else None


def blocks(text: str, wrong: list[Wrong]) -> list[Block]:
    """Return the blocks of a text's first characters: a line that begins with no mark goes on with the block above it."""
    blocks: list[tuple[str, int, list[str]]] = []  # kind, first line, the texts of the lines
    goes_on = False
    for place, raw in enumerate(ENDS.split(text[:LONGEST].removeprefix("\ufeff")), 1):
        line = _readable(raw, place, wrong)
        kind, content = _kind(line) if line else ("", "")
        if kind == "text" and goes_on:
            blocks[-1][2].append(content)
            continue
        if line:
            blocks.append((kind, place, [content]))
        goes_on = kind in ("text", "question", "choice", "hint", "explanation")
    return [Block(kind, place, " ".join(texts)) for kind, place, texts in blocks]


def short(block: Block, wrong: list[Wrong]) -> str:
    """Return a block's text, as far as it may be long, with its links looked at."""
    most = CHARACTERS[block.kind]
    if len(block.text) > most:
        wrong.append(Wrong(block.line, words.too_many_characters(kind=block.kind, count=len(block.text), most=most)))
    wrong += [Wrong(block.line, reason) for reason in inline.wrong(block.text)]
    return block.text[:most]
