"""Every mask against its definition, cell by cell, and what masks refuse."""

import itertools

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch.nn.attention import flex_attention

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
    for reach, sinks in itertools.product((0, 1, 2, 9), range(tk + 1)):
        cell = table(tq, tk, lambda i, j, r=reach, s=sinks: i - r <= j <= i or (j < s and j <= i))
        same(masks.streaming(tq, tk, reach, sinks), cell)
        right = table(tq, tk, lambda i, j, r=reach, s=sinks: j <= i + ahead and (i + ahead - j <= r or j < s))
        same(masks.streaming(tq, tk, reach, sinks, "lower_right"), right)
    for length in range(tk + 1):
        same(masks.prefix(tq, tk, length), table(tq, tk, lambda i, j, n=length: j < n))


@pytest.mark.parametrize("lengths", [[2, 0, 5], (2, 0, 5), torch.tensor([2, 0, 5])])
def test_padding(lengths):
    mask = masks.padding(lengths, 5)
    assert mask.shape == (3, 1, 5)
    same(mask[:, 0], torch.tensor([[1, 1, 0, 0, 0], [0] * 5, [1] * 5], dtype=torch.bool))


@pytest.mark.parametrize("lengths", [[2, 0, 5], (2, 0, 5), torch.tensor([2, 0, 5])])
def test_left_padding(lengths):
    mask = masks.left_padding(lengths, 5)
    assert mask.shape == (3, 1, 5)
    same(mask[:, 0], torch.tensor([[0, 0, 0, 1, 1], [0] * 5, [1] * 5], dtype=torch.bool))


@pytest.mark.parametrize("lengths", [[2, 1, 4], (7,), torch.tensor([1] * 7), [3, 4]])
def test_segments(lengths):
    """Each token sees all of its document, and nothing else."""
    document = [n for n, length in enumerate(lengths) for _ in range(int(length))]
    same(masks.segments(lengths, 7), table(7, 7, lambda i, j: document[i] == document[j]))
    assert masks.segments([], 0).shape == (0, 0)


@pytest.mark.parametrize("mask", [masks.prefix(3, 4, 2), masks.causal(3, 4), masks.window(3, 4, 0)], ids=str)
def test_writing_a_cell_changes_that_cell_alone(mask: torch.Tensor):
    before = mask.clone()
    mask[0, 3] = True
    assert (mask != before).nonzero().tolist() == [[0, 3]]


# ---- the kinds of mask ----

RULES = {  # kind → whether query i sees key j, for the numbers that it reads; n: window or prefix
    "none": lambda i, j: True,
    "causal": lambda i, j: j <= i,
    "window": lambda i, j, n: i - n <= j <= i,
    "prefix": lambda i, j, n: j <= i or j < n,
    "strided": lambda i, j, n: j in range(i, -1, -max(n, 1)),
    "streaming": lambda i, j, reach, sinks: j in {*range(i - reach, i + 1), *range(min(sinks, i + 1))},
    "packed": lambda i, j, n: j in range(i - i % max(n, 1), i + 1),
    "left_padding": lambda i, j, n: j in range(n, i + 1),
}
NUMBERED = {  # kind → the settings that it reads
    **dict.fromkeys(("window", "strided", "packed"), ("window",)),
    **dict.fromkeys(("prefix", "left_padding"), ("prefix",)),
    "streaming": ("window", "prefix"),
}


def settings_of(kind: str, *numbers: int) -> list[tuple[int, ...]]:
    """Return each choice of these numbers for the settings that a kind reads."""
    return [*itertools.product(numbers, repeat=len(NUMBERED.get(kind, ())))]


@pytest.mark.parametrize("kind", MASKS)
def test_a_kind_is_its_rule_in_a_scene_and_in_the_program(kind: str):
    for (tq, tk), numbers in itertools.product(SIZES, settings_of(kind, 0, 1, 3, 99)):
        expected = table(tq, tk, lambda i, j, n=numbers: RULES[kind](i, j, *n))
        same(MASKS[kind].allowed(tq, tk, *numbers), expected)
        words = tuple("abcdefg")
        read = dict(zip(NUMBERED.get(kind, ()), numbers, strict=True))
        setting = Scene(words[:tq], words[:tk], mask=kind, **{"window": 5, "prefix": 5, **read})
        assert setting.mask_numbers.keys() == read.keys()
        assert (setting.allowed() is None) == (kind == "none")
        if kind != "none":
            same(setting.allowed(), expected)
        if kind != "none" and tq and tk:
            names: dict = {}
            exec(attention.pytorch(setting), names)
            same(names["allowed"], expected)


@pytest.mark.parametrize("kind", MASKS)
def test_a_kind_is_its_rule_at_every_length_and_number(kind: str):
    """Told cell by cell; some rows of it are those of the whole one."""
    for tq, tk in itertools.product(range(1, 10), repeat=2):
        for numbers in settings_of(kind, *range(11)) if tq == tk else settings_of(kind, 0, 2, 5, 12):
            expected = table(tq, tk, lambda i, j, n=numbers: RULES[kind](i, j, *n))
            same(MASKS[kind].allowed(tq, tk, *numbers), expected)
            for first in range(0, tq, 1 + tq // 4):
                for count in {1, tq - first}:
                    same(MASKS[kind].rows(first, count, tk, *numbers), expected[first : first + count])


@pytest.mark.parametrize("kind", MASKS)
def test_a_number_that_is_missing_counts_as_the_lowest_and_one_too_many_is_not_read(kind: str):
    same(MASKS[kind].allowed(5, 5), MASKS[kind].allowed(5, 5, *[0] * len(MASKS[kind].settings), 9))


IN_FLEX = {  # kind → its mask_mod, written as flex_attention's documentation writes such masks; causality comes besides
    "streaming": lambda reach, sinks: flex_attention.or_masks(
        lambda b, h, query, key: query - key <= reach, lambda b, h, query, key: key < sinks
    ),
    "packed": lambda size: lambda b, h, query, key: (torch.arange(9) // size)[query] == (torch.arange(9) // size)[key],
    "left_padding": lambda count: lambda b, h, query, key: key >= count,
}


@pytest.mark.parametrize("kind", IN_FLEX)
def test_a_kind_is_that_of_flex_attention(kind: str):
    for tq, tk, numbers in itertools.product((1, 4, 9), (1, 4, 9), settings_of(kind, 1, 2, 3, 10)):
        both = flex_attention.and_masks(lambda b, h, query, key: query >= key, IN_FLEX[kind](*numbers))
        same(MASKS[kind].allowed(tq, tk, *numbers), flex_attention.create_mask(both, 1, 1, tq, tk, device="cpu")[0, 0])


def test_public_masks_make_the_kinds():
    """A document mask is causal and of equal segments, left padding is causal and hides the first keys."""
    causal = masks.causal(7, 7)
    same(MASKS["packed"].allowed(7, 7, 3), causal & masks.segments([3, 3, 1], 7))
    same(MASKS["left_padding"].allowed(7, 7, 3), causal & masks.left_padding([4], 7)[0])
    same(MASKS["streaming"].allowed(7, 7, 2, 3), masks.streaming(7, 7, 2, 3))


def test_controls_offer_the_everyday_kinds():
    assert [kind for kind, mask in MASKS.items() if mask.everyday] == ["none", "causal", "window", "prefix", "strided"]


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
    allowed = masks.Combined("causal", (), align, reach, prefix, padding).allowed(tq, tk)
    shift = tk - tq if align == "lower_right" else 0
    for query, key in itertools.product(range(tq), range(tk)):
        distance = key - query - shift
        near = distance <= 0 and (reach is None or -distance <= reach)
        assert bool(allowed[query, key]) == ((near or key < prefix) and key < tk - padding)


@pytest.mark.parametrize("name", masks.MASKS)
def test_a_mask_that_no_shuffle_changes_tells_no_order(name: str):
    """Against every shuffle of the words."""
    for numbers, count in itertools.product(settings_of(name, *range(5)), (1, 2, 4)):
        allowed = masks.MASKS[name].allowed(count, count, *numbers)
        shuffles = map(list, itertools.permutations(range(count)))
        assert masks.tells_order(allowed) == any(not allowed[order][:, order].equal(allowed) for order in shuffles)


def test_graph_edges_are_directed_from_source_to_target():
    same(masks.graph(3, [(0, 2), (1, 1)]), table(3, 3, lambda i, j: (i, j) in {(2, 0), (1, 1)}))
    assert not masks.graph(4, []).any()
    assert masks.graph(0, []).shape == (0, 0)
