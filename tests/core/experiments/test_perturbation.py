"""Movements after one change: exactly 0 where no information about it arrives."""

import pytest
import torch
from torch import Tensor

from attn_core import AttentionConfig, Projections, masks
from attn_core.experiments import mask_graph, perturbation
from attn_core.experiments.stacked_layers import Layer


def draw(*shape: int, seed: int = 0) -> Tensor:
    """Return a seeded Gaussian tensor."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed))


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


@pytest.mark.parametrize("length", [16, 64, 128])
def test_zero_is_exact_at_the_sizes_of_the_pages(length: int):
    x = draw(length, 32)
    layer = Layer(Projections(draw(32, 128, seed=1) / 9, draw(32, 128, seed=2) / 9, draw(32, 128, seed=3)), 8)
    causal = Layer(layer.projections, 8, masks.causal(length, length))
    for token in (length // 2, length - 1):
        assert not perturbation.moved(causal, x, token)[:token].any()
    batch = x.expand(4, length, 32).contiguous()
    assert [apart == 0 for apart in perturbation.moved(layer, batch, 2)] == [True, True, False, True]


def test_rows_before_a_token_never_move_under_a_causal_mask_and_do_without():
    causal, free = Layer(PROJECTIONS, 2, masks.causal(7, 7)), Layer(PROJECTIONS, 2)
    assert perturbation.moved(causal, X, 3)[:3].tolist() == [0, 0, 0]
    assert (perturbation.moved(free, X, 3)[:3] > 1e-4).all()


@pytest.mark.parametrize("example", range(4))
def test_the_examples_of_a_batch_never_talk(example: int):
    batch = draw(4, 8, 6)
    moved = perturbation.moved(Layer(PROJECTIONS, 2), batch, example)
    assert [apart == 0 for apart in moved] == [other != example for other in range(4)]


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


def test_the_first_token_moves_nobody():
    assert perturbation.growing(Layer(PROJECTIONS, 2), X[:1], 0).tolist() == []


def test_two_lengths_are_computed_for_a_token_that_comes():
    lengths = []

    class Counted(Layer):
        """A layer that notes how many tokens it is given."""

        def __call__(self, x: torch.Tensor) -> torch.Tensor:
            """Return the output."""
            lengths.append(len(x))
            return super().__call__(x)

    perturbation.growing(Counted(PROJECTIONS, 2), X, 5)
    assert lengths == [5, 6]


def test_more_tokens_than_the_context_are_refused():
    small = Layer(PROJECTIONS, 2, masks.causal(4, 4))
    for change in (perturbation.moved, perturbation.growing):
        with pytest.raises(ValueError, match=r"length must be at most the context: got \d tokens and a context of 4"):
            change(small, X, 6)
