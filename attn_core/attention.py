"""One attention head, every step kept apart: scores, scaled, masked, weights, dropped, output."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from attn_core import validation
from attn_core.dropout import drop

SMALLEST = torch.finfo(torch.float32).tiny  # below this a temperature is its limit, 0
EQUAL = 1e-5  # of the largest magnitude in a row of scores: what float32 may make of one score, summed over 128 products


@dataclass(frozen=True)
class AttentionConfig:
    """How scores become weights. Checked when made: a bad field is a ValueError that names it.

    scale        what scores are multiplied by; None means 1/Dk^power, 1.0 unscaled
    temperature  what scaled scores are divided by before softmax, >= 0; 0 puts all weight on the largest, ties share: what
                 counts as one, `tied` says
    dropout, seed   probability in [0, 1] that a weight is set to 0 (see `dropout.drop`), and which ones are
    power        of the width of a head, in [0, 1], where scale is None: 0.5 divides by sqrt(Dk) (Vaswani et al. 2017,
                 section 3.2.1), 0 by 1, 1 by Dk
    """

    scale: float | None = None
    temperature: float = 1.0
    dropout: float = 0.0
    seed: int = 0
    power: float = 0.5

    def __post_init__(self) -> None:
        if self.scale is not None:
            validation.number("scale", self.scale)
        validation.number("temperature", self.temperature, low=0)
        validation.number("dropout", self.dropout, low=0, high=1)
        validation.whole("seed", self.seed, low=-(2**63), high=2**64 - 1)
        validation.number("power", self.power, low=0, high=1)

    def factor(self, head_size: int) -> float:
        """Return what scores are multiplied by for heads of this size."""
        if self.scale is not None:
            return float(self.scale)
        return 1 / float(math.sqrt(head_size) if self.power == 0.5 else head_size**self.power)


@dataclass(frozen=True, eq=False)
class AttentionTrace:
    """Every step of one call of `attend`, float32 or wider; for half inputs q, k, v and output are half.

    scores   (..., Tq, Tk)  q·k
    scaled   (..., Tq, Tk)  scores * scale
    masked   (..., Tq, Tk)  scaled, -inf where not allowed
    weights  (..., Tq, Tk)  softmax(masked / temperature); rows sum to 1, or are 0 where nothing is allowed
    dropped  (..., Tq, Tk)  weights after dropout
    output   (..., Tq, Dv)  dropped @ v
    q, k, v, temperature    as they were given
    """

    scores: Tensor
    scaled: Tensor
    masked: Tensor
    weights: Tensor
    dropped: Tensor
    v: Tensor
    output: Tensor
    q: Tensor
    k: Tensor
    temperature: float = 1.0

    @property
    def logits(self) -> Tensor:
        """What softmax is taken of, (..., Tq, Tk): masked / temperature, -inf where not allowed.

        At temperature 0 (and below float32's smallest normal) it is the limit, up to a constant in each row: 0 for the
        largest and what is `tied` with it, -inf for the others.
        """
        if self.temperature < SMALLEST:
            return _winners(self.masked)
        return self.masked / min(self.temperature, torch.finfo(self.masked.dtype).max)

    def map(self, function: Callable[[Tensor], Tensor]) -> "AttentionTrace":
        """Return the trace with a function applied to every tensor."""
        tensors = {name: function(step) for name, step in vars(self).items() if name != "temperature"}
        return AttentionTrace(**tensors, temperature=self.temperature)

    def contributions(self, query: int) -> Tensor:
        """Return what each key adds to one query's output: (..., Tk, Dv), which sums to it over Tk.

        query counts from 0; ValueError outside 0..Tq-1.
        """
        validation.whole("query", query, low=0, high=self.dropped.shape[-2] - 1)
        return self.dropped[..., query, :, None] * self.v.to(self.dropped.dtype)


def attend(
    q: Tensor, k: Tensor, v: Tensor, allowed: Tensor | None = None, config: AttentionConfig = AttentionConfig()
) -> AttentionTrace:
    """Return softmax(q kᵀ * scale / temperature) v with every step on the way (Vaswani et al. 2017, equation 1).

    q (..., Tq, Dk), k (..., Tk, Dk), v (..., Tk, Dv): one floating type, one device, finite. Leading axes broadcast.
    allowed broadcasts to (..., Tq, Tk); None hides nothing; a query that may see nothing gets weights and output 0.
    For half inputs the steps are float32 and output has the input's type.
    Raises ValueError for shapes, types, devices or masks that don't fit, for NaN or infinities in q, k or v, and for
    scores that overflow.
    """
    bound = check(q, k, v, allowed, config)
    scores, scaled, masked, weights, dropped, output = steps(q, k, v, allowed, config)
    check_scores(bound, scores, scaled)
    return AttentionTrace(scores, scaled, masked, weights, dropped, v, output, q, k, config.temperature)


def check_scores(bound: float, scores: Tensor, scaled: Tensor) -> None:
    """Raise ValueError where scores overflow; bound: as `check` returns it, so that most are never looked through."""
    for name, step in (("scores", scores), ("scaled scores", scaled)):
        if not bound < torch.finfo(step.dtype).max and not torch.isfinite(step).all():
            raise ValueError(f"{name} overflow {step.dtype}: q and k (or the scale) are too large to multiply")


def check(q: Tensor, k: Tensor, v: Tensor, allowed: Tensor | None, config: AttentionConfig) -> float:
    """Check attend's inputs; return a bound on the magnitude of scores and scaled scores."""
    validation.same_kind(q=q, k=k, v=v)
    lead = validation.shapes(q, k, v)
    if allowed is not None:
        validation.mask(allowed, (*lead, q.shape[-2], k.shape[-2]))
    largest_q, largest_k, _ = validation.finite("q", q), validation.finite("k", k), validation.finite("v", v)
    width = q.shape[-1]
    return max(1.0, largest_q * largest_k * width) * max(1.0, abs(config.factor(width)))


def steps(q: Tensor, k: Tensor, v: Tensor, allowed: Tensor | None, config: AttentionConfig) -> tuple[Tensor, ...]:
    """Return scores, scaled, masked, weights, dropped, output of inputs that have been checked."""
    wide = torch.promote_types(q.dtype, torch.float32)
    scores = q.to(wide) @ k.to(wide).transpose(-2, -1)  # (..., Tq, Tk)
    scaled = scores * config.factor(q.shape[-1])
    masked = scaled if allowed is None else torch.where(allowed.to(q.device), scaled, -math.inf)
    blind = allowed is not None and not allowed.any(-1).all().item()  # a query sees nothing
    weights = softmax(masked, config.temperature, may_be_empty=blind)
    dropped = drop(weights, config.dropout, config.seed)
    output = (dropped @ v.to(wide)).to(v.dtype)  # (..., Tq, Dv)
    return scores, scaled, masked, weights, dropped, output


def softmax(masked: Tensor, temperature: float = 1.0, may_be_empty: bool = True) -> Tensor:
    """Return softmax(masked / temperature) over the last axis, and 0 for a row that is all -inf.

    masked (..., Tk) holds finite numbers or -inf; below float32's smallest normal a temperature is the limit 0: the
    largest score takes all, scores that are `tied` share, gradients are 0. may_be_empty=False promises that no row is all
    -inf.
    """
    if masked.shape[-1] == 0:
        return masked
    empty = (masked == -math.inf).all(-1, keepdim=True) if may_be_empty else None
    if empty is not None:
        masked = masked.masked_fill(empty, 0.0)  # so that no NaN arises, not in the gradients either
    if temperature < SMALLEST:
        masked = _winners(masked)
    elif temperature != 1:
        finite = min(float(temperature), torch.finfo(masked.dtype).max)  # as infinity it would make NaN of -inf
        masked = (masked - masked.detach().amax(-1, keepdim=True)) / finite
    weights = torch.softmax(masked, -1)
    return weights if empty is None else weights.masked_fill(empty, 0.0)


def tied(scores: Tensor, tolerance: float = EQUAL) -> Tensor:
    """Return which scores of each row (..., Tk) count as its largest: booleans, none in a row that is all -inf.

    A score counts that is below the largest by at most `tolerance` of the largest finite magnitude in the row. Equal keys
    need this: their float32 scores can differ in the last digits, by the order in which the products are added.
    """
    if scores.shape[-1] == 0:
        return torch.zeros_like(scores, dtype=torch.bool)
    magnitude = scores.masked_fill(scores == -math.inf, 0.0).abs().amax(-1, keepdim=True)
    return scores.amax(-1, keepdim=True) - scores <= tolerance * magnitude  # -inf less -inf is NaN, which is no tie


def _winners(masked: Tensor) -> Tensor:
    return torch.where(tied(masked), masked * 0, -math.inf)


def attend_output(
    q: Tensor, k: Tensor, v: Tensor, allowed: Tensor | None = None, config: AttentionConfig = AttentionConfig()
) -> Tensor:
    """Return attend(...).output alone, (..., Tq, Dv), through torch's fused function where that can express it.

    Dropout, temperature 0, half types, no keys and scores near the overflow go through `attend`. Raises what it raises.
    """
    bound = check(q, k, v, allowed, config)
    wide = q.dtype in (torch.float32, torch.float64)
    limit = torch.finfo(torch.float32).max * min(1.0, config.temperature)
    if config.dropout or not wide or k.shape[-2] == 0 or config.temperature < SMALLEST or not bound < limit:
        return attend(q, k, v, allowed, config).output
    lead = validation.joint(q.shape[:-2], k.shape[:-2], v.shape[:-2]) or ()
    if allowed is not None:  # the fused function takes no leading axes in the mask that q lacks
        allowed = _with_four_axes(torch.atleast_2d(allowed).to(q.device))
        q = q.expand(*lead, -1, -1)
    scale = config.factor(q.shape[-1]) / config.temperature
    q, k, v = map(_with_four_axes, (q, k, v))
    return scaled_dot_product_attention(q, k, v, attn_mask=allowed, scale=scale).reshape(*lead, q.shape[-2], v.shape[-1])


def _with_four_axes(x: Tensor) -> Tensor:
    """Return x with leading axes of 1 up to 4 axes: torch's fused kernels take no fewer, its plain formula is slower."""
    return x[(None,) * (4 - x.ndim)] if x.ndim < 4 else x
