"""Where the numbers are computed: CUDA, then MPS, then the CPU, and the CPU again when the first choice fails."""

from collections.abc import Callable
from typing import TypeVar

import torch

T = TypeVar("T")


def best() -> torch.device:
    """Return the best device of this machine: cuda, then mps, then cpu."""
    if torch.cuda.is_available():
        return torch.device("cuda")
    if torch.backends.mps.is_available():
        return torch.device("mps")
    return torch.device("cpu")


def compute(work: Callable[[torch.device], T], device: torch.device | None = None) -> tuple[T, str]:
    """Return work(device), by default on the best device, and ""; or work(CPU) and why the GPU was not it.

    That is where the GPU has no memory left or its driver fails. work must put everything it makes on the device it is
    given. Its ValueErrors, and any failure on the CPU itself, pass through.
    """
    device = best() if device is None else device
    try:
        return work(device), ""
    except RuntimeError as error:  # torch.OutOfMemoryError and torch.AcceleratorError are RuntimeErrors
        if device.type == "cpu":
            raise
        reason = "ran out of memory" if isinstance(error, torch.OutOfMemoryError) else "failed"
    return work(torch.device("cpu")), f"{device.type} {reason}"
