"""Numbers on heads and on the newest words, each counted by hand or computed here in plain torch."""

import torch

from attn_core import scene
from tests.screen import cells, opened, prose

X, _, DRAWN = scene.attention_inputs(scene.Scene(words=("The", "bat", "flew", "out", "of", "the", "cave"), seed=3), "cpu")


def test_columns_are_counted_head_by_head():
    assert "columns 0 to 15 come from head 0, whose first number is" in prose(opened("heads"), "split_words")
    assert "; columns 16 to 31 come from head 1, whose first number is" in prose(opened("heads"), "split_words")
    assert "; columns 24 to 31 come from head 3, whose" in prose(opened("heads", heads=4, head_size=8), "split_words")


def test_the_largest_weight_is_that_of_the_selected_head():
    """Of query 1 in head 1, divided by √16 and by the root of both heads' width, √32."""
    scores = (X @ DRAWN.wq[:, 16:])[1] @ (X @ DRAWN.wk[:, 16:]).T
    for joined, divisor in ((False, 4.0), (True, 32**0.5)):
        largest = torch.softmax(scores / divisor, -1).max()
        sentence = prose(opened("heads", head=1, query=1, joined_scale=joined), "scaled_by")
        assert f"The largest weight of bat in head 1 is {largest:.2f}." in sentence


def test_the_newest_words_are_the_last_of_the_sentence():
    for corner in ("upper_left", "lower_right"):
        labels = opened("self_and_cross", new_tokens=2).slots[corner]["labels"]
        rows = [label for label, side in zip(labels["label"], labels["side"], strict=True) if side]
        assert rows == ["the·5", "cave"]


def test_a_columns_shares_add_up_to_it():
    """Two designed heads pass on of "always", which is 1 of every word, one half each; of "the" the second head alone."""
    at = opened("heads", projections="previous", query=5)
    columns = cells(at, "shares").round(decimals=3).T.tolist()
    assert [0.5, 0.5, 1.0] in columns
    assert [0.0, 0.5, 0.5] in columns
    said = "The column “the” of the output of the·5 comes from head 1 alone: +0.000 +0.500 = +0.500."
    assert said in prose(at, "mixed_words")
