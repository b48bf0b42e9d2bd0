"""A layer of the language model as a source: the model's own attention, and heads of a smaller size that come closest."""

import pytest
import torch
from torch import Tensor

from attn_core import models, scene
from attn_core.heads import split
from attn_core.scene import Scene
from attn_core.sources import language_model

MODEL = models.load("tiny")
WORDS = ("glim", "frob", "zat", ".", "glim", "frob")


@pytest.mark.parametrize("layer", range(4))
def test_under_a_causal_mask_a_scene_is_the_models_own_attention(layer: int):
    trace = scene.trace(Scene(WORDS, source=f"tiny_{layer}", mask="causal")).heads
    expected = models.run(MODEL, MODEL.encode(WORDS)).trace(layer)
    for step in ("scores", "scaled", "weights", "output"):
        torch.testing.assert_close(getattr(trace, step), getattr(expected, step)[0], atol=1e-5, rtol=1e-5)


def products(layer: int, rank: int) -> tuple[Tensor, Tensor, Tensor]:
    """Return W_Q W_Kᵀ of each head, scaled as scores are, W_V W_O, and their singular values at full size."""
    made = language_model.layer_of_rank("tiny", layer, rank)
    q, k, v = (split(matrix, 4) for matrix in (made.wq, made.wk, made.wv))
    return q @ k.transpose(-2, -1) / rank**0.5, v @ made.wo.unflatten(0, (4, rank)), torch.linalg.svdvals(q @ k.mT)


@pytest.mark.parametrize("rank", [1, 4, 8, 15])
@pytest.mark.parametrize("layer", [0, 3])
def test_a_smaller_head_is_the_closest_of_its_rank(layer: int, rank: int):
    """The squares of the difference are those of the singular values left out (Eckart and Young 1936)."""
    scores, moved, _ = products(layer, rank)
    exact, exactly_moved, values = products(layer, 16)
    left_out = values[:, rank:16].square().sum(-1) / 16
    torch.testing.assert_close((scores - exact).square().sum((-2, -1)), left_out, atol=1e-4, rtol=1e-3)
    assert torch.linalg.matrix_rank(moved[0]).item() == rank
    assert (moved - exactly_moved).norm() < exactly_moved.norm()


def test_no_more_words_than_it_reads_are_taken():
    source = language_model.SOURCES["tiny_0"]
    assert source.can_read(())
    assert source.can_read(WORDS)
    assert not source.can_read(("a",) * 65)
    assert not source.can_read(tuple(f"x{i}" for i in range(25)))
