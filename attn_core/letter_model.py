"""Small attention models of letters: layers of one head each, or an encoder and a decoder; and Adam, which trains them."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import pad

from attn_core import masks, validation

LETTERS = "abcdefghijklmnopqrstuvwxyz"
WIDTH = 32  # d_model
LENGTH = 32  # letters of a string, at most
BETAS = 0.9, 0.999  # of Adam: how much of the means of gradients and of their squares stays at each step
FAINT = 0.3  # by which the last matrix starts smaller, so that the model begins by guessing
ENCODER, DECODER, CROSS = HEADS = 0, 1, 2  # of `reversing`

Parameters = Mapping[str, Tensor]


class Settings(NamedTuple):
    """What a learner chooses for a training.

    layers     with one head each, 1 or 2; size: of these heads, 1 to 128
    scaled     whether scores are divided by √size; positions: whether a vector of its position is added to each letter
    rate       the learning rate of Adam, above 0; masked: whether a causal task hides the future
    """

    layers: int = 2
    scaled: bool = True
    positions: bool = True
    rate: float = 0.01
    masked: bool = True
    size: int = 32


class Passed(NamedTuple):
    """What a model makes of strings of letters.

    scores    of each head, (..., T, T), -inf where a mask hides a key
    weights   their softmax
    logits    (..., T, 26) of the letters that are to be written
    """

    scores: Sequence[Tensor]
    weights: Sequence[Tensor]
    logits: Tensor


def start(settings: Settings, generator: torch.Generator, heads: int = 0, letters: int = len(LETTERS)) -> dict[str, Tensor]:
    """Return random parameters in float64, D = WIDTH, S = size.

    heads: how many, 0 for one in each layer; letters: how many different ones there are, N
    letters (N, D), positions (LENGTH, D), wq, wk, wv (D, S) and wo (S, D) of each head, out (D, N): they are drawn in this
    order; vectors have variance 1, matrices 1 / rows. ValueError for settings out of range.
    """
    validation.whole("layers", settings.layers, low=1, high=2)
    validation.whole("size", settings.size, low=1, high=128)
    sizes = {"letters": (letters, WIDTH), "positions": (LENGTH, WIDTH)}
    for head in range(heads or settings.layers):
        sizes |= {f"{name}{head}": (WIDTH, settings.size) for name in ("wq", "wk", "wv")}
        sizes[f"wo{head}"] = settings.size, WIDTH
    sizes["out"] = (WIDTH, letters)
    drawn = {name: torch.randn(size, generator=generator, dtype=torch.float64) for name, size in sizes.items()}
    faint = ["out"] + [f"wo{head}" for head in range(heads)]
    scales = {name: (FAINT if name in faint else 1) * rows**-0.5 for name, (rows, _) in sizes.items()}
    scales |= {"letters": 1.0, "positions": 1.0}
    return {name: (values * scales[name]).requires_grad_() for name, values in drawn.items()}


def passed(ids: Tensor, parameters: Parameters, settings: Settings, causal: bool, off: int | None = None) -> Passed:
    """Return what a model makes of letters ids (..., T), T <= LENGTH, by their places in LETTERS.

    causal: whether the task hides the future, where the settings do; off: a layer whose head adds nothing
    """
    model = _Model(parameters, settings, off)
    x = model.placed(parameters["letters"][ids])
    for layer in range(settings.layers):
        x = model.attended(layer, x, x, causal)
    return model.passed(x)


def reversing(ids: Tensor, parameters: Parameters, settings: Settings, causal: bool, off: int | None = None) -> Passed:
    """Return what an encoder and a decoder make of words (..., T), which the decoder is to write backwards.

    Before it writes a letter, the decoder is given the correct previous one.
    causal: whether it sees only earlier letters of what it writes, where the settings hide the future
    off: ENCODER, DECODER or CROSS, whose head adds nothing
    """
    model = _Model(parameters, settings, off)
    read = model.placed(parameters["letters"][ids])
    written = model.placed(pad(parameters["letters"][ids.flip(-1)[..., :-1]], (0, 0, 1, 0)))
    read = model.attended(ENCODER, read, read)
    written = model.attended(DECODER, written, written, causal)
    return model.passed(model.attended(CROSS, written, read))


class _Model:
    """The parts that both models are made of, and what they have computed so far."""

    def __init__(self, parameters: Parameters, settings: Settings, off: int | None) -> None:
        self._parameters, self._settings, self._off = parameters, settings, off
        self._scores, self._weights = list[Tensor](), list[Tensor]()

    def placed(self, x: Tensor) -> Tensor:
        """Return vectors with those of their positions, where the settings add them."""
        return x + self._parameters["positions"][: x.shape[-2]] if self._settings.positions else x

    def attended(self, head: int, x: Tensor, y: Tensor, causal: bool = False) -> Tensor:
        """Return x with what a head takes from y for it."""
        wq, wk, wv, wo = (self._parameters[f"{name}{head}"] for name in ("wq", "wk", "wv", "wo"))
        divisor = math.sqrt(self._settings.size) if self._settings.scaled else 1.0
        scores = (x @ wq) @ (y @ wk).mT / divisor
        if causal and self._settings.masked:
            scores = scores.masked_fill(~masks.causal(*scores.shape[-2:]), -math.inf)
        self._scores.append(scores)
        self._weights.append(scores.softmax(-1))
        return x if head == self._off else x + self._weights[-1] @ (y @ wv) @ wo

    def passed(self, x: Tensor) -> Passed:
        return Passed(self._scores, self._weights, x @ self._parameters["out"])


class Adam:
    """Adam (Kingma & Ba 2015, algorithm 1), operation by operation as torch.optim.Adam, so that it gives the same bits.

    The first use of torch.optim in a process imports a compiler, for seconds.
    """

    def __init__(self, rate: float) -> None:
        self.rate, self.count = rate, 0
        self.means: dict[str, tuple[Tensor, Tensor]] = {}

    @torch.no_grad()
    def step(self, parameters: Parameters, gradients: Mapping[str, Tensor | None]) -> None:
        """Move parameters, in place; one without a gradient stays."""
        self.count += 1
        (first, second), epsilon = BETAS, 1e-8
        size, root = self.rate / (1 - first**self.count), math.sqrt(1 - second**self.count)
        for name, gradient in gradients.items():
            if gradient is not None:
                mean, square = self.means.setdefault(name, (torch.zeros_like(gradient), torch.zeros_like(gradient)))
                mean.lerp_(gradient, 1 - first)
                square.mul_(second).addcmul_(gradient, gradient, value=1 - second)
                parameters[name].addcdiv_(mean, (square.sqrt() / root).add_(epsilon), value=-size)
