"""Words on a plane through two groups of words, and the arrow from where a word was to where attention takes it."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import altair as alt

from pages.charts import arcs, colours, templates
from pages.text.languages import remember

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, low, right, high
WIDE, HIGH = 360, 260  # pixels of the picture
ACROSS, UPWARDS = 56, 22  # pixels between its edge and the outermost point, where a word may stand
GRAIN = 5  # the ends of an axis lie at fifths, so that a small move of what is shown leaves its scale as it is
FONT, LINE, BESIDE = 13, 15, 7  # pixels: of the words, of their height, and between a point and its word
THICKEST = 10  # pixels of a line to a key with a weight of 1
BEFORE = {"left": 0.0, "center": 0.5, "right": 1.0}  # how much of a word stands before its point, by its alignment
SIDES = tuple((align, x, y) for y in (0, 1, -1) for align, x in (("left", 1), ("right", -1), ("center", 0)) if x or y)
POINT, HEAD = 28, 130  # sizes of a point, and of the arrow's head
SPOT = 4  # pixels from the middle of a point, or of an arrow, to what it covers
RANKS = ("query", "key", "end", "")  # which word has its place first


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
    inside = _scale([*(place.at for place in places), *(end for move in moves for end in (move.start, move.end))])
    arrows = [(inside(move.start), inside(move.end), move.tip) for move in moves]
    start = arrows[0][0]
    own = next((place.word for place in places if place.role == "query"), "")
    spots = [inside(place.at) for place in places]
    lines = [
        (*start, *spot, THICKEST * (p.weight or 0.0), p.role == "key", p.weighs, p.word)
        for p, spot in zip(places, spots, strict=True)
    ]
    named = _named(places, spots, [(start, end) for start, end, _ in arrows])
    words = [(*spot, *at, p.word, p.role, p.tip) for p, spot, at in zip(places, spots, named, strict=True)]
    return templates.fill(
        _map(dark),
        lines=templates.records("x y x1 y1 wide strong tip label", [line for line in lines if line[4] >= 0.5]),
        words=templates.records("x y at low align said label role tip", words),
        arrow=templates.records(
            "x y x1 y1 tip turn other label x1_from y1_from",
            [
                (*start, *end, tip, _turn(start, end), place > 0, own, *start)
                for place, (start, end, tip) in enumerate(arrows)
            ],
        ),
    )


def _turn(start: Point, end: Point) -> float:
    """Return an arrow's angle in degrees, clockwise from upwards."""
    return round(90 - math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])), 1)


def _scale(points: Sequence[Point]) -> Callable[[Point], Point]:
    """Return what leads from a point of the plane to its pixels, from the left and from below: points fill the picture."""
    ends = [(math.floor(min(each) * GRAIN), math.ceil(max(each) * GRAIN)) for each in zip(*points, strict=True)]
    lows, spans = [low / GRAIN for low, _ in ends], [max(high - low, 1) / GRAIN for low, high in ends]
    rooms = (WIDE - 2 * ACROSS, ACROSS), (HIGH - 2 * UPWARDS, UPWARDS)

    def inside(point: Point) -> Point:
        x, y = (
            round(edge + room * (each - low) / span, 1)
            for each, low, span, (room, edge) in zip(point, lows, spans, rooms, strict=True)
        )
        return x, y

    return inside


# ---- where the words stand ----


def _named(
    places: Sequence[Place], spots: Sequence[Point], arrows: Sequence[tuple[Point, Point]]
) -> list[tuple[float, float, str, str]]:
    """Return for each place where its word stands, from which side, and the word: "" where each side of it is taken.

    No word covers a point, an arrow or a word that counts for more; the query's and the key's stand in any case.
    """
    taken = [_around(spot) for spot in (*spots, *(point for arrow in arrows for point in _along(*arrow)))]
    found = [(*spot, "left", "") for spot in spots]
    for i in sorted(range(len(places)), key=lambda i: (RANKS.index(places[i].role), -(places[i].weight or 0.0))):
        wide, (x, y) = arcs.width(places[i].word) * FONT / arcs.FONT, spots[i]
        sides = [(x + right * BESIDE, y + up * (LINE / 2 + SPOT), align) for align, right, up in SIDES]
        inside = [side for side in sides if _is_inside(_box(*side, wide))]
        free = (side for side in inside if not any(_overlap(_box(*side, wide), other) for other in taken))
        side = next(free, (inside or sides)[0] if places[i].role in RANKS[:2] else None)
        if side:
            found[i] = (*side, places[i].word)
            taken.append(_box(*side, wide))
    return found


def _around(point: Point) -> Box:
    """Return what a point covers."""
    x, y = point
    return x - SPOT, y - SPOT, x + SPOT, y + SPOT


def _along(start: Point, end: Point) -> list[Point]:
    """Return points along an arrow, each close to the one before."""
    count = max(1, math.ceil(math.dist(start, end) / (2 * SPOT)))  # what they cover touches
    (x, y), (to_x, to_y) = start, end
    return [(x + (to_x - x) * step / count, y + (to_y - y) * step / count) for step in range(count + 1)]


def _box(x: float, y: float, align: str, wide: float) -> Box:
    left = x - wide * BEFORE[align]
    return left, y - LINE / 2, left + wide, y + LINE / 2


def _is_inside(box: Box) -> bool:
    """Return whether a box lies in the picture."""
    left, low, right, high = box
    return left >= 0 and low >= 0 and right <= WIDE and high <= HIGH


def _overlap(box: Box, other: Box) -> bool:
    """Return whether a box covers a part of another one."""
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]


@remember
def _map(dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    x = alt.X("x:Q", scale=alt.Scale(domain=[0, WIDE], nice=False), axis=None)
    y = alt.Scale(domain=[0, HIGH], nice=False)
    y_of = {field: alt.Y(f"{field}:Q", scale=y, axis=None) for field in ("y", "y1", "low")}
    ends, tip = {"x2": alt.X2("x1:Q"), "y2": alt.Y2("y1:Q")}, {"tooltip": "tip:N"}
    strong = alt.condition("datum.strong", alt.value(theme.key), alt.value(theme.primary))
    inks = f"datum.role == 'query' ? '{theme.query}' : datum.role == 'end' ? '{theme.muted}' : '{theme.text}'"
    weight = alt.ExprRef("datum.role == 'query' || datum.role == 'key' ? 'bold' : 'normal'")
    style = alt.ExprRef("datum.role == 'end' ? 'italic' : 'normal'")
    words, arrow = templates.rows("words"), templates.rows("arrow")
    wide = alt.StrokeWidth("wide:Q", scale=None)
    text = {"align": alt.ExprRef("datum.align"), "fontSize": FONT, "fontWeight": weight, "fontStyle": style}
    at, said = {"x": alt.X("at:Q", axis=None), "y": y_of["low"]}, "said:N"
    goes = alt.condition("datum.other", alt.value(theme.value), alt.value(theme.output))
    halo = {"stroke": theme.page, "strokeWidth": 4, "fill": theme.page}
    head = {"shape": "triangle-up", "size": HEAD, "filled": True, "opacity": 1}
    spec = templates.layered(
        templates.rows("lines")
        .mark_rule(opacity=0.45, strokeCap="round")
        .encode(x, y_of["y"], stroke=strong, strokeWidth=wide, **ends, **tip),
        words.mark_circle(size=POINT, opacity=1, fill=alt.ExprRef(inks)).encode(x, y_of["y"], **tip),
        arrow.mark_rule(strokeWidth=4).encode(x, y_of["y"], color=goes, **ends, **tip),
        arrow.mark_point(angle=alt.ExprRef("datum.turn"), **head).encode(
            alt.X("x1:Q", axis=None), y_of["y1"], color=goes, **tip
        ),
        words.mark_text(**text, **halo).encode(**at, text=said),
        words.mark_text(**text, fill=alt.ExprRef(inks)).encode(**at, text=said, **tip),
    )
    return {**spec, "width": WIDE, "height": HIGH, "padding": 0, "autosize": "none"}
