"""The sentence with arcs, and the map of words: where things stand, how thick they are, what is left out."""

import itertools
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest
import torch

from pages.charts import arcs, word_map
from pages.charts.word_map import Move, Place

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


def test_an_arc_ends_at_its_key():
    """Its path is written from its query on; words don't touch one another."""
    lines, words = tables(SELF)
    starts = {*lines["x"]}
    assert starts == {words["x"][1]}
    for key, path in zip(lines["key"], lines["path"], strict=True):
        if key != 1:
            assert float(re.search(r",([-\d.]+),0$", path)[1]) == pytest.approx(words["x"][key] - words["x"][1], abs=0.1)
    edges = [(x - half, x + half) for x, half in zip(words["x"], words["half"], strict=True)]
    assert all(left[1] < right[0] for left, right in itertools.pairwise(edges))
    assert edges[0][0] >= 0


def test_in_cross_attention_keys_stand_on_a_line_of_their_own():
    keys = ["a", "ball"]
    lines, words = tables(replace(SELF, keys=keys, weights=[0.4, 0.6], winner=1))
    assert words["label"] == [*WORDS, *keys]
    assert words["line"] == [0] * 5 + [1] * 2
    assert words["query"] == [0, 1, 2, 3, 4, None, None]  # a click on a key selects nothing
    assert all(path.endswith(f"{-arcs.BETWEEN}") for path in lines["path"])


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
