"""Worked examples with numbers known to four decimals, computed anew beside what they must be."""

import functools
import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import averaging, masks, sharpness
from attn_core.attention import AttentionConfig, attend, softmax
from attn_core.heads import Projections, attend_in_heads

ROUNDING = 5e-6  # float32's own: on another processor a number on the edge may round the other way
UNSCALED = AttentionConfig(scale=1.0)
ROW = (0.1, -0.2, 0.3, -0.2, 0.5)
W_V = """0.5743161 0.1877491 -0.357623 -0.3165083; 0.38777846 -0.5796772 -0.16911523 1.9311606
1.0118638 -1.4364065 -1.1298598 -0.13603453; -0.5628242 0.67934036 0.44053012 1.141508
0.018564576 -1.8058051 0.9254349 -0.37534437"""
KEPT = "0 0 1; 0 0 1; 1 0 0"  # what dropout spared when the numbers were written down

MEAN = """1 0 0 0 0 0 0 0; 0.5 0.5 0 0 0 0 0 0; 0.3333 0.3333 0.3333 0 0 0 0 0; 0.25 0.25 0.25 0.25 0 0 0 0
0.2 0.2 0.2 0.2 0.2 0 0 0; 0.1667 0.1667 0.1667 0.1667 0.1667 0.1667 0 0
0.1429 0.1429 0.1429 0.1429 0.1429 0.1429 0.1429 0; 0.125 0.125 0.125 0.125 0.125 0.125 0.125 0.125"""
MEANS = """-1.5256 -0.7502; -1.0898 -1.1799; -0.7599 -0.9896; -0.8149 -1.1445; -0.7943 -0.8549; -0.7915 -0.7543
-0.7102 -0.4055; -0.5929 -0.2964"""
TOKENS = "0.3367 0.1288 0.2345 0.2303 -1.1229; -0.1863 2.2082 -0.6380 0.4617 0.2674; 0.5349 0.8094 1.1103 -1.6898 -0.9890"
DOTS = "1.4988 -0.1217 1.2659; -0.1217 5.6025 -0.0653; 1.2659 -0.0653 6.0074"
NAIVE = "0.3636 0.6064 0.4964 -0.5111 -0.9314; -0.1822 2.1967 -0.6292 0.4535 0.2585; 0.5315 0.8067 1.0987 -1.6683 -0.9873"
KEYS = "0.6023 -0.7260 1.1799 0.2383; -0.6521 4.4224 -3.7460 -1.2657; -0.7106 -4.3429 4.2984 -2.3664"
QUERIES = "-1.6964 1.3355 -0.5133 0.0674; 1.6595 -0.4445 -0.1917 1.7729; -0.1650 -2.9899 -3.8893 1.2756"
VALUES = "0.3301 1.8359 -1.3448 0.7947; -0.1512 -0.5678 0.8648 4.8368; 2.6772 -1.3256 -3.2423 -0.3151"
ADDS = "0.0846 0.4706 -0.3447 0.2037; -0.1082 -0.4063 0.6189 3.4611; 0.0752 -0.0373 -0.0911 -0.0089"
SCORES = "-2.5809 8.8498 -6.9600; 1.5185 -4.5739 -4.2686; -2.2135 -0.1601 -6.6347"
UNSCALED_WEIGHTS = "0 1 0; 0.9947 0.0022 0.0031; 0.1136 0.8851 0.0014"
SCALED = "-1.2905 4.4249 -3.4800; 0.7593 -2.2869 -2.1343; -1.1067 -0.0801 -3.3173"
MASKED = "-2.5809 -inf -inf; 1.5185 -4.5739 -inf; -2.2135 -0.1601 -6.6347"
MASKED_SCALED = "-1.2905 -inf -inf; 0.7593 -2.2869 -inf; -1.1067 -0.0801 -3.3173"
RESULT = "0.3301 1.8359 -1.3448 0.7947; 0.3082 1.7268 -1.2445 0.9781; 0.0517 0.0270 0.1831 3.6559"
TWO_CHANNELS = """1 0 0 0 0 0 0 0; 0.5599 0.4401 0 0 0 0 0 0; 0.3220 0.2016 0.4764 0 0 0 0 0
0.1640 0.0815 0.2961 0.4585 0 0 0 0; 0.2051 0.3007 0.1894 0.1808 0.1241 0 0 0
0.0600 0.1273 0.0291 0.0169 0.0552 0.7114 0 0; 0.1408 0.1025 0.1744 0.2038 0.1690 0.0669 0.1426 0
0.0223 0.1086 0.0082 0.0040 0.0080 0.7257 0.0216 0.1016"""
CHANNELS_32 = """-1.7629 -1.3011 0.5652 2.1616 -1.0674 1.9632 1.0765 -0.4530
-3.3334 -1.6556 0.1040 3.3782 -2.1825 1.0415 -0.0557 0.2927; -1.0226 -1.2606 0.0762 -0.3813 -0.9843 -1.4303 0.0749 -0.9547
0.7836 -0.8014 -0.3368 -0.8496 -0.5602 -1.1701 -1.2927 -1.0260; -1.2566 0.0187 -0.7880 -1.3204 2.0363 0.8638 0.3719 0.9258
-0.3126 2.4152 -0.1106 -0.9931 3.3449 -2.5229 1.4187 1.2196; 1.0876 1.9652 -0.2621 -0.3158 0.6091 1.2616 -0.5484 0.8048
-1.8044 -0.4126 -0.8306 0.5898 -0.7987 -0.5856 0.6433 0.6303"""


def _table(text: str) -> Tensor:
    """Return rows of numbers, one a line or between semicolons, as (rows, columns) in float64."""
    rows = [[float(number) for number in row.split()] for row in text.replace(";", "\n").splitlines()]
    return torch.tensor(rows, dtype=torch.float64)


@dataclass(frozen=True, eq=False)
class Step:
    """One known result: `computed` by the core just now, `expected` (the same shape, float64) as it was printed."""

    name: str
    label: str
    computed: Tensor
    expected: Tensor
    decimals: int = 4

    @property
    def difference(self) -> float:
        """The largest difference: 0 between equal infinities; infinity for other shapes or NaN."""
        if self.computed.shape != self.expected.shape:
            return math.inf
        apart = (self.computed.double() - self.expected).abs().nan_to_num(nan=math.inf)
        return torch.where(self.computed == self.expected, 0.0, apart).max().item()

    @property
    def wrong(self) -> Tensor:
        """Which of the computed numbers do not round to the expected one, True or False; all where the shapes differ."""
        if self.computed.shape != self.expected.shape:
            return torch.ones_like(self.computed, dtype=torch.bool)
        near = (self.computed.double() - self.expected).abs() <= 0.5 * 10**-self.decimals + ROUNDING
        return ~(near | (self.computed == self.expected))

    @property
    def agrees(self) -> bool:
        """Whether every number rounds to the expected one; float32's own rounding is forgiven at the edge."""
        return self.difference <= 0.5 * 10**-self.decimals + ROUNDING


@dataclass(frozen=True, eq=False)
class Example:
    """Known results in the order in which they follow from the inputs.

    title, what   a headline, and in one sentence what can be seen
    recipe        the torch calls that draw the inputs
    page, link    the page that continues the example, and the link values to open it with
    """

    title: str
    what: str
    recipe: str
    page: str
    inputs: Mapping[str, Tensor]
    steps: tuple[Step, ...]
    link: Mapping[str, str] = field(default_factory=dict)

    @property
    def agrees(self) -> bool:
        """Whether every step agrees."""
        return all(step.agrees for step in self.steps)


def _step(name: str, label: str, computed: Tensor, expected: str) -> Step:
    """Return a step; for a computed vector the table is one row."""
    table = _table(expected)
    return Step(name, label, computed, table[0] if computed.ndim == 1 else table)


def _linear(outputs: int, inputs: int, generator: torch.Generator) -> Tensor:
    """Return the (outputs, inputs) weight that torch.nn.Linear starts with; used as x @ w.T."""
    bound = 1 / math.sqrt(inputs)
    return torch.empty(outputs, inputs).uniform_(-bound, bound, generator=generator)


def _averaging() -> Example:
    """Return the mean of the past, three ways."""
    b = torch.randn(8, 2, generator=torch.Generator().manual_seed(1))
    zeros = attend(torch.zeros(8, 2), torch.zeros(8, 2), b, masks.causal(8, 8))
    ones, hidden = (
        ";".join(" ".join([past] * (t + 1) + [future] * (7 - t)) for t in range(8)) for past, future in ("10", ("0", "-inf"))
    )
    steps = (
        _step("loop", "the mean of the past, row by row", averaging.by_loop(b), MEANS),
        _step("triangle", "a lower triangle of ones", masks.causal(8, 8).float(), ones),
        _step("normalised", "the triangle, each row divided by its sum", averaging.by_matrix(torch.eye(8)), MEAN),
        _step("matrix", "that times b: the same means", averaging.by_matrix(b), MEANS),
        _step("masked", "scores of 0, minus infinity in the future", zeros.masked, hidden),
        _step("weights", "softmax of each row: the same triangle", zeros.weights, MEAN),
        _step("softmax", "that times b: the same means", averaging.by_softmax(b), MEANS),
    )
    what = "A loop, a triangular matrix and a softmax of masked zeros give the same running mean."
    return Example("Averaging three ways", what, "manual_seed(1); b = randn(8, 2)", "averaging", {"b": b}, steps)


def _three_tokens() -> dict[str, Tensor]:
    """Return three tokens and the maps of a head of size 4; W_V is written out, since a dropout came before its draw."""
    generator = torch.Generator().manual_seed(42)
    shapes = {"X": (3, 5), "W_K": (5, 4), "W_Q": (5, 4)}
    return {name: torch.randn(shape, generator=generator) for name, shape in shapes.items()} | {"W_V": _table(W_V).float()}


def _naive() -> Example:
    """Return attention of three tokens over themselves, without projections."""
    x = _three_tokens()["X"]
    trace = attend(x, x, x, config=UNSCALED)
    dots = torch.stack([one @ other for one in x for other in x])
    weights = "0.5025 0.0994 0.3981; 0.0032 0.9933 0.0034; 0.0086 0.0023 0.9891"
    steps = (
        _step("x", "three tokens of five numbers, X", x, TOKENS),
        _step("dots", "every token times every token, one by one", dots, DOTS.replace(";", "")),
        _step("scores", "the same nine as one product, X Xᵀ", trace.scores, DOTS),
        _step("weights", "softmax of each row", trace.weights, weights),
        _step("output", "weights times X", trace.output, NAIVE),
    )
    what = "Without projections scores are symmetric, and each token looks most at itself."
    return Example("Three tokens, no projections", what, "manual_seed(42); X = randn(3, 5)", "averaging", {"X": x}, steps)


def _by_hand() -> Example:
    """Return one causal head on three tokens."""
    given = _three_tokens()
    x, maps = given["X"], Projections(given["W_Q"], given["W_K"], given["W_V"])
    what = "One causal head, from three tokens to the weighted sum of their values, against PyTorch's own function."
    recipe = "manual_seed(42); X = randn(3, 5); W_K = randn(5, 4); W_Q = randn(5, 4); W_V as given"
    link = {"heads": "1", "head_size": "4", "mask": "causal"}
    return Example("Three tokens by hand", what, recipe, "weighted_sum", given, _scores(x, maps) + _results(x, maps), link)


def _scores(x: Tensor, maps: Projections) -> tuple[Step, ...]:
    """Return the steps from three tokens to their masked scores."""
    causal = masks.causal(3, 3)
    raw, raw_causal = (attend_in_heads(x, x, maps, 1, allowed, UNSCALED).heads for allowed in (None, causal))
    head = attend_in_heads(x, x, maps, 1, causal)
    return (
        _step("k", "keys, X W_K", head.k[0], KEYS),
        _step("q", "queries, X W_Q", head.q[0], QUERIES),
        _step("v", "values, X W_V", head.v[0], VALUES),
        _step("scores", "scores, Q Kᵀ", raw.scores[0], SCORES),
        _step("unscaled_weights", "softmax of the scores, unscaled", raw.weights[0], UNSCALED_WEIGHTS),
        _step("scaled", "scores divided by √4", head.heads.scaled[0], SCALED),
        _step("mask", "who may look: at the past and itself", causal.float(), "1 0 0; 1 1 0; 1 1 1"),
        _step("masked_scores", "scores, minus infinity in the future", raw_causal.masked[0], MASKED),
        _step("masked", "scaled scores, minus infinity in the future", head.heads.masked[0], MASKED_SCALED),
    )


def _results(x: Tensor, maps: Projections) -> tuple[Step, ...]:
    """Return the steps from the weights of three tokens to the weighted sum of their values."""
    head = attend_in_heads(x, x, maps, 1, masks.causal(3, 3))
    dropped = head.heads.weights[0] * _table(KEPT).float() / (1 - 0.5)
    theirs = scaled_dot_product_attention(head.q[None], head.k[None], head.v[None], is_causal=True)[0, 0]
    return (
        _step("weights", "softmax of each row", head.heads.weights[0], "1 0 0; 0.9546 0.0454 0; 0.2563 0.7156 0.0281"),
        _step("dropped", "dropout 0.5: the spared weights doubled", dropped, "0 0 0; 0 0 0; 0.5126 0 0"),
        _step("adds", "weight times value for token 2, key by key", head.heads.contributions(2)[0], ADDS),
        _step("output", "weights times values, without dropout", head.output, RESULT),
        _step("pytorch", "the same from scaled_dot_product_attention", theirs, RESULT),
    )


def _one_head(channels: int, *layers: str) -> tuple[str, dict[str, Tensor]]:
    """Return the recipe and the draw of four examples of eight tokens, and of a head's layers of size 16."""
    generator = torch.Generator().manual_seed(1337)
    given = {"x": torch.randn(4, 8, channels, generator=generator)}
    given |= {name: _linear(16, channels, generator) for name in layers}
    linear = "".join(f"; {name} = Linear({channels}, 16, bias=False)" for name in layers)
    return f"manual_seed(1337); x = randn(4, 8, {channels}){linear}", given


def _two_channels() -> Example:
    """Return the weights of one causal head."""
    recipe, given = _one_head(2, "key", "query", "value")
    k, q, v = (given["x"] @ given[name].T for name in ("key", "query", "value"))
    weights = attend(q, k, v, masks.causal(8, 8), UNSCALED).weights[0]
    step = _step("weights", "the first example's weights, causal, unscaled", weights, TWO_CHANNELS)
    what = "The weights are no longer uniform: they depend on the tokens."
    link = {"heads": "1", "mask": "causal", "scale": "none"}
    return Example("One head on two channels", what, recipe, "masks", given, (step,), link)


def _channels_32() -> Example:
    """Return the raw scores of one head."""
    recipe, given = _one_head(32, "key", "query")
    k, q = (given["x"] @ given[name].T for name in ("key", "query"))
    step = _step("scores", "the first example's scores, q·k, nothing hidden", attend(q, k, k).scores[0], CHANNELS_32)
    what = "Raw scores of both signs, before any mask or scale."
    link = {"heads": "1", "scale": "none"}
    return Example("One head on 32 channels", what, recipe, "query_key_value", given, (step,), link)


def _variances() -> Example:
    """Return the variance of one draw of scores, and of one of scaled scores."""
    generator = torch.Generator().manual_seed(1337)
    torch.randn(4, 8, 32, generator=generator)
    for _ in range(16):  # draws that came before, none of them used
        torch.randn(512, generator=generator)
    names = ("k", "q", "k_again", "q_again")
    given = {name: torch.randn(4, 8, 16, generator=generator) for name in names}
    raw = attend(given["q"], given["k"], given["k"]).scores.var()[None]
    scaled = attend(given["q_again"], given["k_again"], given["k_again"]).scaled.var()[None]
    steps = (
        _step("raw", "variance of 256 scores", raw, "13.6696"),
        _step("scaled", "of 256 others, divided by √16", scaled, "1.1445"),
    )
    what = "Scores of unit-Gaussian q and k vary by about head_size, by about 1 after scaling."
    recipe = "manual_seed(1337); randn(4, 8, 32); 16 times randn(512); k, q = randn(4, 8, 16), randn(4, 8, 16); twice"
    return Example("Two variances", what, recipe, "sharpness", given, steps, {"scale": "none"})


def _softmaxes() -> Example:
    """Return the softmax of five numbers, and of eight times those."""
    row = torch.tensor(ROW)
    peaked = sharpness.over_temperatures(row, torch.tensor([1 / 8]))[0]
    steps = (
        _step("diffuse", "softmax of the row", softmax(row), "0.1925 0.1426 0.2351 0.1426 0.2872"),
        _step("peaked", "softmax of 8 times the row, temperature 1/8", peaked, "0.0326 0.0030 0.1615 0.0030 0.8000"),
    )
    what = "The same five numbers, eight times as large, give one of them nearly all the weight."
    link = {"temperature": "0.125"}
    return Example("Two softmaxes", what, f"row = {ROW}", "sharpness", {"row": row}, steps, link)


BUILDERS = {
    "averaging": _averaging,
    "three_tokens_naive": _naive,
    "three_tokens_by_hand": _by_hand,
    "one_head_two_channels": _two_channels,
    "one_head_32_channels": _channels_32,
    "two_variances": _variances,
    "two_softmaxes": _softmaxes,
}
NAMES = tuple(BUILDERS)


@functools.cache
def run(name: str) -> Example:
    """Return one of NAMES, computed once, in a few milliseconds. Don't change its tensors. ValueError for another name."""
    if name not in BUILDERS:
        raise ValueError(f"name must be one of {', '.join(NAMES)}, got {name!r}")
    return BUILDERS[name]()
