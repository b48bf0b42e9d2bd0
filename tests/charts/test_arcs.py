"""The sentence with arcs, and the map of words: where things stand, how thick they are, what is left out."""

import itertools
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest
import torch
import vl_convert

from pages.charts import arcs, word_map
from pages.charts.word_map import Move, Place
from pages.export import pictures

WORDS = ["The", "bat", "flew", "out", "a"]
SELF = arcs.Sentence(WORDS, None, [*range(5)], 1, [0.1, 0.02, 0.8, 0.08, None], 2, dark=False)


def tables(sentence: arcs.Sentence) -> tuple[dict[str, list], dict[str, list]]:
    """The rows of arcs and of words."""
    drawn = arcs.arcs(sentence)["datasets"]
    return drawn["arcs"], drawn["words"]


def test_an_arc_is_as_thick_as_its_weight_and_a_hidden_key_has_none():
    lines, words = tables(SELF)
    assert dict(zip(lines["key"], lines["wide"], strict=True)) == pytest.approx({0: 1.6, 1: 1.0, 2: 12.8, 3: 1.28})
    assert lines["key"][-1] == 2  # the largest is drawn on top
    assert [key for key, strong in zip(lines["key"], lines["strong"], strict=True) if strong] == [2]
    assert words["role"] == ["", "query", "key", "", "hidden"]
    assert words["said"] == ["10 %", "", "80 %", "8 %", ""]
    tips = dict(zip(lines["key"], lines["tip"], strict=True))
    assert tips[2] == "bat → flew: 0.8000"
    assert words["exact"] == ["0.1000", "0.0200", "0.8000", "0.0800", ""]  # which the focus shows, as the mouse the tips
    assert arcs.arcs(SELF)["params"] == [{"name": "focused", "value": False}]


def drawn(sentence: arcs.Sentence, wider: float) -> tuple[list[tuple[float, float]], list[tuple[float, ...]], float]:
    """Return where each box begins and ends, and each arc, with how far it leads up, and the width of the picture.

    wider: how far its place lets it go on the way to its largest width
    """
    spec = arcs.arcs(sentence)
    least, most = spec["width"], spec["usermeta"]["widest"]
    width = round(least + wider * (most - least))
    datasets = {name: pictures.records(columns) for name, columns in spec["datasets"].items()}
    scene = vl_convert.vegalite_to_scenegraph({**spec, "width": width, "datasets": datasets})["scenegraph"]
    marks = {mark["marktype"]: mark["items"] for mark in scene["items"][0]["items"][:2]}
    ends = [map(float, re.search(r"([-\d.]+),([-\d.]+)$", arc["shape"]).groups()) for arc in marks["symbol"]]
    arrows = [(arc["x"], arc["x"] + to, -down) for arc, (to, down) in zip(marks["symbol"], ends, strict=True)]
    return [(box["x"], box["x"] + box["width"]) for box in marks["rect"]], arrows, width


@pytest.mark.parametrize("wider", [0, 0.5, 1])
def test_an_arc_ends_at_its_key_however_wide_its_place_is(wider: float):
    """Its path is written from its query on; words fill the width, and don't touch one another."""
    boxes, arrows, width = drawn(SELF, wider)
    middles = [sum(box) / 2 for box in boxes]
    assert arrows[0] == pytest.approx((middles[1], middles[1] + arcs.LOOP_HALF, 0))  # its own arc is one
    assert arrows[1:] == [pytest.approx((middles[1], middles[key], 0), abs=0.1) for key in (3, 0, 2)]
    gaps = [right[0] - left[1] for left, right in itertools.pairwise(boxes)]
    assert min(gaps) >= arcs.GAP
    assert max(gaps) <= arcs.GAP + arcs.MOST + arcs.LEAST
    assert 0 <= boxes[0][0] < arcs.LEAST
    assert width - arcs.LEAST < boxes[-1][1] <= width


@pytest.mark.parametrize("wider", [0, 1])
def test_arcs_to_another_line_end_at_its_words(wider: float):
    boxes, arrows, _ = drawn(replace(SELF, keys=["a", "ball"], weights=[0.4, 0.6], winner=1), wider)
    middles = [sum(box) / 2 for box in boxes]
    assert arrows == [pytest.approx((middles[1], middles[key], arcs.BETWEEN), abs=0.1) for key in (5, 6)]


def test_in_cross_attention_keys_stand_on_a_line_of_their_own():
    keys = ["a", "ball"]
    _, words = tables(replace(SELF, keys=keys, weights=[0.4, 0.6], winner=1))
    assert words["label"] == [*WORDS, *keys]
    assert words["line"] == [0] * 5 + [1] * 2
    assert words["query"] == [0, 1, 2, 3, 4, None, None]  # a click on a key selects nothing


def boxes(words: Mapping[str, list]) -> dict[str, tuple[float, float, float, float]]:
    """Return what each word of a map covers: left, low, right, high."""
    before = {"left": 0.0, "center": 0.5, "right": 1.0}
    found = {}
    for label, x, y, align in zip(*(words[name] for name in ("said", "at", "low", "align")), strict=True):
        wide = arcs.width(label) * word_map.FONT / arcs.FONT
        left = x - wide * before[align]
        if label:
            found[label] = (left, y - word_map.LINE / 2, left + wide, y + word_map.LINE / 2)
    return found


def apart(one: Sequence[float], other: Sequence[float]) -> bool:
    """Return whether two boxes have no point inside both."""
    return one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]


@pytest.mark.parametrize("seed", range(40))
def test_no_word_of_a_map_covers_another_a_point_or_an_arrow_or_is_cut_by_the_edge(seed: int):
    """Up to forty words at random, many close together: those without room are left out, the query and the key never."""
    count, spread, sentences = (3, 9, 40)[seed % 3], (0.02, 0.2, 1.0)[seed // 3 % 3], 1 + seed % 2
    spots = (spread * (2 * torch.rand(count + sentences, 2, generator=torch.Generator().manual_seed(seed)) - 1)).tolist()
    names = [("a", "bat", "wings", "counterproductive")[(seed + i) % 4] + str(i) for i in range(count)]
    roles = ["query", "key", *["end"] * 4, *[""] * 40]
    moves = [Move(tuple(spots[0]), tuple(end)) for end in spots[count:]]
    places = [Place(name, tuple(at), 0.1, role) for name, at, role in zip(names, spots, roles, strict=False)]
    drawn = word_map.word_map(places, moves, dark=False)["datasets"]
    named, arrow, words = boxes(drawn["words"]), drawn["arrow"], drawn["words"]
    assert {*names[:2]} <= {*named}
    for left, low, right, high in named.values():
        assert 0 <= left < right <= word_map.WIDE
        assert 0 <= low < high <= word_map.HIGH
    free = {name: box for name, box in named.items() if name not in names[:2]}
    covered = [(x, y, x, y) for x, y in zip(words["x"], words["y"], strict=True)]
    for x, y, to_x, to_y in zip(*(arrow[name] for name in ("x", "y", "x1", "y1")), strict=True):
        covered += [(x + (to_x - x) * i / 50, y + (to_y - y) * i / 50) * 2 for i in range(51)]
    for name, box in free.items():
        assert all(apart(box, other) for other in [*covered, *(box for each, box in named.items() if each != name)])


def test_a_map_fills_its_picture_and_its_arrow_points_where_it_goes():
    at = [
        Place("bat", (0.0, 0.0), role="query"),
        Place("flew", (0.2, 0.1), 0.7, "key"),
        Place("fly", (0.4, 0.4), role="end"),
    ]
    drawn = word_map.word_map(at, [Move((0.0, 0.0), (0.2, 0.2))], dark=False)["datasets"]
    across, upwards = word_map.WIDE - 2 * word_map.ACROSS, word_map.HIGH - 2 * word_map.UPWARDS
    assert max(drawn["words"]["x"]) - min(drawn["words"]["x"]) == pytest.approx(across)
    assert drawn["words"]["y"] == pytest.approx(
        [word_map.UPWARDS, word_map.UPWARDS + upwards / 4, word_map.UPWARDS + upwards]
    )
    assert drawn["arrow"]["turn"] == [pytest.approx(math.degrees(math.atan2(across, upwards)), abs=0.1)]
    assert drawn["lines"]["wide"] == [pytest.approx(7.0)]  # a word of a group has no line


def test_the_scale_of_a_map_stays_while_its_arrow_moves_a_little():
    """So arrows can be compared between temperatures."""
    at = [
        Place("bat", (0.0, 0.0), role="query"),
        Place("flew", (0.77, 0.4), 0.7, "key"),
        Place("rod", (-0.3, 0.1), role="end"),
    ]
    ends = [(0.05, 0.01), (0.3, 0.2), (0.6, 0.4)]
    maps = [word_map.word_map(at, [Move((0.0, 0.0), end)], dark=False)["datasets"]["words"] for end in ends]
    assert all((each["x"], each["y"]) == (maps[0]["x"], maps[0]["y"]) for each in maps)
