"""Scans against runs in which one head is off or one arrow cut at a time, ranked by hand."""

import pytest
import torch

from attn_core import models
from attn_core.models import scans
from attn_core.models.operations import Operation
from attn_core.models.run import heads_off

MODEL = models.load("tiny")
ENCODED = MODEL.encode("The dogs near the cat")
WORD = MODEL.words.index("are")


@pytest.mark.parametrize("done", [(), (Operation("uniform", 0, 1),)])
def test_the_heads_and_the_arrows_that_a_word_needs_most_come_first(done: tuple[Operation, ...]):
    base = models.run(MODEL, ENCODED, done)
    heads = scans.needed(torch.stack([*heads_off(base)]).softmax(-1)[..., WORD], 10)
    alone = {
        (layer, head): float(models.run(MODEL, ENCODED, [*done, Operation("off", layer, head)]).probabilities[WORD])
        for layer in range(4)
        for head in range(4)
    }
    assert [alone[place] for place in heads] == pytest.approx(sorted(alone.values())[:10], abs=1e-5)
    assert len({*heads}) == 10
    listed = scans.ranked(torch.stack([*scans.arrows_of(base, heads, 4)]).softmax(-1)[..., WORD], heads, 4, 8)
    cut = {
        (layer, head, key): float(
            models.run(MODEL, ENCODED, [*done, Operation("cut", layer, head, query=4, key=key)]).probabilities[WORD]
        )
        for layer, head in heads
        for key in range(5)
    }
    assert [arrow.probability for arrow in listed] == pytest.approx(sorted(cut.values())[:8], abs=1e-5)
    for arrow in listed:
        assert arrow.query == 4
        assert cut[arrow.layer, arrow.head, arrow.key] == pytest.approx(arrow.probability, abs=1e-5)


def test_the_change_that_moves_a_word_farthest_goes_up_or_down():
    def of(shares: list[list[float]]) -> scans.Scan:
        return scans.Scan(torch.tensor(shares), torch.zeros(2, 2, dtype=torch.long), torch.zeros(2, 2))

    assert of([[0.4, 0.2], [0.9, 0.5]]).farthest(0.5) == ((1, 0), pytest.approx(0.4))
    assert of([[0.4, 0.05], [0.9, 0.5]]).farthest(0.5) == ((0, 1), pytest.approx(-0.45))
