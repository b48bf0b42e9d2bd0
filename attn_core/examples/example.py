"""What a known example is made of: steps, each with the numbers computed and the numbers as they were printed."""

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import torch
from torch import Tensor

PUBLISHED = json.loads(Path(__file__).with_name("published_numbers.json").read_text(encoding="utf-8"))
CUT_OFF = "…"  # stands where a printout breaks off
ROUNDING = 0.05  # of the last digit, float32's own: on another processor a number on the edge may round the other way


@dataclass(frozen=True, eq=False)
class Step:
    """One known result: the core's result, and the known numbers as texts, in rows.

    printed   whether a source prints the texts; if not, they are derived from what the sources print
    """

    name: str
    label: str
    computed: Tensor
    text: str
    printed: bool = True

    @property
    def texts(self) -> tuple[str, ...]:
        """The numbers as they must come out, one after another; CUT_OFF where none is known."""
        return tuple(self.text.replace(";", " ").split())

    @property
    def known(self) -> int:
        """How many numbers are known."""
        return sum(text != CUT_OFF for text in self.texts)

    @property
    def computed_texts(self) -> tuple[str, ...]:
        """The computed numbers formatted like the known ones."""
        return tuple(map(form(self.texts), self.computed.flatten().tolist()))

    @property
    def expected(self) -> Tensor:
        """The known numbers, float64, in the shape of the computed ones if the counts agree; NaN where unknown."""
        numbers = [math.nan if text == CUT_OFF else float(text) for text in self.texts]
        values = torch.tensor(numbers, dtype=torch.float64)
        return values.reshape(self.computed.shape) if len(numbers) == self.computed.numel() else values

    @property
    def distances(self) -> Tensor:
        """How far each computed number is from the expected one, float64: 0 between equal infinities, infinity for NaN."""
        expected = self.expected
        if self.computed.shape != expected.shape:
            return torch.full_like(self.computed, math.inf, dtype=torch.float64)
        apart = (self.computed.double() - expected).abs().nan_to_num(nan=math.inf)
        return apart.where((self.computed != expected) & ~expected.isnan(), 0.0)

    @property
    def difference(self) -> float:
        """The largest difference: 0 between equal infinities; infinity for other shapes or NaN."""
        return self.distances.max().item()

    @property
    def wrong(self) -> Tensor:
        """Which computed numbers don't round to the known ones; float32's own rounding is forgiven at the edge."""
        distances, digits = self.distances, torch.tensor(last_digits(self.texts), dtype=torch.float64)
        return distances > (0.5 + ROUNDING) * (digits.reshape(distances.shape) if len(digits) == distances.numel() else 1)

    @property
    def agrees(self) -> bool:
        """Whether every number rounds to the known one."""
        return not self.wrong.any()

    @property
    def alike(self) -> bool:
        """Whether every number is the known one to its last digit, as text."""
        pairs = zip(self.computed_texts, self.texts, strict=False)
        return len(self.texts) == self.computed.numel() and all(known in (computed, CUT_OFF) for computed, known in pairs)


@dataclass(frozen=True, eq=False)
class Example:
    """Known results in the order in which they follow from the inputs.

    title   a headline
    recipe        the torch calls that draw the inputs
    page, link    the page that continues the example, and the link values to open it with
    slips         whether it computes with a slip of its source
    """

    title: str
    recipe: str
    page: str
    inputs: Mapping[str, Tensor]
    steps: tuple[Step, ...]
    link: Mapping[str, str] = field(default_factory=dict)
    slips: bool = False

    @property
    def agrees(self) -> bool:
        """Whether every step agrees."""
        return all(step.agrees for step in self.steps)

    @property
    def difference(self) -> float:
        """The largest difference of all steps."""
        return max(step.difference for step in self.steps)

    def step(self, name: str) -> Step:
        """Return the step of this name."""
        return next(step for step in self.steps if step.name == name)


def steps(example: str, *results: tuple[str, str, Tensor]) -> tuple[Step, ...]:
    """Return the steps of an example of PUBLISHED, each from its name, its label and the computed tensor."""
    printed, derived = (PUBLISHED[kind].get(example, {}) for kind in ("printed", "derived"))
    return tuple(Step(*result, (printed | derived)[result[0]], result[0] in printed) for result in results)


def form(texts: Sequence[str]) -> Callable[[float], str]:
    """Return a function that formats numbers like these texts: 1.0857e-05; 0.0000; 1. for integers; 1.5 to 2 digits."""
    places = [_decimals(text) for text in texts if "." in text]
    most, least = max(places, default=0), min(places, default=0)
    if any("e" in text for text in texts):
        return lambda value: f"{value:.{most}e}"
    if most == 0:  # as torch prints a tensor of whole numbers, and any other
        return lambda value: f"{value:.0f}." if value.is_integer() else f"{value:.4f}"
    return (lambda value: f"{value:.{most}f}") if least == most else (lambda value: str(round(value, most)))


def last_digits(texts: Sequence[str]) -> list[float]:
    """Return the value of 1 in the last digit of each text; 0 if all are integers, which must match exactly."""
    most = max(map(_decimals, texts), default=0)
    exponents = [int(text.partition("e")[2] or 0) for text in texts]
    return [10.0 ** (exponent - most) if most else 0.0 for exponent in exponents]


def _decimals(text: str) -> int:
    return len(text.partition("e")[0].partition(".")[2])
