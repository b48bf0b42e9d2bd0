"""Patches against layers in which the head's tensors are exchanged by hand, and scans against one run a head."""

import pytest
import torch
from torch import Tensor

from attn_core import models, reference
from attn_core.heads import project
from attn_core.models import decoder, spelling
from attn_core.models.operations import PATCHED, Operation
from attn_core.models.run import arrows_cut, heads_off, heads_patched

MODEL = models.load("tiny")
WEIGHTS = MODEL.weights
FIRST, SECOND = (MODEL.encode(text) for text in ("The dogs near the cat", "The dog near the cat"))
SOURCE = models.run(MODEL, SECOND)
PATCHES = [
    *((Operation("patch", layer, head, value=part),) for part in PATCHED for layer, head in ((2, 2), (0, None), (None, 1))),
    (Operation("patch", 2, 2, value="output"), Operation("off", 2, 2)),
    (Operation("off", 2, 2), Operation("patch", 2, 2, value="output")),
    (Operation("patch", 1, 1, value="pattern"), Operation("temperature", 1, 1, value=8.0), Operation("cut", 3, 0, 4, 1)),
    (Operation("patch", 1, 1, value="pattern"), Operation("patch", 1, 1, value="output")),
]


def attended(x: Tensor, layer: int) -> tuple[list[Tensor], list[Tensor], Tensor]:
    """Return each head's weights and outputs in a layer without operations, by the scalar loops, and the values."""
    read = decoder.attention_input(WEIGHTS, x, layer)
    q, k, v = project(read, read, WEIGHTS.projections(layer), MODEL.heads)
    causal = [[key <= query for key in range(len(x))] for query in range(len(x))]
    pairs = [reference.attend_by_loops(q[head], k[head], v[head], causal, 0.25, 1.0) for head in range(MODEL.heads)]
    return [torch.tensor(weights) for weights, _ in pairs], [torch.tensor(output) for _, output in pairs], v


def by_hand(place: tuple[int | None, int | None], part: str) -> Tensor:
    """Return the next word's logits after the first sentence, heads' tensors exchanged for those of the second."""
    x, other = (WEIGHTS.embedding[list(encoded.ids)] for encoded in (FIRST, SECOND))
    for layer in range(MODEL.layers):
        _, outputs, v = attended(x, layer)
        other_weights, other_outputs, _ = attended(other, layer)
        for head in range(MODEL.heads):
            if place[0] in (None, layer) and place[1] in (None, head):
                outputs[head] = other_outputs[head] if part == "output" else other_weights[head] @ v[head]
        x = decoder.after_attention(WEIGHTS, x, torch.cat(outputs, -1), layer)
        other = decoder.after_attention(WEIGHTS, other, torch.cat(other_outputs, -1), layer)
    return decoder.logits(WEIGHTS, x[-1])


@pytest.mark.parametrize("done", PATCHES[:6], ids=spelling.spell)
def test_a_patch_does_what_tensors_exchanged_by_hand_do(done: tuple[Operation, ...]):
    run = models.run(MODEL, FIRST, done, source=SOURCE)
    expected = by_hand((done[0].layer, done[0].head), str(done[0].value))
    torch.testing.assert_close(run.next_logits, expected, atol=2e-4, rtol=1e-4)


@pytest.mark.parametrize("done", [(), *PATCHES], ids=spelling.spell)
def test_a_scan_is_one_run_for_each_head_and_each_arrow(done: tuple[Operation, ...]):
    base = models.run(MODEL, FIRST, done, source=SOURCE)

    def logits(operation: Operation) -> Tensor:
        return models.run(MODEL, FIRST, [*done, operation], source=SOURCE).next_logits

    off, row = torch.stack([*heads_off(base)]), arrows_cut(base, 1, 1, 4)
    for part in PATCHED:
        scan = torch.stack([*heads_patched(base, SOURCE, part)])
        for layer in range(4):
            for head in range(4):
                one = logits(Operation("patch", layer, head, value=part))
                torch.testing.assert_close(scan[layer, head], one, atol=1e-4, rtol=1e-4)
                torch.testing.assert_close(off[layer, head], logits(Operation("off", layer, head)), atol=1e-4, rtol=1e-4)
    for key in range(5):
        torch.testing.assert_close(row[key], logits(Operation("cut", 1, 1, 4, key)), atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize("source", [None, models.run(MODEL, MODEL.encode("The dog near the old cat"))])
def test_a_patch_without_a_text_of_as_many_tokens_is_refused(source: models.ModelRun | None):
    patch, message = Operation("patch", 2, 2, value="output"), "as many tokens as the text: 5, got 6" if source else "second"
    with pytest.raises(ValueError, match=message):
        models.run(MODEL, FIRST, [patch], source=source)
    if source:
        with pytest.raises(ValueError, match=message):
            heads_patched(models.run(MODEL, FIRST), source)


def test_the_later_of_off_and_patch_counts():
    def logits(*done: Operation) -> Tensor:
        return models.run(MODEL, FIRST, done, source=SOURCE).next_logits

    off, patch = Operation("off", 2, 2), Operation("patch", 2, 2, value="output")
    torch.testing.assert_close(logits(patch, off), logits(off))
    torch.testing.assert_close(logits(off, patch), logits(patch))
    assert (logits(off) - logits(patch)).abs().max() > 0.1
