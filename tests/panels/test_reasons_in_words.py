"""Reasons in sentences, checked against numbers: hidden keys, dropped weights, trained projections."""

import itertools

import pytest
import torch

from attn_core import scene
from attn_core.experiments import mixing
from attn_core.masks import MASKS
from attn_core.sources import SOURCES
from attn_core.sources.designs import DESIGNS
from pages.text.languages import Words
from tests.screen import Screen, prose, put, visited
from tests.selection import always

MASKED = [("none", 2), ("causal", 2), ("window", 0), ("window", 1), ("prefix", 2), ("strided", 3), ("strided", 40)]
TEXTS = ("The bat flew out of the cave", "Yes", "a a b")
NAMES = Words("core", "en").MASKS
ALLOWS = "as far as the {} allows"
FINDS_NONE = "a token without such a key attends equally to all tokens that it may attend to."


def explore(maps: str, mask: str, number: int, text: str, positions: bool = True) -> Screen:
    """Return Explore with one head that is designed."""
    return visited("explore", projections=maps, mask=mask, window=number, text=text, positions=positions, heads=1)


def described(at: Screen) -> scene.Scene:
    """Return the core's scene of a screen."""
    view = at.view
    tokens = tuple(view.text.replace(" ", "␣")) if SOURCES[view.projections].letters else tuple(view.text.split())
    settings = {name: getattr(view, name) for name in ("mask", "window", "prefix", "positions", "heads", "dropout")}
    return scene.Scene(tokens, source=view.projections, seed=view.seed, **settings)


@pytest.mark.parametrize("positions", [True, False])
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(("mask", "number"), MASKED)
def test_what_a_designed_head_does_is_said_as_far_as_its_mask_allows(mask: str, number: int, text: str, positions: bool):
    """The condition is stated if the mask hides one of the keys with the largest score of an open row."""
    for maps in DESIGNS:
        at = explore(maps, mask, number, text, positions)
        setting, says = described(at), ALLOWS.format(NAMES[mask])
        heads = scene.trace(setting).heads
        best = heads.scaled[0] == heads.scaled[0].amax(-1, keepdim=True)
        sought = best & (heads.scaled[0] > 0) if (heads.scaled[0] > 0).any() else best
        hides = bool((sought & heads.masked[0].isneginf()).any())
        assert (says in prose(at, "lead")) is hides, (maps, prose(at, "lead"))


@pytest.mark.parametrize(("mask", "number"), MASKED)
def test_a_row_is_said_to_attend_to_all_only_where_none_is_hidden(mask: str, number: int):
    for maps, query in itertools.product(("previous", "same"), range(7)):
        at = put(explore(maps, mask, number, TEXTS[0]), "query", query)
        weights, lead = scene.trace(described(at)).heads.weights[0, query], prose(at, "lead")
        alike = len(set(weights[weights > 0].tolist())) == 1
        assert (FINDS_NONE in lead) is (alike and mask != "none")
        assert ("equally to all." in lead) is (alike and mask == "none")


@pytest.mark.parametrize(("mask", "number"), MASKED)
@pytest.mark.parametrize("positions", [True, False])
def test_order_says_what_a_head_does_as_far_as_its_mask_allows(mask: str, number: int, positions: bool):
    at = visited("order_and_batch", mask=mask, window=number, positions=positions)
    allowed = MASKS[mask].allowed(7, 7, number)
    before = torch.ones(7, 7).bool().tril(-1).triu(-1) if positions else torch.ones(7, 7).bool()
    hides = bool((before & ~allowed).any())
    does = "Each word attends to the word before it" if positions else "so all words get the same weight"
    ends = f", {ALLOWS.format(NAMES[mask])}." if hides else "."
    assert f"{does}{ends}" in prose(at, "follows_said")


def test_german_says_the_condition_too():
    at = visited("explore", projections="previous", mask="window", window=0, lang="de")
    said = "Jedes Token achtet auf das davor, soweit die Fenstermaske es erlaubt; ein Token ohne solchen Key achtet gleich"
    assert said in prose(at, "lead")


# ---- why W stays ----

REASONS = {
    "dropped": "dropout sets all weights to 0.",
    "dropout": "dropout sets those weights to 0 that would change.",
    "one_key": "the mask lets each word attend to one word only.",
    "mask": "the mask hides the words whose weights would change.",
    "positions": "this head attends only by position.",
}


@pytest.mark.parametrize("maps", ["previous", "same", "first", "vowel", "random"])
@pytest.mark.parametrize("dropout", always([0.95], [0, 0.95, 1]))
@pytest.mark.parametrize(("mask", "number"), MASKED)
def test_the_reason_why_other_words_leave_w_as_it_is_is_the_one_that_holds(
    mask: str, number: int, dropout: float, maps: str
):
    """Each reason against the weights: none left, one key a row, the same head with everything seen."""
    for text in TEXTS:
        at = visited("weighted_sum", projections=maps, mask=mask, window=number, dropout=dropout, text=text, temperature=1)
        said = prose(at, "mixing_words")
        given = next((reason for reason, words in REASONS.items() if f"W stays the same: {words}" in said), "")
        setting = described(at)
        heads = scene.trace(setting).heads
        count = len(setting.words)
        if given in ("dropped", "one_key", "positions"):
            holds = {
                "dropped": not heads.dropped[0].any(),
                "one_key": heads.masked[0].isfinite().sum(-1).eq(1).all() and heads.dropped[0].any(),
                "positions": maps in ("previous", "first") and heads.masked[0].isfinite().sum(-1).max() > 1,
            }
            assert holds[given], (text, said)
        elif given:
            free = scene.trace(scene.Scene(setting.words, source=maps, heads=2, seed=3)).heads
            assert not torch.equal(free.weights[0], heads.dropped[0])
        elif "W stays the same" in said:
            assert count == 1, (text, said)


def test_dropout_and_a_mask_that_hold_w_are_named():
    assert "W stays the same: dropout sets all weights to 0." in prose(visited("weighted_sum", dropout=1), "mixing_words")
    alone = visited("weighted_sum", mask="window", window=0)
    assert "W stays the same: the mask lets each word attend to one word only." in prose(alone, "mixing_words")
    alone = visited("weighted_sum", mask="window", window=0, projections="random")
    assert "W stays the same: the mask lets each word attend to one word only." in prose(alone, "mixing_words")


def test_the_core_names_a_mask_and_dropout_only_where_w_would_follow_without_them():
    words = ("The", "bat", "flew")
    followed = scene.Scene(words, source="same", heads=1)
    weights = scene.trace(followed).heads.dropped[0]
    assert mixing.why_it_stays(torch.zeros(3, 3), scene.Scene(words, source="same", heads=1, dropout=1.0)) == "dropped"
    assert mixing.why_it_stays(weights, scene.Scene(words, source="same", heads=1, dropout=0.5)) == "dropout"
    assert mixing.why_it_stays(weights, scene.Scene(words, source="same", heads=1, mask="causal")) == "mask"
    assert (
        mixing.why_it_stays(torch.eye(3), scene.Scene(words, source="previous", heads=1, mask="window", window=0))
        == "one_key"
    )
    assert mixing.why_it_stays(weights, scene.Scene(words, source="previous", heads=1)) == "positions"
    assert mixing.why_it_stays(weights, scene.Scene(words, source="previous", heads=1, positions=False)) == ""


# ---- trained or not ----

NAMED = {  # page → the slot that describes a trained head
    "explore": ("heatmap_0_name", "roles", "about"),
    "masks": ("mask_matrix_name", "roles"),
    "heads": ("roles",),
    "weighted_sum": ("roles",),
    "sharpness": ("roles",),
    "order_and_batch": ("roles",),
    "self_and_cross": ("weights_self_name", "roles"),
    "averaging": ("importance_random_name", "roles"),
    "query_key_value": ("job",),
}


@pytest.mark.parametrize("page", NAMED)
def test_a_head_is_called_learned_once_it_was_trained(page: str):
    """At 0 steps its weights are those of the draw."""
    for steps in (0, 1, 200):
        at = visited(page, projections="learned", grown=steps, text="a bat bit a cat")
        for slot in NAMED[page]:
            says = prose(at, slot)
            called = [word for word in ("learned", "Learned", "was trained") if word in says]
            assert bool(called) is (steps > 0), (slot, says)


# ---- upper and lower case ----


@pytest.mark.parametrize("maps", ["random", *DESIGNS, "learned"])
def test_words_that_differ_in_case_are_called_what_the_heads_see(maps: str):
    """One word where their vectors are the same but for the place, two where they differ."""
    at = visited("explore", projections=maps, text="The the" if not SOURCES[maps].letters and maps != "learned" else "Tt a")
    setting = scene.Scene(("The", "the"), source=maps, positions=False) if maps != "learned" else None
    same = setting is not None and torch.equal(*setting.inputs(setting.words)) if setting else False
    assert ("Designed heads ignore case: to them, “The” and “the” are the same word." in prose(at, "about")) is same
    assert ("“The” and “the” are different words" in prose(at, "about")) is not same
