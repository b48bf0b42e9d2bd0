"""What scores are multiplied by before softmax: SCALES lists the choices, each the inverse root of a size."""

import math
from collections.abc import Callable
from typing import NamedTuple


class Scale(NamedTuple):
    """One choice of the scale, an entry of SCALES.

    divisor  what scores are divided by, in words
    summary  the same for the help of its control, with what follows from it
    size     (head_size, d_model) → the number under the root of the divisor
    program  the factor as PyTorch to copy
    """

    divisor: str
    summary: str
    size: Callable[[int, int], int]
    program: str

    def in_numbers(self, head_size: int, d_model: int) -> str:
        """Return the divisor with its number: √16."""
        return f"√{self.size(head_size, d_model)}" if self.divisor.startswith("√") else self.divisor

    def factor(self, head_size: int, d_model: int) -> float:
        """Return what scores are multiplied by."""
        return 1 / math.sqrt(self.size(head_size, d_model))


SCALES = {
    "none": Scale("1", "1, rows get sharper as heads get wider", lambda head_size, d_model: 1, "1.0"),
    "head": Scale(
        "√head_size", "√head_size", lambda head_size, d_model: head_size, "1 / math.sqrt(head_size)"
    ),  # Vaswani et al. 2017, 3.2.1
    "model": Scale("√d_model", "√d_model", lambda head_size, d_model: d_model, "1 / math.sqrt(d_model)"),  # the classic slip
}
