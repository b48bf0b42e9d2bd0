"""Operations on a model's attention: each changes what its heads do between the projections and W_O."""

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

import torch
from torch import Tensor

from attn_core import grouped, sinks, validation
from attn_core.attention import AttentionConfig, AttentionTrace, attend
from attn_core.masks import MASKS

T = TypeVar("T")
MASKED = {"causal": 0, "window": 2, "no_first": 0}  # what the operation "mask" may hide, and the number that the mask reads
PATCHED = ("output", "pattern")  # what the operation "patch" may take from the run on a second text


@dataclass(frozen=True)
class Operation:
    """One change of a model's attention.

    kind         one of KINDS
    layer, head  where, from 0; None: in every layer, in every head
    query, key   for "cut": the query that may no longer attend to the key, from 0
    value        for "temperature": T, from 0 to 8; for "mask": one of MASKED; for "patch": one of PATCHED
    """

    kind: str
    layer: int | None = None
    head: int | None = None
    query: int | None = None
    key: int | None = None
    value: float | str | None = None

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"kind must be one of {', '.join(KINDS)}, got {self.kind!r}")
        for name in ("layer", "head", "query", "key"):
            if getattr(self, name) is not None:
                validation.whole(name, getattr(self, name), low=0)
        KINDS[self.kind].check(self)

    def acts_on(self, layer: int) -> bool:
        """Return whether it changes a layer."""
        return self.layer in (None, layer)


@dataclass(frozen=True, eq=False)
class Conditions:
    """Under which the H heads of a layer attend: allowed (H, T, T), the scale and the temperature of each head.

    own       how the layer attends without operations, its cap and its sinks among it
    patches   what each head takes from the run on a second text: one of PATCHED, or None
    """

    allowed: Tensor
    scales: tuple[float, ...]
    temperatures: tuple[float, ...]
    patches: tuple[str | None, ...]
    own: AttentionConfig


class Kind(NamedTuple):
    """A kind of operation.

    change   (conditions, the operation, its heads) → the conditions that result; it changes no tensor in place
    needs    the fields that it needs besides layer and head
    check    raises ValueError where the operation lacks what it needs, or has a value out of range
    """

    change: Callable[[Conditions, Operation, Sequence[int]], Conditions]
    needs: tuple[str, ...] = ()
    check: Callable[[Operation], None] = lambda operation: None


def _hidden(conditions: Conditions, heads: Sequence[int], allowed: Tensor) -> Conditions:
    """Return conditions under which these heads see no more than `allowed`, (T, T)."""
    narrowed = conditions.allowed.clone()
    narrowed[list(heads)] &= allowed
    return replace(conditions, allowed=narrowed)


def _off(conditions: Conditions, operation: Operation, heads: Sequence[int]) -> Conditions:
    """Hide everything: a query that sees nothing gets the output 0; an earlier patch has no effect then."""
    hidden = _hidden(conditions, heads, torch.zeros_like(conditions.allowed[0]))
    return replace(hidden, patches=_set(conditions.patches, heads, None))


def _uniform(conditions: Conditions, operation: Operation, heads: Sequence[int]) -> Conditions:
    """Multiply scores by 0: all visible keys get equal weights, and a sink keeps its score."""
    return replace(conditions, scales=_set(conditions.scales, heads, 0.0))


def _temperature(conditions: Conditions, operation: Operation, heads: Sequence[int]) -> Conditions:
    return replace(conditions, temperatures=_set(conditions.temperatures, heads, float(operation.value or 0)))


def _scale(conditions: Conditions, operation: Operation, heads: Sequence[int]) -> Conditions:
    """Leave scores as they are: no 1/√head_size; weights that are equal already stay so."""
    scored = [head for head in heads if conditions.scales[head]]
    return replace(conditions, scales=_set(conditions.scales, scored, 1.0))


def _mask(conditions: Conditions, operation: Operation, heads: Sequence[int]) -> Conditions:
    length = conditions.allowed.shape[-1]
    if operation.value == "no_first":
        allowed = torch.ones(length, length, dtype=torch.bool)
        allowed[:, 0] = False
    else:
        allowed = MASKS[str(operation.value)].allowed(length, length, MASKED[str(operation.value)])
    return _hidden(conditions, heads, allowed)


def _cut(conditions: Conditions, operation: Operation, heads: Sequence[int]) -> Conditions:
    """Hide one key from one query: the rest of the row shares its weight."""
    length = conditions.allowed.shape[-1]
    for name in ("query", "key"):
        validation.whole(name, getattr(operation, name), low=0, high=length - 1)
    allowed = torch.ones(length, length, dtype=torch.bool)
    allowed[operation.query, operation.key] = False
    return _hidden(conditions, heads, allowed)


def _patch(conditions: Conditions, operation: Operation, heads: Sequence[int]) -> Conditions:
    """Take the heads' outputs, or their weights, from the run on a second text, whatever else is done to their scores."""
    return replace(conditions, patches=_set(conditions.patches, heads, str(operation.value)))


def _set(values: tuple[T, ...], heads: Sequence[int], value: T) -> tuple[T, ...]:
    return tuple(value if head in heads else before for head, before in enumerate(values))


def _check_temperature(operation: Operation) -> None:
    if not isinstance(operation.value, (int, float)):
        raise ValueError(f"value must be a temperature, got {operation.value!r}")
    validation.number("value", operation.value, low=0, high=8)


def _check_mask(operation: Operation) -> None:
    if operation.value not in MASKED:
        raise ValueError(f"value must be one of {', '.join(MASKED)}, got {operation.value!r}")


def _check_patch(operation: Operation) -> None:
    if operation.value not in PATCHED:
        raise ValueError(f"value must be one of {', '.join(PATCHED)}, got {operation.value!r}")


def _check_cut(operation: Operation) -> None:
    for name in ("query", "key"):
        if getattr(operation, name) is None:
            raise ValueError(f"{name} must be a position, got None")


KINDS = {
    "off": Kind(_off),
    "uniform": Kind(_uniform),
    "temperature": Kind(_temperature, ("value",), _check_temperature),
    "scale": Kind(_scale),
    "mask": Kind(_mask, ("value",), _check_mask),
    "cut": Kind(_cut, ("query", "key"), _check_cut),
    "patch": Kind(_patch, ("value",), _check_patch),
}


def conditions(
    operations: Sequence[Operation], layer: int, heads: int, allowed: Tensor, config: AttentionConfig
) -> Conditions:
    """Return the conditions under which a layer attends, all its operations done one after another.

    allowed (T, T), config: what its tokens see, and how its scores become weights, without operations.
    ValueError for a head that the layer doesn't have.
    """
    scale = 1.0 if config.scale is None else config.scale
    now = Conditions(allowed.expand(heads, -1, -1), (scale,) * heads, (1.0,) * heads, (None,) * heads, config)
    for operation in operations:
        if operation.acts_on(layer):
            if operation.head is not None:
                validation.whole("head", operation.head, low=0, high=heads - 1)
            chosen = range(heads) if operation.head is None else (operation.head,)
            now = KINDS[operation.kind].change(now, operation, chosen)
    return now


def attend_together(q: Tensor, k: Tensor, v: Tensor, now: Conditions) -> list[tuple[list[int], AttentionTrace]]:
    """Return heads with one scale and one temperature, and their trace, of q (..., H, T, Dk); k and v may be grouped."""
    group = grouped.size(q, k, v)
    k, v = grouped.repeated(k, group), grouped.repeated(v, group)
    together: dict[tuple[float, float], list[int]] = {}
    for head, pair in enumerate(zip(now.scales, now.temperatures, strict=True)):
        together.setdefault(pair, []).append(head)
    alike = len(together) == 1  # no tensor is copied then
    listed = []
    for (scale, temperature), heads in together.items():
        here = (...,) if alike else (..., heads, slice(None), slice(None))
        config = replace(now.own, scale=scale, temperature=temperature, sink=sinks.of_heads(now.own.sink, heads))
        listed.append((heads, attend(q[here], k[here], v[here], now.allowed[here], config)))
    return listed


def apart(together: Sequence[tuple[list[int], AttentionTrace]]) -> list[AttentionTrace]:
    """Return the trace of each head, (..., T, T) without a head axis."""
    traces = {
        head: trace.map(functools.partial(torch.select, dim=-3, index=at))
        for heads, trace in together
        for at, head in enumerate(heads)
    }
    return [traces[head] for head in range(len(traces))]


def joined(together: Sequence[tuple[list[int], AttentionTrace]], step: str) -> Tensor:
    """Return a step of all heads, (..., H, T, T), or their outputs, (..., H, T, Dv)."""
    joined = torch.cat([getattr(trace, step) for _, trace in together], -3)
    order = [head for heads, _ in together for head in heads]
    return joined if order == sorted(order) else joined[..., torch.tensor(order).argsort(), :, :]


def patched(trace: AttentionTrace, part: str, other: AttentionTrace) -> AttentionTrace:
    """Return a head's trace (..., T, T) with its output, or its weights, taken from that on another text, (1, T, T)."""
    if part == "output":
        return replace(trace, output=other.output.expand_as(trace.output))
    weights = other.weights.expand_as(trace.weights)
    output = (weights @ trace.v.to(weights.dtype)).to(trace.v.dtype)  # as `attend` does: half values, float32 weights
    return replace(trace, weights=weights, dropped=weights, output=output)
