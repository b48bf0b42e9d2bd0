"""What large scores do to softmax: spread of q·k against theory, sharpness against head size, lost gradient, overflow."""

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from attn_core import sharpness, validation
from attn_core.attention import SMALLEST, softmax

KEYS = 64  # how many keys a query of `against_head_size` looks at
NORMAL_95 = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class SizeCurve(NamedTuple):
    """The mean over draws for each head size: the largest weight, and the effective number of keys."""

    largest: list[float]
    effective: list[float]


def against_head_size(
    sizes: Sequence[int], draws: int, seed: int, init: Literal["gaussian", "linear"] = "gaussian", d_model: int = 512
) -> dict[str, SizeCurve]:
    """Return how sharp one query's softmax over 64 keys is for each head size, by scale: "none", "head", "model".

    "none" leaves scores as they are, "head" divides them by sqrt(head size), "model" by sqrt(d_model), the classic
    slip. "gaussian" draws q and k with unit variance, "linear" puts unit-Gaussian tokens of width d_model through two
    layers as torch.nn.Linear starts them. All sizes are cut from one draw, so curves are smooth.
    ValueError for sizes below 1, no sizes, or another init. Source: Vaswani et al. 2017, section 3.2.1.
    """
    if not sizes:
        raise ValueError("sizes must hold at least one head size, got none")
    for size in sizes:
        validation.whole("a head size", size, low=1)
    validation.whole("d_model", d_model, low=1)
    q, k = _query_and_keys(max(sizes), draws, seed, init, d_model)
    scores = torch.stack([(k[..., :size] @ q[..., :size, None]).squeeze(-1) for size in sizes])  # (sizes, draws, KEYS)
    heads = torch.tensor(list(sizes), dtype=scores.dtype).reshape(-1, 1, 1)
    curves = {}
    for name, divisor in (("none", 1.0), ("head", heads.sqrt()), ("model", math.sqrt(d_model))):
        weights = softmax(scores / divisor, may_be_empty=False)
        means = [measure(weights).mean(-1).tolist() for measure in (sharpness.largest, sharpness.effective_keys)]
        curves[name] = SizeCurve(*means)
    return curves


def _query_and_keys(size: int, draws: int, seed: int, init: str, d_model: int) -> tuple[Tensor, Tensor]:
    """Return one query (draws, size) and its keys (draws, KEYS, size)."""
    validation.whole("draws", draws, low=1)
    validation.whole("seed", seed, low=-(2**63), high=2**64 - 1)
    generator = torch.Generator().manual_seed(seed)
    if init == "gaussian":
        drawn = torch.randn(draws, KEYS + 1, size, generator=generator)
        return drawn[:, 0], drawn[:, 1:]
    if init != "linear":
        raise ValueError(f"init must be 'gaussian' or 'linear', got {init!r}")
    x = torch.randn(draws, KEYS, d_model, generator=generator)
    wk, wq = (torch.rand(2, d_model, size, generator=generator) * 2 - 1) / math.sqrt(d_model)
    return x[:, 0] @ wq, x @ wk


def variance_in_theory(head_size: int, init: Literal["gaussian", "linear"] = "gaussian") -> float:
    """Return the variance that q·k has on average: head_size for unit-Gaussian q and k, head_size / 9 after layers.

    A layer as torch.nn.Linear starts it is uniform in ±1/sqrt(width): each output has variance 1/3, and 1/3 · 1/3 is
    left for each product. ValueError for a size below 1 or another init.
    """
    validation.whole("head_size", head_size, low=1)
    if init not in ("gaussian", "linear"):
        raise ValueError(f"init must be 'gaussian' or 'linear', got {init!r}")
    return head_size / (9 if init == "linear" else 1)


def variance_band(head_size: int) -> tuple[float, float]:
    """Return between what 95 % of the draws of `sharpness.score_variance` lie, for unit-Gaussian q and k, unscaled.

    A draw's variance is taken over B examples of T·T scores that share queries and keys: its own variance is
    (2d² + 6d + 4d(T - 1)) / (B·T²), with d the head size. The band is that of the log-normal distribution of the same
    mean and variance, an approximation. 12.4 to 20.3 at head size 16. ValueError for a size below 1.
    """
    validation.whole("head_size", head_size, low=1)
    d, length = head_size, sharpness.LENGTH
    spread = (2 * d**2 + 6 * d + 4 * d * (length - 1)) / (sharpness.BATCH * length**2)
    log_variance = math.log1p(spread / d**2)
    middle, reach = math.log(d) - log_variance / 2, NORMAL_95 * math.sqrt(log_variance)
    return math.exp(middle - reach), math.exp(middle + reach)


def jacobian(scores: Tensor, temperature: float = 1.0, per_score: bool = True) -> Tensor:
    """Return how each weight of softmax(scores / temperature) answers to each score: (..., Tk, Tk), symmetric.

    With p the weights it is (diag(p) - p pᵀ) / temperature; per_score=False leaves the division out: the answer to
    scores / temperature, what the softmax alone lets through. Rows sum to 0. scores (..., Tk) may hold -inf. At
    temperature 0 (and below float32's smallest normal) it is 0: the limit is flat. ValueError for a temperature that
    is negative or not finite.
    """
    p = sharpness.over_temperatures(scores, torch.tensor([temperature], dtype=torch.float64))[0]
    outer = p[..., :, None] * p[..., None, :]
    if temperature < SMALLEST:
        return outer * 0
    return (torch.diag_embed(p) - outer) / (temperature if per_score else 1.0)


def jacobian_size(scores: Tensor, temperatures: Tensor, per_score: bool = True) -> Tensor:
    """Return (n, ...), the size of `jacobian` at every temperature: its largest singular value.

    It is the most that a small change of the scores, as a length, grows or shrinks on its way to the weights, computed
    in float64. One-hot weights give 0. As the temperature rises, per_score=False ends at 1 / n for n visible keys, all
    weights equal; per_score=True falls to 0, as 1 / temperature. Before that it can exceed 1, per_score=False never 1/2.
    """
    if temperatures.ndim != 1:
        raise ValueError(f"temperatures must have 1 axis, got shape {tuple(temperatures.shape)}")
    found = [jacobian(scores.double(), t, per_score) for t in temperatures.tolist()]
    sizes = [sharpness.largest(torch.linalg.eigvalsh(each)).clamp(min=0) for each in found]  # symmetric, none below 0
    return torch.stack(sizes) if sizes else torch.zeros(0, *scores.shape[:-1], dtype=torch.float64)


class Naive(NamedTuple):
    """Softmax without taking the largest score away first, (Tk,) each; None where the result is not a number.

    exponentials   exp(score); None where it overflows
    total          their sum; None where that overflows
    weights        exponential / total, as computed; None where that is infinity / infinity or 0 / 0
    finite         whether each weight is a number
    """

    exponentials: list[float | None]
    total: float | None
    weights: list[float | None]
    finite: list[bool]


def naive_softmax(scores: Tensor) -> Naive:
    """Return exp(s) / sum(exp(s)) as it comes, in the type of scores (Tk,), with what is not a number marked.

    float32 overflows beyond a score of 88.7, float64 beyond 709.7. ValueError unless scores is floating with 1 axis
    and holds no NaN.
    """
    if scores.ndim != 1 or not scores.dtype.is_floating_point or scores.isnan().any():
        raise ValueError(f"scores must be floating with 1 axis and no NaN, got {scores.dtype} of {tuple(scores.shape)}")
    exponentials = scores.exp()
    total = exponentials.sum()
    weights = exponentials / total
    return Naive(_plain(exponentials), _plain(total[None])[0], _plain(weights), weights.isfinite().tolist())


def _plain(row: Tensor) -> list[float | None]:
    """Return a row as floats, None for what is infinite or NaN."""
    return [value if math.isfinite(value) else None for value in row.tolist()]


def shifted(scores: Tensor, constant: float) -> tuple[Tensor, float]:
    """Return softmax(scores + constant), (..., Tk), and its largest difference from softmax(scores): rounding alone.

    A large constant costs digits of the scores before softmax sees them: the difference grows with it, up to about
    constant · 1e-7 in float32; a constant that scores + constant can't hold gives NaN.
    ValueError for a constant that is not finite or scores that don't float.
    """
    validation.number("constant", constant)
    if not scores.dtype.is_floating_point:
        raise ValueError(f"scores must be floating, got {scores.dtype}")
    moved = softmax(scores + constant)
    return moved, (moved - softmax(scores)).abs().max().item() if scores.numel() else 0.0
