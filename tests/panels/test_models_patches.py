"""Patches on Operate: what each head carries over from a second sentence, in numbers, in words, and by a click."""

import functools

import pytest
import torch

from attn_core import models
from attn_core.models import spelling
from attn_core.models.experiments import EXPERIMENTS
from attn_core.models.run import heads_patched
from pages.text import languages, numbers
from pages.text.languages import Words
from pages.view import link
from tests import screen
from tests.screen import body, buttons, click, press, prose, put

words = Words("surgery", "en")

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
    name = {"output": "output", "pattern": "weights"}[part]
    assert prose(at, f"patched_{part}_name").startswith(f"Probability of “are” with each head’s {name} patched")


def test_the_head_that_carries_the_difference_is_named_and_patched_by_a_button():
    at, patched = operate(layer=0, head=0), run(FIRST, "patch_2_2_output")
    assert prose(at, "second") == "After “The dog near the cat” the most likely next word is “is” (100 %)."
    share = numbers.percent(float(patched.merged[MODEL.words.index("are")]))
    said = prose(at, "carries")
    assert said.startswith(
        "Patching the output of layer 2, head 2 has the largest effect: the probability of “are” falls from 100 % to "
        f"{share}; the most likely word is then “is” (100 %)."
    )
    assert "Patching the weights of a single head changes the probability of “are” by at most 1 percentage point." in said
    assert list(buttons(body(at, "patch_best"))) == ["Patch the output of layer 2, head 2"]
    press(at, "Patch the output of layer 2, head 2")
    assert {name: at.link[name] for name in ("layer", "head", "operations")} == {
        **{"layer": "2", "head": "2"},
        "operations": "patch_2_2_output",
    }
    lead = prose(at, "lead")
    assert lead.startswith("Layer 2, head 2 takes its output from the second sentence: the probability of “are” falls from")
    assert "The most likely word is now “is” (100 %)." in lead
    assert "✕ Layer 2, head 2 takes its output from the second sentence" in buttons(body(at, "chips"))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("operations", ["", "off_1_0", "scale_3_all", "cut_3_1_3_1"])
@pytest.mark.parametrize("name", [name for name, each in EXPERIMENTS.items() if each.model == "tiny"])
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


def test_a_weight_that_is_taken_is_said_to_be():
    weight = numbers.percent(float(run(SECOND).trace(2).weights[0, 2, 4, 1]))
    at = operate(operations="patch_2_2_pattern", key=1)
    assert prose(at, "why_words").endswith(f"from the second sentence, where this one is {weight}.")
    assert not {"remaining", "why_cut"} & at.pieces.keys()
    assert "So softmax gives “dogs” the weight" in prose(operate(operations="patch_2_2_output", key=1), "why_words")


def test_sentences_of_two_lengths_are_said_and_the_link_loses_nothing():
    at = operate(patch_text="The dog", operations="patch_2_2_output~off_0_1")
    assert "the first has 5 words, the second 2" in prose(at, "second")
    assert not {"patched_output", "patched_pattern", "carries"} & at.pieces.keys()
    assert list(buttons(body(at, "chips"))) == ["✕ Layer 0, head 1 is off"]
    assert words.PATCH["output"] not in buttons(body(at, "offers"))
    press(at, "Equal weights")
    assert at.link["operations"] == "patch_2_2_output~off_0_1~uniform_2_2"
    put(at, "patch_text", SECOND)
    assert len(buttons(body(at, "chips"))) == 4
    assert prose(operate(patch_text=" "), "second") == words.NO_SECOND


def test_two_sentences_that_are_one_to_the_model_are_said_to_be():
    at = screen.visited("surgery", model_text="glim frob zat. glim frob", patch_text="glim frob wug. glim frob")
    assert prose(at, "second") == words.SAME
    assert "patched_output" not in at.pieces


@pytest.mark.parametrize(
    "bad", ["patch_2_2", "patch_2_2_values", "patch_2_64_output", "patch_x_2_output", "patch_2_2_output_1"]
)
def test_a_link_that_spells_no_patch_is_refused_in_words(bad: str):
    assert link.read({"operations": bad})[1]
    assert "operations" not in link.read({"operations": bad})[0]


def test_the_words_of_the_second_sentence_stay_words():
    at = operate(model_text="a dog", patch_text="<*", query=0)
    assert prose(at, "second").startswith("After “< *” the most likely next word is")
