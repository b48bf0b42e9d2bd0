"""A stand-in for the browser: ask for boards, take the answers, and read the result, as board.js does."""

import json

import orjson

from pages.answers import answer
from pages.board import json_encoding, pieces
from pages.charts import templates
from pages.view import settings

LINKS = {
    "default": {},
    "random": {"projections": "random"},
    "cross": {"kind": "cross", "mask": "window", "text2": "one two", "projections": "random"},
    "eight heads": {"heads": 8, "stage": "scores", "dropout": 0.5, "projections": "random"},
    "designed": {"projections": "same", "query": 3},
    "long": {"text": " ".join(f"w{i}" for i in range(80))},
    "words": {"projections": "meaning", "kind": "cross", "text": "The xyzzy flew", "heads": 3, "trained": 100},
    "nothing": {"text": " "},
}


def picture(template: dict | None = None, alt: str = "a chart", **columns: list) -> pieces.Picture:
    """Return a piece with a chart of one table."""
    return pieces.Picture("chart", templates.fill(template or {"mark": "bar"}, rows=templates.table(**columns)), alt)


class Seen:
    """The contents of a page's slots: the kind of each piece, and its parts, with their hashes."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.hashes: dict[str, list[str]] = {}
        self.about: dict[str, dict[str, object]] = {}
        self.parts: dict[str, dict[str, object]] = {}

    def have(self) -> dict[str, str]:
        """Return the hashes to send with a question."""
        return {slot: "".join(hashes) for slot, hashes in self.hashes.items()}

    def ask(self, page: str, view: settings.View, *boards: str, **how: bool) -> dict[str, object]:
        """Ask for boards, take the answer, and return it."""
        found = json.loads(answer.answer(answer.Question(page, view, boards, self.have(), **how)))
        self.put(found)
        return found

    def put(self, found: dict[str, object]) -> None:
        """Put the boards of an answer."""
        for board in found["boards"].values():
            for said in (piece for cell in board["cells"].values() for piece in cell):
                self._put(said)

    def take(self, piece: json_encoding.Encoded) -> dict[str, object]:
        """Take one piece as it is sent to this browser, and return the message."""
        said = json.loads(orjson.dumps(piece.without(self.have().get(piece.slot, ""))))
        self._put(said)
        return said

    def _put(self, said: dict[str, object]) -> None:
        """Put a piece: missing parts stay as they are; another kind or form comes with all parts."""
        slot = said["slot"]
        if "about" in said:
            first, self.about[slot] = said["about"]
            self.hashes[slot], self.parts[slot] = [first], {}
        names = list(self.parts[slot])
        for name, (found, content) in said["parts"].items():
            if "about" in said:
                self.hashes[slot].append(found)
            else:
                self.hashes[slot][1 + names.index(name)] = found
            self.parts[slot][name] = content

    def html(self, slot: str) -> str:
        """Return the HTML in a slot."""
        return self.parts[slot]["html"]

    def tables(self, slot: str) -> dict[str, dict[str, list[object]]]:
        """Return the tables of the chart in a slot."""
        found: dict[str, dict[str, list[object]]] = {}
        for name, content in self.parts[slot].items():
            table, _, column = name.partition(".")
            whole = [content["all"]] * content["count"] if isinstance(content, dict) else content
            found.setdefault(table, {})[column] = whole
        return found
