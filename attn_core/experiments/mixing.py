"""Ways to mix tokens, Y = W X: attention is the one whose W follows the data."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from attn_core import averaging, masks, validation
from attn_core.attention import AttentionConfig, attend


class Mixed(NamedTuple):
    """What a mixer makes of tokens x (T, D).

    output       (T, D)
    matrix       (T, T): output = matrix @ x, unless linear is False; then it is the mixer's linear part
    linear       whether output is matrix @ x
    follows_data whether other tokens would have another matrix
    """

    output: Tensor
    matrix: Tensor
    linear: bool
    follows_data: bool


def mean(x: Tensor, causal: bool = False) -> Mixed:
    """Return mean pooling of x (T, D): each token becomes the mean of all, or with causal of those up to it."""
    length = _check(x)
    seen = masks.causal(length, length) if causal else masks.bidirectional(length, length)
    return _fixed(averaging.normalised(seen.to(x)), x)


def convolution(x: Tensor, kernel: Sequence[float], align: Literal["causal", "centred"] = "causal") -> Mixed:
    """Return a convolution of x (T, D) along the tokens, one kernel for all columns, zeros beyond both ends.

    "causal": the kernel's last number is for the token itself, those before for the tokens before. "centred": its
    middle number is. The same offset has the same weight anywhere. As torch's conv1d, the kernel is not turned around.
    ValueError for an empty kernel, a number that is not finite, an even length with "centred", or another align.
    """
    length = _check(x)
    if align not in ("causal", "centred"):
        raise ValueError(f"align must be 'causal' or 'centred', got {align!r}")
    if not len(kernel):
        raise ValueError("kernel must hold at least 1 number, got 0")
    if align == "centred" and len(kernel) % 2 == 0:
        raise ValueError(f"kernel must hold an odd number of entries to be centred, got {len(kernel)}")
    own = len(kernel) - 1 if align == "causal" else len(kernel) // 2  # where the token's own number stands
    matrix = torch.zeros(length, length).to(x)
    for place, number in enumerate(kernel):
        validation.number(f"kernel[{place}]", number)
        offset = place - own
        if abs(offset) < length:
            matrix.diagonal(offset).fill_(number)
    return _fixed(matrix, x)


def mlp(x: Tensor, w1: Tensor, w2: Tensor) -> Mixed:
    """Return w2 gelu(w1 x), an MLP over positions: w1 (hidden, T), w2 (T, hidden), the same for all columns of x (T, D).

    It is not linear: matrix is its slope at x = 0, w2 w1 / 2, for gelu has slope 1/2 there. It takes this one length
    only. ValueError for shapes or types that don't fit. Source: Tolstikhin et al. 2021 (MLP-Mixer), section 2.
    """
    length = _check(x)
    validation.same_kind(x=x, w1=w1, w2=w2)
    if w1.ndim != 2 or w1.shape[1] != length or w2.shape != (length, w1.shape[0]):
        shown = f"w1 {tuple(w1.shape)}, w2 {tuple(w2.shape)} for {length} tokens"
        raise ValueError(f"w1 must be (hidden, T) and w2 (T, hidden), got {shown}")
    output = w2 @ torch.nn.functional.gelu(w1 @ x)
    return Mixed(output, w2 @ w1 / 2, linear=False, follows_data=False)


def draw_mlp(length: int, hidden: int, seed: int) -> tuple[Tensor, Tensor]:
    """Return seeded Gaussian w1 (hidden, length) and w2 (length, hidden) that keep unit variance on the way in."""
    validation.whole("length", length, low=0)
    validation.whole("hidden", hidden, low=1)
    generator = torch.Generator().manual_seed(seed)
    w1 = torch.randn(hidden, length, generator=generator) / max(1, length) ** 0.5
    return w1, torch.randn(length, hidden, generator=generator) / hidden**0.5


def attention(
    x: Tensor, wq: Tensor, wk: Tensor, allowed: Tensor | None = None, config: AttentionConfig = AttentionConfig()
) -> Mixed:
    """Return one head of attention with x (T, D) itself as the values; wq, wk (D, Dk); allowed (T, T) or None.

    matrix holds the weights after dropout. Raises what `attend` raises.
    """
    _check(x)
    for name, weight in (("wq", wq), ("wk", wk)):
        if weight.ndim != 2 or weight.shape[0] != x.shape[1]:
            raise ValueError(f"{name} must be ({x.shape[1]}, Dk), got shape {tuple(weight.shape)}")
    trace = attend(x @ wq, x @ wk, x, allowed, config)
    return Mixed(trace.output, trace.dropped, linear=True, follows_data=True)


def by_hand(x: Tensor, matrix: Tensor) -> Mixed:
    """Return matrix @ x for any matrix (T, T): each row of the output adds up rows of x (T, D), so much of each.

    ValueError unless matrix is finite, of x's type, and (T, T).
    """
    length = _check(x)
    validation.same_kind(x=x, matrix=matrix)
    if matrix.shape != (length, length):
        raise ValueError(f"matrix must be ({length}, {length}), got shape {tuple(matrix.shape)}")
    validation.finite("matrix", matrix)
    return _fixed(matrix, x)


def _fixed(matrix: Tensor, x: Tensor) -> Mixed:
    """Return matrix @ x, for a matrix that x has no part in."""
    return Mixed(matrix @ x, matrix, linear=True, follows_data=False)


def _check(x: Tensor) -> int:
    """Return the number of tokens; raise ValueError unless x is (T, D), floating and finite."""
    if x.ndim != 2 or not x.dtype.is_floating_point:
        raise ValueError(f"x must be floating with 2 axes, got {x.dtype} of shape {tuple(x.shape)}")
    validation.finite("x", x)
    return len(x)
