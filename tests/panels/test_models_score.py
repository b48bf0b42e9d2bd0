"""One cell of a head on Read and on Operate: its score in numbers and words, what selects it, and what a cut leaves."""

import functools
import re

import pytest
import torch

from attn_core import models
from attn_core.models import spelling
from attn_core.models.one_score import take_apart
from attn_core.models.operations import Operation
from pages.text import numbers
from pages.text.languages import Words
from tests import screen
from tests.screen import body, buttons, click, press, prose, put

words = Words("model_scores", "en")

MODEL = models.load("tiny")
TEXT = "The dogs near the cat"
LONG = " ".join(["The dogs near the cat."] * 4)
read, operate = (
    functools.partial(screen.visited, page, model_text=TEXT, layer=2, head=2, query=4, key=1)
    for page in ("models", "surgery")
)


def run(operations: str = "", text: str = TEXT) -> models.ModelRun:
    """Return the model's run, computed here."""
    return models.run(MODEL, MODEL.encode(text), spelling.read(operations))


@pytest.mark.parametrize("page", [read, operate])
def test_the_products_of_the_selected_cell_are_drawn_and_said(page):
    at, one = page(), take_apart(run(), 2, 2, 4, 1)
    screen.close(screen.cells(at, "why"), torch.stack([one.q, one.k, one.products, one.running]), atol=1e-4)
    said = prose(at, "why_words")
    assert f"The score cat · dogs is {numbers.decimal(one.score, sign=True)}, the sum of 16 products." in said
    for dimension, product in one.largest(3):
        assert f"{numbers.decimal(product, sign=True)} in dimension {dimension}" in said
    assert f"The score divided by √16 = 4 is the scaled score, {numbers.decimal(one.scaled, sign=True)}." in said
    assert f"{one.lead:.2f} higher than the largest other one of the row, that of “the·3”." in said
    weight = float(run().trace(2).weights[0, 2, 4, 1])
    assert f"So softmax gives “dogs” the weight {numbers.percent(weight)}, e^{one.lead:.2f} ≈ {one.ratio:.0f} times" in said
    assert "layer 2, head 2: q × k in dimensions 0 to 15" in prose(at, "why_name")


@pytest.mark.parametrize(("page", "slot"), [(read, "heatmap_large"), (operate, "weights")])
def test_a_click_on_a_cell_selects_its_query_and_its_key(page, slot: str):
    at = click(page(), slot, "cells", 3 * 5 + 2)
    assert (at.link["query"], at.link["key"]) == ("3", "2")
    assert "The score the·3 · near is" in prose(at, "why_words")
    assert at.pieces[slot].steps["ArrowRight"] == ("key", 1, 0, 4)
    marks = at.pieces[slot].spec["datasets"]["marks"]
    dashed = [(x, y) for x, y, dash in zip(marks["x"], marks["y"], marks["dashed"], strict=True) if dash]
    assert dashed == [(2, 3)]
    assert "query" in page(model_text=LONG).pieces[slot].click
    assert "key" not in page(model_text=LONG).pieces[slot].spec["datasets"]["cells"]  # a row of an image has no cells


@pytest.mark.parametrize(
    ("operations", "said"),
    [
        (
            "temperature_2_2_8",
            "Divided by the temperature, 8, the scaled score is .* So softmax at temperature 8 gives “dogs”",
        ),
        ("temperature_2_2_0", r"Softmax at temperature 0 gives “dogs” the weight 100 %\.$"),
        ("scale_2_2", "This head does not scale its scores. The scaled score is"),
        ("uniform_2_2", "The score times 0 is the scaled score, 0.00.* the weight 20 %, as much as “The·0”"),
        ("cut_2_2_4_1", "The query can’t see this key, so the weight is 0.$"),
    ],
)
def test_operations_are_part_of_what_is_said(operations: str, said: str):
    assert re.search(said, prose(operate(operations=operations), "why_words"))


def test_without_the_arrow_the_row_and_the_next_word_are_those_of_a_run_that_cuts_it():
    before, after = run(), run("cut_2_2_4_1")
    row = after.trace(2).weights[0, 2, 4]
    said = prose(operate(), "remaining")
    largest = row.argsort(descending=True)[:3].tolist()
    names = [("The·0", "dogs", "near", "the·3", "cat")[key] for key in largest]
    listed = [f"“{name}” {numbers.percent(float(row[key]))}" for name, key in zip(names, largest, strict=True)]
    assert f"Without this arrow the row gives {listed[0]}, {listed[1]} and {listed[2]}" in said
    are = MODEL.words.index("are")
    now, cut = (numbers.percent(float(each.merged[are])) for each in (before, after))
    assert said.endswith(f"the probability of “are” falls from {now} to {cut}.")


def test_the_arrow_is_cut_and_restored_by_a_button():
    at = press(operate(), words.CUT)
    assert at.link["operations"] == "cut_2_2_4_1"
    assert "remaining" not in at.pieces
    assert press(at, words.RESTORE).link["operations"] == ""
    full = (
        "~".join(f"off_{number // 4}_{number % 4}" for number in range(16))
        + "~"
        + "~".join(f"cut_0_0_{query}_{key}" for query in range(1, 5) for key in range(4))
    )
    assert words.CUT in buttons(body(operate(operations="~".join(full.split("~")[16:])), "why_cut"))
    assert "why_cut" not in operate(operations=full).pieces  # the head is off: it has no arrow to cut


def test_a_key_beyond_the_last_word_is_the_last_and_a_later_word_is_not_seen():
    at = put(operate(), "key", 63)
    assert "The score cat · cat is" in prose(at, "why_words")
    later = put(put(at, "query", 1), "key", 3)
    assert prose(later, "why_words").endswith(words.HIDDEN)
    assert not {"remaining", "why_cut"} & later.pieces.keys()


def test_the_first_word_sees_no_other_key():
    at = put(put(operate(), "query", 0), "key", 0)
    assert prose(at, "why_words").endswith("the weight 100 %, because the query sees no other key.")
    assert "Without this arrow the query sees no key, its output is 0, and" in prose(at, "remaining")


def test_the_words_of_a_learner_stay_words():
    at = screen.visited("surgery", model_text="a *b* <i>", query=2, key=1)
    assert "<i>" not in body(at, "why_words").replace("<i>e</i>", "")  # e of a formula
    assert take_apart(run(text="a *b* <i>"), 3, 2, 2, 1).products.numel() == 16


def test_the_arrow_is_that_of_the_selected_head():
    cut = Operation("cut", 1, 3, query=4, key=1)
    at = press(put(put(operate(), "layer", 1), "head", 3), words.CUT)
    assert spelling.read(at.link["operations"]) == (cut,)


# ---- which arrow matters ----


def test_the_arrows_that_a_word_needs_most_are_listed_and_a_click_cuts_one():
    at = operate(layer=0, head=0, key=0)
    rows, are = at.pieces["ten_heads"].rows, MODEL.words.index("are")
    assert len(rows) == 8
    names = ["cat → dogs (layer 2, head 2)", "cat → near (layer 1, head 1)"]
    assert list(buttons(body(at, "ten_heads")))[:2] == names
    cut = run("cut_1_1_4_2").merged[are]
    weight = run().trace(1).weights[0, 1, 4, 2]
    assert rows[1][1:] == (numbers.percent(float(weight)), numbers.percent(float(cut)))
    said = prose(at, "ten_heads_words")
    assert said.startswith("“are” needs the arrow from “cat” to “dogs” in layer 2, head 2 most: without it, its probability")
    press(at, names[1])
    assert {name: at.link[name] for name in ("layer", "head", "key", "operations")} == {
        **{"layer": "1", "head": "1", "key": "2"},
        "operations": "cut_1_1_4_2",
    }
    assert "The arrow from “cat” to “near” of layer 1, head 1 is cut" in prose(at, "lead")
    assert "10 heads that it needs most" in prose(at, "ten_heads_name")  # the word that is expected now


def test_an_arrow_that_is_cut_stays_cut_when_it_is_chosen_again():
    every = "~".join(f"cut_{number // 4}_{number % 4}_0_0" for number in range(16))
    sets = operate(model_text="dogs", query=0, key=0, operations=every).pieces["ten_heads"].sets
    assert [{*each} for each in sets] == [{"layer", "head", "key"}] * 8


def test_a_row_without_a_necessary_arrow_is_said_to_have_none():
    least = prose(screen.visited("surgery", model_text="glim frob zat. glim frob", query=4), "ten_heads_words")
    assert re.match(r"None of these arrows is necessary alone: whichever is cut, “zat” keeps at least 99 %\. Select", least)
