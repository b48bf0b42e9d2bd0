"""What sentences claim in general holds for random numbers, and claims with a counterexample are not made."""

import pytest
import torch
from hypothesis import example, given, settings
from hypothesis import strategies as st

from attn_core import attend, masks, scene
from attn_core.biases import alibi
from attn_core.experiments import perturbation, stacked_layers
from pages.text.languages import Words, message

SCORES = st.lists(st.floats(-8, 8, width=32), min_size=2, max_size=8).map(torch.tensor)
SEEDS = st.integers(0, 999)
drawn = settings(max_examples=100, deadline=None, derandomize=True)


def vectors(seed: int, *sizes: tuple[int, int]) -> list[torch.Tensor]:
    """Return random matrices, float64."""
    generator = torch.Generator().manual_seed(seed)
    return [torch.randn(size, generator=generator, dtype=torch.float64) for size in sizes]


@given(SCORES, st.floats(1.01, 10))
@example(torch.tensor([2.0, 2.0]), 3.0)
@drawn
def test_multiplied_scores_concentrate_the_weights(scores: torch.Tensor, factor: float):
    """The largest weight grows, unless all scores are equal; a larger spread alone doesn't do it."""
    assert message("sharpness.five.about")
    before, after = (torch.softmax(each.double(), -1).max() for each in (scores, scores * factor))
    if scores.unique().numel() == 1:
        assert after == pytest.approx(before.item())
    else:
        assert after >= before
    narrow, wide = torch.tensor([2.0, 0, 0, 0, 0]), torch.tensor([5.0, 5, 0, 0, 0])
    assert narrow.std() < wide.std()
    assert narrow.softmax(-1).max() > wide.softmax(-1).max()


@given(SEEDS)
@drawn
def test_a_contribution_is_as_long_as_weight_times_length(seed: int):
    """So it needn't be the largest where the weight is."""
    assert Words("weighted_sum").collect["about"]
    trace = attend(*vectors(seed, (1, 4), (5, 4), (5, 3)))
    lengths = trace.contributions(0).norm(dim=-1)
    torch.testing.assert_close(lengths, trace.weights[0] * trace.v.norm(dim=-1))


@given(SEEDS)
@drawn
def test_an_output_is_never_longer_than_the_longest_value(seed: int):
    trace = attend(*vectors(seed, (4, 4), (5, 4), (5, 3)))
    assert trace.output.norm(dim=-1).max() <= trace.v.norm(dim=-1).max() + 1e-6


def test_the_largest_weight_need_not_be_the_largest_contribution():
    traces = [attend(*vectors(seed, (1, 4), (5, 4), (5, 3))) for seed in range(50)]
    others = sum(int(trace.contributions(0).norm(dim=-1).argmax() != trace.weights[0].argmax()) for trace in traces)
    assert others > 5


@given(SEEDS, st.integers(2, 6))
@drawn
def test_under_alibi_the_farthest_key_loses_weight_to_the_others(seed: int, count: int):
    assert Words("masks").BIAS_ABOUT
    q, k, v = vectors(seed, (1, count, 4), (1, count, 4), (1, count, 4))
    causal = masks.causal(count, count)
    before, after = (attend(q, k, v, causal, bias=bias).weights[0, -1] for bias in (None, alibi(1, count, count).double()))
    assert after[0] < before[0]


@pytest.mark.parametrize("told", [{"positions": True}, {"mask": "causal"}, {"bias": "alibi"}, {}])
def test_positions_a_mask_or_a_bias_tell_the_order_and_nothing_else_does(told: dict[str, object]):
    """As the lesson “Attention in ten minutes” says: a shuffle changes outputs under each of them."""
    shown = scene.Scene(("a", "bat", "saw", "it"), **{"positions": False, **told})
    layer, x = stacked_layers.of_scene(shown)
    assert (perturbation.shuffle(layer, x, torch.tensor([2, 0, 3, 1])).difference > 1e-3) == bool(told)
