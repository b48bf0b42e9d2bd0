"""Movements after one change: exactly 0 where no information about it arrives."""

import pytest
import torch
from torch import Tensor

from attn_core import AttentionConfig, Projections, masks
from attn_core.experiments import mask_graph, perturbation
from attn_core.experiments.stacked_layers import Layer
from tests.edges import draw

PROJECTIONS = Projections(draw(6, 4, seed=1) / 3, draw(6, 4, seed=2) / 3, draw(6, 4, seed=3), draw(4, 6, seed=4))
X = draw(7, 6)
MASKS = {
    "none": masks.bidirectional(7, 7),
    "causal": masks.causal(7, 7),
    "window": masks.window(7, 7, 1),
    "prefix": masks.causal(7, 7) | masks.prefix(7, 7, 3),
    "no self": masks.graph(7, [(0, 1), (2, 1), (1, 2), (4, 3), (5, 3)]),
}


@pytest.mark.parametrize("token", [0, 2, 6])
@pytest.mark.parametrize("allowed", MASKS.values(), ids=MASKS)
def test_the_rows_that_move_are_those_that_can(allowed: Tensor, token: int):
    copy = X.clone()
    moved = perturbation.moved(Layer(PROJECTIONS, 2, allowed), X, token)
    can = mask_graph.can_move(allowed, token)
    assert moved[~can].tolist() == [0.0] * int((~can).sum())
    assert (moved[can] > 1e-4).all()
    assert torch.equal(X, copy)


def test_a_row_or_an_example_moves_as_far_as_its_number_that_moves_most():
    """By hand: a token attends to itself alone and hands over (1, 3) times its numbers; adding 1 moves these by 1 and 3."""
    layer = Layer(Projections(torch.eye(2), torch.eye(2), torch.tensor([[1.0, 0.0], [0.0, 3.0]])), 1, torch.eye(4).bool())
    x = torch.zeros(4, 2)
    assert perturbation.moved(layer, x, 2).tolist() == [0, 0, 3, 0]
    assert perturbation.moved(layer, x[:, None], 1).tolist() == [0, 3, 0, 0]


def grown(layer: Layer, x: torch.Tensor) -> torch.Tensor:
    """Return how far each row moves at each new token, (T, T), 0 from its own row on."""
    moves = torch.zeros(len(x), len(x), dtype=x.dtype)
    for token in range(len(x)):
        moves[token, :token] = perturbation.growing(layer, x, token)
    return moves


def test_old_rows_stay_when_the_text_grows_under_a_causal_mask():
    x = X.double()
    wide = Projections(*(w.double() for w in (PROJECTIONS.wq, PROJECTIONS.wk, PROJECTIONS.wv)))
    config = AttentionConfig(temperature=0.5)
    stays = grown(Layer(wide, 2, masks.causal(9, 9), config=config), x)
    assert stays.shape == (7, 7)
    assert stays.max() < 1e-12
    moves = grown(Layer(wide, 2, config=config), x)
    past = torch.ones(7, 7).tril(-1).bool()
    assert (moves[past] > 1e-6).all()
    before, after = Layer(wide, 2)(x[:4]), Layer(wide, 2)(x[:5])
    torch.testing.assert_close(perturbation.growing(Layer(wide, 2), x, 4), (before - after[:4]).abs().amax(-1))
