"""The examples of heads whose layers are drawn: one head on many channels, a batch of two, two heads in one product."""

import math

import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import masks, sharpness
from attn_core.attention import AttentionConfig, attend, softmax
from attn_core.examples import draws
from attn_core.examples.draws import ROW
from attn_core.examples.example import Example, steps
from attn_core.heads import Projections, attend_in_heads, join, split

UNSCALED = AttentionConfig(scale=1.0)
LAYERS = ("key", "query", "value")


def _one_head(channels: int, *layers: str, unused: int = 0) -> tuple[str, dict[str, Tensor], list[Tensor]]:
    """Return the recipe and the draws of four examples of eight tokens and of a head's layers of size 16, and q, k, v."""
    source = draws.Draws(1337)
    x = source.normal(4, 8, channels)
    for _ in range(unused):
        source.normal(512)
    inputs = {"x": x} | source.layer(channels, 16, *layers)
    before = f"; {unused} times randn(512)" if unused else ""
    linear = "".join(f"; {name} = Linear({channels}, 16, bias=False)" for name in layers)
    return f"manual_seed(1337); x = randn(4, 8, {channels}){before}{linear}", inputs, [x @ inputs[name].T for name in layers]


def two_channels() -> Example:
    recipe, inputs, (k, q, v) = _one_head(2, *LAYERS)
    weights = attend(q, k, v, masks.causal(8, 8), UNSCALED).weights[0]
    results = steps(
        "one_head_two_channels",
        ("weights", "the first example's weights, causal, unscaled", weights),
        ("row_7", "the last row of these weights, which the source's text repeats", weights[7]),
    )
    link = {"mask": "causal", "power": "0", "query": "7"}
    return Example("One head on two channels", recipe, "masks", inputs, results, link)


def channels_32() -> Example:
    recipe, inputs, (k, q) = _one_head(32, *LAYERS[:2])
    trace = attend(q, k, k, masks.causal(8, 8), UNSCALED)
    results = steps(
        "one_head_32_channels",
        ("scores", "the first example's scores, q·k, nothing hidden", trace.scores[0]),
        ("weights", "the first example's weights, causal, unscaled", trace.weights[0]),
        ("row_7", "the last row of these weights, which the source's text repeats", trace.weights[0, 7]),
        ("batch_weights", "the weights of the first two examples (example, row)", trace.weights[:2]),
    )
    link = {"mask": "causal", "power": "0", "query": "7"}
    return Example("One head on 32 channels", recipe, "query_key_value", inputs, results, link)


def one_by_one(a: Tensor, b: Tensor) -> Tensor:
    """Return a @ b.T (T, Tk) in float32, product after product, each added exactly and rounded once: fused multiply-add.

    So a processor adds them that takes them in order; a product that torch takes apart may differ in the last digits.
    """
    total = torch.zeros(len(a), len(b))
    for left, right in zip(a.double().T, b.double().T, strict=True):
        total = (total.double() + torch.outer(left, right)).float()
    return total


def drawn_later_by_torch() -> Tensor:
    """Return the scores of `drawn_later` (8, 8) as torch's own products give them."""
    _, _, (k, q, v) = _one_head(32, *LAYERS, unused=20)
    return attend(q, k, v).scores[0]


def drawn_later() -> Example:
    recipe, inputs, _ = _one_head(32, *LAYERS, unused=20)
    k, q = (one_by_one(inputs["x"][0], inputs[name]) for name in LAYERS[:2])
    scores = ("scores", "the first example's scores, q·k, nothing hidden, added up one by one", one_by_one(q, k))
    link = {"heads": "1", "power": "0"}
    results = steps("one_head_drawn_later", scores)
    return Example("One head, other projections", recipe, "query_key_value", inputs, results, link)


def variances() -> Example:
    source = draws.Draws(1337)
    source.normal(4, 8, 32)
    for _ in range(16):  # draws that came before, none of them used
        source.normal(512)
    inputs = {name: source.normal(4, 8, 16) for name in ("k", "q", "k_again", "q_again")}
    k, q, k_again, q_again = inputs.values()
    results = steps(
        "two_variances",
        ("raw", "variance of 256 scores", attend(q, k, k).scores.var()[None]),
        ("scaled", "of 256 others, divided by √16", attend(q_again, k_again, k_again).scaled.var()[None]),
    )
    recipe = "manual_seed(1337); randn(4, 8, 32); 16 times randn(512); k, q = randn(4, 8, 16), randn(4, 8, 16); twice"
    link = {"power": "0", "head_size": "16", "init": "gaussian"}
    return Example("Two variances", recipe, "sharpness", inputs, results, link)


def softmaxes() -> Example:
    row = torch.tensor(ROW)
    peaked = sharpness.over_temperatures(row, torch.tensor([1 / 8]))[0]
    results = steps(
        "two_softmaxes",
        ("diffuse", "softmax of the row", softmax(row)),
        ("peaked", "softmax of 8 times the row, temperature 1/8", peaked),
    )
    return Example("Two softmaxes", f"row = {ROW}", "sharpness", {"row": row}, results, {"multiplier": "8"})


def batch_of_two() -> Example:
    source = draws.three_tokens()[2]
    x = source.normal(2, 3, 5)
    layers = source.layer(5, 4, "query", "key", "value")
    projections = Projections(*(weight.T for weight in layers.values()))
    trace = attend_in_heads(x, x, projections, 1, masks.causal(3, 3)).heads
    unscaled = attend_in_heads(x, x, projections, 1, masks.causal(3, 3), UNSCALED).heads
    results = steps(
        "a_batch",
        ("x", "two examples of three tokens (example, row)", x),
        ("scores", "their scores, unscaled (example, row)", trace.scores[:, 0]),
        ("mask", "who may attend to whom, one mask for both examples", masks.causal(3, 3).float()),
        ("masked", "the scores, minus infinity in the future (example, row)", unscaled.masked[:, 0]),
        ("weights", "softmax of the masked scores, divided by √4 (example, row)", trace.weights[:, 0]),
    )
    recipe = f"{draws.BY_HAND}; x = randn(2, 3, 5); query, key, value = Linear(5, 4, bias=False)"
    link = {"mask": "causal"}
    return Example("A batch of two examples", recipe, "shapes", {"x": x} | layers, results, link)


def _two_heads() -> dict[str, Tensor]:
    """Return the draws of two examples and of the projections of two heads of size 2, after the source's earlier draws."""
    source = draws.three_tokens()[2]
    source.normal(2, 3, 5)
    source.layer(5, 4, *"abcdef")
    source.normal(2, 3, 5)
    source.word()
    source.normal(2, 3, 5)
    source.layer(5, 4, *"abcdef")
    source.layer(5, 2, *"abcdef")
    return {"X": source.normal(2, 3, 4)} | {name: source.normal(4, 4) for name in ("W_K", "W_Q", "W_V")}


def two_heads(width: int = 4) -> Example:
    """Return two heads whose scores are divided by √width: 4 as in the source, where each head's own width is 2."""
    inputs = _two_heads()
    x, projections = inputs["X"], Projections(inputs["W_Q"], inputs["W_K"], inputs["W_V"])
    layer = attend_in_heads(x, x, projections, 2, masks.causal(3, 3), AttentionConfig(scale=1 / math.sqrt(width)))
    unscaled = attend_in_heads(x, x, projections, 2, masks.causal(3, 3), UNSCALED).heads
    results = steps(
        "two_heads_in_one_product",
        ("scores", "the first example's scores, unscaled (head, row)", layer.heads.scores[0]),
        ("mask", "who may attend to whom, one mask for all heads", masks.causal(3, 3).float()),
        ("masked", "these scores, minus infinity in the future (head, row)", unscaled.masked[0]),
        ("scaled", f"all masked scores, divided by √{width} (example, head, row)", layer.heads.masked),
        ("weights", "softmax of the first example's rows (head, row)", layer.heads.weights[0]),
        ("output" if width == 4 else "right_output", "the heads' outputs, side by side (example, row)", layer.output),
    )
    before = "randn(2, 3, 5); 6 Linear(5, 4); randn(2, 3, 5); dropout: one 32-bit draw; randn(2, 3, 5); 6 Linear(5, 4)"
    recipe = f"{draws.BY_HAND}; {before}; 6 Linear(5, 2); X = randn(2, 3, 4); W_K, W_Q, W_V = randn(4, 4)"
    link = {"mask": "causal"} | ({"scale": "model", "joined_scale": "true"} if width == 4 else {})
    return Example("Two heads in one product", recipe, "heads", inputs, results, link, slips=width == 4)


def two_heads_by_pytorch() -> Tensor:
    """Return the output of the two heads (2, 3, 4) from PyTorch's own function."""
    inputs = _two_heads()
    q, k, v = (split(inputs["X"] @ inputs[name], 2) for name in ("W_Q", "W_K", "W_V"))
    return join(scaled_dot_product_attention(q, k, v, is_causal=True))
