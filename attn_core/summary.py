"""What a trace of attention prints: shapes and ranges, never all its numbers."""

from typing import Any

from torch import Tensor


def of_trace(trace: Any) -> str:
    """Return an AttentionTrace in six lines."""
    seen = ~trace.masked.isneginf()
    hidden = f"{1 - seen.float().mean().item():.1%}" if seen.numel() else "none"
    largest = f"{trace.weights.max().item():.4g}" if trace.weights.numel() else "none"
    lines = [
        f"AttentionTrace of {str(trace.scores.dtype).removeprefix('torch.')} on {trace.scores.device}",
        shapes(q=trace.q, k=trace.k, v=trace.v, output=trace.output),
        f"scores {_range(trace.scores)}; scaled {_range(trace.scaled)}",
        f"masked {_range(trace.masked[seen])}; hidden cells: {hidden}",
        f"weights {tuple(trace.weights.shape)}, temperature {trace.temperature:g}; largest weight: {largest}",
        f"output {_range(trace.output)}",
    ]
    return "\n  ".join(lines)


def shapes(**tensors: Tensor | None) -> str:
    """Return the shapes of tensors by name."""
    return ", ".join(f"{name} {tuple(tensor.shape)}" for name, tensor in tensors.items() if tensor is not None)


def _range(numbers: Tensor) -> str:
    """Return the least and the largest of some numbers."""
    if not numbers.numel():
        return "of no number"
    return f"from {numbers.min().item():.4g} to {numbers.max().item():.4g}"
