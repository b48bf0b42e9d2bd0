"""One row of a scene, its bars, its curve and its ledger, against direct computation from q, k and v."""

import dataclasses
import math

import pytest
import torch
from torch import Tensor

from attn_core import MultiHeadTrace, one_query, scene

SEVEN = ("the", "bat", "flew", "out", "of", "the", "cave")
ELEVEN = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")
BASE = scene.Scene(words=SEVEN, memory=ELEVEN, heads=2, head_size=5, d_model=13, seed=3)
SMALL = scene.Scene(words=ELEVEN, memory=SEVEN, heads=2, head_size=5, d_model=13, seed=3)
BLIND = dataclasses.replace(BASE, memory=("one",), mask="window", window=0)  # queries from 1 on see nothing


def rows_of(setting: scene.Scene, head: int, query: int) -> tuple[one_query.Row, MultiHeadTrace]:
    """Return one row and the trace that it comes from."""
    trace = scene.trace(setting)
    return one_query.row(trace, setting, head, query), trace


def softmax_by_hand(scores: Tensor, temperature: float) -> Tensor:
    """Return the definition of softmax in float64; -inf scores get 0."""
    powers = torch.exp((scores.double() - scores.double().max()) / temperature)
    return powers / powers.sum()


def close(found: object, expected: object) -> None:
    """Assert that two float32 results say the same."""
    found, expected = (torch.as_tensor(side, dtype=torch.float64) for side in (found, expected))
    torch.testing.assert_close(found, expected, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("temperature", [0.3, 1.0, 4.0])
@pytest.mark.parametrize(("head", "query"), [(0, 0), (1, 3), (1, 6)])
def test_row_is_softmax_of_its_scores(temperature: float, head: int, query: int):
    setting = dataclasses.replace(BASE, temperature=temperature, dropout=0.6)  # which chooses no winner
    row, trace = rows_of(setting, head, query)
    assert trace.heads.dropped[head, query].count_nonzero() < 11
    scores = trace.q[head, query].double() @ trace.k[head].double().T
    expected = softmax_by_hand(scores / math.sqrt(5), temperature)
    close(row.weights, expected)
    close(row.at_one, softmax_by_hand(scores / math.sqrt(5), 1))
    close(row.unscaled, softmax_by_hand(scores, temperature))
    assert (row.winner, row.ties, row.visible.sum().item()) == (int(expected.argmax()), 1, 11)
    close(
        [row.largest, row.effective, row.uniform], [expected.max(), (-expected * expected.log()).sum().exp().item(), 1 / 11]
    )


@pytest.mark.parametrize(
    "setting",
    [
        BASE,
        BLIND,
        dataclasses.replace(BASE, mask="causal", temperature=0.0),
        dataclasses.replace(BASE, memory=("same",) * 5, positions=False),  # all keys tie
    ],
)
def test_all_heads_and_all_rows_at_once_are_the_same_as_one_by_one(setting: scene.Scene):
    trace = scene.trace(setting)

    def one(head: int, query: int) -> one_query.LargestWeight:
        row = one_query.row(trace, setting, head, query)
        return one_query.LargestWeight(row.winner, row.largest, row.ties)

    for query in range(7):
        assert one_query.by_head(trace, query) == [one(head, query) for head in range(2)]
    for head in range(2):
        assert one_query.by_query(trace, head) == [one(head, query) for query in range(7)]


def test_equal_weights_tie_and_none_of_them_leads():
    """The first of them is named; a picture marks none, in the row, as bars or in the ledger."""
    trace = scene.trace(BASE)
    weights = torch.tensor([[[0.0625, *[0.25] * 3, *[0.026785] * 7]]])
    level = dataclasses.replace(trace.heads, weights=weights, masked=weights.log(), scaled=weights.log())
    row = one_query.row(dataclasses.replace(trace, heads=level), BASE, 0, 0)
    assert (row.winner, row.ties, row.largest) == (1, 3, 0.25)
    assert (row.leader, one_query.bars(row).winner, one_query.leader(weights[0, 0])) == (None, None, None)
    book = one_query.ledger(dataclasses.replace(trace, heads=dataclasses.replace(level, dropped=weights)), 0, 0)
    assert (book.winner, book.by_weight[:3]) == (None, [1, 2, 3])
    assert one_query.leader(torch.tensor([0.1, 0.5, 0.4])) == 1
    assert one_query.leader(torch.zeros(3)) is None


def test_a_query_that_sees_nothing_has_no_winner():
    row, trace = rows_of(BLIND, 1, 3)
    assert (row.winner, row.ties, row.largest, row.effective, row.uniform) == (None, 0, 0.0, 0.0, 0.0)
    assert row.weights.tolist() == row.at_one.tolist() == row.unscaled.tolist() == [0.0]
    bars = one_query.bars(row)
    assert (bars.keys, bars.weights, bars.winner, bars.others) == ([0], [None], None, 0)
    book = one_query.ledger(trace, 1, 3)
    assert (book.winner, book.by_weight, book.difference, book.beyond(2)) == (None, [], 0.0, (0, 0.0))
    assert book.output.tolist() == [0.0] * 5
    flat = one_query.curve(trace, 1, 3, [0.0, 1.0])
    assert flat.largest == flat.in_use == [0.0, 0.0]


def test_bars_of_many_keys_are_the_six_largest_in_order_and_the_sum_of_the_others():
    row, _ = rows_of(BASE, 1, 3)
    bars = one_query.bars(row)
    largest = sorted(sorted(range(11), key=lambda key: -row.weights[key].item())[:6])
    assert bars.keys == [*largest, -1]
    assert bars.others == 5
    assert bars.keys[bars.winner] == row.winner
    rest = [key for key in range(11) if key not in largest]
    for shown, whole in ((bars.weights, row.weights), (bars.at_one, row.at_one), (bars.unscaled, row.unscaled)):
        assert shown[:6] == whole[largest].tolist()
        close(shown[6], sum(whole[rest].double()))
        close(sum(shown), 1)


def test_the_ledger_names_its_largest_rows_and_what_is_beyond_them():
    trace = scene.trace(BASE)
    book, weights = one_query.ledger(trace, 0, 3), trace.heads.dropped[0, 3]
    order = weights.argsort(descending=True).tolist()
    assert [book.keys[row] for row in book.by_weight] == order[:6]
    assert book.winner == book.by_weight[0]
    many, share = book.beyond(2)
    assert many == 9
    close(share, weights[order[2:]].double().sum())


def test_running_total_ends_at_the_output_and_passes_every_key():
    trace = scene.trace(dataclasses.replace(BASE, dropout=0.4))
    adds, totals = one_query.running_total(trace, 1, 3)
    total = torch.zeros(5, dtype=torch.float64)
    for key in range(11):
        total = total + trace.heads.dropped[1, 3, key].double() * trace.v[1, key].double()
        close(totals[key], total)
    close(adds.sum(0), total)
    close(trace.heads.output[1, 3], total)


def test_curve_runs_from_one_winner_to_all_equal():
    trace = scene.trace(dataclasses.replace(BASE, mask="causal"))
    curve = one_query.curve(trace, 1, 4, [0.0, 1e-4, 0.7, 1e6])
    close(curve.largest[:2], [1, 1])
    close(curve.in_use[:2], [1 / 5, 1 / 5])
    between = softmax_by_hand(trace.heads.scaled[1, 4, :5], 0.7)
    close([curve.largest[2], curve.in_use[2]], [between.max(), (-between * between.log()).sum().exp() / 5])
    close([curve.largest[3], curve.in_use[3]], [1 / 5, 1])
    assert all(a >= b for a, b in zip(curve.largest, curve.largest[1:], strict=False))


def test_weights_that_rounding_alone_tells_apart_are_ties():
    """Four equal words have equal weights, though large scores round a little differently; 1 in 1,000 is no tie."""
    setting = scene.Scene(("a", "b", "a", "c", "a", "b", "a"), heads=1, temperature=0.1, positions=False)
    row, trace = rows_of(setting, 0, 0)
    assert [word for word, weight in zip(setting.words, row.weights, strict=True) if weight > 0.2] == ["a"] * 4
    assert (row.ties, row.winner) == (4, int(row.weights.argmax()))
    assert [each.ties for each in one_query.by_query(trace, 0)][::2] == [4] * 4
    masked = torch.tensor([[[[1.0, 1.0, 0.999], [2.0, 2.0 - 1e-6, 0.0], [0.0, -torch.inf, -torch.inf]]]])
    heads = dataclasses.replace(trace.heads, weights=torch.softmax(masked, -1), masked=masked, scaled=masked)
    batch = dataclasses.replace(trace, heads=heads)
    assert [one_query.by_example(batch, 0, query)[0].ties for query in range(3)] == [2, 2, 1]


def test_a_number_is_found_to_which_another_key_adds_more_than_this_one():
    """Both keys add something to it, if there is such a number; a number that is left out is not found."""
    adds = torch.tensor([[0.50, 0.30, 0.00, 0.10], [0.20, -0.35, 0.90, -0.40], [0.00, 0.10, 0.05, 0.20]])
    assert one_query.outweighed(adds, 0, without=-1) == (3, 1)
    assert one_query.outweighed(adds, 0, without=3) == (1, 1)
    assert one_query.outweighed(adds[:, [0, 2]], 0, without=5) == (1, 1)  # to which this one adds nothing
    assert one_query.outweighed(adds[:, :1], 0, without=5) is None
    assert one_query.outweighed(torch.tensor([[0.10], [0.11]]), 0, without=5) is None  # too close to be seen
