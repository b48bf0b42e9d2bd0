"""The files that a page exports for a View, requested by kind and name, such as "table:row" or "picture:bars.svg"."""

import base64
import re
from typing import NamedTuple

from pages import registry
from pages.board.pieces import Picture
from pages.export import notebook, offer, pictures, program, report
from pages.text import languages, spreadsheets
from pages.view import link
from pages.view.settings import View

LONGEST_ADDRESS = 500  # characters, without the values of the link
TYPES = {
    "csv": "text/csv",
    "html": "text/html",
    "ipynb": "application/x-ipynb+json",
    "png": "image/png",
    "py": "text/x-python",
    "svg": "image/svg+xml",
}


class File(NamedTuple):
    """A file: its name, whose end says its type, and its content."""

    name: str
    content: str | bytes

    def sent(self) -> dict[str, str]:
        """Return the file as JSON values: text as it is, bytes in base64."""
        about = {"name": self.name, "type": TYPES[self.name.rpartition(".")[2]]}
        if isinstance(self.content, str):
            return {**about, "text": self.content}
        return {**about, "base64": base64.b64encode(self.content).decode()}


def make(asked: str, page: str, view: View, at: str) -> File | None:
    """Return a file; None where there is none of this kind and name, or nothing to show in it.

    at: the address of the page, from the browser
    """
    with languages.speaking(view.lang):
        return _made(asked, page, view, at)


def _made(asked: str, page: str, view: View, at: str) -> File | None:
    kind, _, name = asked.partition(":")
    if kind == "table":
        return _table(name, page, view)
    if kind == "picture":
        return _picture(*name.rpartition(".")[::2], page, view)
    makers = {"program": _program, "notebook": _notebook, "report": _report}
    return makers[kind](page, view, address(at, page, view)) if kind in makers and not name else None


def address(at: str, page: str, view: View) -> str:
    """Return the link of a view at the address of its page; "" where that is none."""
    if len(at) > LONGEST_ADDRESS or not re.fullmatch(r"https?://[\w.:\[\]-]+/[\w./%~-]*", at, re.ASCII):
        return ""
    query = "&".join(f"{name}={link.quoted(text)}" for name, text in link.written(view, page).items())
    return f"{at}?{query}" if query else at


def _table(name: str, page: str, view: View) -> File | None:
    table = registry.tables(page).get(name)
    content = table and table.csv(view)
    return content and File(f"{name}.csv", spreadsheets.MARK + content)


def _picture(slot: str, kind: str, page: str, view: View) -> File | None:
    drawn = _drawn(slot, page, view) if kind in ("svg", "png") else ""
    if not drawn:
        return None
    return File(f"{_stem(page)}-{slot}.{kind}", drawn if kind == "svg" else pictures.png(drawn))


@languages.remember
def _drawn(slot: str, page: str, view: View) -> str:
    """Return a picture as SVG; "" where the page has none of this name."""
    piece = offer.pieces(page, view).get(slot)
    return pictures.svg(piece, view.dark) if isinstance(piece, Picture) else ""


def _program(page: str, view: View, address: str) -> File | None:
    parts = program.parts(page, view)
    return parts and File(f"{_stem(page)}.py", notebook.as_program(parts, page, address))


def _notebook(page: str, view: View, address: str) -> File | None:
    parts = program.parts(page, view)
    return parts and File(f"{_stem(page)}.ipynb", notebook.as_notebook(parts, page, address))


def _report(page: str, view: View, address: str) -> File:
    return File(f"{_stem(page)}.html", report.html(page, view, address))


def _stem(page: str) -> str:
    return f"attention-explorer-{page.replace('_', '-')}"
