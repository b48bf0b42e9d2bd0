"""A scene: the inputs and settings of attention as plain values, and its trace."""

import functools
import math
import time
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from attn_core import blockwise, downsampling, positions, tokens, torch_agreement
from attn_core.attention import AttentionConfig
from attn_core.biases import BIASES
from attn_core.cache import remember
from attn_core.device import compute
from attn_core.examples import scenes
from attn_core.heads import MultiHeadTrace, Projections, attend_in_heads, check
from attn_core.masks import MASKS
from attn_core.projections import designed, features, trained
from attn_core.projections.sources import DESIGNED
from attn_core.score_scales import ROOT, Divided

MEAN_SQUARE = 1.5  # of a unit Gaussian plus sinusoidal positions
POOLED = 128  # blocks per side of a large matrix, as many as a screen can show
STAGES = ("scores", "scaled", "biased", "masked", "weights", "dropped")


@dataclass(frozen=True)
class Scene(Divided):
    """Everything that determines the numbers on screen; two equal scenes have equal traces.

    words, memory    the tokens of the queries, and of the keys in cross-attention; None in self-attention
    scale, power, mask   of SCALES, to a power in [0, 1], and of MASKS; window or prefix is the number that the mask reads
    bias             of BIASES: what is added to the scaled scores
    temperature, dropout, seed   as in AttentionConfig; the seed also draws words and projections
    positions        whether positions are added, as sinusoids or features
    maps             the source of words' vectors and projections, one of SOURCES; of a design the first head has this
                     one, the others have the next ones; of "learned" the first head is trained for `grown` steps;
                     or one of examples.scenes.SCENES, whose own tokens are the words
    A source that isn't "random" reads the words themselves and overrides head_size and d_model, an
    example its heads, too; "learned" and examples have no positions and no memory (ValueError); "learned" keeps `grown`.
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
    maps: str = "random"
    grown: int = 0

    def __post_init__(self) -> None:
        if self.maps not in ("random", *DESIGNED) and self.memory is not None:
            raise ValueError(f"maps {self.maps!r} read one sentence: memory must be None")
        for name, value in self._own_sizes().items():
            object.__setattr__(self, name, value)  # before anybody has seen the scene

    def _own_sizes(self) -> dict[str, object]:
        if self.maps == "learned":
            return {"d_model": trained.WIDTH, "head_size": trained.HEAD_SIZE, "positions": False}
        if self.example:
            return {**self.example.sizes, "grown": 0}
        if self.maps not in DESIGNED or not self.words:
            return {"grown": 0}
        d_model, head_size = designed.sizes(self.maps, self.words, self.heads, self.memory)
        return {"d_model": d_model, "head_size": head_size, "grown": 0}

    @property
    def designed_heads(self) -> designed.DesignedHeads | None:
        """The designed heads; None where projections are drawn or trained, or there are no words."""
        if self.maps not in DESIGNED or not self.words:
            return None
        return designed.designed_heads(self.maps, self.words, self.heads, self.memory)

    @property
    def example(self) -> scenes.ExampleScene | None:
        """The worked example that this is; None where the source is another one."""
        return scenes.of(self.maps)

    @property
    def knows_places(self) -> bool:
        """Whether positions can be added."""
        return self.maps != "learned" and not self.example

    @property
    def sum_square(self) -> float:
        """What divides words plus positions so that their mean square is 1; features stay as they are."""
        return 1.0 if self.designed_heads else MEAN_SQUARE

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
        heads = self.designed_heads
        if self.example:
            return self.example.embed(words)
        return features.of_words(words, heads.features) if heads else embedded(words, self.d_model, self.seed)

    def places(self, length: int) -> Tensor:
        """Return the position vectors, (length, d_model), whether or not this scene adds them."""
        heads = self.designed_heads
        return features.of_places(length, heads.features) if heads else positions.sinusoidal(length, self.d_model)

    def inputs(self, words: tuple[str, ...]) -> Tensor:
        """Return the attention's input for words, (T, d_model), of mean square about 1 if drawn. Don't change it."""
        x = self.embed(words)
        return (x + self.places(len(words))) / math.sqrt(self.sum_square) if self.positions else x

    def projections(self) -> Projections:
        """Return the projections of all heads, wo among them. Don't change its tensors."""
        heads = self.designed_heads
        if heads:
            return heads.projections
        if self.maps == "learned" and self.words:
            return trained.trained_layer(self.words, self.heads, self.seed, self.grown)
        drawn = layer(self.d_model, self.heads, self.head_size, self.seed)
        return replace(drawn, **self.example.projections) if self.example else drawn


embedded, layer = remember(tokens.embed), remember(tokens.projections)  # drawn once for many scenes


def attention_inputs(scene: Scene, device: torch.device | str) -> tuple[Tensor, Tensor, Projections]:
    """Return x (Tq, D), memory (Tk, D) and projections without wo, made on the CPU and moved."""
    drawn = scene.projections()
    x = scene.inputs(scene.words).to(device)
    memory = x if scene.memory is None else scene.inputs(scene.memory).to(device)
    return x, memory, Projections(drawn.wq.to(device), drawn.wk.to(device), drawn.wv.to(device))


def trace(scene: Scene, device: torch.device | str = "cpu") -> MultiHeadTrace:
    """Return every step of the scene's attention, (H, ...) each, computed on device; heads are joined, not mixed."""
    inputs = attention_inputs(scene, device)
    return attend_in_heads(*inputs, scene.heads, scene.allowed(), scene.config(), bias=scene.added())


@dataclass(frozen=True, eq=False)
class Seen:
    """A scene's trace on the CPU, the device and way it was computed, and derived results.

    whole        the trace; None for a long scene, whose rows are computed on demand: see `scene_rows`
    trouble      why it was not computed on the first choice of device, "" if it was
    agreement    the comparison with torch's own function
    variance     of the scores and the scaled scores in this sample; 0 where there are fewer than 2
    pooled       each stage in at most POOLED × POOLED blocks, made where attention was computed
    marks        for a long scene: the states of dropout's generator
    """

    whole: MultiHeadTrace | None
    device: str
    trouble: str
    milliseconds: float
    agreement: torch_agreement.Agreement
    variance: tuple[float, float]
    pooled: dict[str, downsampling.Pooled]
    marks: blockwise.Marks | None = None

    @property
    def trace(self) -> MultiHeadTrace:
        """The whole trace. ValueError for a long scene."""
        if self.whole is None:
            raise ValueError(f"a scene of more than {blockwise.MOST_WHOLE} scores has no whole trace: ask for its rows")
        return self.whole


@remember
def see(scene: Scene) -> Seen:
    """Return the scene computed on the best device that works; equal scenes are computed once. Don't change its tensors."""
    if scene.is_long:
        seen, trouble = compute(functools.partial(see_in_blocks, scene))
        return replace(seen, trouble=trouble)
    allowed, config, bias = scene.allowed(), scene.config(), scene.added()

    def work(device: torch.device) -> Seen:
        x, memory, projections = attention_inputs(scene, device)
        start = time.perf_counter()
        trace = attend_in_heads(x, memory, projections, scene.heads, allowed, config, bias=bias)
        trace.output.sum().item()  # waits for the device
        milliseconds = 1000 * (time.perf_counter() - start)
        pooled = {step: downsampling.largest(getattr(trace.heads, step), POOLED) for step in scene.stages}
        raw, scaled = (step.var().item() if step.numel() > 1 else 0.0 for step in (trace.heads.scores, trace.heads.scaled))
        return Seen(
            whole=MultiHeadTrace(trace.heads.map(Tensor.cpu), trace.joined.cpu(), trace.output.cpu()),
            device=device.type,
            trouble="",
            milliseconds=milliseconds,
            agreement=torch_agreement.with_torch(trace, allowed, config, bias),
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
