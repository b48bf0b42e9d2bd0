"""The sharpness of attention, and the effect of scale and temperature on it."""

import math
from typing import Literal

import torch
from torch import Tensor

from attn_core import sinks, validation
from attn_core.attention import SMALLEST, softmax

SATURATED, NEARLY_SATURATED = 0.99, 0.95  # largest weights of a row from which on softmax hardly answers its scores
BATCH, LENGTH, WIDTH = 4, 8, 32  # one draw of score_variance: 4 examples of 8 tokens, 32 channels wide


def entropy(weights: Tensor) -> Tensor:
    """Return the entropy of each row in nats, (...) for weights (..., Tk): 0 one-hot, ln Tk uniform; zeros give 0."""
    return torch.special.entr(validation.tensor("weights", weights)).sum(-1)


def effective_keys(weights: Tensor) -> Tensor:
    """Return e^entropy, (...): the number of keys in a uniform row of the same entropy, 1..Tk; a row of zeros gives 0.

    Source: Hill 1973, the diversity number of order 1 (the perplexity of the row).
    """
    weights = validation.tensor("weights", weights)
    return torch.where((weights != 0).any(-1), entropy(weights).exp(), 0.0)


def largest(weights: Tensor) -> Tensor:
    """Return the largest weight of each row, (...); a row of zeros, or of no keys, gives 0."""
    weights = validation.tensor("weights", weights)
    return weights.amax(-1) if weights.shape[-1] else weights.sum(-1)


def saturated(weights: Tensor) -> Tensor:
    """Return whether one key has 99 % of a row or more, (...): so little of a change of the scores reaches the weights.

    With m >= 1/2 the largest weight, no small change of the scores gets larger than 2m(1 - m) times on its way to the
    weights: 0.02 at 99 %, 0.095 at 95 %.
    """
    return largest(weights) >= SATURATED


def reads_as_saturated(weight: float, decimals: int = 3) -> bool:
    """Return whether a weight below a level of saturation is that level once it is rounded."""
    return any(weight < level <= round(weight, decimals) for level in (NEARLY_SATURATED, SATURATED))


def over_temperatures(
    scores: Tensor, temperatures: Tensor, unbiased: Tensor | None = None, sink: Tensor | None = None
) -> Tensor:
    """Return softmax(scores / t) for every t: scores (..., Tk), temperatures (n,) → (n, ..., Tk).

    0 (and below float32's smallest normal) is the limit, all weight on the largest; scores may hold -inf, a row of
    nothing else gives 0. unbiased (..., Tk): the scores before a bias was added, see `attention.tied`. sink (..., 1): the
    score of a sink, see `attention.softmax`.
    ValueError for a temperature that is negative or not finite, or axes that don't fit.
    """
    scores, temperatures = validation.tensor("scores", scores), validation.tensor("temperatures", temperatures)
    if scores.ndim < 1 or temperatures.ndim != 1:
        raise ValueError(f"scores must have at least 1 axis and temperatures 1, got {scores.ndim} and {temperatures.ndim}")
    for t in torch.aminmax(temperatures) if len(temperatures) else ():  # NaN comes through it
        validation.number("temperature", t.item(), low=0)
    scores = scores.to(torch.promote_types(scores.dtype, torch.float32))
    if sink is not None and scores.shape[-1]:
        sums = sinks.rounded(scores if unbiased is None else unbiased, sink)
        return over_temperatures(sinks.beside(scores, sink), temperatures, sums)[..., :-1]
    if scores.shape[-1] == 0:
        return scores.expand(len(temperatures), *scores.shape)
    finite = temperatures.to(scores).clamp(max=torch.finfo(scores.dtype).max)  # infinity would make NaN of -inf
    column = finite.reshape(-1, *[1] * scores.ndim)
    warm = column >= SMALLEST
    top = scores.amax(-1, keepdim=True)
    shifted = scores - torch.where(top == -math.inf, 0.0, top)
    weights = softmax(shifted / torch.where(warm, column, 1.0))
    return weights if warm.all() else torch.where(warm, weights, softmax(scores, 0.0, unbiased=unbiased))


def score_variance(
    head_size: int, draws: int, seed: int, init: Literal["gaussian", "linear"] = "gaussian"
) -> tuple[Tensor, Tensor]:
    """Return the sample variance of q·k in each of many draws, raw and after 1/sqrt(head_size): two of (draws,).

    "gaussian" draws q and k with unit variance: raw is about head_size (Vaswani et al. 2017, footnote 4).
    "linear" draws x and two bias-free layers as torch.nn.Linear starts them, uniform in ±1/sqrt(32): about head_size/9.
    A draw is 4 examples of 8 tokens, 256 scores. ValueError for sizes below 1 or another init.
    """
    q, k = queries_and_keys(head_size, draws, seed, init)
    raw = (q @ k.transpose(-2, -1)).flatten(1).var(-1)  # (draws,)
    return raw, raw / head_size


def queries_and_keys(
    head_size: int, draws: int, seed: int, init: Literal["gaussian", "linear"] = "gaussian"
) -> tuple[Tensor, Tensor]:
    """Return the queries and keys of `score_variance`: two of (draws, 4, 8, head_size)."""
    validation.whole("head_size", head_size, low=1)
    validation.whole("draws", draws, low=1)
    validation.whole("seed", seed, low=-(2**63), high=2**64 - 1)
    generator = torch.Generator().manual_seed(seed)
    if init == "gaussian":
        k = torch.randn(draws, BATCH, LENGTH, head_size, generator=generator)
        q = torch.randn(draws, BATCH, LENGTH, head_size, generator=generator)
    elif init == "linear":
        x = torch.randn(draws, BATCH, LENGTH, WIDTH, generator=generator)
        wk, wq = (torch.rand(2, draws, 1, WIDTH, head_size, generator=generator) * 2 - 1) / math.sqrt(WIDTH)
        k, q = x @ wk, x @ wq
    else:
        raise ValueError(f"init must be 'gaussian' or 'linear', got {init!r}")
    return q, k
