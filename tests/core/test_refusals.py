"""What the core refuses: each by its name, with its value, the rule, and what to pass instead."""

import math
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
import torch
from torch import Tensor, nn

from attn_core import (
    AttentionConfig,
    Projections,
    attend,
    attend_in_heads,
    attend_output,
    averaging,
    blockwise,
    diagnose,
    masks,
    sharpness,
    tokens,
)
from attn_core.sources import trained
from tests.edges import TK, TQ, draw, qkv, refused

# ---- attend and attend_output ----


def with_value(name: str, index: tuple[int, ...], value: float) -> dict[str, Tensor]:
    """Return inputs with a number that is not finite, and a later one: the first is named."""
    inputs = dict(zip("qkv", qkv(2), strict=True))
    inputs[name][index] = inputs[name][-1, -1, -1] = value
    return inputs


Q, K, V = qkv()
CAUSAL = masks.causal(TQ, TK)
HIDING = [  # masks of numbers, with what to pass instead; each leaves open what `CAUSAL` does, or adds what ADDED does
    (CAUSAL.float(), "got torch.float32: of ones and zeros pass allowed=mask.bool()"),
    (CAUSAL.int(), "got torch.int32: of ones and zeros pass allowed=mask.bool()"),
    (CAUSAL.float().log(), "got torch.float32: of 0 and -inf pass allowed=mask == 0"),
    ((~CAUSAL).float() * -1e9, "got torch.float32: of 0 and -1e+09 pass allowed=mask == 0"),
    ((~CAUSAL).float() * torch.finfo(torch.float32).min, "of 0 and -3.40282e+38 pass allowed=mask == 0"),
    ((~CAUSAL).half() * torch.finfo(torch.half).min, "got torch.float16: of 0 and -65504 pass allowed=mask == 0"),
    ((~CAUSAL).bfloat16() * -1e4, "got torch.bfloat16: of 0 and -9984 pass allowed=mask == 0"),
    ((~CAUSAL).int() * -10_000, "got torch.int32: of 0 and -10000 pass allowed=mask == 0"),
]
NONE_HIDDEN = "of zeros alone pass allowed=mask == 0 if it is added to scores, else allowed=mask.bool()"
LOWERED = torch.arange(-6.0, 1.0).expand(TQ, TK)
BOTH = LOWERED.masked_fill(~CAUSAL, -math.inf)
APART = "pass allowed={0} != -math.inf, bias={0}.masked_fill({0} == -math.inf, 0)"
FAR = torch.full((TQ, TK), 1e300, dtype=torch.float64)
ATTENDING = [  # what changes, and what is said
    ({"v": draw(6, 2)}, "k and v must hold the same number of tokens", "k (7, 5)", "v (6, 2)"),
    ({"k": draw(7, 4)}, "q and k must have the same width", "q (3, 5)", "k (7, 4)"),
    ({"q": draw(2, 3, 5), "k": draw(4, 7, 5)}, "leading axes of q, k and v must broadcast", "q (2, 3, 5)", "k (4, 7, 5)"),
    ({"q": draw(6, 3, 5), "k": draw(4, 7, 5), "v": draw(4, 7, 2)}, "k and v have a divisor of q's heads", "q (6, 3, 5)"),
    ({"q": draw(8, 3, 5), "k": draw(4, 7, 5), "v": draw(2, 7, 2)}, "k and v have a divisor of q's heads", "v (2, 7, 2)"),
    ({"q": draw(8, 3, 5), "k": draw(0, 7, 5), "v": draw(0, 7, 2)}, "k and v have a divisor of q's heads", "k (0, 7, 5)"),
    ({"q": draw(5)}, "q must have at least 2 axes", "(5,)"),
    ({"v": draw()}, "v must have at least 2 axes", "()"),
    ({"q": draw(3, 0), "k": draw(7, 0)}, "q and k must be at least 1 wide", "q (3, 0)", "k (7, 0)"),
    ({"q": None}, "q must be a tensor, an array or nested lists of numbers, got NoneType"),
    ({"k": {1: 2}}, "k must be a tensor, an array or nested lists of numbers, got dict"),
    ({"v": [[1.0], [1.0, 2.0]]}, "v must hold numbers in rows of one length, got list: expected sequence of"),
    ({"v": np.array(["a"])}, "v must hold numbers in rows of one length, got ndarray: can't convert"),
    ({"q": Q.numpy().astype(int)}, "q must hold floating-point numbers, got torch.int64: pass q.float()"),
    ({"v": V.to(torch.complex64)}, "v must hold floating-point numbers", "complex64"),
    ({"k": K.double()}, "q and k must have one type, got torch.float32 and torch.float64: pass k.to(q.dtype)"),
    ({"v": V.to("meta")}, "q and v must be on one device, got cpu and meta: pass v.to(q.device)"),
    *(({"allowed": mask}, "allowed must be a boolean tensor (True = may look)", said) for mask, said in HIDING),
    ({"allowed": torch.zeros(TQ, TK)}, NONE_HIDDEN),
    ({"allowed": LOWERED}, "other numbers, which are added to scores, are a bias: pass bias=mask"),
    ({"allowed": BOTH}, "of -inf and other numbers", APART.format("mask")),
    ({"allowed": [[True] * TK, [True]]}, "allowed must hold numbers in rows of one length", "list"),
    ({"allowed": masks.causal(TK, TQ)}, "allowed must broadcast to (3, 7)", "(7, 3)"),
    ({"allowed": CAUSAL.expand(2, -1, -1)}, "allowed must broadcast to (3, 7)", "(2, 3, 7)"),
    (with_value("q", (1, 0, 2), math.nan), "q must be finite, got nan at index (1, 0, 2)"),
    (with_value("k", (0, 6, 4), math.inf), "k must be finite, got inf at index (0, 6, 4)"),
    (with_value("v", (1, 3, 1), -math.inf), "v must be finite, got -inf at index (1, 3, 1)"),
    ({"q": Q * 1e20, "k": K * 1e20}, "scores overflow", "float32"),
    ({"q": Q * 1e20, "k": K * torch.tensor([1.0] * 3 + [1e20] * 4)[:, None], "allowed": CAUSAL}, "scores overflow"),
    ({"q": Q * 1e20, "k": K * 1e20, "bias": torch.ones(3, 7)}, "scores overflow torch.float32: q and k (or the scale)"),
    ({"config": AttentionConfig(scale=-1e300)}, "scaled scores overflow", "float32"),
    ({"bias": CAUSAL}, "bias must be a floating-point tensor, got torch.bool: pass allowed=bias"),
    ({"bias": CAUSAL.long()}, "bias must be a floating-point tensor, got torch.int64: pass bias.float()"),
    ({"bias": CAUSAL.to(torch.complex64)}, "bias must be a floating-point tensor, got torch.complex64"),
    ({"bias": [[0.0] * 7, [0.0]]}, "bias must hold numbers in rows of one length, got list"),
    ({"bias": "alibi"}, "bias must be a tensor, an array or nested lists of numbers, got str"),
    ({"bias": torch.ones(2, 3, 7)}, "bias must broadcast to (3, 7), got shape (2, 3, 7)"),
    ({"bias": torch.tensor([0.0, math.nan] + [0.0] * 5)}, "bias must be finite, got nan at index (1,)"),
    ({"bias": CAUSAL.float().log()}, "bias must be finite, got -inf", "(0, 1): a key", "pass allowed=bias == 0, without"),
    ({"bias": BOTH}, "bias must be finite, got -inf", "(0, 1): a key is hidden by a mask", APART.format("bias")),
    ({"bias": -BOTH}, "bias must be finite, got inf at index (0, 1)"),
    ({"bias": FAR}, "biased scores overflow torch.float32: the bias is too large"),
    ({"bias": -FAR / 1e261}, "biased scores overflow torch.float32: the bias is too large"),
]


@pytest.mark.parametrize(
    ("changed", "said"), [(changed, said) for changed, *said in ATTENDING], ids=lambda each: str(each)[:40]
)
def test_inputs_that_do_not_fit(changed: dict, said: list[str]):
    for function in (attend, attend_output):
        with refused(*said):
            function(**{"q": Q, "k": K, "v": V, **changed})


@pytest.mark.parametrize(("mask", "said"), HIDING, ids=lambda each: str(each)[-25:])
def test_what_is_said_instead_of_a_mask_of_numbers_is_the_same_mask(mask: Tensor, said: str):
    assert torch.equal(eval(said.partition("allowed=")[2], {"mask": mask}), CAUSAL)


def test_what_is_said_instead_of_infinities_is_the_same_attention():
    names = eval(f"dict({APART.format('bias').removeprefix('pass ')})", {"bias": BOTH, "math": math})
    expected = torch.nn.functional.scaled_dot_product_attention(Q, K, V, attn_mask=BOTH)
    torch.testing.assert_close(attend(Q, K, V, **names).output, expected)


def test_masks_of_numbers_are_refused_alike_in_layers_diagnoses_and_blocks():
    layer = tokens.projections(width=5, heads=1, head_size=5, seed=0)
    for mask, said in HIDING:
        calls: list[Callable[[], object]] = [
            lambda m=mask: attend_in_heads(Q, K, layer, 1, m),
            lambda m=mask: diagnose(Q, K, V, output=draw(TQ, 2), allowed=m),
            lambda m=mask: blockwise.Head(Q, K, V, lambda first, count: m, AttentionConfig()).rows(0, TQ, m, None),
        ]
        for call in calls:
            with refused("allowed must be a boolean tensor (True = may look)", said):
                call()


# ---- layers ----


def nan_at(tensor: Tensor, *index: int) -> Tensor:
    """Return tensor with a NaN in it."""
    changed = tensor.clone()
    changed[index] = torch.nan
    return changed


X, LINEAR = draw(2, 5, 12), nn.Linear(6, 6)
LAYER = Projections(draw(12, 12), draw(12, 12), draw(12, 9), draw(9, 12))  # 3 heads, of queries of 4 and values of 3
LAYERS = [  # what changes of the input or of the projections, and what is said
    ({"projections": None}, "projections must be Projections(wq, wk, wv, wo), got NoneType"),
    ({"heads": 5}, "heads must divide the columns of wq: got 5 heads and 12 columns"),
    ({"heads": 3.0}, "heads must be a whole number at least 1, got 3.0"),
    ({"wv": draw(12, 8)}, "heads must divide the columns of wv: got 3 heads and 8"),
    ({"wq": draw(11, 12)}, "wq must have 12 rows, one per input column, got shape (11, 12)"),
    ({"wk": draw(12, 10)}, "q and k must have the same width", "wq has 4 columns a head, wk 10"),
    ({"wk": draw(12, 0)}, "q and k must have the same width", "wq has 4 columns a head, wk 0"),
    ({"wk": draw(12, 8)}, "key-value heads must divide heads", "got 2", "3 heads"),
    ({"wk": draw(12, 24)}, "key-value heads must divide heads", "got 6", "3 heads"),
    ({"wo": draw(8, 12)}, "wo must have 9 rows, one per column of the joined heads, got shape (8, 12)"),
    ({"bv": draw(8)}, "bv must have shape (9,), a number per column of wv, got shape (8,)"),
    ({"bq": draw(1, 12)}, "bq must have shape (12,), a number per column of wq, got shape (1, 12)"),
    ({"wo": None, "bo": draw(12)}, "bo must be None, as wo is, got shape (12,)"),
    ({"bk": nan_at(LAYER.wk[0], 4)}, "bk must be finite, got nan at index (4,)"),
    ({"bo": LAYER.wo[0].double()}, "x and bo must have one type, got torch.float32 and"),
    ({"wv": LAYER.wv[None]}, "wv must have 2 axes, got shape (1, 12, 9)"),
    ({"wq": LAYER.wq.double()}, "x and wq must have one type, got torch.float32 and"),
    ({"wk": nan_at(LAYER.wk, 4, 2)}, "wk must be finite, got nan at index (4, 2)"),
    ({"wo": LINEAR}, "wo must be a tensor", "got Linear: take its matrix, layer.weight.T"),
    ({"x": X[0, 0]}, "x must have 2 axes, got shape (12,)"),
    ({"x": nan_at(X, 1, 2, 3)}, "x must be finite, got nan at index (1, 2, 3)"),
    ({"x": LINEAR}, "x must be a tensor", "got Linear"),
    ({"x": X.long()}, "x must hold floating-point numbers, got torch.int64"),
    ({"memory": nn.ReLU()}, "memory must be a tensor", "got ReLU"),
    ({"memory": X[..., :11]}, "wk must have 11 rows, one per input column, got shape (12, 12)"),
    ({"memory": X.to("meta")}, "x and memory must be on one device, got cpu and meta"),
    ({"allowed": masks.causal(5, 7)}, "allowed must broadcast to (2, 5, 5), got shape (5, 7)"),
    ({"allowed": masks.causal(5, 5).expand(3, -1, -1)}, "allowed must broadcast to (2, 5, 5), got shape (3, 5, 5)"),
    ({"bias": torch.zeros(2, 5, 5)}, "bias must broadcast to (2, 3, 5, 5), got shape (2, 5, 5)"),
]


@pytest.mark.parametrize(
    ("changed", "said"), [(changed, said) for changed, *said in LAYERS], ids=lambda each: str(each)[:40]
)
def test_layers_that_do_not_fit(changed: dict, said: list[str]):
    with refused(*said):
        parts = {name: changed[name] for name in vars(LAYER) if name in changed}
        rest = {name: value for name, value in changed.items() if name not in parts}
        attend_in_heads(**{"x": X, "memory": X, "projections": replace(LAYER, **parts), "heads": 3} | rest)


# ---- numbers and names ----

SETTINGS = [
    ("temperature", [-0.1], "temperature must be at least 0, got -0.1"),
    ("temperature", [math.nan, math.inf, 10**400, "1", True, None, 1j], "temperature must be a finite number, got"),
    ("scale", [math.inf, math.nan, "head", True, 10**400], "scale must be a finite number, got"),
    ("power", [-0.01, 1.01, math.nan, True, "0.5"], "power must be"),
    ("dropout", [-0.1, 1.1, math.nan, "0.5", True], "dropout must be"),
    ("seed", [0.5, "1", True, 2**64, -(2**63) - 1], "seed must be a whole number"),
]
OTHERS = [
    *(
        (lambda s=setting, v=value: AttentionConfig(**{s: v}), rule)
        for setting, values, rule in SETTINGS
        for value in values
    ),
    *(
        (lambda q=query: attend(Q, K, V).contributions(q), "query must be", "from 0 to 2, got")
        for query in (-1, TQ, 1.0, True)
    ),
    *(
        (lambda w=way, x=x: w(x), "x must be floating with at least 2 axes, got torch")
        for way in (averaging.by_loop, averaging.by_matrix, averaging.by_softmax)
        for x in (torch.ones(3), torch.ones(3, 2, dtype=torch.int64))
    ),
    (lambda: averaging.by_matrix(LINEAR), "x must be a tensor", "got Linear"),
    *(
        (lambda t=t: sharpness.over_temperatures(Q, torch.tensor([1.0, t])), "temperature must be ", f"got {t}")
        for t in (-1.0, math.nan, math.inf)
    ),
    (lambda: sharpness.over_temperatures(Q, None), "temperatures must be a tensor", "got NoneType"),
    (lambda: sharpness.effective_keys("row"), "weights must be a tensor, an array or nested lists of numbers, got str"),
    (lambda: sharpness.score_variance(0, 1, 0), "head_size must be a whole number at least 1, got 0"),
    (lambda: sharpness.score_variance(1, 0, 0), "draws must be a whole number at least 1, got 0"),
    (lambda: sharpness.score_variance(1, 1, 0.5), "seed must be a whole number from"),
    (lambda: sharpness.score_variance(1, 1, 0, "uniform"), "init must be 'gaussian' or 'linear', got 'uniform'"),
    (lambda: tokens.split("a", "letter"), "kind must be 'word' or 'character', got 'letter'"),
    (lambda: tokens.embed(["a"], 0, 0), "width must be a whole number at least 1, got 0"),
    (lambda: tokens.projections(0, 1, 1, 0), "width must be a whole number at least 1, got 0"),
    (lambda: tokens.projections(1, 0, 1, 0), "heads must be a whole number at least 1, got 0"),
    (lambda: tokens.projections(1, 1, 1.5, 0), "head_size must be a whole number at least 1, got 1.5"),
    *(
        (lambda s=letters: trained.train(tuple(s)), f"characters must hold a vowel and a consonant, got '{letters}'")
        for letters in ("aei", "xyz", "")
    ),
    (lambda: masks.causal(-1, 3), "tq must be a whole number at least 0, got -1"),
    (lambda: masks.causal(3, -1), "tk must be a whole number at least 0, got -1"),
    (lambda: masks.causal(3, 3, "left"), "align must be 'upper_left' or 'lower_right', got 'left'"),
    (lambda: masks.window(3, 3, -1), "reach must be a whole number at least 0, got -1"),
    (lambda: masks.window(3, 3, True), "reach must be a whole number at least 0, got True"),
    (lambda: masks.strided(3, 3, 0), "stride must be a whole number at least 1, got 0"),
    (lambda: masks.strided(3, 3, 2.0), "stride must be a whole number at least 1, got 2.0"),
    (lambda: masks.streaming(3, 3, -1, 1), "reach must be a whole number at least 0, got -1"),
    (lambda: masks.streaming(3, 4, 1, 5), "sinks must be a whole number from 0 to 4, got 5"),
    (lambda: masks.streaming(3, 4, 1, 1, "left"), "align must be 'upper_left' or 'lower_right', got 'left'"),
    (lambda: masks.segments([2, 0, 1], 3), "lengths[1] must be a whole number at least 1, got 0"),
    (lambda: masks.segments([2, 2], 3), "lengths must sum to tokens = 3, got 4"),
    (lambda: masks.segments([1, 1], 3), "lengths must sum to tokens = 3, got 2"),
    (lambda: masks.segments([], -1), "tokens must be a whole number at least 0, got -1"),
    (lambda: masks.left_padding([2, 4], 3), "lengths[1] must be a whole number from 0 to 3, got 4"),
    (lambda: masks.left_padding([-1], 3), "lengths[0] must be a whole number from 0 to 3, got -1"),
    (lambda: masks.prefix(3, 4, 5), "length must be a whole number from 0 to 4, got 5"),
    (lambda: masks.padding([1, 6], 5), "lengths[1] must be a whole number from 0 to 5, got 6"),
    (lambda: masks.padding(torch.tensor([1.5]), 5), "lengths[0] must be a whole number from 0 to 5, got 1.5"),
    (lambda: masks.padding([1], -5), "tk must be a whole number at least 0, got -5"),
    (lambda: masks.graph(3, [(0, 3)]), "an end of edge (0, 3) must be a whole number from 0 to 2, got 3"),
]


@pytest.mark.parametrize(("call", "said"), [pytest.param(call, said, id=said[0][:40]) for call, *said in OTHERS])
def test_numbers_and_names_that_are_refused(call: Callable[[], object], said: list[str]):
    with refused(*said):
        call()
