"""Every mask against its definition, cell by cell, and what masks refuse."""

import itertools

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from attn_core import masks
from attn_core.code_to_copy import attention
from attn_core.masks import MASKS
from attn_core.scene import Scene

SIZES = [(0, 0), (0, 3), (1, 1), (1, 5), (5, 1), (3, 7), (7, 3), (5, 5)]


def table(tq: int, tk: int, rule) -> torch.Tensor:
    """Return (tq, tk) booleans, one call of rule(i, j) for each."""
    return torch.tensor([[bool(rule(i, j)) for j in range(tk)] for i in range(tq)], dtype=torch.bool).reshape(tq, tk)


def same(mask: torch.Tensor, expected: torch.Tensor) -> None:
    """Assert equal type, shape and cells."""
    assert mask.dtype == torch.bool
    assert mask.shape == expected.shape
    assert torch.equal(mask, expected)


@pytest.mark.parametrize(("tq", "tk"), [(0, 3), (1, 5), (5, 1), (3, 7), (7, 3)])
def test_every_cell(tq: int, tk: int):
    same(masks.bidirectional(tq, tk), table(tq, tk, lambda i, j: True))
    same(masks.causal(tq, tk), table(tq, tk, lambda i, j: j <= i))
    same(masks.causal(tq, tk, "lower_right"), table(tq, tk, lambda i, j: tk - 1 - j >= tq - 1 - i))
    ahead = tk - tq  # from the lower right corner, how many keys come before the first query
    for reach in (0, 1, 2, 9):
        same(masks.window(tq, tk, reach), table(tq, tk, lambda i, j, r=reach: abs(i - j) <= r))
        right = table(tq, tk, lambda i, j, r=reach: abs(i + ahead - j) <= r)
        same(masks.window(tq, tk, reach, "lower_right"), right)
    for stride in (1, 2, 3, 9):
        same(masks.strided(tq, tk, stride), table(tq, tk, lambda i, j, n=stride: j <= i and (i - j) % n == 0))
        right = table(tq, tk, lambda i, j, n=stride: j <= i + ahead and (i + ahead - j) % n == 0)
        same(masks.strided(tq, tk, stride, "lower_right"), right)
    for length in range(tk + 1):
        same(masks.prefix(tq, tk, length), table(tq, tk, lambda i, j, n=length: j < n))


@pytest.mark.parametrize("lengths", [[2, 0, 5], (2, 0, 5), torch.tensor([2, 0, 5])])
def test_padding(lengths):
    mask = masks.padding(lengths, 5)
    assert mask.shape == (3, 1, 5)
    same(mask[:, 0], torch.tensor([[1, 1, 0, 0, 0], [0] * 5, [1] * 5], dtype=torch.bool))


@pytest.mark.parametrize("mask", [masks.prefix(3, 4, 2), masks.causal(3, 4), masks.window(3, 4, 0)], ids=str)
def test_writing_a_cell_changes_that_cell_alone(mask: torch.Tensor):
    before = mask.clone()
    mask[0, 3] = True
    assert (mask != before).nonzero().tolist() == [[0, 3]]


# ---- the kinds of mask ----

RULES = {  # kind → whether query i sees key j, for the number n that is set
    "none": lambda i, j, n: True,
    "causal": lambda i, j, n: j <= i,
    "window": lambda i, j, n: i - n <= j <= i,
    "prefix": lambda i, j, n: j <= i or j < n,
    "strided": lambda i, j, n: j in range(i, -1, -max(n, 1)),
}
NUMBERED = {"window": "window", "prefix": "prefix", "strided": "window"}  # kind → the setting that it reads


@pytest.mark.parametrize("kind", MASKS)
def test_a_kind_is_its_rule_in_a_scene_and_in_the_program(kind: str):
    for (tq, tk), number in itertools.product(SIZES, (0, 1, 3, 99)):
        expected = table(tq, tk, lambda i, j, n=number: RULES[kind](i, j, n))
        same(MASKS[kind].allowed(tq, tk, number), expected)
        words = tuple("abcdefg")
        setting = Scene(words[:tq], words[:tk], mask=kind, **{NUMBERED.get(kind, "window"): number})
        assert (setting.allowed() is None) == (kind == "none")
        if kind != "none":
            same(setting.allowed(), expected)
        if kind != "none" and tq and tk:
            names: dict = {}
            exec(attention.pytorch(setting), names)
            same(names["allowed"], expected)


def test_a_flipped_cell_opens_where_it_was_hidden_and_hides_where_it_was_open():
    turned = masks.flipped(masks.causal(3, 3), [(0, 2), (2, 0), (1, 1)])
    assert turned.int().tolist() == [[1, 0, 1], [1, 0, 0], [0, 1, 1]]


LENGTHS = st.integers(1, 6)


@given(
    LENGTHS,
    LENGTHS,
    st.sampled_from(["upper_left", "lower_right"]),
    st.none() | LENGTHS,
    st.integers(0, 9),
    st.integers(0, 9),
)
def test_a_combined_mask_hides_and_opens_cell_by_cell(
    tq: int, tk: int, align: masks.Align, reach: int | None, prefix: int, padding: int
):
    """((causal & window) | prefix) & padding, told once more of each cell; a longer prefix or padding covers all keys."""
    allowed = masks.Combined("causal", 0, align, reach, prefix, padding).allowed(tq, tk)
    shift = tk - tq if align == "lower_right" else 0
    for query, key in itertools.product(range(tq), range(tk)):
        distance = key - query - shift
        near = distance <= 0 and (reach is None or -distance <= reach)
        assert bool(allowed[query, key]) == ((near or key < prefix) and key < tk - padding)


@pytest.mark.parametrize("name", masks.MASKS)
def test_a_mask_that_no_shuffle_changes_tells_no_order(name: str):
    """Against every shuffle of the words."""
    for number, count in itertools.product(range(5), (1, 2, 4)):
        allowed = masks.MASKS[name].allowed(count, count, number)
        shuffles = map(list, itertools.permutations(range(count)))
        assert masks.tells_order(allowed) == any(not allowed[order][:, order].equal(allowed) for order in shuffles)


def test_graph_edges_are_directed_from_source_to_target():
    same(masks.graph(3, [(0, 2), (1, 1)]), table(3, 3, lambda i, j: (i, j) in {(2, 0), (1, 1)}))
    assert not masks.graph(4, []).any()
    assert masks.graph(0, []).shape == (0, 0)
