"""The steps of the weighted sum as a learner takes them: each task is recognised when it is done, and not before."""

import itertools

import torch

from attn_core import scene
from pages import weighted_sum as page
from pages.view import traced_view
from tests import screen
from tests.screen import Screen, cells, close, prose, put, says, visited

PREVIOUS = {"projections": "previous", "temperature": 4}  # a head whose values are 1 at one place
GUESSES = "running.other~collect.shorter~rows.differ~mixing.same"
TWENTY = " ".join(f"w{i}" for i in range(20))


def opened(**link: object) -> Screen:
    """Return the page with a designed head, whose job can be read off, and what was predicted at every step."""
    return screen.opened("weighted_sum", **{**PREVIOUS, "guesses": GUESSES, **link})


# ---- what is predicted ----


def test_the_number_that_is_asked_for_is_one_where_less_weight_contributes_more():
    """Under any head: never the one that the page opens with."""
    for projections, query in itertools.product(("meaning", "random", "previous"), range(7)):
        at = opened(projections=projections, query=query)
        facts, heads = page.number(at.view), scene.trace(traced_view.prepare(at.view).scene).heads
        adds, leader = heads.contributions(query)[0].abs(), heads.dropped[0, query].argmax()
        if facts.asked is None:
            assert (projections, query) == ("previous", 0)
        else:
            assert facts.asked != 3
            assert adds[:, facts.asked].argmax() != leader
    at = visited("weighted_sum")
    assert page.number(at.view).asked == 49
    adds = scene.trace(traced_view.prepare(at.view).scene).heads.contributions(1)[0, :, 49]
    rows = put(at, "dimension", 49).slots["running"]["rows"]
    close(torch.tensor(rows["after"]), adds.cumsum(0))


# ---- one number ----


def test_the_picture_says_each_product_and_cuts_many_keys_to_what_fits():
    at = opened(dimension=0)
    rows = at.slots["running"]["rows"]
    assert rows["term"][:2] == ["0.77 × 1.00 = 0.77", "0.04 × 0.00 = 0.00"]
    assert at.slots["running"]["output"]["term"] == ["0.81"]
    at = opened(text=TWENTY, projections="random", query=3, dimension=5)
    rows, trace = at.slots["running"]["rows"], scene.trace(traced_view.prepare(at.view).scene).heads
    assert len(rows["label"]) == 7
    assert rows["label"][-1] == "14 others"
    close(rows["after"][-1:], trace.output[0, 3, 5:6])
    hidden = opened(mask="causal", query=1).slots["running"]["rows"]["term"]
    assert [term == "hidden" for term in hidden] == [False] * 2 + [True] * 5


# ---- all numbers ----


def test_a_number_that_rounded_products_miss_says_so():
    """Of bat, six keys have .038 each: as .04 they add up to .82, and the output is .81."""
    for link in ({"dimension": 0}, {"dimension": 3}, *({"projections": "random", "dimension": d} for d in range(16))):
        at = opened(**link)
        terms = [term.split(" = ")[-1].replace("−", "-") for term in at.slots["running"]["rows"]["term"]]
        output = float(at.slots["running"]["output"]["term"][0].replace("−", "-"))
        adds_up = round(sum(float(term) for term in terms), 2) == output
        assert page.number(at.view).rounded is not adds_up


# ---- every query ----


def test_a_row_of_equal_weights_has_no_largest():
    at = opened()
    marks = at.slots["rows"]["marks"]
    assert 0 not in [y for y, x1, x in zip(marks["y"], marks["x1"], marks["x"], strict=True) if x1 - x == 1]
    says(prose(at, "winners"), "The·0", "14 %")


def test_all_outputs_are_w_times_v():
    at = opened(query=3, projections="random")
    trace = scene.trace(traced_view.prepare(at.view).scene)
    close(cells(at, "rows"), trace.heads.weights[0])
    close(cells(at, "product_V"), trace.v[0])
    close(cells(at, "product_Y"), trace.heads.weights[0] @ trace.v[0])
    assert at.slots["product_Y"]["marks"]["y"] == [3]
