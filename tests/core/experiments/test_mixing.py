"""Mixers against torch's own layers, and as the matrices that they are; a scene's tokens mixed, W changed by hand."""

import pytest
import torch
from torch.nn.functional import conv1d

from attn_core import scene
from attn_core.experiments import mixing
from tests.edges import draw64 as draw

X = draw(7, 3)
KERNEL = [0.5, -1.0, 2.0]
LINEAR = {
    "mean": mixing.mean,
    "causal mean": lambda x: mixing.mean(x, causal=True),
    "causal convolution": lambda x: mixing.convolution(x, KERNEL),
    "centred convolution": lambda x: mixing.convolution(x, KERNEL, "centred"),
    "any matrix": lambda x: mixing.by_matrix(x, draw(7, 7, seed=5)),
}


@pytest.mark.parametrize("mix", LINEAR.values(), ids=LINEAR)
def test_output_is_matrix_times_x(mix):
    copy = X.clone()
    found = mix(X)
    assert found.linear
    torch.testing.assert_close(found.output, found.matrix @ X)
    assert torch.equal(X, copy)


@pytest.mark.parametrize(("align", "padding"), [("causal", (2, 0)), ("centred", (1, 1))])
def test_convolution_is_torchs(align, padding: tuple[int, int]):
    padded = torch.nn.functional.pad(X.T[:, None], padding)  # (D, 1, T)
    expected = conv1d(padded, torch.tensor(KERNEL, dtype=X.dtype)[None, None])[:, 0].T
    torch.testing.assert_close(mixing.convolution(X, KERNEL, align).output, expected)


def test_mlp_is_torchs_layers_over_positions():
    w1, w2 = (w.double() for w in mixing.draw_mlp(7, 5, seed=0))
    found = mixing.mlp(X, w1, w2)
    torch.testing.assert_close(found.output, w2 @ torch.nn.GELU()(w1 @ X))
    assert not found.linear
    assert (found.output - found.matrix @ X).abs().max() > 0.01
    tiny = 1e-6 * X
    torch.testing.assert_close(mixing.mlp(tiny, w1, w2).output / 1e-6, found.matrix @ X, atol=1e-4, rtol=0)


# ---- a scene's tokens ----

SETTING = scene.Scene(("The", "bat", "flew", "out"), memory=("a",), head_size=7, d_model=11, mask="causal", seed=4)


@pytest.mark.parametrize("name", mixing.MIXERS)
def test_only_attention_follows_the_words(name: str):
    x, found = mixing.mixed(name, SETTING, 1)
    assert x.shape == found.output.shape == (4, 11)
    assert found.linear is (name != "mlp")
    if found.linear:
        torch.testing.assert_close(found.output, found.matrix @ x)
    moved = mixing.with_other_words(found.matrix, name, SETTING, 1)
    assert (moved > 0) is (name == "attention")


def test_w_moves_as_far_as_its_number_that_moves_most():
    """By hand, at temperature 0: of a b a both a's attend to each other; of b a a the third token attends to the second."""
    words = scene.Scene(("a", "b", "a"), heads=1, source="same", temperature=0.0)
    found = mixing.mixed("attention", words)[1].matrix
    torch.testing.assert_close(found, torch.tensor([[0, 0, 1], [1 / 3, 1 / 3, 1 / 3], [1, 0, 0]]))
    assert mixing.with_other_words(found, "attention", words) == 1.0  # of row 2: 1 0 0 becomes 0 1 0


@pytest.mark.parametrize("head", [0, 1])
def test_dropout_is_the_draw_of_the_scenes_own_trace(head: int):
    alone = scene.Scene(SETTING.words, head_size=7, d_model=11, mask="causal", seed=4, dropout=0.4, temperature=0.5)
    x, mixed = mixing.mixed("attention", alone, head)
    own = scene.trace(alone).heads
    torch.testing.assert_close(mixed.matrix, own.dropped[head])
    torch.testing.assert_close(mixed.output, own.dropped[head] @ x)
    assert not torch.equal(mixed.matrix, own.weights[head])
