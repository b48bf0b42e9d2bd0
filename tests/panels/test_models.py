"""The pages about a model as a learner meets them: every number on screen is that of the model's run."""

import functools
import math
import re
from pathlib import Path

import pytest
import torch
from transformers import GPT2Config

from attn_core import models
from attn_core.models import head_scores, registry, spelling
from attn_core.models.experiments import EXPERIMENTS
from attn_core.models.merging import merge
from attn_core.models.one_score import take_apart
from attn_core.models.operations import Operation
from attn_core.models.run import arrows_cut, heads_off, heads_patched
from pages.answers import page_boards
from pages.board.facts import Facts
from pages.text import languages, numbers
from pages.text.languages import Words, said
from pages.view import link
from tests import screen, wiring
from tests.core.models.random_models import GPT2, LETTERS, SINCE, WINDOW, of_bytes, saved
from tests.screen import body, buttons, click, press, prose, put

words = Words("surgery", "en")
models_words = Words("models", "en")

MODEL = models.load("tiny")
read, operate = (functools.partial(screen.visited, page) for page in ("models", "surgery"))
TEXT = EXPERIMENTS["copy"].text
OWN = "The wug met a wug near the dogs"


def run(text: str, operations: str = "", second: str = "") -> models.ModelRun:
    """Return the model's run on a text, computed here."""
    source = models.run(MODEL, MODEL.encode(second)) if second else None
    return models.run(MODEL, MODEL.encode(text), spelling.read(operations), source=source)


@pytest.mark.parametrize("text", [TEXT, OWN])
def test_the_expected_word_and_its_bars_are_the_models(text: str):
    likeliest = run(text).next_words()
    at = read(model_text=text)
    word, share = likeliest[0]
    assert f"“{word}” ({numbers.percent(share)})" in prose(at, "lead")
    assert at.slots["next_word"]["bars"]["now"] == pytest.approx([probability for _, probability in likeliest], abs=1e-5)
    rows, lens = at.pieces["lens"].rows, merge(run(text).lens().softmax(-1), run(text).unused).max(-1)
    assert [share for _, _, share in rows] == [numbers.percent(share) for share in lens.values.tolist()]
    assert rows[-1][1] == word
    expected = press(operate(model_text=text), word)  # is appended
    assert expected.link["model_text"] == f"{text} {word}"
    assert expected.link["query"] == str(len(MODEL.encode(text).ids))


def test_a_click_opens_a_head_on_explores_own_panels():
    """The heatmap is that of the model's layer, which no panel knows to be one."""
    at = read(model_text=TEXT, layer=1, head=0, query=4)
    screen.close(screen.cells(at, "heatmap_large").nan_to_num(), run(TEXT).trace(1).weights[0, 0], atol=1e-4)


@pytest.mark.parametrize("sort", ["layer", "job"])
def test_every_head_is_drawn_with_what_it_does(sort: str):
    at, base = read(model_text=TEXT, model_sort=sort), run(TEXT)
    tiles = at.pieces["every_head"].spec["datasets"]
    assert len(tiles["tiles"]["url"]) == 16
    assert "cells" not in tiles  # no numbers
    seen = set()
    for tile in range(16):
        at = read(model_text=TEXT, model_sort=sort)
        click(at, "every_head", "tiles", tile)
        layer, head = int(at.link["layer"]), int(at.link["head"])
        seen.add((layer, head))
        weights = base.trace(layer).weights[0, head]
        label = tiles["tiles"]["label"][tile]
        found = head_scores.scores(weights[None], MODEL.encode(TEXT).labels)[0]
        does = head_scores.job(found)
        assert label == f"L{layer} H{head} {models_words.JOBS[does]}" if does in head_scores.JOBS else f"L{layer} H{head}"
    assert len(seen) == 16


def test_unknown_words_are_named_and_too_many_words_are_cut():
    quoted = re.compile("“(.*?)”")
    assert quoted.findall(prose(read(model_text=TEXT), "remarks"))[:3] == ["glim", "frob", "zat"]
    assert not quoted.findall(prose(read(model_text="The dogs near the cat"), "remarks"))
    for text, counts in (
        (" ".join(["the dog near"] * 30), ["64", "90"]),
        (" ".join(f"x{i}" for i in range(30)), ["24", "30"]),
    ):
        assert re.findall(r"the first (\d+) of (\d+)", prose(read(model_text=text), "remarks")) == [tuple(counts)]


HERE = [name for name, each in EXPERIMENTS.items() if each.model == "tiny"]
BY_BUTTON = {  # what the text of an experiment asks for, where that is a button
    "copy": "Switch off",
    "patch": words.PATCH["output"],
    "scale": f"{words.OFFERS['scale']}: All heads of layer 3",
    "temperature": f"{words.OFFERS['temperature']}: All heads of layer 1",
    "sink": f"{words.OFFERS['mask']}: All heads of all layers",
}


def cut_by_arc(at: screen.Screen, place: int) -> screen.Screen:
    """Click on the arc to a word of a short sentence."""
    return click(at, "arcs", "arcs", at.pieces["arcs"].spec["datasets"]["arcs"]["place"].index(place))


def act(at: screen.Screen, name: str) -> screen.Screen:
    """Do what the text of an experiment asks for."""
    if name in BY_BUTTON:
        return press(at, BY_BUTTON[name])
    return cut_by_arc(at, EXPERIMENTS[name].key)


@pytest.mark.parametrize("name", HERE)
def test_an_experiment_sets_the_stage_and_its_act_makes_the_model_say_another_word(name: str):
    experiment = EXPERIMENTS[name]
    at = press(operate(operations="off_0_0", query=1, key=0), models_words.EXPERIMENTS[name])
    shown = ("layer", "head", "query", "key", "operations")
    assert [getattr(at.view, place) for place in shown] == [*(getattr(experiment, place) for place in shown[:-1]), ""]
    assert f"“{experiment.expects}”" in prose(at, "lead")
    assert set(at.slots["next_word"]["bars"]["warm"]) == {None}
    at = act(at, name)
    assert at.link["operations"] == experiment.operations
    if name not in BY_BUTTON:
        drawn = at.slots["arcs"]["arcs"]
        assert drawn["cut"][drawn["place"].index(experiment.key)]
    after, before = run(experiment.text, experiment.operations, experiment.other), run(experiment.text)
    word, share = after.next_words(1)[0]
    lead = prose(at, "lead")
    assert f"“{experiment.then}” ({numbers.percent(share)})" in lead
    assert word == experiment.then
    assert re.search(rf"“{experiment.expects}” .*{numbers.percent(before.next_words(1)[0][1])}", lead)
    drawn = at.slots["next_word"]["bars"]
    first = [MODEL.words.index(label) if label in MODEL.words else None for label in drawn["label"]]
    for number, now, was in zip(first, drawn["now"], drawn["warm"], strict=True):
        if number is not None:
            assert now == pytest.approx(float(after.probabilities[number]), abs=1e-5)
            assert was == pytest.approx(float(before.probabilities[number]), abs=1e-5)


SHARES = {  # experiment → the weights in its sentences: layer, head, query, key, and of which run
    "pronoun": [(3, 1, 7, 4, "")],
    "copy": [(1, 0, 5, 4, "")],
    "receiver": [(1, 3, 8, 3, "")],
    "agreement": [(2, 2, 4, 1, "")],
    "patch": [(2, 2, 4, 1, ""), (2, 2, 4, 1, "other")],
    "sink": [(3, 3, 4, 0, ""), (3, 3, 4, 3, ""), (3, 3, 4, 3, "now")],
    "scale": [(3, 2, 12, 0, ""), (3, 2, 12, 0, "now")],
    "temperature": [(1, 3, 8, 3, ""), (1, 3, 8, 3, "now")],
}


@pytest.mark.parametrize("name", HERE)
def test_the_weights_in_the_sentences_of_an_experiment_are_the_models(name: str):
    experiment = EXPERIMENTS[name]
    runs = {"": run(experiment.text), "now": run(experiment.text, experiment.operations, experiment.other)}
    runs["other"] = run(experiment.other)
    weights = {float(runs[of].heads(layer)[head].weights[0, query, key]) for layer, head, query, key, of in SHARES[name]}
    for lang in languages.LANGUAGES:
        with languages.speaking(lang):
            texts = [said(f"surgery.{name}.{part}", Facts(as_shown=True, word="")) for part in ("predict", "task", "done")]
        found = {int(share) for share in re.findall(r"(\d+)[ \u00a0]%", " ".join(texts))}
        assert found == {round(100 * weight) for weight in weights}, lang


MANY = "~".join(f"cut_0_{head}_{query}_{key}" for head in range(4) for query in range(1, 5) for key in (0, 1))
CLICKS = {  # operations → what a click on the arrow from query 4 to key 1 makes of them: it is cut, or can't be
    "": "cut_1_0_4_1",
    "off_1_2": "off_1_2~cut_1_0_4_1",
    **{kept: kept for kept in ("off_1_0", "off_1_all", "patch_1_0_output", "patch_all_0_pattern", MANY)},
    "off_all_all~cut_1_0_4_1": "off_all_all",
    "patch_1_0_pattern~off_1_0": "patch_1_0_pattern~off_1_0",
}


@pytest.mark.parametrize(("operations", "after"), CLICKS.items(), ids=[name[:20] for name in CLICKS])
def test_the_title_says_whether_a_click_on_a_cell_cuts_its_arrow(operations: str, after: str):
    texts = EXPERIMENTS["agreement"]
    at = operate(model_text=texts.text, patch_text=texts.other, operations=operations, layer=1, head=0, query=2, key=2)
    title, plain = (
        prose(at, "weights_name"),
        prose(operate(model_text=texts.text, layer=1, head=0, query=2, key=2), "weights_name"),
    )
    assert (title == plain) == after.endswith("cut_1_0_4_1")
    click(at, "weights", "cells", 4 * 5 + 1)
    assert at.link["operations"] == after
    assert (at.link["query"], at.link["key"]) == ("4", "1")


OF_LAYER = {
    words.OFFERS["off"]: "off_2_all",
    words.OFFERS["uniform"]: "uniform_2_all",
    words.OFFERS["scale"]: "scale_2_all",
    words.OFFERS["temperature"]: "temperature_2_all_8",
    words.OFFERS["mask"]: "mask_2_all_no_first",
    words.PATCH["output"]: "patch_2_all_output",
    words.PATCH["pattern"]: "patch_2_all_pattern",
}


@pytest.mark.parametrize(("label", "spelled"), OF_LAYER.items())
def test_all_heads_of_a_layer_have_the_buttons_of_one_head(label: str, spelled: str):
    """Each does its operation on all of them; it goes, and a chip takes the operation off again."""
    text, second = EXPERIMENTS["patch"].text, EXPERIMENTS["patch"].other
    at = operate(model_text=text, patch_text=second, layer=2, head=1)
    assert [f"{each}: All heads of layer 2" for each in buttons(body(at, "offers"))] == list(
        buttons(body(at, "layer_offers"))
    )
    button = f"{label}: All heads of layer 2"
    press(at, button)
    assert at.link["operations"] == spelled
    assert button not in buttons(body(at, "layer_offers"))
    assert label in buttons(body(at, "offers"))
    expected = [probability for _, probability in run(text, spelled, second).next_words()]
    now = [probability for probability in at.slots["next_word"]["bars"]["now"] if probability > 1e-3]
    assert now == pytest.approx(expected[: len(now)], abs=1e-5)
    press(put(at, "layer", 3), words.OFFERS["temperature"])  # one more, of one head
    assert at.link["operations"] == f"{spelled}~temperature_3_1_8"
    first, second, _ = buttons(body(at, "chips"))
    assert press(at, first).link["operations"] == "temperature_3_1_8"
    # an arrow between words that are not there is left as it is
    beyond = operate(model_text="a dog", operations=f"cut_0_0_40_3~{spelled}")
    assert "patch" in spelled or list(buttons(body(beyond, "chips")))[:1] == [first]


@pytest.mark.parametrize("operations", ["", "uniform_3_1", "off_1_0"])
def test_each_head_off_and_each_arrow_cut_are_runs_of_the_model(operations: str):
    at = operate(model_text=TEXT, operations=operations, layer=3, head=2, query=5)
    base = run(TEXT, operations)
    word = int(base.next_logits.argmax())  # which it expects now
    scan = torch.stack([*heads_off(base)]).softmax(-1)[..., word]
    drawn = torch.tensor(at.pieces["which_head"].spec["datasets"]["cells"]["value"]).reshape(4, 4)
    colours = torch.tensor(at.pieces["which_head"].spec["datasets"]["cells"]["share"]).reshape(4, 4)
    assert int(colours.argmax()) == int(drawn.argmin())  # darkest where it falls most
    torch.testing.assert_close(drawn, scan, atol=1e-4, rtol=0)
    layer, head = divmod(int(scan.argmin()), 4)
    assert (re.findall(r"layer (\d), head (\d)", prose(at, "least"))[:1] == [(str(layer), str(head))]) == bool(
        scan.min() < 0.9 * base.merged[word]
    )
    row = arrows_cut(base, 3, 2, 5).softmax(-1)[:, word]
    assert at.slots["which_arrow"]["bars"]["now"] == pytest.approx(row.tolist(), abs=1e-5)
    click(at, "which_head", "cells", 7)
    assert (at.link["layer"], at.link["head"]) == ("1", "3")


@pytest.mark.parametrize("page", ["models", "surgery", "whole_model"])
def test_a_sentence_that_is_typed_is_seen_from_its_last_word(page: str):
    """The next word is predicted from it."""
    at = wiring.opened(page)
    for text in (OWN, "glim frob zat. glim frob zat. glim frob"):
        assert wiring.controls(wiring.move(at, "model_text", text))["query"].value == len(MODEL.encode(text).ids) - 1


@pytest.mark.parametrize("page", ["models", "surgery"])
def test_a_row_of_the_last_layer_that_no_prediction_reads_says_so(page: str):
    one, last = functools.partial(screen.visited, page, model_text=OWN), len(MODEL.encode(OWN).ids) - 1
    assert "“dogs”" in prose(one(query=2), "unread")
    assert "unread" not in {*one(query=last).pieces, *one(query=2, layer=2).pieces}


scores = Words("model_scores", "en")

OF_FRANCE = "The capital of France is Paris"
RISES = {"en": "rises from {} to {}", "de": "steigt von {} auf {}"}
FALLS = {"en": "falls from {} to {}", "de": "sinkt von {} auf {}"}
FIRST, SECOND = "The dogs near the cat", "The dog near the cat"
cell = functools.partial(screen.visited, "surgery", model_text=FIRST, patch_text=SECOND, layer=2, head=2, query=4)


@pytest.mark.parametrize("part", ["output", "pattern"])
def test_each_head_is_patched_in_turn_and_a_click_selects_it(part: str):
    at = cell()
    scan = torch.stack([*heads_patched(run(FIRST), run(SECOND), part)]).softmax(-1)[..., MODEL.words.index("are")]
    screen.close(screen.cells(at, f"patched_{part}"), scan, atol=1e-4)
    click(at, f"patched_{part}", "cells", 7)
    assert (at.link["layer"], at.link["head"]) == ("1", "3")


def test_the_head_that_carries_the_difference_is_named_and_patched_by_a_button():
    at, patched = cell(layer=0, head=0), run(FIRST, "patch_2_2_output", SECOND)
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


def test_sentences_of_two_lengths_are_said_and_the_link_loses_nothing():
    at = cell(patch_text="The dog", operations="patch_2_2_output~off_0_1")
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
    at, one = (
        screen.visited(page, model_text=FIRST, layer=2, head=2, query=4, key=1),
        take_apart(run(FIRST), 2, 2, 4, 1),
    )
    screen.close(screen.cells(at, "why"), torch.stack([one.q, one.k, one.products, one.running]), atol=1e-4)
    products = [f"{numbers.decimal(product, sign=True)} in dimension {dimension}" for dimension, product in one.largest(3)]
    weight = numbers.percent(float(run(FIRST).trace(2).weights[0, 2, 4, 1]))
    ends = [numbers.decimal(each, sign=True) for each in (one.score, one.scaled)]
    lead = f"e^{one.lead:.2f} ≈ {math.exp(round(one.lead, 2)):.0f}"
    for part in (*products, *ends, f"{one.lead:.2f} higher", "“the·3”", weight, lead):
        assert part in prose(at, "why_words")
    slot = "weights" if page == "surgery" else "heatmap_large"
    click(at, slot, "cells", 3 * 5 + 2)
    assert (at.link["query"], at.link["key"]) == ("3", "2")
    marks = at.pieces[slot].spec["datasets"]["marks"]
    assert [(x, y) for x, y, dash in zip(marks["x"], marks["y"], marks["dashed"], strict=True) if dash] == [(2, 3)]


@pytest.mark.parametrize("operations", ["temperature_2_2_8", "temperature_2_2_0", "scale_2_2", "uniform_2_2", "cut_2_2_4_1"])
def test_operations_are_part_of_what_is_said(operations: str):
    """Each has a sentence of its own, with the weight that the key then gets."""
    at, weight = cell(operations=operations, key=1), float(run(FIRST, operations, SECOND).trace(2).weights[0, 2, 4, 1])
    said = prose(at, "why_words")
    assert re.sub(r"[\d.−+]+", "", said) != re.sub(r"[\d.−+]+", "", prose(cell(key=1), "why_words"))
    assert numbers.percent(weight) in said or said.endswith("0.") or "≈" in said
    taken = float(run(SECOND).trace(2).weights[0, 2, 4, 1])
    assert numbers.percent(taken) in prose(cell(operations="patch_2_2_pattern", key=1), "why_words")


def test_without_the_arrow_the_row_and_the_next_word_are_those_of_a_run_that_cuts_it():
    before, after = run(FIRST), run(FIRST, "cut_2_2_4_1", SECOND)
    row, are = after.trace(2).weights[0, 2, 4], MODEL.words.index("are")
    largest = row.argsort(descending=True)[:3].tolist()
    names = [("The·0", "dogs", "near", "the·3", "cat")[key] for key in largest]
    at = cell(key=1)
    said = prose(at, "remaining")
    assert re.findall("“(.*?)”", said)[:3] == names
    shares = [*(row[key] for key in largest), before.merged[are], after.merged[are]]
    assert re.findall(r"(?:[<>] )?\d+ %", said) == [numbers.percent(float(each)) for each in shares]
    press(at, scores.CUT)
    assert (at.link["operations"], "remaining" in at.pieces) == ("cut_2_2_4_1", False)
    assert press(at, scores.RESTORE).link["operations"] == ""
    cut = press(cell(layer=1, head=3, key=1), scores.CUT)
    assert spelling.read(cut.link["operations"]) == (Operation("cut", 1, 3, query=4, key=1),)


def test_a_key_beyond_the_last_word_is_the_last_and_a_later_word_is_not_seen():
    assert "cat · cat" in prose(cell(key=63), "why_words")
    later = cell(query=1, key=3)
    assert not {"remaining", "why_cut"} & later.pieces.keys()
    assert "100 %" in prose(cell(query=0, key=0), "why_words")
    markup = body(screen.visited("surgery", model_text="a *b* <i>", query=2, key=1), "why_words")
    assert "<i>" not in markup.replace("<i>e</i>", "")  # e of a formula


def test_the_arrows_that_a_word_needs_most_are_listed_and_a_click_cuts_one():
    at = cell(layer=0, head=0, key=0)
    rows, are = at.pieces["ten_heads"].rows, MODEL.words.index("are")
    cut, weight = run(FIRST, "cut_1_1_4_2", SECOND).merged[are], run(FIRST).trace(1).weights[0, 1, 4, 2]
    assert (len(rows), rows[1][1:]) == (8, tuple(numbers.percent(float(each)) for each in (weight, cut)))
    press(at, list(buttons(body(at, "ten_heads")))[1])
    assert [at.link[name] for name in ("layer", "head", "key", "operations")] == ["1", "1", "2", "cut_1_1_4_2"]
    every = "~".join(f"cut_{number // 4}_{number % 4}_0_0" for number in range(16))
    sets = screen.visited("surgery", model_text="dogs", query=0, key=0, operations=every).pieces["ten_heads"].sets
    assert [{*each} for each in sets] == [{"layer", "head", "key"}] * 8  # an arrow that is cut stays cut


@pytest.mark.parametrize("text", ["a b", "ended in\n", "é ␣"])
def test_no_page_has_an_empty_word(text: str, tmp_path: Path):
    """Of a random model of bytes, the likely words are spaces and parts of letters, too; such a part isn't appended."""
    saved(tmp_path, GPT2Config(**{**GPT2, "vocab_size": len(LETTERS)}))
    of_bytes(LETTERS).save(str(tmp_path / "tokenizer.json"))
    name = registry.add(tmp_path)
    try:
        models.load(name)
        for page in ("models", "surgery"):
            view = link.view({"model": name, "model_text": text, "query": "63"}, page)
            drawn = page_boards.pieces(page, view)
            assert page == "models" or "" not in drawn["go_on"].choices
            for piece in map(repr, drawn.values()):
                assert not any(empty in piece for empty in ("****", "“”", "badge[]", "\ufffd")), piece
    finally:
        del registry.MODELS[name]


@pytest.mark.parametrize("family", ["gemma2", "gpt-oss"])
def test_a_cap_and_the_share_of_a_sink_are_said(family: str, model_folders: dict[str, Path]):
    name = registry.add(model_folders[family])
    try:
        own = models.load(name)
        found = models.run(own, own.encode(OF_FRANCE))
        for query, key in ((0, 0), (5, 2)):
            at, one = (
                screen.visited("models", model=name, model_text=OF_FRANCE, layer=1, head=2, query=query, key=key),
                take_apart(found, 1, 2, query, key),
            )
            does, why = prose(at, "does"), prose(at, "why_words")
            assert (f"turns this score s into {numbers.decimal(one.capped, sign=True)}" in why) == (family == "gemma2")
            assert ("capped score" in why) == (family == "gemma2" and query > 0)
            row = found.weights[1][2, query]
            assert one.sink == (None if family == "gemma2" else pytest.approx(1 - float(row.sum()), abs=1e-6))
            assert (f"takes {numbers.percent(one.sink or 0)}" in does) == (family == "gpt-oss")
            others = f"all others share {numbers.percent(float(row.sum() - row.max()))}"
            assert (others in does) == (query > 0)
            assert ("therefore gets all the weight" in does) == (family == "gemma2" and query == 0)
            assert ("sink takes the rest" in why) == (family == "gpt-oss" and query == 0)
    finally:
        del registry.MODELS[name]


def test_a_key_that_a_window_hides_is_no_arrow(model_folders: dict[str, Path]):
    name = registry.add(model_folders["qwen2-windows"])
    try:
        models.load(name)
        settings = {"model": name, "model_text": "The capital of France is Paris . " * 4, "query": "27"}
        drawn = {layer: page_boards.pieces("surgery", link.view({**settings, "layer": layer}, "surgery")) for layer in "12"}
        assert [len(drawn[layer]["which_arrow"].spec["datasets"]["bars"]["now"]) for layer in "12"] == [28, WINDOW]
        listed = drawn["1"]["ten_heads"].sets
        assert all(each["layer"] < SINCE or each["key"] > 27 - WINDOW for each in listed)
    finally:
        del registry.MODELS[name]
