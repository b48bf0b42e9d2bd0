"""The examples of one sequence: averages of eight tokens, and three tokens with and without projections."""

import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import averaging, masks
from attn_core.attention import AttentionConfig, attend, softmax
from attn_core.examples import draws
from attn_core.examples.example import Example, Step, steps
from attn_core.heads import Projections, attend_in_heads

UNSCALED = AttentionConfig(scale=1.0)


def averages() -> Example:
    b = draws.Draws(1).normal(8, 2)
    zeros = attend(torch.zeros(8, 2), torch.zeros(8, 2), b, masks.causal(8, 8))
    results = steps(
        "averaging",
        ("loop", "the mean of the past, row by row", averaging.by_loop(b)),
        ("triangle", "a lower triangle of ones", masks.causal(8, 8).float()),
        ("normalised", "the triangle, each row divided by its sum", averaging.by_matrix(torch.eye(8))),
        ("matrix", "that times b: the same means", averaging.by_matrix(b)),
        ("masked", "scores of 0, minus infinity in the future", zeros.masked),
        ("weights", "softmax of each row: the same triangle", zeros.weights),
        ("softmax", "that times b: the same means", averaging.by_softmax(b)),
        ("in_place", "the loop as its source writes it, into the array that it reads", averaging.in_place(b)),
        ("in_place_weights", "the weights of that loop", averaging.in_place(torch.eye(8))),
    )
    return Example("Averaging three ways", "manual_seed(1); b = randn(8, 2)", "averaging", {"b": b}, results)


def naive() -> Example:
    x = draws.three_tokens()[0]["X"]
    trace = attend(x, x, x, config=UNSCALED)
    results = steps(
        "three_tokens_naive",
        ("x", "three tokens of five numbers, X", x),
        ("dots", "every token times every token, one by one", torch.stack([one @ other for one in x for other in x])),
        ("scores", "the same nine as one product, X Xᵀ", trace.scores),
        ("weights", "softmax of each row", trace.weights),
        ("output", "weights times X", trace.output),
        ("mean_of_two", "the average of tokens 0 and 1", averaging.by_loop(x)[1]),
        ("mean_of_three", "the average of all three tokens", averaging.by_loop(x)[2]),
        *((f"output_{i}", f"the output of token {i} by itself", trace.contributions(i).sum(0)) for i in range(3)),
    )
    recipe, link = "manual_seed(42); X = randn(3, 5)", {"power": "0"}
    return Example("Three tokens, no projections", recipe, "averaging", {"X": x}, results, link)


def by_hand() -> Example:
    inputs, seed, _ = draws.three_tokens()
    x, projections = inputs["X"], Projections(inputs["W_Q"], inputs["W_K"], inputs["W_V"])
    link = {"mask": "causal"}
    results = _to_scores(x, projections) + _to_output(x, projections, seed)
    return Example("Three tokens by hand", draws.BY_HAND, "weighted_sum", inputs, results, link)


def _to_scores(x: Tensor, projections: Projections) -> tuple[Step, ...]:
    """Return the steps from three tokens to their masked scores."""
    causal = masks.causal(3, 3)
    raw, raw_causal = (attend_in_heads(x, x, projections, 1, allowed, UNSCALED).heads for allowed in (None, causal))
    head = attend_in_heads(x, x, projections, 1, causal)
    return steps(
        "three_tokens_by_hand",
        ("k", "keys, X W_K", head.k[0]),
        ("q", "queries, X W_Q", head.q[0]),
        ("v", "values, X W_V", head.v[0]),
        ("scores", "scores, Q Kᵀ", raw.scores[0]),
        ("unscaled_weights", "softmax of the scores, unscaled", raw.weights[0]),
        ("scaled", "scores divided by √4", head.heads.scaled[0]),
        ("mask", "who may look: at the past and itself", causal.float()),
        ("masked_scores", "scores, minus infinity in the future", raw_causal.masked[0]),
        ("masked", "scaled scores, minus infinity in the future", head.heads.masked[0]),
    )


def _to_output(x: Tensor, projections: Projections, seed: int) -> tuple[Step, ...]:
    """Return the steps from the weights of three tokens to the weighted sum of their values; then what stands apart."""
    head = attend_in_heads(x, x, projections, 1, masks.causal(3, 3))
    weights = head.heads.weights[0]
    keep = (torch.tensor(draws.dropout_uniforms(seed, 9)) < 0.5).float().reshape(3, 3)
    theirs = scaled_dot_product_attention(head.q[None], head.k[None], head.v[None], is_causal=True)[0, 0]
    return steps(
        "three_tokens_by_hand",
        ("weights", "softmax of each row", weights),
        ("dropped", "dropout 0.5: the spared weights doubled", weights * keep / (1 - 0.5)),
        ("adds", "weight times value for token 2, key by key", head.heads.contributions(2)[0]),
        ("output", "weights times values, without dropout", head.output),
        ("pytorch", "the same from scaled_dot_product_attention", theirs),
        ("k_0", "the key of token 0 by itself", x[0] @ projections.wk),
        ("q_0", "the query of token 0 by itself", x[0] @ projections.wq),
        ("scaled_weights", "softmax of the scaled scores", softmax(attend_in_heads(x, x, projections, 1).heads.scaled[0])),
        ("keep", "what dropout 0.5 spares: 1 where a weight is kept", keep),
    )
