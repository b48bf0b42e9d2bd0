"""Numbers on order and on shapes, each computed here in plain torch: a score at a distance, where shuffled words stand."""

import math
import re

import pytest
import torch

from attn_core import tokens
from pages.text import markdown
from tests.screen import cells, close, opened, prose, records

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
X, DRAWN = tokens.embed(WORDS, 32, 3), tokens.projections(32, 2, 16, 3)
WQ, WK = DRAWN.wq[:, :16], DRAWN.wk[:, :16]  # of the first head


def place(t: int) -> torch.Tensor:
    """Return the position t as 32 sines and cosines."""
    angles = [t / 10_000 ** (2 * i / 32) for i in range(16)]
    return torch.tensor([wave(angle) for angle in angles for wave in (math.sin, math.cos)])


def test_a_score_is_that_at_its_distance():
    """bat at place 0 and cave five places on, words and positions of mean square 1.5 together; and the words alone."""
    query, key = ((X[i] + place(t)) / math.sqrt(1.5) for i, t in ((1, 0), (6, 5)))
    score, alone = ((query @ WQ) @ (key @ WK) / 4).item(), ((X[1] @ WQ) @ (X[6] @ WK) / 4).item()
    at = opened("order_and_batch", query=1, order_other=6, order_distance=5)
    with_positions, without = (f"{number:+.2f}".replace("-", "−") for number in (score, alone))
    sentence = f"5 places after bat: its score is {without} for the words alone and {with_positions} with positions."
    assert sentence in prose(at, "apart_words")
    row = records(at, "distance")[4]
    assert abs(float(row["with positions"]) - score) < 1e-5
    assert abs(float(row["words alone"]) - alone) < 1e-5


def test_the_file_of_the_shuffle_says_where_each_word_stands_after_it():
    """Place i holds word order[i], so word w stands where the order says w."""
    order = torch.randperm(7, generator=torch.Generator().manual_seed(1)).tolist()
    rows = records(opened("order_and_batch", order_shuffle=1), "shuffle")
    assert [row["word"] for row in rows] == list(WORDS)
    assert [int(row["place before"]) for row in rows] == list(range(7))
    assert [int(row["place after"]) for row in rows] == [order.index(word) for word in range(7)] != order


def test_every_example_has_the_weights_of_the_selected_head_on_its_own_tokens():
    """Four examples of eight tokens from the seed, with positions, in head 1."""
    x = torch.randn(4, 8, 32, generator=torch.Generator().manual_seed(3))
    x = (x + torch.stack([place(t) for t in range(8)])) / math.sqrt(1.5)
    weights = torch.softmax((x @ DRAWN.wq[:, 16:]) @ (x @ DRAWN.wk[:, 16:]).transpose(-2, -1) / 4, -1)
    at = opened("shapes", head=1, query=2)
    for example in range(4):
        close(cells(at, f"example_{example}"), weights[example])
    largest, key = weights[0, 2].max(0)
    assert f"In example 0, token 2 gives its largest weight, {100 * largest:.0f} %, to token {key}" in prose(
        at, "weights_said"
    )


@pytest.mark.parametrize("projections", ["random", "previous"])
@pytest.mark.parametrize("positions", [True, False])
@pytest.mark.parametrize(
    "mask",
    [{"mask": "window", "window": reach} for reach in (0, 1, 9)] + [{"mask": "causal"}, {"mask": "prefix", "prefix": 9}],
)
def test_a_mask_is_said_to_encode_the_order_where_it_does(mask: dict[str, object], positions: bool, projections: str):
    """The table has the difference that the mask alone makes; a mask that treats all words alike makes none."""
    at = opened("order_and_batch", **mask, positions=positions, projections=projections)
    name = f"the {mask['mask']} mask"
    rows = [markdown.text(cell) for row in at.pieces["follows"].rows for cell in row]
    alone = rows[[row.removesuffix(" now") for row in rows].index(name) + 1]
    said, why = prose(at, "placed_words"), prose(at, "knowing_said")
    encodes = re.search(rf"(because |so ){name}", said) is not None
    alike = "The mask that is set treats all words alike" in why
    assert alike != encodes
    assert alike == (mask.get("window") == 0 or mask.get("prefix") == 9)
    assert alone == "0" or encodes
    if mask.get("window") == 0 and projections == "previous" and positions:
        assert "In both orders bat gives its largest weight, 100 %, to bat." in said
