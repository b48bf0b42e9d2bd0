"""What a run asks of a language model: to read a text, to go through a layer, and what comes next."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from torch import Tensor

LONGEST = 64  # tokens of a text
Attention = Callable[[Tensor, Tensor, Tensor, Tensor, float], Tensor]


@dataclass(frozen=True)
class Encoded:
    """A text as a model reads it.

    ids      the number of each token in the model's vocabulary
    labels   the tokens as they are shown
    unknown  the number of a placeholder → the unknown word that it stands for
    """

    ids: tuple[int, ...]
    labels: tuple[str, ...]
    unknown: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, eq=False)
class Model(ABC):
    """A language model whose layers leave attention to whoever runs it.

    words         the vocabulary of the words that it predicts, (V); empty for a model that predicts no next word
    heads         of each layer; keys and values may have fewer (see `grouped`)
    width         of the residual stream
    placeholders  the numbers of the words that stand for unknown ones
    """

    name: str
    words: tuple[str, ...]
    layers: int
    heads: int
    head_size: int
    width: int
    placeholders: tuple[int, ...]

    @abstractmethod
    def tokens(self, text: str) -> list[str]:
        """Return a text as the model's tokens, as they are shown."""

    @abstractmethod
    def encode(self, text: str | Sequence[str]) -> Encoded:
        """Return a text, or its tokens, as the model reads it; ValueError for none, and for more than it takes."""

    @abstractmethod
    def sentence(self, labels: Sequence[str]) -> str:
        """Return tokens as a sentence, which has these tokens."""

    @abstractmethod
    def embed(self, encoded: Encoded) -> Tensor:
        """Return what enters the first layer, (1, T, D)."""

    @abstractmethod
    def layer(self, x: Tensor, number: int, attention: Attention) -> Tensor:
        """Return the residual stream (B, T, D) after a layer, from that before it.

        attention(q, k, v, allowed, scale) returns its heads' outputs, (B, H, T, Dv), from q (B, H, T, Dk), k (B, Hkv, T, Dk)
        and v (B, Hkv, T, Dv) as the model has made them, what it lets tokens see, (T, T), and what it multiplies scores by.
        """

    @abstractmethod
    def logits(self, x: Tensor) -> Tensor:
        """Return the score of each word to come next, (..., V), from vectors of the residual stream (..., D)."""

    def takes(self, tokens: Sequence[str]) -> bool:
        """Return whether it reads these tokens: 1 to LONGEST, not more of them unknown than it has placeholders."""
        try:
            self.encode(tokens)
        except ValueError:
            return False
        return True

    def reads(self, text: str) -> tuple[str, ...]:
        """Return the first tokens of a text, as many as it takes."""
        typed = self.tokens(text)[:LONGEST]
        while typed and not self.takes(typed):
            typed.pop()
        return tuple(typed)

    def word(self, number: int, encoded: Encoded) -> str:
        """Return a word of the vocabulary; for a placeholder the word of the text that it stands for, or "" for none."""
        known = "" if number in self.placeholders else self.words[number]
        return dict(encoded.unknown).get(number, known)
