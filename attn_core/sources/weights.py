"""A source that has attention weights and labels, and nothing else: of a file, or of another program."""

from dataclasses import dataclass

import torch
from torch import Tensor

from attn_core import validation
from attn_core.heads import Projections
from attn_core.sources.source import NEEDS, Cost, Setting, Source

SETTINGS = (  # of a scene and its view, none of which changes weights that are given
    *("text", "text2", "tokens", "kind", "heads", "head_size", "d_model", "scale", "power", "temperature", "mask", "window"),
    *("prefix", "bias", "positions", "dropout", "seed"),
)


@dataclass(frozen=True, eq=False, kw_only=True)
class WeightsAlone(Source):
    """Attention weights (H, Tq, Tk) with a label for each query and each key; keys None: the queries themselves.

    ValueError for another shape, for NaN and infinities, for negative weights, and for rows that don't sum to 1 or 0.
    """

    queries: tuple[str, ...]
    keys: tuple[str, ...] | None = None
    given: Tensor

    def __post_init__(self) -> None:
        keys = self.queries if self.keys is None else self.keys
        shape = tuple(self.given.shape)
        if len(shape) != 3 or shape[1:] != (len(self.queries), len(keys)):
            raise ValueError(f"weights must have the shape (heads, {len(self.queries)}, {len(keys)}), got {shape}")
        validation.finite("weights", self.given)
        sums = self.given.sum(-1)
        if (self.given < 0).any() or not torch.minimum((sums - 1).abs(), sums.abs()).le(1e-3).all():
            raise ValueError(
                f"each row of weights must sum to 1, or be all 0, none below 0: got a sum of {sums.max().item():g}"
            )
        object.__setattr__(self, "rests", dict.fromkeys(SETTINGS, "weights_alone"))
        object.__setattr__(self, "lacks", dict.fromkeys(NEEDS, "weights_alone"))

    @property
    def words(self) -> tuple[str, ...]:
        """The labels of the queries."""
        return self.queries

    @property
    def own_heads(self) -> int:
        """As many as the weights have."""
        return len(self.given)

    @property
    def weights_alone(self) -> Tensor:
        """The weights."""
        return self.given

    @property
    def draws(self) -> bool:
        """They are given: nothing is drawn."""
        return False

    def sizes(self, setting: Setting) -> dict[str, object]:
        """Return the settings with which weights are shown as they are."""
        as_given = {"power": 0.0, "temperature": 1.0, "mask": "none", "bias": "none", "dropout": 0.0, "positions": "none"}
        return {**as_given, "memory": self.keys, "heads": self.own_heads}

    def projections(self, setting: Setting) -> Projections:
        """Raise ValueError: there are none."""
        raise ValueError("this attention is given as weights alone: it has no projections")

    def cost(self, setting: Setting) -> Cost:
        """Return the bytes of the weights, which are there."""
        return Cost(0.0, self.given.numel() * self.given.element_size())
