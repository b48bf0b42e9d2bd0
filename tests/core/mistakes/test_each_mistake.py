"""What each famous bug does, against the same computed by the core or by hand."""

from collections.abc import Callable
from dataclasses import replace

import pytest
import torch
from torch import Tensor
from torch.testing import assert_close

from attn_core import AttentionConfig, Projections, attend, attend_in_heads, averaging, positions, sharpness, tokens
from attn_core.attention import AttentionTrace
from attn_core.mistakes import MISTAKES, Outcome, run
from attn_core.scene import Scene

SCENE = Scene(("The", "bat", "flew", "out", "of", "the", "cave"), seed=3)  # 2 heads of 16, 32 wide


def inputs(given: Scene, heads: int = 2) -> tuple[Tensor, Projections]:
    """Return x and the projections of a scene in float64."""
    drawn = tokens.projections(given.d_model, heads, given.head_size, given.seed)
    return given.inputs(given.words).double(), Projections(drawn.wq.double(), drawn.wk.double(), drawn.wv.double())


def heads_of(given: Scene) -> tuple[Tensor, Tensor, Tensor]:
    """Return q, k, v of a scene in float64, (H, T, head_size) each."""
    x, projections = inputs(given, given.heads)
    trace = attend_in_heads(x, x, projections, given.heads)
    return trace.q, trace.k, trace.v


X, DRAWN = inputs(SCENE)
Q, K, V = heads_of(SCENE)
SCALED = Q @ K.mT / 4
VARIANCE = SCALED.var().item()
TRIANGLE = torch.ones(7, 7, dtype=torch.bool).tril()
PLAIN = attend(Q, K, V)
UNPADDED = TRIANGLE & (torch.arange(7) > 0)
BACK = SCENE.inputs(SCENE.words[::-1]).double()  # each word at the position where it then stands
MIXED = torch.stack([X[0], BACK[0], X[1], BACK[1], X[2], BACK[2], X[3]])  # the words of two examples in turn


def scaled_by(scale: float) -> Tensor:
    """Return the weights of all heads at another scale."""
    return attend(Q, K, V, config=AttentionConfig(scale=scale)).weights


def turned(layout: str, allowed: Tensor | None = None) -> AttentionTrace:
    """Return the attention of queries and keys with rotary positions in a layout."""
    q, k = (positions.rotary(x, torch.arange(7), 10_000, layout) for x in (Q, K))
    return attend(q, k, V, allowed)


def split_wrongly() -> tuple[Tensor, Tensor, Tensor]:
    """Return q, k, v cut into heads without a transpose."""
    q, k, v = (torch.cat(list(X @ w)).view(2, 7, 16) for w in (DRAWN.wq, DRAWN.wk, DRAWN.wv))
    return q, k, v


def sums(told: Outcome, of: str) -> tuple[float, float]:
    """Return the smallest or the largest row sum, which is 1 in the right program."""
    return 1, getattr(told.wrong.sum(-1), of)().item()


def apart(one: Tensor, other: Tensor) -> float:
    """Return the largest difference."""
    return (one - other).abs().max().item()


JOINED = PLAIN.output
Case = tuple[Tensor, Tensor, Callable[[Outcome], dict[str, tuple[float, float]]]]
CASES: dict[str, Case] = {  # mistake → the right matrix, the wrong one, and what its symptoms are, right and wrong
    "no_scaling": (
        PLAIN.weights,
        scaled_by(1.0),
        lambda told: {
            "Variance of the scaled scores": (VARIANCE, 16 * VARIANCE),
            "Largest weight, mean of all rows": (PLAIN.weights.amax(-1).mean(), scaled_by(1.0).amax(-1).mean()),
            "Effective keys, mean of all rows": tuple(
                sharpness.effective_keys(weights).mean() for weights in (PLAIN.weights, scaled_by(1.0))
            ),
            "Largest difference of outputs": (0, apart(scaled_by(1.0) @ V, PLAIN.output)),
        },
    ),
    "model_scale": (
        PLAIN.weights,
        scaled_by(32**-0.5),
        lambda told: {"Variance of the scaled scores": (VARIANCE, VARIANCE / 2)},
    ),
    "wrong_axis": (
        PLAIN.weights,
        torch.softmax(SCALED, -2),
        lambda told: {"Smallest row sum": sums(told, "min"), "Largest row sum": sums(told, "max")},
    ),
    "zero_fill": (
        attend(Q, K, V, TRIANGLE).weights,
        torch.softmax(SCALED * TRIANGLE, -1),
        lambda told: {
            "Weight on hidden words, mean of all rows": (0, told.wrong.triu(1).sum() / 14),
            "Row 0, weight on hidden words, head 0": (0, 6 / (6 + SCALED[0, 0, 0].exp())),  # six zeros against one score
        },
    ),
    "mask_after_softmax": (
        attend(Q, K, V, TRIANGLE).weights,
        PLAIN.weights.tril(),
        lambda told: {"Smallest row sum": sums(told, "min"), "Row sum, mean of all rows": (1, told.wrong.sum() / 14)},
    ),
    "context_length": (
        attend(Q, K, V, TRIANGLE).weights,
        PLAIN.weights,
        lambda told: {
            "Words that row 0 may see": (1, 7),
            "Weight on the future, mean of all rows": (0, told.wrong.triu(1).sum() / 14),
        },
    ),
    "padded_rows": (
        attend(Q, K, V, UNPADDED).weights,
        attend(Q, K, V, TRIANGLE & (torch.arange(7) > 0)[:, None]).weights,
        lambda told: {
            "Rows that attend to padding": (0, 6),
            "Weight on padding, mean of all rows": (0, told.wrong[..., 0].sum() / 14),
        },
    ),
    "heads_averaged": (
        PLAIN.weights,
        PLAIN.weights.mean(0).expand(2, 7, 7),
        lambda told: {
            "Largest difference between heads 0 and 1": (apart(*PLAIN.weights), 0),
            "Largest difference of outputs": (0, 0),
        },
    ),
    "split_without_transpose": (
        PLAIN.weights,
        attend(*split_wrongly()).weights,
        lambda told: {
            "Words that head 0 is made of": (7, 4),  # of 7 words, 2 heads: three whole ones and half the next
            "Distance of head 0's queries from its own columns": (0, apart(split_wrongly()[0][0], Q[0])),
        },
    ),
    "join_without_transpose": (
        torch.cat(list(JOINED), -1),
        JOINED.flatten().unflatten(0, (7, 32)),
        lambda told: {
            "Words whose outputs stand in row 0": (1, 2),
            "Distance of row 0 from its heads' outputs": (0, apart(JOINED[0, 1], JOINED[1, 0])),
        },
    ),
    "every_head_the_first": (
        PLAIN.weights,
        PLAIN.weights[:1].expand(2, 7, 7),
        lambda told: {"Heads whose weights are head 0's": (1, 2)},
    ),
    "fused_split_in_blocks": (  # of q0 k0 v0 q1 k1 v1, three blocks of two
        PLAIN.weights,
        attend(torch.stack([Q[0], K[0]]), torch.stack([V[0], Q[1]]), torch.stack([K[1], V[1]])).weights,
        lambda told: {"Heads with queries of their own": (2, 1)},
    ),
    "scale_of_another_width": (
        PLAIN.weights,
        scaled_by(1 / 8),
        lambda told: {"Variance of the scaled scores": (VARIANCE, VARIANCE / 4)},
    ),
    "rotary_layouts_mixed": (
        turned("halves").weights,
        turned("interleaved").weights,
        lambda told: {
            "Change of the scaled scores by rotation, mean": tuple(
                (turned(layout).scaled - SCALED).abs().mean() for layout in ("halves", "interleaved")
            ),
        },
    ),
    "positions_from_zero": (
        turned("halves", TRIANGLE).weights,
        attend(Q, K, V, TRIANGLE).weights,  # all turned by the same angle
        lambda told: {"Position at which the last word is read": (6, 0)},
    ),
    "causal_from_the_first_key": (
        attend(Q, K, V, TRIANGLE).weights,
        attend(Q, K, V, torch.cat([TRIANGLE[:3], TRIANGLE[:4]])).weights,  # three words are kept
        lambda told: {"Words that the last row may see": (7, 4)},
    ),
    "cap_after_mask": (
        attend(Q, K, V, TRIANGLE, AttentionConfig(cap=2.0)).weights,
        torch.softmax(torch.where(TRIANGLE, 2 * torch.tanh(SCALED / 2), -2.0), -1),
        lambda told: {"Weight on hidden words, mean of all rows": (0, told.wrong.triu(1).sum() / 14)},
    ),
    "sink_left_out": (
        attend(Q, K, V, config=AttentionConfig(sink=0.0)).weights,
        PLAIN.weights,
        lambda told: {"Smallest row sum": (1 - 1 / (1 + SCALED.exp().sum(-1).min()), 1)},
    ),
    "padding_on_the_wrong_side": (
        attend(Q, K, V, UNPADDED).weights,
        attend(Q, K, V, TRIANGLE & (torch.arange(7) < 6)).weights,
        lambda told: {"Rows that attend to padding": (0, 7)},
    ),
    "batch_and_time_mixed": (
        PLAIN.weights,
        attend_in_heads(MIXED, MIXED, DRAWN, 2).heads.weights,
        lambda told: {"Examples mixed into example 0": (1, 2)},
    ),
    "averaged_in_place": (
        TRIANGLE / TRIANGLE.sum(-1, keepdim=True).double(),
        averaging.in_place(torch.eye(7, dtype=torch.float64)),
        lambda told: {
            "Row 2, weight of word 0": (1 / 3, 1 / 2),
            "Row 2, weight of word 1": (1 / 3, 1 / 6),
            "Rows that drift": (0, 5),
            "Change of the source": (0, apart(told.wrong @ X, X)),
        },
    ),
}


def symptoms(outcome: Outcome) -> dict[str, tuple[float, float]]:
    """Return label -> (right, wrong)."""
    return {label: (right, wrong) for label, right, wrong in outcome.symptoms}


@pytest.mark.parametrize("name", CASES)
def test_both_matrices_and_the_symptoms_are_those_computed_here(name: str):
    right, wrong, told = CASES[name]
    outcome = run(name, SCENE)
    assert_close(outcome.right, right)
    assert_close(outcome.wrong, wrong)
    found = symptoms(outcome)
    for label, expected in told(outcome).items():
        assert found[label] == pytest.approx(tuple(map(float, expected))), label


@pytest.mark.parametrize(("dropout", "p"), [(0.0, 0.5), (0.1, 0.1), (1.0, 0.5)])
def test_dropout_before_softmax(dropout: float, p: float):
    outcome = run("dropout_before_softmax", replace(SCENE, dropout=dropout))
    keep = torch.rand(2, 7, 7, generator=torch.Generator().manual_seed(3)) >= p
    assert outcome.scene.dropout == p
    assert_close(outcome.right, torch.softmax(SCALED, -1) * keep / (1 - p))
    assert_close(outcome.wrong, torch.softmax(torch.where(keep, SCALED / (1 - p), 0.0), -1))
    told = symptoms(outcome)
    gone = 100 * (~keep).double().mean().item()
    assert told["Allowed weights that are 0, %"] == pytest.approx((gone, 0))
    assert told["Largest row sum"] == pytest.approx((outcome.right.sum(-1).max().item(), 1))
    if p == 0.5:
        right, wrong = told["Mean of 400 draws, distance from the weights"]
        assert right < 0.01
        assert wrong > 0.015


def test_the_mask_swapped():
    outcome = run("mask_swapped", SCENE)
    assert_close(outcome.wrong, attend(Q, K, V, ~TRIANGLE).weights)  # the core gives zeros where softmax gives NaN
    assert outcome.undefined.all(-1).tolist() == outcome.undefined.any(-1).tolist() == [[False] * 6 + [True]] * 2
    told = symptoms(outcome)
    assert told["Weight on hidden words, mean of rows without NaN"] == pytest.approx((0, 1))
    assert told["Weights that are NaN"] == (0, 14)
    assert "NaN left out" in outcome.symptoms[-1].label


def test_rows_that_see_nothing():
    """Filled with a large number such a row is even; filled with -inf it is NaN."""
    outcome = run("finite_fill", SCENE)
    assert not outcome.allowed[0].any()
    assert_close(outcome.wrong[:, 0], torch.full((2, 7), 1 / 7, dtype=torch.float64))
    assert_close(outcome.wrong[:, 1:], outcome.right[:, 1:])
    told = symptoms(outcome)
    assert told["Row 0 sees nothing: its sum"] == pytest.approx((0, 1))
    assert told["Row 0 sees nothing: its effective keys"] == pytest.approx((0, 7))
    assert told["Largest difference of outputs"] == pytest.approx((0, V.mean(-2).abs().max().item()))
    blind = run("blind_row", SCENE)
    assert blind.undefined.any(-1).tolist() == [[True] + [False] * 6] * 2
    for each in (outcome, blind):
        assert_close(each.right, attend(Q, K, V, each.allowed).weights)
    assert symptoms(blind) == {
        "Weights that are NaN": (0, 2 * 7),
        "Outputs that are NaN": (0, 2 * 16),
        "Numbers in the gradient of v that are NaN": (0, 2 * 7 * 16),
        "Largest difference of outputs, NaN left out": (0, 0),
    }


def layer_of_torch(**how: object) -> torch.nn.MultiheadAttention:
    """Return torch's own layer with the projections of the scene, which has no output projection to speak of."""
    layer = torch.nn.MultiheadAttention(32, 2, bias=False, batch_first=True, dtype=X.dtype, **how)
    with torch.no_grad():
        layer.in_proj_weight.copy_(torch.cat([DRAWN.wq.T, DRAWN.wk.T, DRAWN.wv.T]))
    return layer


@pytest.mark.parametrize("p", [0.0, 0.1, 0.5])
def test_what_torchs_layer_returns(p: float):
    """Averaged over heads by default; in training after dropout: each weight 0 or 1/(1 - p) times itself."""
    layer = layer_of_torch(dropout=p)
    with torch.no_grad():
        _, theirs = layer(X[None], X[None], X[None], average_attn_weights=not p)
    if not p:
        assert_close(run("heads_averaged", SCENE).wrong[0], theirs[0])
        return
    outcome = run("dropped_returned", replace(SCENE, dropout=p))
    for dropped in (outcome.wrong, theirs[0]):
        kept = dropped > 0
        assert 0 < kept.sum() < 98
        assert_close(dropped, PLAIN.weights * kept / (1 - p))
    assert_close(outcome.right, PLAIN.weights)
    assert symptoms(outcome)["Largest row sum"] == pytest.approx(sums(outcome, "max"))
    assert symptoms(outcome)["Largest difference of outputs"] == (0, 0)


@pytest.mark.parametrize("positions", [True, False])
def test_positions_forgotten(positions: bool):
    outcome = run("no_positions", replace(SCENE, positions=positions, mask="causal"))
    assert outcome.allowed.all()
    right, wrong = (heads_of(replace(SCENE, positions=added)) for added in (True, False))
    assert_close(outcome.right, attend(*right).weights, rtol=0, atol=1e-5)  # the core adds positions in float32
    assert_close(outcome.wrong, attend(*wrong).weights)
    told = symptoms(outcome)
    assert told["Change of scores when the words are reversed"] == pytest.approx((5.3367, 0), abs=1e-4)
    assert told["Change of outputs when the words are reversed"] == pytest.approx((0.5813, 0), abs=1e-4)


def test_dropout_in_evaluation_is_torchs_layer_that_was_left_in_training():
    """In evaluation it drops nothing; in training two runs differ, and each weight is 0 or twice itself."""
    outcome, x = run("dropout_in_evaluation", SCENE), inputs(SCENE)[0][None]
    layer = layer_of_torch(dropout=0.5)
    with torch.no_grad():
        _, training = layer(x, x, x, average_attn_weights=False)
        _, evaluating = layer.eval()(x, x, x, average_attn_weights=False)
    assert_close(outcome.right, evaluating[0])
    for dropped in (outcome.wrong, training[0]):
        assert_close(dropped, outcome.right * (dropped > 0) * 2)
    assert symptoms(outcome)["Difference between two runs of the same words"][0] == 0


@pytest.mark.parametrize("mask", ["causal", "window", "prefix"])
def test_a_mask_of_numbers_is_added_as_torch_adds_it(mask: str):
    outcome = run("float_mask_added", replace(SCENE, mask=mask))
    theirs = torch.nn.functional.scaled_dot_product_attention(Q, K, V, outcome.allowed.double())
    assert_close(outcome.wrong @ V, theirs)
    assert_close(outcome.right, attend(Q, K, V, outcome.allowed).weights)


@pytest.mark.parametrize("heads", [2, 3])
def test_masks_of_examples_and_heads_stand_in_the_order_that_torchs_layer_wants(heads: int):
    """Head by head, a loop says which mask it has; torch's layer agrees with the order of the right program."""
    given = replace(SCENE, heads=heads)
    outcome, x = run("mask_repeated", given), inputs(given, heads)[0]
    examples = torch.stack([given.inputs(given.words[::-1]).double(), x])
    visible = torch.ones(2, 7, 7, dtype=torch.bool)
    visible[1, :, 6] = False
    q, k, v = heads_of(given)
    for head in range(heads):
        got = [attend(q[head], k[head], v[head], visible[mask]).weights for mask in (1, (heads + head) % 2)]
        assert_close(outcome.right[head], got[0])
        assert_close(outcome.wrong[head], got[1])
    if heads == 2:
        order = (~visible).repeat_interleave(heads, dim=0)
        with torch.no_grad():
            _, theirs = layer_of_torch().eval()(*[examples] * 3, attn_mask=order, average_attn_weights=False)
        assert_close(outcome.right, theirs[1])


@pytest.mark.parametrize(("heads", "used"), [(1, 4), (4, 4), (5, 6), (8, 8)])
def test_groups_share_keys_with_their_neighbours(heads: int, used: int):
    """As torch's grouped attention has it; tiled, each head reads the keys of every second one."""
    given = replace(SCENE, heads=heads)
    outcome = run("groups_tiled", given)
    assert outcome.scene.heads == used
    q, k, v = heads_of(replace(SCENE, heads=used))
    for head in range(used):
        for weights, group in ((outcome.right, head >= used // 2), (outcome.wrong, head % 2)):
            assert_close(weights[head], attend(q[head], k[int(group)], v[int(group)]).weights)
    theirs = torch.nn.functional.scaled_dot_product_attention(q, k[:2], v[:2], enable_gqa=True)
    assert_close(outcome.right @ v[:2].repeat_interleave(used // 2, dim=0), theirs)


LOUD = {
    "context_length": lambda: SCALED.masked_fill(~torch.ones(14, 14, dtype=torch.bool), 0),
    "finite_fill": lambda: torch.zeros(1, dtype=torch.half).masked_fill(torch.tensor([True]), -1e9),
    "join_without_transpose": lambda: V.contiguous().transpose(0, 1).view(7, 32),
}


def test_the_error_is_torchs_own_sentence():
    for name in MISTAKES:
        said = ""
        if name in LOUD:
            with pytest.raises(RuntimeError) as refused:
                LOUD[name]()
            said = str(refused.value)
        assert run(name, SCENE).error == said, name
