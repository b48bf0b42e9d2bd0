"""Pooling: each block is its largest cell, wherever the matrix ends."""

import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attn_core import downsampling


@settings(deadline=None, derandomize=True)  # the first call of a kernel is slow
@given(tq=st.integers(1, 23), tk=st.integers(1, 23), most=st.integers(1, 9), seed=st.integers(0, 99))
def test_a_block_is_its_largest_cell(tq: int, tk: int, most: int, seed: int):
    """Block by block, the smaller ones at the ends too."""
    values = torch.randn(3, tq, tk, generator=torch.Generator().manual_seed(seed))
    found = downsampling.largest(values, most)
    assert found.values.shape[-2] <= most
    assert found.values.shape[-1] <= most
    for i in range(found.values.shape[-2]):
        for j in range(found.values.shape[-1]):
            block = values[:, i * found.queries : (i + 1) * found.queries, j * found.keys : (j + 1) * found.keys]
            torch.testing.assert_close(found.values[:, i, j], block.amax((-2, -1)))


def test_hidden_blocks_stay_hidden():
    """-inf is the largest only of nothing else."""
    values = torch.full((4, 4), -torch.inf)
    values[0, 0] = 2.0
    assert downsampling.largest(values, 2).values.tolist() == [[2.0, -torch.inf], [-torch.inf, -torch.inf]]
