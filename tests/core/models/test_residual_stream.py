"""What a layer adds to the residual stream, against the run itself and against sums written out once more."""

import math

import pytest
import torch
from torch import Tensor

from attn_core import models, positions
from attn_core.heads import join
from attn_core.models import residual_stream, spelling
from attn_core.models.merging import merge, merge_logits

MODEL = models.load("tiny")
TEXTS = ["Tom saw Mia. Mia was sad because", "glim frob zat. glim frob", "a"]
close = torch.testing.assert_close


def run(text: str, operations: str = "") -> models.ModelRun:
    return models.run(MODEL, MODEL.encode(text), spelling.read(operations))


def root_mean_square(x: Tensor) -> Tensor:
    return (x.double().pow(2).mean(-1, keepdim=True) + torch.finfo(torch.float32).eps).sqrt().float()


def by_hand(base: models.ModelRun, layer: int) -> tuple[Tensor, Tensor]:
    """Return what attention and the MLP of a layer add, from the trace of the run and the formulas."""
    weights, x = MODEL.weights, base.entering[layer][0]
    attention = join(base.trace(layer).output)[0] @ weights.wo[layer]
    between = x + attention
    hidden = (between / root_mean_square(between) * weights.before_mlp[layer]) @ weights.up[layer]
    gelu = hidden * (1 + torch.erf(hidden / math.sqrt(2))) / 2
    return attention, gelu @ weights.down[layer]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("operations", ["", "off_1_0~uniform_3_1"])
@pytest.mark.parametrize("layer", range(4))
def test_the_parts_of_a_layer_are_those_of_the_formulas_and_lead_to_the_next_layer(text: str, operations: str, layer: int):
    base = run(text, operations)
    found, (attention, mlp) = residual_stream.parts(base, layer), by_hand(base, layer)
    close(found.attention, attention, atol=1e-5, rtol=1e-5)
    close(found.mlp, mlp, atol=2e-5, rtol=1e-4)
    assert torch.equal(found.before, base.entering[layer][0])
    close(found.before + found.attention + found.mlp, base.entering[layer + 1][0], atol=1e-5, rtol=1e-5)
    close(found.after, base.entering[layer + 1][0])
    close(found.rows[1], attention, atol=1e-5, rtol=1e-5)


def test_lengths_are_those_of_the_parts_of_each_layer():
    base, found = run(TEXTS[0]), residual_stream.lengths(run(TEXTS[0]), 7)
    assert found.shape == (4, 4)
    for layer, row in enumerate(found.tolist()):
        vectors = (base.entering[layer][0, 7], *(part[7] for part in by_hand(base, layer)), base.entering[layer + 1][0, 7])
        assert row == pytest.approx([math.hypot(*vector.tolist()) for vector in vectors], rel=1e-4)


def test_the_first_layer_reads_normalised_rows_of_the_table_with_positions():
    base = run("Mia saw Mia")
    found, weights = residual_stream.first_read(base), MODEL.weights
    row = weights.embedding[MODEL.words.index("Mia")]
    assert torch.equal(found.x[0], row)
    assert torch.equal(found.x[0], found.x[2])
    close(found.normalised[2], row / root_mean_square(row) * weights.before_attention[0], atol=1e-6, rtol=1e-5)
    assert found.places[2, :2].tolist() == pytest.approx([math.sin(2), math.cos(2)])
    close(found.read, found.normalised + found.places)
    assert (found.read[0] - found.read[2]).abs().max() > 0.5


@pytest.mark.parametrize("text", TEXTS)
def test_a_logit_is_the_sum_of_its_products(text: str):
    base = run(text)
    for word in (0, 50, int(base.next_logits.argmax())):
        found = residual_stream.logit(base, word)
        assert float(found.products.sum()) == pytest.approx(float(base.next_logits[word]), abs=1e-4)
        last = base.entering[-1][0, -1]
        close(found.last, last / root_mean_square(last) * MODEL.weights.last, atol=1e-6, rtol=1e-5)
        assert torch.equal(found.word, MODEL.weights.unembedding[word])


@pytest.mark.parametrize("text", TEXTS)
def test_a_lead_is_the_sum_of_what_the_embedding_and_all_parts_add(text: str):
    base = run(text)
    best, second = base.next_logits.topk(2).indices.tolist()
    found, last = residual_stream.lead(base, best, second), base.entering[-1][0, -1]
    assert found.totals[-1] == pytest.approx(float(base.next_logits[best] - base.next_logits[second]), abs=1e-4)
    between = MODEL.weights.unembedding[best] - MODEL.weights.unembedding[second]
    direction = between * MODEL.weights.last / root_mean_square(last)
    for layer in range(4):
        attention, mlp = (float(part[-1] @ direction) for part in by_hand(base, layer))
        assert found.parts[layer].tolist() == pytest.approx([attention, mlp], abs=1e-4)
        assert float(found.heads[layer].sum()) == pytest.approx(attention, abs=1e-4)
        assert found.totals[layer] == pytest.approx(float(base.entering[layer][0, -1] @ direction), abs=1e-3)


@pytest.mark.parametrize("text", ["Zed saw Mia. Mia was sad because", *TEXTS])
def test_the_certainty_after_a_word_is_that_of_a_text_that_ends_there(text: str):
    """So a word that is unknown, and comes later, is one of the new words until then."""
    base = run(text)
    ends = [models.run(MODEL, MODEL.encode(base.encoded.labels[: place + 1])) for place in range(len(base.encoded.ids))]
    assert residual_stream.certainty(base) == pytest.approx([float(end.merged.max()) for end in ends], abs=1e-5)


@pytest.mark.parametrize("text", TEXTS)
def test_the_next_word_without_the_addition_is_that_of_outputs_handed_on_alone(text: str):
    """With the addition it is the run's; without, a layer reads what the last one's MLP has computed, and nothing else."""
    base, weights = run(text), MODEL.weights
    close(residual_stream.next_logits(base, adds=True), base.next_logits)
    x, causal = base.entering[0], torch.ones(len(base.encoded.ids), len(base.encoded.ids), dtype=torch.bool).tril()
    for layer in range(4):
        read = x / root_mean_square(x) * weights.before_attention[layer] + positions.sinusoidal(x.shape[1], weights.width)
        q, k, v = (
            (read @ matrix[layer]).unflatten(-1, (4, -1)).transpose(1, 2) for matrix in (weights.wq, weights.wk, weights.wv)
        )
        x = join(torch.nn.functional.scaled_dot_product_attention(q, k, v, causal)) @ weights.wo[layer]
        hidden = (x / root_mean_square(x) * weights.before_mlp[layer]) @ weights.up[layer]
        x = hidden * (1 + torch.erf(hidden / math.sqrt(2))) / 2 @ weights.down[layer]
    expected = (x[0, -1] / root_mean_square(x[0, -1]) * weights.last) @ weights.unembedding.T
    close(residual_stream.next_logits(base, adds=False), expected, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("text", TEXTS)
def test_merged_logits_have_the_merged_probabilities(text: str):
    base = run(text)
    close(merge_logits(base.next_logits, base.unused).softmax(-1), base.merged)
    assert torch.equal(merge_logits(base.next_logits, []), base.next_logits)
    close(merge_logits(base.lens(), base.unused).softmax(-1), merge(base.lens().softmax(-1), base.unused))
