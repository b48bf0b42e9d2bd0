"""A small model of words, whose attention is the core's own: tiny, which is shipped."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import torch
from torch import Tensor

from attn_core import tokens, validation
from attn_core.attention import AttentionConfig
from attn_core.cache import hold
from attn_core.heads import join, project
from attn_core.models import decoder
from attn_core.models.decoder import Weights
from attn_core.models.model import LONGEST, Attention, Encoded, Model

PLACEHOLDER = "<"  # what the words that stand for unknown ones begin with


@dataclass(frozen=True, eq=False)
class WordModel(Model):
    """A causal model of words, which takes upper and lower case as one."""

    weights: Weights

    @property
    def bytes(self) -> int:
        """The bytes of its weights."""
        return sum(tensor.nbytes for tensor in self.weights.named().values())

    def tokens(self, text: str) -> list[str]:
        """Return the words of a text."""
        return tokens.split(text)

    def encode(self, text: str | Sequence[str]) -> Encoded:
        """Return a text, or its words, as the model reads it.

        A word that the model doesn't know gets a placeholder of its own, the same at each of its places, so that it can be
        copied. ValueError for no word, for more than LONGEST, and for more unknown words than there are placeholders.
        """
        labels = tuple(tokens.split(text) if isinstance(text, str) else text)
        if not 1 <= len(labels) <= LONGEST:
            raise ValueError(f"text must have 1 to {LONGEST} words, got {len(labels)}")
        known = {word.lower(): number for number, word in enumerate(self.words) if number not in self.placeholders}
        new = list(dict.fromkeys(word.lower() for word in labels if word.lower() not in known))
        if len(new) > len(self.placeholders):
            raise ValueError(f"text must have at most {len(self.placeholders)} different unknown words, got {len(new)}")
        known |= dict(zip(new, self.placeholders, strict=False))
        first = {word.lower(): word for word in reversed(labels)}
        return Encoded(
            tuple(known[word.lower()] for word in labels), labels, tuple((known[word], first[word]) for word in new)
        )

    def sentence(self, labels: Sequence[str]) -> str:
        """Return words with a space between them, but not before a full stop or a comma."""
        return re.sub(r" (?=[.,;:!?…](?: |$))", "", " ".join(labels))

    def embed(self, encoded: Encoded) -> Tensor:
        """Return the vectors of the words, (1, T, D)."""
        return self.weights.embedding[list(encoded.ids)][None]

    def layer(self, x: Tensor, number: int, attention: Attention) -> Tensor:
        """Return the residual stream (B, T, D) after a layer; see `Model.layer`."""
        read = decoder.attention_input(self.weights, x, number)
        q, k, v = project(read, read, self.weights.projections(number), self.heads)
        length = x.shape[-2]
        causal = torch.ones(length, length, dtype=torch.bool).tril()
        outputs = attention(q, k, v, causal, AttentionConfig(self.head_size**-0.5))
        return decoder.after_attention(self.weights, x, join(outputs), number)

    def logits(self, x: Tensor) -> Tensor:
        """Return the score of each word to come next, (..., V)."""
        return decoder.logits(self.weights, x)


def untrained(model: WordModel) -> WordModel:
    """Return the model with the random weights from which its training started."""
    weights = model.weights
    sizes = (len(model.words), weights.layers, weights.width, weights.wq.shape[-1], weights.up.shape[-1])
    return replace(model, weights=decoder.initial(*sizes, seed=decoder.SEED))


def read(path: Path) -> WordModel:
    """Return the model of a file of safetensors; ValueError for another file, and for numbers that are not finite.

    ImportError where the package that reads it is missing.
    """
    try:
        from safetensors import SafetensorError, safe_open  # noqa: PLC0415  (all else here needs torch alone)
    except ImportError as error:
        missing = f"{path.name} is read by the package safetensors, which isn’t installed: it comes with attn-core[models]"
        raise ImportError(missing, name="safetensors") from error
    try:
        with safe_open(path, framework="pt") as file:
            meta, tensors = file.metadata() or {}, {key: file.get_tensor(key).float() for key in file.keys()}  # noqa: SIM118
        weights = Weights(**tensors)
        words, heads = tuple(json.loads(meta["words"])), int(meta["heads"])
    except (OSError, SafetensorError, TypeError, KeyError) as error:
        raise ValueError(f"{path.name} must be a model’s file of safetensors: {error}") from error
    for name, tensor in weights.named().items():
        validation.finite(name, tensor)
    return WordModel(
        name=path.stem,
        words=words,
        layers=weights.layers,
        heads=heads,
        head_size=weights.wq.shape[-1] // heads,
        width=weights.width,
        placeholders=tuple(number for number, word in enumerate(words) if word.startswith(PLACEHOLDER)),
        weights=weights,
    )


@hold
def load(name: str) -> WordModel:
    """Return the model of a file of safetensors beside this one. Don't change its tensors."""
    return read(Path(__file__).with_name(f"{name}.safetensors"))
