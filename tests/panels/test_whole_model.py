"""The page about the whole model as a learner meets it: every number on screen is that of the model's run."""

import functools
import math
import re

import pytest
import torch

from attn_core import models, positions
from attn_core.models import residual_stream
from attn_core.models.merging import merge, merge_logits
from attn_core.models.run import heads_off
from attn_core.models.word_model import untrained
from pages.text import numbers
from pages.view import settings
from tests import screen
from tests.screen import body, buttons, cells, click, press, prose, put

MODEL = models.load("tiny")
GUESSES = "table.rare~added.3~next.1~needed.3"
opened = functools.partial(screen.visited, "whole_model", guesses=GUESSES)
asked = functools.partial(screen.visited, "whole_model")
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
    assert settings.defaults("models")["model_text"] == TEXT
    assert run(TEXT).next_words(1)[0][0] == "she"


def test_the_words_of_the_sentence_are_offered_and_select_their_row():
    at = opened(query=1)
    offered = buttons(body(at, "word"))
    assert list(offered) == ["Tom", "saw", "Mia·2", ".", "Mia·4", "was", "sad", "because"]
    assert "<b>saw</b>" in body(at, "word")
    assert offered["sad"] == {"query": "6"}
    assert buttons(body(at, "word_of_layer")) == buttons(body(at, "word_of_table")) == offered


# ---- 1: the table ----


@pytest.mark.parametrize(("text", "place"), [(TEXT, 4), (ZORG, 0), (TYPED, 1)])
def test_x_is_the_row_of_the_table(text: str, place: int):
    at, encoded = opened(model_text=text, query=place), MODEL.encode(text)
    table = MODEL.weights.embedding[list(encoded.ids)]
    for shown, row in zip(strips(at, "table"), table.tolist(), strict=True):
        assert shown == pytest.approx(row[:6], abs=1e-4)
    assert f"is row {encoded.ids[place]} of 140 in the embedding, a learned table" in prose(at, "table_words")
    assert f"it begins with {numbers.decimal(float(table[place, 0]))}" in prose(at, "table_words")
    click(at, "table", "cells", 3)
    assert at.link["query"] == "3"
    everything = screen.records(at, "embedding")
    assert [int(row["row of the table"]) for row in everything] == list(encoded.ids)
    assert [float(everything[place][f"x {i}"]) for i in range(96)] == pytest.approx(table[place].tolist())


def test_a_word_at_two_positions_has_one_row():
    assert "“Mia” stands at positions 2 and 4, and x is the same there: the table" in prose(opened(query=4), "table_words")
    assert "stands at positions" not in prose(opened(query=0), "table_words")


def test_an_unknown_word_gets_a_placeholder():
    at = opened(query=0)
    assert "placeholder" not in prose(at, "table_words")
    put(at, "model_text", ZORG)
    assert "is not among the 116 words that the model knows" in prose(at, "table_words")
    assert MODEL.encode("Zorg").ids == (116,)


def test_before_training_the_next_word_is_a_matter_of_luck():
    """The weights are those with which training started, which its own script would draw again."""
    first = models.run(untrained(MODEL), MODEL.encode(TEXT))
    she = MODEL.words.index("she")
    shares = [numbers.fine_percent(float(base.merged[she])) for base in (first, run(TEXT))]
    assert shares == ["0.6 %", "89.2 %"]
    at = opened()
    assert bars(at, "trained")["label"][0] == "she"
    assert f"with a probability of {shares[1]}." in prose(at, "table_words")
    assert not at.pieces["table_task"].happened
    put(at, "untrained", True)
    likeliest = run(TEXT).merged.topk(8)
    assert bars(at, "trained")["now"] == pytest.approx(first.merged[likeliest.indices].tolist(), abs=1e-5)
    assert bars(at, "trained")["warm"] == pytest.approx(likeliest.values.tolist(), abs=1e-5)
    assert f"It was {shares[0]}, because random numbers" in prose(at, "table_task")
    assert f"made it {shares[1]} by" in prose(at, "table_task")
    x = untrained(MODEL).weights.embedding[list(MODEL.encode(TEXT).ids)]
    assert strips(at, "table")[7] == pytest.approx(x[7, :6].tolist(), abs=1e-4)
    assert "random" in prose(at, "table_name")


def test_each_step_asks_for_a_prediction_that_its_picture_does_not_answer():
    at = asked()
    asks = {
        "table_task": ["below 5 %", "about 50 %", "as today"],
        "added_task": ["layer 0", "layer 1", "layer 2", "layer 3"],
        "next_task": ["saw", "Mia·2", "because"],
        "needed_task": ["layer 0", "layer 1", "layer 2", "layer 3"],
    }
    assert {slot: list(at.pieces[slot].guesses) for slot in asks} == asks
    assert all(at.pieces[slot].predicts for slot in asks)
    assert bars(at, "trained")["now"][0] > 0.8
    assert len(numbers_in_stream(at, "stream")) == 2
    press(at, "about 50 %")
    put(at, "untrained", True)
    assert "You predicted about 50 %." in prose(at, "table_task")


def test_nothing_is_asked_where_training_has_changed_little():
    """A new word is not rare before training, when many placeholders share in it."""
    assert not asked(model_text=ZORG, query=0).pieces["table_task"].predicts
    assert not asked(model_text="a bat", query=1).pieces["next_task"].predicts
    assert not asked(query=6).pieces["needed_task"].predicts


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


def numbers_in_stream(at: screen.Screen, slot: str) -> list[str]:
    """Return what is written at attention and MLP, from the first layer on."""
    return at.pieces[slot].spec["datasets"]["numbers"]["label"]


@pytest.mark.parametrize(("text", "layer", "place"), [(TEXT, 0, 7), (TEXT, 3, 7), (TYPED, 2, 4), (SWAPPED, 1, 0)])
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
    assert f"attention adds a vector of length {written[1]} to x" in said
    assert f"the MLP one of length {written[2]}. The length of x goes from {written[0]} to {written[3]}: lengths" in said
    first = [part[0].item() for part in parts(text, layer, place)]
    written = rf"The first number: {numbers.decimal(first[0], 3)} .* [=≈] {numbers.decimal(first[3], 3)}\."
    assert re.search(written, prose(at, "component"))
    longest = int(lengths[:, 1].argmax())
    assert bool(at.pieces["added_task"].happened) == (layer == longest)
    click(at, "stream", "bands", longest)
    assert at.link["layer"] == str(longest)
    assert f"It is layer {longest}, with a length of" in prose(at, "added_task")


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
    assert "Head 1 adds the longest vector to because" in prose(at, "each_head_words")
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
    assert f"even the most likely word has only {numbers.percent(min(shares))}, because many words may follow" in happened
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
    assert "Several placeholders stand together" in prose(opened(model_text="a"), "products_words")


@pytest.mark.parametrize(("text", "place"), [(TEXT, 7), (TEXT, 3), (TYPED, 7), (ZORG, 4)])
def test_what_each_layer_would_have_said(text: str, place: int):
    base = until(text, place)
    lens = merge(base.lens().softmax(-1), base.unused)
    final = int(lens[-1].argmax())
    best = [MODEL.word(word, base.encoded) or "a new word" for word in lens.argmax(-1).tolist()]
    at = opened(model_text=text, query=place)
    drawn = bars(at, "by_layer")
    assert drawn["now"] == pytest.approx(lens[:, final].tolist(), abs=1e-5)
    assert drawn["warm"] == pytest.approx(lens.max(-1).values.tolist(), abs=1e-5)
    where = ["table", "layer 0", "layer 1", "layer 2", "layer 3"]
    assert drawn["label"] == [f"{there}: {word}" for there, word in zip(where, best, strict=True)]
    first = best.index(best[-1])
    assert drawn["winner"] == [depth == first for depth in range(5)]
    assert f"“{best[-1]}”" in prose(at, "lens_words")
    rows = screen.records(at, "lens")
    assert [row["most likely word"] for row in rows] == best


def test_she_is_the_most_likely_word_only_after_the_last_layer():
    said = prose(opened(), "lens_words")
    assert (
        "“she” first becomes the most likely word after layer 3, with 89 %. Before this layer, “the” is the most likely one."
        in said
    )
    said = prose(opened(model_text=ZORG, query=0), "lens_words")
    assert "The table alone makes “a new word” the most likely word after “Zorg”" in said


# ---- 4: which head is needed ----


@pytest.mark.parametrize(("text", "place"), [(TEXT, 7), (SWAPPED, 7), (TYPED, 7), ("The dogs near the cat", 4)])
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
    assert f"leads by {numbers.decimal(lead)} over" in prose(at, "needed_words")


@pytest.mark.parametrize("text", [TEXT, SWAPPED, "The dogs near the cat"])
def test_the_head_without_which_the_word_is_least_likely_is_asked_for(text: str):
    base, last = run(text), len(MODEL.encode(text).ids) - 1
    best = int(base.merged.argmax())
    without = torch.stack([merge_logits(logits, base.unused).softmax(-1)[:, best] for logits in heads_off(base)])
    layer, head = divmod(int(without.argmin()), 4)
    for here in range(4):
        at = opened(model_text=text, query=last, layer=here)
        drawn = [float(base.merged[best]), *without[here].tolist()]
        assert bars(at, "heads_off")["now"] == pytest.approx(drawn, abs=1e-5)
        assert bool(at.pieces["needed_task"].happened) == (here == layer)
    said = prose(opened(model_text=text, query=last, layer=layer), "needed_task")
    assert f"Without head {head} of layer {layer}, “{MODEL.words[best]}” falls from" in said
    rest = without.flatten().sort().values[1].item()
    assert f"If another head is off instead, it keeps at least {numbers.percent(rest)}." in said


def test_the_head_that_she_needs_adds_little_itself():
    said = prose(opened(layer=3), "needed_task")
    assert "“she” falls from 89 % to 35 %, and “the” becomes the most likely word" in said
    assert "Directly this head adds only +0.20 to the lead, but without it the lead falls by 2.37, because" in said
    assert "the MLP of layer 3 adds most: +2.08" in prose(opened(), "needed_words")


def test_placeholders_that_stand_together_have_no_lead():
    at = opened(model_text="a")
    assert "lead_stream" not in at.pieces
    assert "Several placeholders stand together" in prose(at, "needed_words")
    assert "heads_off" in at.pieces


# ---- the page ----


def test_without_a_word_nothing_is_drawn():
    at = opened(model_text=" ")
    assert not {"table", "stream", "next_word", "by_layer", "word", "table_task", "heads_off"} & at.pieces.keys()
    assert "no words" in prose(at, "remarks")


def test_a_row_beyond_the_last_word_is_the_last():
    assert opened(model_text="The dogs", query=9).slots == opened(model_text="The dogs", query=1).slots


def test_64_words_are_read():
    at = opened(model_text=" ".join(["the dog near"] * 30), query=63, layer=2)
    assert len(buttons(body(at, "word"))) == 64
    assert "unknown: the first 64 of 90" in prose(at, "remarks")
    assert "✓" in prose(at, "added_verified")
    assert "✓" in prose(at, "next_verified")


@pytest.mark.parametrize("text", [TEXT, SWAPPED, "The dogs near the cat", "glim frob zat. glim frob", TYPED])
def test_numbers_that_are_printed_add_up_or_are_said_to_be_rounded(text: str):
    """What a learner subtracts, and e to the power of the result, is what stands there, or “about” does."""
    labels = MODEL.encode(text).labels
    rounded = 0
    for place in range(len(labels)):
        said = prose(opened(model_text=text, query=place), "next_words").replace("\u00a0", " ")
        logit, about, ahead, second = re.search(
            r"largest: (-?[\d.]+)\. That is (about )?([\d.]+) more.*?, (-?[\d.]+), so", said.replace("−", "-")
        ).groups()
        rounded += bool(about)
        assert bool(about) is (round(float(logit) - float(second), 2) != float(ahead)), said
        assert abs(float(logit) - float(second) - float(ahead)) < 0.0101
        times = re.search(r"≈ ([\d.]+) times", said)
        if times:
            assert float(times[1]) == float(f"{math.exp(float(ahead)):.2g}"), said
    assert rounded < len(labels)


@pytest.mark.parametrize("place", [0, 4, 7])
def test_without_the_addition_the_next_word_is_another(place: int):
    at, heard = opened(query=place), until(TEXT, place)
    alone = merge_logits(residual_stream.next_logits(heard, adds=False), heard.unused).softmax(-1)
    assert bars(at, "replaced")["now"] == pytest.approx(alone.topk(4).values.tolist(), abs=1e-5)
    expected = int(heard.merged.argmax())
    said = prose(at, "replaced_words")
    assert numbers.fine_percent(alone[expected].item()) in said
    assert numbers.fine_percent(heard.merged[expected].item()) in said
