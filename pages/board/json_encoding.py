"""Encode pieces as JSON in parts with hashes; parts that a browser already has are left out.

orjson writes infinities and NaN as null, so they are never drawn as numbers.
"""

import hashlib
from typing import NamedTuple

import orjson

from attn_core import cache
from pages.board.pieces import Picture, Piece
from pages.view.link import spelled

HASH = 8  # characters
ABOUT = "about"


class Encoded(NamedTuple):
    """A piece, ready to be sent, in parts.

    known: what a browser that has all of it says of it: the hashes of its parts in order, as one text
    names, contents: of its parts, the contents as JSON. The first part, "about", says what the piece is, and is hashed with
        the names of the others: its HTML, or the columns of a chart
    """

    slot: str
    known: str
    names: tuple[str, ...]
    contents: tuple[bytes, ...]

    @property
    def is_chart(self) -> bool:
        return self.names != (ABOUT, "html")

    def without(self, known: str) -> dict[str, object]:
        """Return what is sent to a browser that says what it has; one that has another kind or form has nothing of it."""
        if known[:HASH] != self.known[:HASH]:
            known = ""
        new = {
            name: [self.known[at : at + HASH], orjson.Fragment(content)]
            for name, content, at in zip(self.names, self.contents, range(0, len(self.known), HASH), strict=True)
            if self.known[at : at + HASH] != known[at : at + HASH]
        }
        about = {} if known else {ABOUT: new.pop(ABOUT)}
        return {"slot": self.slot, **about, "parts": new}


def encode(piece: Piece) -> Encoded:
    """Return a piece ready to be sent; a chart's form is kept, so that it can be asked for by its hash."""
    kind = type(piece).__name__.lower()
    about, parts = _chart(piece) if isinstance(piece, Picture) else ({"kind": kind}, {"html": piece.html()})
    said = to_keep({name: value for name, value in about.items() if value})
    contents = tuple(map(to_keep, parts.values()))
    known = digest(said + " ".join(parts).encode()) + "".join(map(digest, contents))
    return Encoded(piece.slot, known, (ABOUT, *parts), (said, *contents))


def to_keep(content: object) -> bytes:
    """Return a content as JSON, copied, since orjson's result keeps its whole 8 kB buffer alive."""
    return bytes(memoryview(orjson.dumps(content)))


def _chart(picture: Picture) -> tuple[dict[str, object], dict[str, object]]:
    about = {
        "kind": "chart",
        "form": form(picture),
        "alt": picture.alt,
        "click": dict(picture.click),
        "also": {name: spelled(value) for name, value in picture.also.items()},
        "arrows": dict(picture.arrow_keys),
        "moves": picture.moves,
        "terms": dict(picture.terms),
    }
    tables = picture.spec["datasets"].items()
    return about, {f"{name}.{field}": _packed(column) for name, table in tables for field, column in table.items()}


def _packed(column: list[object]) -> object:
    """Return a column as it is, or, where it holds one value only, that and how often."""
    same = len(column) > 2 and column.count(column[0]) == len(column) and len(set(map(type, column))) == 1  # 1 equals True
    return {"all": column[0], "count": len(column)} if same else column


def form(picture: Picture) -> str:
    """Return the hash of a chart's form, its specification without data, and keep the form, so that it can be asked for."""
    content = specification(picture)
    name = digest(content, 2 * HASH)
    cache.SHARED.put(("form", name), content, cache.size(content))
    return name


def form_of(name: str) -> bytes | None:
    """Return the form with this hash, as JSON, or None where it isn't kept any more, or never was."""
    return cache.SHARED.get(("form", name))


def specification(picture: Picture) -> bytes:
    """Return a chart's specification without its data, as JSON."""
    bare = {name: part for name, part in picture.spec.items() if name != "datasets"}
    return to_keep(bare if picture.width == "stretch" else {**bare, "width": picture.width})


def digest(content: bytes, length: int = HASH) -> str:
    """Return a short hash, safe in addresses."""
    return hashlib.blake2b(content, digest_size=length // 2).hexdigest()
