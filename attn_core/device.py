"""Where the numbers are computed: CUDA, then MPS, then the CPU, and the CPU again when the first choice fails."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

import torch

T = TypeVar("T")


def best() -> torch.device:
    """Return the best device of this machine: cuda, then mps, then cpu."""
    if torch.cuda.is_available():
        return torch.device("cuda")
    if torch.backends.mps.is_available():
        return torch.device("mps")
    return torch.device("cpu")


class Computed(NamedTuple, Generic[T]):
    """What came out, where it was computed, and "" or why that was not the first choice."""

    result: T
    device: torch.device
    trouble: str


def compute(work: Callable[[torch.device], T], device: torch.device | None = None) -> Computed[T]:
    """Return work(device), by default on the best device; on the CPU where a GPU has no memory left or its driver fails.

    work must put everything it makes on the device it is given. Its ValueErrors, and any failure on the CPU itself,
    pass through.
    """
    device = best() if device is None else device
    if device.type != "cpu":
        try:
            return Computed(work(device), device, "")
        except RuntimeError as error:  # torch.OutOfMemoryError and torch.AcceleratorError are RuntimeErrors
            reason = "ran out of memory" if isinstance(error, torch.OutOfMemoryError) else "failed"
            return Computed(work(torch.device("cpu")), torch.device("cpu"), f"{device.type} {reason}")
    return Computed(work(device), device, "")
