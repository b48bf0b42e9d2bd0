"""The sentence with arcs, and the map of words: where things stand, how thick they are, what is left out."""

import itertools
import math
import re
from collections.abc import Mapping
from dataclasses import replace

import pytest
import torch

from attn_core import word_moves
from attn_core.scene import Scene
from pages.charts import arcs, word_map
from pages.charts.word_map import Move, Place
from pages.text import numbers
from tests.panels.explore.screen import opened
from tests.screen import records, visited

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


@pytest.mark.parametrize("kind", ["self", "cross"])
def test_of_a_long_sentence_the_words_with_the_largest_weights_are_drawn_and_the_rest_is_counted(kind: str):
    text = " ".join(f"w{i}" for i in range(40))
    at = opened(text=text, text2=text, kind=kind, query=30)
    drawn = at.slots["sentence"]
    assert len(drawn["arcs"]["key"]) == 16
    assert "w30" in drawn["words"]["label"]
    assert "without 24 words of smaller weight" in at.pieces["sentence_name"].html()


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
        at = [Place(word, (x, 0.0), role="query"), Place(word, (x, 0.5), role="end")]
        drawn = word_map.word_map(at, [Move((x, 0.0), (0.1, 0.1))] * moves, dark=False)["datasets"]["words"]
        assert all(start >= -1e-6 and end <= word_map.WIDE + word_map.MARGIN for start, end, _ in boxes(drawn)), (word, x)


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


def test_a_word_beyond_the_edge_stands_at_it():
    drawn = word_map.word_map([Place("far", (5.0, -5.0))], [Move((0.0, 0.0), (0.1, 0.0))], dark=True)["datasets"]["words"]
    assert (drawn["x"], drawn["y"]) == ([word_map.WIDE], [0.0])


def test_the_map_lies_across_the_groups_that_are_typed():
    at = visited("explore", map_left="animal, bird", map_right="game, player, sport, fourth")
    ends = [
        word
        for word, role in zip(*(at.slots["map"]["words"][name] for name in ("label", "role")), strict=True)
        if role == "end"
    ]
    assert ends == ["animal", "bird", "game", "player", "sport"]
    x = dict(zip(at.slots["map"]["words"]["label"], at.slots["map"]["words"]["x"], strict=True))
    assert max(x["animal"], x["bird"]) < min(x["game"], x["player"], x["sport"])


def test_words_lines_and_the_arrow_of_the_map_have_their_numbers_as_tips_and_as_a_table():
    """Words that stand at one place, as "The" and "the", are one line: their weights add up."""
    at = visited("explore")
    drawn, table = at.slots["map"], {row.pop("word"): row for row in records(at, "map")}
    weights = [float(row["weights"]) for row in records(at, "row")]

    def tip(word: str, name: str) -> str:
        x, y = (numbers.exact(float(table[name][side])) for side in ("across", "upwards"))
        return f"{word}: place {x} across, {y} upwards"

    said = dict(zip(drawn["words"]["label"], drawn["words"]["tip"], strict=True))
    assert said["flew"] == tip("flew", "2 flew")
    assert said["The"] == tip("The + the", "0 The")
    assert said["flown"] == tip("flown", "flown")
    lines = {"flew": weights[2], "The + the": weights[0] + weights[5]}
    assert {f"{word}: weight {weight:.4f}" for word, weight in lines.items()} < {*drawn["lines"]["tip"]}
    groups = {"map_left": "animal", "map_right": "game"}
    stay = [visited("explore", temperature=to, **groups).slots["map"]["words"] for to in (0.5, 2)]
    assert stay[0] == stay[1]  # on one plane no word is drawn anew
    scene = Scene(("The", "bat", "flew", "out", "of", "the", "cave"), source="meaning", heads=2, head_size=64)
    move, plane = table["bat: x + output"], word_moves.plane(scene, 0, 1)
    near = [
        f"cosine with {', '.join(group[:2])} and {group[2]}: {numbers.exact(before)} → {numbers.exact(after)}"
        for group, before, after in zip(plane.ends, *plane.near[0].tolist(), strict=True)
    ]
    share = f"bat, from x to x + output: {plane.shares[0]:.4f} of its turn lies in this plane"
    assert drawn["arrow"]["tip"] == [" · ".join([share, *near])]
    assert float(move["turn in the plane"]) == pytest.approx(plane.shares[0].item(), abs=1e-5)
    ends = [
        [float(table[name][f"cosine, {side} group"]) for side in ("left", "right")] for name in ("bat: x", "bat: x + output")
    ]
    torch.testing.assert_close(torch.tensor(ends, dtype=torch.float64), plane.near[0], rtol=0, atol=1e-5)
