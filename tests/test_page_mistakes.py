"""Mistakes as a learner meets them: every bug is run on what is set, and what is on screen equals the core's numbers."""

import html
import math
import re
from dataclasses import replace

import pytest
import torch
from streamlit.testing.v1 import AppTest
from torch import Tensor

from attn_core import mistakes, scene, symptoms
from attn_core.mistakes import MISTAKES
from pages.ui import links
from pages.ui.link import LINKED, SENTENCE
from pages.ui.story.mistakes_formulas import FORMULAS
from tests.explore import tables_of
from tests.story_page import cells, close, opened, press, put, said, slots

SCENE = scene.Scene(tuple(SENTENCE.split()), seed=3)
TWENTY = " ".join(f"w{i}" for i in range(20))
TRIANGLE = torch.ones(7, 7, dtype=torch.bool).tril()


def symptom(at: AppTest) -> dict[str, tuple[float, float]]:
    """Return the table of the symptom: label → right and as switched."""
    [body] = [e.proto.body for e in at.get("html") if 'id="slot-mistake_symptoms"' in e.proto.body]
    rows = re.findall(r"<tr><th scope=\"row\">(.*?)</th><td>(.*?)</td><td>(.*?)</td></tr>", body)
    plain = [[html.unescape(re.sub("<[^>]+>", "", cell)) for cell in row] for row in rows]
    return {label: (float(right.replace("−", "-")), float(now.replace("−", "-"))) for label, right, now in plain}


def scores(setting: scene.Scene) -> Tensor:
    """Return q·k of a scene, (H, T, T)."""
    return scene.trace(setting).heads.scores.double()


def test_the_links_list_of_mistakes_is_the_cores():
    """The link format names them without importing torch."""
    assert tuple(MISTAKES) == links.MISTAKES
    assert LINKED["mistake_sign"].parse("silent") == symptoms.SIGNS[-1]


# ---- every mistake: what the pictures, numbers, check and fix say ----


@pytest.fixture(scope="module")
def walked() -> AppTest:
    """Return the page, one for all mistakes."""
    return opened("mistakes")


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_shown_as_the_core_runs_it(walked: AppTest, name: str):
    """Chosen in the box: numbers, pictures, verdict, the line that differs; then off, and all is right."""
    at, outcome = walked, mistakes.run(name, SCENE)
    plane = symptoms.plane(name, outcome, 0)
    put(at, "mistake_seen", name)
    found = [number for pair in symptom(at).values() for number in pair]
    expected = [number for one in outcome.symptoms for number in (one.right, one.wrong)]
    assert found == pytest.approx(expected, rel=1e-3, abs=1e-8)
    close(cells(at, "mistake_right"), plane.right.masked_fill(plane.hidden, math.nan))
    gone = (plane.hidden & ~plane.leaks) | plane.undefined
    close(cells(at, "mistake_mine"), plane.wrong.masked_fill(gone, math.nan))
    assert said(at, "verdict") == f"✗ AssertionError: {outcome.caught}"
    assert at.code[0].value == MISTAKES[name].check
    assert at.code[1].value.count("\n- ") + at.code[1].value.startswith("- ") >= 1
    assert ("error" in slots(at)) == bool(outcome.error)
    if outcome.error:
        assert said(at, "error").endswith(f"{MISTAKES[name].loud} ✗ RuntimeError: {outcome.error}")
    put(at, "mistake_on", False)
    assert all(right == now for right, now in symptom(at).values())
    close(cells(at, "mistake_mine"), cells(at, "mistake_right"))
    assert said(at, "verdict") == "✓ passes"
    put(at, "mistake_on", True)


@pytest.mark.concept(20)
def test_no_scaling_and_the_models_scale_follow_the_head_size():
    """The variance of what goes into softmax is head_size times too large, or head_size / d_model."""
    at = opened("mistakes", mistake="no_scaling")
    label = "Variance of the scaled scores"
    for size in (4, 64):
        put(at, "head_size", size)
        right, wrong = symptom(at)[label]
        raw = scores(replace(SCENE, head_size=size)).var().item()
        assert (right, wrong) == pytest.approx((raw / size, raw), rel=1e-3)
    put(at, "mistake_seen", "model_scale")
    right, wrong = symptom(at)[label]
    assert (right, wrong) == pytest.approx((raw / 64, raw / 32), rel=1e-3)
    assert said(at, "notes") == "Here by √32, not √64: rows turn too sharp."
    put(at, "head_size", 16)
    assert symptom(at)[label][1] == pytest.approx(scores(SCENE).var().item() / 32, rel=1e-3)
    assert said(at, "notes") == "Here by √32, not √16: rows turn too flat."
    put(at, "head_size", 32)
    assert symptom(at)[label][0] == symptom(at)[label][1]
    assert said(at, "notes") == "Here both are √32: the same."
    put(at, "mask", "window")
    put(at, "window", 0)
    put(at, "head_size", 16)
    assert said(at, "notes") == "Here by √32, not √16: rows stay as they are."  # each word sees itself only


@pytest.mark.concept(9)
def test_softmax_over_the_wrong_axis_leaves_columns_that_sum_to_one():
    """Rows don't, until the switch is off; another head has other numbers."""
    at = opened("mistakes", mistake="wrong_axis")
    scaled = scores(SCENE) / 4
    wrong = torch.softmax(scaled, -2)
    close(cells(at, "mistake_mine"), wrong[0])
    close(cells(at, "mistake_mine").sum(0), torch.ones(7, dtype=torch.float64))
    sums = wrong.sum(-1)
    assert symptom(at)["Smallest row sum"] == pytest.approx((1, sums.min().item()), rel=1e-3)
    assert symptom(at)["Largest row sum"] == pytest.approx((1, sums.max().item()), rel=1e-3)
    put(at, "mistake_head_seen", 1)
    close(cells(at, "mistake_mine"), wrong[1])
    put(at, "mistake_on", False)
    close(cells(at, "mistake_mine"), torch.softmax(scaled, -1)[1])
    close(cells(at, "mistake_mine").sum(-1), torch.ones(7, dtype=torch.float64))


@pytest.mark.concept(35)
def test_a_row_that_sees_nothing_is_drawn_as_undefined():
    """Never as numbers; with the fix its weights are hidden, and no number is NaN."""
    at = opened("mistakes", mistake="blind_row")
    [block] = zip(*tables_of(at)["mistake_mine"]["flaws"].values(), strict=True)
    assert block[:5] == (0, 7, 0, 1, "undefined")
    assert cells(at, "mistake_mine")[0].isnan().all()
    assert symptom(at)["Weights that are NaN"] == (0, 2 * 7)
    assert "undefined" in said(at, "mistake_row")
    put(at, "heads", "4")
    assert symptom(at)["Weights that are NaN"] == (0, 4 * 7)
    put(at, "mistake_on", False)
    assert tables_of(at)["mistake_mine"]["flaws"]["x"] == []
    assert symptom(at)["Weights that are NaN"] == (0, 0)


@pytest.mark.concept(49)
def test_heads_split_or_joined_without_the_transpose_mix_words():
    """A head is made of T / heads words instead of all; a row joins as many words as there are heads."""
    at = opened("mistakes", mistake="split_without_transpose", text=TWENTY)
    label = "Words that head 1 is made of"
    assert symptom(at)[label] == (20, 10)
    put(at, "heads", "4")
    assert symptom(at)[label] == (20, 5)
    put(at, "mistake_seen", "join_without_transpose")
    assert symptom(at)["Words whose outputs stand in row 0"] == (1, 4)
    put(at, "text", SENTENCE)
    traced = scene.trace(replace(SCENE, heads=4))
    close(cells(at, "mistake_right"), traced.heads.output[0].double())
    close(cells(at, "mistake_mine"), traced.heads.output.double().reshape(7, 64)[:, :16])
    assert "view size is not compatible" in said(at, "error")


@pytest.mark.concept(3)
def test_averaging_in_place_drifts_from_row_two_on():
    """Weights 1/2, 1/6, 1/3 in row 2, whatever the words; the switch off brings the thirds back."""
    at = opened("mistakes", mistake="averaged_in_place")
    assert cells(at, "mistake_mine")[2, :3].tolist() == pytest.approx([1 / 2, 1 / 6, 1 / 3], abs=1e-4)
    assert symptom(at)["Rows that drift"] == (0, 5)
    close(cells(at, "mistake_mine")[:2].nan_to_num(), cells(at, "mistake_right")[:2].nan_to_num())
    put(at, "mistake_on", False)
    assert cells(at, "mistake_mine")[2, :3].tolist() == pytest.approx([1 / 3] * 3, abs=1e-4)
    put(at, "mistake_on", True)
    put(at, "text", "a b c d")
    assert symptom(at)["Rows that drift"] == (0, 2)


@pytest.mark.concept(36)
def test_a_swapped_mask_shows_each_row_what_it_must_not_see():
    """The future gets all weight, and the last row, which may see all, sees nothing."""
    at = opened("mistakes", mistake="mask_swapped")
    swapped = torch.softmax((scores(SCENE)[0] / 4).masked_fill(TRIANGLE, -math.inf), -1)
    close(cells(at, "mistake_mine")[:6], swapped[:6])
    assert cells(at, "mistake_mine")[6].isnan().all()
    leaks = sum(said == "" for said in tables_of(at)["mistake_mine"]["flaws"]["said"])
    assert leaks == 21
    assert symptom(at)["Weight on hidden words, mean of all rows"][1] == pytest.approx(6 / 7, rel=1e-3)
    put(at, "mask", "window")
    put(at, "window", 1)
    assert symptom(at)["Weights that are NaN"] == (0, 0)  # no row of a window sees all
    assert symptom(at)["Weight on hidden words, mean of all rows"] == (0, 1)


# ---- from a symptom to the bug ----


@pytest.mark.parametrize(
    ("sign", "names"),
    [("nan", ["mask_swapped", "blind_row"]), ("sums", ["wrong_axis", "mask_after_softmax"]), ("flat", ["model_scale"])],
)
def test_a_symptom_leads_to_its_bugs(sign: str, names: list[str]):
    """Choosing what is seen offers those that do it, and pressing one shows it."""
    at = opened("mistakes")
    assert not [b for b in at.button if (b.key or "").startswith("match ")]
    put(at, "mistake_sign_seen", sign)
    assert [b.key for b in at.button if (b.key or "").startswith("match ")] == [f"match {name}" for name in names]
    press(at, f"match {names[-1]}")
    assert at.code[0].value == MISTAKES[names[-1]].check


def test_the_table_shows_every_mistake_and_leads_to_it():
    """With its first number that differs, at the present settings."""
    at = opened("mistakes", mistake_on="false")
    for name in MISTAKES:
        first = mistakes.run(name, SCENE).symptoms[0]
        assert f"{round(first.wrong, 9):.4g}" in said(at, f"bug_{name}")
    press(at, "see zero_fill")
    assert at.code[0].value == MISTAKES["zero_fill"].check
    assert at.session_state["mistake_on"] is True  # a bug that was asked for is on
    put(at, "head_size", 1)
    assert "changes nothing" in said(at, "bug_no_scaling")


# ---- links, ends, odd sentences ----


def test_a_link_shows_its_view():
    """All the page's own names at once."""
    at = opened("mistakes", mistake="zero_fill", mistake_on="false", mistake_head="1", mistake_sign="leak")
    assert at.code[0].value == MISTAKES["zero_fill"].check
    assert at.session_state["mistake_on"] is False
    close(cells(at, "mistake_mine")[6], scene.trace(SCENE).heads.weights[1, 6].double())
    assert "match zero_fill" in [b.key for b in at.button]


def test_a_head_beyond_the_last_becomes_the_last():
    """From a link, and when there are fewer heads; a mistake that needs two has two."""
    at = opened("mistakes", mistake_head="7", heads="8", mistake="wrong_axis")
    assert "head 8" in said(at, "mistake_mine_name")
    put(at, "heads", "1")
    assert "head 1" in said(at, "mistake_mine_name")
    put(at, "mistake_seen", "join_without_transpose")
    put(at, "mistake_head_seen", 1)
    assert "head 2" in said(at, "mistake_mine_name")


def test_no_sentence_draws_nothing_and_says_so():
    """And the first word brings the pictures back."""
    at = opened("mistakes", text=" ")
    assert "has no words yet" in said(at, "remarks")
    assert not at.get("vega_lite_chart")
    put(at, "text", "bat")
    assert len(at.get("vega_lite_chart")) == 2
    assert "yours are repeated" in said(at, "notes")


def test_settings_that_a_bug_cannot_take_are_said():
    """In cross-attention, unscaled, at temperature 0, with dropout."""
    at = opened("mistakes", kind="cross", scale="none", temperature="0", dropout="0.5", mistake="wrong_axis")
    for note in ("looks at itself", "divides by √head_size", "Temperature is 0.01", "Dropout is left out"):
        assert note in said(at, "notes")


@pytest.mark.parametrize(
    ("name", "note", "link"),
    [
        ("zero_fill", "A causal mask", {"mask": "prefix"}),
        ("dropout_before_softmax", "Dropout is 0.5", {"dropout": "0.1"}),
        ("join_without_transpose", "Two heads", {"heads": "4"}),
        ("no_positions", "Positions are on", {"positions": "true"}),
    ],
)
def test_what_a_bug_puts_in_is_said_only_where_it_does(name: str, note: str, link: dict[str, str]):
    """A learner who has set it already reads nothing of it."""
    lacking = {"heads": "1", "positions": "false", "mistake": name}
    assert note in said(opened("mistakes", **lacking), "notes")
    assert note not in said(opened("mistakes", **{**lacking, **link}), "notes")


@pytest.mark.parametrize("name", MISTAKES)
def test_each_formula_says_the_right_and_the_wrong(name: str):
    """The picture of the bug has its formula, with the bug off the right one; both frame what differs."""
    at = opened("mistakes", mistake=name)
    right, wrong = (latex.value for latex in at.latex)
    assert FORMULAS[name] == (right.strip("$\n"), wrong.strip("$\n"))
    assert right != wrong
    assert right.count("{") == right.count("}")
    assert wrong.count("{") == wrong.count("}")
    frames = [re.split(r"\\boxed\{", formula)[1:] for formula in (right, wrong)]
    assert len(frames[0]) == len(frames[1]) == 2  # the first is what makes all formulas as high
    put(at, "mistake_on", False)
    assert [latex.value for latex in at.latex] == [right, right]


def test_the_selected_row_is_marked_and_said_and_the_one_that_changes_most():
    """The row is the page's own for all pages; a bug that leaves it alone says so."""
    at = opened("mistakes", mistake="blind_row")
    assert said(at, "mistake_row").startswith("Row bat has the right numbers. Most: row The·0 is undefined")
    put(at, "query", 0)
    assert said(at, "mistake_row").startswith("Row The·0 is undefined")
    assert tables_of(at)["mistake_right"]["marks"]["y"] == [0, 0]
    put(at, "mistake_seen", "no_scaling")
    put(at, "query", 5)
    outcome = mistakes.run("no_scaling", SCENE)
    column = int((outcome.right - outcome.wrong)[0, 5].abs().argmax())
    right, wrong = (round(100 * part[0, 5, column].item()) for part in (outcome.right, outcome.wrong))
    words = "Row the·5 on of: right 22 %, with the bug 50 %."
    assert (column, right, wrong) == (4, 22, 50)
    assert said(at, "mistake_row").startswith(words)
    marks = tables_of(at)["mistake_mine"]["marks"]
    assert (marks["y"], marks["x"]) == ([5, 5], [0, 4])
    put(at, "query", 6)
    put(at, "text", "bat")
    assert said(at, "mistake_row").startswith("Row bat·2")  # one word is repeated to three rows, this is the last


def test_twenty_words_are_one_picture_with_their_undefined_row():
    """Cells are no longer drawn one by one, undefined rows still are."""
    at = opened("mistakes", text=TWENTY, mistake="blind_row")
    assert "picture" in tables_of(at)["mistake_mine"]
    [block] = zip(*tables_of(at)["mistake_mine"]["flaws"].values(), strict=True)
    assert block[:5] == (0, 20, 0, 1, "undefined")


def test_the_tables_hold_the_pictures_numbers():
    """As data to save, undefined cells in words."""
    at = opened("mistakes", folds=("mistake_numbers_open",), mistake="blind_row")
    table = at.dataframe[0].value
    assert len(table) == 49
    assert table["with the bug"].tolist()[:7] == ["undefined"] * 7
    assert table["right"].tolist()[8] == pytest.approx(1)  # bat sees itself only
    assert len(at.dataframe[1].value) == 4
