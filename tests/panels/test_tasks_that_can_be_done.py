"""Tasks in the states that links set: one that is asked for can be done by its control, or the task says what to change."""

import re

import pytest
import torch

from attn_core.masks import MASKS
from pages.text import numbers
from tests.screen import Screen, press, prose, put, visited

SHARPEST, COLDEST = 8, 0  # ends of the sliders


def happened(at: Screen, slot: str) -> str:
    """Return what a task says once it is done, "" before."""
    return at.pieces[slot].happened


# ---- averaging ----


@pytest.mark.parametrize("name", ["temperature", "learn_temperature"])
@pytest.mark.parametrize("value", [0, 0.1, 5, 20])
def test_the_score_chooses_by_the_formula_whatever_temperature_a_link_names(name: str, value: float):
    """The formula has none: e to the power of the score against six times 1."""
    at = visited("averaging", step=4, **{name: value})
    for score in (0, 3, 4.5, SHARPEST):
        weights = torch.softmax(torch.tensor([*[0.0] * 6, score]), 0)
        said = prose(put(at, "pull", score), "choice_words")
        largest = "> 99 %" if score == SHARPEST else numbers.percent(weights[-1].item())
        assert f"{largest} with the score" in said or (score == 0 and f"gives cave {largest}" in said)
        assert at.slots["importance_wish"]["bars"]["said"][-1] == largest


# ---- weighted sum ----


def accounted(at: Screen) -> list[float]:
    """Return the weights of the account, key by key."""
    rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", at.pieces["account"].html())[:-1]
    return [float(re.search(r"<td>(.*?)</td>", row)[1]) for row in rows]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("dropout", [0.05, 0.5, 0.95, 1])
def test_one_value_alone_is_asked_for_without_dropout(dropout: float, language: str):
    """After dropout a weight is 0 or 1 ÷ (1 − p), whatever the temperature."""
    at = visited("weighted_sum", dropout=dropout, temperature=COLDEST, lang=language, guesses="collect.shorter")
    task = at.pieces["collect_task"]
    assert (task.happened, "dropout" in task.question.lower()) == ("", True)
    assert re.search("set dropout to 0|stelle Dropout auf 0", task.question)
    assert re.search("Deeper: what dropout does|Tiefer: was Dropout bewirkt", task.question)
    without = put(at, "dropout", 0).pieces["collect_task"]
    assert without.happened
    assert "dropout" not in without.question.lower()


@pytest.mark.parametrize("dropout", [0, 0.5, 0.95, 1])
@pytest.mark.parametrize("query", range(7))
def test_a_row_without_weights_is_said_to_lack_them_by_what_takes_them(dropout: float, query: int):
    at = visited(
        "weighted_sum", dropout=dropout, query=query, projections="previous", temperature=4, guesses="running.other"
    )
    weights = accounted(at)
    asks = at.pieces["running_task"].question
    assert ("Dropout sets all weights of this row to 0" in asks) is (sum(weights) == 0)
    assert "Choose another row" not in asks
    put(at, "dropout", 0)
    assert [d for d in range(6) if happened(put(at, "dimension", d), "running_task")]


@pytest.mark.parametrize("kind", ["self", "cross"])
def test_one_row_alone_is_not_chosen_among_rows(kind: str):
    """No other projections make a second row: another word does."""
    alone = visited("weighted_sum", text="Yes", kind=kind, projections="random", guesses="rows.differ")
    assert alone.pieces["rows_task"].question == "There is only one row to select. Type more words under “Your words”."
    put(alone, "text", "Yes No Maybe")
    done = [row for row in range(3) if happened(put(alone, "query", row), "rows_task")]
    assert bool(done) is not ("No column belongs to one word of the sentence" in alone.pieces["rows_task"].question)
    assert bool(done) is (kind == "self")  # a column of another sentence's word has no row


def test_numbers_in_w_are_to_be_forgotten_before_a_mixer_is_chosen():
    """They stay in W whichever mixer makes the rest of it."""
    at = visited("weighted_sum", step=4, mixer_edits="2_0_0.5", guesses="mixing.same")
    assert not any(happened(put(at, "mixer", name), "mixing_task") for name in ("attention", "past", "convolution", "none"))
    assert at.pieces["mixing_task"].question.startswith(
        "Press “Reset my numbers” under “Deeper: W by hand”. Choose convolution"
    )
    press(at, "Reset my numbers")
    assert at.pieces["mixing_task"].question.startswith("Choose convolution")
    assert happened(put(at, "mixer", "convolution"), "mixing_task")


# ---- the temperature of one row ----

TEMPERATURES = (0, 0.25, 0.45, 1, 3, 4, 20)
OTHER_WORDS, OTHER_MASK = "other projections under “Your words”", re.compile("choose another( mask)? on the page “Masks”")


@pytest.mark.parametrize(("page", "slot"), [("weighted_sum", "collect_task"), ("sharpness", "ends_task")])
@pytest.mark.parametrize(("mask", "number"), [("none", 2), ("causal", 2), ("window", 0), ("window", 1), ("strided", 40)])
@pytest.mark.parametrize("positions", [True, False])
def test_a_row_that_no_temperature_moves_asks_for_what_moves_one(
    page: str, slot: str, mask: str, number: int, positions: bool
):
    """Another row or other projections where some row has a choice between keys, else another mask."""
    at = visited(page, mask=mask, window=number, positions=positions, guesses="collect.shorter~ends.never")
    no_choice = MASKS[mask].allowed(7, 7, number).sum(-1).max() == 1
    done = [happened(put(at, "temperature", each), slot) for each in TEMPERATURES]
    question = at.pieces[slot].question
    assert any(done) is not (OTHER_WORDS in question or bool(OTHER_MASK.search(question)))
    assert bool(OTHER_MASK.search(question)) is bool(no_choice)
    if no_choice:
        put(at, "mask", "none")
    elif not any(done):
        put(at, "projections", "random")
    if not positions and no_choice:
        put(at, "projections", "random")
    assert any(happened(put(at, "temperature", each), slot) for each in TEMPERATURES)
