"""Decoding on the page on self and cross: a few new queries over all keys, and the corner where a causal mask starts."""

import pytest
import torch

from attn_core import masks, scene
from attn_core.attention import attend
from tests.panels.explore.expected import close_as_drawn
from tests.panels.explore.screen import press, put, sentences, shown_in
from tests.panels.test_self_and_cross import SEVEN, default, done, matrix, opened, same


@pytest.mark.concept(45)
@pytest.mark.parametrize("newest", [1, 2, 3, 7])
def test_newest_words_over_all_words_need_the_lower_right_corner(newest: int):
    """Lower right gives the last rows of causal attention over the whole sentence; upper left hides what came before."""
    at = put(opened(), "new_tokens", newest)
    trace, config = scene.trace(default()), default().config()
    q, k, v = (getattr(trace, name)[0] for name in "qkv")
    whole = attend(q, k, v, masks.causal(7, 7), config)
    hidden = ~masks.causal(7, 7)[-newest:]
    same(matrix(at, "lower_right"), whole.weights[-newest:].masked_fill(hidden, torch.nan))
    wrong = attend(q[-newest:], k, v, masks.causal(newest, 7), config)
    same(matrix(at, "upper_left"), wrong.weights.masked_fill(~masks.causal(newest, 7), torch.nan))
    apart = (wrong.output - whole.output[-newest:]).abs().max().item()
    same(matrix(at, "decoding"), matrix(at, "lower_right"))
    sentence = sentences(at)["corners_words"]
    assert ":primary-badge[✓ lower right: the newest token attends to 7 of 7 keys]" in sentence
    if newest < 7:
        wrong = f"attends to {newest} of 7 keys; the output is wrong by up to {apart:.2f}]"
        assert f":red-badge[✗ upper left: the newest token {wrong}" in sentence
    else:
        assert ":primary-badge[✓ upper left: the newest token attends to 7 of 7 keys]" in sentence
    assert sentences(at)["decoding_verified"].startswith(":primary-badge[✓ Decoding, lower right: largest difference")
    row = whole.weights[-1]
    most = (
        f":blue-badge[cave] gives its largest weight, **{100 * row.max():.0f} %**, to "
        f":orange-badge[{SEVEN.split()[int(row.argmax())]}]."
    )
    assert sentences(at)["decoding_words"].endswith(most)
    assert ("dot: hidden" in sentences(at)["decoding_name"]) == (newest > 1)


def test_one_new_token_is_one_row():
    """The third task: done with one new token, not before, nor where there is one token only."""
    at = opened()
    new = "2 words are new, as when a language model reads the rest of the text that it is to continue. "
    assert sentences(at)["decoding_words"].startswith(f"{new}2 queries and 7 keys make 2 × 7 = **14 weights**.")
    assert not done(at, "decoding_task")
    put(at, "new_tokens", 1)
    new = "1 word is new, as when a language model writes. "
    assert sentences(at)["decoding_words"].startswith(f"{new}1 query and 7 keys make 1 × 7 = **7 weights**.")
    said = "One query meets 7 keys, so 7 weights are enough. Without the cache, all 7 × 7 = 49"
    assert said in done(at, "decoding_task")
    assert not done(press(at, "Three new words"), "decoding_task")
    assert at.view.new_tokens == 3
    assert not done(opened(text="bat"), "decoding_task")
    assert "The sentence has one word." in sentences(opened(text="bat"))["decoding_task"]
    letters = sentences(opened(text="bat", tokens="character"))
    assert letters["decoding_words"].startswith("2 tokens are new, ")
    assert "“t” is written last" in letters["decoding_task"]


def test_a_wrong_corner_is_wrong_though_the_outputs_happen_to_be_equal():
    """Equal words: whether a corner is right is read off the mask; with other words the same link says otherwise."""
    at = opened(text="a a a", temperature=0, positions=False)
    same(matrix(at, "upper_left").isnan().float(), (~masks.causal(2, 3)).float())
    sentence = sentences(at)["corners_words"]
    wrong = "attends to 2 of 3 keys; here the hidden keys would not change the output]"
    assert f":red-badge[✗ upper left: the newest token {wrong}" in sentence
    assert ":primary-badge[✓ lower right: the newest token attends to 3 of 3 keys]" in sentence
    assert "would not change" not in sentences(opened())["corners_words"]
    assert "to each of" not in sentences(at)["decoding_words"]
    assert sentences(at)["decoding_words"].endswith("attends equally to 3 words: **33 %** each.")


def test_the_lower_right_corner_is_exact_in_the_other_head_too():
    """The head that is selected."""
    at = put(opened(), "head", 1)
    trace = scene.trace(default(mask="causal"))
    same(matrix(at, "lower_right")[1], trace.heads.weights[1, -1])
    close_as_drawn(shown_in(at)["lower_right.marks"]["y"], [1] * 3)
