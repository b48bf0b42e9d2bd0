"""A scan that grows while there is time is the scan that is made at once, and shows what it has in between."""

import pytest
import torch

from attn_core import models
from attn_core.models import growing, scans
from attn_core.models.growing import Growing
from attn_core.models.run import heads_off

MODEL = models.load("tiny")
BASE = models.run(MODEL, MODEL.encode("The dogs near the cat"))
WORD = MODEL.words.index("are")


def test_without_time_each_call_adds_one_part_until_all_are_there():
    whole = scans.of_word(BASE, WORD, heads_off(BASE))
    scan = Growing(BASE, WORD, heads_off(BASE), MODEL.layers)
    for done in range(1, MODEL.layers + 1):
        with growing.within(0.0):
            found = scan.go_on()
        assert (scan.done, scan.is_complete) == (done, done == MODEL.layers)
        assert torch.equal(found.shares, whole.shares[:done])
    assert torch.equal(found.likeliest, whole.likeliest)
    assert torch.equal(found.largest, whole.largest)


def test_with_time_it_is_made_at_once_and_then_stays_the_same_object():
    scan = Growing(BASE, WORD, heads_off(BASE), MODEL.layers)
    found = scan.go_on()
    assert scan.is_complete
    assert scan.go_on() is found
    assert torch.equal(found.shares, scans.of_word(BASE, WORD, heads_off(BASE)).shares)


@pytest.mark.parametrize("seconds", [0.0, 5.0])
def test_the_time_is_only_for_what_is_asked_for_inside(seconds: float):
    with growing.within(seconds):
        pass
    assert Growing(BASE, WORD, heads_off(BASE), MODEL.layers).go_on().shares.shape == (MODEL.layers, MODEL.heads)
