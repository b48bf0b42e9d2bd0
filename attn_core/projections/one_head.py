"""One head's maps, wherever they come from: drawn, designed, learned; edited by hand, and what an edit changes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, cast

from torch import Tensor

from attn_core import scene as scenes
from attn_core import validation
from attn_core.attention import AttentionTrace, attend
from attn_core.heads import MultiHeadTrace, Projections, attend_in_heads
from attn_core.projections import designed, sources, trained
from attn_core.scene import Scene

SOURCES, LETTERS, STEPS = sources.MAPS, sources.LETTERS, sources.STEPS
SAYS: dict[str, str] = {
    "random": "Drawn at random from the seed: true arithmetic, no meaning yet.",
    **{str(kind): said for kind, said in designed.SAYS.items()},
    "learned": "Trained to make a vowel look for consonants; what else it does, nobody asked of it.",
}


class Edit(NamedTuple):
    """One number changed by hand: in which of wq, wk, wv of the head, at which row and column, to what."""

    which: Literal["q", "k", "v"]
    row: int
    column: int
    value: float


@dataclass(frozen=True, eq=False)
class OneHead:
    """One head and what it reads.

    scene          its words, mask, scale and temperature, with this head's own sizes
    x (Tq, D), memory (Tk, D)      what the queries and the keys come from
    projections, head              all heads' maps, and which head it is
    features (D), query_features (Dk), key_features (Dk), value_features (Dv)   what the numbers are about; () if nothing
    says           what the head does, in a sentence
    """

    scene: Scene
    x: Tensor
    memory: Tensor
    projections: Projections
    head: int
    says: str
    features: tuple[str, ...] = ()
    query_features: tuple[str, ...] = ()
    key_features: tuple[str, ...] = ()
    value_features: tuple[str, ...] = ()

    def matrix(self, which: Literal["q", "k", "v"]) -> Tensor:
        """Return this head's own columns of wq, wk or wv: (D, Dk) or (D, Dv)."""
        whole = getattr(self.projections, f"w{which}")
        width = whole.shape[1] // self.scene.heads
        return whole[:, self.head * width : (self.head + 1) * width]


def one_head(source: str, scene: Scene, head: int = 0, step: int = 0) -> OneHead:
    """Return a head that reads the scene's words.

    "random": head number `head` of the scene itself, whatever its maps. A kind of `designed.design`: that design alone,
    as self-attention, of words that know their places where the scene's do.
    "learned": the head that `learn.grow` has after `step` of 200 steps on the words, as self-attention.
    ValueError for another source, a head or step that isn't there, no words, or (learned) no vowel or no consonant.
    """
    if source not in SOURCES:
        raise ValueError(f"source must be one of {', '.join(SOURCES)}, got {source!r}")
    if source == "random":
        validation.whole("head", head, low=0, high=scene.heads - 1)
        return OneHead(scene, *scenes.sources(scene, "cpu"), head, SAYS[source])
    if source == "learned":
        grown = trained.grow(scene.words, STEPS, scene.seed)
        x = trained.tokens.embed(scene.words, trained.WIDTH, scene.seed)
        return OneHead(_alone(scene, trained.WIDTH, trained.HEAD_SIZE), x, x, grown.projections(step), 0, SAYS[source])
    kind = cast(designed.Kind, source)  # one of SOURCES that is neither of the others
    design = designed.design(kind, scene.words)
    x = design.x if scene.positions else designed.read(scene.words, design.features)
    sizes, says = design.projections.wq.shape, sources.says(kind, scene.positions)
    names = design.features, design.query_features, design.key_features, design.value_features
    return OneHead(_alone(scene, *sizes), x, x, design.projections, 0, says, *names)


def _alone(scene: Scene, d_model: int, head_size: int) -> Scene:
    """Return the scene with one head of these sizes that looks at its own words."""
    return replace(scene, memory=None, heads=1, d_model=d_model, head_size=head_size)


def edited(one: OneHead, edits: Sequence[Edit]) -> OneHead:
    """Return the head with numbers of its maps changed; edits beyond a map's edge are left out (see `fitting`).

    ValueError for a value that is not a finite number.
    """
    whole = {which: getattr(one.projections, f"w{which}").clone() for which in "qkv"}
    for which, row, column, value in fitting(one, edits):
        validation.number("value", value)
        width = whole[which].shape[1] // one.scene.heads
        whole[which][row, one.head * width + column] = value
    return replace(one, projections=Projections(whole["q"], whole["k"], whole["v"], one.projections.wo))


def fitting(one: OneHead, edits: Sequence[Edit]) -> list[Edit]:
    """Return the edits that lie inside this head's maps."""
    maps: tuple[Literal["q", "k", "v"], ...] = ("q", "k", "v")
    shapes = {which: one.matrix(which).shape for which in maps}
    return [e for e in edits if 0 <= e.row < shapes[e.which][0] and 0 <= e.column < shapes[e.which][1]]


@dataclass(frozen=True, eq=False)
class Steps:
    """What one head computes: q (Tq, Dk), k (Tk, Dk), v (Tk, Dv), its trace, every step (Tq, ...), and that of all heads."""

    q: Tensor
    k: Tensor
    v: Tensor
    trace: AttentionTrace
    whole: MultiHeadTrace


def steps(one: OneHead) -> Steps:
    """Return every step of the head, with its scene's mask, scale, temperature and dropout."""
    scene = one.scene
    found = attend_in_heads(one.x, one.memory, one.projections, scene.heads, scene.allowed(), scene.config())
    return Steps(found.q[one.head], found.k[one.head], found.v[one.head], _of_head(found, one.head), found)


def _of_head(found: MultiHeadTrace, head: int) -> AttentionTrace:
    """Return one head's part of a trace."""
    return AttentionTrace(**{name: step[head] for name, step in vars(found.heads).items()})


class Changes(NamedTuple):
    """What became of v (Tk, Dv), weights (Tq, Tk) and output (Tq, Dv): after minus before."""

    v: Tensor
    weights: Tensor
    output: Tensor


def changes(before: Steps, after: Steps) -> Changes:
    """Return what changed between two heads of the same shapes."""
    weights = after.trace.weights - before.trace.weights
    return Changes(after.v - before.v, weights, after.trace.output - before.trace.output)


def largest(change: Tensor) -> float:
    """Return the largest size of a change, 0 where there is nothing."""
    return change.abs().max().item() if change.numel() else 0.0


class Product(NamedTuple):
    """A score taken apart: the products (Dk) of q and k, their running total (Dk), and what they add up to."""

    products: Tensor
    running: Tensor
    score: float


def product(found: Steps, query: int, key: int) -> Product:
    """Return one score as its products. ValueError where query or key is not there."""
    validation.whole("query", query, low=0, high=len(found.q) - 1)
    validation.whole("key", key, low=0, high=len(found.k) - 1)
    products = found.q[query] * found.k[key]
    return Product(products, products.cumsum(0), found.trace.scores[query, key].item())


def best_key(found: Steps, query: int) -> int:
    """Return the key with the largest weight, the first of equals; 0 where the query sees nothing."""
    return int(found.trace.weights[query].argmax())


class LookUp(NamedTuple):
    """A look-up in a database of keys and values, soft as attention does it and exact as a dictionary does.

    soft (Dv)   the values, mixed by the weights, before dropout
    exact (Dv)  the value of the best match alone, the mean of those where several match best; 0 where nothing is seen
    best        the positions of the best matches
    apart       the largest difference between the two
    """

    soft: Tensor
    exact: Tensor
    best: list[int]
    apart: float


def look_up(one: OneHead, found: Steps, query: int) -> LookUp:
    """Return what one query finds. Exact is attention at temperature 0. ValueError where the query is not there."""
    validation.whole("query", query, low=0, high=len(found.q) - 1)
    allowed = one.scene.allowed()
    row = None if allowed is None else allowed[query : query + 1]
    cold = attend(
        found.q[query : query + 1], found.k, found.v, row, replace(one.scene.config(), temperature=0.0, dropout=0.0)
    )
    soft, exact = found.trace.weights[query] @ found.v, cold.output[0]
    apart = (soft - exact).abs().max().item()
    return LookUp(soft, exact, cold.weights[0].nonzero().flatten().tolist(), apart)


def handed_over(one: OneHead, found: Steps, what: Literal["v", "x"]) -> tuple[Tensor, Tensor]:
    """Return what is averaged, v (Tk, Dv) or the private x (Tk, D), and the output that it gives (Tq, ...)."""
    if what not in ("v", "x"):
        raise ValueError(f"what must be 'v' or 'x', got {what!r}")
    given = found.v if what == "v" else one.memory
    return given, found.trace.dropped @ given


def at_work(one: OneHead, found: Steps, query: int, key: int) -> list[str]:
    """Return the named features of this query that the key answers: the columns whose product isn't 0."""
    products = product(found, query, key).products
    return [name for name, number in zip(one.query_features, products.tolist(), strict=False) if number]


def asks(one: OneHead, found: Steps, query: int) -> list[str]:
    """Return the named features that the query asks for or looks past: the columns of q that aren't 0."""
    return [name for name, number in zip(one.query_features, found.q[query].tolist(), strict=False) if number]


def offers(one: OneHead, found: Steps, key: int) -> list[str]:
    """Return the named features that the key offers: the columns of k that aren't 0."""
    return [name for name, number in zip(one.key_features, found.k[key].tolist(), strict=False) if number]


def rows_in_use(matrix: Tensor) -> list[int]:
    """Return which rows of a map hold anything but 0."""
    return matrix.any(-1).nonzero().flatten().tolist()


def first_pair(words: Sequence[str]) -> tuple[int, int] | None:
    """Return the places of the first vowel and the first consonant, None where one is missing."""
    vowels = [i for i, word in enumerate(words) if designed.is_vowel(word)]
    consonants = [i for i, word in enumerate(words) if designed.is_consonant(word)]
    return (vowels[0], consonants[0]) if vowels and consonants else None


def telling_pair(source: str, words: Sequence[str]) -> tuple[int, int] | None:
    """Return a query and a key that show what maps do: the first that looks for another word, and the first it looks for.

    None for drawn maps, and where no query finds another word. Raises what `designed.intended` raises.
    """
    if source == "random" or not words:
        return None
    kind = cast(designed.Kind, "vowel" if source == "learned" else source)
    found = designed.intended(kind, words)
    found &= ~found.all(-1, keepdim=True)  # a row of all finds nothing in particular
    found.fill_diagonal_(False)
    pairs = found.nonzero().tolist()
    return (pairs[0][0], pairs[0][1]) if pairs else None


def strongest(products: Tensor, count: int) -> list[int]:
    """Return the places of the largest products by size, largest first."""
    return products.abs().argsort(descending=True, stable=True)[:count].tolist()
