"""One view of attention as plain values: what to look at, how it is drawn, and the trace that follows."""

import math
from dataclasses import dataclass, replace
from typing import Literal

import torch
from torch import Tensor

from attn_core import masks, positions, tokens
from attn_core.attention import AttentionConfig
from attn_core.heads import MultiHeadTrace, attend_in_heads

MEAN_SQUARE = 1.5  # of a unit Gaussian plus sinusoidal positions


@dataclass(frozen=True)
class Scene:
    """Everything that determines the numbers on screen; two equal scenes have equal traces.

    words     queries' tokens; memory, the keys' tokens in cross-attention, None in self-attention
    heads, head_size, d_model   whole numbers >= 1
    scale     "none" (1), "head" (1/sqrt(head_size)) or "model" (1/sqrt(d_model), the classic slip)
    temperature, dropout, seed  as in AttentionConfig; the seed also draws words and projections
    mask      "none", "causal", "window" (causal & window) or "prefix" (causal | prefix), with window's reach and
              prefix's length, a length beyond the keys means all of them
    positions whether sinusoidal positions are added
    """

    words: tuple[str, ...]
    memory: tuple[str, ...] | None = None
    heads: int = 2
    head_size: int = 16
    d_model: int = 32
    scale: Literal["none", "head", "model"] = "head"
    temperature: float = 1.0
    mask: Literal["none", "causal", "window", "prefix"] = "none"
    window: int = 2
    prefix: int = 2
    positions: bool = True
    dropout: float = 0.0
    seed: int = 0

    @property
    def keys(self) -> tuple[str, ...]:
        """The tokens that are looked at."""
        return self.words if self.memory is None else self.memory

    def factor(self) -> float:
        """Return what scores are multiplied by."""
        return {"none": 1.0, "head": 1 / math.sqrt(self.head_size), "model": 1 / math.sqrt(self.d_model)}[self.scale]

    def config(self) -> AttentionConfig:
        """Return how scores become weights in this scene."""
        return AttentionConfig(self.factor(), self.temperature, self.dropout, self.seed)

    def allowed(self) -> Tensor | None:
        """Return who may look at whom, (Tq, Tk), or None where nothing is hidden."""
        tq, tk = len(self.words), len(self.keys)
        if self.mask == "none":
            return None
        causal = masks.causal(tq, tk)
        if self.mask == "window":
            return causal & masks.window(tq, tk, self.window)
        if self.mask == "prefix":
            return causal | masks.prefix(tq, tk, min(self.prefix, tk))
        return causal

    def inputs(self, words: tuple[str, ...]) -> Tensor:
        """Return the vectors of words, (T, d_model), with mean square about 1, positions added or not."""
        x = tokens.embed(words, self.d_model, self.seed)
        if self.positions:
            x = (x + positions.sinusoidal(len(words), self.d_model)) / math.sqrt(MEAN_SQUARE)
        return x


def trace(scene: Scene, device: torch.device | str = "cpu") -> MultiHeadTrace:
    """Return every step of the scene's attention, drawn on the CPU, computed on device; heads are joined, not mixed.

    Shapes: q (H, Tq, Dk), k and v (H, Tk, Dk), each step of heads (H, Tq, Tk) or (H, Tq, Dk).
    """
    layer = tokens.projections(scene.d_model, scene.heads, scene.head_size, scene.seed)
    layer = replace(layer, wq=layer.wq.to(device), wk=layer.wk.to(device), wv=layer.wv.to(device), wo=None)
    x = scene.inputs(scene.words).to(device)
    memory = x if scene.memory is None else scene.inputs(scene.memory).to(device)
    return attend_in_heads(x, memory, layer, scene.heads, scene.allowed(), scene.config())
