"""Projections taken from torch's own layers, with their biases, against what these layers compute in float64."""

from typing import Any

import pytest
import torch
from torch import nn
from torch.nn.functional import scaled_dot_product_attention

from attn_core import Projections, attend_in_heads, masks
from attn_core.sources.projecting import Read
from tests.edges import draw64 as draw
from tests.edges import refused

B, TQ, TK, H, D, MEMORY = 2, 5, 7, 3, 12, 8


def drawn(module: nn.Module) -> Any:
    """Return a module with float64 draws for all its parameters: torch's own biases begin at 0."""
    with torch.no_grad():
        for seed, parameter in enumerate(module.double().parameters()):
            parameter.copy_(draw(*parameter.shape, seed=20 + seed) / 2)
    return module


@pytest.mark.parametrize("biased", [True, False])
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("width", [None, D, MEMORY], ids=["self", "cross", "cross, kdim = vdim"])
def test_torchs_module_agrees(width: int | None, first: bool, biased: bool):
    module = drawn(nn.MultiheadAttention(D, H, bias=biased, kdim=width, vdim=width, batch_first=first))
    x = draw(B, TQ, D)
    memory = draw(B, TK, width, seed=1) if width else x
    allowed = masks.window(TQ, memory.shape[1], 2)
    given = [x, memory, memory] if first else [each.transpose(0, 1) for each in (x, memory, memory)]
    expected, weights = module(*given, attn_mask=~allowed, average_attn_weights=False)
    trace = attend_in_heads(x, memory, Projections.from_multihead_attention(module), module.num_heads, allowed)
    torch.testing.assert_close(trace.output, expected if first else expected.transpose(0, 1))
    torch.testing.assert_close(trace.heads.weights, weights)


@pytest.mark.parametrize("biased", [True, False])
@pytest.mark.parametrize("shared", [H, 1], ids=["a head each", "one head of keys"])
@pytest.mark.parametrize("mixed", [True, False])
def test_linear_layers_agree_and_share_their_gradients(mixed: bool, shared: int, biased: bool):
    columns = (D, 4 * H), (MEMORY, 4 * shared), (MEMORY, 2 * shared), (2 * H, D)
    q, k, v, o = drawn(nn.ModuleList(nn.Linear(*sizes, bias=biased) for sizes in columns))
    x, memory = draw(B, TQ, D), draw(B, TK, MEMORY, seed=1)
    halves = (q(x).unflatten(-1, (H, 4)), k(memory).unflatten(-1, (shared, 4)), v(memory).unflatten(-1, (shared, 2)))
    theirs = scaled_dot_product_attention(*(each.transpose(1, 2) for each in halves), enable_gqa=True)
    expected = theirs.transpose(1, 2).flatten(2)
    projections = Projections.from_linear(q, k, v, o if mixed else None)
    output = attend_in_heads(x, memory, projections, H).output
    torch.testing.assert_close(output, o(expected) if mixed else expected)
    output.sum().backward()
    assert q.weight.grad.abs().sum() > 0


def test_a_head_alone_has_its_own_biases():
    layers = drawn(nn.ModuleList(nn.Linear(D, columns) for columns in (4 * H, 4, 2)))  # one head of keys and values
    read = Read(draw(TQ, D), draw(TK, D, seed=1), Projections.from_linear(*layers), H)
    for head in range(H):
        for alone, together in zip(read.of_head(head).project(), read.project().of_head(head), strict=True):
            torch.testing.assert_close(alone, together)


LINEAR, NARROW = nn.Linear(D, D), nn.Linear(MEMORY, D)
WRONG = [
    (lambda: Projections.from_linear(LINEAR.weight, LINEAR, LINEAR), "q_proj must be a torch.nn.Linear, got Parameter"),
    (
        lambda: Projections.from_linear(LINEAR, LINEAR, LINEAR, nn.ReLU()),
        "o_proj must be a torch.nn.Linear, got ReLU",
    ),
    (
        lambda: Projections.from_linear(LINEAR, NARROW, LINEAR),
        "keys and values must be made of vectors of one width, got weights of shape (12, 8) and (12, 12)",
    ),
    (
        lambda: Projections.from_multihead_attention(nn.MultiheadAttention(D, H, kdim=MEMORY, vdim=6)),
        "keys and values must be made of vectors of one width, got weights of shape (12, 8) and (12, 6)",
    ),
    (lambda: Projections.from_multihead_attention(LINEAR), "module must be a torch.nn.MultiheadAttention, got Linear"),
    *(
        (
            lambda name=name: Projections.from_multihead_attention(nn.MultiheadAttention(D, H, **{name: True})),
            f"module must have no keys of its own, got one with {name}=True",
        )
        for name in ("add_bias_kv", "add_zero_attn")
    ),
]


@pytest.mark.parametrize(("made", "said"), WRONG)
def test_layers_that_are_no_projections_are_refused(made, said: str):
    with refused(said):
        made()
