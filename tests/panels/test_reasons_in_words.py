"""Reasons in sentences, checked against numbers: hidden keys, dropped weights, trained projections."""

import itertools

import pytest
import torch

from attn_core import scene
from attn_core.experiments import mixing
from attn_core.sources import SOURCES, designs
from attn_core.sources.designs import DESIGNS
from pages import weighted_sum
from tests.screen import Screen, visited

MASKED = [("none", 2), ("causal", 2), ("window", 0), ("window", 1), ("prefix", 2), ("strided", 3)]
TEXTS = ("The bat flew out of the cave", "a a b")


def described(at: Screen) -> scene.Scene:
    """Return the core's scene of a screen."""
    view = at.view
    tokens = tuple(view.text.replace(" ", "␣")) if SOURCES[view.projections].letters else tuple(view.text.split())
    settings = {name: getattr(view, name) for name in ("mask", "window", "prefix", "positions", "heads", "dropout")}
    return scene.Scene(tokens, source=view.projections, seed=view.seed, **settings)


@pytest.mark.parametrize("maps", ["previous", "same", "random"])
@pytest.mark.parametrize("dropout", [0, 0.95, 1])
def test_the_reason_why_other_words_leave_w_as_it_is_is_the_one_that_holds(dropout: float, maps: str):
    """Each reason against the weights: none left, one key a row, the same head with everything seen."""
    for (mask, number), text in itertools.product(MASKED, TEXTS):
        at = visited("weighted_sum", projections=maps, mask=mask, window=number, dropout=dropout, text=text, temperature=1)
        facts, setting = weighted_sum.mix(at.view), described(at)
        heads, visible = scene.trace(setting).heads, scene.trace(setting).heads.masked[0].isfinite().sum(-1)
        where = (mask, number, text, facts.why)
        if facts.why == "dropped":
            assert not heads.dropped[0].any(), where
        elif facts.why == "one_key":
            assert visible.eq(1).all(), where
            assert heads.dropped[0].any(), where
        elif facts.why == "positions":
            assert maps in ("previous", "first"), where
            assert visible.max() > 1, where
        elif facts.why:
            free = scene.trace(scene.Scene(setting.words, source=maps, heads=2, seed=3)).heads
            assert not torch.equal(free.weights[0], heads.dropped[0]), where
        elif facts.moved == "stays":
            assert len(setting.words) == 1, where


@pytest.mark.parametrize(("kind", "positions"), [*((kind, "sinusoidal") for kind in DESIGNS), ("previous", "none")])
def test_a_mask_limits_a_designed_head_where_it_hides_a_key_that_the_head_looks_for(kind: str, positions: str):
    """A key with the largest score of a row that is open."""
    for (mask, number), text in itertools.product(MASKED, TEXTS):
        at = visited("explore", projections=kind, mask=mask, window=number, text=text, positions=positions, heads=1)
        setting = described(at)
        heads, allowed = scene.trace(setting).heads, setting.allowed()
        best = heads.scaled[0] == heads.scaled[0].amax(-1, keepdim=True)
        sought = best & (heads.scaled[0] > 0) if (heads.scaled[0] > 0).any() else best
        hides = bool((sought & heads.masked[0].isneginf()).any())
        limited = allowed is not None and designs.hidden_from_some(kind, setting.words, setting.placed, allowed)
        assert limited is hides, (mask, number, text)


def test_the_core_names_a_mask_and_dropout_only_where_w_would_follow_without_them():
    def why(source: str, weights: torch.Tensor, **how: object) -> str:
        return mixing.why_it_stays(weights, scene.Scene(("The", "bat", "flew"), source=source, heads=1, **how))

    weights = scene.trace(scene.Scene(("The", "bat", "flew"), source="same", heads=1)).heads.dropped[0]
    assert why("same", torch.zeros(3, 3), dropout=1.0) == "dropped"
    assert why("same", weights, dropout=0.5) == "dropout"
    assert why("same", weights, mask="causal") == "mask"
    assert why("previous", torch.eye(3), mask="window", window=0) == "one_key"
    assert why("previous", weights) == "positions"
    assert why("previous", weights, positions=False) == ""
