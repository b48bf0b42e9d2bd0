"""A run of a model on a text: what enters each layer, every head's attention, and the next word."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import torch
from torch import Tensor

from attn_core import validation
from attn_core.attention import AttentionConfig, AttentionTrace
from attn_core.models import operations
from attn_core.models.merging import merge
from attn_core.models.model import Encoded, Model
from attn_core.models.operations import Conditions, Operation

Traces = Callable[[], list[AttentionTrace]]  # makes each head's trace, (B, T, T), where somebody asks for it


@dataclass(frozen=True, eq=False)
class ModelRun:
    """What a model makes of a text.

    operations   done in this run
    entering     the residual stream before each layer and after the last, L + 1 tensors (1, T, D)
    weights      the attention weights of each layer, L tensors (H, T, T)
    next_logits  (V,) the score of each word to come next
    source       the run on a second text, from which patches are taken
    """

    model: Model
    encoded: Encoded
    operations: tuple[Operation, ...]
    entering: tuple[Tensor, ...]
    weights: tuple[Tensor, ...]
    next_logits: Tensor
    source: "ModelRun | None" = None

    @property
    def probabilities(self) -> Tensor:
        """The probability of each word to come next, (V,)."""
        return self.next_logits.softmax(-1)

    @property
    def merged(self) -> Tensor:
        """The same, (V,), with all placeholders that stand for no word of the text counted as the first of them."""
        return merge(self.probabilities, self.unused)

    @property
    def unused(self) -> list[int]:
        """The placeholders that stand for no word of the text."""
        return [number for number in self.model.placeholders if number not in dict(self.encoded.unknown)]

    def heads(self, layer: int) -> list[AttentionTrace]:
        """Return each head's attention in a layer, (1, T, T); it is computed again from what enters the layer."""
        return self._again(layer).traces()

    def conditions(self, layer: int) -> Conditions:
        """Return the conditions under which the heads of a layer attend."""
        return self._again(layer).conditions

    def _again(self, layer: int) -> "_Passed":
        validation.whole("layer", layer, low=0, high=self.model.layers - 1)
        return _through(self, self.entering[layer], layer)

    def trace(self, layer: int) -> AttentionTrace:
        """Return the attention of all heads of a layer, (1, H, T, T); its temperature is 1, whatever operations say."""
        heads = self.heads(layer)
        names = [name for name, step in vars(heads[0]).items() if isinstance(step, Tensor)]
        steps: dict[str, Any] = {name: torch.stack([getattr(head, name) for head in heads], 1) for name in names}
        return AttentionTrace(**steps)

    def vectors(self, layer: int) -> tuple[Tensor, Tensor, Tensor]:
        """Return q (H, T, Dk), k (Hkv, T, Dk) and v (Hkv, T, Dv) that a layer hands to attention, in float32."""
        validation.whole("layer", layer, low=0, high=self.model.layers - 1)
        given: list[tuple[Tensor, Tensor, Tensor]] = []

        def attention(q: Tensor, k: Tensor, v: Tensor, allowed: Tensor, config: AttentionConfig) -> Tensor:
            given.append((q[0].float(), k[0].float(), v[0].float()))
            return v.new_zeros(*q.shape[:-1], v.shape[-1])

        self.model.layer(self.entering[layer], layer, attention)
        return given[0]

    def next_words(self, count: int = 8) -> list[tuple[str, float]]:
        """Return the likeliest next words with their probabilities, the likeliest first; "" for any word that is new."""
        likeliest = self.merged.topk(count)
        numbers = zip(likeliest.indices.tolist(), likeliest.values.tolist(), strict=True)
        return [(self.model.word(number, self.encoded), probability) for number, probability in numbers]

    def lens(self) -> Tensor:
        """Return the next word's logits if the model ended before each layer, and at its end, (L + 1, V).

        This is the logit lens (nostalgebraist 2020): the last vector of the stream there, read as after the last layer.
        """
        return self.model.logits(torch.stack([x[0, -1] for x in self.entering]))


def run(
    model: Model,
    encoded: Encoded,
    done: Sequence[Operation] = (),
    before: ModelRun | None = None,
    source: ModelRun | None = None,
) -> ModelRun:
    """Return a model's run on a text, some operations done.

    before: a run on the same text whose layers before the first changed one are taken over.
    source: a run on a second text of as many tokens, from which patches are taken.
    ValueError for a layer, a head or a position that isn't there, and for a patch without a source that fits.
    """
    for operation in done:
        if operation.layer is not None:
            validation.whole("layer", operation.layer, low=0, high=model.layers - 1)
    if any(operation.kind == "patch" for operation in done):
        _check_source(encoded, source)
    first, weights = 0, []
    if before is not None and not before.operations and before.encoded == encoded:
        first = min((operation.layer or 0 for operation in done), default=model.layers)
        entering, weights = list(before.entering[: first + 1]), list(before.weights[:first])
    else:
        entering = [model.embed(encoded)]
    begun = ModelRun(model, encoded, tuple(done), (), (), torch.empty(0), source)
    for layer in range(first, model.layers):
        passed = _through(begun, entering[-1], layer)
        entering.append(passed.x)
        weights.append(passed.weights[0])
    logits = model.logits(entering[-1][0, -1])
    return replace(begun, entering=tuple(entering), weights=tuple(weights), next_logits=logits)


def likeliest(before: ModelRun, now: ModelRun, count: int) -> list[int]:
    """Return the numbers of the words that are likeliest to come next in either of two runs, the likeliest now first."""
    words = torch.maximum(before.merged, now.merged).topk(count).indices
    return sorted(words.tolist(), key=lambda word: -float(now.merged[word]))


def _check_source(encoded: Encoded, source: ModelRun | None) -> None:
    if source is None:
        raise ValueError("source must be a run on a second text: a patch takes what a head does there")
    here, there = len(encoded.ids), len(source.encoded.ids)
    if here != there:
        raise ValueError(f"source must be a run on as many tokens as the text: {here}, got {there}")


class _Passed(NamedTuple):
    """A layer that a run has gone through: the stream (B, T, D) after it, and how its heads attended, (B, H, T, T)."""

    x: Tensor
    weights: Tensor
    traces: Traces
    conditions: Conditions


Edit = Callable[[Tensor, Traces], Tensor]  # (outputs (B, H, T, Dv), traces) → outputs


def _through(of: ModelRun, x: Tensor, layer: int, hidden: Tensor | None = None, edit: Edit | None = None) -> _Passed:
    """Return what a layer does under the operations of a run.

    hidden (B, H, T, T): what heads don't see besides; edit: what becomes of their outputs before W_O
    """
    attended: list[tuple[Tensor, Traces, Conditions]] = []

    def attention(q: Tensor, k: Tensor, v: Tensor, allowed: Tensor, config: AttentionConfig) -> Tensor:
        now = operations.conditions(of.operations, layer, of.model.heads, allowed, config)
        if hidden is not None:
            now = replace(now, allowed=now.allowed & ~hidden)
        together = operations.attend_together(q, k, v, now)
        if any(now.patches):
            patched = _patched(of, layer, operations.apart(together), now)
            weights, outputs = (
                torch.stack([getattr(trace, step) for trace in patched], -3) for step in ("weights", "output")
            )
            attended.append((weights, lambda: patched, now))
        else:
            weights, outputs = operations.joined(together, "weights"), operations.joined(together, "output")
            attended.append((weights, lambda: operations.apart(together), now))
        return outputs if edit is None else edit(outputs, attended[0][1])

    return _Passed(of.model.layer(x, layer, attention), *attended[0])


def _patched(of: ModelRun, layer: int, traces: list[AttentionTrace], now: Conditions) -> list[AttentionTrace]:
    """Return the heads' traces with what they take from the run on a second text."""
    others = of.source.heads(layer) if of.source is not None else traces
    zipped = zip(traces, now.patches, others, strict=True)
    return [operations.patched(trace, part, other) if part else trace for trace, part, other in zipped]


def heads_off(base: ModelRun) -> Iterator[Tensor]:
    """Yield for each layer the next word's logits with each head off in turn, besides the run's own operations, (H, V)."""
    return _each_head(base, lambda layer, outputs, traces: torch.zeros_like(outputs))


def heads_patched(base: ModelRun, source: ModelRun, part: str = "output") -> Iterator[Tensor]:
    """Yield for each layer the next word's logits with each head patched in turn, besides the run's own operations, (H, V).

    source: a run on a second text of as many tokens; part: one of PATCHED, what a head takes from it
    """
    _check_source(base.encoded, source)

    def taken(layer: int, outputs: Tensor, traces: Traces) -> Tensor:
        pairs = zip(traces(), source.heads(layer), strict=True)
        return torch.stack([operations.patched(trace, part, other).output for trace, other in pairs], -3)

    return _each_head(base, taken)


def _each_head(base: ModelRun, instead: Callable[[int, Tensor, Traces], Tensor]) -> Iterator[Tensor]:
    """Yield for each layer the next word's logits with the output of each head replaced in turn, (H, V).

    instead: (layer, outputs (B, H, T, Dv), traces) → what takes the place of each head's output, of the same shape
    """
    heads = base.model.heads
    chosen = torch.eye(heads, dtype=torch.bool)[:, :, None, None]

    def of_layer(layer: int) -> Tensor:
        def edit(outputs: Tensor, traces: Traces) -> Tensor:
            return torch.where(chosen, instead(layer, outputs, traces), outputs)

        return _instead(base, layer, heads, edit=edit)

    return map(of_layer, range(base.model.layers))


def arrows_cut(base: ModelRun, layer: int, head: int, query: int) -> Tensor:
    """Return the next word's logits with each arrow of one row cut in turn, (query + 1, V): to key 0, 1, …, query."""
    length = len(base.encoded.ids)
    hidden = torch.zeros(query + 1, base.model.heads, length, length, dtype=torch.bool)
    keys = torch.arange(query + 1)
    hidden[keys, head, query, keys] = True
    return _instead(base, layer, query + 1, hidden=hidden)


def _instead(base: ModelRun, first: int, count: int, hidden: Tensor | None = None, edit: Edit | None = None) -> Tensor:
    """Return the next word's logits of a batch of runs, (B, V), in each of which one layer is changed; see `_through`.

    All runs of the batch go on through the layers that follow with the operations of the base.
    """
    x = _through(base, base.entering[first].expand(count, -1, -1), first, hidden, edit).x
    for layer in range(first + 1, base.model.layers):
        x = _through(base, x, layer).x
    return base.model.logits(x[:, -1])
