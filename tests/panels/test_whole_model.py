"""The page about the whole model as a learner meets it: every number on screen is that of the model's run."""

import functools
import math
import re

import pytest
import torch

from attn_core import models, positions
from attn_core.models.merging import merge
from pages.text import numbers
from pages.view import settings
from tests import screen
from tests.screen import body, buttons, cells, click, press, prose, put

MODEL = models.load("tiny")
opened = functools.partial(screen.visited, "whole_model")
TEXT, SWAPPED, ZORG = (
    f"{one} saw {two}. {two} was sad because" for one, two in (("Tom", "Mia"), ("Mia", "Tom"), ("Zorg", "Mia"))
)
TYPED = "The wug met a wug near the dogs"


def run(text: str) -> models.ModelRun:
    return models.run(MODEL, MODEL.encode(text))


def until(text: str, place: int) -> models.ModelRun:
    """Return the run on the words up to a place."""
    return models.run(MODEL, MODEL.encode(MODEL.encode(text).labels[: place + 1]))


def bars(at: screen.Screen, slot: str) -> dict[str, list]:
    return at.pieces[slot].spec["datasets"]["bars"]


def strips(at: screen.Screen, slot: str) -> list[list[float]]:
    """Return the first numbers of each row of a picture that is one image, from its tooltips."""
    tips = [tip.replace("−", "-") for tip in at.pieces[slot].spec["datasets"]["cells"]["tip"]]
    return [[float(number) for number in re.findall(r"-?\d+\.\d+", tip.rpartition(": ")[2])] for tip in tips]


def test_the_page_opens_with_a_sentence_whose_next_word_needs_attention():
    view = opened().view
    assert (view.model_text, view.query, view.layer) == (TEXT, 7, 0)
    assert settings.defaults("models")["model_text"] != TEXT
    assert run(TEXT).next_words(1)[0][0] == "she"


def test_the_words_of_the_sentence_are_offered_and_select_their_row():
    at = opened(query=1)
    offered = buttons(body(at, "word"))
    assert list(offered) == ["Tom", "saw", "Mia·2", ".", "Mia·4", "was", "sad", "because"]
    assert "<b>saw</b>" in body(at, "word")
    assert offered["sad"] == {"query": "6"}
    assert buttons(body(at, "word_of_layer")) == offered


# ---- 1: the table ----


@pytest.mark.parametrize(("text", "place"), [(TEXT, 4), (ZORG, 0), (TYPED, 1)])
def test_x_is_the_row_of_the_table(text: str, place: int):
    at, encoded = opened(model_text=text, query=place), MODEL.encode(text)
    table = MODEL.weights.embedding[list(encoded.ids)]
    for shown, row in zip(strips(at, "table"), table.tolist(), strict=True):
        assert shown == pytest.approx(row[:6], abs=1e-4)
    assert f"has row {encoded.ids[place]} of the 140 rows" in prose(at, "table_words")
    assert f"begins with {numbers.decimal(float(table[place, 0]))}" in prose(at, "table_words")
    assert "all 96 numbers differ from 0" in prose(at, "table_words")
    click(at, "table", "cells", 3)
    assert at.link["query"] == "3"
    everything = screen.records(at, "embedding")
    assert [int(row["row of the table"]) for row in everything] == list(encoded.ids)
    assert [float(everything[place][f"x {i}"]) for i in range(96)] == pytest.approx(table[place].tolist())


def test_a_word_at_two_positions_has_one_row():
    assert "“Mia” stands at positions 2 and 4, and x is the same there." in prose(opened(query=4), "table_words")
    assert "stands at positions" not in prose(opened(query=0), "table_words")


def test_an_unknown_word_gets_a_placeholder():
    at = opened(query=0)
    assert "placeholder" not in prose(at, "table_words")
    put(at, "model_text", ZORG)
    assert "is not among the 116 words that the model knows" in prose(at, "table_words")
    assert MODEL.encode("Zorg").ids == (116,)


def test_the_task_is_done_at_a_word_with_one_row_at_two_positions():
    """The sentence stays, which the pages of Models show next."""
    number = MODEL.encode("Mia").ids[0]
    for place in range(8):
        at = opened(query=place)
        assert at.pieces["table_task"].question == "Which word has the same row at more than one position? Select it."
        said = f"“Mia” has row {number} at positions 2 and 4, because" if place in (2, 4) else ""
        assert at.pieces["table_task"].happened[: len(said) or None] == said
    at = opened(model_text="Tom saw Mia", query=1)
    assert at.pieces["table_task"].question.startswith("No word stands twice in this sentence.")
    assert not at.pieces["table_task"].happened


def test_the_first_layer_reads_x_normalised_with_its_position():
    rows, x = strips(opened(query=6), "first_read"), run(TEXT).entering[0][0, 6]
    normalised = x / (x.pow(2).mean() + torch.finfo(x.dtype).eps).sqrt() * MODEL.weights.before_attention[0]
    place = positions.sinusoidal(7, 96)[6]
    for shown, row in zip(rows, (x, normalised, place, normalised + place), strict=True):
        assert shown == pytest.approx(row[:6].tolist(), abs=2e-4)


# ---- 2: the stream ----


def parts(text: str, layer: int, place: int) -> list[torch.Tensor]:
    """Return x before, what attention adds, what the MLP adds, and x after, computed here."""
    base = run(text)
    before, after = (base.entering[at][0, place] for at in (layer, layer + 1))
    attention = base.trace(layer).output[0, :, place].flatten() @ MODEL.weights.wo[layer]
    return [before, attention, after - before - attention, after]


@pytest.mark.parametrize(("text", "layer", "place"), [(TEXT, 0, 7), (TEXT, 3, 7), (TYPED, 2, 4), (SWAPPED, 1, 0)])
def test_what_a_layer_adds_is_drawn_and_said(text: str, layer: int, place: int):
    at = opened(model_text=text, layer=layer, query=place)
    for shown, row in zip(strips(at, "added"), parts(text, layer, place), strict=True):
        assert shown == pytest.approx(row[:6].tolist(), abs=2e-4)
    lengths = torch.tensor([[part.norm().item() for part in parts(text, each, place)] for each in range(4)])
    screen.close(cells(at, "lengths"), lengths, atol=2e-4)
    said = prose(at, "added_words")
    written = [numbers.decimal(length) for length in lengths[layer].tolist()]
    assert f"attention adds a vector of length {written[1]} to x" in said
    assert f"the MLP one of length {written[2]}. The longer one changes x more." in said
    assert f"more. The length of x changes from {written[0]} to {written[3]}. Lengths of vectors" in said
    first = [part[0].item() for part in parts(text, layer, place)]
    assert re.search(rf"The first number: {numbers.decimal(first[0], 3)} .* [=≈] {numbers.decimal(first[3], 3)}\.", said)
    longest = int(lengths[:, 1].argmax())
    assert bool(at.pieces["added_task"].happened) == (layer == longest)
    click(at, "lengths", "cells", 4 * longest)
    assert at.link["layer"] == str(longest)
    assert f"In layer {longest}, attention adds a vector of length" in prose(at, "added_task")


def test_the_file_of_the_stream_adds_up():
    rows = screen.records(opened(layer=3), "stream")
    assert len(rows) == 16
    for layer in range(4):
        vectors = [[float(row[f"x {i}"]) for i in range(96)] for row in rows[4 * layer : 4 * layer + 4]]
        sums = [sum(column) for column in zip(*vectors[:3], strict=True)]
        assert sums == pytest.approx(vectors[3], abs=1e-4)
        assert float(rows[4 * layer + 1]["length"]) == pytest.approx(math.hypot(*vectors[1]), rel=1e-4)


def test_what_each_head_adds_sums_to_attention():
    at = opened(layer=3)
    *heads, total = strips(at, "each_head")
    assert [sum(column) for column in zip(*heads, strict=True)] == pytest.approx(total, abs=5e-4)
    assert total == pytest.approx(parts(TEXT, 3, 7)[1][:6].tolist(), abs=2e-4)
    assert "Of the heads of layer 3, head 1 adds the longest vector to because" in prose(at, "each_head_words")
    assert "✓" in prose(at, "added_verified")


# ---- 3: the next word ----


@pytest.mark.parametrize(("text", "place"), [(TEXT, 7), (TEXT, 1), (ZORG, 0), (TYPED, 5), ("a", 0)])
def test_logits_and_probabilities_are_the_models(text: str, place: int):
    at, base = opened(model_text=text, query=place), until(text, place)
    likeliest = base.next_words()
    drawn = bars(at, "next_word")
    assert drawn["now"] == pytest.approx([share for _, share in likeliest], abs=1e-5)
    assert drawn["label"] == [word or "a new word" for word, _ in likeliest]
    logits = cells(at, "logits").flatten()
    normaliser = base.next_logits.logsumexp(-1)
    screen.close(logits, torch.tensor([math.log(share) for _, share in likeliest]) + normaliser, atol=1e-3)
    rows = screen.records(at, "next")
    assert sum(float(row["probability"]) for row in rows) == pytest.approx(1, abs=1e-5)
    assert sum(math.exp(float(row["logit"])) for row in rows) == pytest.approx(float(normaliser.exp()), rel=1e-4)
    said = prose(at, "next_words")
    word, share = likeliest[0]
    assert f"the logit of “{word or 'a new word'}” is the largest: {numbers.decimal(logits[0].item())}" in said
    assert f"{numbers.percent(share)} against {numbers.percent(likeliest[1][1])}" in said


def test_the_least_certain_place_is_asked_for():
    shares = [until(TEXT, place).next_words(1)[0][1] for place in range(8)]
    least = shares.index(min(shares))
    for place in range(8):
        at = opened(query=place)
        assert bool(at.pieces["next_task"].happened) == (place == least)
    happened = prose(opened(query=least), "next_task")
    assert f"even the most likely word has a probability of only {numbers.percent(min(shares))}: others" in happened
    assert "Type a second word" in prose(opened(model_text="a"), "next_task")


def test_the_names_are_swapped_and_the_person_changes():
    at = press(opened(query=2), "Swap the two names")
    assert at.link["model_text"] == SWAPPED
    assert "the logit of “he” is the largest" in prose(at, "next_words")
    at = press(opened(), "The dogs near the cat")
    assert (at.view.query, "“are” is the largest" in prose(at, "next_words")) == (4, True)


def test_a_logit_is_written_as_products():
    at = opened()
    last, word, products = strips(at, "products")
    assert [one * other for one, other in zip(last, word, strict=True)] == pytest.approx(products, abs=2e-3)
    assert word == pytest.approx(MODEL.weights.unembedding[MODEL.words.index("she")][:6].tolist(), abs=1e-4)
    assert f"+ … = {numbers.decimal(float(run(TEXT).next_logits.max()))}." in prose(at, "products_words")
    assert "products" not in opened(model_text="a").pieces
    assert "several placeholders stand for it" in prose(opened(model_text="a"), "products_words")


# ---- 4: the logit lens ----


@pytest.mark.parametrize(("text", "place"), [(TEXT, 7), (TEXT, 3), (TYPED, 7), (ZORG, 4)])
def test_what_each_layer_would_have_said(text: str, place: int):
    base = until(text, place)
    lens = merge(base.lens().softmax(-1), base.unused)
    final = int(lens[-1].argmax())
    best = [MODEL.word(word, base.encoded) or "a new word" for word in lens.argmax(-1).tolist()]
    at = opened(model_text=text, query=place, layer=1)
    drawn = bars(at, "by_layer")
    assert drawn["now"] == pytest.approx(lens[:, final].tolist(), abs=1e-5)
    assert drawn["warm"] == pytest.approx(lens.max(-1).values.tolist(), abs=1e-5)
    where = ["table", "layer 0", "layer 1", "layer 2", "layer 3"]
    assert drawn["label"] == [f"{there}: {word}" for there, word in zip(where, best, strict=True)]
    assert drawn["winner"] == [False, False, True, False, False]
    assert bars(at, "so_far")["now"] == pytest.approx(lens[2].topk(8).values.tolist(), abs=1e-5)
    assert f"“{best[2]}”" in prose(at, "lens_words")
    rows = screen.records(at, "lens")
    assert [row["most likely word"] for row in rows] == best
    first = best.index(best[-1])
    for layer in range(4):
        assert bool(put(at, "layer", layer).pieces["lens_task"].happened) == (first == layer + 1)


def test_she_is_the_most_likely_word_only_after_the_last_layer():
    at = opened(layer=3)
    assert "After layer 3, the last one, the model predicts “she” with 89 %." in prose(at, "lens_words")
    assert "Before this layer, “the” is the most likely word." in prose(at, "lens_task")
    assert "the model would predict “the” (34 %). “she” has 8 % there, and 89 % in the end" in prose(opened(), "lens_words")


def test_a_word_that_the_table_already_predicts_has_no_layer_to_find():
    at = opened(model_text=ZORG, query=0)
    assert "The table alone makes “a new word” the most likely word after “Zorg”" in prose(at, "lens_task")


# ---- the page ----


def test_without_a_word_nothing_is_drawn():
    at = opened(model_text=" ")
    assert not {"table", "added", "next_word", "by_layer", "word", "table_task"} & at.pieces.keys()
    assert "no words" in prose(at, "remarks")


def test_a_row_beyond_the_last_word_is_the_last():
    assert opened(model_text="The dogs", query=7).slots == opened(model_text="The dogs", query=1).slots


def test_64_words_are_read():
    at = opened(model_text=" ".join(["the dog near"] * 30), query=63, layer=2)
    assert len(buttons(body(at, "word"))) == 64
    assert "it reads the first 64 of 90" in prose(at, "remarks")
    assert "✓" in prose(at, "added_verified")
    assert "✓" in prose(at, "next_verified")
