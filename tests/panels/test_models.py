"""The pages about a model as a learner meets them: every number on screen is that of the model's run."""

import functools
import re

import pytest
import torch

from attn_core import models
from attn_core.models import head_scores, spelling
from attn_core.models.experiments import EXPERIMENTS
from attn_core.models.merging import merge
from attn_core.models.run import arrows_cut, heads_off
from pages.board.declaration import Facts
from pages.text import languages, numbers
from pages.text.languages import Words, said
from tests import screen, wiring
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


def test_the_first_screen_turns_she_into_he_with_one_click_on_an_arc():
    """The arrow is drawn in the default view; another click restores it, and then it is as it was."""
    at, cut = cut_by_arc(operate(), 4), run(EXPERIMENTS["pronoun"].text, "cut_3_1_7_4")
    share = numbers.percent(cut.next_words(1)[0][1])
    assert [each in prose(at, "lead") for each in ("“because”", "“Mia·4”", f"“he” ({share})")] == [True] * 3
    drawn = at.pieces["arcs"].spec["datasets"]
    assert drawn["arcs"]["cut"][drawn["arcs"]["place"].index(4)]
    row = cut.heads(3)[1].weights[0, 7].tolist()
    assert [text for text in drawn["words"]["said"][:4] if text] == [numbers.percent(row[key]) for key in (0, 1, 2)]
    assert cut_by_arc(at, 4).link["operations"] == ""


def test_an_experiment_that_is_shown_is_marked_and_each_stays_where_it_is():
    for page, slot in ((operate, "experiments"), (read, "sentences")):
        at = page()
        listed = list(buttons(at.slots[slot]))
        for name in ("copy", "pronoun"):
            at = press(at, models_words.EXPERIMENTS[name])
            assert list(buttons(at.slots[slot])) == listed
            assert re.findall(r'aria-pressed="true">([^<]*)<', at.slots[slot]) == [models_words.EXPERIMENTS[name]]


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
