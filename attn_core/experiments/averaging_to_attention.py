"""From the mean of the past to attention, one change at a time, each with its weights and its result."""

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import averaging, comparison
from attn_core.attention import AttentionConfig, AttentionTrace, attend, softmax, tied
from attn_core.sources.features import spelling

RUNGS = ("loop", "triangle", "softmax", "tokens", "query_key")


class Rung(NamedTuple):
    """One way to mix tokens: the argument of softmax (T, T), None without softmax; weights (T, T), result (T, D)."""

    scores: Tensor | None
    weights: Tensor
    result: Tensor


def rungs(x: Tensor, wq: Tensor, wk: Tensor, allowed: Tensor, config: AttentionConfig = AttentionConfig()) -> list[Rung]:
    """Return RUNGS for tokens x (T, D) under a mask (T, T): the first three agree, the last two follow the data.

    "loop": the mean of all visible tokens, one row at a time. "triangle": the mask divided by its row sums.
    "softmax": zeros, -inf where hidden. "tokens": scores x xᵀ. "query_key": scores (x wq)(x wk)ᵀ, wq and wk (D, Dk).
    Values are x itself; config is for the last two. Source: Karpathy 2023, "Let's build GPT".
    """
    triangle = averaging.normalised(allowed.to(x))
    zeros = torch.zeros_like(triangle).masked_fill(~allowed, -torch.inf)
    flat = softmax(zeros)
    traces = [attend(q, k, x, allowed, config) for q, k in ((x, x), (x @ wq, x @ wk))]
    return [
        Rung(None, _means(torch.eye(len(x), dtype=x.dtype), allowed), _means(x, allowed)),
        Rung(None, triangle, triangle @ x),
        Rung(zeros, flat, flat @ x),
        *(Rung(trace.masked, trace.weights, trace.output) for trace in traces),
    ]


def _means(x: Tensor, allowed: Tensor) -> Tensor:
    """Return the mean of the rows of x (T, D) that each token may see, row by row; 0 where it sees none."""
    means = torch.zeros_like(x)
    for t in range(len(x)):
        if allowed[t].any():
            means[t] = x[allowed[t]].mean(0)
    return means


def on_itself(weights: Tensor) -> tuple[float, int]:
    """Return a token's weight on itself, averaged, and in how many rows of (T, T) no other has more; a row of 0 has none."""
    own = weights.diagonal()
    return own.mean().item(), int((tied(weights).diagonal() & (own > 0)).sum())


def asymmetry(matrix: Tensor) -> float:
    """Return the largest difference between entries (i, j) and (j, i) of (T, T); pairs with -inf are left out."""
    finite = torch.isfinite(matrix) & torch.isfinite(matrix.T)
    return comparison.largest(matrix[finite], matrix.T[finite])


def over_queries(scores: Tensor, temperature: float = 1.0) -> Tensor:
    """Return softmax over the wrong axis: columns of (..., T, Tk) sum to 1, rows to anything."""
    return softmax(scores.transpose(-2, -1), temperature).transpose(-2, -1)


def looks_for(
    words: Sequence[str], looker: int, sought: int, strength: float, allowed: Tensor | None = None, temperature: float = 1.0
) -> AttentionTrace:
    """Return attention in which the word at `looker` looks for the word at `sought`, wherever either of them stands.

    x (T, distinct words) says which word each token is; one column of q asks, one of k offers. The score of that pair is
    `strength`, of any other exactly 0: one of n keys, if it is sought, gets e^s / (e^s + n - 1) of the weight. Values are x.
    """
    spelt = [spelling(word) for word in words]
    distinct = list(dict.fromkeys(spelt))
    x = torch.tensor([[float(word == name) for name in distinct] for word in spelt])  # (T, D)
    wq, wk = torch.zeros(2, len(distinct), 1)
    wq[distinct.index(spelt[looker])] = strength
    wk[distinct.index(spelt[sought])] = 1
    return attend(x @ wq, x @ wk, x, allowed, AttentionConfig(scale=1.0, temperature=temperature))
