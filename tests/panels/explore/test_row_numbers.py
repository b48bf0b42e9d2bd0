"""One row of Explore, in its file and in its sentence, computed here in plain torch."""

import re

import torch

from attn_core import scene
from tests.panels.explore.screen import opened
from tests.screen import prose, records

WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
X, _, DRAWN = scene.attention_inputs(scene.Scene(words=WORDS, seed=3), "cpu")
ALL_SCORES = (X @ DRAWN.wq[:, :16]) @ (X @ DRAWN.wk[:, :16]).T  # of the first head
SCORES = ALL_SCORES[3]


def test_the_rows_file_has_the_weights_now_at_temperature_1_and_without_scaling():
    """At temperature 0.5 all three differ; without scaling the temperature stays."""
    rows = records(opened(text=" ".join(WORDS), query=3, temperature=0.5), "row")
    logits = {"weights": SCORES / 4 / 0.5, "weight at temperature 1": SCORES / 4, "weight without scaling": SCORES / 0.5}
    for name, row in logits.items():
        torch.testing.assert_close(torch.tensor([float(line[name]) for line in rows]), torch.softmax(row, -1))


def test_an_output_is_said_as_the_values_of_the_keys_with_the_largest_weights():
    """Of twelve keys the ledger shows six. Names go by key, not by row: a query whose two largest are in other rows."""
    weights = torch.softmax(ALL_SCORES / 4, -1)
    kept = [sorted(row.topk(6).indices.tolist()) for row in weights]
    query = next(i for i in range(12) if all(kept[i].index(key) != key for key in weights[i].topk(2).indices.tolist()))
    pairs = zip(*(part.tolist() for part in weights[query].topk(2)), strict=True)
    first, second = (f"{share:.2f} v({WORDS[key]})" for share, key in pairs)
    sentence = prose(opened(text=" ".join(WORDS), query=query), "sum")
    assert re.match(rf"output\({WORDS[query]}\) [=≈] {re.escape(first)} \+ {re.escape(second)} \+ … ", sentence)
    assert re.search(r"\(10 more, 0\.\d\d together\)\.$", sentence)
