"""What tests of edge cases start from: inputs of prime sizes, gradients on both paths, refusals in words."""

import re

import pytest
import torch
from torch import Tensor

from attn_core import AttentionConfig, attend, attend_output

TQ, TK, DK, DV = 3, 7, 5, 2
TINY = torch.finfo(torch.float32).tiny


def draw(*shape: int, seed: int = 0, dtype: torch.dtype = torch.float32) -> Tensor:
    """Return a seeded Gaussian tensor."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def draw64(*shape: int, seed: int = 0) -> Tensor:
    """Return a seeded Gaussian tensor that is drawn in float64."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def qkv(*lead: int, tq: int = TQ, tk: int = TK, dtype: torch.dtype = torch.float32) -> tuple[Tensor, Tensor, Tensor]:
    """Return q, k, v of prime sizes."""
    return draw(*lead, tq, DK, dtype=dtype), draw(*lead, tk, DK, dtype=dtype, seed=1), draw(*lead, tk, DV, dtype=dtype)


def gradients(q: Tensor, k: Tensor, v: Tensor, allowed: Tensor | None = None, **config) -> list[Tensor]:
    """Return the gradients of a sum of squares of attend's output, and fail unless all are finite on both paths."""
    found = []
    for function in (lambda *a: attend(*a).output, attend_output):
        leaves = [t.detach().clone().requires_grad_() for t in (q, k, v)]
        function(*leaves, allowed, AttentionConfig(**config)).pow(2).sum().backward()
        assert all(leaf.grad.isfinite().all() for leaf in leaves)
        found += [leaf.grad for leaf in leaves]
    return found


def refused(*words: object):
    """Expect a ValueError whose message holds all words, in order."""
    return pytest.raises(ValueError, match="(?s)" + ".*".join(re.escape(str(word)) for word in words))
