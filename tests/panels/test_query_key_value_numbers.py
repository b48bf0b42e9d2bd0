"""Numbers on query, key and value, each computed here in plain torch from the words' vectors and the projections."""

import torch

from attn_core import scene
from tests.panels.test_query_key_value import opened
from tests.screen import cells, close, prose, records

X, _, DRAWN = scene.attention_inputs(scene.Scene(words=("The", "bat", "flew", "out", "of", "the", "cave"), seed=3), "cpu")
Q, K = X @ DRAWN.wq[:, :16], X @ DRAWN.wk[:, :16]  # of the first head


def column(rows: list[dict[str, str]], name: str) -> torch.Tensor:
    """Return a column of a file as numbers."""
    return torch.tensor([float(row[name]) for row in rows])


def test_the_file_of_a_product_has_q_of_the_query_and_k_of_the_key():
    rows = records(opened(query=2, key=5), "product")
    torch.testing.assert_close(column(rows, "q"), Q[2])
    torch.testing.assert_close(column(rows, "k"), K[5])
    torch.testing.assert_close(column(rows, "q × k"), Q[2] * K[5])
    torch.testing.assert_close(column(rows, "sum")[-1], Q[2] @ K[5])


def test_a_score_is_said_by_its_five_largest_products_whatever_their_sign():
    """Of a pair of which the largest product is below 0."""
    query, key = next((i, j) for i in range(7) for j in range(7) if max(Q[i] * K[j], key=abs) < 0)
    products = sorted((Q[query] * K[key]).tolist(), key=abs, reverse=True)
    top, rest = [f"{sum(part):+.2f}".replace("-", "−") for part in (products[:5], products[5:])]
    at = opened(query=query, key=key)
    assert f": the 5 products farthest from 0 sum to {top}, the 11 others to {rest}, so the score is " in prose(
        at, "score_words"
    )


def test_the_bars_of_a_score_go_from_each_total_to_the_next_and_end_at_the_score():
    """The five largest by name of their place, the others together."""
    products = Q[1] * K[4]
    places = sorted(range(16), key=lambda place: -abs(products[place]))[:5]
    rows, total = opened().slots["terms"]["rows"], 0.0
    assert rows["label"] == [*(f"number {place}" for place in places), "11 more"]
    for before, after, place in zip(rows["before"], rows["after"], [*places, None], strict=True):
        assert abs(before - total) < 1e-4
        total = Q[1] @ K[4] if place is None else total + products[place]
        assert abs(after - total) < 1e-4
    assert opened().slots["terms"]["output"]["label"] == ["score"]


def test_an_edit_is_said_by_the_largest_change_that_it_makes():
    """The first number of W_V is 3: only the first number of each value moves, by x₀ times the change."""
    change = (X[:, 0] * (3 - DRAWN.wv[0, 0])).abs()
    sentence = prose(opened(edits="v_0_0_3"), "moved_words")
    assert f"The values v changed by at most {change.max():.2f}, the outputs by " in sentence
    assert "; the attention weights did not change. Values determine what is passed on" in sentence
    moved = cells(opened(edits="v_0_0_3"), "changed_v")
    close(moved[:, 0], X[:, 0] * (3 - DRAWN.wv[0, 0]))  # after minus before
    assert not moved[:, 1:].any()


def test_the_difference_of_a_look_up_is_soft_minus_exact():
    """Query 2: the values by softmax of its scores, and the value of the largest score alone."""
    values, scores = X @ DRAWN.wv[:, :16], Q[2] @ K.T
    soft, exact = torch.softmax(scores / 4, -1) @ values, values[scores.argmax()]
    rows = cells(opened(query=2), "found")
    close(rows, torch.stack([soft, exact, soft - exact]))


def test_what_the_weights_average_is_averaged_by_those_that_dropout_leaves():
    """Dropout 0.3 of both heads at once, from the seed; the first one's weights grow by 1 / 0.7 or are 0."""
    keep = torch.rand(2, 7, 7, generator=torch.Generator().manual_seed(3))[0] >= 0.3
    dropped = torch.softmax(Q @ K.T / 4, -1) * keep / 0.7
    at = opened(dropout=0.3)
    close(cells(at, "output"), dropped @ (X @ DRAWN.wv[:, :16]))
    close(cells(opened(dropout=0.3, hand_over="x"), "output"), dropped @ X)
