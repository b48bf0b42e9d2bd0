"""One attention head, every step kept apart: scores, scaled, capped, biased, masked, weights, dropped, output."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from attn_core import grouped, notebook, sinks, summary, validation
from attn_core.dropout import drop

SMALLEST = torch.finfo(torch.float32).tiny  # below this a temperature is its limit, 0
LARGEST = torch.finfo(torch.float32).max  # beyond it a cap or a sink would be infinite
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
    cap          c > 0: scaled scores s become c·tanh(s/c), between -c and c (Gemma 2, Gemma Team 2024, section 2), or None
    sink         the score of a sink, which takes part in softmax and has no value, so that its share is missing from the
                 sum of a row's weights: a number, or one for each head (gpt-oss, OpenAI 2025, section 2.2); 0 adds 1 to the
                 denominator (Miller 2023, "Attention is off by one"); None: there is none. A temperature divides it, too
    """

    scale: float | None = None
    temperature: float = 1.0
    dropout: float = 0.0
    seed: int = 0
    power: float = 0.5
    cap: float | None = None
    sink: float | tuple[float, ...] | None = None

    def __post_init__(self) -> None:
        if self.scale is not None:
            validation.number("scale", self.scale)
        validation.number("temperature", self.temperature, low=0)
        validation.number("dropout", self.dropout, low=0, high=1)
        validation.whole("seed", self.seed, low=-(2**63), high=2**64 - 1)
        validation.number("power", self.power, low=0, high=1)
        if self.cap is not None:
            validation.number("cap", self.cap, low=SMALLEST, high=LARGEST)
        for sink in sinks.listed(self.sink):
            validation.number("sink", sink, low=-LARGEST, high=LARGEST)

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
    capped   (..., Tq, Tk)  cap * tanh(scaled / cap); scaled itself where there is no cap
    biased   (..., Tq, Tk)  capped + bias; capped itself where there is no bias
    masked   (..., Tq, Tk)  biased, -inf where not allowed
    weights  (..., Tq, Tk)  softmax(masked / temperature); rows sum to 1, or are 0 where nothing is allowed; with a
                            sink they sum to 1 less its share
    dropped  (..., Tq, Tk)  weights after dropout
    output   (..., Tq, Dv)  dropped @ v
    q, k, v, temperature    as they were given; of grouped heads k and v are repeated, so that each head finds its own
    group    how many heads share a head of keys and values, one after another; 1 unless heads are grouped
    sink     (..., Tq, 1)  the score of the sink beside each row of masked; None where there is none
    """

    scores: Tensor
    scaled: Tensor
    capped: Tensor
    biased: Tensor
    masked: Tensor
    weights: Tensor
    dropped: Tensor
    v: Tensor
    output: Tensor
    q: Tensor
    k: Tensor
    temperature: float = 1.0
    group: int = 1
    sink: Tensor | None = None

    def __repr__(self) -> str:
        """Return its shapes, type, ranges, the share of hidden cells and the largest weight, in six lines."""
        return summary.of_trace(self)

    def _repr_html_(self) -> str:
        """Return what a notebook shows: the weights as heatmaps, of the first heads, queries and keys."""
        return notebook.of_trace(self)

    @property
    def logits(self) -> Tensor:
        """What softmax is taken of, (..., Tq, Tk): masked / temperature, -inf where not allowed. A sink takes part besides.

        At temperature 0 (and below float32's smallest normal) it is the limit, up to a constant in each row: 0 for the
        largest and what is `tied` with it, the sink's score among them, -inf for the others.
        """
        if self.temperature < SMALLEST:
            masked, capped = sinks.beside(self.masked, self.sink), sinks.rounded(self.capped, self.sink)
            return _winners(masked, capped)[..., : self.masked.shape[-1]]
        return self.masked / min(self.temperature, torch.finfo(self.masked.dtype).max)

    def ties(self, at: tuple[int | slice, ...]) -> Tensor:
        """Return which scores of keys count as the largest of the rows at an index of the steps: see `tied`."""
        return tied(self.masked[at], unbiased=self.capped[at])

    def map(self, function: Callable[[Tensor], Tensor]) -> "AttentionTrace":
        """Return the trace with a function applied to every tensor; steps that are one tensor stay one."""
        tensors = {name: step for name, step in vars(self).items() if isinstance(step, Tensor)}
        distinct = {id(step): step for step in tensors.values()}
        made = {number: function(step) for number, step in distinct.items()}
        mapped = {name: made[id(step)] for name, step in tensors.items()}
        return AttentionTrace(**mapped, temperature=self.temperature, group=self.group)

    def contributions(self, query: int) -> Tensor:
        """Return what each key adds to one query's output: (..., Tk, Dv), which sums to it over Tk.

        query counts from 0; ValueError outside 0..Tq-1.
        """
        validation.whole("query", query, low=0, high=self.dropped.shape[-2] - 1)
        return self.dropped[..., query, :, None] * self.v.to(self.dropped.dtype)


def attend(  # noqa: PLR0913  the inputs of a call, and how it attends
    q: Tensor,
    k: Tensor,
    v: Tensor,
    allowed: Tensor | None = None,
    config: AttentionConfig = AttentionConfig(),
    *,
    bias: Tensor | None = None,
    check: bool = True,
) -> AttentionTrace:
    """Return softmax((q kᵀ * scale + bias) / temperature) v with every step on the way (Vaswani et al. 2017, equation 1).

    The config's cap bounds the scaled scores, and its sink takes a share of each row's softmax.

    q (..., Tq, Dk), k (..., Tk, Dk), v (..., Tk, Dv): one floating type, one device, finite; arrays of numpy and nested
    lists are taken, too. Leading axes broadcast; or k and v have fewer heads, (..., Hkv, Tk, Dk) with Hkv a divisor of q's
    H (see `grouped`).
    allowed broadcasts to (..., Tq, Tk); None hides nothing; a query that may see nothing gets weights and output 0.
    bias broadcasts to (..., Tq, Tk), of any floating type, finite: it is added to the scaled scores, capped if they are,
    before the mask, so at temperature 1 it is what scaled_dot_product_attention takes as a float mask; a temperature
    divides it, too.
    For half inputs the steps are float32 and output has the input's type.
    Raises ValueError for shapes, types, devices, masks or biases that don't fit, for NaN or infinities in q, k, v or bias,
    and for scores that overflow. check=False reads no values, so that torch.compile, torch.vmap and torch.export can trace
    a call without dropout: NaN, infinities and scores that overflow are not refused then.
    """
    q, k, v, allowed, bias = tensors(q, k, v, allowed, bias)
    group = grouped.size(q, k, v)
    k, v = grouped.repeated(k, group), grouped.repeated(v, group)
    bound = check_inputs(q, k, v, allowed, config, bias, values=check)
    found = steps(q, k, v, allowed, config, bias, values=check)
    check_scores(bound, found)
    return found if group == 1 else replace(found, group=group)


def tensors(
    q: Tensor, k: Tensor, v: Tensor, allowed: Tensor | None, bias: Tensor | None
) -> tuple[Tensor, Tensor, Tensor, Tensor | None, Tensor | None]:
    """Return attend's inputs as tensors; ValueError that names one that holds no numbers."""
    q, k, v = (validation.tensor(name, value) for name, value in (("q", q), ("k", k), ("v", v)))
    allowed = None if allowed is None else validation.tensor("allowed", allowed)
    return q, k, v, allowed, None if bias is None else validation.tensor("bias", bias)


def check_scores(bound: float, found: AttentionTrace) -> None:
    """Raise ValueError where scores overflow; bound: as `check_inputs` returns it, so that most are never looked through."""
    if bound < torch.finfo(found.scores.dtype).max:
        return
    for name, step in (("scores", found.scores), ("scaled scores", found.scaled)):
        if not torch.isfinite(step).all():
            raise ValueError(f"{name} overflow {step.dtype}: q and k (or the scale) are too large to multiply")
    if not torch.isfinite(found.biased).all():
        raise ValueError(f"biased scores overflow {found.biased.dtype}: the bias is too large to add")


def check_inputs(  # noqa: PLR0913  those of attend
    q: Tensor,
    k: Tensor,
    v: Tensor,
    allowed: Tensor | None,
    config: AttentionConfig,
    bias: Tensor | None = None,
    *,
    values: bool = True,
) -> float:
    """Check attend's inputs, heads repeated; return a bound on the magnitude of scores, scaled and biased ones.

    values=False checks shapes, types and devices alone, and returns 0.
    """
    validation.same_kind(q=q, k=k, v=v)
    shape = (*validation.shapes(q, k, v), q.shape[-2], k.shape[-2])
    if allowed is not None:
        validation.mask(allowed, shape)
    sinks.check(config.sink, q)
    added = 0.0 if bias is None else validation.bias(bias, shape, values)
    if not values:
        return 0.0
    largest_q, largest_k, _ = validation.finite("q", q), validation.finite("k", k), validation.finite("v", v)
    width = q.shape[-1]
    return max(1.0, largest_q * largest_k * width) * max(1.0, abs(config.factor(width))) + added


def steps(  # noqa: PLR0913  those of attend
    q: Tensor,
    k: Tensor,
    v: Tensor,
    allowed: Tensor | None,
    config: AttentionConfig,
    bias: Tensor | None = None,
    *,
    values: bool = True,
) -> AttentionTrace:
    """Return the steps of inputs that have been checked, heads repeated.

    values=False doesn't read the mask to find out whether a query sees nothing: it computes as if one did.
    """
    wide = torch.promote_types(q.dtype, torch.float32)
    scores = q.to(wide) @ k.to(wide).transpose(-2, -1)  # (..., Tq, Tk)
    scaled = scores * config.factor(q.shape[-1])
    capped = scaled if config.cap is None else soft_cap(scaled, config.cap)
    biased = capped if bias is None else capped + bias.to(capped)
    masked = biased if allowed is None else torch.where(allowed.to(q.device), biased, -math.inf)
    blind = allowed is not None and not (values and allowed.any(-1).all().item())  # a query sees nothing
    sink = sinks.column(config.sink, masked)
    weights = softmax(masked, config.temperature, may_be_empty=blind, unbiased=capped, sink=sink)
    dropped = drop(weights, config.dropout, config.seed)
    output = (dropped @ v.to(wide)).to(v.dtype)  # (..., Tq, Dv)
    found = (scores, scaled, capped, biased, masked, weights, dropped, v, output, q, k)
    return AttentionTrace(*found, temperature=config.temperature, sink=sink)


def soft_cap(scores: Tensor, cap: float) -> Tensor:
    """Return cap * tanh(scores / cap), of the shape of scores, between -cap and cap > 0; small scores hardly change.

    Source: Gemma Team 2024 (Gemma 2), section 2, "Logit soft-capping".
    """
    return cap * torch.tanh(scores / cap)


def softmax(
    masked: Tensor,
    temperature: float = 1.0,
    may_be_empty: bool = True,
    unbiased: Tensor | None = None,
    sink: Tensor | None = None,
) -> Tensor:
    """Return softmax(masked / temperature) over the last axis, and 0 for a row that is all -inf.

    masked (..., Tk) holds finite numbers or -inf; below float32's smallest normal a temperature is the limit 0: the
    largest score takes all, scores that are `tied` share, gradients are 0. may_be_empty=False promises that no row is all
    -inf. unbiased (..., Tk), as in `tied`: the scores before a bias was added. sink (..., 1): the score of a sink, which
    takes its share of each row and is left out of what is returned.
    """
    if masked.shape[-1] == 0:
        return masked
    if sink is not None:
        if temperature < SMALLEST:  # only there it is asked which scores are tied
            unbiased = sinks.rounded(masked if unbiased is None else unbiased, sink)
        return softmax(sinks.beside(masked, sink), temperature, may_be_empty=False, unbiased=unbiased)[..., :-1]
    empty = (masked == -math.inf).all(-1, keepdim=True) if may_be_empty else None
    if empty is not None:
        masked = masked.masked_fill(empty, 0.0)  # so that no NaN arises, not in the gradients either
    if temperature < SMALLEST:
        masked = _winners(masked, unbiased)
    elif temperature != 1:
        finite = min(float(temperature), torch.finfo(masked.dtype).max)  # as infinity it would make NaN of -inf
        masked = (masked - masked.detach().amax(-1, keepdim=True)) / finite
    weights = torch.softmax(masked, -1)
    return weights if empty is None else weights.masked_fill(empty, 0.0)


def tied(scores: Tensor, tolerance: float = EQUAL, unbiased: Tensor | None = None) -> Tensor:
    """Return which scores of each row (..., Tk) count as its largest: booleans, none in a row that is all -inf.

    A score counts that is below the largest by at most `tolerance` of the largest finite magnitude in the row. Equal keys
    need this: their float32 scores can differ in the last digits, by the order in which the products are added.
    unbiased (..., Tk): the scores before a bias was added, where one was. Their magnitudes count, and that of the largest
    score: a bias of -1e9 on one key rounds no other score.
    """
    if scores.shape[-1] == 0:
        return torch.zeros_like(scores, dtype=torch.bool)
    top, rounded = scores.amax(-1, keepdim=True), scores if unbiased is None else unbiased
    magnitude = rounded.masked_fill(scores == -math.inf, 0.0).abs().amax(-1, keepdim=True)
    if unbiased is not None:
        magnitude = torch.maximum(magnitude, top.abs())
    return top - scores <= tolerance * magnitude  # -inf less -inf is NaN, which is no tie


def _winners(masked: Tensor, unbiased: Tensor | None) -> Tensor:
    return torch.where(tied(masked, unbiased=unbiased), masked * 0, -math.inf)
