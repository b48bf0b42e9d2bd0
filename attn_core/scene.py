"""A scene: the inputs and settings of attention as plain values, and its trace."""

import functools
import math
import time
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from attn_core import blockwise, downsampling, meaning, torch_agreement
from attn_core.attention import AttentionConfig, attend
from attn_core.biases import BIASES
from attn_core.cache import remember
from attn_core.device import compute
from attn_core.heads import MultiHeadTrace, Projections, check, join
from attn_core.heads import project as project_heads
from attn_core.masks import MASKS
from attn_core.score_scales import ROOT, Divided
from attn_core.seen import POOLED, Seen
from attn_core.sources import SOURCES
from attn_core.sources.designed import DesignedHeads
from attn_core.sources.examples import Example
from attn_core.sources.source import TRAININGS, Source

STAGES = ("scores", "scaled", "biased", "masked", "weights", "dropped")


@dataclass(frozen=True)
class Scene(Divided):
    """Everything that determines the numbers on screen; two equal scenes have equal traces.

    words, memory    the tokens of the queries, and of the keys in cross-attention; None in self-attention
    scale, power, mask   of SCALES, to a power in [0, 1], and of MASKS; window or prefix is the number that the mask reads
    bias             of BIASES: what is added to the scaled scores
    temperature, dropout, seed   as in AttentionConfig; the seed also draws words and projections
    positions        whether positions are added, as sinusoids or features
    source           of SOURCES, where words' vectors and projections come from
    grown, trained   steps that the first head has been trained for, of a source whose `training` this is
    A source decides some settings itself, which stand here as it decides them (see `Source.sizes`), and some read one
    sentence (ValueError for a memory).
    """

    words: tuple[str, ...]
    memory: tuple[str, ...] | None = None
    heads: int = 2
    head_size: int = 16
    d_model: int = 32
    scale: str = "head"
    power: float = ROOT
    temperature: float = 1.0
    mask: str = "none"
    window: int = 2
    prefix: int = 2
    bias: str = "none"
    positions: bool = True
    dropout: float = 0.0
    seed: int = 0
    source: str = "random"
    grown: int = 0
    trained: int = meaning.STEPS

    def __post_init__(self) -> None:
        if self.memory is not None and not self.origin.acts("kind"):
            raise ValueError(f"source {self.source!r} reads one sentence: memory must be None")
        at_rest = {name: getattr(Scene, name) for name in TRAININGS if not self.origin.acts(name)}  # their defaults
        for name, value in {**at_rest, **self.origin.sizes(self)}.items():
            object.__setattr__(self, name, value)  # before anybody has seen the scene

    @property
    def origin(self) -> Source:
        """The entry of SOURCES that its numbers come from."""
        return SOURCES[self.source]

    @property
    def designed_heads(self) -> DesignedHeads | None:
        """Its heads with the names of their features; None where projections are drawn or trained, or there are no words."""
        return self.origin.designed_heads(self)

    @property
    def example(self) -> Example | None:
        """The worked example that this is; None where the source is another one."""
        return self.origin.example

    @property
    def knows_places(self) -> bool:
        """Whether positions can be added."""
        return self.origin.acts("positions")

    @property
    def sum_square(self) -> float:
        """What divides words plus positions so that their mean square is 1; features stay as they are."""
        return self.origin.sum_square(self)

    @property
    def keys(self) -> tuple[str, ...]:
        """The tokens that are looked at."""
        return self.words if self.memory is None else self.memory

    def factor(self) -> float:
        """Return the factor of the scores."""
        return 1 / self.divisor.number(self.head_size, self.d_model)

    def config(self) -> AttentionConfig:
        """Return how scores become weights in this scene."""
        return AttentionConfig(self.factor(), self.temperature, self.dropout, self.seed)

    @property
    def mask_number(self) -> int:
        """The number that this kind of mask reads, window or prefix; 0 where it reads none."""
        mask = MASKS[self.mask]
        return max(getattr(self, mask.setting), mask.lowest) if mask.setting else 0

    def allowed(self) -> Tensor | None:
        """Return who may look at whom, (Tq, Tk), or None where nothing is hidden."""
        if self.mask == "none":
            return None
        return MASKS[self.mask].allowed(len(self.words), len(self.keys), self.mask_number)

    def added(self) -> Tensor | None:
        """Return the bias on the scaled scores of each head, (H, Tq, Tk), or None where nothing is added."""
        return BIASES[self.bias].values(self.heads, len(self.words), len(self.keys))

    @property
    def stages(self) -> tuple[str, ...]:
        """The STAGES that attention goes through here: biased scores are one only where something is added."""
        biased = BIASES[self.bias].places is not None
        return tuple(stage for stage in STAGES if biased or stage != "biased")

    @property
    def is_long(self) -> bool:
        """Whether a step has too many numbers for all of them to be kept."""
        return self.heads * len(self.words) * len(self.keys) > blockwise.MOST_WHOLE

    def embed(self, words: tuple[str, ...]) -> Tensor:
        """Return the vectors of words alone, (T, d_model). Don't change it."""
        return self.origin.embed(self, words)

    def places(self, length: int) -> Tensor:
        """Return the position vectors, (length, d_model), whether or not this scene adds them."""
        return self.origin.places(self, length)

    def inputs(self, words: tuple[str, ...]) -> Tensor:
        """Return the attention's input for words, (T, d_model), of mean square about 1 if drawn. Don't change it."""
        x = self.embed(words)
        return (x + self.places(len(words))) / math.sqrt(self.sum_square) if self.positions else x

    def projections(self) -> Projections:
        """Return the projections of all heads, wo among them. Don't change its tensors."""
        return self.origin.projections(self)


def attention_inputs(scene: Scene, device: torch.device | str) -> tuple[Tensor, Tensor, Projections]:
    """Return x (Tq, D), memory (Tk, D) and projections without wo, made on the CPU and moved."""
    drawn = scene.projections()
    x = scene.inputs(scene.words).to(device)
    memory = x if scene.memory is None else scene.inputs(scene.memory).to(device)
    return x, memory, Projections(drawn.wq.to(device), drawn.wk.to(device), drawn.wv.to(device))


def project(scene: Scene, device: torch.device | str = "cpu") -> tuple[Tensor, Tensor, Tensor]:
    """Return q (H, Tq, Dk), k and v of a scene's heads on device: those that its source has, or else x @ w."""
    given = scene.origin.vectors(scene)
    if given is not None:
        q, k, v = (vectors.to(device) for vectors in given)
        return q, k, v
    inputs = attention_inputs(scene, device)
    check(*inputs, scene.heads)
    return project_heads(*inputs, scene.heads)


def trace(scene: Scene, device: torch.device | str = "cpu") -> MultiHeadTrace:
    """Return every step of the scene's attention, (H, ...) each, computed on device; heads are joined, not mixed."""
    made = attend(*project(scene, device), scene.allowed(), scene.config(), bias=scene.added())
    joined = join(made.output)
    return MultiHeadTrace(made, joined, joined)


@remember
def see(scene: Scene) -> Seen:
    """Return the scene computed on the best device that works; equal scenes are computed once. Don't change its tensors."""
    if scene.is_long:
        seen, trouble = compute(functools.partial(see_in_blocks, scene))
        return replace(seen, trouble=trouble)
    allowed, config, bias = scene.allowed(), scene.config(), scene.added()

    def work(device: torch.device) -> Seen:
        start = time.perf_counter()
        found = trace(scene, device)
        found.output.sum().item()  # waits for the device
        milliseconds = 1000 * (time.perf_counter() - start)
        pooled = {step: downsampling.largest(getattr(found.heads, step), POOLED) for step in scene.stages}
        raw, scaled = (step.var().item() if step.numel() > 1 else 0.0 for step in (found.heads.scores, found.heads.scaled))
        return Seen(
            whole=MultiHeadTrace(found.heads.map(Tensor.cpu), found.joined.cpu(), found.output.cpu()),
            device=device.type,
            trouble="",
            milliseconds=milliseconds,
            agreement=torch_agreement.with_torch(found, allowed, config, bias),
            variance=(raw, scaled),
            pooled={step: blocks._replace(values=blocks.values.cpu()) for step, blocks in pooled.items()},
        )

    seen, trouble = compute(work)
    return replace(seen, trouble=trouble)


def see_in_blocks(scene: Scene, device: torch.device) -> Seen:
    """Return a long scene computed in blocks, its steps pooled at once."""
    x, memory, maps = attention_inputs(scene, device)
    check(x, memory, maps, scene.heads)
    start, shape = time.perf_counter(), (scene.heads, len(scene.words), len(scene.keys))
    heads = (head_of(scene, h, *blockwise.of_head(x, memory, maps, scene.heads, h)) for h in range(scene.heads))
    summary = blockwise.summary(heads, shape, scene.stages, POOLED, device)
    milliseconds, raw = 1000 * (time.perf_counter() - start), summary.variance
    rest = (summary.agreement, (raw, raw * scene.factor() ** 2), summary.pooled, summary.marks)
    return Seen(None, device.type, "", milliseconds, *rest)


def head_of(scene: Scene, number: int, q: Tensor, k: Tensor, v: Tensor) -> blockwise.Head:
    """Return the inputs of the head of this number, its mask and its bias on the device of its vectors."""

    def allowed(first: int, count: int) -> Tensor:
        with q.device:
            return MASKS[scene.mask].rows(first, count, len(k), scene.mask_number)

    def added(first: int, count: int) -> Tensor | None:
        with q.device:
            return BIASES[scene.bias].rows(number, scene.heads, first, count, len(k))

    return blockwise.Head(q, k, v, None if scene.mask == "none" else allowed, scene.config(), added)
