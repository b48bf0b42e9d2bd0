"""The worked examples that a scene can be: their own tokens, and the projections and heads that read these."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import examples
from attn_core.cache import remember
from attn_core.heads import Projections
from attn_core.sources.source import Cost, Setting, Source

IDENTITY = ("", "", "")  # in place of projections: queries, keys and values are the tokens themselves
LINEAR = ("query", "key", "value")
SIZES = ("heads", "head_size", "d_model")


class Parts(NamedTuple):
    """The parts of an example that make a source: the names of its inputs, "" for the identity, and its number of heads.

    projections   for wq, wk and wv; those that the example lacks are left out at the end
    linear        whether they are written as (out, in), as torch.nn.Linear holds them
    """

    x: str
    projections: tuple[str, ...]
    linear: bool = False
    heads: int = 1


PARTS = {
    "averaging": Parts("b", IDENTITY),
    "three_tokens_naive": Parts("X", IDENTITY),
    "three_tokens_by_hand": Parts("X", ("W_Q", "W_K", "W_V")),
    "one_head_two_channels": Parts("x", LINEAR, linear=True),
    "one_head_32_channels": Parts("x", LINEAR[:2], linear=True),
    "one_head_drawn_later": Parts("x", LINEAR, linear=True),
    "a_batch": Parts("x", LINEAR, linear=True),
    "two_heads_in_one_product": Parts("X", ("W_Q", "W_K", "W_V"), heads=2),
}


class Example(NamedTuple):
    """The data of an example for a scene; a scene shows the first example of a batch.

    batch         (B, T, D), its tokens
    projections   wq, wk and wv (D, H*Dk), as far as the example has them
    """

    name: str
    title: str
    batch: Tensor
    projections: Mapping[str, Tensor]
    heads: int

    @property
    def words(self) -> tuple[str, ...]:
        """The names of the tokens, the rows of x."""
        return tuple(f"x{i}" for i in range(self.batch.shape[-2]))

    @property
    def sizes(self) -> dict[str, object]:
        """The example's own sizes, under the names of a scene."""
        d_model, columns = self.projections["wq"].shape
        return {"heads": self.heads, "d_model": d_model, "head_size": columns // self.heads, "positions": False}

    @property
    def description(self) -> str:
        """The name of the example and its fixed parts, in a sentence."""
        fixed = "its tokens and projections are fixed"
        if "wv" not in self.projections:
            fixed = "its tokens, W_Q and W_K are fixed; W_V, which it lacks, is drawn from the seed"
        elif all(w.equal(torch.eye(len(w))) for w in self.projections.values()):
            fixed = "its tokens are fixed, and are their own queries, keys and values"
        return f"Worked example “{self.title}”: {fixed}."

    def embed(self, words: tuple[str, ...]) -> Tensor:
        """Return the vectors of tokens, (T, D). ValueError for a token that the example lacks."""
        return self.batch[0, [self.words.index(word) for word in words]]


@remember
def of(name: str) -> Example:
    """Return the data of one of PARTS. Don't change its tensors."""
    example, (x, names, linear, heads) = examples.run(name), PARTS[name]
    batch = example.inputs[x]
    batch = batch if batch.ndim > 2 else batch[None]
    given = [example.inputs[known] if known else torch.eye(batch.shape[-1]) for known in names]
    projections = dict(zip(("wq", "wk", "wv"), (w.T.contiguous() if linear else w for w in given), strict=False))
    return Example(name, example.title, batch, projections, heads)


@dataclass(frozen=True)
class Given(Source):
    """The tokens and projections of a worked example; W_V is drawn where it has none."""

    @property
    def example(self) -> Example:
        """Its data."""
        return of(self.token)

    @property
    def draws(self) -> bool:
        """Whether W_V is drawn."""
        return "wv" not in self.example.projections

    @property
    def words(self) -> tuple[str, ...]:
        """The names of the example's tokens."""
        return self.example.words

    @property
    def own_heads(self) -> int:
        """As many as the example has."""
        return self.example.heads

    def sizes(self, setting: Setting) -> dict[str, object]:
        """Return the sizes of the example."""
        return self.example.sizes

    def embed(self, setting: Setting, words: tuple[str, ...]) -> Tensor:
        """Return rows of the example's x."""
        return self.example.embed(words)

    def projections(self, setting: Setting) -> Projections:
        """Return the example's projections, those that it lacks drawn from the seed."""
        return replace(super().projections(setting), **self.example.projections)

    def cost(self, setting: Setting) -> Cost:
        """Return the cost of matrices that stand in a file."""
        return super().cost(setting)._replace(milliseconds=0.0)


RESTS = {
    **dict.fromkeys(("text", "tokens", *SIZES), "example"),
    **dict.fromkeys(("kind", "text2"), "one_sentence"),
    "positions": "no_positions",
}
SOURCES = {token: Given(token, name="", description="", rests=RESTS) for token in PARTS}
