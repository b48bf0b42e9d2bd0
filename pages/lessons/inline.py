"""A line of a lesson as HTML: its plain text, **bold**, and links that say where they lead, and nothing else."""

import re
from urllib.parse import urlsplit

from pages.text import numbers
from pages.text.languages import Words
from pages.text.markup import Markup, element, joined

words = Words("lessons")
LONGEST = 1_500  # characters of a text that are read
MARKS = re.compile(r"\[([^\[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))*)\)|\*\*(.+?)\*\*")
HOST = re.compile(r"([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]")


def markup(text: str) -> Markup:
    """Return a text as HTML; a number never breaks from its percent sign."""
    text = numbers.unbroken(text[:LONGEST])
    parts, end = [], 0
    for mark in MARKS.finditer(text):
        parts += [text[end : mark.start()], _marked(mark)]
        end = mark.end()
    return joined(*parts, text[end:])


def text(words: str) -> str:
    """Return a text without its marks."""
    return MARKS.sub(lambda mark: mark.group(1) or mark.group(3), words[:LONGEST])


def _marked(mark: re.Match[str]) -> str:
    label, address, bold = mark.groups()
    if bold:
        return element("b", bold)
    host = _host(address)
    if not host:
        return mark.group()
    way = element("a", label, href=address, target="_blank", rel="noopener noreferrer")
    return joined(way, " ", element("small", f"({host})", class_="leads"))


def wrong(text: str) -> list[str]:
    """Return the errors in the links of a text, as sentences."""
    addresses = [mark.group(2) for mark in MARKS.finditer(text[:LONGEST]) if mark.group(1)]
    return [words.no_https(address=address[:60]) for address in addresses if not _host(address)]


def _host(address: str) -> str:
    """Return the domain that an https address leads to, "" where it is none that could be shown as it is."""
    try:
        parts = urlsplit(address)
        host = (parts.hostname or "") if parts.scheme == "https" and "@" not in parts.netloc else ""
    except ValueError:
        return ""
    return host if HOST.fullmatch(host) and "\\" not in address else ""
