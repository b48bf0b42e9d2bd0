"""What a run asks of a language model: to read a text, to go through a layer, and what comes next."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from torch import Tensor

from attn_core.attention import AttentionConfig
from attn_core.cache import Held

LONGEST = 64  # tokens of a text
MOST_LAYERS, MOST_HEADS = 100, 64  # heads of each layer
Attention = Callable[[Tensor, Tensor, Tensor, Tensor, AttentionConfig], Tensor]


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
class Vocabulary(Held):
    """The tokens of a language model, which can be had without its weights.

    words         the tokens that it predicts, (V); empty for a model that predicts none
    placeholders  the numbers of those that stand for unknown words
    longest       how many tokens of a text the model takes
    """

    name: str
    words: tuple[str, ...]
    placeholders: tuple[int, ...]
    longest: int = field(default=LONGEST, kw_only=True)

    @abstractmethod
    def tokens(self, text: str) -> list[str]:
        """Return a text as tokens, as they are shown."""

    @abstractmethod
    def encode(self, text: str | Sequence[str]) -> Encoded:
        """Return a text, or its tokens, as the model reads it; ValueError for none, and for more than it takes."""

    @abstractmethod
    def sentence(self, labels: Sequence[str]) -> str:
        """Return tokens as a sentence."""

    def takes(self, tokens: Sequence[str]) -> bool:
        """Return whether the model reads these tokens: 1 to `longest`, not more of them unknown than it has placeholders."""
        try:
            self.encode(tokens)
        except ValueError:
            return False
        return True

    def reads(self, text: str) -> tuple[str, ...]:
        """Return the first tokens of a text, as many as the model takes."""
        typed = self.tokens(text)[: self.longest]
        while typed and not self.takes(typed):
            typed.pop()
        return tuple(typed)

    def word(self, number: int, encoded: Encoded) -> str:
        """Return a token that is predicted; for a placeholder the word of the text that it stands for, or "" for none."""
        known = "" if number in self.placeholders else self.words[number]
        return dict(encoded.unknown).get(number, known)


@dataclass(frozen=True, eq=False)
class Model(Vocabulary):
    """A language model whose layers leave attention to whoever runs it.

    heads   of each layer; keys and values may have fewer (see `grouped`)
    width   of the residual stream
    """

    layers: int
    heads: int
    head_size: int
    width: int

    @property
    def causal(self) -> bool:
        """Whether no token sees a later one, as in every model that predicts the next."""
        return bool(self.words)

    @abstractmethod
    def embed(self, encoded: Encoded) -> Tensor:
        """Return what enters the first layer, (1, T, D)."""

    @abstractmethod
    def layer(self, x: Tensor, number: int, attention: Attention) -> Tensor:
        """Return the residual stream (B, T, D) after a layer, from that before it.

        attention(q, k, v, allowed, config) returns its heads' outputs, (B, H, T, Dv), from q (B, H, T, Dk),
        k (B, Hkv, T, Dk) and v (B, Hkv, T, Dv) as the model has made them, what it lets tokens see, (T, T), and how scores
        become weights: the scale, and a cap or sinks where the layer has them.
        """

    @abstractmethod
    def logits(self, x: Tensor) -> Tensor:
        """Return the score of each token to come next, (..., V), from vectors of the residual stream (..., D)."""
