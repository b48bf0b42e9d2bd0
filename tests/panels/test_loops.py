"""Loops as a learner meets them: a step is taken, a control is moved, and the numbers on screen are the core's."""

import re

import pytest

from attn_core import tokens
from attn_core.loops import cursor as line_by_line
from pages import loops
from pages.board.pieces import Picture
from pages.view import link
from tests.loops import FILLED, WORDS, leads, right, walked
from tests.screen import (
    body,
    buttons,
    chart,
    click,
    close,
    csv,
    opened,
    press,
    prose,
    put,
    slots,
    values,
)

FOX = ("The", "quick", "brown", "fox")
TWENTY = " ".join(f"w{i}" for i in range(20))


@pytest.mark.concept(54)
def test_steps_fill_one_cell_after_another():
    way, at = walked(), opened("loops")
    right(at, way, 33)
    for button, cursor in (("Step", 34), ("Step", 35), ("Step", 36), ("Back", 35), ("End", way.total), ("Rewind", 0)):
        at = press(at, button)
        right(at, way, cursor)
    assert leads(at) == {"Rewind": None, "Back": None, "Step": 1, "End": way.total}
    assert "Nothing has run yet" in prose(at, "step")
    right(put(at, "cursor", 100), way, 100)
    mark = chart(at, FILLED.format("scores"))["marks"]
    assert mark["x"] == []


@pytest.mark.concept(54)
def test_a_step_of_a_row_and_the_marked_cell():
    way, at = walked(), put(opened("loops"), "pace", "row")
    for cursor in way.starts[2:4]:
        at = press(at, "Step")
        right(at, way, cursor)
    for cursor in (way.starts[2], way.starts[1], 0):
        at = press(at, "Back")
        right(at, way, cursor)
    assert leads(put(at, "cursor", way.total))["Back"] == way.starts[-2]
    assert leads(put(at, "cursor", way.starts[-2] + 1))["Step"] == way.total
    at = put(at, "cursor", way.starts[3] + 2)
    mark = chart(at, FILLED.format("scores"))["marks"]
    assert set(zip(mark["y"], mark["x"], mark["x1"], strict=True)) == {(3, 1, 2)}


@pytest.mark.concept(55)
def test_causal_is_a_continue():
    at = press(opened("loops"), "Causal mask: “The quick brown fox”")
    way = walked(words=FOX, mask="causal")
    assert prose(at, "mask_in_words").startswith("brown may attend to The, quick, brown.")
    assert "compute 10 scores and skip the other 6 with continue; the matrices compute all 16 and replace 6 by −∞." in prose(
        at, "mask_in_words"
    )
    expected = way.scores.masked_fill(~way.allowed, float("nan"))
    close(values(at, "Scores from the loops; skipped ones are dots", 4), expected)
    close(values(at, "Scores as a matrix; those replaced by −∞ are dots", 4), expected)
    skip = next(c for c in range(way.total) if way.at(c).phase == "skip" and way.at(c).query == 2)
    now = right(put(at, "cursor", skip), way, skip)
    assert line_by_line.LINES[now.line].strip() == "continue"
    nothing = prose(press(at, "Hide nothing"), "mask_in_words")
    assert "compute all 16 scores and never continue; the matrices replace none by −∞. ✓ the same cells" in nothing


def test_what_has_happened_so_far_is_said():
    way = walked()
    weighing, adding = "its weights are being computed.", "its weights are known, and its output is being summed"
    for cursor, told in (
        (1, "So far 0 of 7 rows are done; the row of “The·0”: its scores are being computed."),
        (33, "So far 1 of 7 rows is done; the row of “bat”: its scores are being computed."),
        (way.starts[3] + 3 * 7, f"3 of 7 rows are done; the row of “out”: its exponentials are known, and {weighing}"),
        (way.starts[1] - 1, f"So far 0 of 7 rows are done; the row of “The·0”: {adding}"),
        (way.starts[1], "So far 1 of 7 rows is done."),
        (way.total, "So far 7 of 7 rows are done."),
    ):
        assert told in prose(opened("loops", cursor=str(cursor)), "step")
    assert "So far" not in prose(opened("loops", cursor="0"), "step")


def test_at_temperature_0_the_code_divides_by_nothing():
    at = opened("loops", temperature="0", cursor="38")
    way = walked(temperature=0.0)
    right(at, way, 38)
    code = prose(at, "loop_code")
    assert "part[j] = float(max(score.values()) - score[j] <= 1e-05 * max(map(abs, score.values())))" in code
    assert "temperature" not in code
    assert "1 for the largest score" in prose(at, "parts_name")
    assert "At temperature 0, the exponential of" in prose(at, "step")
    assert "is 1 if its score is the largest, and 0 otherwise: " in prose(at, "step")
    warm = opened("loops", temperature="0.5", cursor="38")
    assert "/ temperature)" in prose(warm, "loop_code")
    assert "e^((score − largest) / temperature)" in prose(warm, "parts_name")


@pytest.mark.concept(54)
def test_what_plays_presses_step_and_at_the_end_rewind():
    """The browser finds them by these marks; keys press Back, Play and Step."""
    at = opened("loops")
    for mark, label in (("data-next", "Step"), ("data-first", "Rewind"), ('data-key="n"', "Step"), ('data-key="b"', "Back")):
        [found] = re.findall(rf"<button [^>]*{mark}[^>]*>", body(at, "player"))
        assert f'aria-label="{label}"' in found
    assert re.search(r'<button data-act="play" data-key="p"[^>]*>.*Play.*Pause.*</button>', body(at, "player"))
    over = leads(press(at, "End"))
    assert (over["Step"], over["Rewind"]) == (None, 0)


def test_only_the_menu_has_a_start():
    assert "Start" not in buttons(body(opened("loops"), "player"))


@pytest.mark.parametrize(
    "link", [{"text": "one"}, {"text": TWENTY}, {"mask": "window", "window": "0"}, {"kind": "cross", "text2": "a b c"}]
)
def test_any_sentence_and_both_ends(link: dict[str, str]):
    for ends in ({"cursor": "0", "draws": "1"}, {"cursor": "16384", "draws": "1000", "dropout": "0.5", "pace": "row"}):
        at = opened("loops", **link, **ends)
        words = tokens.split(link.get("text", " ".join(WORDS)))
        memory = {"memory": ("a", "b", "c")} if "kind" in link else {}
        window = {"mask": "window", "window": 0} if "mask" in link else {}
        way = walked(words=tuple(words), **memory, **window)
        assert prose(at, "step").startswith(f"Step {0 if ends['cursor'] == '0' else way.total} of {way.total}.")


def test_no_word():
    at = opened("loops", text="  ")
    assert "no words yet" in prose(at, "remarks")
    assert "step" not in slots(at)
    assert not [piece for piece in at.pieces.values() if isinstance(piece, Picture)]
    assert loops.longest(at.view) == 0


# ---- what the page's controls reach to ----


@pytest.mark.parametrize(
    ("mask", "reach"), [("none", "window"), ("causal", "window"), ("window", "window"), ("prefix", "prefix")]
)
def test_the_slider_reaches_to_the_longest_walk_of_a_mask(mask: str, reach: str):
    """How far a mask reaches moves no slider's end: beyond the last step the last one is shown."""
    at = opened("loops", mask=mask, cursor="9999")
    longest = loops.longest(at.view)
    for far in (0, 1, 3, 6, 40):
        put(at, reach, far)
        way = walked(mask=mask, **{reach: far})
        assert loops.longest(at.view) == longest >= way.total
        assert prose(at, "step").startswith(f"Step {way.total} of {way.total}.")
        assert leads(at)["End"] is None
    assert longest == way.total


def test_what_a_step_shows_is_the_same_for_any_row():
    """So that a move of the row asks for nothing of the walk."""
    view = link.view({"cursor": "50"})
    assert loops.step(view.but(query=5)) is loops.step(view.but(query=2))
    assert loops.moves(view.but(query=5)) == loops.moves(view.but(query=2))


def test_a_row_is_clicked_and_the_arrows_move_rows_and_steps():
    at = opened("loops", text="The quick brown fox")
    assert at.pieces["by_fill"].steps["ArrowDown"] == ("query", 1, 0, 3)
    assert at.pieces["weights"].steps["ArrowRight"] == ("cursor", 1, 0, 64)
    click(at, "three_weights", "cells", 4 * 3)
    assert at.view.query == 3
    assert prose(at, "mask_in_words").startswith("fox may attend to")


def test_the_table_has_a_row_a_cell_and_says_what_is_skipped():
    way = walked(mask="causal")
    lines = csv(opened("loops", mask="causal"), "loops").splitlines()
    assert lines[0] == "i,query,j,key,score,part,weight"
    numbers = [f"{step[1, 0]:.6f}" for step in (way.scores, way.parts, way.weights)]
    assert lines[1 + 7 * 1 + 0] == ",".join(["1,bat,0,The", *numbers])
    assert lines[1 + 7 * 1 + 2] == "1,bat,2,flew,continue,continue,continue"
    assert len(lines) == 1 + 7 * 7
