"""The page about the whole model as a learner meets it: every number on screen is that of the model's run."""

import functools
import math
import re

import pytest
import torch

from attn_core import models, positions
from attn_core.models import decoder, residual_stream
from attn_core.models.merging import merge_logits
from attn_core.models.run import heads_off
from attn_core.models.word_model import untrained
from pages import whole_model as page
from pages.text import numbers
from pages.text.languages import said
from pages.view import link
from tests import screen
from tests.screen import cells, click, prose, put, says

MODEL = models.load("tiny")
GUESSES = "table.rare~added.3~next.1~needed.3"
opened = functools.partial(screen.visited, "whole_model", guesses=GUESSES)
TEXT, ZORG = (f"{name} saw Mia. Mia was sad because" for name in ("Tom", "Zorg"))
TYPED = "The wug met a wug near the dogs"


def run(text: str) -> models.ModelRun:
    return models.run(MODEL, MODEL.encode(text))


def until(text: str, place: int) -> models.ModelRun:
    """Return the run on the words up to a place."""
    return models.run(MODEL, MODEL.encode(MODEL.encode(text).labels[: place + 1]))


def strips(at: screen.Screen, slot: str) -> list[list[float]]:
    """Return the first numbers of each row of a picture that is one image, from its tooltips."""
    tips = [tip.replace("−", "-") for tip in at.pieces[slot].spec["datasets"]["cells"]["tip"]]
    return [[float(number) for number in re.findall(r"-?\d+\.\d+", tip.rpartition(": ")[2])] for tip in tips]


@pytest.mark.parametrize(("text", "place"), [(TEXT, 4), (ZORG, 0)])
def test_x_is_the_row_of_the_table(text: str, place: int):
    at, encoded = opened(model_text=text, query=place), MODEL.encode(text)
    table = MODEL.weights.embedding[list(encoded.ids)]
    for shown, row in zip(strips(at, "table"), table.tolist(), strict=True):
        assert shown == pytest.approx(row[:6], abs=1e-4)
    says(prose(at, "table_words"), f"{encoded.ids[place]}", "140")
    says(prose(at, "table_words"), f"{numbers.decimal(float(table[place, 0]))}")
    click(at, "table", "cells", 3)
    assert at.link["query"] == "3"
    everything = screen.records(at, "embedding")
    assert [int(row["row of the table"]) for row in everything] == list(encoded.ids)
    assert [float(everything[place][f"x {i}"]) for i in range(96)] == pytest.approx(table[place].tolist())


def test_before_training_the_next_word_is_a_matter_of_luck():
    """The weights are those with which training started, which its own script would draw again."""
    first = models.run(untrained(MODEL), MODEL.encode(TEXT))
    she = MODEL.words.index("she")
    shares = [numbers.fine_percent(float(base.merged[she])) for base in (first, run(TEXT))]
    assert shares == ["0.6 %", "89.2 %"]
    at = opened()
    assert at.slots["trained"]["bars"]["label"][0] == "she"
    says(prose(at, "table_words"), f"{shares[1]}")
    put(at, "untrained", True)
    likeliest = run(TEXT).merged.topk(8)
    assert at.slots["trained"]["bars"]["now"] == pytest.approx(first.merged[likeliest.indices].tolist(), abs=1e-5)
    assert at.slots["trained"]["bars"]["warm"] == pytest.approx(likeliest.values.tolist(), abs=1e-5)
    says(prose(at, "table_task"), *shares)
    x = untrained(MODEL).weights.embedding[list(MODEL.encode(TEXT).ids)]
    assert strips(at, "table")[7] == pytest.approx(x[7, :6].tolist(), abs=1e-4)


def test_the_first_layer_reads_x_normalised_with_its_position():
    rows, x = strips(opened(query=6), "first_read"), run(TEXT).entering[0][0, 6]
    normalised = x / (x.pow(2).mean() + torch.finfo(x.dtype).eps).sqrt() * MODEL.weights.before_attention[0]
    place = positions.sinusoidal(7, 96)[6]
    for shown, row in zip(rows, (x, normalised, place, normalised + place), strict=True):
        assert shown == pytest.approx(row[:6].tolist(), abs=2e-4)


def parts(text: str, layer: int, place: int) -> list[torch.Tensor]:
    """Return x before, what attention adds, what the MLP adds, and x after, computed here."""
    base = run(text)
    before, after = (base.entering[at][0, place] for at in (layer, layer + 1))
    attention = base.trace(layer).output[0, :, place].flatten() @ MODEL.weights.wo[layer]
    return [before, attention, after - before - attention, after]


def numbers_in_stream(at: screen.Screen, slot: str) -> list[str]:
    """Return what is written at attention and MLP, from the first layer on."""
    return at.pieces[slot].spec["datasets"]["numbers"]["label"]


@pytest.mark.parametrize(("text", "layer", "place"), [(TEXT, 3, 7), (TYPED, 2, 4)])
def test_what_a_layer_adds_is_drawn_and_said(text: str, layer: int, place: int):
    at = opened(model_text=text, layer=layer, query=place)
    for shown, row in zip(strips(at, "added"), parts(text, layer, place), strict=True):
        assert shown == pytest.approx(row[:6].tolist(), abs=2e-4)
    lengths = torch.tensor([[part.norm().item() for part in parts(text, each, place)] for each in range(4)])
    screen.close(cells(at, "lengths"), lengths, atol=2e-4)
    reached = lengths[: layer + 1]
    assert numbers_in_stream(at, "stream") == [numbers.decimal(length) for length in reached[:, 1:3].flatten().tolist()]
    between = at.pieces["stream"].spec["datasets"]["beside"]["label"]
    assert between == [f"x: {numbers.decimal(length)}" for length in [*reached[:, 0].tolist(), reached[-1, 3].item()]]
    said = prose(at, "added_words")
    written = [numbers.decimal(length) for length in lengths[layer].tolist()]
    says(said, f"{written[1]}")
    says(said, f"{written[2]}", f"{written[0]}", f"{written[3]}")
    first = [part[0].item() for part in parts(text, layer, place)]
    says(prose(at, "component"), numbers.decimal(first[0], 3), numbers.decimal(first[3], 3))
    longest = int(lengths[:, 1].argmax())
    click(at, "stream", "bands", longest)
    assert at.link["layer"] == str(longest)


@pytest.mark.parametrize(("text", "place"), [(TEXT, 7), (ZORG, 0), (TYPED, 5)])
def test_logits_and_probabilities_are_the_models(text: str, place: int):
    at, base = opened(model_text=text, query=place), until(text, place)
    likeliest = base.next_words()
    drawn = at.slots["next_word"]["bars"]
    assert drawn["now"] == pytest.approx([share for _, share in likeliest], abs=1e-5)
    assert drawn["label"] == [word or "a new word" for word, _ in likeliest]
    logits = cells(at, "logits").flatten()
    normaliser = base.next_logits.logsumexp(-1)
    screen.close(logits, torch.tensor([math.log(share) for _, share in likeliest]) + normaliser, atol=1e-3)
    rows = screen.records(at, "next")
    assert sum(float(row["probability"]) for row in rows) == pytest.approx(1, abs=1e-5)
    assert sum(math.exp(float(row["logit"])) for row in rows) == pytest.approx(float(normaliser.exp()), rel=1e-4)
    if "products" in at.pieces:  # of a word that the model knows
        last, row, products = strips(at, "products")
        assert [one * other for one, other in zip(last, row, strict=True)] == pytest.approx(products, abs=2e-3)
        says(prose(at, "products_words"), f"{numbers.decimal(float(base.next_logits.max()))}")
    assert ("products" in at.pieces) == bool(likeliest[0][0])
    said = prose(at, "next_words")
    word, share = likeliest[0]
    says(said, f"{word or 'a new word'}", f"{numbers.decimal(logits[0].item())}")
    says(said, f"{numbers.percent(share)}", f"{numbers.percent(likeliest[1][1])}")


@pytest.mark.parametrize(("text", "place"), [(TEXT, 7), (TYPED, 7), ("The dogs near the cat", 4)])
def test_each_part_of_the_lead_is_drawn_and_they_add_up(text: str, place: int):
    at, base = opened(model_text=text, query=place), until(text, place)
    best, second = base.merged.topk(2).indices.tolist()
    found = residual_stream.lead(base, best, second)
    lead = float(base.next_logits[best] - base.next_logits[second])
    assert found.totals[-1] == pytest.approx(lead, abs=1e-4)
    written = [numbers.decimal(value, sign=True) for value in found.parts.flatten().tolist()]
    assert numbers_in_stream(at, "lead_stream") == written
    beside = at.pieces["lead_stream"].spec["datasets"]["beside"]["label"]
    assert beside == [numbers.decimal(total) for total in found.totals]
    says(prose(at, "needed_words"), f"{numbers.decimal(lead)}")


@pytest.mark.parametrize("text", [TEXT, "The dogs near the cat"])
def test_the_head_without_which_the_word_is_least_likely_is_asked_for(text: str):
    base, last = run(text), len(MODEL.encode(text).ids) - 1
    best = int(base.merged.argmax())
    without = torch.stack([merge_logits(logits, base.unused).softmax(-1)[:, best] for logits in heads_off(base)])
    layer, head = divmod(int(without.argmin()), 4)
    for here in {layer, 0}:
        at = opened(model_text=text, query=last, layer=here)
        drawn = [float(base.merged[best]), *without[here].tolist()]
        assert at.slots["heads_off"]["bars"]["now"] == pytest.approx(drawn, abs=1e-5)
        assert bool(at.pieces["needed_task"].happened) == (here == layer)
    said = prose(opened(model_text=text, query=last, layer=layer), "needed_task")
    says(said, f"{head}", f"{layer}", f"{MODEL.words[best]}")
    rest = without.flatten().sort().values[1].item()
    says(said, f"{numbers.at_least(rest)}")


@pytest.mark.parametrize("text", [TEXT, "glim frob zat. glim frob", TYPED])
def test_numbers_that_are_printed_add_up_or_are_said_to_be_rounded(text: str):
    """What a learner subtracts, and e to the power of the result, is what stands there, or is known not to be."""
    labels = MODEL.encode(text).labels
    exact = []
    for place in range(len(labels)):
        at = opened(model_text=text, query=place)
        facts = page.predicted(at.view)
        first, second = (round(score, 2) for score in cells(at, "logits").flatten()[:2].tolist())
        exact.append(facts.adds_up)
        assert facts.adds_up is (round(first - second, 2) == round(facts.ahead, 2))
        assert abs(first - second - round(facts.ahead, 2)) < 0.0101
        if facts.times:
            assert float(facts.times) == float(f"{math.exp(round(facts.ahead, 2)):.2g}")
    assert any(exact)


@pytest.mark.parametrize("place", [0, 7])
def test_without_the_addition_the_next_word_is_another(place: int):
    at, heard = opened(query=place), until(TEXT, place)
    alone = merge_logits(residual_stream.next_logits(heard, adds=False), heard.unused).softmax(-1)
    assert at.slots["replaced"]["bars"]["now"] == pytest.approx(alone.topk(4).values.tolist(), abs=1e-5)
    expected = int(heard.merged.argmax())
    said = prose(at, "replaced_words")
    says(said, *(numbers.fine_percent(run[expected].item()) for run in (alone, heard.merged)))


@pytest.mark.parametrize("place", [0, 7])
def test_without_positions_each_layer_reads_the_stream_alone(place: int, monkeypatch: pytest.MonkeyPatch):
    at, heard = opened(step=3, query=place), until(TEXT, place)
    monkeypatch.setattr(decoder, "attention_input", lambda weights, x, layer, first=0: decoder.normalised(weights, x, layer))
    alone = models.run(MODEL, heard.encoded).merged
    assert at.slots["placeless"]["bars"]["now"] == pytest.approx(alone.topk(4).values.tolist(), abs=1e-5)
    expected = int(heard.merged.argmax())
    says(prose(at, "placeless_words"), *(numbers.fine_percent(run[expected].item()) for run in (alone, heard.merged)))


@pytest.mark.parametrize(("query", "falls", "little"), [("0", True, False), ("3", False, False), ("5", False, True)])
def test_what_positions_are_worth_is_computed(query: str, falls: bool, little: bool):
    """What rises isn't lost; a logit that is as large makes its word as likely."""
    view = link.view({"query": query}, "whole_model")
    found, words = page.placeless(view), said("whole_model.placeless_said", page.placeless(view))
    assert (found.falls, found.little, "lose" in words, "Hardly anything" in words) == (falls, little, falls, little)
    assert ("is about as likely" in said("whole_model.ahead", found)) is little
