"""A sentence with arcs: from one query to each key, as thick as the attention weight."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import altair as alt

from pages.charts import colours, templates
from pages.text import numbers
from pages.text.languages import remember

FONT = 18  # pixels, as all lengths here
GAP = 9  # between the boxes of two words
PAD = 7  # around a word, in its box
LEAST = 36  # the room of a word, so that "50 %" stands beside "49 %"
EDGE = 4  # beside the first and the last word, whose number may be "100 %"
NARROW, WIDE = "iljtfrI.,;:!'’|()[]- ", "mwMW@%—"  # letters, by how wide they are drawn
LINE, NUMBERS = 34, 20  # the heights of a line of words, and of one of numbers below or above it
USUAL = 90  # the room for arcs at least, so that short sentences stand beside one another
LOWEST, STEEP, HIGHEST = 26, 0.22, 130  # an arc is so high, and so much higher a pixel of its width, but no higher
LOOP, LOOP_HALF = 26, 13  # the height of a word's arc to itself, and half its width
BETWEEN = 120  # two lines of words
THICKEST = 16  # a weight of 1
PIXELS = 4  # the size of a symbol whose path is in pixels
FAINT = 0.03  # weights below it are drawn faintly
DASHES = [5, 4]  # of an arc that is cut
CATCH = 18  # the width at which an arc takes a click, however thin it is
NAMED = 0.05  # the least weight whose number stands at its key; the mouse, or the focus, shows each with four digits


@dataclass(frozen=True)
class Sentence:
    """One query and its keys, ready to be drawn.

    queries: the words of its sentence; keys: those of the other sentence for cross-attention, else None
    places: the positions of the queries, which a click names; query: which of these queries it is
    weights: of the query, one a key, None where the key is hidden
    winner: the key with the largest weight, None where several share it
    cuts: the keys whose arcs are cut, with the weights that they had; sets: for each key, what a click on its arc sets
        besides the key, () where no arc takes a click
    """

    queries: Sequence[str]
    keys: Sequence[str] | None
    places: Sequence[int]
    query: int
    weights: Sequence[float | None]
    winner: int | None
    dark: bool
    cuts: Mapping[int, float] = field(default_factory=dict)
    sets: Sequence[str] = ()


def arcs(sentence: Sentence) -> templates.Spec:
    """Return the sentence with its arcs, none to a hidden key. A click on a word of the queries names its "query".

    A click on an arc names the "place" of its key, and what it "sets".
    """
    across = sentence.keys is not None
    starts, wide = _middles(sentence.queries)
    ends, wider = _middles(sentence.keys) if across else (starts, 0.0)
    curves = [_curve(end - starts[sentence.query], across) for end in ends]
    high = BETWEEN if across else max(USUAL, *(curve.high for curve in curves)) + THICKEST / 2
    sizes = {"wide": math.ceil(max(wide, wider)), "top": math.ceil(high + (LINE + NUMBERS) * across)}
    bottom = LINE + NUMBERS * (not across)
    return templates.fill(
        templates.fit(_arcs(bottom, sentence.dark, bool(sentence.sets)), **sizes, high=sizes["top"] + bottom),
        arcs=_lines(sentence, curves, starts[sentence.query]),
        words=_words(sentence, starts, ends),
    )


# ---- where things stand ----


def width(word: str) -> float:
    """Return about how wide a word is drawn."""
    shares = (0.3 if sign in NARROW else 0.83 if sign in WIDE else 0.52 if sign.isascii() else 0.75 for sign in word)
    return FONT * sum(shares)


def wide(words: Sequence[str]) -> float:
    """Return how wide a line of words is drawn."""
    return _middles(words)[1]


def _middles(words: Sequence[str]) -> tuple[list[float], float]:
    """Return the middle of each word, and where the last one ends."""
    found, at = [], float(EDGE)
    for word in words:
        wide = max(width(word) + 2 * PAD, LEAST)
        found.append(round(at + wide / 2, 1))
        at += wide + GAP
    return found, at - GAP + EDGE if words else 1.0


class Curve(NamedTuple):
    """A curve from where it starts: its path as SVG writes it, and its height."""

    path: str
    high: float


def _curve(to: float, across: bool) -> Curve:
    """Return the curve to a key so far to the right: over the words, or up to another line of words."""
    if across:
        half = BETWEEN / 2
        return Curve(f"M0,0C0,{-half:g},{to:g},{-half:g},{to:g},{-BETWEEN:g}", BETWEEN)
    if to == 0:
        return Curve(f"M{-LOOP_HALF},0A{LOOP_HALF},{LOOP},0,0,1,{LOOP_HALF},0", LOOP)
    high = min(HIGHEST, LOWEST + abs(to) * STEEP)
    return Curve(f"M0,0A{abs(to) / 2:.1f},{high:.1f},0,0,{int(to > 0)},{to:.1f},0", high)


# ---- what is drawn ----


def _lines(sentence: Sentence, curves: Sequence[Curve], start: float) -> templates.Columns:
    keys = sentence.queries if sentence.keys is None else sentence.keys
    rows = []
    weights = [sentence.cuts.get(key, weight) for key, weight in enumerate(sentence.weights)]
    for key in sorted(range(len(curves)), key=lambda key: weights[key] or 0.0):  # the largest last, on top
        weight, is_cut = weights[key], key in sentence.cuts
        if weight is None:
            continue
        tip = f"{sentence.queries[sentence.query]} → {keys[key]}: {numbers.exact(weight)}"
        seen = 0.3 if weight < FAINT and not is_cut else 0.75
        acts = (sentence.places[key], sentence.sets[key]) if sentence.sets else (None, None)
        wide = max(THICKEST * weight, 1.0 + is_cut)
        rows.append((key, curves[key].path, start, wide, seen, key == sentence.winner, is_cut, tip, *acts))
    return templates.records("key path x wide seen strong cut tip place sets", rows)


def _words(sentence: Sentence, starts: Sequence[float], ends: Sequence[float]) -> templates.Columns:
    across = sentence.keys is not None
    rows = []
    for place, (word, x) in enumerate(zip(sentence.queries, starts, strict=True)):
        role = "query" if place == sentence.query else "" if across else _role(sentence, place)
        said = ("", "") if across else _numbers(sentence, place)
        rows.append((word, role, x, width(word) / 2 + PAD, 0, sentence.places[place], *said))
    for place, (word, x) in enumerate(zip(sentence.keys or (), ends, strict=False)):
        rows.append((word, _role(sentence, place), x, width(word) / 2 + PAD, 1, None, *_numbers(sentence, place)))
    return templates.records("label role x half line query said exact", rows)


def _role(sentence: Sentence, key: int) -> str:
    """Return what a word is as a key: one that is cut, hidden, the one with the largest weight, or none of these."""
    if key in sentence.cuts:
        return "cut"
    return "hidden" if sentence.weights[key] is None else "key" if key == sentence.winner else ""


def _numbers(sentence: Sentence, key: int) -> tuple[str, str]:
    """Return a key's weight twice: as the percentage below its word, "" where it is small, and with four digits."""
    weight = sentence.weights[key]
    if key in sentence.cuts:
        return f"✕ {numbers.percent(sentence.cuts[key])}", f"✕ {numbers.exact(sentence.cuts[key])}"
    if weight is None:
        return "", ""
    return numbers.percent(weight) if weight >= NAMED else "", numbers.exact(weight)


@remember
def _arcs(bottom: int, dark: bool, acts: bool) -> templates.Spec:
    """Return the template: a unit of an axis is a pixel, 0 the upper edge of the queries' line."""
    theme = colours.palette(dark)
    wide, top = templates.placeholder("wide"), templates.placeholder("top")
    x = alt.X("x:Q", scale=alt.Scale(domain=[0, wide], nice=False), axis=None)
    y = alt.Scale(domain=[-bottom, top], nice=False)
    lines, words = templates.rows("arcs"), templates.rows("words")
    path = lines.transform_calculate(y="0").mark_point(size=PIXELS, filled=False, opacity=1)
    stroke = alt.when("datum.cut").then(alt.value(theme.notice)).when("datum.strong").then(alt.value(theme.key))
    curve = path.encode(
        x,
        _y("y", y),
        shape=alt.Shape("path:N", scale=None),
        stroke=stroke.otherwise(alt.value(theme.primary)),
        strokeDash=alt.condition("datum.cut", alt.value(DASHES), alt.value([1, 0])),
        strokeWidth=alt.StrokeWidth("wide:Q", scale=None),
        strokeOpacity=alt.StrokeOpacity("seen:Q", scale=None),
        tooltip="tip:N",
    )
    catches = lines.transform_calculate(y="0").mark_point(
        size=PIXELS, filled=False, fill=None, stroke="white", strokeOpacity=0, strokeWidth=CATCH, opacity=1, cursor="pointer"
    )
    catch = catches.encode(x, _y("y", y), shape=alt.Shape("path:N", scale=None), tooltip="tip:N")
    middle = f"datum.line ? {BETWEEN + LINE / 2:g} : {-LINE / 2:g}"
    placed = words.transform_calculate(
        y=middle,
        number=f"datum.line ? {BETWEEN + LINE + NUMBERS / 2:g} : {-LINE - NUMBERS / 2:g}",
        left="datum.x - datum.half",
        right="datum.x + datum.half",
        low="datum.y - 14",
        high="datum.y + 14",
    )
    chip = {"query": colours.LIGHT.query, "key": colours.LIGHT.key}
    ground = alt.ExprRef(
        f"datum.role == 'query' ? '{chip['query']}' : datum.role == 'key' ? '{chip['key']}' : 'transparent'"
    )
    inks = f"datum.role == 'query' ? 'white' : datum.role == 'key' ? 'black' : datum.role == 'hidden' ? '{theme.hidden}'"
    hand = alt.ExprRef("datum.query == null ? 'default' : 'pointer'")  # a key of the other sentence is no query
    text = {"fill": alt.ExprRef(f"{inks} : '{theme.text}'"), "cursor": hand, "fontSize": FONT}
    box = placed.mark_rect(cornerRadius=5, fill=ground, cursor=hand)
    was = f"datum.role == 'cut' ? '{theme.muted}' : '{theme.text}'"  # the weight of a cut arrow is grey
    number = {"text": alt.ExprRef("focused ? datum.exact : datum.said"), "fontSize": alt.ExprRef("focused ? 13 : 15")}
    spec = templates.layered(
        curve,
        *([catch] if acts else []),
        box.encode(alt.X("left:Q", axis=None), _y("low", y), alt.X2("right:Q"), alt.Y2("high:Q")),
        placed.mark_text(**text).encode(x, _y("y", y), text="label:N"),
        placed.mark_text(**number, fontWeight=600, fill=alt.ExprRef(was)).encode(x, _y("number", y)),
    )
    size = {"width": wide, "height": templates.placeholder("high"), "padding": 0, "autosize": "none"}
    return {**spec, **size, "params": [{"name": "focused", "value": False}]}


def _y(field: str, scale: alt.Scale) -> alt.Y:
    return alt.Y(f"{field}:Q", scale=scale, axis=None)
