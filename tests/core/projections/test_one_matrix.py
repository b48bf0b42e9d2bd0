"""One matrix for queries and keys: its scores are symmetric, and no other one comes closer to the scores of two."""

import pytest
import torch

from attn_core import scene
from attn_core.projections import one_head, one_matrix

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
SCENES = {maps: scene.Scene(WORDS, source=maps, seed=3) for maps in ("random", "previous", "same", "first")}
SCENES["narrow"] = scene.Scene(WORDS, head_size=2, seed=3)
SCENES["repeated"] = scene.Scene(("a", "b", "a"), positions=False, seed=1)
SCENES["one"] = scene.Scene(("a",), seed=1)


def closest(name: str) -> tuple[one_head.HeadProjections, torch.Tensor, one_matrix.OneMatrix]:
    """Return a head, its scores, and the one matrix that comes closest to them."""
    head = one_head.head_projections(SCENES[name])
    scores = one_head.trace(head).trace.scores
    return head, scores, one_matrix.closest(head.x, scores, head.scene.head_size)


@pytest.mark.parametrize("name", SCENES)
def test_its_scores_are_those_of_its_matrix_and_symmetric(name: str):
    head, _, found = closest(name)
    assert found.w.shape == (head.scene.d_model, head.scene.head_size)
    projected = head.x @ found.w
    torch.testing.assert_close(found.scores, projected @ projected.T, rtol=1e-4, atol=1e-4)
    torch.testing.assert_close(found.scores, found.scores.T)


@pytest.mark.parametrize("name", SCENES)
def test_no_step_from_it_comes_closer(name: str):
    """The error is as convex as its best rank allows: neither small changes nor other matrices make it smaller."""
    head, scores, found = closest(name)
    error = (found.scores - scores).square().sum()
    generator = torch.Generator().manual_seed(5)
    for size in (1e-3, 1e-1, 1.0):
        for _ in range(50):
            other = found.w + size * torch.randn(found.w.shape, generator=generator)
            projected = head.x @ other
            assert (projected @ projected.T - scores).square().sum() >= error * (1 - 1e-4) - 1e-5


def test_by_hand_one_asks_the_other_alone():
    """Scores 0 but for one 2: the symmetric part has eigenvalues 1 and −1, and what is left is ½ in each cell."""
    found = one_matrix.closest(torch.eye(2), torch.tensor([[0.0, 0.0], [2.0, 0.0]]), 2)
    torch.testing.assert_close(found.scores, torch.full((2, 2), 0.5))
