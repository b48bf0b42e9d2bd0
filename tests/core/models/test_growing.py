"""A scan that grows while there is time is the scan that is made at once, and shows what it has in between."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
import torch

from attn_core import models
from attn_core.models import growing, scans
from attn_core.models.growing import Growing
from attn_core.models.operations import Operation
from attn_core.models.run import heads_off

MODEL = models.load("tiny")
BASE = models.run(MODEL, MODEL.encode("The dogs near the cat"))
WORD = MODEL.words.index("are")


def test_each_call_adds_what_there_is_time_for_until_all_parts_are_there(monkeypatch: pytest.MonkeyPatch):
    """By a clock that goes on by a second a part, and in two seconds and a half: two parts a call."""
    whole, now = scans.of_word(BASE, WORD, heads_off(BASE)), [0.0]
    monkeypatch.setattr(growing, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(growing, "LONGEST", 10.0)

    def ticking() -> Iterator[torch.Tensor]:
        for part in heads_off(BASE):
            now[0] += 1.0
            yield part

    scan = Growing(BASE, WORD, ticking(), MODEL.layers, MODEL.heads, pace=1.0)
    with growing.within(0.5):
        assert scan.go_on().shares.shape == (0, MODEL.heads)
    for done in (2, 4):
        with growing.within(2.5):
            found = scan.go_on()
        assert (scan.done, scan.is_complete) == (done, done == MODEL.layers)
        assert torch.equal(found.shares, whole.shares[:done])
    assert torch.equal(found.likeliest, whole.likeliest)
    assert torch.equal(found.largest, whole.largest)


def test_the_heads_and_the_arrows_that_a_word_needs_most_come_first():
    alone = torch.stack([*heads_off(BASE)]).softmax(-1)[..., WORD]
    heads = scans.needed(alone, 10)
    assert [alone[place].item() for place in heads] == sorted(alone.flatten().tolist())[:10]
    cut = torch.stack([*scans.arrows_of(BASE, heads, 4)]).softmax(-1)[..., WORD]
    listed = scans.ranked(cut, heads, 4, 8)
    assert [arrow.probability for arrow in listed] == sorted(cut.flatten().tolist())[:8]
    for arrow in listed[:3]:
        again = models.run(MODEL, BASE.encoded, [Operation("cut", *arrow[:2], query=4, key=arrow.key)])
        assert arrow.probability == pytest.approx(again.probabilities[WORD].item(), abs=1e-5)


def test_the_change_that_moves_a_word_farthest_goes_up_or_down():
    for shares, farthest in (([[0.4, 0.2], [0.9, 0.5]], ((1, 0), 0.4)), ([[0.4, 0.05], [0.9, 0.5]], ((0, 1), -0.45))):
        scan = scans.Scan(torch.tensor(shares), torch.zeros(2, 2, dtype=torch.long), torch.zeros(2, 2))
        assert scan.farthest(0.5) == (farthest[0], pytest.approx(farthest[1]))
