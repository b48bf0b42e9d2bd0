"""What a known example is made of: steps, each with the numbers computed and the numbers that were published."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import torch
from torch import Tensor

ROUNDING = 5e-6  # float32's own: on another processor a number on the edge may round the other way


def table(text: str) -> Tensor:
    """Return rows of numbers, one a line or between semicolons, as (rows, columns) in float64."""
    rows = [[float(number) for number in row.split()] for row in text.replace(";", "\n").splitlines()]
    return torch.tensor(rows, dtype=torch.float64)


@dataclass(frozen=True, eq=False)
class Step:
    """One known result: `computed` by the core just now, `expected` (the same shape, float64) as it was published."""

    name: str
    label: str
    computed: Tensor
    expected: Tensor
    decimals: int = 4

    @property
    def distances(self) -> Tensor:
        """How far each computed number is from the expected one, float64: 0 between equal infinities, infinity for NaN."""
        if self.computed.shape != self.expected.shape:
            return torch.full_like(self.computed, math.inf, dtype=torch.float64)
        apart = (self.computed.double() - self.expected).abs().nan_to_num(nan=math.inf)
        return apart.where(self.computed != self.expected, 0.0)

    @property
    def difference(self) -> float:
        """The largest difference: 0 between equal infinities; infinity for other shapes or NaN."""
        return self.distances.max().item()

    @property
    def wrong(self) -> Tensor:
        """Which of the computed numbers do not round to the expected one; float32's own rounding is forgiven at the edge."""
        return self.distances > 0.5 * 10**-self.decimals + ROUNDING

    @property
    def agrees(self) -> bool:
        """Whether every number rounds to the expected one."""
        return not self.wrong.any()


@dataclass(frozen=True, eq=False)
class Example:
    """Known results in the order in which they follow from the inputs.

    title, summary   a headline, and in one sentence what can be seen
    recipe        the torch calls that draw the inputs
    page, link    the page that continues the example, and the link values to open it with
    """

    title: str
    summary: str
    recipe: str
    page: str
    inputs: Mapping[str, Tensor]
    steps: tuple[Step, ...]
    link: Mapping[str, str] = field(default_factory=dict)

    @property
    def agrees(self) -> bool:
        """Whether every step agrees."""
        return all(step.agrees for step in self.steps)

    @property
    def difference(self) -> float:
        """The largest difference of all steps."""
        return max(step.difference for step in self.steps)


def step(name: str, label: str, computed: Tensor, expected: str) -> Step:
    """Return a step; for a computed vector the table is one row."""
    numbers = table(expected)
    return Step(name, label, computed, numbers[0] if computed.ndim == 1 else numbers)
