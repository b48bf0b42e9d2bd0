"""What large scores do: the variance of q·k over many draws beside theory, and sharpness, by head size and divisor."""

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from attn_core import sharpness
from attn_core.attention import softmax
from attn_core.cache import remember
from attn_core.score_scales import Divisor, ways

KEYS = 64  # of a query of `against_head_size`
END = 32  # of the whole numbers at which `score_counts` counts
WIDEST = 128  # head size of which `random_rows` are cut
NORMAL_95 = 1.959964  # standard deviations around the mean that contain 95 % of a normal distribution
MIDDLE_95 = (0.025, 0.975)

Init = Literal["gaussian", "linear"]
PRODUCTS = {"gaussian": 1, "linear": 9}  # 1 / the variance of a number of q times one of k


class SizeCurve(NamedTuple):
    """For each head size: the means over draws of the largest weight and the effective keys, and how many rows saturate."""

    largest: list[float]
    effective: list[float]
    saturated: list[int]


def against_head_size(
    sizes: Sequence[int], draws: int, seed: int, init: Init = "gaussian", d_model: int = 512, divisor: Divisor = Divisor()
) -> dict[str, SizeCurve]:
    """Return how sharp one query's softmax over 64 keys is for each head size, for each of WAYS, and for a divisor.

    "gaussian" draws q and k with unit variance, "linear" puts unit-Gaussian tokens of width d_model through two
    layers as torch.nn.Linear starts them. All sizes are cut from one draw, so curves are smooth. Source: Vaswani et al.
    2017, section 3.2.1.
    """
    drawn = tuple(sizes), draws, seed, init, d_model
    return {name: _curve(drawn, each) for name, each in ways(divisor).items()}


@remember
def _curve(drawn: tuple[tuple[int, ...], int, int, Init, int], divisor: Divisor) -> SizeCurve:
    """Return the curve of one divisor; drawn: the distribution of the scores."""
    scores, (sizes, *_, d_model) = _scores(*drawn), drawn
    divisors = torch.tensor([divisor.number(size, d_model) for size in sizes], dtype=scores.dtype).reshape(-1, 1, 1)
    weights = softmax(scores / divisors, may_be_empty=False)
    largest, effective = (measure(weights).mean(-1).tolist() for measure in (sharpness.largest, sharpness.effective_keys))
    return SizeCurve(largest, effective, sharpness.saturated(weights).sum(-1).tolist())


@remember
def _scores(sizes: Sequence[int], draws: int, seed: int, init: Init, d_model: int) -> Tensor:
    """Return the scores of one query a draw, (sizes, draws, KEYS), drawn once for every divisor."""
    q, k = _query_and_keys(max(sizes), draws, seed, init, d_model)
    return torch.stack([(k[..., :size] @ q[..., :size, None]).squeeze(-1) for size in sizes])


@remember
def random_rows(head_size: int, keys: int, draws: int, seed: int) -> Tensor:
    """Return softmax of undivided scores, (draws, keys): each row one random query over at most KEYS random keys.

    q and k have unit variance; a narrow head has the first numbers of the widest one's q and k (WIDEST).
    """
    return softmax(_scores((head_size, WIDEST), draws, seed, "gaussian", WIDEST)[0, :, :keys], may_be_empty=False)


@remember
def score_counts(head_size: int, d_model: int, divisor: Divisor, draws: int, seed: int, init: Init) -> list[int]:
    """Return how many scores of the first draw of `draw_variances`, once divided, are nearest to -END, …, 0, …, END.

    Scores farther from 0 count at the ends.
    """
    q, k = sharpness.queries_and_keys(head_size, draws, seed, init)
    scores = (q[0] @ k[0].transpose(-2, -1)).flatten() / divisor.number(head_size, d_model)
    nearest = scores.round().clamp(-END, END).long() + END
    return torch.bincount(nearest, minlength=2 * END + 1).tolist()


def _query_and_keys(size: int, draws: int, seed: int, init: Init, d_model: int) -> tuple[Tensor, Tensor]:
    """Return one query (draws, size) and its keys (draws, KEYS, size)."""
    generator = torch.Generator().manual_seed(seed)
    if init == "gaussian":
        drawn = torch.randn(draws, KEYS + 1, size, generator=generator)
        return drawn[:, 0], drawn[:, 1:]
    x = torch.randn(draws, KEYS, d_model, generator=generator)
    wk, wq = (torch.rand(2, d_model, size, generator=generator) * 2 - 1) / math.sqrt(d_model)
    return x[:, 0] @ wq, x @ wk


def variance_in_theory(head_size: int, d_model: int, divisor: Divisor, init: Init = "gaussian") -> float:
    """Return the variance that q·k has on average once it is divided.

    Undivided: head_size for unit-Gaussian q and k, head_size / 9 after layers as torch.nn.Linear starts them, whose
    outputs have variance 1/3.
    """
    return head_size / PRODUCTS[init] / divisor.of_variance(head_size, d_model)


def variance_band(head_size: int, d_model: int, divisor: Divisor, init: Init = "gaussian") -> tuple[float, float] | None:
    """Return the interval with 95 % of the draws of `draw_variances`; None after layers, for which no theory is given here.

    A draw's variance is taken over B examples of T·T scores that share queries and keys: its own variance is
    (2d² + 6d + 4d(T - 1)) / (B·T²), with d the head size. The band is that of the log-normal distribution of the same
    mean and variance, an approximation. 12.4 to 20.3 at head size 16, undivided.
    """
    if init != "gaussian":
        return None
    d, length = head_size, sharpness.LENGTH
    variance = (2 * d**2 + 6 * d + 4 * d * (length - 1)) / (sharpness.BATCH * length**2)
    log_variance = math.log1p(variance / d**2)
    middle, reach = math.log(d) - log_variance / 2, NORMAL_95 * math.sqrt(log_variance)
    by = divisor.of_variance(head_size, d_model)
    return math.exp(middle - reach) / by, math.exp(middle + reach) / by


@remember
def product_variance(head_size: int, draws: int, seed: int, init: Init = "gaussian") -> float:
    """Return the variance of all products q_i k_i of which the scores of the first of these draws are the sums.

    By theory 1 for unit-Gaussian q and k, 1/9 after layers as torch.nn.Linear starts them.
    """
    q, k = sharpness.queries_and_keys(head_size, draws, seed, init)
    return (q[0, :, :, None] * k[0, :, None]).var().item()


class Variances(NamedTuple):
    """The variance of q·k at one head size: one number per draw, the theoretical value, and the middle 95 % of draws."""

    drawn: list[float]
    theory: float
    middle: tuple[float, float]


def draw_variances(
    head_size: int, d_model: int, divisor: Divisor, draws: int, seed: int, init: Init = "gaussian"
) -> Variances:
    """Return the variances of many draws of `sharpness.score_variance` at one head size, once scores are divided."""
    drawn = _undivided(head_size, draws, seed, init).double() / divisor.of_variance(head_size, d_model)
    low, high = torch.quantile(drawn, torch.tensor(MIDDLE_95, dtype=torch.float64)).tolist()
    return Variances(drawn.tolist(), variance_in_theory(head_size, d_model, divisor, init), (low, high))


@remember
def _undivided(head_size: int, draws: int, seed: int, init: Init) -> Tensor:
    """Return the variances before dividing, drawn once for every way of dividing and every d_model."""
    return sharpness.score_variance(head_size, draws, seed, init)[0]
