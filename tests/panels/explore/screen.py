"""Explore as a link shows it: opened, moved, and read back, against the core's numbers."""

import csv as files
import io
from collections.abc import Callable, Mapping

from attn_core import scene, tokens
from tests.screen import Screen, Tables, click, csv, markdown, press, put
from tests.screen import opened as open_page

__all__ = ["Screen", "Tables", "click", "press", "put"]
LONGEST, WINDOW = 512, 64  # tokens that are used, and that one heatmap shows
SEVEN = "The bat flew out of the cave"
NINE = "one two three four five six seven eight nine"
DRAWN = {"projections": "random", "head_size": 16}  # heads on which every control acts
OF_SCENE = ("head_size", "d_model", "scale", "power", "temperature", "mask", "window", "prefix", "bias", "positions")
OF_SCENE += ("dropout", "seed", "grown", "trained")


def opened(dark: bool = False, **link: object) -> Screen:
    """Return Explore as a link shows it that sets this on heads drawn at random."""
    return open_page("explore", dark, **DRAWN | link)


def value(at: Screen, name: str) -> object:
    """Return the present value of a link name."""
    return getattr(at.view, name)


class Read(dict):
    """What a function reads of a page by name, when it is asked for."""

    def __init__(self, read: Callable[[str], object]) -> None:
        """Begin with nothing read."""
        self.read = read

    def __missing__(self, name: str) -> object:
        """Read what is asked for first."""
        return self.setdefault(name, self.read(name))


def sentences(at: Screen) -> Mapping[str, str]:
    """Return the texts of all pieces, by slot."""
    return Read(lambda slot: markdown(at.slots[slot]))


def shown_in(at: Screen) -> Tables:
    """Return the tables of all charts: "heatmap_0.cells", "bars.bars" → columns."""
    return Read(lambda name: at.slots[name.partition(".")[0]][name.partition(".")[2]])


def row_table(at: Screen) -> dict[str, list[object]]:
    """Return the file of the first table, its numbered columns together: "value" holds value 0, value 1, …"""
    rows = list(files.DictReader(io.StringIO(csv(at, "row"))))
    together = {name: [c for c in rows[0] if c.startswith(f"{name} ")] for name in ("value", "adds", "running total")}
    wide = {name: [[float(row[c]) for c in columns] for row in rows] for name, columns in together.items()}
    narrow = ("scores", "scaled", "masked", "weights", "dropped")
    steps = {name: [row[name] if row[name] == "hidden" else float(row[name]) for row in rows] for name in narrow}
    return {"key": [row["key"] for row in rows], **steps, **wide}


def scene_of(at: Screen) -> scene.Scene:
    """Return the scene that the controls ask for."""
    mine, theirs = (tuple(tokens.split(value(at, name), value(at, "tokens"))[:LONGEST]) for name in ("text", "text2"))
    memory = theirs if value(at, "kind") == "cross" else None
    named = {name: value(at, name) for name in OF_SCENE} | {"source": value(at, "projections")}
    return scene.Scene(words=mine, memory=memory, heads=int(value(at, "heads")), **named)


def labels_of(at: Screen, slot: str, queries: bool = False) -> list[str]:
    """Return the labels of a heatmap's keys, or of its queries."""
    found = shown_in(at)[f"{slot}.labels"]
    return [label for label, side in zip(found["label"], found["side"], strict=True) if side == queries]
