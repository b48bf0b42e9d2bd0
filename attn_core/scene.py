"""One view of attention as plain values: what to look at, how it is drawn, and the trace that follows."""

import math
import time
from dataclasses import dataclass, replace
from typing import Literal

import torch
from torch import Tensor

from attn_core import block_maxima, masks, positions, tokens, validation
from attn_core import torch_agreement as agreement
from attn_core.attention import AttentionConfig
from attn_core.cache import remember
from attn_core.device import compute
from attn_core.heads import MultiHeadTrace, Projections, attend_in_heads
from attn_core.projections import designed, trained
from attn_core.projections import sources as jobs

MEAN_SQUARE = 1.5  # of a unit Gaussian plus sinusoidal positions
POOLED = 128  # blocks either way of a large matrix: what a screen shows of it
CHOICES = {
    "scale": ("none", "head", "model"),
    "mask": ("none", "causal", "window", "prefix"),
    "maps": jobs.MAPS,
}
STEPS = ("scores", "scaled", "masked", "weights", "dropped")


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
    maps      where words' vectors and projections come from. "random": drawn. A kind of `designed.design`: named
              features, the first head with this job, the others with the next ones (see jobs.team). "learned": drawn,
              the first head trained for `grown` of 200 steps (see jobs.taught).
    Maps that aren't drawn read the words themselves and bring their own sizes, whatever was given: head_size and
    d_model become theirs, positions of "learned" False, `grown` of all others 0.
    ValueError for another scale, mask or maps; for maps other than "random" with a memory; for "learned" without a
    vowel or without a consonant.
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
    maps: jobs.Maps = "random"
    grown: int = 0

    def __post_init__(self) -> None:
        for name, choices in CHOICES.items():
            if getattr(self, name) not in choices:
                raise ValueError(f"{name} must be one of {', '.join(choices)}, got {getattr(self, name)!r}")
        if self.maps != "random" and self.memory is not None:
            raise ValueError(f"maps {self.maps!r} read the words themselves: memory must be None")
        for name, value in self._own_sizes().items():
            object.__setattr__(self, name, value)  # before anybody has seen the scene

    def _own_sizes(self) -> dict[str, object]:
        """Return the fields that the maps bring with them."""
        if self.maps == "learned":
            validation.whole("grown", self.grown, low=0, high=jobs.STEPS)
            if self.words and not jobs.teachable(self.words):
                raise ValueError(f"words must hold a vowel and a consonant, got {''.join(self.words)!r}")
            return {"d_model": trained.WIDTH, "head_size": trained.HEAD_SIZE, "positions": False}
        if self.maps == "random" or not self.words:
            return {"grown": 0}
        width, size = jobs.sizes(self.maps, self.words, self.heads)
        return {"d_model": width, "head_size": size, "grown": 0}

    @property
    def team(self) -> jobs.Team | None:
        """The designed heads; None where maps are drawn or learned, or there are no words."""
        if self.maps in ("random", "learned") or not self.words:
            return None
        return jobs.team(self.maps, self.words, self.heads)

    @property
    def sum_square(self) -> float:
        """What the sum of a word and its position is brought to 1 by; features stay as they are."""
        return 1.0 if self.team else MEAN_SQUARE

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

    def embed(self, words: tuple[str, ...]) -> Tensor:
        """Return the vectors of words alone, (T, d_model). Don't change it."""
        team = self.team
        if team:
            return team.x if words == self.words else designed.read(words, team.features)
        return embedded(words, self.d_model, self.seed)

    def places(self, length: int) -> Tensor:
        """Return what says where a token stands, (length, d_model), whether or not this scene adds it."""
        team = self.team
        if team:
            return team.places if length == len(self.words) else designed.places(length, team.features)
        return positions.sinusoidal(length, self.d_model)

    def inputs(self, words: tuple[str, ...]) -> Tensor:
        """Return the vectors of words, (T, d_model), with mean square about 1 where drawn, positions added or not.

        Don't change it.
        """
        x = self.embed(words)
        if self.positions:
            x = (x + self.places(len(words))) / math.sqrt(self.sum_square)
        return x

    def projections(self) -> Projections:
        """Return the maps of all heads, wo among them. Don't change its tensors."""
        team = self.team
        if team:
            return team.projections
        if self.maps == "learned" and self.words:
            return jobs.taught(self.words, self.heads, self.seed, self.grown)
        return layer(self.d_model, self.heads, self.head_size, self.seed)


@remember
def embedded(words: tuple[str, ...], width: int, seed: int) -> Tensor:
    """Return drawn vectors of words, (T, width), drawn once for all settings of a scene that leave them as they are."""
    return tokens.embed(words, width, seed)


@remember
def layer(d_model: int, heads: int, head_size: int, seed: int) -> Projections:
    """Return drawn projections, wo among them, drawn once for all temperatures and masks of a scene."""
    return tokens.projections(d_model, heads, head_size, seed)


def sources(scene: Scene, device: torch.device | str) -> tuple[Tensor, Tensor, Projections]:
    """Return what attention starts from, made on the CPU and moved: x (Tq, D), memory (Tk, D), projections without wo."""
    drawn = scene.projections()
    x = scene.inputs(scene.words).to(device)
    memory = x if scene.memory is None else scene.inputs(scene.memory).to(device)
    return x, memory, Projections(drawn.wq.to(device), drawn.wk.to(device), drawn.wv.to(device))


def trace(scene: Scene, device: torch.device | str = "cpu") -> MultiHeadTrace:
    """Return every step of the scene's attention, computed on device; heads are joined, not mixed.

    Shapes: q (H, Tq, Dk), k and v (H, Tk, Dk), each step of heads (H, Tq, Tk) or (H, Tq, Dk).
    """
    return attend_in_heads(*sources(scene, device), scene.heads, scene.allowed(), scene.config())


@dataclass(frozen=True, eq=False)
class Seen:
    """A scene's trace on the CPU, ready for pictures, and what a reader wants to know about it.

    device, trouble, milliseconds   where attention was computed, why not on the first choice ("" if it was), how long
    agreement                       what torch's own function says
    variance                        of the scores and the scaled scores in this sample; 0 where there are fewer than 2
    pooled                          each step in at most POOLED × POOLED blocks, made where attention was computed
    """

    trace: MultiHeadTrace
    device: str
    trouble: str
    milliseconds: float
    agreement: agreement.Agreement
    variance: tuple[float, float]
    pooled: dict[str, block_maxima.Pooled]


@remember
def see(scene: Scene) -> Seen:
    """Return the scene computed on the best device that works; equal scenes are computed once. Don't change its tensors."""

    def work(device: torch.device) -> tuple[MultiHeadTrace, float, agreement.Agreement, dict[str, block_maxima.Pooled]]:
        drawn = sources(scene, device)
        start = time.perf_counter()
        found = attend_in_heads(*drawn, scene.heads, scene.allowed(), scene.config())
        found.output.sum().item()  # waits for the device
        took = time.perf_counter() - start
        small = {step: block_maxima.largest(getattr(found.heads, step), POOLED) for step in STEPS}
        small = {step: pooled._replace(values=pooled.values.cpu()) for step, pooled in small.items()}
        return on_cpu(found), took, agreement.with_torch(found, scene.allowed(), scene.config()), small

    (found, took, agreed, small), device, trouble = compute(work)
    spread = [steps.var().item() if steps.numel() > 1 else 0.0 for steps in (found.heads.scores, found.heads.scaled)]
    return Seen(found, device.type, trouble, 1000 * took, agreed, (spread[0], spread[1]), small)


def on_cpu(found: MultiHeadTrace) -> MultiHeadTrace:
    """Return a trace with every tensor on the CPU."""
    heads = replace(found.heads, **{name: step.cpu() for name, step in vars(found.heads).items()})
    whole = {name: getattr(found, name).cpu() for name in ("q", "k", "v", "joined", "output")}
    return MultiHeadTrace(heads=heads, **whole)
