"""One transformer block as a small map: two layers on the residual path, one of them marked."""

from collections.abc import Mapping
from typing import NamedTuple

import altair as alt

from pages.charts import colours, templates
from pages.text.languages import remember

WIDE, HIGH, HEIGHT = 10.0, 10.0, 430
LEFT, RIGHT, MIDDLE, PATH = 0.3, 7.3, 3.8, 8.6  # of the boxes; where the layers and the residual path run
HALF = 0.42  # of a box's height


class Box(NamedTuple):
    """A layer: the name of its label, where its middle stands from the top, and whether it is marked."""

    name: str
    y: float
    marked: bool = False


BOXES = (Box("norm", 1.8), Box("attention", 3.1, marked=True), Box("norm", 5.7), Box("mlp", 7.0))
JOINS = (4.4, 8.3)  # where a layer's output is added to the residual path
TEXTS = {"x": 0.5, "next": 9.5}


def picture(labels: Mapping[str, str], dark: bool) -> templates.Spec:
    """Return the map; labels: x, norm, attention, mlp, add, next, path."""
    boxes = [(LEFT, box.y - HALF, RIGHT, box.y + HALF, labels[box.name], MIDDLE, box.y, box.marked) for box in BOXES]
    texts = [(MIDDLE, y, labels[name], False) for name, y in TEXTS.items()]
    texts += [(PATH, y, labels["add"], True) for y in JOINS]
    return templates.fill(
        _picture(dark),
        boxes=templates.records("x y x1 y1 label mx my marked", boxes),
        texts=templates.records("x y label join", texts),
        lines=templates.records("x y x1 y1 path", _lines()),
        ends=templates.records("x y", [(MIDDLE, y) for y in (*(box.y - HALF - 0.1 for box in BOXES), 9.15)]),
        path=templates.records("x y label", [(PATH + 0.25, 6.3, labels["path"])]),
    )


def _lines() -> list[tuple[float, float, float, float, bool]]:
    """Return the lines (x, y, x1, y1), each with whether it is part of the residual path: across, or down."""
    across = [(MIDDLE, y, PATH, y, False) for y in JOINS]
    down = [(MIDDLE, BOXES[i].y + HALF, MIDDLE, y, False) for i, y in ((0, 2.68), (1, JOINS[0]), (2, 6.58), (3, JOINS[1]))]
    starts = [(MIDDLE, start, MIDDLE, end, False) for start, end in ((1.05, 1.38), (5.05, 5.28))]
    path = [(MIDDLE, 1.05, PATH, 1.05, True), (PATH, 1.05, PATH, 9.1, True), (PATH, 9.1, MIDDLE, 9.1, True)]
    return [*across, *down, *starts, (PATH, 5.05, MIDDLE, 5.05, False), (MIDDLE, 0.75, MIDDLE, 1.05, True), *path]


@remember
def _picture(dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    x, y, x1, y1 = templates.box(WIDE, HIGH)
    lines, boxes, texts = (templates.rows(name).encode(x, y) for name in ("lines", "boxes", "texts"))
    fill = alt.condition("datum.marked", alt.value(theme.primary), alt.value(theme.grid))
    ink = alt.condition("datum.marked", alt.value(theme.page), alt.value(theme.text))
    middle = templates.plain_x("mx", 0, WIDE), templates.plain_y("my", 0, HIGH)
    joins = texts.transform_filter("datum.join")
    arrows = {"shape": "triangle-down", "size": 90, "filled": True, "opacity": 1, "color": theme.text}
    return templates.layered(
        lines.transform_filter("datum.path").mark_rule(strokeWidth=5, color=theme.hidden).encode(x1, y1),
        lines.transform_filter("!datum.path").mark_rule(strokeWidth=2, color=theme.text).encode(x1, y1),
        boxes.mark_rect(cornerRadius=6).encode(x1, y1, fill=fill),
        boxes.mark_text(fontSize=13, fontWeight=600).encode(*middle, text="label:N", color=ink),
        joins.mark_circle(size=520, opacity=1, color=theme.page, stroke=theme.text, strokeWidth=2),
        texts.mark_text(fontSize=15, fontWeight=600, color=theme.text).encode(text="label:N"),
        templates.rows("ends").mark_point(**arrows).encode(x, y),
        templates.rows("path")
        .mark_text(angle=90, dx=0, fontSize=14, color=theme.muted, dy=-10)
        .encode(x, y, text="label:N"),
        height=HEIGHT,
    )
