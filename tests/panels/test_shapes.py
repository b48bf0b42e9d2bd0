"""The page about shapes as a learner meets it: a control is moved, and the numbers on screen are the core's."""

import functools
from collections import Counter

import pytest
import torch

from attn_core import comparison, heads, scene
from attn_core.experiments import combining_heads, perturbation, stacked_layers
from pages import shapes
from pages.answers import answer
from pages.board.pieces import Picture
from pages.text import numbers
from pages.view import settings
from tests import screen, wiring
from tests.screen import Screen, chart, click, close, data, differences, prose, put, records, values

opened = functools.partial(screen.opened, "shapes")
SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")
DEFAULT = scene.Scene(words=SEVEN, seed=3)
TWENTY = " ".join(f"w{i}" for i in range(20))
ORIGINS = "Which token each number comes from"


@pytest.mark.concept(40)
def test_examples_never_talk_to_each_other():
    """Idea 40: four pools of eight nodes; whichever is changed, the others move by exactly 0."""
    at = opened()
    drawn = perturbation.draw_batch(DEFAULT, 4, 8)
    for example in (0, 3):
        put(at, "batch_example", example)
        moved = perturbation.moved(drawn.layer, drawn.x, example)
        names, dots, edges = (data(at, name)[0] for name in ("names", "dots", "edges"))
        assert names["said"] == [f"changed by {numbers.small(value)}" for value in moved]
        assert moved[example] > 1
        assert [value for i, value in enumerate(moved) if i != example] == [0, 0, 0]
        assert "The outputs of the 3 other examples change by 0" in prose(at, "pools_said")
        assert (len(dots["x"]), len(edges["x"])) == (32, 4 * 8 * 7)
        assert all(int(x // 2.8) == int(x1 // 2.8) for x, x1 in zip(edges["x"], edges["x1"], strict=True))
    assert len(data(put(at, "mask", "causal"), "edges")[0]["x"]) == 4 * 8 * 7 / 2
    assert "The outputs of the other example change by 0" in prose(put(at, "batch_size", 2), "pools_said")
    assert "It is the only example of this batch" in prose(put(at, "batch_size", 1), "pools_said")


@pytest.mark.concept(41)
def test_each_example_has_weights_of_its_own():
    """Idea 41: step through the batch; each example's weights are the core's and unlike the others'."""
    at = opened()
    weights = perturbation.draw_batch(DEFAULT, 4, 8).trace.heads.weights[:, 0]
    for example in (0, 1, 2, 3):
        put(at, "batch_example", example)
        row = weights[example, 1]
        sentence = (
            f"In example {example}, token 1 gives its largest weight, {100 * row.max().item():.0f} %, to token "
            f"{int(row.argmax())}."
        )
        assert sentence in prose(at, "weights_said")
        close(data(at, "cells")[example]["value"], weights[example].flatten())
    assert all((weights[i] - weights[j]).abs().max() > 0.1 for i in range(4) for j in range(i))


@pytest.mark.concept(42)
def test_the_batch_axis_changes_nothing_else():
    """Idea 42: shapes are (B, T, C), (B, T, head_size), (B, T, T), and an example by itself gives the same."""
    at = put(opened(), "heads", "1")
    assert "x (B, T, C) (4, 8, 32) (8, 32)" in prose(at, "shapes")
    assert "q (B, T, head_size) (4, 8, 16) (8, 16)" in prose(at, "shapes")
    assert "scores (B, T, T) (4, 8, 8) (8, 8) for each token, a score with every token" in prose(at, "shapes")
    assert prose(at, "shapes").rstrip().endswith("(8, 16) an output for each token")
    put(put(put(at, "batch_size", 2), "batch_tokens", 5), "head_size", 7)
    assert "x (B, T, C) (2, 5, 32) (5, 32)" in prose(at, "shapes")
    assert "v (B, T, head_size) (2, 5, 7) (5, 7)" in prose(at, "shapes")
    assert "weights (B, T, T) (2, 5, 5) (5, 5)" in prose(at, "shapes")
    assert "each example by itself gives the same outputs as in the batch" in prose(at, "checked_alone")
    assert differences(at, "checked_alone")[0] < 1e-5
    put(put(at, "heads", "4"), "mask", "causal")
    assert "mask (T, T) (5, 5) (5, 5) for each token, to which tokens it may attend" in prose(at, "shapes")
    assert "scores (B, H, T, T) (2, 4, 5, 5) (4, 5, 5)" in prose(at, "shapes")
    assert "output (B, T, H·head_size) (2, 5, 28) (5, 28)" in prose(at, "shapes")


@pytest.mark.concept(49)
def test_the_shapes_stand_in_a_line_and_the_wrong_order_mixes_up_words():
    at = opened()
    assert "view(T, H, d) 7 × 2 × 16 → transpose(0, 1) 2 × 7 × 16" in prose(at, "steps")
    in_words = (
        "7 × 2 × 16: 7 tokens, each with 2 heads of 16 numbers. 2 × 7 × 16: 2 heads, each with 7 tokens of 16 numbers."
    )
    assert prose(at, "steps_said") == in_words
    assert "Row 6 of head 0 holds numbers of token 6." in prose(at, "order")
    right = values(at, ORIGINS, 7)
    assert torch.equal(right, torch.arange(7.0).double()[:, None].expand(7, 32))
    assert chart(at, ORIGINS)["bands"]["label"] == ["head 0", "head 1"]
    at = put(at, "view_at_once", True)
    x, projections = DEFAULT.inputs(SEVEN), stacked_layers.projections(DEFAULT)
    wrong = combining_heads.pipeline(x, projections, 2, transpose=False)
    close(values(at, ORIGINS, 7), heads.join(wrong.origins))
    assert wrong.origins[0, -1].unique().tolist() == [3]
    assert "Row 6 of head 0 holds numbers of token 3; it should hold those of token 6." in prose(at, "order")
    off = comparison.largest(wrong.output, combining_heads.pipeline(x, projections, 2).output)
    assert off > 0.1
    assert f"The output is off by up to {off:.2f}" in prose(at, "order")
    assert "view(H, T, d) 2 × 7 × 16" in prose(at, "steps")
    assert prose(at, "steps_said").startswith(
        "2 × 7 × 16: 2 heads, each with 7 tokens of 16 numbers. Here, the rows are cut"
    )


@pytest.mark.parametrize("link_says", [{"heads": 1}, {"text": "bat"}])
def test_where_nothing_can_be_mixed_up_the_wrong_order_gives_the_same(link_says: dict[str, object]):
    sentence = prose(opened(view_at_once=True, **link_says), "order")
    assert "the output is the same Here with one head, or one token, nothing can be mixed up." in sentence
    assert "off by" not in sentence


def test_the_way_follows_many_tokens_and_heads():
    for text, tokens in (("one", 1), (TWENTY, 20)):
        for count in (1, 8):
            at = opened(text=text, heads=count, head_size=32 // count)
            assert f"x {tokens} × 32" in prose(at, "steps")
            assert f"{tokens} × {count} × {32 // count}" in prose(at, "steps")
            assert f"Row {tokens - 1} of head 0 holds numbers of token {tokens - 1}." in prose(at, "order")


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter:
    """Return how often the core was asked for the way from tokens to heads."""
    count, whole = Counter(), combining_heads.pipeline
    monkeypatch.setattr(combining_heads, "pipeline", lambda *a, **k: count.update(["pipeline"]) or whole(*a, **k))
    return count


def asked(at: Screen) -> None:
    """Ask for all boards, as a browser does."""
    answer.answer(answer.Question("shapes", at.view, tuple(shapes.BOARDS), {}))


def test_a_move_asks_for_no_more_than_depends_on_it(calls: Counter):
    at = opened(text="asked once for all shapes")
    asked(at)
    asked(put(at, "query", 2))
    asked(put(at, "batch_size", 2))
    assert calls["pipeline"] == 1
    asked(put(at, "view_at_once", True))
    assert calls["pipeline"] == 2
    asked(put(at, "mask", "causal"))
    assert calls["pipeline"] == 4  # as it is set and as it should be


# ---- its controls ----


ENDS = {"batch_size": (1, 4), "batch_tokens": (1, 8), "batch_example": (0, 3)}


@pytest.mark.parametrize("end", [0, 1])
def test_links_open_at_both_ends(end: int):
    """All low ends, or all high ones: they are on screen, and so is what the core makes of them."""
    ends = {name: both[end] for name, both in ENDS.items()}
    at, there = opened(**ends), wiring.controls(wiring.opened("shapes", **ends))
    assert {name: there[name].value for name in ENDS if name in there} == {
        name: value for name, value in ends.items() if end or name != "batch_example"
    }
    size, length = ends["batch_size"], ends["batch_tokens"]
    assert f"scores (B, H, T, T) ({size}, 2, {length}, {length})" in prose(at, "shapes")
    assert f"Adding 1 to every number of example {ends['batch_example']} " in prose(at, "pools_said")


@pytest.mark.parametrize("beyond", [2, 3])
def test_control_and_picture_agree_on_the_example_that_is_changed(beyond: int):
    """An example beyond the batch is the last, on the control, in the link and in the picture."""
    at = wiring.opened("shapes", batch_example=beyond, batch_size=2)
    control = wiring.controls(at)["batch_example"]
    assert (control.value, control.min, control.max) == (1, 0, 1)
    assert wiring.linked(at) == {"batch_example": "1", "batch_size": "2"}
    assert "Adding 1 to every number of example 1 " in prose(opened(**wiring.linked(at)), "pools_said")


def test_a_smaller_batch_takes_its_control_along():
    at = wiring.move(wiring.opened("shapes", batch_example=3), "batch_size", 3)
    assert wiring.controls(at)["batch_example"].value == 2
    assert wiring.linked(at) == {"batch_example": "2", "batch_size": "3"}
    at = wiring.move(at, "batch_size", 1)
    assert "batch_example" not in wiring.controls(at)
    assert wiring.linked(at) == {"batch_size": "1"}


def test_the_sidebar_draws_what_acts_here():
    """Every shared control of the page changes what is drawn; the others are not there."""
    there = wiring.controls(wiring.opened("shapes")).keys()
    other = {"text": "One two", "heads": "4", "head_size": "8", "query": "3", "head": "1", "scale": "none"}
    other |= {
        "temperature": "0.5",
        "mask": "causal",
        "projections": "same",
        "seed": "5",
        "positions": "false",
        "d_model": "64",
    }
    before = opened().slots
    assert {name for name, value in other.items() if opened(**{name: value}).slots == before} == set()
    assert other.keys() | {"tokens"} <= there
    assert not {"kind", "text2", "dropout"} & there
    for unused in ({"kind": "cross"}, {"dropout": 0.5}):
        assert {slot: opened(**unused).slots[slot] for slot in before} == before


def test_no_words_leave_a_note_and_no_picture():
    at = opened(text="")
    assert "has no words yet" in prose(at, "remarks")
    assert not any(isinstance(piece, Picture) for piece in at.pieces.values())


def test_a_click_follows_a_token():
    at = opened()
    click(at, "example_2", "cells", 6 * 8 + 1)
    assert at.view.query == 6
    assert "token 6 gives its largest weight" in prose(at, "weights_said")


def test_what_is_prepared_is_one_object_whatever_else_is_moved():
    one, other = settings.View(), settings.View(order_other=2, view_at_once=True)
    assert shapes.batched(one) is shapes.batched(other)
    assert shapes.way(one) is shapes.way(settings.View(batch_size=2, query=4, head=1))


def test_the_numbers_can_be_read_as_tables():
    """The files hold the weights of every example and the shapes on the way."""
    at = opened(batch_size=2, batch_tokens=3, head=1)
    weights = perturbation.draw_batch(DEFAULT, 2, 3).trace.heads.weights[:, 1]
    rows = records(at, "batch_weights")
    assert [(row["example"], row["query"]) for row in rows] == [(str(b), str(t)) for b in range(2) for t in range(3)]
    close([[float(row[f"key {j}"]) for j in range(3)] for row in rows], weights.flatten(0, 1))
    assert [row["shape"] for row in records(at, "way")][:3] == ["(7, 32)", "(7, 32)", "(7, 2, 16)"]
