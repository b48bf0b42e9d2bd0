"""A layer of a model that hands over queries, keys and values: its own code has projected and rotated them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import torch
from torch import Tensor

from attn_core import models
from attn_core.cache import remember
from attn_core.heads import Projections
from attn_core.models import registry
from attn_core.sources.source import OF_PROJECTIONS, Setting, Source
from attn_core.variants import OFF

RESTS = ("text2", "tokens", "kind", "heads", "head_size", "d_model", "positions", *OF_PROJECTIONS)


@dataclass(frozen=True)
class ModelVectors(Source):
    """The heads of one layer of a model of `models.MODELS`, whose projections stay with the model."""

    own_tokens = True
    is_random = False
    made = "vectors"

    @property
    def entry(self) -> registry.Entry:
        """What is known of the model before it is loaded."""
        return models.entry(self.model)

    @property
    def draws(self) -> bool:
        """They are learned."""
        return False

    @property
    def own_heads(self) -> int:
        """As many as a layer has."""
        return self.entry.heads

    def split(self, text: str, kind: Literal["word", "character"]) -> Sequence[str]:
        """Return a text as the model's tokens; as words where the model isn't there."""
        return models.vocabulary(self.model).tokens(text) if self.entry.available else super().split(text, kind)

    def can_read(self, words: tuple[str, ...]) -> bool:
        """Return whether the model is there and takes the tokens."""
        return self.entry.available and (not words or models.vocabulary(self.model).takes(words))

    def sizes(self, setting: Setting) -> dict[str, object]:
        """Return the sizes of the model, its cap, and no sink of the scene beside its own."""
        sizes = {"d_model": self.entry.width, "heads": self.entry.heads, "head_size": self.entry.head_size}
        own = ({"sink": OFF} if self.own_sinks else {}) | ({} if self.entry.cap is None else {"cap": self.entry.cap})
        return {**sizes, **own, "positions": "sinusoidal"}

    @property
    def own_sinks(self) -> bool:
        """Whether its model's heads have."""
        return self.entry.sinks

    def sinks(self, setting: Setting) -> tuple[float, ...] | None:
        """Return what the layer has learned."""
        return learned_sinks(self.model, self.layer, setting.words) if self.own_sinks and setting.words else None

    def vectors(self, setting: Setting) -> tuple[Tensor, Tensor, Tensor]:
        """Return q (H, T, Dk), k (Hkv, T, Dk) and v (Hkv, T, Dv) of the layer, in float32."""
        return handed_over(self.model, self.layer, setting.words)

    def projections(self, setting: Setting) -> Projections:
        """Raise ValueError: nobody has them here."""
        raise ValueError(f"{self.model} hands over queries, keys and values, not its projections")


@remember
def handed_over(name: str, layer: int, words: Sequence[str]) -> tuple[Tensor, Tensor, Tensor]:
    """Return what a layer's attention is given on these tokens, without a batch axis. Don't change it."""
    found = models.entry(name)
    if not words:
        empty = torch.zeros(found.heads, 0, found.head_size)
        return empty, empty, empty
    return models.reading(name, tuple(words)).vectors(layer)


@remember
def learned_sinks(name: str, layer: int, words: Sequence[str]) -> tuple[float, ...] | None:
    """Return the sinks with which a layer attends on these tokens, the same on all."""
    sink = models.reading(name, tuple(words)).conditions(layer).own.sink
    return sink if isinstance(sink, tuple) else None


def source_of(token: str) -> Source:
    """Return the source that a link calls so: a model of `models.MODELS`, an underscore, a layer. KeyError for another."""
    name, _, layer = token.rpartition("_")
    if name not in models.MODELS or not re.fullmatch(r"\d{1,3}", layer, re.ASCII):
        raise KeyError(token)
    if int(layer) >= models.entry(name).layers or token != f"{name}_{int(layer)}":
        raise KeyError(token)
    entry = models.entry(name)
    own = [setting for setting, has in (("cap", entry.cap is not None), ("sink", entry.sinks)) if has]
    return ModelVectors(
        token=token,
        rests=dict.fromkeys((*RESTS, *own), "model") | dict.fromkeys(("kind", "text2"), "one_sentence"),
        lacks={"projections": "model_vectors"},  # the model rotates q and k by position behind them
        across="same",
        unread="model",
        model=name,
        layer=int(layer),
    )
