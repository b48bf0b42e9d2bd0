"""Explore without a browser: opened, moved, and read back as a browser would show it, against the core's numbers."""

import html
import json
from html.parser import HTMLParser
from pathlib import Path
from typing import ClassVar

import pyarrow
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Block, Element, Widget

from attn_core import scene, tokens
from pages.ui.links import LINKED

APP = Path(__file__).parent.parent / "app.py"
KINDS = ("text_area", "button_group", "number_input", "select_slider", "slider", "toggle", "selectbox", "button")
LONGEST, WINDOW = 512, 64  # tokens that are used, and that one heatmap shows
SEVEN = "The bat flew out of the cave"
NINE = "one two three four five six seven eight nine"
Tables = dict[str, dict[str, list[object]]]


class Screen(AppTest):
    """A page, and what stands in its slots: a browser keeps what a run of a part leaves alone, and puts pieces into it."""

    def look(self) -> "Screen":
        """Take note of what the latest run has drawn and put, as a browser would."""
        drawn = {**texts_of(self), **tables_of(self)}
        if self.get("text_area"):  # all of the page has run
            self.slots = {}
        self.slots.update(drawn)
        for slot, piece in pieces_of(self).items():
            found = with_piece(self.slots[slot], piece)
            if slot in drawn:  # drawn and put in one run: both say the same, whichever the browser takes
                same(drawn[slot], found)
            self.slots[slot] = found
        return self


def texts_of(at: AppTest) -> dict[str, str]:
    """Return the HTML of all pieces of text that the latest run has drawn, by slot."""
    start, end = '<div class="say" id="slot-', "</div>"
    bodies = [element.proto.body for element in at.get("html")]
    parts = [body.removeprefix(start).removesuffix(end).partition('">') for body in bodies if body.startswith(start)]
    return {slot: inner for slot, _, inner in parts}


def tables_of(at: AppTest) -> dict[str, Tables]:
    """Return the data of all charts that the latest run has drawn, by slot."""
    return {slot: read(chart) for slot, chart in charts_below(at._tree, "")}


def charts_below(block: Block, key: str) -> list[tuple[str, Element]]:
    """Return every chart with its slot: its own key, or that of the container around it."""
    found = []
    for child in block.children.values():
        own = getattr(child.proto, "id", "").rpartition("-")[2] if hasattr(child, "proto") else ""
        if child.type == "vega_lite_chart":
            found.append((own or key, child))
        elif isinstance(child, Block):
            found += charts_below(child, own or key)
    return found


def read(chart: Element) -> Tables:
    """Return a chart's data, table by table and column by column."""
    return {table.name: pyarrow.ipc.open_stream(table.data.data).read_all().to_pydict() for table in chart.proto.datasets}


def pieces_of(at: AppTest) -> dict[str, object]:
    """Return what the latest run puts into the slots, through whatever channel."""
    found = {}
    for channel in at.get("bidi_component"):
        if channel.proto.component_name == "live":
            found.update(json.loads(channel.proto.bytes)["pieces"])
    return found


def with_piece(slot: str | Tables, piece: str | Tables) -> str | Tables:
    """Return what stands in a slot once a piece has been put there: another text, or columns in place of columns."""
    if isinstance(piece, str):
        return piece
    tables = {name: {**table, **piece.get(name, {})} for name, table in slot.items()}
    assert piece.keys() <= tables.keys()
    for name, table in tables.items():
        assert set(piece.get(name, {})) <= set(slot[name]), "a new column would be another form"
        assert len({len(column) for column in table.values()}) == 1
    return tables


def same(drawn: str | Tables, put: str | Tables) -> None:
    """Assert that Streamlit's element and what was put on top of it say the same."""
    if isinstance(drawn, str):
        assert drawn == put
        return
    assert drawn.keys() == put.keys()
    for name, table in drawn.items():
        for column, found in table.items():
            for one, other in zip(found, put[name][column], strict=True):
                assert one == other or abs(one - other) < 1e-5, (name, column)


# ---- to open, and to move ----


def opened(folds: tuple[str, ...] = (), theme: str | None = None, page: str = "", **link: str) -> Screen:
    """Return the page as the first run of a link shows it; without a page, the one that comes first."""
    at = Screen(str(APP), default_timeout=30)
    at.query_params.update(link)
    for fold in folds:
        at.session_state[fold] = True
    if theme:
        at.context["theme"] = theme
    if page:
        at.switch_page(f"pages/{page}.py")  # before the first run: as a link that names the page
    at.run()
    assert not at.exception
    return at.look()


def control(at: Screen, key: str) -> Widget:
    """Return one control. A control that was moved reruns a part, and AppTest then knows no more than that part."""
    for _ in range(2):
        found = [
            widget
            for kind in KINDS
            for widget in at.get(kind)
            if widget.key == key or (widget.key or "").rpartition("_")[0] == key
        ]
        if found:
            return found[0]
        at.run()  # all of it, as the browser still shows it
        at.look()
    raise KeyError(key)


def put(at: Screen, key: str, to: object) -> Screen:
    """Move one control and run."""
    control(at, key).set_value(to).run()
    return at.look()


def press(at: Screen, key: str) -> Screen:
    """Press one button and run."""
    control(at, key).click().run()
    return at.look()


def value(at: Screen, name: str) -> object:
    """Return what a link name stands for at present."""
    return at.session_state[name] if name in at.session_state else LINKED[name].default


# ---- to read ----


class Reader(HTMLParser):
    """Reads a piece of text back into the Markdown that it stands for: what a learner sees, and how."""

    MARKS: ClassVar = {
        "b": ("**", "**"),
        "p": ("", "\n\n"),
        "h2": ("## ", "\n\n"),
        "h4": ("#### ", "\n\n"),
        "br": ("  \n", ""),
    }

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__()
        self.found = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take note of a mark."""
        self.found += f":{dict(attrs)['class']}[" if tag == "span" else self.MARKS[tag][0]

    def handle_endtag(self, tag: str) -> None:
        """Take note of a mark's end."""
        self.found += "]" if tag == "span" else self.MARKS[tag][1]

    def handle_data(self, data: str) -> None:
        """Take note of text."""
        self.found += data


def markdown(found: str) -> str:
    """Return what a piece of text says."""
    reader = Reader()
    reader.feed(found)
    reader.close()
    return reader.found.strip()


def sentences(at: Screen) -> dict[str, str]:
    """Return what all pieces of text say, by slot."""
    return {slot: markdown(found) for slot, found in at.slots.items() if isinstance(found, str)}


def said(at: Screen) -> str:
    """Return all that is said, as it is read once it has been drawn."""
    rest = [html.unescape(element.value) for element in [*at.markdown, *at.caption]]
    return "\n".join([*sentences(at).values(), *rest])


def starting(at: Screen, start: str) -> str:
    """Return the one text that starts so."""
    [sentence] = [sentence for sentence in sentences(at).values() if sentence.startswith(start)]
    return sentence


def shown_in(at: Screen) -> Tables:
    """Return what all charts show: "heatmap_0.cells", "bars.bars" → columns."""
    drawn = {slot: tables for slot, tables in at.slots.items() if isinstance(tables, dict)}
    return {f"{slot}.{name}": table for slot, tables in drawn.items() for name, table in tables.items()}


def row_table(at: Screen) -> dict[str, list[object]]:
    """Return the first table, its numbered columns together: "value" holds value 0, value 1, …"""
    table = at.dataframe[0].value
    together = {name: [c for c in table.columns if c.startswith(f"{name} ")] for name in ("value", "adds", "running total")}
    wide = {name: table[columns].to_numpy().tolist() for name, columns in together.items()}
    steps = {name: table[name].tolist() for name in ("key", "scores", "scaled", "masked", "weights", "dropped")}
    steps["masked"] = [cell if cell == "hidden" else float(cell) for cell in steps["masked"]]
    return {**steps, **wide}


def scene_of(at: Screen) -> scene.Scene:
    """Return the scene that the controls ask for."""
    kind = value(at, "tokens")
    mine = tuple(tokens.split(value(at, "text"), kind)[:LONGEST])
    theirs = tuple(tokens.split(value(at, "text2"), kind)[:LONGEST])
    equal = ("head_size", "d_model", "scale", "temperature", "mask", "window", "prefix", "positions", "dropout", "seed")
    memory = theirs if value(at, "kind") == "cross" else None
    return scene.Scene(words=mine, memory=memory, heads=int(value(at, "heads")), **{name: value(at, name) for name in equal})


def labels_of(at: Screen, slot: str, queries: bool = False) -> list[str]:
    """Return the labels of a heatmap's keys, or of its queries."""
    found = shown_in(at)[f"{slot}.labels"]
    return [label for label, side in zip(found["label"], found["side"], strict=True) if side == queries]
