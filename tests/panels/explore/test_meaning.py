"""Explore on vectors of real words: what it says, and that every control acts on it."""

import pytest
from streamlit.testing.v1 import AppTest

from pages.view import traced_view
from tests import wiring
from tests.panels.explore.expected import right
from tests.panels.explore.screen import opened, put, row_table, sentences
from tests.panels.explore.test_controls import AFTER_SCALED, AFTER_SCORES, STEPS, alike

MOVES = [
    ("temperature", 0.5, {}, {"weights", "dropped", "adds"}),
    ("power", 0.0, {}, AFTER_SCORES),
    ("scale", "model", {}, AFTER_SCORES),
    ("mask", "causal", {}, AFTER_SCALED),
    ("window", 1, {"mask": "window", "query": 3}, AFTER_SCALED),
    ("prefix", 6, {"mask": "prefix"}, AFTER_SCALED),
    ("bias", "alibi", {}, AFTER_SCALED),
    ("dropout", 0.5, {}, {"dropped", "adds"}),
    ("seed", 4, {"dropout": 0.5}, {"dropped", "adds"}),
    ("positions", False, {"head": 1}, set(STEPS) - {"value"}),
    ("trained", 400, {}, set(STEPS) - {"value"}),
    ("head", 1, {}, set(STEPS) - {"value"}),
    ("query", 4, {}, set(STEPS) - {"value"}),
    ("text", "The bat hit the ball", {}, set(STEPS)),
    ("text2", "A fly flew away", {"kind": "cross"}, set(STEPS)),
    ("kind", "cross", {}, set(STEPS)),
]


@pytest.mark.parametrize(("name", "to", "where", "changed"), MOVES, ids=[name for name, *_ in MOVES])
def test_every_control_changes_the_numbers_it_should(name: str, to: object, where: dict, changed: set):
    at = opened(projections="meaning", **where)
    before = row_table(at)
    after = row_table(put(at, name, to))
    assert {step for step in STEPS if not alike(before[step], after[step])} == changed
    right(at)


@pytest.mark.parametrize("size", [1, 8, 64])
def test_every_head_size_has_its_own_numbers(size: int):
    at = opened(projections="meaning", head_size=size, heads=4)
    assert not alike(row_table(at)["scores"], row_table(opened(projections="meaning", head_size=16))["scores"])
    assert f"head size {size}." in sentences(at)["roles"]
    right(at)


def test_the_page_says_what_the_heads_do_and_where_the_vectors_come_from():
    at = opened(projections="meaning", heads=4)
    assert "gives its largest weight, **58 %**, to" in sentences(at)["lead"]
    assert "This head was trained to let a word attend to related words." in sentences(at)["lead"]
    assert "no meaning" not in " ".join(sentences(at).values())
    roles = "head 0: related words · head 1: previous word · head 2: next word · head 3: 2 places before"
    assert roles in sentences(at)["roles"]
    assert "all-MiniLM-L6-v2 (Apache License 2.0)" in sentences(at)["about"]
    assert "since the table of word vectors lies there" in sentences(at)["program_needs"]


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ({"trained": 0}, "This head is not trained yet. Move the slider “Training steps”."),
        ({"trained": 400}, "This head has been trained for 400 of 1,600 steps to let a word attend to related words."),
        ({"head": 1}, "This head looks for the previous word, by its position."),
        ({"heads": 4, "head": 3}, "This head looks for the word that stands 2 places before, by its position."),
        ({"head": 1, "positions": "false"}, "Positions are off, so this head can’t tell where a word stands"),
        ({"lang": "de"}, "Dieser Kopf wurde darauf trainiert, dass ein Wort auf verwandte Wörter achtet."),
        ({"lang": "de", "head": 1}, "Dieser Kopf sucht nach der Position: voriges Wort."),
    ],
)
def test_the_lead_says_what_its_head_does(link: dict, said: str):
    assert said in sentences(opened(projections="meaning", **link))["lead"]


def test_words_that_the_table_lacks_are_named():
    lacks = "The table of English word vectors lacks"
    assert lacks not in sentences(opened(projections="meaning"))["remarks"]
    one = sentences(opened(projections="meaning", text="The xyzzy flew"))["remarks"]
    assert f"{lacks} xyzzy: it has a random vector, the same in every sentence." in one
    crossed = opened(projections="meaning", text="The xyzzy flew", kind="cross", text2="A plugh, a plugh")
    assert f"{lacks} xyzzy and plugh: they have random vectors" in sentences(crossed)["remarks"]
    many = opened(projections="meaning", text=" ".join(f"qx{number}" for number in range(11)))
    assert "qx6, qx7 and 3 more: they have random vectors" in sentences(many)["remarks"]
    assert lacks not in sentences(opened(projections="random", text="The xyzzy flew"))["remarks"]


def test_it_reads_words_of_a_long_text():
    at = opened(projections="meaning", tokens="character", text="The bat flew " * 100)
    found = traced_view.prepare_long(at.view)
    assert found.queries[:3] == ["The·0", "bat·1", "flew·2"]
    assert len(found.queries) == 300
    assert (found.view.tokens, found.noun) == ("word", "word")


def _stops(at: AppTest, name: str) -> list[int]:
    return [int(option) for option in wiring.controls(at)[name].options]


def test_its_controls_have_its_own_ends():
    at = wiring.opened("explore", projections="meaning")
    drawn = wiring.controls(at)
    assert _stops(at, "head_size") == [*range(1, 65)]
    assert drawn["head_size"].value == 64
    assert "closest W_Q W_Kᵀ of that rank" in drawn["head_size"].help
    assert _stops(at, "trained") == [number**2 for number in range(41)]
    assert drawn["trained"].value == 1600
    assert not {"grown", "tokens", "d_model"} & drawn.keys()
    captions = [caption.value for caption in at.caption]
    assert "Tokens: these projections read whole words." in captions
    assert "d_model: fixed by the table of word vectors." in captions
    assert _stops(wiring.opened("explore", projections="random"), "head_size")[-1] == 128
    assert _stops(wiring.opened("explore", projections="tiny_0"), "head_size")[-1] == 16


def test_a_wider_head_of_another_source_becomes_as_wide_as_it_can():
    at = wiring.opened("explore", projections="meaning", head_size=128)
    assert wiring.controls(at)["head_size"].value == 64
    assert "head_size" not in wiring.linked(at)  # which is the default
