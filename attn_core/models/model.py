"""A language model: its words and weights, and how it reads a text."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from safetensors import SafetensorError, safe_open

from attn_core import tokens, validation
from attn_core.cache import remember
from attn_core.models.decoder import Weights

SHIPPED = ("tiny",)
LONGEST = 64  # words of a text: as many as the positions that training has seen
PLACEHOLDER = "<"  # what the words that stand for unknown ones begin with


@dataclass(frozen=True)
class Encoded:
    """A text as a model reads it.

    ids      the number of each word in the model's vocabulary
    labels   the words as they were typed
    unknown  the number of a placeholder → the unknown word that it stands for
    """

    ids: tuple[int, ...]
    labels: tuple[str, ...]
    unknown: tuple[tuple[int, str], ...]


@dataclass(frozen=True, eq=False)
class Model:
    """A causal language model of words.

    words    its vocabulary (V); those that begin with PLACEHOLDER stand for words that it doesn't know
    heads    of a layer
    """

    name: str
    weights: Weights
    words: tuple[str, ...]
    heads: int

    @property
    def layers(self) -> int:
        """The number of layers."""
        return self.weights.layers

    @property
    def head_size(self) -> int:
        """The size of a head."""
        return self.weights.wq.shape[-1] // self.heads

    @property
    def placeholders(self) -> list[int]:
        """The numbers of the words that stand for unknown ones."""
        return [number for number, word in enumerate(self.words) if word.startswith(PLACEHOLDER)]

    def takes(self, words: Sequence[str]) -> bool:
        """Return whether it reads these words: 1 to LONGEST, not more of them unknown than it has placeholders."""
        try:
            self.encode(words)
        except ValueError:
            return False
        return True

    def encode(self, text: str | Sequence[str]) -> Encoded:
        """Return a text, or its words, as the model reads it: upper and lower case count as one.

        A word that the model doesn't know gets a placeholder of its own, the same at each of its places, so that it can be
        copied. ValueError for no word, for more than LONGEST, and for more unknown words than there are placeholders.
        """
        labels = tuple(tokens.split(text) if isinstance(text, str) else text)
        if not 1 <= len(labels) <= LONGEST:
            raise ValueError(f"text must have 1 to {LONGEST} words, got {len(labels)}")
        known = {word.lower(): number for number, word in enumerate(self.words) if not word.startswith(PLACEHOLDER)}
        new = list(dict.fromkeys(word.lower() for word in labels if word.lower() not in known))
        if len(new) > len(self.placeholders):
            raise ValueError(f"text must have at most {len(self.placeholders)} different unknown words, got {len(new)}")
        known |= dict(zip(new, self.placeholders, strict=False))
        first = {word.lower(): word for word in reversed(labels)}
        return Encoded(
            tuple(known[word.lower()] for word in labels), labels, tuple((known[word], first[word]) for word in new)
        )

    def word(self, number: int, encoded: Encoded) -> str:
        """Return a word of the vocabulary; for a placeholder the word of the text that it stands for, or "" for none."""
        known = "" if self.words[number].startswith(PLACEHOLDER) else self.words[number]
        return dict(encoded.unknown).get(number, known)


@remember
def load(name: str = "tiny") -> Model:
    """Return a model that is shipped, from its file of safetensors beside this one. Don't change its tensors."""
    if name not in SHIPPED:
        raise ValueError(f"name must be one of {', '.join(SHIPPED)}, got {name!r}")
    return read(Path(__file__).with_name(f"{name}.safetensors"))


def read(path: Path) -> Model:
    """Return the model of a file of safetensors; ValueError for another file, and for numbers that are not finite."""
    try:
        with safe_open(path, framework="pt") as file:
            meta, tensors = file.metadata() or {}, {key: file.get_tensor(key).float() for key in file.keys()}  # noqa: SIM118
        weights = Weights(**tensors)
        words, heads = tuple(json.loads(meta["words"])), int(meta["heads"])
    except (OSError, SafetensorError, TypeError, KeyError) as error:
        raise ValueError(f"{path.name} must be a model’s file of safetensors: {error}") from error
    for name, tensor in weights.named().items():
        validation.finite(name, tensor)
    return Model(path.stem, weights, words, heads)
