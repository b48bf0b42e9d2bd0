"""The sentence with arcs, and the map of words: where things stand, how thick they are, what is left out."""

import itertools
import math
import re
from collections.abc import Mapping
from dataclasses import replace

import pytest

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


def boxes(words: Mapping[str, list]) -> list[tuple[float, float, float]]:
    """Return from where to where each word of a map reaches, and its height."""
    before = {"left": 0.0, "center": 0.5, "right": 1.0}
    found = []
    for label, x, low, align in zip(*(words[name] for name in ("label", "x", "low", "align")), strict=True):
        wide = arcs.width(label) * word_map.FONT / arcs.FONT + word_map.BESIDE
        found.append((x - wide * before[align], x + wide * (1 - before[align]), low))
    return found


def test_no_word_of_a_map_is_cut_by_its_edge():
    """Long words at the edges, as the query, as a group's, in one sentence and in two."""
    for word, x, moves in itertools.product(("a", "counterproductive"), (-1.0, -0.5, 0.5, 1.0), (1, 2)):
        at = [Place(word, (x, -1.0), role="query"), Place(word, (x, 0.5), role="end")]
        spec = word_map.word_map(at, [Move((x, -1.0), (0.1, 0.1))] * moves, dark=False)
        [[low, high]] = [each["scale"]["domain"] for layer in spec["layer"] if "scale" in (each := layer["encoding"]["y"])]
        for start, end, middle in boxes(spec["datasets"]["words"]):
            assert start >= -1e-6, (word, x)
            assert end <= word_map.WIDE + word_map.MARGIN, (word, x)
            assert low <= middle - word_map.FONT / 2 <= middle + word_map.FONT / 2 <= high, (word, x)


def test_words_on_the_map_cover_one_another_nowhere_and_the_arrow_points_where_it_goes():
    at = [
        Place("bat", (0.0, 0.0), role="query"),
        Place("flew", (0.02, 0.0), 0.7, "key"),
        Place("fly", (0.03, 0.01), role="end"),
    ]
    drawn = word_map.word_map(at, [Move((0.0, 0.0), (0.5, 0.5))], dark=False)["datasets"]
    for (start, end, low), (other_start, other_end, other_low) in itertools.combinations(boxes(drawn["words"]), 2):
        assert end <= other_start or other_end <= start or abs(low - other_low) >= word_map.LINE - 1e-6
    angle = math.degrees(math.atan2(word_map.WIDE, word_map.HIGH))
    assert drawn["arrow"]["turn"] == [pytest.approx(angle, abs=0.1)]
    assert drawn["lines"]["wide"] == [pytest.approx(7.0)]  # a word of a group has no line
