"""What scores are divided by before softmax: a size, one of SCALES, to a power between 0 (no division) and 1."""

import math
from collections.abc import Callable
from typing import NamedTuple

ROOT = 0.5  # the power of Vaswani et al. 2017, 3.2.1: the square root


class Scale(NamedTuple):
    """A size that scores are divided by a power of, an entry of SCALES.

    name   the size as programs and formulas call it
    size   (head_size, d_model) → the size
    """

    name: str
    size: Callable[[int, int], int]


SCALES = {
    "head": Scale("head_size", lambda head_size, d_model: head_size),
    "model": Scale("d_model", lambda head_size, d_model: d_model),  # the classic slip
}


class Divisor(NamedTuple):
    """What scores are divided by: a size, by its name in SCALES, to a power."""

    scale: str = "head"
    power: float = ROOT

    @property
    def name(self) -> str:
        """The divisor in words: 1, √head_size, head_size, head_size^0.3."""
        return _written(SCALES[self.scale].name, self.power)

    @property
    def program(self) -> str:
        """What scores are multiplied by, as PyTorch to copy."""
        name = SCALES[self.scale].name
        known = {0: "1.0", ROOT: f"1 / math.sqrt({name})", 1: f"1 / {name}"}
        return known.get(self.power, f"1 / {name}**{self.power!r}")

    def size(self, head_size: int, d_model: int) -> int:
        """Return the size that is raised to the power."""
        return SCALES[self.scale].size(head_size, d_model)

    def in_numbers(self, head_size: int, d_model: int) -> str:
        """Return the divisor with its size: 1, √16, 16, 16^0.3."""
        return _written(str(self.size(head_size, d_model)), self.power)

    def number(self, head_size: int, d_model: int) -> float:
        """Return the divisor of the scores."""
        return to_power(self.size(head_size, d_model), self.power)

    def of_variance(self, head_size: int, d_model: int) -> float:
        """Return the divisor of the scores' variance: the square of the divisor."""
        return float(self.size(head_size, d_model) ** (2 * self.power))


class Divided:
    """What has a scale and a power: a scene, or a view of one."""

    scale: str
    power: float

    @property
    def divisor(self) -> Divisor:
        """What scores are divided by."""
        return Divisor(self.scale, self.power)


def to_power(size: int, power: float) -> float:
    """Return a size to a power; at ½ exactly its root."""
    return math.sqrt(size) if power == ROOT else float(size**power)


def _written(size: str, power: float) -> str:
    return {0: "1", ROOT: f"√{size}", 1: size}.get(power, f"{size}^{power:g}")


WAYS = {"none": Divisor("head", 0.0), "head": Divisor("head"), "model": Divisor("model")}  # the best-known divisors
SET = "set"  # the name of any other divisor


def way(divisor: Divisor) -> str:
    """Return which of WAYS a divisor is, SET where it is another one."""
    if divisor.power == 0:  # whatever the size
        return "none"
    return next((name for name, each in WAYS.items() if each == divisor), SET)


def ways(divisor: Divisor) -> dict[str, Divisor]:
    """Return WAYS and, where a divisor is none of them, the divisor."""
    return WAYS | ({SET: divisor} if way(divisor) == SET else {})
