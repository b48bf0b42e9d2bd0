"""A score taken apart, against the head's own vectors, and the row without its key against a run whose arrow is cut."""

import math

import pytest
import torch

from attn_core import models
from attn_core.heads import project
from attn_core.models import decoder
from attn_core.models.one_score import take_apart
from attn_core.models.operations import Operation

MODEL = models.load("tiny")
ENCODED = MODEL.encode("Mia and Tom went to the park. Mia gave a ball to")
DONE = [
    (),
    (Operation("temperature", 1, 3, value=8.0),),
    (Operation("temperature", 1, 3, value=0.0),),
    (Operation("scale", 1, 3),),
    (Operation("uniform", 1),),
    (Operation("cut", 1, 3, query=8, key=2), Operation("off", 0, 1)),
]


@pytest.mark.parametrize("done", DONE)
@pytest.mark.parametrize("key", [0, 3, 8])
def test_a_score_is_the_sum_of_its_products_and_becomes_the_weight(done: tuple[Operation, ...], key: int):
    run = models.run(MODEL, ENCODED, done)
    one, weights = take_apart(run, 1, 3, 8, key), run.trace(1).weights[0, 3, 8]
    read = decoder.attention_input(MODEL.weights, run.entering[1], 1)
    q, k, _ = (part[0, 3] for part in project(read, read, MODEL.weights.projections(1), 4))
    torch.testing.assert_close(one.products, q[8] * k[key])
    assert one.running[-1].item() == pytest.approx(one.score, abs=1e-3)
    assert one.scaled == pytest.approx(one.score * one.scale, abs=1e-4)
    assert one.weight == pytest.approx(float(weights[key]))
    kinds = {each.kind for each in done}
    assert one.scale == (0.0 if "uniform" in kinds else 1.0 if "scale" in kinds else 0.25)
    assert one.divisor == (4.0 if one.scale == 0.25 else None)
    assert one.rival is not None
    assert one.rival == max((at for at in range(9) if at != key), key=lambda at: run.heads(1)[3].masked[0, 8, at])
    if one.temperature:
        assert one.lead == pytest.approx(math.log(one.weight / float(weights[one.rival])), abs=1e-3)
    else:
        assert one.lead is None
    cut = models.run(MODEL, ENCODED, [*done, Operation("cut", 1, 3, query=8, key=key)])  # the row without the key
    torch.testing.assert_close(one.remaining, cut.trace(1).weights[0, 3, 8])
    assert dict(one.takes_over(20)) == {at: share for at, share in enumerate(one.remaining.tolist()) if share}


def test_a_later_word_is_hidden_and_the_first_word_sees_no_other():
    run = models.run(MODEL, ENCODED)
    assert take_apart(run, 1, 3, 2, 5).hidden
    alone = take_apart(run, 1, 3, 0, 0)
    assert (alone.hidden, alone.weight, alone.rival, alone.lead) == (False, 1.0, None, None)
    assert not alone.remaining.any()
    off = take_apart(models.run(MODEL, ENCODED, [Operation("off", 1, 3)]), 1, 3, 8, 3)
    assert (off.hidden, off.weight, off.lead) == (True, 0.0, None)


def test_what_is_not_there_is_refused_by_name():
    run = models.run(MODEL, ENCODED)
    for place, name in (((4, 0, 0, 0), "layer"), ((0, 4, 0, 0), "head"), ((0, 0, 13, 0), "query"), ((0, 0, 0, 13), "key")):
        with pytest.raises(ValueError, match=f"{name} must be"):
            take_apart(run, *place)
