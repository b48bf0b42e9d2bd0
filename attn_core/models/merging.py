"""Words counted as one: placeholders that stand for no word of a text."""

from collections.abc import Sequence

import torch
from torch import Tensor


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
