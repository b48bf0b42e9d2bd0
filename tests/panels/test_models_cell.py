"""One cell of a head and patches from a second sentence, on Read and Operate: their numbers, and what a click does."""

import functools
import re

import pytest
import torch

from attn_core import models
from attn_core.models import spelling
from attn_core.models.experiments import EXPERIMENTS
from attn_core.models.one_score import take_apart
from attn_core.models.operations import Operation
from attn_core.models.run import heads_patched
from pages.text import languages, numbers
from pages.text.languages import Words
from tests import screen
from tests.screen import body, buttons, click, press, prose, put

words, scores = Words("surgery", "en"), Words("model_scores", "en")

RISES = {"en": "rises from {} to {}", "de": "steigt von {} auf {}"}
FALLS = {"en": "falls from {} to {}", "de": "sinkt von {} auf {}"}
MODEL = models.load("tiny")
FIRST, SECOND = "The dogs near the cat", "The dog near the cat"
operate = functools.partial(screen.visited, "surgery", model_text=FIRST, patch_text=SECOND, layer=2, head=2, query=4)


def run(text: str, operations: str = "") -> models.ModelRun:
    """Return the model's run on a text, computed here; patches from the second sentence."""
    source = models.run(MODEL, MODEL.encode(SECOND))
    return models.run(MODEL, MODEL.encode(text), spelling.read(operations), source=source)


@pytest.mark.parametrize("part", ["output", "pattern"])
def test_each_head_is_patched_in_turn_and_a_click_selects_it(part: str):
    at = operate()
    scan = torch.stack([*heads_patched(run(FIRST), run(SECOND), part)]).softmax(-1)[..., MODEL.words.index("are")]
    screen.close(screen.cells(at, f"patched_{part}"), scan, atol=1e-4)
    click(at, f"patched_{part}", "cells", 7)
    assert (at.link["layer"], at.link["head"]) == ("1", "3")


def test_the_head_that_carries_the_difference_is_named_and_patched_by_a_button():
    at, patched = operate(layer=0, head=0), run(FIRST, "patch_2_2_output")
    share = numbers.percent(float(patched.merged[MODEL.words.index("are")]))
    said = prose(at, "carries").partition(". ")[0]
    assert all(part in said for part in ("layer 2, head 2", "“are”", "> 99 %", share, "“is”"))
    [label] = buttons(body(at, "patch_best"))
    press(at, label)
    assert [at.link[name] for name in ("layer", "head", "operations")] == ["2", "2", "patch_2_2_output"]
    assert all(part in prose(at, "lead") for part in ("“are”", "“is”", share))


@pytest.mark.parametrize(
    ("name", "operations", "lang"), [("agreement", "", "en"), ("copy", "scale_3_all", "de"), ("patch", "scale_3_all", "en")]
)
def test_the_largest_effect_is_a_rise_where_no_fall_is_as_large(name: str, operations: str, lang: str):
    """Each sentence says how far the patch moves the word that moves it farthest, up or down, or that none moves it far."""
    shown = EXPERIMENTS[name]
    given = {"model_text": shown.text, "patch_text": shown.other, "operations": operations}
    source = models.run(MODEL, MODEL.encode(shown.other))
    now = models.run(MODEL, MODEL.encode(shown.text), spelling.read(operations), source=source)
    word = int(now.merged.argmax())
    with languages.speaking(lang):
        said = prose(screen.visited("surgery", **given, lang=lang), "carries")
    for part in ("output", "pattern"):
        scan = torch.stack([*heads_patched(now, source, part)]).softmax(-1)[..., word]
        changes = scan - now.merged[word]
        largest = float(changes.flatten()[changes.abs().argmax()])
        sentence = RISES[lang] if largest > 0 else FALLS[lang]
        ends = numbers.percent(float(now.merged[word])), numbers.percent(float(now.merged[word]) + largest)
        assert (sentence.format(*ends) in said) == (abs(largest) > 0.01 and ends[0] != ends[1])


def test_a_patch_of_the_selected_head_is_offered_and_shows_the_other_pattern():
    at = press(operate(), words.PATCH["pattern"])
    assert at.link["operations"] == "patch_2_2_pattern"
    drawn = torch.tensor([value or 0.0 for value in at.pieces["weights"].spec["datasets"]["cells"]["value"]]).reshape(5, 5)
    torch.testing.assert_close(drawn, run(SECOND).trace(2).weights[0, 2], atol=1e-4, rtol=0)
    assert words.PATCH["pattern"] not in buttons(body(at, "offers"))


def test_sentences_of_two_lengths_are_said_and_the_link_loses_nothing():
    at = operate(patch_text="The dog", operations="patch_2_2_output~off_0_1")
    assert re.findall(r"\d+", prose(at, "second")) == ["5", "2"]
    assert not {"patched_output", "patched_pattern", "carries"} & at.pieces.keys()
    assert words.PATCH["output"] not in buttons(body(at, "offers"))
    press(at, words.OFFERS["uniform"])
    assert at.link["operations"] == "patch_2_2_output~off_0_1~uniform_2_2"
    assert len(buttons(body(put(at, "patch_text", SECOND), "chips"))) == 4
    same = screen.visited("surgery", model_text="glim frob zat. glim frob", patch_text="glim frob wug. glim frob")
    assert "patched_output" not in same.pieces  # to the model both are one


@pytest.mark.parametrize("page", ["models", "surgery"])
def test_the_products_of_the_selected_cell_are_drawn_and_said(page: str):
    at, one = screen.visited(page, model_text=FIRST, layer=2, head=2, query=4, key=1), take_apart(run(FIRST), 2, 2, 4, 1)
    screen.close(screen.cells(at, "why"), torch.stack([one.q, one.k, one.products, one.running]), atol=1e-4)
    products = [f"{numbers.decimal(product, sign=True)} in dimension {dimension}" for dimension, product in one.largest(3)]
    weight = numbers.percent(float(run(FIRST).trace(2).weights[0, 2, 4, 1]))
    ends = [numbers.decimal(each, sign=True) for each in (one.score, one.scaled)]
    for part in (*products, *ends, f"{one.lead:.2f} higher", "“the·3”", weight, f"e^{one.lead:.2f} ≈ {one.ratio:.0f}"):
        assert part in prose(at, "why_words")
    slot = "weights" if page == "surgery" else "heatmap_large"
    click(at, slot, "cells", 3 * 5 + 2)
    assert (at.link["query"], at.link["key"]) == ("3", "2")
    marks = at.pieces[slot].spec["datasets"]["marks"]
    assert [(x, y) for x, y, dash in zip(marks["x"], marks["y"], marks["dashed"], strict=True) if dash] == [(2, 3)]


@pytest.mark.parametrize("operations", ["temperature_2_2_8", "temperature_2_2_0", "scale_2_2", "uniform_2_2", "cut_2_2_4_1"])
def test_operations_are_part_of_what_is_said(operations: str):
    """Each has a sentence of its own, with the weight that the key then gets."""
    at, weight = operate(operations=operations, key=1), float(run(FIRST, operations).trace(2).weights[0, 2, 4, 1])
    said = prose(at, "why_words")
    assert re.sub(r"[\d.−+]+", "", said) != re.sub(r"[\d.−+]+", "", prose(operate(key=1), "why_words"))
    assert numbers.percent(weight) in said or said.endswith("0.") or "≈" in said
    taken = float(run(SECOND).trace(2).weights[0, 2, 4, 1])
    assert numbers.percent(taken) in prose(operate(operations="patch_2_2_pattern", key=1), "why_words")


def test_without_the_arrow_the_row_and_the_next_word_are_those_of_a_run_that_cuts_it():
    before, after = run(FIRST), run(FIRST, "cut_2_2_4_1")
    row, are = after.trace(2).weights[0, 2, 4], MODEL.words.index("are")
    largest = row.argsort(descending=True)[:3].tolist()
    names = [("The·0", "dogs", "near", "the·3", "cat")[key] for key in largest]
    at = operate(key=1)
    said = prose(at, "remaining")
    assert re.findall("“(.*?)”", said)[:3] == names
    shares = [*(row[key] for key in largest), before.merged[are], after.merged[are]]
    assert re.findall(r"(?:[<>] )?\d+ %", said) == [numbers.percent(float(each)) for each in shares]
    press(at, scores.CUT)
    assert (at.link["operations"], "remaining" in at.pieces) == ("cut_2_2_4_1", False)
    assert press(at, scores.RESTORE).link["operations"] == ""
    cut = press(operate(layer=1, head=3, key=1), scores.CUT)
    assert spelling.read(cut.link["operations"]) == (Operation("cut", 1, 3, query=4, key=1),)


def test_a_key_beyond_the_last_word_is_the_last_and_a_later_word_is_not_seen():
    assert "cat · cat" in prose(operate(key=63), "why_words")
    later = operate(query=1, key=3)
    assert not {"remaining", "why_cut"} & later.pieces.keys()
    assert "100 %" in prose(operate(query=0, key=0), "why_words")
    markup = body(screen.visited("surgery", model_text="a *b* <i>", query=2, key=1), "why_words")
    assert "<i>" not in markup.replace("<i>e</i>", "")  # e of a formula


def test_the_arrows_that_a_word_needs_most_are_listed_and_a_click_cuts_one():
    at = operate(layer=0, head=0, key=0)
    rows, are = at.pieces["ten_heads"].rows, MODEL.words.index("are")
    cut, weight = run(FIRST, "cut_1_1_4_2").merged[are], run(FIRST).trace(1).weights[0, 1, 4, 2]
    assert (len(rows), rows[1][1:]) == (8, tuple(numbers.percent(float(each)) for each in (weight, cut)))
    press(at, list(buttons(body(at, "ten_heads")))[1])
    assert [at.link[name] for name in ("layer", "head", "key", "operations")] == ["1", "1", "2", "cut_1_1_4_2"]
    every = "~".join(f"cut_{number // 4}_{number % 4}_0_0" for number in range(16))
    sets = screen.visited("surgery", model_text="dogs", query=0, key=0, operations=every).pieces["ten_heads"].sets
    assert [{*each} for each in sets] == [{"layer", "head", "key"}] * 8  # an arrow that is cut stays cut
