"""The page on mistakes: every bug is run with the settings, and the numbers on screen equal the core's."""

import math
import re
from dataclasses import replace

import pytest
import torch

from attn_core import mistakes, scene
from attn_core.mistakes import MISTAKES, symptoms
from pages.text.languages import Words
from pages.view.settings import SENTENCE
from tests.mistakes import SCENE, TWENTY, scores, symptom
from tests.screen import Screen, body, cells, close, opened, prose, put, slots

bugs_text = Words("bugs", "en")

TRIANGLE = torch.ones(7, 7, dtype=torch.bool).tril()


# ---- every mistake: what the pictures, numbers, check and fix say ----


@pytest.fixture(scope="module")
def walked() -> Screen:
    """Return the page, one for all mistakes."""
    return opened("mistakes")


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_shown_as_the_core_runs_it(walked: Screen, name: str):
    """Chosen in the box: numbers, pictures, verdict, the line that differs; then off, and all is right."""
    at, outcome = walked, mistakes.run(name, SCENE)
    plane = symptoms.plane(outcome, 0)
    put(at, "mistake", name)
    found = [number for pair in symptom(at).values() for number in pair]
    expected = [number for one in outcome.symptoms for number in (one.right, one.wrong)]
    assert found == pytest.approx(expected, rel=1e-3, abs=1e-8)
    close(cells(at, "mistake_right"), plane.right.masked_fill(plane.hidden, math.nan))
    gone = (plane.hidden & ~plane.leaks) | plane.undefined
    close(cells(at, "mistake_mine"), plane.wrong.masked_fill(gone, math.nan))
    assert prose(at, "verdict") == f"✗ AssertionError: {outcome.caught}"
    assert at.pieces["check"].program == MISTAKES[name].check
    told = f"{bugs_text.TITLES[name]}. {bugs_text.SUMMARIES[name]}"
    assert prose(at, "what").replace("−", "-") == told.replace("−", "-")
    assert at.pieces["fix"].program == MISTAKES[name].differing
    assert body(at, "fix").count('class="gone"') == body(at, "fix").count('class="new"') == 1
    assert at.pieces["program"].program == MISTAKES[name].program(bug=True)
    assert ("error" in slots(at)) == bool(outcome.error)
    if outcome.error:
        assert prose(at, "error").endswith(f"{MISTAKES[name].loud} ✗ RuntimeError: {outcome.error}")
    put(at, "mistake_on", False)
    assert all(right == now for right, now in symptom(at).values())
    close(cells(at, "mistake_mine"), cells(at, "mistake_right"))
    assert prose(at, "verdict") == "✓ The check passes"
    assert at.pieces["program"].program == MISTAKES[name].program(bug=False)
    put(at, "mistake_on", True)


@pytest.mark.concept(20)
def test_no_scaling_and_the_models_scale_follow_the_head_size():
    """The variance of softmax's input is head_size times too large, or head_size / d_model."""
    at = opened("mistakes", mistake="no_scaling")
    label = "Variance of the scaled scores"
    for size in (4, 64):
        put(at, "head_size", size)
        right, wrong = symptom(at)[label]
        raw = scores(replace(SCENE, head_size=size)).var().item()
        assert (right, wrong) == pytest.approx((raw / size, raw), rel=1e-3)
    put(at, "mistake", "model_scale")
    right, wrong = symptom(at)[label]
    assert (right, wrong) == pytest.approx((raw / 64, raw / 32), rel=1e-3)
    assert prose(at, "notes") == "Here scores are divided by √32 in place of √64: the weights become too concentrated."
    put(at, "head_size", 16)
    assert symptom(at)[label][1] == pytest.approx(scores(SCENE).var().item() / 32, rel=1e-3)
    assert prose(at, "notes") == "Here scores are divided by √32 in place of √16: the weights become too uniform."
    put(at, "head_size", 32)
    assert symptom(at)[label][0] == symptom(at)[label][1]
    assert prose(at, "notes") == "Here √d_model and √head_size are both √32."
    put(at, "mask", "window")
    put(at, "window", 0)
    put(at, "head_size", 16)
    assert (
        prose(at, "notes") == "Here scores are divided by √32 in place of √16: the weights stay the same."
    )  # each word sees itself only


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
    put(at, "mistake_head", 1)
    close(cells(at, "mistake_mine"), wrong[1])
    put(at, "mistake_on", False)
    close(cells(at, "mistake_mine"), torch.softmax(scaled, -1)[1])
    close(cells(at, "mistake_mine").sum(-1), torch.ones(7, dtype=torch.float64))


@pytest.mark.concept(35)
def test_a_row_that_sees_nothing_is_drawn_as_undefined():
    """Never as numbers; with the fix its weights are hidden, and no number is NaN."""
    at = opened("mistakes", mistake="blind_row")
    [block] = zip(*at.slots["mistake_mine"]["flaws"].values(), strict=True)
    assert block[:5] == (0, 7, 0, 1, "undefined")
    assert cells(at, "mistake_mine")[0].isnan().all()
    assert symptom(at)["Weights that are NaN"] == (0, 2 * 7)
    assert "undefined" in prose(at, "mistake_row")
    put(at, "heads", "4")
    assert symptom(at)["Weights that are NaN"] == (0, 4 * 7)
    put(at, "mistake_on", False)
    assert at.slots["mistake_mine"]["flaws"]["x"] == []
    assert symptom(at)["Weights that are NaN"] == (0, 0)


@pytest.mark.concept(49)
def test_heads_split_or_joined_without_the_transpose_mix_words():
    """A head is made of T / heads words instead of all; a row joins as many words as there are heads."""
    at = opened("mistakes", mistake="split_without_transpose", text=TWENTY)
    label = "Words that head 0 is made of"
    assert symptom(at)[label] == (20, 10)
    put(at, "heads", "4")
    assert symptom(at)[label] == (20, 5)
    put(at, "mistake", "join_without_transpose")
    assert symptom(at)["Words whose outputs stand in row 0"] == (1, 4)
    put(at, "text", SENTENCE)
    traced = scene.trace(replace(SCENE, heads=4))
    close(cells(at, "mistake_right"), traced.heads.output[0].double())
    close(cells(at, "mistake_mine"), traced.heads.output.double().reshape(7, 64)[:, :16])
    assert "view size is not compatible" in prose(at, "error")


@pytest.mark.concept(36)
@pytest.mark.parametrize(("lang", "point"), [("en", "."), ("de", ",")])
@pytest.mark.parametrize("query", [0, 2, 6])
def test_a_mask_after_softmax_is_repaired_by_dividing_rows_by_their_sums(lang: str, point: str, query: int):
    """With the row's numbers: a weight of softmax over all keys, the sum of the visible ones, and softmax over these."""
    at = opened("mistakes", mistake="mask_after_softmax", query=query, lang=lang)
    scaled = scores(SCENE)[0, query] / 4
    late, early = torch.softmax(scaled, -1)[: query + 1], torch.softmax(scaled[: query + 1], -1)
    key = int((late - early).abs().argmax()) if query < 6 else int(early.argmax())
    numbers = [late.sum(), late[key], late.sum(), early[key], early[key]]
    wanted = [f"{number.item():.4g}".replace(".", point) for number in numbers]
    words = SENTENCE.split()[key].casefold()
    found = re.findall(r"\b\d+(?:[.,]\d+)?(?=[\s*.,])", prose(at, "divided").casefold().partition("sum")[2])
    assert words in prose(at, "divided").casefold()
    assert [*filter(lambda text: text in wanted, found)] == wanted
    put(at, "mistake_on", False)
    assert "divided" not in at.pieces


def test_where_hidden_words_take_all_the_weight_nothing_is_left_to_divide():
    """“The” looks for “the”, which the mask hides, and at a low temperature its weight is 1 to all digits."""
    at = opened("mistakes", mistake="mask_after_softmax", query=0, projections="same", mask="causal", temperature=0.01)
    assert "its row sums to 0, rounded, and 0 ÷ 0 is undefined." in prose(at, "divided")
    put(at, "temperature", 0.1)
    assert re.search(r"gets (\S+e−\d+) ÷ \1 = 1, and the right weight is 1\.", prose(at, "divided"))  # tiny, but not 0


@pytest.mark.concept(3)
def test_averaging_in_place_drifts_from_row_two_on():
    """Weights 1/2, 1/6, 1/3 in row 2 for any words; the switch off brings the thirds back."""
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
    leaks = at.slots["mistake_mine"]["flaws"]["said"].count("")
    assert leaks == 21
    assert symptom(at)["Weight on hidden words, mean of rows without NaN"] == (0, 1)
    put(at, "mask", "window")
    put(at, "window", 1)
    assert symptom(at)["Weights that are NaN"] == (0, 0)  # no row of a window sees all
    assert symptom(at)["Weight on hidden words, mean of rows without NaN"] == (0, 1)
