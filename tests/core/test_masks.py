"""Every mask against its definition, cell by cell, and what masks refuse."""

import itertools
import re

import pytest
import torch

from attn_core import masks

SIZES = [(0, 0), (0, 3), (1, 1), (1, 5), (5, 1), (3, 7), (7, 3), (5, 5)]


def table(tq: int, tk: int, rule) -> torch.Tensor:
    """Return (tq, tk) booleans, one call of rule(i, j) for each."""
    return torch.tensor([[bool(rule(i, j)) for j in range(tk)] for i in range(tq)], dtype=torch.bool).reshape(tq, tk)


def same(mask: torch.Tensor, expected: torch.Tensor) -> None:
    """Assert equal type, shape and cells."""
    assert mask.dtype == torch.bool
    assert mask.shape == expected.shape
    assert torch.equal(mask, expected)


@pytest.mark.parametrize(("tq", "tk"), SIZES)
def test_every_cell(tq: int, tk: int):
    same(masks.bidirectional(tq, tk), table(tq, tk, lambda i, j: True))
    same(masks.causal(tq, tk), table(tq, tk, lambda i, j: j <= i))
    same(masks.causal(tq, tk, "lower_right"), table(tq, tk, lambda i, j: tk - 1 - j >= tq - 1 - i))
    for reach in (0, 1, 2, 9):
        same(masks.window(tq, tk, reach), table(tq, tk, lambda i, j, r=reach: abs(i - j) <= r))
    for length in range(tk + 1):
        same(masks.prefix(tq, tk, length), table(tq, tk, lambda i, j, n=length: j < n))


def test_a_sliding_window_and_a_prefix_language_model():
    same(masks.causal(5, 5) & masks.window(5, 5, 2), table(5, 5, lambda i, j: 0 <= i - j <= 2))
    same(masks.causal(5, 5) | masks.prefix(5, 5, 3), table(5, 5, lambda i, j: j <= i or j < 3))


def test_lower_right_with_more_queries_than_keys_starts_blind():
    assert masks.causal(7, 3, "lower_right").any(-1).tolist() == [False] * 4 + [True] * 3


@pytest.mark.parametrize("lengths", [[2, 0, 5], (2, 0, 5), torch.tensor([2, 0, 5])])
def test_padding(lengths):
    mask = masks.padding(lengths, 5)
    assert mask.shape == (3, 1, 5)
    same(mask[:, 0], torch.tensor([[1, 1, 0, 0, 0], [0] * 5, [1] * 5], dtype=torch.bool))


def test_padding_of_no_examples():
    assert masks.padding([], 5).shape == (0, 1, 5)


def test_graph_edges_are_directed_from_source_to_target():
    same(masks.graph(3, [(0, 2), (1, 1)]), table(3, 3, lambda i, j: (i, j) in {(2, 0), (1, 1)}))
    assert not masks.graph(4, []).any()
    assert masks.graph(0, []).shape == (0, 0)


def test_the_whole_graph_is_bidirectional():
    assert torch.equal(masks.graph(4, itertools.product(range(4), repeat=2)), masks.bidirectional(4, 4))


@pytest.mark.parametrize("mask", [masks.prefix(3, 4, 2), masks.causal(3, 4), masks.window(3, 4, 0)], ids=str)
def test_writing_a_cell_changes_that_cell_alone(mask: torch.Tensor):
    before = mask.clone()
    mask[0, 3] = True
    assert (mask != before).nonzero().tolist() == [[0, 3]]


WRONG = [
    (lambda: masks.causal(-1, 3), "tq must be a whole number at least 0, got -1"),
    (lambda: masks.causal(3, -1), "tk must be a whole number at least 0, got -1"),
    (lambda: masks.causal(3, 3, "left"), "align must be 'upper_left' or 'lower_right', got 'left'"),
    (lambda: masks.bidirectional(2.5, 3), "tq must be a whole number at least 0, got 2.5"),
    (lambda: masks.window(3, 3, -1), "reach must be a whole number at least 0, got -1"),
    (lambda: masks.window(3, 3, True), "reach must be a whole number at least 0, got True"),
    (lambda: masks.window(-3, 3, 1), "tq must be a whole number at least 0, got -3"),
    (lambda: masks.prefix(3, 4, 5), "length must be a whole number from 0 to 4, got 5"),
    (lambda: masks.prefix(3, 4, -1), "length must be a whole number from 0 to 4, got -1"),
    (lambda: masks.prefix(3, -4, 0), "tk must be a whole number at least 0, got -4"),
    (lambda: masks.padding([1, 6], 5), "lengths[1] must be a whole number from 0 to 5, got 6"),
    (lambda: masks.padding([-1], 5), "lengths[0] must be a whole number from 0 to 5, got -1"),
    (lambda: masks.padding(torch.tensor([1.5]), 5), "lengths[0] must be a whole number from 0 to 5, got 1.5"),
    (lambda: masks.padding([1], -5), "tk must be a whole number at least 0, got -5"),
    (lambda: masks.graph(3, [(0, 3)]), "an end of edge (0, 3) must be a whole number from 0 to 2, got 3"),
    (lambda: masks.graph(3, [(-1, 0)]), "an end of edge (-1, 0) must be a whole number from 0 to 2, got -1"),
    (lambda: masks.graph(-1, []), "nodes must be a whole number at least 0, got -1"),
]


@pytest.mark.parametrize(("make", "message"), WRONG, ids=[message for _, message in WRONG])
def test_what_is_refused(make, message: str):
    with pytest.raises(ValueError, match=re.escape(message)):
        make()


def test_combined_is_each_preset_alone():
    same(masks.combined(4, 6), masks.bidirectional(4, 6))
    for corner in ("upper_left", "lower_right"):
        same(masks.combined(4, 6, corner), masks.causal(4, 6, corner))
    same(masks.combined(4, 6, reach=1), masks.window(4, 6, 1))
    same(masks.combined(4, 6, length=2), masks.padding([2], 6)[0].expand(4, 6))


@pytest.mark.parametrize(("tq", "tk"), SIZES)
@pytest.mark.parametrize("corner", ["upper_left", "lower_right"])
def test_combined_is_its_rule_cell_by_cell(tq: int, tk: int, corner):
    behind = tk - tq if corner == "lower_right" else 0  # how many keys came before the first query
    for first, length in itertools.product((0, min(2, tk)), (max(0, tk - 1), tk)):
        found = masks.combined(tq, tk, corner, 1, first, length)
        same(found, table(tq, tk, lambda i, j, f=first, n=length: (0 <= i + behind - j <= 1 or j < f) and j < n))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"corner": "left"}, "align must be 'upper_left' or 'lower_right', got 'left'"),
        ({"reach": -1}, "reach must be a whole number at least 0, got -1"),
        ({"first": 6}, "first must be a whole number from 0 to 5, got 6"),
        ({"length": 6}, "length must be a whole number from 0 to 5, got 6"),
    ],
)
def test_what_combined_refuses(arguments: dict, message: str):
    with pytest.raises(ValueError, match=re.escape(message)):
        masks.combined(5, 5, **arguments)
