"""What each famous bug does, against the same computed by the core or by hand."""

import math
import re
from dataclasses import replace

import pytest
import torch
from torch import Tensor
from torch.testing import assert_close

from attn_core import AttentionConfig, Projections, attend, attend_in_heads, averaging, sharpness, tokens
from attn_core.mistakes import MISTAKES, Outcome, run
from attn_core.scene import Scene

SCENE = Scene(("The", "bat", "flew", "out", "of", "the", "cave"), seed=3)  # 2 heads of 16, 32 wide
NAMES = list(MISTAKES)


def inputs(given: Scene, heads: int = 2) -> tuple[Tensor, Projections]:
    """Return x and the projections of a scene in float64."""
    drawn = tokens.projections(given.d_model, heads, given.head_size, given.seed)
    return given.inputs(given.words).double(), Projections(drawn.wq.double(), drawn.wk.double(), drawn.wv.double())


def heads_of(given: Scene) -> tuple[Tensor, Tensor, Tensor]:
    """Return q, k, v of a scene in float64, (H, T, head_size) each."""
    x, projections = inputs(given, given.heads)
    trace = attend_in_heads(x, x, projections, given.heads)
    return trace.q, trace.k, trace.v


def numbers(outcome: Outcome) -> dict[str, tuple[float, float]]:
    """Return label -> (right, wrong)."""
    return {label: (right, wrong) for label, right, wrong in outcome.symptoms}


Q, K, V = heads_of(SCENE)
SCALED = Q @ K.mT / 4
TRIANGLE = torch.ones(7, 7, dtype=torch.bool).tril()


def test_no_scaling():
    outcome = run("no_scaling", SCENE)
    wrong = attend(Q, K, V, config=AttentionConfig(scale=1.0))
    assert_close(outcome.wrong, wrong.weights)
    told = numbers(outcome)
    raw = SCALED.var().item() * 16
    assert told["Variance of the scaled scores"] == pytest.approx((raw / 16, raw))
    assert told["Largest weight, mean of all rows"][1] == pytest.approx(wrong.weights.amax(-1).mean().item())
    assert told["Effective keys, mean of all rows"][1] == pytest.approx(
        sharpness.effective_keys(wrong.weights).mean().item()
    )
    expected = (wrong.output - attend(Q, K, V).output).abs().max().item()
    assert told["Largest difference of outputs"] == pytest.approx((0, expected))


def test_the_scale_of_the_model():
    outcome = run("model_scale", SCENE)
    assert_close(outcome.wrong, attend(Q, K, V, config=AttentionConfig(scale=32**-0.5)).weights)
    right, wrong = numbers(outcome)["Variance of the scaled scores"]
    assert wrong / right == pytest.approx(16 / 32)


def test_the_wrong_axis():
    outcome = run("wrong_axis", SCENE)
    assert_close(outcome.wrong, torch.softmax(SCALED.mT, -1).mT)
    assert_close(outcome.wrong.sum(-2), torch.ones(2, 7, dtype=torch.float64))
    told = numbers(outcome)
    assert told["Smallest row sum"] == pytest.approx((1, outcome.wrong.sum(-1).min().item()))
    assert told["Largest row sum"] == pytest.approx((1, outcome.wrong.sum(-1).max().item()))


@pytest.mark.parametrize(("dropout", "p"), [(0.0, 0.5), (0.1, 0.1), (1.0, 0.5)])
def test_dropout_before_softmax(dropout: float, p: float):
    outcome = run("dropout_before_softmax", replace(SCENE, dropout=dropout))
    keep = torch.rand(2, 7, 7, generator=torch.Generator().manual_seed(3)) >= p
    assert outcome.scene.dropout == p
    assert_close(outcome.right, torch.softmax(SCALED, -1) * keep / (1 - p))
    assert_close(outcome.right, attend(Q, K, V, config=AttentionConfig(dropout=p, seed=3)).dropped)
    assert_close(outcome.wrong, torch.softmax(torch.where(keep, SCALED / (1 - p), 0.0), -1))
    told = numbers(outcome)
    gone = 100 * (~keep).double().mean().item()
    assert told["Allowed weights that are 0, %"] == pytest.approx((gone, 0))
    assert told["Largest row sum"] == pytest.approx((outcome.right.sum(-1).max().item(), 1))


def test_the_mean_of_many_draws_returns_the_weights_only_when_weights_are_dropped():
    right, wrong = numbers(run("dropout_before_softmax", SCENE))["Mean of 400 draws, distance from the weights"]
    assert right < 0.01
    assert wrong > 0.015


def test_dropped_scores_never_uncover_what_is_hidden():
    assert (run("dropout_before_softmax", replace(SCENE, mask="causal")).wrong[:, ~TRIANGLE] == 0).all()


def test_the_mask_swapped():
    outcome = run("mask_swapped", SCENE)
    assert_close(outcome.wrong, attend(Q, K, V, ~TRIANGLE).weights)  # the core gives zeros where softmax gives NaN
    assert outcome.undefined.any(-1).tolist() == [[False] * 6 + [True]] * 2
    assert outcome.undefined[:, 6].all()
    told = numbers(outcome)
    rows = [outcome.wrong[head, row, row + 1 :].sum().item() for head in range(2) for row in range(6)]  # row 6 is NaN
    assert sum(rows) / 12 == pytest.approx(1)
    assert told["Weight on hidden words, mean of rows without NaN"] == pytest.approx((0, 1))
    assert told["Weights that are NaN"] == (0, 14)
    assert "NaN left out" in outcome.symptoms[-1].label


@pytest.mark.parametrize("mask", ["window", "prefix"])
def test_a_mask_that_hides_something_stays(mask: str):
    given = replace(SCENE, mask=mask)
    for name in ("mask_swapped", "zero_fill", "mask_after_softmax"):
        assert torch.equal(run(name, given).allowed, given.allowed())
        assert torch.equal(run(name, replace(SCENE, mask="prefix", prefix=64)).allowed, TRIANGLE)


def test_zero_fill():
    outcome = run("zero_fill", SCENE)
    assert_close(outcome.wrong, torch.softmax(SCALED * TRIANGLE, -1))
    told = numbers(outcome)
    assert told["Weight on hidden words, mean of all rows"] == pytest.approx((0, outcome.wrong.triu(1).sum().item() / 14))
    first = 6 / (6 + math.exp(SCALED[0, 0, 0].item()))  # six zeros against one score
    assert told["Row 0, weight on hidden words, head 0"] == pytest.approx((0, first))


def test_finite_fill():
    outcome = run("finite_fill", SCENE)
    assert not outcome.allowed[0].any()
    assert_close(outcome.wrong[:, 0], torch.full((2, 7), 1 / 7, dtype=torch.float64))
    assert_close(outcome.wrong[:, 1:], outcome.right[:, 1:])
    assert_close(outcome.right, attend(Q, K, V, outcome.allowed).weights)
    told = numbers(outcome)
    assert told["Weight on hidden words, mean of all rows"] == pytest.approx((0, 1 / 7))
    assert told["Row 0 sees nothing: its sum"] == pytest.approx((0, 1))
    assert told["Row 0 sees nothing: its effective keys"] == pytest.approx((0, 7))
    assert told["Largest difference of outputs"] == pytest.approx((0, V.mean(-2).abs().max().item()))


def test_mask_after_softmax():
    outcome = run("mask_after_softmax", SCENE)
    assert_close(outcome.wrong, torch.softmax(SCALED, -1).tril())
    told = numbers(outcome)
    assert told["Smallest row sum"] == pytest.approx((1, outcome.wrong.sum(-1).min().item()))
    assert told["Row sum, mean of all rows"] == pytest.approx((1, outcome.wrong.sum().item() / 14))


def test_a_blind_row():
    outcome = run("blind_row", SCENE)
    assert outcome.undefined[:, 0].all()
    assert not outcome.undefined[:, 1:].any()
    assert_close(outcome.right, attend(Q, K, V, outcome.allowed).weights)
    assert numbers(outcome) == {
        "Weights that are NaN": (0, 2 * 7),
        "Outputs that are NaN": (0, 2 * 16),
        "Numbers in the gradient of v that are NaN": (0, 2 * 7 * 16),
        "Largest difference of outputs, NaN left out": (0, 0),
    }


def test_the_context_length():
    outcome = run("context_length", SCENE)
    assert torch.equal(outcome.allowed, TRIANGLE)
    assert_close(outcome.right, attend(Q, K, V, TRIANGLE).weights)
    assert_close(outcome.wrong, attend(Q, K, V).weights)
    told = numbers(outcome)
    assert told["Words that row 0 may see"] == (1, 7)
    assert told["Weight on the future, mean of all rows"] == pytest.approx((0, outcome.wrong.triu(1).sum().item() / 14))


def test_padding_hidden_as_a_query_is_seen_by_all_others():
    outcome = run("padded_rows", SCENE)
    padding = torch.arange(7) == 0
    assert torch.equal(outcome.allowed, TRIANGLE & ~padding)
    assert_close(outcome.right, attend(Q, K, V, TRIANGLE & ~padding).weights)
    assert_close(outcome.wrong, attend(Q, K, V, TRIANGLE & ~padding[:, None]).weights)
    told = numbers(outcome)
    assert told["Rows that attend to padding"] == (0, 6)
    assert told["Weight on padding, mean of all rows"] == pytest.approx((0, outcome.wrong[..., 0].sum().item() / 14))


def layer_of_torch(**how: object) -> torch.nn.MultiheadAttention:
    """Return torch's own layer with the projections of the scene, which has no output projection to speak of."""
    x, projections = inputs(SCENE)
    layer = torch.nn.MultiheadAttention(32, 2, bias=False, batch_first=True, dtype=x.dtype, **how)
    with torch.no_grad():
        layer.in_proj_weight.copy_(torch.cat([projections.wq.T, projections.wk.T, projections.wv.T]))
    return layer


def test_weights_averaged_over_heads_are_what_torchs_layer_returns_by_default():
    outcome = run("heads_averaged", SCENE)
    x = inputs(SCENE)[0][None]
    layer = layer_of_torch().eval()
    with torch.no_grad():
        (_, mean), (_, each) = layer(x, x, x), layer(x, x, x, average_attn_weights=False)
    assert_close(outcome.wrong, mean.expand(2, 7, 7))
    assert_close(outcome.right, each[0])
    assert_close(outcome.right, attend(Q, K, V).weights)
    apart = (each[0, 0] - each[0, 1]).abs().max().item()
    assert numbers(outcome)["Largest difference between heads 0 and 1"] == pytest.approx((apart, 0))
    assert numbers(outcome)["Largest difference of outputs"] == (0, 0)


@pytest.mark.parametrize("p", [0.1, 0.5])
def test_weights_returned_after_dropout_are_what_torchs_layer_returns_in_training(p: float):
    """Each is 0 or 1/(1 - p) times itself: a row of which nothing is dropped sums to 1.11 at p = 0.1."""
    outcome = run("dropped_returned", replace(SCENE, dropout=p))
    x = inputs(SCENE)[0][None]
    with torch.no_grad():
        _, theirs = layer_of_torch(dropout=p)(x, x, x, average_attn_weights=False)
    for dropped in (outcome.wrong, theirs[0]):
        kept = dropped > 0
        assert 0 < kept.sum() < 98
        assert_close(dropped, outcome.right * kept / (1 - p))
    assert_close(outcome.right, attend(Q, K, V).weights)
    sums = outcome.wrong.sum(-1)
    assert numbers(outcome)["Largest row sum"] == pytest.approx((1, sums.max().item()))
    assert numbers(outcome)["Smallest row sum"] == pytest.approx((1, sums.min().item()))
    assert numbers(outcome)["Largest difference of outputs"] == (0, 0)
    if p == 0.1:
        whole = (outcome.wrong > 0).all(-1)
        assert whole.any()
        assert {round(total, 2) for total in sums[whole].tolist()} == {1.11}


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
    assert numbers(outcome)["Difference between two runs of the same words"][0] == 0


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
    examples = torch.stack([x.flip(0), x])
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


def test_every_head_that_reads_the_first_columns_is_head_0():
    outcome = run("every_head_the_first", SCENE)
    assert_close(outcome.right, attend(Q, K, V).weights)
    assert_close(outcome.wrong, attend(Q, K, V).weights[:1].expand(2, 7, 7))
    assert numbers(outcome)["Heads whose weights are head 0's"] == (1, 2)


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


@pytest.mark.parametrize("name", NAMES)
def test_the_error_is_torchs_own_sentence(name: str):
    outcome = run(name, SCENE)
    if name in LOUD:
        with pytest.raises(RuntimeError) as refused:
            LOUD[name]()
        assert outcome.error == str(refused.value) != ""
    else:
        assert outcome.error == ""


def test_the_error_of_the_context_names_both_lengths():
    assert re.search(r"\(14\).*\(7\)", run("context_length", SCENE).error)


def test_split_without_transpose():
    outcome = run("split_without_transpose", SCENE)
    x, projections = inputs(SCENE)
    q, k, v = (torch.cat(list(x @ w)).view(2, 7, 16) for w in (projections.wq, projections.wk, projections.wv))
    assert_close(outcome.wrong, attend(q, k, v).weights)
    told = numbers(outcome)
    assert told["Words that head 0 is made of"] == (7, 4)  # of 7 words, 2 heads: three whole ones and half the next
    assert told["Distance of head 0's queries from its own columns"] == pytest.approx((0, (q[0] - Q[0]).abs().max().item()))


def test_join_without_transpose():
    outcome = run("join_without_transpose", SCENE)
    heads = attend(Q, K, V).output
    assert_close(outcome.right, torch.cat(list(heads), -1))
    assert_close(outcome.wrong, heads.flatten().unflatten(0, (7, 32)))
    told = numbers(outcome)
    assert told["Words whose outputs stand in row 0"] == (1, 2)
    away = (torch.cat([heads[0, 0], heads[0, 1]]) - torch.cat([heads[0, 0], heads[1, 0]])).abs().max().item()
    assert told["Distance of row 0 from its heads' outputs"] == pytest.approx((0, away))


@pytest.mark.parametrize("name", ["split_without_transpose", "join_without_transpose"])
def test_one_head_becomes_two(name: str):
    assert run(name, replace(SCENE, heads=1)).scene.heads == 2


def test_batch_and_time_mixed():
    outcome = run("batch_and_time_mixed", SCENE)
    x, projections = inputs(SCENE)
    mixed = torch.stack([x[0], x[6], x[1], x[5], x[2], x[4], x[3]])  # both examples' words in turn
    assert_close(outcome.wrong, attend_in_heads(mixed, mixed, projections, 2).heads.weights)
    assert_close(outcome.right, attend_in_heads(x, x, projections, 2).heads.weights)
    told = numbers(outcome)
    assert told["Examples mixed into example 0"] == (1, 2)
    changed = mixed * torch.tensor([1, -1, 1, -1, 1, -1, 1])[:, None]
    moved = [attend_in_heads(t, t, projections, 2).output for t in (mixed, changed)]
    change = (moved[0] - moved[1]).abs().max().item()
    assert told["Change of example 0 when example 1 changes sign"] == pytest.approx((0, change))


@pytest.mark.parametrize("positions", [True, False])
def test_positions_forgotten(positions: bool):
    outcome = run("no_positions", replace(SCENE, positions=positions, mask="causal"))
    assert outcome.allowed.all()
    right, wrong = (heads_of(replace(SCENE, positions=added)) for added in (True, False))
    assert_close(outcome.right, attend(*right).weights, rtol=0, atol=1e-5)  # the core adds positions in float32
    assert_close(outcome.wrong, attend(*wrong).weights)
    told = numbers(outcome)
    assert told["Change of scores when the words are reversed"] == pytest.approx((5.3367, 0), abs=1e-4)
    assert told["Change of outputs when the words are reversed"] == pytest.approx((0.5813, 0), abs=1e-4)


def test_averaging_in_place():
    outcome = run("averaged_in_place", SCENE)
    x, _ = inputs(SCENE)
    assert_close(outcome.right, TRIANGLE / TRIANGLE.sum(-1, keepdim=True).double())
    assert_close(outcome.wrong[2, :4], torch.tensor([1 / 2, 1 / 6, 1 / 3, 0], dtype=torch.float64))
    told = numbers(outcome)
    assert told["Row 2, weight of word 0"] == pytest.approx((1 / 3, 1 / 2))
    assert told["Row 2, weight of word 1"] == pytest.approx((1 / 3, 1 / 6))
    assert told["Row 2, weight of word 2"] == pytest.approx((1 / 3, 1 / 3))
    assert told["Rows that drift"] == (0, 5)
    means = averaging.by_loop(x)
    assert told["Change of the source"] == pytest.approx((0, (outcome.wrong @ x - x).abs().max().item()))
    assert told["Largest difference of outputs"][1] == pytest.approx((outcome.wrong @ x - means).abs().max().item())
