"""What Explore says of a row and of its head is chosen by facts: each variant where it holds, and none elsewhere."""

import itertools
import re

import pytest
import torch
from streamlit.testing.v1 import AppTest

from attn_core import models, scene
from attn_core.models.model import LONGEST
from pages import explore
from pages.text.languages import LANGUAGES
from pages.view import traced_view
from pages.view.settings import View
from tests import wiring
from tests.panels.explore.screen import opened
from tests.screen import prose

TIED = {"text": "bat bat cave", "positions": False}
BLIND = {"kind": "cross", "text2": "x", "mask": "window", "window": 0, "query": 3}


def scores(view: View) -> torch.Tensor:
    """Return what softmax is applied to, without the temperature: scaled scores with biases, −∞ where hidden."""
    named = {name: getattr(view, name) for name in ("seed", "positions", "heads", "mask", "bias")}
    heads = scene.trace(scene.Scene(tuple(view.text.split()), source=view.projections, **named)).heads
    return heads.masked[view.head, view.query]


@pytest.mark.parametrize("temperature", [1, 0])
@pytest.mark.parametrize("link", [{}, TIED, {"mask": "causal", "query": 0}])
def test_where_the_weight_goes_as_the_temperature_falls_is_said_of_as_many_keys_as_share_the_largest_score(
    link: dict, temperature: float
):
    """To one key, equally to several, or nowhere since all scores are equal; the sentence of each has its count."""
    said = {}
    for query in range(3) if "text" in link else [link.get("query", 1)]:
        at = opened(**{**link, "query": query, "temperature": temperature})
        row = scores(at.view)
        count, visible = int((row == row.max()).sum()), int(row.isfinite().sum())
        last = prose(at, "sharpness").rstrip(".").rpartition(". ")[2]
        said.setdefault((count, count == visible), set()).add(last)
        assert (f" {count} " in last) == (count > 1)
    assert len({*itertools.chain(*said.values())}) == len(said) == sum(map(len, said.values()))


@pytest.mark.parametrize(("bias", "lang"), [("none", "en"), *(("alibi", lang) for lang in LANGUAGES)])
def test_the_weight_goes_to_the_key_that_is_largest_in_what_the_sentence_names(bias: str, lang: str):
    """In scores, or in the sums of scores and biases, which may have another largest key."""
    others, named = 0, re.compile("bias|sesgo", re.IGNORECASE)
    for query in range(0, 7, 2):
        at = opened(mask="causal", bias=bias, query=query, lang=lang)
        plain = scores(at.view.but(bias="none"))
        others += plain.argmax() != scores(at.view).argmax()
        assert bool(named.search(prose(at, "sharpness"))) == (bias != "none" and query > 0)
    assert (others > 0) == (bias != "none")


@pytest.mark.parametrize("stage", ["weights", "dropped"])
@pytest.mark.parametrize("link", [{"dropout": 1}, {"dropout": 0.3, "mask": "causal"}, {}, BLIND], ids=str)
def test_a_row_says_what_it_adds_up_to(link: dict[str, object], stage: str):
    at = opened(stage=stage, **link)
    data = traced_view.present(at.view)
    total = getattr(data.seen.trace.heads, stage)[data.head, data.query].sum().item()
    said = prose(at, "row_in_words")
    empty = not data.row.visible.any()
    assert (f" {100 * total:.0f} %" in said) is not empty
    assert ("0.7" in said) == (stage == "dropped" and data.view.dropout == 0.3)  # by which the others are divided


def test_hidden_words_are_not_among_those_that_have_weight():
    """Of eleven that the tenth may attend to, two are named; of a row that sees few, all others are hidden."""
    text = " ".join(f"w{i}" for i in range(20))
    assert "(9 more, " in prose(opened(text=text, mask="causal", query=10), "sum")
    for query, hidden in ((1, True), (19, False)):
        bars = opened(text=text, mask="causal", query=query).slots["bars"]["bars"]
        assert (bars["said"][-1] == "hidden") is hidden


def test_every_head_of_a_design_has_the_sentence_of_its_job_and_another_where_it_meets_nothing():
    said = [prose(opened(projections="previous", heads=4, head=head, query=5), "lead") for head in (0, 1, 2)]
    nothing = [(0, 0), (1, 1)]  # nothing stands before the first word, and bat has no copy
    assert len({each.split(". ")[1] for each in said}) == 3
    for head, query in nothing:
        lead = prose(opened(projections="previous", heads=4, head=head, query=query), "lead")
        assert re.findall(r"\d+(?= words| %)", lead)[:2] == ["7", "14"]
        assert lead.split(". ")[1] not in said[head]


def test_a_head_on_word_vectors_says_how_long_it_was_trained_and_what_it_looks_for():
    lead = {
        name: prose(opened(projections="meaning", **link), "lead").partition("\n")[0].split(". ")[1]
        for name, link in {
            **{"none": {"trained": 0}, "some": {"trained": 400}, "all": {}, "before": {"head": 1}},
            **{"far": {"heads": 4, "head": 3}, "nowhere": {"head": 1, "positions": "false"}},
        }.items()
    }
    assert len({*lead.values()}) == len(lead)
    assert [name for name, said in lead.items() if "400" in said] == ["some"]
    assert [name for name, said in lead.items() if re.search(r"\b2\b", said)] == ["far"]


def test_words_that_the_table_lacks_are_named_up_to_eight():
    def named(text: str, **more: object) -> list[str]:
        link = {"projections": "meaning", "text": text, **more}
        return re.findall(r"qx\d+|\d+(?= more)", prose(opened(**link), "remarks"))

    assert named("The bat flew") == named("The qx1 flew", projections="random") == []
    assert named("The qx1 flew") == ["qx1"]
    assert named("The qx1 flew", kind="cross", text2="A qx2, a qx2") == ["qx1", "qx2"]
    assert named(" ".join(f"qx{number}" for number in range(11))) == [*(f"qx{number}" for number in range(8)), "3"]


def test_a_trained_model_reads_a_learners_words_names_those_it_does_not_know_and_says_what_a_smaller_head_keeps():
    link = {"projections": "tiny_3", "mask": "causal", "head": 2}
    at = opened(**link, text="glim frob zat. glim frob", query=5)
    assert at.slots["bars"]["bars"]["now"][2] > 0.9  # to zat, which followed frob
    assert re.search(r"\b4\b.*\b16\b.* \d+ %", prose(opened(**link, head_size=4), "lead"))
    assert not re.search(r"\b16\b", prose(opened(**link), "lead"))
    unknown = re.compile("“(.*?)”")
    assert unknown.findall(prose(opened(**link), "remarks"))[:5] == ["bat", "flew", "out", "of", "cave"]
    assert not unknown.findall(prose(opened(**link, text="Anna gave the ball to Adam"), "remarks"))
    most = len(models.load("tiny").placeholders)
    for text in (" ".join(f"w{i}" for i in range(most + 1)), "the " * (LONGEST + 1)):
        assert re.findall(r"\d+", prose(opened(**link, text=text), "remarks")) == [str(LONGEST), str(most)]


def stops(at: AppTest, name: str) -> list[int]:
    """Return where a slider can stand."""
    return [int(option) for option in wiring.controls(at)[name].options]


def test_sizes_and_steps_have_the_ends_of_the_projections():
    """A head of a model or of the table has no more components than it has, and a wider one becomes as wide as it can."""
    for projections, most in (("random", 128), ("tiny_3", 16), ("meaning", 64)):
        at = wiring.opened("explore", projections=projections, head_size=128)
        assert stops(at, "head_size") == [*range(1, most + 1)]
        assert wiring.controls(at)["head_size"].value == most
        assert ("head_size" in wiring.linked(at)) == (projections == "random")
    assert stops(at, "trained") == [number**2 for number in range(41)]
    assert wiring.controls(at)["trained"].value == 1600
    assert not {"grown", "tokens", "d_model"} & wiring.controls(at).keys()


@pytest.mark.parametrize(("link", "same"), [({}, True), ({"head": 1}, False), ({"mask": "causal"}, False)])
def test_the_maps_fold_says_that_order_makes_no_difference_only_where_it_makes_none(link: dict, same: bool):
    orders = (("dog", "bites", "man"), ("man", "bites", "dog"))
    mask, head = link.get("mask", "none"), link.get("head", 0)
    one, other = (
        scene.trace(scene.Scene(words, source="meaning", head_size=64, mask=mask)).heads.output for words in orders
    )
    assert torch.allclose(one[head], other[head].flip(0), atol=1e-4) is same
    assert explore.ignores_order(View(**link, projections="meaning", head_size=64)) is same
