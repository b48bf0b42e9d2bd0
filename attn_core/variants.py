"""What today's models change in a head: VARIANTS lists the ways, each of which composes with all the others.

An entry's name is the scene's field that says how far it goes, and the link's name.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import torch
from torch import Tensor

from attn_core import validation
from attn_core.heads import Projections
from attn_core.positions import rotary

OFF, ALL = "off", "all"  # of a field that changes nothing; ALL: as many heads of keys and values as of queries
EPSILON = 1e-6  # keeps a vector of zeros from being divided by 0
Value = str | float  # of a field
Vectors = Callable[[Tensor, "Setting"], Tensor]


class Setting(Protocol):
    """A scene, whose fields have the names of VARIANTS; rules read these of them."""

    @property
    def rotary(self) -> str: ...
    @property
    def rotary_base(self) -> int: ...


@dataclass(frozen=True)
class Variant:
    """One change of a head, an entry of VARIANTS.

    off, first   the field's value that changes nothing, and the one with which the change begins
    values       those that are offered, `off` first
    limits       the least and the largest number that a link may set; None where `values` are all that there is
    also         a further field that it reads, "" for none
    formula      what it does, in TeX; source: the paper, and its section
    vectors      (queries or keys (..., T, Dk), setting) → these, changed as soon as they are projected; None: they stay
    config       the field of AttentionConfig that holds its number, "" for none
    stage        the step of a trace that it makes, "" for none
    program      the lines of PyTorch that do it, in which {value} and {also} stand for the fields; "" where they are others'
    pieces       value → what else its lines hold, by name
    """

    off: str
    first: Value
    values: Sequence[Value]
    formula: str
    source: str
    limits: tuple[float, float] | None = None
    also: str = ""
    vectors: Vectors | None = None
    config: str = ""
    stage: str = ""
    program: str = ""
    pieces: Mapping[Value, Mapping[str, str]] = field(default_factory=dict)


def rms_norm(x: Tensor, epsilon: float = EPSILON) -> Tensor:
    """Return x (..., D) divided by the root of its mean square over the last axis, plus epsilon; no gain is learned.

    Source: Zhang and Sennrich 2019, section 4; of queries and keys, "query-key norm": Henry et al. 2020, and with this norm
    Qwen 3 (Qwen Team 2025, section 2). ValueError for an epsilon <= 0.
    """
    validation.number("epsilon", epsilon, low=torch.finfo(torch.float32).tiny)
    x = validation.tensor("x", x)
    validation.floating("x", x)
    wide = x.to(torch.promote_types(x.dtype, torch.float32))
    return (wide * torch.rsqrt(wide.square().mean(-1, keepdim=True) + epsilon)).to(x.dtype)


def group_sizes(heads: int) -> tuple[Value, ...]:
    """Return how many heads of keys and values there may be for so many heads of queries: all, then the smaller divisors."""
    return (ALL, *(count for count in range(heads - 1, 0, -1) if heads % count == 0))


def nearest(count: Value, heads: int) -> Value:
    """Return how many heads of keys and values there are: the largest divisor of heads up to a count, ALL from heads on."""
    if not isinstance(count, (int, float)) or count >= heads:
        return ALL
    return next(each for each in group_sizes(heads)[1:] if isinstance(each, int) and each <= max(count, 1))


def shared(projections: Projections, heads: int, count: int, drawn: bool) -> Projections:
    """Return projections of so many heads with `count` heads of keys and values, a divisor of heads: each serves a group.

    A group's wk and wv are the mean of its heads', as a trained model is converted (Ainslie et al. 2023, section 2.1); of
    drawn heads, those of the first one: the mean of draws would be smaller than a draw. Biases of keys and values aren't
    taken. ValueError for a count that doesn't divide heads.
    """
    validation.whole("count", count, low=1, high=heads)
    if heads % count:
        raise ValueError(f"count must divide {heads} heads, got {count}")

    def of_group(w: Tensor) -> Tensor:
        each = w.unflatten(1, (count, heads // count, -1))  # (D, groups, heads of a group, d)
        return (each[:, :, 0] if drawn else each.mean(2)).flatten(1)

    return Projections(projections.wq, of_group(projections.wk), of_group(projections.wv), projections.wo)


ROTATED = """

def rotated(x):  # each pair of numbers turns by the token's position times a frequency of its own
    half = head_size // 2
    at, pair = torch.arange(x.shape[-2], dtype=torch.float64), torch.arange(half, dtype=torch.float64)
    angle = at[:, None] * {also}.0 ** (-pair / half)
    cos, sin = angle.cos().float(), angle.sin().float()
    a, b = {paired}
    turned = {turned}
    return torch.cat([turned, x[..., 2 * half :]], -1)


q, k = rotated(q), rotated(k)
"""
PAIRS: Mapping[Value, Mapping[str, str]] = {  # layout → which numbers of x form pairs, and how these stand in a row again
    "halves": {
        "paired": "x[..., : 2 * half].chunk(2, -1)",
        "turned": "torch.cat([a * cos - b * sin, b * cos + a * sin], -1)",
    },
    "interleaved": {
        "paired": "x[..., : 2 * half].unflatten(-1, (half, 2)).unbind(-1)",
        "turned": "torch.stack([a * cos - b * sin, b * cos + a * sin], -1).flatten(-2)",
    },
}
NORMED = f"q, k = (x * torch.rsqrt(x.square().mean(-1, keepdim=True) + {EPSILON}) for x in (q, k))  # mean square 1\n"

VARIANTS = {  # in the order in which they act
    "key_value_heads": Variant(
        off=ALL,
        first=1,
        values=(ALL, 4, 2, 1),
        limits=(1, 64),
        formula=r"k^{(h)} = x\,W_K^{(\lfloor h H_{kv} / H \rfloor)},\quad v^{(h)} = x\,W_V^{(\lfloor h H_{kv} / H \rfloor)}",
        source="Ainslie et al. 2023, § 2.2 · Shazeer 2019, § 3",
    ),
    "qk_norm": Variant(
        off=OFF,
        first="rms",
        values=(OFF, "rms"),
        formula=r"x \leftarrow x \,/ \sqrt{\tfrac{1}{d}\sum_i x_i^2 + \varepsilon},\quad x = q,\ k",
        source="Henry et al. 2020 · Qwen Team 2025, § 2",
        vectors=lambda x, setting: rms_norm(x),
        program=NORMED,
    ),
    "rotary": Variant(
        off=OFF,
        first="halves",
        values=(OFF, "halves", "interleaved"),
        also="rotary_base",
        formula=r"\begin{gathered}\begin{pmatrix}x_a\\x_b\end{pmatrix}\leftarrow"
        r"\begin{pmatrix}\cos t\theta_i&-\sin t\theta_i\\\sin t\theta_i&\cos t\theta_i\end{pmatrix}"
        r"\begin{pmatrix}x_a\\x_b\end{pmatrix}\\\theta_i=\text{base}^{-2i/d}\end{gathered}",
        source="Su et al. 2021, § 3.2.2",
        vectors=lambda x, setting: rotary(x, torch.arange(x.shape[-2]), setting.rotary_base, setting.rotary),
        program=ROTATED,
        pieces=PAIRS,
    ),
    "cap": Variant(
        off=OFF,
        first=2.0,
        values=(OFF, 50.0, 30.0, 20.0, 10.0, 5.0, 3.0, 2.0, 1.0, 0.5),
        limits=(0.1, 1000),
        formula=r"s \leftarrow c \cdot \tanh(s / c)",
        source="Gemma Team 2024 (Gemma 2), § 2",
        config="cap",
        stage="capped",
        program="capped = {value!r} * torch.tanh(scaled / {value!r})\n",
    ),
    "sink": Variant(
        off=OFF,
        first=0.0,
        values=(OFF, *(float(score) for score in range(-4, 9))),
        limits=(-100, 100),
        formula=r"w_j = \frac{e^{s_j / T}}{e^{s_\text{sink} / T} + \sum_k e^{s_k / T}}",
        source="OpenAI 2025 (gpt-oss), § 2.2 · Miller 2023",
        config="sink",
    ),
}
FIELDS = (*VARIANTS, *(each.also for each in VARIANTS.values() if each.also))  # of a scene, that these entries read


def on(setting: Setting) -> dict[str, Variant]:
    """Return the entries that change something in a setting."""
    return {name: each for name, each in VARIANTS.items() if getattr(setting, name) != each.off}


def prepared(x: Tensor, setting: Setting) -> Tensor:
    """Return projected queries or keys (..., T, Dk), whose positions count from 0, with what a setting does to them."""
    for each in on(setting).values():
        x = x if each.vectors is None else each.vectors(x, setting)
    return x


def config(setting: Setting) -> dict[str, Any]:
    """Return the fields of AttentionConfig that a setting's variants fill."""
    return {each.config: getattr(setting, name) for name, each in on(setting).items() if each.config}


def program(setting: Setting, name: str) -> str:
    """Return the lines of PyTorch of one entry, "" where it is off."""
    if name not in on(setting):
        return ""
    each, value = VARIANTS[name], getattr(setting, name)
    also = getattr(setting, each.also) if each.also else None
    return each.program.format(value=value, also=also, **each.pieces.get(value, {}))
