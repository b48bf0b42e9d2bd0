"""Biases by distance, cell by cell, and what follows from a trace with one: one row, limits, blocks, torch."""

import itertools
import math
from dataclasses import replace

import pytest
import torch

from attn_core import attend, attend_in_heads, biases, blockwise, masks, one_query, scene, tokens, torch_agreement
from attn_core.biases import BIASES
from attn_core.experiments import late_mask, one_row
from attn_core.scene import Scene
from tests.edges import draw, refused

SIZES = [(0, 0), (0, 3), (1, 1), (1, 5), (5, 1), (3, 7), (7, 3), (5, 5)]
PLACES = {  # kind → how many places count between query i and key j
    "none": lambda i, j: 0,
    "alibi": lambda i, j: max(i - j, 0),
    "alibi_symmetric": lambda i, j: abs(i - j),
}


def cells(kind: str, heads: int, tq: int, tk: int, ahead: int = 0) -> torch.Tensor:
    """Return (heads, tq, tk), one number after another; query i stands at position i + ahead."""
    listed = [
        [[-slope * PLACES[kind](i + ahead, j) for j in range(tk)] for i in range(tq)] for slope in published_slopes(heads)
    ]
    return torch.tensor(listed).reshape(heads, tq, tk)


def published_slopes(heads: int) -> list[float]:
    """Return the slopes as the authors' code finds them: a geometric series, then every second one of a finer."""
    if math.log2(heads).is_integer():
        start = 2 ** (-(2 ** -(math.log2(heads) - 3)))
        return [start * start**i for i in range(heads)]
    below = 2 ** math.floor(math.log2(heads))
    return published_slopes(below) + published_slopes(2 * below)[0::2][: heads - below]


def test_slopes_are_those_of_the_authors_code():
    for heads in range(1, 34):
        torch.testing.assert_close(biases.slopes(heads), torch.tensor(published_slopes(heads)))


@pytest.mark.parametrize("symmetric", [False, True])
def test_alibi_cell_by_cell(symmetric: bool):
    kind = "alibi_symmetric" if symmetric else "alibi"
    for heads, (tq, tk) in itertools.product((1, 3, 8), SIZES):
        torch.testing.assert_close(biases.alibi(heads, tq, tk, symmetric), cells(kind, heads, tq, tk))
        right = biases.alibi(heads, tq, tk, symmetric, align="lower_right")
        torch.testing.assert_close(right, cells(kind, heads, tq, tk, ahead=tk - tq))


@pytest.mark.parametrize("kind", BIASES)
def test_a_kind_is_its_rule_whole_and_in_rows(kind: str):
    for tq, tk in SIZES:
        whole = BIASES[kind].values(6, tq, tk)
        if kind == "none":
            assert (whole, BIASES[kind].rows(0, 6, 0, tq, tk)) == (None, None)
            continue
        torch.testing.assert_close(whole, cells(kind, 6, tq, tk))
        for first in range(tq):
            for head in (0, 5):
                rows = BIASES[kind].rows(head, 6, first, tq - first, tk)
                assert torch.equal(rows, whole[head, first:])


@pytest.mark.parametrize("kind", BIASES)
def test_a_kind_is_its_program_and_its_formula(kind: str):
    assert list(BIASES) == list(PLACES)
    assert bool(BIASES[kind].program) == (kind != "none")
    names = {"distance": torch.arange(7) - torch.arange(3)[:, None], "slopes": biases.slopes(6)[:, None, None]}
    exec(BIASES[kind].program or "bias = 0.0 * slopes * distance", names)
    torch.testing.assert_close(names["bias"], cells(kind, 6, 3, 7))
    formula = BIASES[kind].formula.replace("·", "*").replace("|i - j|", "abs(i - j)")
    at = {"i": 5, "j": 2, "m": 0.25}
    assert eval(formula, {}, at) == -0.25 * PLACES[kind](5, 2)


WORDS = ("the", "bat", "flew", "out", "of", "the", "cave")
SCENE = Scene(WORDS, heads=3, head_size=5, d_model=16, mask="causal", temperature=0.7, seed=3)
ADDED = biases.alibi(3, 7, 7) * 3


def biased(**how: object):
    """Return a scene and its trace with the bias of ADDED."""
    setting = replace(SCENE, **how)
    x = setting.inputs(WORDS)
    return setting, attend_in_heads(x, x, setting.projections(), 3, setting.allowed(), setting.config(), bias=ADDED)


def test_every_head_gets_its_own_bias():
    setting, trace = biased()
    for head in range(3):
        single = attend(trace.q[head], trace.k[head], trace.v[head], setting.allowed(), setting.config(), bias=ADDED[head])
        torch.testing.assert_close(trace.heads.weights[head], single.weights)
    x = draw(2, 7, 16)
    layer = tokens.projections(16, 3, 5, 0)
    batch = attend_in_heads(x, x, layer, 3, masks.padding([3, 7], 7), bias=ADDED)
    torch.testing.assert_close(
        batch.output[0], attend_in_heads(x[0], x[0], layer, 3, masks.prefix(7, 7, 3), bias=ADDED).output
    )
    with refused("bias must broadcast to (3, 7, 7), got shape (2, 7, 7)"):
        attend_in_heads(x[0], x[0], layer, 3, bias=ADDED[:2])


@pytest.mark.parametrize("temperature", [0, 0.7, 3])
def test_one_row_with_a_bias(temperature: float):
    """Without scaling the bias stays as it is; a row, its winner, its curve and its limits are those of biased scores."""
    setting, trace = biased(temperature=temperature)
    row = one_query.row(trace, setting, 1, 5)
    scores, added, seen = trace.heads.scores[1, 5].double(), ADDED[1, 5].double(), setting.allowed()[5]
    shares = {}
    for name, divisor, warmth in (("weights", 5**0.5, temperature), ("at_one", 5**0.5, 1.0), ("unscaled", 1, temperature)):
        logits = (scores / divisor + added).masked_fill(~seen, -math.inf)
        best = torch.nn.functional.one_hot(logits.argmax(), 7).double()
        shares[name] = torch.softmax(logits / warmth, -1) if warmth else best
        torch.testing.assert_close(getattr(row, name).double(), shares[name], rtol=1e-5, atol=1e-6)
    assert row.winner == shares["weights"].argmax() == one_query.by_head(trace, 5)[1].winner
    curve = one_query.curve(trace, 1, 5, [temperature])
    assert curve.largest[0] == pytest.approx(shares["weights"].max().item(), rel=1e-5)
    limits = one_row.limits(trace.heads.masked[1, 5], trace.v[1], temperature, trace.heads.scaled[1, 5])
    torch.testing.assert_close(limits.now.double(), shares["weights"], rtol=1e-5, atol=1e-6)
    late = late_mask.row_sums(trace.heads, setting.allowed())
    logits = scores / 5**0.5 + added
    whole = torch.softmax(logits / temperature, -1) if temperature else torch.nn.functional.one_hot(logits.argmax(), 7)
    assert late[1, 5].item() == pytest.approx((whole * seen).sum().item(), rel=1e-5)


@pytest.mark.parametrize("temperature", [0, 1.2e-38, 0.05, 1, 20, 1e300])
@pytest.mark.parametrize("mask", ["none", "causal"])
def test_torchs_own_function_is_told_the_bias(mask: str, temperature: float):
    setting, trace = biased(mask=mask, temperature=temperature)
    found = torch_agreement.with_torch(trace, setting.allowed(), setting.config(), ADDED)
    assert found.difference < 1e-5
    assert found.call.endswith("product_attention") == (temperature > 1e-30)
    if temperature == 1:
        assert torch_agreement.with_torch(trace, setting.allowed(), setting.config()).difference > 0.01


# ---- in blocks ----


@pytest.mark.parametrize("kind", ["alibi", "alibi_symmetric"])
@pytest.mark.parametrize("mask", ["none", "causal"])
def test_blocks_add_the_rows_of_a_bias(mask: str, kind: str, monkeypatch: pytest.MonkeyPatch):
    """Each block of queries gets its own rows, and torch is told them."""
    monkeypatch.setattr(blockwise, "BYTES", 6_000_000)  # 16 scores at one time: 2 rows of 7 keys
    setting = replace(SCENE, mask=mask, temperature=0.7)
    x, whole = setting.inputs(WORDS), BIASES[kind].values(3, 7, 7)
    trace = attend_in_heads(x, x, setting.projections(), 3, setting.allowed(), setting.config(), bias=whole)
    heads = []
    for head in range(3):
        one = scene.head_of(setting, head, setting.read().of_head(head).project())
        heads.append(replace(one, bias=lambda first, count, head=head: BIASES[kind].rows(head, 3, first, count, 7)))
    found = blockwise.summary(heads, (3, 7, 7), scene.STAGES, 7, x.device)
    assert len(blockwise.blocks(7, 7, 1, "cpu")) == 4
    for name, pooled in found.pooled.items():
        torch.testing.assert_close(pooled.values, getattr(trace.heads, name), rtol=1e-5, atol=1e-6)
    assert found.agreement.difference < 1e-5
    assert found.agreement.call.endswith("product_attention")
    rows = heads[2].rows(3, 2, heads[2].mask(3, 2), None, heads[2].added(3, 2))
    torch.testing.assert_close(rows.output, trace.heads.output[2, 3:5])
    with refused("bias must be finite, got nan at index (0, 2)"):
        heads[2].rows(0, 1, None, None, torch.tensor([[0.0, 0.0, math.nan, 0.0, 0.0, 0.0, 0.0]]))
