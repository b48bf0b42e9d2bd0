"""What is right at the edges of the core: who may look at whom, and shapes, types and masks that do not fit."""

import pytest
import torch

from attn_core import AttentionConfig, attend, attend_output, masks
from tests.edges import DV, TK, TQ, draw, gradients, qkv, refused

# A query that may see nothing


@pytest.mark.parametrize("temperature", [0, 1e-45, 0.1, 1, 20])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.float16, torch.bfloat16])
def test_a_query_that_sees_nothing_gets_zeros(dtype: torch.dtype, temperature: float):
    q, k, v = qkv(2, dtype=dtype)
    allowed = masks.bidirectional(TQ, TK)
    allowed[1] = False
    config = AttentionConfig(temperature=temperature)
    trace = attend(q, k, v, allowed, config)
    assert (trace.weights[:, 1] == 0).all()
    assert (trace.output[:, 1] == 0).all()
    assert (attend_output(q, k, v, allowed, config)[:, 1] == 0).all()
    torch.testing.assert_close(trace.weights[:, [0, 2]].sum(-1), torch.ones(2, 2, dtype=trace.weights.dtype))
    gradients(q, k, v, allowed, temperature=temperature)


def test_when_no_query_sees_anything_gradients_are_zero():
    assert all((g == 0).all() for g in gradients(*qkv(), torch.zeros(TQ, TK, dtype=torch.bool)))


# Causal with Tq != Tk


def test_upper_left_starts_both_at_the_same_token():
    assert attend(*qkv(tq=1), masks.causal(1, TK)).weights.tolist() == [[1, 0, 0, 0, 0, 0, 0]]


def test_lower_right_lets_one_query_see_the_whole_cache():
    assert (attend(*qkv(tq=1), masks.causal(1, TK, "lower_right")).weights > 0).all()


# Lower-right with Tq > Tk


def test_lower_right_leaves_the_first_queries_blind():
    q, k, v = qkv(tq=7, tk=3)
    allowed = masks.causal(7, 3, "lower_right")
    weights = attend(q, k, v, allowed).weights
    assert (weights[:4] == 0).all()
    assert weights[4].tolist() == [1, 0, 0]
    gradients(q, k, v, allowed)


# A mask together with causal


def test_a_mask_and_causal_means_both():
    other, causal = draw(TQ, TK, seed=5) > 0, masks.causal(TQ, TK)
    weights = attend(*qkv(), other & causal).weights
    assert (weights[~other] == 0).all()
    assert (weights[~causal] == 0).all()
    assert torch.equal(weights > 0, other & causal)
    gradients(*qkv(), other & causal)


# K and V of different length


@pytest.mark.parametrize("function", [attend, attend_output])
def test_keys_and_values_of_different_length(function):
    with refused("k and v must hold the same number of tokens", "k (7, 5)", "v (6, 2)"):
        function(draw(3, 5), draw(7, 5), draw(6, 2))


# Q and K of different width; leading axes; fewer than 2 axes; types


@pytest.mark.parametrize("function", [attend, attend_output])
@pytest.mark.parametrize(
    ("shapes", "words"),
    [
        (((3, 5), (7, 4), (7, 2)), ("q and k must have the same width", "q (3, 5)", "k (7, 4)")),
        (((2, 3, 5), (4, 7, 5), (7, 2)), ("leading axes of q, k and v must broadcast", "q (2, 3, 5)", "k (4, 7, 5)")),
        (((2, 3, 5), (7, 5), (4, 7, 2)), ("leading axes of q, k and v must broadcast", "q (2, 3, 5)", "v (4, 7, 2)")),
        (((5,), (7, 5), (7, 2)), ("q must have at least 2 axes", "(5,)")),
        (((3, 5), (5,), (7, 2)), ("k must have at least 2 axes", "(5,)")),
        (((3, 5), (7, 5), ()), ("v must have at least 2 axes", "()")),
        (((3, 0), (7, 0), (7, 2)), ("q and k must be at least 1 wide", "q (3, 0)", "k (7, 0)")),
    ],
)
def test_shapes_that_do_not_fit(function, shapes: tuple, words: tuple[str, ...]):
    with refused(*words):
        function(*(draw(*shape) for shape in shapes))


@pytest.mark.parametrize("function", [attend, attend_output])
@pytest.mark.parametrize(
    ("types", "words"),
    [
        ((torch.float32, torch.float64, torch.float32), ("q and k must have one type", "float32", "float64")),
        ((torch.float32, torch.float32, torch.float16), ("q and v must have one type", "float32", "float16")),
        ((torch.int64, torch.float32, torch.float32), ("q must hold floating-point numbers", "int64")),
        ((torch.float32, torch.bool, torch.float32), ("k must hold floating-point numbers", "bool")),
        ((torch.float32, torch.float32, torch.complex64), ("v must hold floating-point numbers", "complex64")),
    ],
)
def test_types_that_do_not_fit(function, types: tuple, words: tuple[str, ...]):
    with refused(*words):
        function(*(tensor.to(dtype) for tensor, dtype in zip(qkv(), types, strict=True)))


# A mask that is not boolean, or doesn't broadcast


@pytest.mark.parametrize("function", [attend, attend_output])
@pytest.mark.parametrize(
    ("allowed", "words"),
    [
        (torch.ones(TQ, TK), ("allowed must be a boolean tensor", "torch.float32")),
        (torch.ones(TQ, TK, dtype=torch.int64), ("allowed must be a boolean tensor", "torch.int64")),
        ([[True] * TK, [True]], ("allowed must hold numbers in rows of one length", "list")),
        (masks.causal(TQ, TK - 1), ("allowed must broadcast to (3, 7)", "(3, 6)")),
        (masks.causal(TK, TQ), ("allowed must broadcast to (3, 7)", "(7, 3)")),
        (masks.causal(TQ, TK).expand(2, -1, -1), ("allowed must broadcast to (3, 7)", "(2, 3, 7)")),
    ],
)
def test_masks_that_do_not_fit(function, allowed, words: tuple[str, ...]):
    with refused(*words):
        function(*qkv(), allowed)


@pytest.mark.parametrize("lead", [(), (11,), (13, 11)], ids=str)
@pytest.mark.parametrize("shape", [(), (TK,), (1, TK), (TQ, 1), (TQ, TK)], ids=str)
@pytest.mark.parametrize("axes", [0, 1, 2])
def test_masks_that_broadcast(lead: tuple[int, ...], shape: tuple[int, ...], axes: int):
    axes = axes if len(shape) == 2 else 0
    allowed = draw(*lead[len(lead) - min(axes, len(lead)) :], *shape, seed=7) > -0.5
    q, k, v = qkv(*lead)
    trace = attend(q, k, v, allowed)
    assert torch.equal(trace.weights != 0, allowed.expand(*lead, TQ, TK))
    torch.testing.assert_close(attend_output(q, k, v, allowed), trace.output)


def test_a_mask_for_leading_axes_that_only_the_values_have():
    q, k, _ = qkv()
    v = draw(11, TK, DV)
    allowed = draw(11, TQ, TK, seed=8) > 0
    trace = attend(q, k, v, allowed)
    for i in range(11):
        torch.testing.assert_close(trace.output[i], attend(q, k, v[i], allowed[i]).output)
    torch.testing.assert_close(attend_output(q, k, v, allowed), trace.output)
