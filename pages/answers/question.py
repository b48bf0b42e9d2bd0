"""A question from a browser: which boards of which page, for which link, and what the browser has already."""

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pages.view import link, menu, settings

LONGEST_QUESTION = 512_000  # characters: two texts of 10,000 Chinese ones take 180,000 in a link, and as many in B


class Question(NamedTuple):
    """What a browser asks: which of a page's boards, by name, for which view.

    have         slot → the hashes of what stands there, as json_encoding.Encoded.known says them
    dragging     whether a slider is being dragged: panels that wait until it is let go are left out
    forms        whether charts' forms should come along, since the browser could not fetch them
    take         a file to take along, instead of boards: "table:row", see take/files.py; "" for none
    qr           an address, of which a QR code is wanted instead of boards; "" for none
    at           the address of the page, for the link that stands in a file
    """

    page: str
    view: settings.View
    boards: Sequence[str]
    have: Mapping[str, str]
    dragging: bool = False
    forms: bool = False
    take: str = ""
    qr: str = ""
    at: str = ""


def parsed(text: str) -> object:
    """Return what a text says as JSON; ValueError with a sentence where it is too long, too deep or no JSON."""
    if len(text) > LONGEST_QUESTION:
        raise ValueError(f"A question has at most {LONGEST_QUESTION} characters, this one {len(text)}.")
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError(f"A question must be valid JSON without deep nesting; this one begins {_begun(text)}.") from None


def _begun(value: object) -> str:
    """Return the beginning of a value, to name it in a sentence."""
    text = value if isinstance(value, str) else {list: "[…]", dict: "{…}"}.get(type(value)) or json.dumps(value)
    return f"“{text[:30]}{'…' * (len(text) > 30)}”"


def read(message: object) -> Question:
    """Return the question that a message is; ValueError with the rule that it breaks. Whatever it says is checked here."""
    if not isinstance(message, dict):
        raise ValueError("A question must be an object.")
    page, query, names, have = (message.get(name) for name in ("page", "link", "boards", "have"))
    if page not in menu.PAGES:
        raise ValueError(f"There is no page {_begun(page)}.")
    if not isinstance(query, str) or not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError("A question names a link and boards.")
    hashes = {slot: known for slot, known in have.items() if isinstance(known, str)} if isinstance(have, dict) else {}
    dark, dragging, forms = (message.get(name) is True for name in ("dark", "dragging", "forms"))
    view, names = link.from_query(query, page, dark), list(dict.fromkeys(names))
    take, qr, at = (message.get(name, "") for name in ("take", "qr", "at"))
    if not all(isinstance(text, str) for text in (take, qr, at)):
        raise ValueError("take, qr and at must be strings.")
    return Question(page, view, names, hashes, dragging, forms, take, qr, at)
