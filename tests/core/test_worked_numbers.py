"""Numbers known to four decimals come out of the core: every expected value in worked_examples.json."""

import json
import math
from pathlib import Path

import pytest
import torch
from torch import Tensor

from attn_core import AttentionConfig, AttentionTrace, Projections, attend, attend_in_heads, averaging, masks, sharpness
from attn_core.attention import softmax

EXAMPLES = json.loads((Path(__file__).parents[1] / "worked_examples.json").read_text(encoding="utf-8"))["examples"]
EXPECTED = [(example, name) for example, parts in EXAMPLES.items() for name in parts["expected"]]
UNSCALED = AttentionConfig(scale=1.0)
KEEP = torch.tensor([[0, 0, 1], [0, 0, 1], [1, 0, 0]])  # the survivors that the note of "dropout" fixes
ROW = torch.tensor([0.1, -0.2, 0.3, -0.2, 0.5])


def given(example: str, name: str) -> Tensor:
    """Return one input of an example."""
    return torch.tensor(EXAMPLES[example]["inputs"][name])


def two_channels() -> Tensor:
    """Return the first example's weights of one unscaled causal head."""
    x, wk, wq, wv = (given("one_head_two_channels", n) for n in ("x", "key.weight", "query.weight", "value.weight"))
    return attend(x @ wq.T, x @ wk.T, x @ wv.T, masks.causal(8, 8), UNSCALED).weights[0]


def raw_scores() -> Tensor:
    """Return q·k of the first of four examples, 32 channels wide."""
    x, wk, wq = (given("one_head_32_channels", n) for n in ("x", "in35.key.weight", "in35.query.weight"))
    return attend(x @ wq.T, x @ wk.T, x).scores[0]


def variances() -> tuple[Tensor, Tensor]:
    """Return the variances of scores, and of scaled scores, from draws that the recipe counts out."""
    generator = torch.Generator().manual_seed(1337)
    torch.randn(4, 8, 32, generator=generator)
    for _ in range(16):
        torch.randn(512, generator=generator)
    k, q, again_k, again_q = (torch.randn(4, 8, 16, generator=generator) for _ in range(4))
    return attend(q, k, k).scores.var()[None], attend(again_q, again_k, again_k).scaled.var()[None]


def zeros_in_the_past() -> AttentionTrace:
    """Return attention with scores of 0, the future hidden: the mean of the past."""
    b = given("averaging", "b")
    return attend(torch.zeros(8, 2), torch.zeros(8, 2), b, masks.causal(8, 8))


def naive() -> AttentionTrace:
    """Return attention of three tokens over themselves, without projections."""
    x = given("three_tokens_by_hand", "X")
    return attend(x, x, x, config=UNSCALED)


def by_hand(scale: float | None, causal: bool) -> AttentionTrace:
    """Return one head of the three tokens, with one head's axis taken away."""
    x, wk, wq, wv = (given("three_tokens_by_hand", n) for n in ("X", "W_K", "W_Q", "W_V"))
    allowed = masks.causal(3, 3) if causal else None
    return attend_in_heads(x, x, Projections(wq, wk, wv), 1, allowed, AttentionConfig(scale)).heads


def projected(name: str) -> Tensor:
    """Return q, k or v of the three tokens."""
    x, wk, wq, wv = (given("three_tokens_by_hand", n) for n in ("X", "W_K", "W_Q", "W_V"))
    return getattr(attend_in_heads(x, x, Projections(wq, wk, wv), 1), name)[0]


COMPUTED = {
    ("one_head_two_channels", "wei0"): two_channels,
    ("one_head_32_channels", "in35.raw_wei0"): raw_scores,
    ("one_head_32_channels", "in47.var"): lambda: variances()[0],
    ("one_head_32_channels", "in48.var"): lambda: variances()[1],
    ("one_head_32_channels", "in49"): lambda: softmax(ROW),
    ("one_head_32_channels", "in51"): lambda: sharpness.over_temperatures(ROW, torch.tensor([1 / 8]))[0],
    ("averaging", "tril"): lambda: masks.causal(8, 8).float(),
    ("averaging", "tril_norm"): lambda: averaging.by_matrix(torch.eye(8)),
    ("averaging", "c"): lambda: averaging.by_matrix(given("averaging", "b")),
    ("averaging", "masked_zeros"): lambda: zeros_in_the_past().masked,
    ("averaging", "softmax_zeros"): lambda: zeros_in_the_past().weights,
    ("averaging", "xbow_softmax"): lambda: averaging.by_softmax(given("averaging", "b")),
    ("three_tokens_by_hand", "X"): lambda: naive().v,
    ("three_tokens_by_hand", "naive.dots"): lambda: naive().scores.reshape(9),
    ("three_tokens_by_hand", "naive.S"): lambda: naive().scores,
    ("three_tokens_by_hand", "naive.W"): lambda: naive().weights,
    ("three_tokens_by_hand", "naive.Y"): lambda: naive().output,
    ("three_tokens_by_hand", "K"): lambda: projected("k"),
    ("three_tokens_by_hand", "Q"): lambda: projected("q"),
    ("three_tokens_by_hand", "V"): lambda: projected("v"),
    ("three_tokens_by_hand", "S"): lambda: by_hand(1.0, False).scores[0],
    ("three_tokens_by_hand", "S_scaled"): lambda: by_hand(None, False).scaled[0],
    ("three_tokens_by_hand", "W_unscaled"): lambda: by_hand(1.0, False).weights[0],
    ("three_tokens_by_hand", "mask"): lambda: masks.causal(3, 3).float(),
    ("three_tokens_by_hand", "S_masked"): lambda: by_hand(1.0, True).masked[0],
    ("three_tokens_by_hand", "S_masked_scaled"): lambda: by_hand(None, True).masked[0],
    ("three_tokens_by_hand", "W_masked"): lambda: by_hand(None, True).weights[0],
    ("three_tokens_by_hand", "dropout"): lambda: by_hand(None, True).weights[0] * KEEP / (1 - 0.5),
    ("three_tokens_by_hand", "R"): lambda: by_hand(None, True).output[0],
}


@pytest.mark.parametrize(("example", "name"), EXPECTED)
def test_expected_value(example: str, name: str):
    expected = EXAMPLES[example]["expected"][name]
    values = json.loads(json.dumps(expected["value"]).replace('"-inf"', "-Infinity"))
    computed = COMPUTED[example, name]()
    assert list(computed.shape) == expected["shape"]
    torch.testing.assert_close(computed, torch.tensor(values), atol=1e-4, rtol=0)


def test_no_expected_name_is_left_out():
    assert set(COMPUTED) == set(EXPECTED)
    assert len(EXPECTED) == 29


def test_minus_infinity_stands_where_the_file_says():
    masked = zeros_in_the_past().masked
    assert masked[0, 1].item() == -math.inf
    assert masked[1, 0].item() == 0


@pytest.mark.parametrize("mean", [averaging.by_loop, averaging.by_matrix, averaging.by_softmax])
def test_all_three_averages_give_the_known_one(mean):
    expected = torch.tensor(EXAMPLES["averaging"]["expected"]["c"]["value"])
    torch.testing.assert_close(mean(given("averaging", "b")), expected, atol=1e-4, rtol=0)
