"""What claims are held against: a scene's attention by a few lines of plain torch in float64, beside a sentence."""

from dataclasses import dataclass, replace
from functools import cached_property

import torch
from torch import Tensor

from attn_core import masks
from attn_core.experiments import perturbation
from attn_core.scene import Scene
from attn_core.sources.projecting import project
from pages.board.declaration import Step
from pages.text.catalogue import variable
from pages.view import traced_view
from pages.view.settings import View
from tests.claims.hearing import Heard

TIED, SAME = 1e-5, 1e-4  # scores and outputs that differ by rounding


class Numbers:
    """The steps of attention (H, Tq, Tk) of a scene under a mask, and what follows from them.

    words: an order of the words (Tq,), each at the position where it then stands; None: as written
    """

    def __init__(self, scene: Scene, allowed: Tensor | None = None, words: Tensor | None = None) -> None:
        self.scene, self.words, self.heads = scene, words, scene.heads
        shape = len(scene.words), len(scene.keys)
        allowed = scene.allowed() if allowed is None else allowed
        self.open = torch.ones(shape, dtype=torch.bool) if allowed is None else allowed.expand(shape)

    @cached_property
    def qkv(self) -> tuple[Tensor, Tensor, Tensor]:
        """Queries, keys and values of all heads, (H, T, d)."""
        if self.words is None:
            q, k, v = (each.double() for each in project(self.scene))
            return q, *(each.repeat_interleave(len(q) // len(each), 0) for each in (k, v))
        x = self.scene.embed(self.scene.words)[self.words]
        x = ((x + self.scene.places(len(x))) / self.scene.sum_square**0.5 if self.scene.placed else x).double()
        drawn = self.scene.projections()
        products = [x @ w.double() for w in (drawn.wq, drawn.wk, drawn.wv)]
        return tuple(each.unflatten(-1, (self.scene.heads, -1)).movedim(-2, -3) for each in products)

    @cached_property
    def scores(self) -> Tensor:
        q, k, _ = self.qkv
        return q @ k.mT

    @cached_property
    def masked(self) -> Tensor:
        """What softmax reads: scaled scores, capped, with the bias, −inf where a key is hidden."""
        bias = self.scene.added()
        scaled, cap = self.scores * self.scene.factor(), self.scene.cap
        capped = scaled if cap == "off" else cap * (scaled / cap).tanh()
        return (capped + (0 if bias is None else bias)).masked_fill(~self.open, -torch.inf)

    @cached_property
    def weights(self) -> Tensor:
        sink = -torch.inf if self.scene.sink == "off" else self.scene.sink
        read = torch.nn.functional.pad(self.masked, (0, 1), value=sink)
        largest = read.amax(-1, keepdim=True).nan_to_num(neginf=0)
        led = (read - largest) / max(self.scene.temperature, 1e-30)
        led = torch.where(read - largest > -TIED, 0, led) if self.scene.temperature < 1e-30 else led
        powers = led.exp()
        return (powers / powers.sum(-1, keepdim=True).clamp(min=1e-300))[..., :-1]

    @cached_property
    def output(self) -> Tensor:
        return self.weights @ self.qkv[2]

    def tops(self, head: int, row: int) -> list[int]:
        """Return the keys that share the largest weight of a row, none where all are hidden."""
        read, may = self.masked[head, row], self.open[row]
        if not may.any():
            return []
        return (read >= read.max() - TIED * max(1, read[may].abs().max())).nonzero().flatten().tolist()

    def uniform(self, head: int, row: int) -> bool:
        """Return whether all keys that a row may see share its weight equally."""
        return len(self.tops(head, row)) == int(self.open[row].sum())

    def follows(self, order: Tensor, heads: slice | int = slice(None)) -> bool:
        """Return whether outputs move along with their words where these stand in another order."""
        moved = Numbers(self.scene, self.open, order).output[heads]
        return bool((moved - self.output[heads][..., order, :]).abs().max() < SAME)


@dataclass(frozen=True)
class Case:
    """A sentence beside the view that it stands on: what a claim is decided by."""

    page: str
    view: View
    step: Step | None
    heard: Heard

    @property
    def given(self) -> dict[str, object]:
        return self.heard.given

    @property
    def text(self) -> str:
        return self.heard.text

    @cached_property
    def f(self) -> object:
        """The facts of the step."""
        return self.step.facts(self.view) if self.step else None

    def found(self, name: str) -> object:
        """Return what the step's facts, or those behind them, have by a name; None where they have nothing."""
        try:
            return variable(self.f, name)
        except AttributeError:
            return None

    @property
    def pair(self) -> tuple[int, int]:
        """The positions of the selected query and key."""
        return self.found("at")

    @cached_property
    def base(self) -> traced_view.TracedView:
        found = self.found("base") or self.found("traced")
        return found if isinstance(found, traced_view.TracedView) else traced_view.prepare(self.view)

    @cached_property
    def n(self) -> Numbers:
        """The attention that the step shows, under its own mask."""
        return Numbers(self.base.scene, self.found("allowed") if self.page == "masks" else None)

    @property
    def followed(self) -> Tensor:
        """The mask that the last steps of Masks follow: the page's own, or an example where that hides nothing."""
        return masks.causal(*self.n.open.shape) if self.n.open.all() else self.n.open

    @property
    def here(self) -> tuple[int, int]:
        """The selected head and row."""
        return self.base.head, self.base.query

    @property
    def named(self) -> tuple[int, int]:
        """The head and the row that the sentence names, those that are selected where it names none."""
        rows = self.label("query") if "query" in self.given and self.base.queries == self.base.keys else []
        return self.given.get("number", self.base.head), self.base.query if self.base.query in rows or not rows else rows[0]

    @property
    def rows(self) -> range:
        return range(len(self.base.queries))

    @property
    def is_its_d_model(self) -> bool:
        """Whether a width that is divided is the scene's own, unless it is said to be an example."""
        return ("If it were" in self.text) == (self.given["divided"] != self.base.scene.d_model)

    def tops_of_heads(self, row: int) -> list[list[int]]:
        """Return for each head the keys that share the largest weight of a row."""
        return [self.n.tops(head, row) for head in range(self.n.heads)]

    def but(self, **changes: object) -> Numbers:
        """Return the same attention with other settings of its scene."""
        return Numbers(replace(self.base.scene, **changes))

    def moved_by(self, step: str = "weights", **changes: object) -> bool:
        """Return whether other settings change a step of the selected head."""
        apart = getattr(self.but(**changes), step) - getattr(self.n, step)
        return bool(apart[self.base.head].abs().max() > SAME)

    @cached_property
    def order(self) -> Tensor:
        """The order of words that the step shows, another one than as written."""
        return perturbation.permutation(len(self.base.queries), self.view.order_shuffle or 1)

    @property
    def tops_shuffled(self) -> list[int]:
        """The keys, as written, that share the largest weight of the selected word in that order."""
        order = self.order.tolist()
        shuffled = Numbers(self.base.scene, self.n.open, self.order)
        return [order[at] for at in shuffled.tops(self.base.head, order.index(self.base.query))]

    def label(self, name: str) -> list[int]:
        """Return the positions of a word that the sentence names."""
        return [at for at, key in enumerate(self.base.keys) if key == self.given[name]]

    def at(self, name: str) -> int:
        """Return a position of the link, the last one where it lies beyond."""
        return min(getattr(self.view, name), len(self.base.queries) - 1)

    @property
    def scores(self) -> Tensor:
        """The scores of the row of “Query, key, value”, (Tk,)."""
        return self.n.scores[self.base.head, self.pair[0]]

    @property
    def weights(self) -> Tensor:
        return self.n.weights[self.base.head, self.pair[0]]

    @property
    def with_one_matrix(self) -> Tensor:
        """The same scores where keys are queries."""
        q = self.n.qkv[0][self.base.head]
        return q @ q[self.pair[0]]

    def products(self, key: int) -> Tensor:
        """Return the products that a score of this row adds up, (head size,)."""
        q, k, _ = self.n.qkv
        return q[self.base.head, self.pair[0]] * k[self.base.head, key]
