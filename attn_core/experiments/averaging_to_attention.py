"""From the mean of the past to attention, one change at a time: five rungs, each with its weights and its result."""

from dataclasses import dataclass

import torch
from torch import Tensor

from attn_core import averaging, masks, validation
from attn_core.attention import AttentionConfig, attend, softmax

RUNGS = ("loop", "triangle", "softmax", "tokens", "query_key")


@dataclass(frozen=True, eq=False)
class Rung:
    """One way to mix tokens.

    name     one of RUNGS
    scores   (T, T), -inf where hidden: what softmax turns into weights; None on the two rungs that have no softmax
    weights  (T, T), rows sum to 1, or are 0 where nothing may be seen
    result   (T, D), what the tokens become: weights @ x, computed the rung's own way
    """

    name: str
    scores: Tensor | None
    weights: Tensor
    result: Tensor


def climb(
    x: Tensor, wq: Tensor, wk: Tensor, allowed: Tensor | None = None, config: AttentionConfig = AttentionConfig()
) -> list[Rung]:
    """Return the five rungs for tokens x (T, D): the first three agree, the last two follow the data.

    "loop": the mean of what a token may see, one row at a time. "triangle": the mask divided by its row sums.
    "softmax": zeros, -inf where hidden. "tokens": scores x xᵀ. "query_key": scores (x wq)(x wk)ᵀ, wq and wk (D, Dk).
    Values are x itself on every rung. allowed (T, T) is causal unless given. config is used on the last two rungs;
    its scale None means 1/sqrt of the width that is multiplied. ValueError for shapes or types that don't fit, and
    whatever `attend` raises. Source: Karpathy 2023, "Let's build GPT", the four versions of self-attention.
    """
    allowed = _check(x, wq, wk, allowed)
    eye = torch.eye(len(x)).to(x)
    triangle = averaging.normalised(allowed.to(x))
    zeros = torch.zeros_like(triangle).masked_fill(~allowed, -torch.inf)
    flat = softmax(zeros)
    rungs = [
        Rung("loop", None, _loop(eye, allowed), _loop(x, allowed)),
        Rung("triangle", None, triangle, triangle @ x),
        Rung("softmax", zeros, flat, flat @ x),
    ]
    for name, q, k in (("tokens", x, x), ("query_key", x @ wq, x @ wk)):
        trace = attend(q, k, x, allowed, config)
        rungs.append(Rung(name, trace.masked, trace.weights, trace.output))
    return rungs


def _check(x: Tensor, wq: Tensor, wk: Tensor, allowed: Tensor | None) -> Tensor:
    """Return the mask (T, T); raise ValueError unless x, wq, wk and the mask can meet."""
    validation.same_kind(x=x, wq=wq, wk=wk)
    for name, tensor in (("x", x), ("wq", wq), ("wk", wk)):
        if tensor.ndim != 2:
            raise ValueError(f"{name} must have 2 axes, got shape {tuple(tensor.shape)}")
        validation.finite(name, tensor)
    for name, weight in (("wq", wq), ("wk", wk)):
        if weight.shape[0] != x.shape[1]:
            raise ValueError(f"{name} must have one row per column of x: {weight.shape[0]} rows, {x.shape[1]} columns")
    square = (len(x), len(x))
    if allowed is None:
        return masks.causal(*square).to(x.device)
    validation.mask(allowed, square)
    return allowed.to(x.device).expand(square)


def _loop(x: Tensor, allowed: Tensor) -> Tensor:
    """Return the mean of the rows of x (T, D) that each token may see, row by row; 0 where it sees none."""
    means = torch.zeros_like(x)
    for t in range(len(x)):
        if allowed[t].any():
            means[t] = x[allowed[t]].mean(0)
    return means


def on_itself(weights: Tensor) -> tuple[float, int]:
    """Return how much weight a token has for itself, averaged, and in how many rows no other key has more.

    weights (T, T), >= 0. A row of zeros counts as weight 0 and is not among the rows that its own token wins. No
    tokens: (0.0, 0). ValueError unless weights is square, of 2 axes.
    """
    _square("weights", weights)
    if not len(weights):
        return 0.0, 0
    own = weights.diagonal()
    return own.mean().item(), int(((own == weights.amax(-1)) & (own > 0)).sum())


def asymmetry(matrix: Tensor) -> float:
    """Return the largest difference between entry (i, j) and entry (j, i); 0 for a symmetric matrix or an empty one.

    Pairs with an entry of -inf are left out. ValueError unless matrix is square, of 2 axes.
    """
    _square("matrix", matrix)
    both = torch.isfinite(matrix) & torch.isfinite(matrix.T)
    apart = (matrix - matrix.T).abs()[both]
    return apart.max().item() if apart.numel() else 0.0


def _square(name: str, matrix: Tensor) -> None:
    """Raise ValueError unless matrix is (T, T)."""
    if matrix.ndim != 2 or matrix.shape[0] != matrix.shape[1]:
        raise ValueError(f"{name} must be square, of 2 axes, got shape {tuple(matrix.shape)}")


def over_queries(scores: Tensor, temperature: float = 1.0) -> Tensor:
    """Return softmax over the wrong axis: columns of (T, Tk) sum to 1, rows to anything.

    scores float (..., T, Tk); temperature at least 0, not checked here: `softmax` takes what is below for its limit.
    """
    return softmax(scores.transpose(-2, -1), temperature).transpose(-2, -1)
