"""The spread of many draws, divided three ways."""

import pytest
import torch

from attn_core import sharpness
from attn_core.experiments import scaling, score_spread


@pytest.mark.parametrize(("scale", "by"), [("none", 1), ("head", 11), ("model", 29)])
@pytest.mark.parametrize("init", ["gaussian", "linear"])
def test_everything_is_divided_alike(scale: str, by: int, init: str):
    """Draws, theory and band."""
    found = score_spread.spread(11, 29, scale, 50, 7, init)
    raw = sharpness.score_variance(11, 50, 7, init)[0].double() / by
    torch.testing.assert_close(torch.tensor(found.drawn, dtype=torch.float64), raw)
    assert found.theory == pytest.approx(11 / by / (9 if init == "linear" else 1))
    assert score_spread.in_theory([11], 29, scale, init) == [found.theory]
    expected = tuple(end / by for end in scaling.variance_band(11)) if init == "gaussian" else None
    found_band = score_spread.band(11, 29, scale, init)
    assert found_band == expected or found_band == pytest.approx(expected)


def test_what_only_divides_draws_nothing_anew(monkeypatch: pytest.MonkeyPatch):
    """The three ways of dividing and every d_model share the draws; another seed has its own."""
    calls, draw = [], sharpness.score_variance
    monkeypatch.setattr(sharpness, "score_variance", lambda *given: calls.append(given) or draw(*given))
    for scale, d_model in (("none", 8), ("head", 8), ("model", 8), ("model", 9)):
        score_spread.spread(13, d_model, scale, 50, 71)
    assert calls == [(13, 50, 71, "gaussian")]
    score_spread.spread(13, 8, "none", 50, 72)
    assert len(calls) == 2


def test_the_middle_holds_95_percent():
    """Of 400 draws, 380 lie in it."""
    found = score_spread.spread(16, 32, "none", 400, 1)
    low, high = found.middle
    assert sum(low <= variance <= high for variance in found.drawn) == 380


@pytest.mark.parametrize(("size", "model", "scale"), [(0, 8, "none"), (8, 0, "none"), (8, 8, "both")])
def test_what_makes_no_sense_is_refused(size: int, model: int, scale: str):
    """Sizes below 1, another scale."""
    with pytest.raises(ValueError, match=r"head_size|d_model|scale"):
        score_spread.divisor(size, model, scale)
