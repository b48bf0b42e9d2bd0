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
GAP, MOST = 9, 80  # between the boxes of two words, and how much more where the picture's place is wider
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
    queries = _line(sentence.queries)
    keys = _line(sentence.keys) if across else queries
    start = queries.middles[sentence.query]
    highs = [_high(end - start) for end in keys.middles]
    high = BETWEEN if across else max(USUAL, *highs) + THICKEST / 2
    top, bottom = math.ceil(high + (LINE + NUMBERS) * across), LINE + NUMBERS * (not across)
    sizes = {
        "wide": max(math.ceil(line.wide) for line in (queries, keys)),
        "widest": max(math.ceil(line.wide) + MOST * line.gaps for line in (queries, keys)),
        "more": queries.more(),
        "other": keys.more(),
        "top": top,
        "high": top + bottom,
    }
    return templates.fill(
        templates.fit(_arcs(bottom, across, sentence.dark, bool(sentence.sets)), **sizes),
        arcs=_lines(sentence, keys.middles, highs, start),
        words=_words(sentence, queries.middles, keys.middles),
    )


# ---- where things stand ----


def width(word: str) -> float:
    """Return about how wide a word is drawn."""
    shares = (0.3 if sign in NARROW else 0.83 if sign in WIDE else 0.52 if sign.isascii() else 0.75 for sign in word)
    return FONT * sum(shares)


def wide(words: Sequence[str]) -> float:
    """Return how wide a line of words is drawn."""
    return _line(words).wide


class Line(NamedTuple):
    """A line of words: the middle of each, where the last one ends, and how many gaps are between them."""

    middles: list[float]
    wide: float
    gaps: int

    def more(self) -> str:
        """Return the expression of how much wider each gap is drawn."""
        return f"min((width - {self.wide:g}) / {self.gaps or 1}, {MOST})"


def _line(words: Sequence[str]) -> Line:
    """Return a line of words as close as they stand where there is no more room."""
    found, at = [], float(EDGE)
    for word in words:
        wide = max(width(word) + 2 * PAD, LEAST)
        found.append(round(at + wide / 2, 1))
        at += wide + GAP
    return Line(found, at - GAP + EDGE if words else 1.0, max(0, len(words) - 1))


def _high(to: float) -> float:
    """Return how high the arc to a key so far to the right is, over words that stand close."""
    return min(HIGHEST, LOWEST + abs(to) * STEEP) if to else LOOP


def _path(across: bool) -> str:
    """Return the expression of an arc's path as SVG writes it: over the words, or up to another line of words."""
    if across:
        half = BETWEEN / 2
        return f"'M0,0C0,{-half:g},' + datum.to + ',{-half:g},' + datum.to + ',{-BETWEEN}'"
    loop = f"'M{-LOOP_HALF},0A{LOOP_HALF},{LOOP},0,0,1,{LOOP_HALF},0'"
    over = "'M0,0A' + abs(datum.to) / 2 + ',' + datum.high + ',0,0,' + (datum.to > 0 ? 1 : 0) + ',' + datum.to + ',0'"
    return f"datum.to == 0 ? {loop} : {over}"


# ---- what is drawn ----


def _lines(sentence: Sentence, ends: Sequence[float], highs: Sequence[float], start: float) -> templates.Columns:
    keys = sentence.queries if sentence.keys is None else sentence.keys
    rows = []
    weights = [sentence.cuts.get(key, weight) for key, weight in enumerate(sentence.weights)]
    for key in sorted(range(len(ends)), key=lambda key: weights[key] or 0.0):  # the largest last, on top
        weight, is_cut = weights[key], key in sentence.cuts
        if weight is None:
            continue
        tip = f"{sentence.queries[sentence.query]} → {keys[key]}: {numbers.exact(weight)}"
        seen = 0.3 if weight < FAINT and not is_cut else 0.75
        acts = (sentence.places[key], sentence.sets[key]) if sentence.sets else (None, None)
        wide = max(THICKEST * weight, 1.0 + is_cut)
        spots = (start, sentence.query, ends[key], key, highs[key])
        rows.append((key, *spots, wide, seen, key == sentence.winner, is_cut, tip, *acts))
    return templates.records("key x spot end end_spot high wide seen strong cut tip place sets", rows)


def _words(sentence: Sentence, starts: Sequence[float], ends: Sequence[float]) -> templates.Columns:
    across = sentence.keys is not None
    rows = []
    for place, (word, x) in enumerate(zip(sentence.queries, starts, strict=True)):
        role = "query" if place == sentence.query else "" if across else _role(sentence, place)
        said = ("", "") if across else _numbers(sentence, place)
        rows.append((word, role, x, place, width(word) / 2 + PAD, 0, sentence.places[place], *said))
    for place, (word, x) in enumerate(zip(sentence.keys or (), ends, strict=False)):
        rows.append((word, _role(sentence, place), x, place, width(word) / 2 + PAD, 1, None, *_numbers(sentence, place)))
    return templates.records("label role x spot half line query said exact", rows)


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
def _arcs(bottom: int, across: bool, dark: bool, acts: bool) -> templates.Spec:
    """Return the template: a unit of an axis is a pixel, 0 the upper edge of the queries' line.

    Its words stand close in the width that it is given; drawn wider, up to its "widest", it has wider gaps.
    """
    theme = colours.palette(dark)
    wide, top, more, other = map(templates.placeholder, ("wide", "top", "more", "other"))
    x = alt.X("at:Q", scale=None, axis=None)
    y = alt.Scale(domain=[-bottom, top], nice=False)
    lines, words = templates.rows("arcs"), templates.rows("words")
    at, end = f"datum.x + datum.spot * {more}", f"datum.end + datum.end_spot * {other} - datum.at"
    lines = lines.transform_calculate(y="0", at=at, to=end, path=_path(across))
    path = lines.mark_point(size=PIXELS, filled=False, opacity=1)
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
    catches = lines.mark_point(
        size=PIXELS, filled=False, fill=None, stroke="white", strokeOpacity=0, strokeWidth=CATCH, opacity=1, cursor="pointer"
    )
    catch = catches.encode(x, _y("y", y), shape=alt.Shape("path:N", scale=None), tooltip="tip:N")
    middle = f"datum.line ? {BETWEEN + LINE / 2:g} : {-LINE / 2:g}"
    placed = words.transform_calculate(
        y=middle,
        number=f"datum.line ? {BETWEEN + LINE + NUMBERS / 2:g} : {-LINE - NUMBERS / 2:g}",
        at=f"datum.x + datum.spot * (datum.line ? {other} : {more})",
        left="datum.at - datum.half",
        right="datum.at + datum.half",
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
        box.encode(alt.X("left:Q", scale=None, axis=None), _y("low", y), alt.X2("right:Q"), alt.Y2("high:Q")),
        placed.mark_text(**text).encode(x, _y("y", y), text="label:N"),
        placed.mark_text(**number, fontWeight=600, fill=alt.ExprRef(was)).encode(x, _y("number", y)),
    )
    size = {"width": wide, "height": templates.placeholder("high"), "padding": 0, "autosize": "none"}
    return {
        **spec,
        **size,
        "params": [{"name": "focused", "value": False}],
        "usermeta": {"widest": templates.placeholder("widest")},
    }


def _y(field: str, scale: alt.Scale) -> alt.Y:
    return alt.Y(f"{field}:Q", scale=scale, axis=None)
