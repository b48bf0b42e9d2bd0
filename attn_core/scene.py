"""A scene: the inputs and settings of attention as plain values, and its trace."""

import functools
import math
import time
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from attn_core import blockwise, downsampling, heads, meaning, positions, sinks, torch_agreement, variants
from attn_core.attention import AttentionConfig, attend
from attn_core.biases import BIASES
from attn_core.cache import remember
from attn_core.device import compute
from attn_core.heads import MultiHeadTrace, Projections
from attn_core.masks import MASKS
from attn_core.positions import POSITIONS
from attn_core.score_scales import ROOT, Divided
from attn_core.seen import POOLED, Seen
from attn_core.sources import SOURCES
from attn_core.sources.features import Named
from attn_core.sources.projecting import Read, Vectors, project
from attn_core.sources.source import TRAININGS, Source
from attn_core.variants import ALL, FIELDS, OFF

STAGES = ("scores", "scaled", "capped", "biased", "masked", "weights", "dropped")


@dataclass(frozen=True)
class Scene(Divided):
    """Everything that determines the numbers on screen; two equal scenes have equal traces.

    words, memory    the tokens of the queries, and of the keys in cross-attention; None in self-attention
    scale, power, mask   of SCALES, to a power in [0, 1], and of MASKS; a mask reads window, prefix, both or neither
    bias             of BIASES: what is added to the scaled scores
    temperature, dropout, seed   as in AttentionConfig; the seed also draws words and projections
    positions        of POSITIONS: how tokens know their places; a source may have vectors of its own for them
    source           of SOURCES, where words' vectors and projections come from
    rotary, rotary_base, qk_norm, key_value_heads, cap, sink   of VARIANTS: what today's models change in a head
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
    positions: str = "sinusoidal"
    dropout: float = 0.0
    seed: int = 0
    source: str = "random"
    grown: int = 0
    trained: int = meaning.STEPS
    rotary: str = OFF
    rotary_base: int = 10_000
    qk_norm: str = OFF
    key_value_heads: variants.Value = ALL
    cap: variants.Value = OFF
    sink: variants.Value = OFF

    def __post_init__(self) -> None:
        if self.memory is not None and not self.origin.acts("kind"):
            raise ValueError(f"source {self.source!r} reads one sentence: memory must be None")
        object.__setattr__(self, "positions", positions.named(self.positions))
        resting = [name for name in (*TRAININGS, *FIELDS) if not self.origin.acts(name)]
        at_rest = {name: getattr(Scene, name) for name in resting}  # their defaults
        for name, value in {**at_rest, **self.origin.sizes(self)}.items():
            object.__setattr__(self, name, value)  # before anybody has seen the scene
        object.__setattr__(self, "key_value_heads", variants.nearest(self.key_value_heads, self.heads))

    @property
    def origin(self) -> Source:
        """The entry of SOURCES that its numbers come from."""
        return SOURCES[self.source]

    @property
    def named(self) -> Named | None:
        """The names of its heads' numbers; None where its source gives them none, or there are no words."""
        return self.origin.named(self)

    def does(self, head: int) -> Source:
        """Return the entry of SOURCES that says what one of its heads does."""
        return SOURCES[self.origin.job(self, head)]

    @property
    def knows_places(self) -> bool:
        """Whether positions can be added."""
        return self.origin.acts("positions")

    @property
    def placed(self) -> bool:
        """Whether positions are added to the vectors of words."""
        return POSITIONS[self.positions].vectors is not None

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
        own = self.origin.sinks(self)
        changes = variants.config(self) | ({} if own is None else {"sink": own})
        return AttentionConfig(self.factor(), self.temperature, self.dropout, self.seed, **changes)

    @property
    def mask_numbers(self) -> dict[str, int]:
        """The numbers that this kind of mask reads, window or prefix or both, by these names and in its order."""
        mask = MASKS[self.mask]
        return mask.numbers([getattr(self, name) for name in mask.settings])

    def allowed(self) -> Tensor | None:
        """Return who may look at whom, (Tq, Tk), or None where nothing is hidden."""
        if self.mask == "none":
            return None
        return MASKS[self.mask].allowed(len(self.words), len(self.keys), *self.mask_numbers.values())

    def added(self) -> Tensor | None:
        """Return the bias on the scaled scores of each head, (H, Tq, Tk), or None where nothing is added."""
        return BIASES[self.bias].values(self.heads, len(self.words), len(self.keys))

    @property
    def stages(self) -> tuple[str, ...]:
        """The STAGES that attention goes through here: capped and biased scores are some only where that is done."""
        made = {each.stage for each in variants.on(self).values()} | ({"biased"} if BIASES[self.bias].places else set())
        return tuple(stage for stage in STAGES if stage in made or stage not in ("capped", "biased"))

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
        return (x + self.places(len(words))) / math.sqrt(self.sum_square) if self.placed else x

    def projections(self) -> Projections:
        """Return the projections of all heads, wo among them. Don't change its tensors."""
        own, count = self.origin.projections(self), self.key_value_heads
        return variants.shared(own, self.heads, count, self.origin.is_random) if isinstance(count, int) else own

    def prepare(self, vectors: Tensor) -> Tensor:
        """Return projected queries or keys, (..., T, Dk), with what VARIANTS do to them."""
        return variants.prepared(vectors, self)

    def read(self, layer: int = 0, device: torch.device | str = "cpu") -> Read | Vectors:
        """Return what its one layer of attention reads, made on the CPU and moved."""
        given = self.origin.vectors(self)
        if given is not None:
            return Vectors(*(vectors.to(device) for vectors in given))
        return Read(*attention_inputs(self, device), self.heads, self.prepare)


def attention_inputs(scene: Scene, device: torch.device | str) -> tuple[Tensor, Tensor, Projections]:
    """Return x (Tq, D), memory (Tk, D) and projections without wo, made on the CPU and moved."""
    drawn = scene.projections()
    x = scene.inputs(scene.words).to(device)
    memory = x if scene.memory is None else scene.inputs(scene.memory).to(device)
    return x, memory, Projections(drawn.wq.to(device), drawn.wk.to(device), drawn.wv.to(device))


def trace(scene: Scene, device: torch.device | str = "cpu") -> MultiHeadTrace:
    """Return every step of the scene's attention, (H, ...) each, computed on device; heads are joined, not mixed."""
    return under(scene, scene.allowed(), device)


def under(scene: Scene, allowed: Tensor | None, device: torch.device | str = "cpu") -> MultiHeadTrace:
    """Return the same under another mask (Tq, Tk), or none."""
    vectors = project(scene, device=device)
    return heads.joined(attend(*vectors, allowed, scene.config(), bias=scene.added()))


def keys_alike(setting: Scene, head: int) -> bool:
    """Return whether all keys of a head are the same vector: in each row all scores are equal then."""
    keys = setting.read().of_head(head).project().k[0]
    return torch.allclose(keys, keys[:1], rtol=0, atol=1e-6)


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
    read = scene.read(device=device)
    start, shape = time.perf_counter(), (scene.heads, len(scene.words), len(scene.keys))
    each = (head_of(scene, head, read.of_head(head).project()) for head in range(scene.heads))
    summary = blockwise.summary(each, shape, scene.stages, POOLED, device)
    milliseconds, raw = 1000 * (time.perf_counter() - start), summary.variance
    rest = (summary.agreement, (raw, raw * scene.factor() ** 2), summary.pooled, summary.marks)
    return Seen(None, device.type, "", milliseconds, *rest)


def head_of(scene: Scene, number: int, vectors: Vectors) -> blockwise.Head:
    """Return the inputs of the head of this number, whose vectors (1, T, d) these are, its mask and its bias beside them."""
    q, k, v = (each[0] for each in vectors)

    def allowed(first: int, count: int) -> Tensor:
        with q.device:
            return MASKS[scene.mask].rows(first, count, len(k), *scene.mask_numbers.values())

    def added(first: int, count: int) -> Tensor | None:
        with q.device:
            return BIASES[scene.bias].rows(number, scene.heads, first, count, len(k))

    config = scene.config()
    config = replace(config, sink=sinks.of_head(config.sink, number))
    return blockwise.Head(q, k, v, None if scene.mask == "none" else allowed, config, added)
