"""The sentences beside Explore's pictures at the ends: ties, temperature 0, one word, hidden words, dropout of all."""

import pytest
import torch

from attn_core import scene
from pages.view.settings import View
from tests.panels.explore.screen import opened
from tests.screen import prose

TIED = {"text": "bat bat cave", "positions": False}
BLIND = {"kind": "cross", "text2": "x", "mask": "window", "window": 0, "query": 3}
ONE = "A single key gets a weight of 100 % at every temperature."


def on_top(**link: object) -> int:
    """Return how many keys share the largest score of the selected row, found by comparing scores."""
    at = opened(**link).view
    words = tuple(at.text.split())
    trace = scene.trace(scene.Scene(words, seed=at.seed, positions=at.positions, source=at.projections))
    scores = trace.q[at.head, at.query] @ trace.k[at.head].T
    return int((scores == scores.max()).sum())


@pytest.mark.parametrize(
    ("link", "keys", "said"),
    [
        ({}, 1, "As the temperature falls to 0, all the weight goes to the key with the largest score."),
        ({"temperature": 0}, 1, "At temperature 0, all the weight goes to the key with the largest score."),
        (TIED, 2, "As the temperature falls to 0, all the weight is shared equally by the 2 keys with the largest score."),
        (
            {**TIED, "temperature": 0},
            2,
            "At temperature 0, all the weight is shared equally by the 2 keys with the largest score.",
        ),
        ({"projections": "same", "query": 2}, 7, "All 7 scores are equal, so the weights are equal at every temperature."),
    ],
)
def test_where_the_weight_goes_as_the_temperature_falls(link: dict[str, object], keys: int, said: str):
    """A row whose largest score is shared has no one winner, at 0 or above."""
    for query in range(3) if link.get("text") else [link.get("query", 1)]:
        if on_top(**{**link, "query": query}) == keys:
            assert said in prose(opened(**{**link, "query": query}), "sharpness")
            break
    else:
        pytest.fail("no row has so many largest scores")


QUANTITIES = {
    "en": ("largest score", "largest sum of score and bias"),
    "de": ("größten Score", "größten Summe aus Score und Bias"),
}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("link", [{}, {"mask": "causal"}, {"projections": "same"}, {"projections": "random", "heads": 4}])
@pytest.mark.parametrize("bias", ["none", "alibi", "alibi_symmetric"])
def test_the_weight_goes_to_the_key_that_is_largest_in_what_the_sentence_names(
    bias: str, link: dict[str, object], lang: str
):
    """In scores, or in the sums of scores and biases, which may have another largest key."""
    others = 0
    for query in range(7):
        at = opened(**link, bias=bias, query=query, lang=lang)
        trace = scene.trace(scene.Scene(tuple(at.view.text.split()), **settings_of(at.view))).heads
        hidden = trace.masked[at.view.head, query].isneginf()
        scores, sums = (step[at.view.head, query].masked_fill(hidden, -torch.inf) for step in (trace.scaled, trace.biased))
        named = [quantity in prose(at, "sharpness") for quantity in QUANTITIES[lang]]
        assert named in ([bias == "none", bias != "none"], [False, False])
        others += scores.argmax() != sums.argmax()
    assert (others > 0) == (bias != "none")


def settings_of(view: View) -> dict[str, object]:
    """Return the settings of the scene that a view shows."""
    names = ("seed", "positions", "heads", "mask", "bias")
    return {name: getattr(view, name) for name in names} | {"source": view.projections}


@pytest.mark.parametrize("link", [{"text": "bat"}, {"mask": "causal", "query": 0}])
def test_a_row_of_one_word_has_one_at_every_temperature(link: dict[str, object]):
    only = "may attend to only 1 word" if "mask" in link else "attends to the only word"
    said = prose(opened(**link), "sharpness")
    assert said.startswith("The number of effective keys is 1.0, since ")
    assert said.endswith(f" {only}. {ONE}")
    assert ONE not in prose(opened(mask="causal", query=1), "sharpness")


def test_what_a_tie_at_temperature_0_gets_is_equal():
    """The numbers that the sentence is about: two of three keys get a half each."""
    weights = scene.trace(scene.Scene(("bat", "bat", "cave"), seed=3, positions=False, temperature=0)).heads.weights[0]
    assert {0.5, 0.0} in [set(row) for row in weights.tolist()]
    assert torch.equal(weights.sum(-1), torch.ones(3))


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ({"dropout": 1}, "The weights of bat sum to 0 %. All weights are dropped."),
        ({"dropout": 0.3}, "Dropped weights are 0, so the others are divided by 0.7."),
        ({}, "The weights of bat sum to 100 %. Dropout is 0, so no weight is dropped."),
        (BLIND, "The row of out is empty: every word is hidden from it."),
    ],
)
def test_after_dropout_a_row_says_what_became_of_it(link: dict[str, object], said: str):
    assert said in prose(opened(stage="dropped", **link), "row_in_words")


def test_one_score_has_no_variance():
    assert "A single score has no variance." in prose(opened(text="bat", heads=1), "about")
    assert "In this sample the variance of q·k is" in prose(opened(text="bat", heads=2), "about")
