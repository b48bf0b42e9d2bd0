"""What is shipped of two trainings is what the program that made it computes."""

import pytest

from attn_core.models import unmasked
from attn_core.models.training import unmasked as training


@pytest.mark.parametrize(("name", "causal"), [("masked", True), ("unmasked", False)])
def test_the_first_losses_are_computed_again(monkeypatch: pytest.MonkeyPatch, name: str, causal: bool):
    """Those of the first stories; all of them take minutes."""
    monkeypatch.setattr(training, "STEPS", 1)
    shipped = getattr(unmasked.trainings(), name)
    assert training.trained(causal)[1] == pytest.approx(shipped.losses[:1], abs=1e-3)
    assert unmasked.trainings().text == training.TEXT
    assert len(shipped.words.split()) == training.MORE


def test_without_a_mask_the_loss_is_near_0_and_with_it_far_from_it():
    found = unmasked.trainings()
    assert found.unmasked.losses[-1] < 0.1
    assert found.masked.losses[-1] > 1
