"""The page on query, key and value as any link shows it: nothing goes wrong, and the pair's numbers are the core's."""

import dataclasses
import re

import pytest

from attn_core import one_query, scene
from attn_core.projections import edits, one_head
from pages.text.numbers import percent
from tests import screen
from tests.panels.explore.screen import scene_of
from tests.panels.test_query_key_value import SEVEN, TWENTY, explore, opened
from tests.screen import Screen, cells, close, prose


@pytest.mark.parametrize(
    "link",
    [
        {"projections": "random", "key": "63", "query": "63"},
        {"text": TWENTY, "projections": "same", "grown": "200"},
        {"text": "one", "projections": "previous", "hand_over": "x"},
        {"text": "xyz", "projections": "learned"},
        {"text": "", "edits": "v_0_0_3"},
        {"edits": "v_255_127_100~k_0_0_-100", "edit_map": "k", "mask": "causal", "dropout": "0.5"},
        {"head_size": "128", "d_model": "256", "heads": "8", "projections": "random", "head": "7"},
        {"projections": "previous", "heads": "8", "head": "7"},
        {"head_size": "1", "d_model": "8", "heads": "1", "temperature": "0", "mask": "window", "window": "0"},
        {"kind": "cross", "text2": "a", "tokens": "character"},
    ],
)
def test_any_link_draws_without_trouble(link: dict[str, str]):
    at = opened(**link)
    empty = link.get("text") == ""
    assert ("score_words" in at.slots) is not empty
    untrained = link.get("text") == "xyz"
    assert bool(prose(at, "remarks")) is (empty or untrained or "v_255_127_100" in link.get("edits", ""))
    if not empty and not untrained:
        pair_is_the_cores(at, link)


def pair_is_the_cores(at: Screen, link: dict[str, str]) -> None:
    """Assert that the pair's score and weight are the core's, and all scores are where there is room for them."""
    setting = dataclasses.replace(scene_of(at), source=at.view.projections)
    query, key = min(at.view.query, len(setting.words) - 1), min(at.view.key, len(setting.keys) - 1)
    one = one_head.head_projections(setting, at.view.head)
    changed = [("k", 0, 0, -100.0)] if "k_0_0_-100" in link.get("edits", "") else []
    trace = one_head.trace(edits.of_head(one, changed)).trace
    sentence = prose(at, "score_words")
    score = float(re.search(r"score(?: is)? ([+−]?\d+\.\d+)\.", sentence)[1].replace("−", "-"))
    assert score == pytest.approx(trace.scores[query, key].item(), abs=6e-3)
    seen = setting.allowed() is None or setting.allowed()[query, key]
    weight = f"the attention weight is {percent(trace.weights[query, key].item())}." if seen else "The mask hides this key"
    assert weight in sentence
    if len(setting.words) <= 7:
        close(cells(at, "scores"), trace.scores, 2e-4)


@pytest.mark.parametrize("layer", range(4))
def test_a_link_may_bring_the_projections_of_a_language_model(layer: int):
    said = prose(opened(projections=f"tiny_{layer}"), "job")
    assert said.startswith(f"Learned projections of the language model tiny, layer {layer}.")


def test_the_page_says_whats_true_at_once():
    row = one_query.row(explore(), scene.Scene(SEVEN, seed=3), 0, 1)
    said = prose(opened(), "score_words")
    assert "so the score is +5.19. Divided by √16 it is +1.30, the scaled score." in said
    assert said.endswith("so the attention weight is 45 %.")
    assert (row.winner, f"{100 * row.largest:.0f}") == (4, "45")


def test_a_pair_has_one_score_here_and_on_explore():
    """The query of “bat” and the key of “The”, by the head that looks for the word before."""
    drawn = screen.opened("explore", projections="previous", stage="scores").slots["heatmap_0"]["cells"]["text"]
    said = prose(opened(projections="previous", key="0"), "score_words")
    assert drawn[7] == "43.3"
    assert "the score is +43.27. Divided by √13 it is +12.00" in said
