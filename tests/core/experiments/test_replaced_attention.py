"""Other mixers in attention's place, and W changed by hand."""

import pytest
import torch

from attn_core import scene
from attn_core.experiments import replaced_attention
from attn_core.experiments.replaced_attention import Entry

SETTING = scene.Scene(("The", "bat", "flew", "out"), memory=("a",), head_size=7, d_model=11, mask="causal", seed=4)


@pytest.mark.parametrize("name", replaced_attention.MIXERS)
def test_output_is_w_x_where_it_is_linear_and_only_attention_follows_the_words(name: str):
    x, found = replaced_attention.mixed(name, SETTING, 1)
    assert x.shape == found.output.shape == (4, 11)
    assert found.linear is (name != "mlp")
    if found.linear:
        torch.testing.assert_close(found.output, found.matrix @ x)
    assert (replaced_attention.with_other_words(name, SETTING, 1) > 0) is (name == "attention") is found.follows_data


def test_a_w_that_is_known_is_not_found_again(monkeypatch: pytest.MonkeyPatch):
    known = replaced_attention.mixed("attention", SETTING, 1)[1].matrix
    moved, asked, mixed = replaced_attention.with_other_words("attention", SETTING, 1), [], replaced_attention.mixed
    monkeypatch.setattr(
        replaced_attention, "mixed", lambda name, given, head: asked.append(given.words) or mixed(name, given, head)
    )
    assert replaced_attention.with_other_words("attention", SETTING, 1, known) == moved
    assert asked == [tuple(f"other {word}" for word in SETTING.words)]


def test_attention_is_the_scenes_own_weights():
    alone = scene.Scene(SETTING.words, head_size=7, d_model=11, mask="causal", seed=4)
    torch.testing.assert_close(
        replaced_attention.mixed("attention", SETTING, 1)[1].matrix, scene.trace(alone).heads.weights[1]
    )


def test_numbers_of_w_are_changed_by_hand():
    x, found = replaced_attention.mixed("none", SETTING)
    after = replaced_attention.by_hand(x, found, [Entry(0, 3, 2.0), Entry(4, 0, 1.0)])
    torch.testing.assert_close(after.output[0], x[0] + 2 * x[3])
    assert torch.equal(after.output[1:], x[1:])
    assert torch.equal(found.matrix, torch.eye(4))
    assert replaced_attention.by_hand(x, found, [Entry(4, 0, 1.0)]) is found


def test_an_mlp_has_no_w_to_change():
    x, found = replaced_attention.mixed("mlp", SETTING)
    assert replaced_attention.fitting(found, [Entry(0, 0, 1.0)]) == []
    assert replaced_attention.by_hand(x, found, [Entry(0, 0, 1.0)]) is found
    with pytest.raises(ValueError, match="name"):
        replaced_attention.mixed("banana", SETTING)
