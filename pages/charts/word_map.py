"""Words on a plane through two groups of words, and the arrow from where a word was to where attention takes it."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import altair as alt

from pages.charts import arcs, colours, templates
from pages.text.languages import remember

Point = tuple[float, float]
WIDE, HIGH, MARGIN = 270, 190, 80  # pixels; the margin at the right is for words that stand there
REACH = 0.85  # where both axes end on each side; a word that lies farther out stands at the edge
FONT, LINE, BESIDE = 13, 15, 7  # pixels: of the words, of their height, and between a point and its word
BELOW = LINE + 9  # pixels below the lowest point: its word may stand there
THICKEST = 10  # pixels of a line to a key with a weight of 1
BEFORE = {"left": 0.0, "center": 0.5, "right": 1.0}  # how much of a word stands before its point, by its alignment
POINT, HEAD = 28, 130  # sizes of a point, and of the arrow's head


class Place(NamedTuple):
    """A word and where it stands, each coordinate from -1 to 1, with its weight as a key, None where it is none.

    role: "query", "key" for the one with the largest weight, "end" for a word of one of the two groups, "" for others
    tip, weighs: what the mouse shows at the word, and at its line; a word whose tip stays isn't drawn anew with its weight
    """

    word: str
    at: Point
    weight: float | None = None
    role: str = ""
    tip: str = ""
    weighs: str = ""


class Move(NamedTuple):
    """From where to where the query's word goes in a sentence; tip: its numbers."""

    start: Point
    end: Point
    tip: str = ""


def word_map(places: Sequence[Place], moves: Sequence[Move], dark: bool) -> templates.Spec:
    """Return the map, its rows known by their label; moves: in one sentence or in several. An arrow begins as a point."""
    arrows = [(_inside(move.start), _inside(move.end), move.tip) for move in moves]
    start, end, _ = arrows[0]
    own = next((place.word for place in places if place.role == "query"), "")
    spots = [_inside(place.at) for place in places]
    below = LINE if len(arrows) > 1 else 0  # where none of several arrows covers the word that they begin at
    starts = [(x, y - below * (place.role == "query")) for place, (x, y) in zip(places, spots, strict=True)]
    widths = [arcs.width(place.word) * FONT / arcs.FONT + 2 * BESIDE for place in places]
    lines = [
        (*start, *spot, THICKEST * (p.weight or 0.0), p.role == "key", p.weighs, p.word)
        for p, spot in zip(places, spots, strict=True)
    ]
    behind = "center" if below else "right" if end[0] >= start[0] else "left"  # so that no arrow covers it
    sides = [
        _side(x, wide, behind if place.role == "query" else "left")
        for place, (x, _), wide in zip(places, spots, widths, strict=True)
    ]
    lefts = [(x - wide * BEFORE[side], y) for (x, y), wide, side in zip(starts, widths, sides, strict=True)]
    words = [
        (*spot, low, p.word, p.role, side, p.tip)
        for p, spot, low, side in zip(places, spots, _apart(lefts, widths), sides, strict=True)
    ]
    return templates.fill(
        _map(dark),
        lines=templates.records("x y x1 y1 wide strong tip label", [line for line in lines if line[4] >= 0.5]),
        words=templates.records("x y low label role align tip", words),
        arrow=templates.records(
            "x y x1 y1 tip turn label x1_from y1_from",
            [(*start, *end, tip, _turn(start, end), own, *start) for start, end, tip in arrows],
        ),
    )


def _turn(start: Point, end: Point) -> float:
    """Return an arrow's angle in degrees, clockwise from upwards."""
    return round(90 - math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])), 1)


def _side(x: float, wide: float, wanted: str) -> str:
    """Return how a word of this width is aligned at a point, so that the picture's edge doesn't cut it."""
    left = x - wide * BEFORE[wanted]
    return "left" if left < 0 else "right" if left + wide > WIDE + MARGIN and x >= wide else wanted


def _inside(point: Point) -> Point:
    """Return a point in pixels, from the left and from below, inside the picture."""
    x, y = ((max(-REACH, min(REACH, each)) / REACH + 1) / 2 for each in point)
    return round(x * WIDE, 1), round(y * HIGH, 1)


def _apart(spots: Sequence[Point], widths: Sequence[float]) -> list[float]:
    """Return the height of each word, so that none covers another: those that would are moved up, from the lowest on."""
    heights: dict[int, float] = {}
    for i in sorted(range(len(spots)), key=lambda i: spots[i][1]):
        x, height = spots[i][0], spots[i][1]
        for other in sorted(heights, key=heights.__getitem__):
            beside = x >= spots[other][0] + widths[other] or spots[other][0] >= x + widths[i]
            if not beside and abs(height - heights[other]) < LINE:
                height = heights[other] + LINE
        heights[i] = height
    return [heights[i] for i in range(len(spots))]


@remember
def _map(dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    x = alt.X("x:Q", scale=alt.Scale(domain=[0, WIDE + MARGIN], nice=False), axis=None)
    y = alt.Scale(domain=[-BELOW, HIGH + 3 * LINE], nice=False)
    y_of = {field: alt.Y(f"{field}:Q", scale=y, axis=None) for field in ("y", "y1", "low")}
    ends, tip = {"x2": alt.X2("x1:Q"), "y2": alt.Y2("y1:Q")}, {"tooltip": "tip:N"}
    strong = alt.condition("datum.strong", alt.value(theme.key), alt.value(theme.primary))
    inks = f"datum.role == 'query' ? '{theme.query}' : datum.role == 'end' ? '{theme.muted}' : '{theme.text}'"
    weight = alt.ExprRef("datum.role == 'query' || datum.role == 'key' ? 'bold' : 'normal'")
    style = alt.ExprRef("datum.role == 'end' ? 'italic' : 'normal'")
    words, arrow = templates.rows("words"), templates.rows("arrow")
    wide = alt.StrokeWidth("wide:Q", scale=None)
    beside = alt.ExprRef(f"datum.align == 'left' ? {BESIDE} : datum.align == 'right' ? {-BESIDE} : 0")
    text = {"align": alt.ExprRef("datum.align"), "dx": beside, "fontSize": FONT, "fontWeight": weight, "fontStyle": style}
    halo = {"stroke": theme.page, "strokeWidth": 4, "fill": theme.page}
    head = {"shape": "triangle-up", "size": HEAD, "filled": True, "color": theme.output, "opacity": 1}
    spec = templates.layered(
        templates.rows("lines")
        .mark_rule(opacity=0.45, strokeCap="round")
        .encode(x, y_of["y"], stroke=strong, strokeWidth=wide, **ends, **tip),
        words.mark_circle(size=POINT, opacity=1, fill=alt.ExprRef(inks)).encode(x, y_of["y"], **tip),
        arrow.mark_rule(strokeWidth=4, color=theme.output).encode(x, y_of["y"], **ends, **tip),
        arrow.mark_point(angle=alt.ExprRef("datum.turn"), **head).encode(alt.X("x1:Q", axis=None), y_of["y1"], **tip),
        words.mark_text(**text, **halo).encode(x, y_of["low"], text="label:N"),
        words.mark_text(**text, fill=alt.ExprRef(inks)).encode(x, y_of["low"], text="label:N", **tip),
    )
    return {**spec, "width": WIDE + MARGIN, "height": HIGH + 3 * LINE + BELOW, "padding": 0, "autosize": "none"}
