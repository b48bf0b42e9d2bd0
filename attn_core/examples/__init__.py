"""Worked examples with numbers known to four decimals, computed anew beside what they must be."""

import math

import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import averaging, masks, sharpness
from attn_core.attention import AttentionConfig, attend, softmax
from attn_core.cache import remember
from attn_core.examples import published_numbers as published
from attn_core.examples.example import Example, Step, step, table
from attn_core.experiments.one_row import ROW
from attn_core.heads import Projections, attend_in_heads

UNSCALED = AttentionConfig(scale=1.0)
W_V = """0.5743161 0.1877491 -0.357623 -0.3165083; 0.38777846 -0.5796772 -0.16911523 1.9311606
1.0118638 -1.4364065 -1.1298598 -0.13603453; -0.5628242 0.67934036 0.44053012 1.141508
0.018564576 -1.8058051 0.9254349 -0.37534437"""
KEPT = "0 0 1; 0 0 1; 1 0 0"  # what dropout spared when the numbers were written down


def _linear(outputs: int, inputs: int, generator: torch.Generator) -> Tensor:
    """Return the (outputs, inputs) weight that torch.nn.Linear starts with; used as x @ w.T."""
    bound = 1 / math.sqrt(inputs)
    return torch.empty(outputs, inputs).uniform_(-bound, bound, generator=generator)


def _averaging() -> Example:
    b = torch.randn(8, 2, generator=torch.Generator().manual_seed(1))
    zeros = attend(torch.zeros(8, 2), torch.zeros(8, 2), b, masks.causal(8, 8))
    ones = ";".join("1 " * (t + 1) + "0 " * (7 - t) for t in range(8))
    hidden = ones.replace("0", "-inf").replace("1", "0")
    steps = (
        step("loop", "the mean of the past, row by row", averaging.by_loop(b), published.MEANS),
        step("triangle", "a lower triangle of ones", masks.causal(8, 8).float(), ones),
        step("normalised", "the triangle, each row divided by its sum", averaging.by_matrix(torch.eye(8)), published.MEAN),
        step("matrix", "that times b: the same means", averaging.by_matrix(b), published.MEANS),
        step("masked", "scores of 0, minus infinity in the future", zeros.masked, hidden),
        step("weights", "softmax of each row: the same triangle", zeros.weights, published.MEAN),
        step("softmax", "that times b: the same means", averaging.by_softmax(b), published.MEANS),
    )
    summary = "A loop, a triangular matrix and a softmax of masked zeros give the same running mean."
    return Example("Averaging three ways", summary, "manual_seed(1); b = randn(8, 2)", "averaging", {"b": b}, steps)


def _three_tokens() -> dict[str, Tensor]:
    """Return three tokens and a head's projections, 4 wide; W_V is written out, since a dropout came before its draw."""
    generator = torch.Generator().manual_seed(42)
    shapes = {"X": (3, 5), "W_K": (5, 4), "W_Q": (5, 4)}
    return {name: torch.randn(shape, generator=generator) for name, shape in shapes.items()} | {"W_V": table(W_V).float()}


def _naive() -> Example:
    x = _three_tokens()["X"]
    trace = attend(x, x, x, config=UNSCALED)
    dots = torch.stack([one @ other for one in x for other in x])
    weights = "0.5025 0.0994 0.3981; 0.0032 0.9933 0.0034; 0.0086 0.0023 0.9891"
    steps = (
        step("x", "three tokens of five numbers, X", x, published.TOKENS),
        step("dots", "every token times every token, one by one", dots, published.DOTS.replace(";", "")),
        step("scores", "the same nine as one product, X Xᵀ", trace.scores, published.DOTS),
        step("weights", "softmax of each row", trace.weights, weights),
        step("output", "weights times X", trace.output, published.NAIVE),
    )
    summary = "Without projections scores are symmetric, and each token looks most at itself."
    return Example("Three tokens, no projections", summary, "manual_seed(42); X = randn(3, 5)", "averaging", {"X": x}, steps)


def _by_hand() -> Example:
    inputs = _three_tokens()
    x, projections = inputs["X"], Projections(inputs["W_Q"], inputs["W_K"], inputs["W_V"])
    summary = "One causal head, from three tokens to the weighted sum of their values, against PyTorch's own function."
    recipe = "manual_seed(42); X = randn(3, 5); W_K = randn(5, 4); W_Q = randn(5, 4); W_V as given"
    link = {"heads": "1", "head_size": "4", "mask": "causal"}
    steps = _to_scores(x, projections) + _to_output(x, projections)
    return Example("Three tokens by hand", summary, recipe, "weighted_sum", inputs, steps, link)


def _to_scores(x: Tensor, projections: Projections) -> tuple[Step, ...]:
    """Return the steps from three tokens to their masked scores."""
    causal = masks.causal(3, 3)
    raw, raw_causal = (attend_in_heads(x, x, projections, 1, allowed, UNSCALED).heads for allowed in (None, causal))
    head = attend_in_heads(x, x, projections, 1, causal)
    return (
        step("k", "keys, X W_K", head.k[0], published.KEYS),
        step("q", "queries, X W_Q", head.q[0], published.QUERIES),
        step("v", "values, X W_V", head.v[0], published.VALUES),
        step("scores", "scores, Q Kᵀ", raw.scores[0], published.SCORES),
        step("unscaled_weights", "softmax of the scores, unscaled", raw.weights[0], published.UNSCALED_WEIGHTS),
        step("scaled", "scores divided by √4", head.heads.scaled[0], published.SCALED),
        step("mask", "who may look: at the past and itself", causal.float(), "1 0 0; 1 1 0; 1 1 1"),
        step("masked_scores", "scores, minus infinity in the future", raw_causal.masked[0], published.MASKED),
        step("masked", "scaled scores, minus infinity in the future", head.heads.masked[0], published.MASKED_SCALED),
    )


def _to_output(x: Tensor, projections: Projections) -> tuple[Step, ...]:
    """Return the steps from the weights of three tokens to the weighted sum of their values."""
    head = attend_in_heads(x, x, projections, 1, masks.causal(3, 3))
    weights = head.heads.weights[0]
    dropped = weights * table(KEPT).float() / (1 - 0.5)
    theirs = scaled_dot_product_attention(head.q[None], head.k[None], head.v[None], is_causal=True)[0, 0]
    return (
        step("weights", "softmax of each row", weights, "1 0 0; 0.9546 0.0454 0; 0.2563 0.7156 0.0281"),
        step("dropped", "dropout 0.5: the spared weights doubled", dropped, "0 0 0; 0 0 0; 0.5126 0 0"),
        step("adds", "weight times value for token 2, key by key", head.heads.contributions(2)[0], published.ADDS),
        step("output", "weights times values, without dropout", head.output, published.RESULT),
        step("pytorch", "the same from scaled_dot_product_attention", theirs, published.RESULT),
    )


def _one_head(channels: int, *layers: str) -> tuple[str, dict[str, Tensor], list[Tensor]]:
    """Return the recipe and the draw of four examples of eight tokens and of a head's layers of size 16; what these give."""
    generator = torch.Generator().manual_seed(1337)
    inputs = {"x": torch.randn(4, 8, channels, generator=generator)}
    inputs |= {name: _linear(16, channels, generator) for name in layers}
    linear = "".join(f"; {name} = Linear({channels}, 16, bias=False)" for name in layers)
    outputs = [inputs["x"] @ inputs[name].T for name in layers]
    return f"manual_seed(1337); x = randn(4, 8, {channels}){linear}", inputs, outputs


def _two_channels() -> Example:
    recipe, inputs, (k, q, v) = _one_head(2, "key", "query", "value")
    weights = attend(q, k, v, masks.causal(8, 8), UNSCALED).weights[0]
    only = step("weights", "the first example's weights, causal, unscaled", weights, published.TWO_CHANNELS)
    summary = "The weights are no longer uniform: they depend on the tokens."
    link = {"heads": "1", "mask": "causal", "scale": "none"}
    return Example("One head on two channels", summary, recipe, "masks", inputs, (only,), link)


def _channels_32() -> Example:
    recipe, inputs, (k, q) = _one_head(32, "key", "query")
    scores = attend(q, k, k).scores[0]
    only = step("scores", "the first example's scores, q·k, nothing hidden", scores, published.CHANNELS_32)
    summary = "Raw scores of both signs, before any mask or scale."
    link = {"heads": "1", "scale": "none"}
    return Example("One head on 32 channels", summary, recipe, "query_key_value", inputs, (only,), link)


def _variances() -> Example:
    generator = torch.Generator().manual_seed(1337)
    torch.randn(4, 8, 32, generator=generator)
    for _ in range(16):  # draws that came before, none of them used
        torch.randn(512, generator=generator)
    inputs = {name: torch.randn(4, 8, 16, generator=generator) for name in ("k", "q", "k_again", "q_again")}
    k, q, k_again, q_again = inputs.values()
    steps = (
        step("raw", "variance of 256 scores", attend(q, k, k).scores.var()[None], "13.6696"),
        step("scaled", "of 256 others, divided by √16", attend(q_again, k_again, k_again).scaled.var()[None], "1.1445"),
    )
    summary = "Scores of unit-Gaussian q and k vary by about head_size, by about 1 after scaling."
    recipe = "manual_seed(1337); randn(4, 8, 32); 16 times randn(512); k, q = randn(4, 8, 16), randn(4, 8, 16); twice"
    return Example("Two variances", summary, recipe, "sharpness", inputs, steps, {"scale": "none"})


def _softmaxes() -> Example:
    row = torch.tensor(ROW)
    peaked = sharpness.over_temperatures(row, torch.tensor([1 / 8]))[0]
    steps = (
        step("diffuse", "softmax of the row", softmax(row), "0.1925 0.1426 0.2351 0.1426 0.2872"),
        step("peaked", "softmax of 8 times the row, temperature 1/8", peaked, "0.0326 0.0030 0.1615 0.0030 0.8000"),
    )
    summary = "The same five numbers, eight times as large, give one of them nearly all the weight."
    return Example("Two softmaxes", summary, f"row = {ROW}", "sharpness", {"row": row}, steps, {"temperature": "0.125"})


EXAMPLES = {
    "averaging": _averaging,
    "three_tokens_naive": _naive,
    "three_tokens_by_hand": _by_hand,
    "one_head_two_channels": _two_channels,
    "one_head_32_channels": _channels_32,
    "two_variances": _variances,
    "two_softmaxes": _softmaxes,
}
NAMES = tuple(EXAMPLES)


@remember
def run(name: str) -> Example:
    """Return one of NAMES, computed once, in a few milliseconds. Don't change its tensors."""
    return EXAMPLES[name]()
