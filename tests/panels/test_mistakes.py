"""The page on mistakes: every bug is run with the settings, and the numbers on screen equal the core's, or plain torch's."""

import math
import re
from dataclasses import replace

import pytest
import torch

from attn_core import mistakes, scene
from attn_core.mistakes import MISTAKES, symptoms
from pages import mistakes as page
from pages.text.languages import Words
from pages.view import link
from pages.view.settings import SENTENCE
from tests import wiring
from tests.mistakes import SCENE, TWENTY, bugs, matches, scores, symptom
from tests.screen import body, cells, close, opened, press, prose, put, records, slots

titles = Words("bugs", "en").TITLES
LABELS = ["The·0", "bat", "flew", "out", "of", "the·5", "cave"]


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_shown_as_the_core_runs_it(name: str):
    """Chosen in the box: numbers, pictures, verdict, the line that differs; then off, and all is right."""
    at, outcome = opened("mistakes", mistake=name), mistakes.run(name, SCENE)
    plane = symptoms.plane(outcome, 0)
    found = [number for pair in symptom(at).values() for number in pair]
    expected = [number for one in outcome.symptoms for number in (one.right, one.wrong)]
    assert found == pytest.approx(expected, rel=1e-3, abs=1e-8)
    close(cells(at, "mistake_right"), plane.right.masked_fill(plane.hidden, math.nan))
    gone = (plane.hidden & ~plane.leaks) | plane.undefined
    close(cells(at, "mistake_mine"), plane.wrong.masked_fill(gone, math.nan))
    assert prose(at, "verdict").endswith(outcome.caught)
    assert at.pieces["check"].program == MISTAKES[name].check
    assert at.pieces["fix"].program == MISTAKES[name].differing
    assert body(at, "fix").count('class="gone"') == body(at, "fix").count('class="new"') == 1
    assert ("error" in slots(at)) == bool(outcome.error)
    assert not outcome.error or prose(at, "error").endswith(outcome.error)
    for on in (True, False):
        put(at, "mistake_on", on)
        assert prose(at, "verdict").startswith("✗" if on else "✓")
        assert at.pieces["program"].program == MISTAKES[name].program(bug=on)
    assert all(right == now for right, now in symptom(at).values())
    close(cells(at, "mistake_mine"), cells(at, "mistake_right"))


@pytest.mark.parametrize("name", [*MISTAKES][::3])
def test_the_list_leads_to_each_mistake_where_it_acts_and_has_its_first_number(name: str):
    """At the present settings, which stay; a bug that was asked for is on, and in its first head that differs."""
    at = opened("mistakes", mistake_on=False, mistake_head=1, head_size=8)
    first = mistakes.run(name, replace(SCENE, head_size=8)).symptoms[0]
    assert f"{round(first.wrong, 9):.4g}".replace("-", "−") in bugs(at)[titles[name]].replace("-", "−")
    press(at, titles[name])
    assert (at.view.mistake, at.view.mistake_on, at.view.head_size) == (name, True, 8)
    right, mine = (cells(at, slot).nan_to_num(7) for slot in ("mistake_right", "mistake_mine"))
    assert not torch.equal(right, mine) or at.slots["mistake_mine"]["flaws"]["x"]  # undefined


def test_no_scaling_and_the_models_scale_follow_the_head_size():
    """The variance of softmax's input is head_size times too large, or head_size / d_model."""
    at = opened("mistakes")
    for name, divided in (("no_scaling", lambda _: 1), ("model_scale", lambda _: 32)):
        for size in (4, 32, 64):
            put(put(at, "mistake", name), "head_size", size)
            raw = scores(replace(SCENE, head_size=size)).var().item()
            assert next(iter(symptom(at).values())) == pytest.approx((raw / size, raw / divided(size)), rel=1e-3)
    said = {size: prose(put(at, "head_size", size), "notes") for size in (16, 32, 64)}
    assert len({re.sub(r"\d+", "", each) for each in said.values()}) == 3  # too uniform, the same, too concentrated
    assert [re.findall(r"√(\d+)", each) for each in said.values()] == [["32", "16"], ["32"], ["32", "64"]]


def test_a_row_that_sees_nothing_is_drawn_as_undefined():
    """Never as numbers; with the fix its weights are hidden, and no number is NaN."""
    at = opened("mistakes", mistake="blind_row", text=TWENTY, heads=4)
    [block] = zip(*at.slots["mistake_mine"]["flaws"].values(), strict=True)
    assert block[:5] == (0, 20, 0, 1, "undefined")
    assert symptom(at)["Weights that are NaN"] == (0, 4 * 20)
    assert "undefined" in prose(at, "mistake_row")
    put(at, "mistake_on", False)
    assert at.slots["mistake_mine"]["flaws"]["x"] == []
    assert symptom(at)["Weights that are NaN"] == (0, 0)


@pytest.mark.parametrize(("lang", "point", "query"), [("en", ".", 0), ("de", ",", 2), ("en", ".", 6)])
def test_a_mask_after_softmax_is_repaired_by_dividing_rows_by_their_sums(lang: str, point: str, query: int):
    """With the row's numbers: a weight of softmax over all keys, the sum of the visible ones, and softmax over these."""
    at = opened("mistakes", mistake="mask_after_softmax", query=query, lang=lang)
    scaled = scores(SCENE)[0, query] / 4
    late, early = torch.softmax(scaled, -1)[: query + 1], torch.softmax(scaled[: query + 1], -1)
    key = int((late - early).abs().argmax()) if query < 6 else int(early.argmax())
    wanted = [
        f"{part.item():.4g}".replace(".", point) for part in (late.sum(), late[key], late.sum(), early[key], early[key])
    ]
    said = prose(at, "divided").casefold()
    found = re.findall(r"\b\d+(?:[.,]\d+)?(?=[\s*.,])", said.partition("sum")[2])
    assert SENTENCE.split()[key].casefold() in said
    assert [*filter(lambda text: text in wanted, found)] == wanted
    assert "divided" not in put(at, "mistake_on", False).pieces


def test_where_hidden_words_take_all_the_weight_nothing_is_left_to_divide():
    """“The” looks for “the”, which the mask hides, and at a low temperature its weight is 1 to all digits."""
    at = opened("mistakes", mistake="mask_after_softmax", query=0, projections="same", mask="causal", temperature=0.01)
    assert "0 ÷ 0" in prose(at, "divided")
    assert re.search(r" (\S+e−\d+) ÷ \1 = 1\b", prose(put(at, "temperature", 0.1), "divided"))  # tiny, but not 0


def test_the_row_is_said_with_what_is_right_and_what_the_bug_makes_of_it_and_the_file_has_both():
    """Without the scale, in plain torch: softmax of scores over √16 beside softmax of scores."""
    x, _, drawn = scene.attention_inputs(scene.Scene(words=tuple(SENTENCE.split()), seed=3), "cpu")
    raw = (x @ drawn.wq[:, :16]) @ (x @ drawn.wk[:, :16]).T
    right, wrong = torch.softmax(raw / 4, -1), torch.softmax(raw, -1)
    rows = records(opened("mistakes", mistake="no_scaling"), "mistake_cells")
    assert [(row["row"], row["column"]) for row in rows] == [(query, key) for query in LABELS for key in LABELS]
    for name, expected in (("right", right), ("with the bug", wrong)):
        close(torch.tensor([float(row[name]) for row in rows]).reshape(7, 7), expected)
    for query in (4, 5):
        at, key = opened("mistakes", mistake="no_scaling", query=query), int((right - wrong)[query].abs().argmax())
        said = prose(at, "mistake_row")
        assert said.startswith(f"{LABELS[query]} ")
        assert LABELS[key] in said
        assert re.findall(r"(\d+) %", said)[:2] == [f"{100 * side[query, key]:.0f}" for side in (right, wrong)]
        marks = at.slots["mistake_mine"]["marks"]
        assert set(zip(marks["y"], marks["x"], strict=True)) == {(query, 0), (query, key)}


def test_a_bug_that_leaves_the_row_or_the_head_or_every_output_right_says_so():
    """By another sentence than where it changes them; the word or the head that it changes is named."""
    row = prose(opened("mistakes", mistake="blind_row"), "mistake_row")
    assert row.count("The·0") > prose(opened("mistakes", mistake="blind_row", query=0), "mistake_row").count("The·0") > 0
    at = opened("mistakes", mistake="every_head_the_first")
    close(cells(at, "mistake_mine"), cells(at, "mistake_right"))
    assert "1" in prose(at, "mistake_row")
    at = opened("mistakes", text="bat", projections="same", temperature=0)  # half the scores are the largest one
    outcome = mistakes.run("model_scale", replace(page.settings(at.view).scene, scale="head"))
    assert (outcome.symptoms[0].differs, outcome.symptoms[-1].differs) == (True, False)
    assert len(bugs(at)[titles["model_scale"]]) > len(bugs(opened("mistakes"))[titles["model_scale"]])


def test_a_symptom_leads_to_its_bugs():
    signs = {"nan": ["mask_swapped", "blind_row"], "flat": ["model_scale", "heads_averaged", "scale_of_another_width"]}
    signs["sums"] = ["wrong_axis", "dropped_returned", "dropout_in_evaluation", "mask_after_softmax"]
    for sign, names in signs.items():
        at = put(opened("mistakes", mistake_on=False), "mistake_sign", sign)
        assert matches(at) == [titles[name] for name in names]
        press(at, titles[names[-1]])
        assert (at.view.mistake, at.view.mistake_on) == (names[-1], True)
    assert matches(opened("mistakes")) is None


def test_a_mask_that_leaves_a_word_no_key_is_replaced_and_said():
    """By a causal one, since programs that don't expect an empty row would give NaN; a bug with masks of its own says it."""
    note = "Your mask hides every key from some word"
    for name in ("wrong_axis", "zero_fill"):
        at = opened("mistakes", mistake=name, mask="left_padding", prefix=2)
        said, outcome = prose(at, "notes"), page.bug(at.view).outcome
        assert said.count("causal mask") == 1
        assert note in said
        assert outcome.allowed.equal(torch.ones(7, 7).tril().bool())
    for said in (
        {"mask": "left_padding", "prefix": 0},
        {"mask": "packed"},
        {"mistake": "blind_row", "mask": "left_padding"},
    ):
        assert note not in prose(opened("mistakes", **{"mistake": "wrong_axis", **said}), "notes")


NOTED = [  # a mistake, what it can't take or puts in itself, and what needs no note
    ("zero_fill", {}, {"mask": "prefix"}),
    ("dropout_before_softmax", {}, {"dropout": 0.1}),
    ("join_without_transpose", {"heads": 1}, {"heads": 4}),
    ("no_positions", {"positions": "false"}, {"positions": "true"}),
    ("wrong_axis", {"temperature": 0.005}, {"temperature": 0.01}),
    ("wrong_axis", {"kind": "cross"}, {}),
    ("wrong_axis", {"scale": "none"}, {}),
    ("wrong_axis", {"dropout": 0.5}, {}),
    ("wrong_axis", {"text": "bat"}, {}),
]


@pytest.mark.parametrize(("name", "lacking", "has"), NOTED)
def test_what_a_bug_cannot_take_or_puts_in_is_said_only_where_it_does(name: str, lacking: dict, has: dict):
    less, more = (prose(opened("mistakes", mistake=name, **link), "notes") for link in (lacking, {**lacking, **has}))
    plain = prose(opened("mistakes", mistake="wrong_axis"), "notes")
    assert less != (more if has else plain)


def test_a_head_beyond_the_last_is_the_last_and_a_mistake_that_needs_two_has_two():
    at = opened("mistakes", mistake_head=7, heads=8, mistake="wrong_axis")
    for name, to, head in (("heads", 8, 7), ("heads", 1, 0), ("mistake", "join_without_transpose", 1)):
        assert f"head {head}" in prose(put(at, name, to), "mistake_mine_name")
    one = link.view({"heads": "1"})
    assert (page.heads(one), page.heads(one.but(mistake="join_without_transpose"))) == (1, 2)
    whys = [
        page.why_no_head(one.but(**more)) for more in ({}, {"mistake": "averaged_in_place"}, {"mistake": "groups_tiled"})
    ]
    assert [bool(why) for why in whys] == [True, True, False]


def test_the_formula_of_the_bug_stands_beside_the_right_one():
    """With the bug off both are the right one; both frame the differences, and have the height of the highest."""
    at = wiring.opened("mistakes", mistake="wrong_axis")
    right, wrong = page.formulas(MISTAKES["wrong_axis"], on=True)
    assert [latex.value.strip("$\n") for latex in at.latex] == [right, wrong]
    assert (r"e^{s_{ik}}" in right, r"e^{s_{kj}}" in wrong) == (True, True)
    assert [latex.value.strip("$\n") for latex in at.toggle(key="mistake_on").set_value(False).run().latex] == [right] * 2
