"""A run of a model on a text: what enters each layer, every head's attention, and the next word."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from attn_core import validation
from attn_core.attention import AttentionTrace
from attn_core.heads import project
from attn_core.models import decoder, operations
from attn_core.models.model import Encoded, Model
from attn_core.models.operations import Operation


@dataclass(frozen=True, eq=False)
class ModelRun:
    """What a model makes of a text.

    operations   done in this run
    entering     the residual stream before each layer and after the last, L + 1 tensors (1, T, D)
    next_logits  (V,) the score of each word to come next
    """

    model: Model
    encoded: Encoded
    operations: tuple[Operation, ...]
    entering: tuple[Tensor, ...]
    next_logits: Tensor

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
        validation.whole("layer", layer, low=0, high=self.model.layers - 1)
        return _heads(self.model, self.entering[layer], layer, self.operations)

    def trace(self, layer: int) -> AttentionTrace:
        """Return the attention of all heads of a layer, (1, H, T, T); its temperature is 1, whatever operations say."""
        heads = self.heads(layer)
        names = [name for name, step in vars(heads[0]).items() if isinstance(step, Tensor)]
        steps: dict[str, Any] = {name: torch.stack([getattr(head, name) for head in heads], 1) for name in names}
        return AttentionTrace(**steps)

    def next_words(self, count: int = 8) -> list[tuple[str, float]]:
        """Return the likeliest next words with their probabilities, the likeliest first; "" for any word that is new."""
        likeliest = self.merged.topk(count)
        numbers = zip(likeliest.indices.tolist(), likeliest.values.tolist(), strict=True)
        return [(self.model.word(number, self.encoded), probability) for number, probability in numbers]

    def lens(self) -> Tensor:
        """Return the next word's logits if the model ended before each layer, and at its end, (L + 1, V).

        This is the logit lens (nostalgebraist 2020): the last vector of the stream there, read as after the last layer.
        """
        return torch.stack([decoder.logits(self.model.weights, x[0, -1]) for x in self.entering])


def merge(probabilities: Tensor, numbers: Sequence[int]) -> Tensor:
    """Return probabilities (..., V) in which the first of these words has the sum of theirs, and the others 0."""
    merged = probabilities.clone()
    if numbers:
        merged[..., list(numbers)] = 0
        merged[..., numbers[0]] = probabilities[..., list(numbers)].sum(-1)
    return merged


def merge_logits(logits: Tensor, numbers: Sequence[int]) -> Tensor:
    """Return the logits (..., V) whose softmax are the probabilities that `merge` returns."""
    merged = logits.clone()
    if numbers:
        merged[..., list(numbers)] = -torch.inf
        merged[..., numbers[0]] = logits[..., list(numbers)].logsumexp(-1)
    return merged


def run(model: Model, encoded: Encoded, done: Sequence[Operation] = (), before: ModelRun | None = None) -> ModelRun:
    """Return a model's run on a text, some operations done.

    before: a run on the same text whose layers before the first changed one are taken over.
    ValueError for a layer, a head or a position that isn't there.
    """
    for operation in done:
        if operation.layer is not None:
            validation.whole("layer", operation.layer, low=0, high=model.layers - 1)
    first, entering = 0, [model.weights.embedding[list(encoded.ids)][None]]
    if before is not None and not before.operations and before.encoded == encoded:
        first = min((operation.layer or 0 for operation in done), default=model.layers)
        entering = list(before.entering[: first + 1])
    for layer in range(first, model.layers):
        outputs = torch.cat([head.output for head in _heads(model, entering[-1], layer, done)], -1)  # (1, T, H*Dk)
        entering.append(decoder.after_attention(model.weights, entering[-1], outputs, layer))
    logits = decoder.logits(model.weights, entering[-1][0, -1])
    return ModelRun(model, encoded, tuple(done), tuple(entering), logits)


def _heads(model: Model, x: Tensor, layer: int, done: Sequence[Operation]) -> list[AttentionTrace]:
    q, k, v = _projected(model, x, layer)
    now = operations.conditions(done, layer, model.heads, x.shape[-2], model.head_size**-0.5)
    return operations.attend_under(q, k, v, now)


def _projected(model: Model, x: Tensor, layer: int) -> tuple[Tensor, Tensor, Tensor]:
    read = decoder.attention_input(model.weights, x, layer)
    return project(read, read, model.weights.projections(layer), model.heads)


def heads_off(base: ModelRun) -> Tensor:
    """Return the next word's logits with each head off in turn, besides the run's own operations, (L, H, V)."""
    heads, length = base.model.heads, len(base.encoded.ids)
    hidden = torch.eye(heads, dtype=torch.bool)[:, :, None, None].expand(-1, -1, length, length)
    return torch.stack([_instead(base, layer, hidden) for layer in range(base.model.layers)])


def arrows_cut(base: ModelRun, layer: int, head: int, query: int) -> Tensor:
    """Return the next word's logits with each arrow of one row cut in turn, (query + 1, V): to key 0, 1, …, query."""
    length = len(base.encoded.ids)
    hidden = torch.zeros(query + 1, base.model.heads, length, length, dtype=torch.bool)
    keys = torch.arange(query + 1)
    hidden[keys, head, query, keys] = True
    return _instead(base, layer, hidden)


def _instead(base: ModelRun, first: int, hidden: Tensor) -> Tensor:
    """Return the next word's logits of a batch of runs, (B, V), in each of which more is hidden in one layer.

    hidden (B, H, T, T): what heads of layer `first` don't see besides. All runs of the batch go on through the layers
    that follow with the operations of the base.
    """
    model, x = base.model, base.entering[first].expand(len(hidden), -1, -1)
    scale, length = model.head_size**-0.5, x.shape[-2]
    for layer in range(first, model.layers):
        now = operations.conditions(base.operations, layer, model.heads, length, scale)
        if layer == first:
            now = operations.Conditions(now.allowed & ~hidden, now.scales, now.temperatures)
        traces = operations.attend_under(*_projected(model, x, layer), now)
        x = decoder.after_attention(model.weights, x, torch.cat([trace.output for trace in traces], -1), layer)
    return decoder.logits(model.weights, x[:, -1])
