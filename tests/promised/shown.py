"""What a link shows to somebody who opens it first: the controls of its page, and the numbers that its boards send.

The page is run as Streamlit runs it, and its boards are asked as a browser asks them. Nothing is computed here.
"""

import html
import json
import re
from urllib.parse import parse_qsl, urlencode, urlsplit

from streamlit.testing.v1 import AppTest

from pages.answers import answer
from pages.view import menu, settings
from tests import wiring

Numbers = dict[str, list[str | float]]
FRAME = ("actions", "share", "take")  # boards that say nothing of the view
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
DIGITS = 4  # of a number in a picture
LONGEST_TEXT = 200  # characters of a text without a number


def parts(address: str) -> tuple[str, dict[str, str]]:
    """Return a link's page and what it says."""
    split = urlsplit(address)
    return split.path.strip("/") or "explore", dict(parse_qsl(split.query, keep_blank_values=True))


def opened(address: str) -> AppTest:
    """Return the page that a link opens; a page of steps begins with its first one."""
    page, said = parts(address)
    return wiring.opened(page, **({"step": "1"} | said if page in menu.STEPPED else said))


def view(at: AppTest) -> dict[str, object]:
    """Return the address that stands there, what each control holds, which are off, and what stands above the page."""
    listed = [widget for kind in wiring.KINDS for widget in at.get(kind)]
    controls = {widget.key: widget for widget in listed if widget.key in settings.CONTROLS}
    bodies = [element.proto.body for element in at.get("html")]
    return {
        "address": dict(at.query_params),
        "controls": {name: control.value for name, control in controls.items()},
        "off": sorted(name for name, control in controls.items() if control.disabled),
        "assigned": [" ".join(text(body).split()) for body in bodies if 'class="assignment"' in body],
    }


def numbers(at: AppTest, address: str) -> Numbers:
    """Return the numbers of the page by their place: a slot with a sentence, or a slot and a column of its picture.

    Numbers of sentences are texts, as they are read; a sentence without a number is a text itself. Where no board says
    anything, as on the page of lessons, the numbers are those of what the page says itself.
    """
    given = wiring.boards(at)
    names = [name for name in given if name not in FRAME and not name.startswith("table_")]
    linked = next(iter(given.values()))["link"]
    asked = {"n": 1, "page": parts(address)[0], "link": urlencode(linked), "boards": names}
    boards = json.loads(answer.reply(json.dumps(asked)))["boards"].values()
    found: Numbers = {}
    for piece in (piece for board in boards for cell in board["cells"].values() for piece in cell):
        found |= _numbers(piece["slot"], piece["parts"])
    itself = " ".join(element.proto.body for element in at.get("html") if 'class="say"' in element.proto.body)
    return found or _numbers("itself", {"html": ["", itself]})


def _numbers(slot: str, sent: dict[str, list[object]]) -> Numbers:
    if "html" in sent:
        said = " ".join(text(sent["html"][1]).split())
        return {slot: [number.replace(",", ".") for number in NUMBER.findall(said)] or [said[:LONGEST_TEXT]]}
    columns = {f"{slot} {name}": content for name, (_, content) in sent.items()}
    whole = {name: [content["all"]] if isinstance(content, dict) else content for name, content in columns.items()}
    return {name: [round(float(value), DIGITS) for value in column] for name, column in whole.items() if _is_numeric(column)}


def _is_numeric(column: list[object]) -> bool:
    return bool(column) and all(type(value) in (int, float) for value in column)


def text(markup: str) -> str:
    """Return the text of HTML."""
    return html.unescape(re.sub(r"<[^>]*>", " ", markup)).replace("\u2060", "")
