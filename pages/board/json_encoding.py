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


class Part(NamedTuple):
    """A part of a piece: a name, a hash of its content, and its content as JSON."""

    name: str
    hash: str
    content: bytes

    def json(self) -> list[object]:
        """Return the piece as an object that orjson can write."""
        return [self.hash, orjson.Fragment(self.content)]


class Encoded(NamedTuple):
    """A piece, ready to be sent.

    about: kind and fixed attributes, hashed together with the names of the parts
    parts: its HTML, or the columns of its chart
    """

    slot: str
    about: Part
    parts: tuple[Part, ...]

    @property
    def known(self) -> str:
        """What a browser that has all of it says of it: the hashes in order, as one text."""
        return "".join(part.hash for part in (self.about, *self.parts))

    def without(self, known: str) -> dict[str, object]:
        """Return the parts that a browser lacks, given its hashes; a browser with another kind or form lacks all."""
        if known[:HASH] != self.about.hash:
            known = ""
        old = [known[i : i + HASH] for i in range(HASH, HASH * (len(self.parts) + 1), HASH)]
        new = {part.name: part.json() for part, before in zip(self.parts, old, strict=True) if part.hash != before}
        return {"slot": self.slot, **({} if known else {"about": self.about.json()}), "parts": new}


def encode(piece: Piece) -> Encoded:
    """Return a piece ready to be sent; a chart's form is kept, so that it can be asked for by its hash."""
    kind = type(piece).__name__.lower()
    about, contents = _chart(piece) if isinstance(piece, Picture) else ({"kind": kind}, {"html": piece.html()})
    members = to_keep({name: value for name, value in about.items() if value})
    encoded = {name: to_keep(content) for name, content in contents.items()}
    parts = tuple(Part(name, digest(content), content) for name, content in encoded.items())
    return Encoded(piece.slot, Part("about", digest(members + " ".join(contents).encode()), members), parts)


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
        "steps": dict(picture.steps),
    }
    tables = picture.spec["datasets"].items()
    return about, {f"{name}.{field}": _packed(column) for name, table in tables for field, column in table.items()}


def _packed(column: list[object]) -> object:
    """Return a column as it is, or, where it holds one value only, that and how often."""
    same = len(column) > 2 and len(set(column)) == len(set(map(type, column))) == 1  # True equals 1, but is another
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
