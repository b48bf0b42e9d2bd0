"""How the sources drew their inputs: PyTorch's generator call by call, and the processor's own one for dropout."""

import math

import torch
from torch import Tensor

BY_HAND = (
    "manual_seed(42); X = randn(3, 5); W_K = randn(5, 4); W_Q = randn(5, 4); dropout: one 32-bit draw; W_V = randn(5, 4)"
)
LARGEST = 2**31 - 1
ROW = (0.1, -0.2, 0.3, -0.2, 0.5)  # scores that a source puts through softmax, as they are and multiplied


class Draws:
    """A generator with the calls that the sources make."""

    def __init__(self, seed: int) -> None:
        self._generator = torch.Generator().manual_seed(seed)

    def normal(self, *shape: int) -> Tensor:
        return torch.randn(shape, generator=self._generator)

    def linear(self, inputs: int, outputs: int) -> Tensor:
        """Return the (outputs, inputs) weight that torch.nn.Linear starts with; used as x @ w.T."""
        bound = 1 / math.sqrt(inputs)
        return torch.empty(outputs, inputs).uniform_(-bound, bound, generator=self._generator)

    def layer(self, inputs: int, outputs: int, *names: str) -> dict[str, Tensor]:
        """Return a linear layer a name, drawn in this order."""
        return {name: self.linear(inputs, outputs) for name in names}

    def word(self) -> int:
        """Return the generator's next 32 bits."""
        ahead = torch.Generator()
        ahead.set_state(self._generator.get_state())
        torch.rand(1, generator=self._generator)  # one step for the generator itself, two for the one that is read
        return int(torch.empty((), dtype=torch.int64).random_(-(2**63), None, generator=ahead)) >> 32 & 0xFFFFFFFF


def three_tokens() -> tuple[dict[str, Tensor], int, Draws]:
    """Return three tokens with a head's projections, 4 wide, the seed of the dropout in between, and what draws on."""
    draws = Draws(42)
    inputs = {"X": draws.normal(3, 5), "W_K": draws.normal(5, 4), "W_Q": draws.normal(5, 4)}
    seed = draws.word()
    return inputs | {"W_V": draws.normal(5, 4)}, seed, draws


def dropout_uniforms(seed: int, count: int) -> list[float]:
    """Return the numbers, 0 to 1, that an Intel processor compares with the share that dropout keeps; it keeps those below.

    They are a sequence u → 1132489760 u mod (2³¹ − 1) from the seed. Source: Intel oneMKL, MCG31m1.
    """
    states = [seed % LARGEST]
    while len(states) < count:
        states.append(1132489760 * states[-1] % LARGEST)
    return [state / LARGEST for state in states]
