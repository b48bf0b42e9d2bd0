"""Numbers on mistakes, computed here in plain torch."""

import torch

from attn_core import scene
from tests.screen import opened, prose, records

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
LABELS = ["The·0", "bat", "flew", "out", "of", "the·5", "cave"]


def test_the_file_of_a_mistake_has_a_row_a_cell_right_and_wrong():
    """Without the scale: query by query, key by key, softmax of scores over √16 beside softmax of scores."""
    x, _, drawn = scene.attention_inputs(scene.Scene(words=WORDS, seed=3), "cpu")
    scores = (x @ drawn.wq[:, :16]) @ (x @ drawn.wk[:, :16]).T
    rows = records(opened("mistakes", mistake="no_scaling"), "mistake_cells")
    assert [row["row"] for row in rows] == [query for query in LABELS for _ in LABELS]
    assert [row["column"] for row in rows] == LABELS * 7
    for name, expected in (("right", scores / 4), ("with the bug", scores)):
        numbers = torch.tensor([float(row[name]) for row in rows]).reshape(7, 7)
        torch.testing.assert_close(numbers, torch.softmax(expected, -1), rtol=0, atol=2e-6)


def test_a_row_says_what_is_right_and_what_the_bug_makes_of_it():
    """Query 4, at the key where the two differ most."""
    x, _, drawn = scene.attention_inputs(scene.Scene(words=WORDS, seed=3), "cpu")
    scores = (x @ drawn.wq[:, :16])[4] @ (x @ drawn.wk[:, :16]).T
    right, wrong = torch.softmax(scores / 4, -1), torch.softmax(scores, -1)
    key = (right - wrong).abs().argmax()
    sentence = prose(opened("mistakes", mistake="no_scaling", query=4), "mistake_row")
    both = f"{100 * right[key]:.0f} % in the right program and {100 * wrong[key]:.0f} % with the bug"
    assert sentence.startswith(f"of gives {LABELS[key]} a weight of {both}.")
