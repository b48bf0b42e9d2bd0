"""What the core takes for a tensor, what it says of anything else, and what it prints of a trace."""

from collections.abc import Callable

import numpy as np
import pytest
import torch
from torch import Tensor

from attn_core import (
    AttentionConfig,
    Projections,
    attend,
    attend_in_heads,
    attend_output,
    averaging,
    biases,
    masks,
    sharpness,
    tokens,
)
from tests.edges import draw

Q, K, V = draw(3, 2, 5, 4, dtype=torch.float32)  # three of (2, 5, 4)
ALLOWED, BIAS = masks.causal(5, 5), biases.alibi(2, 5, 5)
X, LAYER = draw(2, 5, 6, seed=1, dtype=torch.float32), tokens.projections(6, 2, 3, 1)
OTHER = {
    "array": lambda tensor: tensor.numpy(),
    "read-only array": lambda tensor: np.broadcast_to(tensor.numpy(), tensor.shape),
    "array that runs backwards": lambda tensor: tensor.numpy()[::-1, ::-1].copy()[::-1, ::-1],
    "nested lists": lambda tensor: tensor.tolist(),
}


ONE_TENSOR = [
    *(sharpness.entropy, sharpness.effective_keys, sharpness.largest, sharpness.saturated),
    *(averaging.by_loop, averaging.by_matrix, averaging.by_softmax),
]


@pytest.mark.parametrize("form", OTHER.values(), ids=OTHER)
def test_arrays_and_lists_give_the_numbers_of_tensors(form: Callable[[Tensor], object]):
    given = [form(each) for each in (Q, K, V, ALLOWED)]
    assert torch.equal(attend(*given, bias=form(BIAS)).output, attend(Q, K, V, ALLOWED, bias=BIAS).output)
    assert torch.equal(attend_output(*given, bias=form(BIAS)), attend_output(Q, K, V, ALLOWED, bias=BIAS))
    layer = Projections(*(form(matrix) for matrix in (LAYER.wq, LAYER.wk, LAYER.wv, LAYER.wo)))
    found = attend_in_heads(form(X), form(X), layer, 2, form(ALLOWED), bias=form(BIAS))
    assert torch.equal(found.output, attend_in_heads(X, X, LAYER, 2, ALLOWED, bias=BIAS).output)
    assert torch.equal(attend_in_heads(form(X), None, layer, 2).output, attend_in_heads(X, None, LAYER, 2).output)
    weights = attend(Q, K, V, ALLOWED).weights
    for function in ONE_TENSOR:
        assert torch.equal(function(form(weights)), function(weights))


def test_a_trace_prints_six_lines():
    trace = attend(Q, K, V, ALLOWED, AttentionConfig(temperature=0.5))
    said = repr(trace).split("\n")
    assert len(said) == 6
    assert said[0] == "AttentionTrace of float32 on cpu"
    assert said[1] == "  q (2, 5, 4), k (2, 5, 4), v (2, 5, 4), output (2, 5, 4)"
    scores, scaled = (f"from {step.min():.4g} to {step.max():.4g}" for step in (trace.scores, trace.scaled))
    assert said[2] == f"  scores {scores}; scaled {scaled}"
    assert said[3].endswith("hidden cells: 40.0%")
    assert said[4] == "  weights (2, 5, 5), temperature 0.5; largest weight: 1"
    assert said[5] == f"  output from {trace.output.min():.4g} to {trace.output.max():.4g}"
