"""The worked examples that a scene can be: their own tokens, and the projections and heads that read these."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from attn_core import examples
from attn_core.cache import remember
from attn_core.heads import Projections
from attn_core.sources.source import OF_PROJECTIONS, Setting, Source

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


class Data(NamedTuple):
    """The data of an example for a scene.

    batch         (B, T, D), its tokens
    projections   wq, wk and wv (D, H*Dk), as far as the example has them
    """

    batch: Tensor
    projections: Mapping[str, Tensor]
    heads: int


@remember
def data_of(name: str) -> Data:
    """Return the data of one of PARTS. Don't change its tensors."""
    example, (x, names, linear, heads) = examples.run(name), PARTS[name]
    batch = example.inputs[x]
    batch = batch if batch.ndim > 2 else batch[None]
    given = [example.inputs[known] if known else torch.eye(batch.shape[-1]) for known in names]
    projections = dict(zip(("wq", "wk", "wv"), (w.T.contiguous() if linear else w for w in given), strict=False))
    return Data(batch, projections, heads)


@dataclass(frozen=True)
class Given(Source):
    """The tokens and projections of a worked example; W_V is drawn where it has none."""

    made = "example"

    @property
    def fixed(self) -> Literal["all", "keys", "tokens"]:
        """What the example fixes."""
        if self.draws:
            return "keys"
        return "tokens" if PARTS[self.token].projections is IDENTITY else "all"

    @property
    def batch(self) -> Tensor:
        """Its tokens."""
        return data_of(self.token).batch

    @property
    def draws(self) -> bool:
        """Whether W_V is drawn."""
        return "wv" not in data_of(self.token).projections

    @property
    def words(self) -> tuple[str, ...]:
        """The names of the tokens, the rows of x."""
        return tuple(f"x{i}" for i in range(self.batch.shape[-2]))

    @property
    def own_heads(self) -> int:
        """As many as the example has."""
        return data_of(self.token).heads

    def sizes(self, setting: Setting) -> dict[str, object]:
        """Return the sizes of the example, whose tokens have no positions."""
        d_model, columns = data_of(self.token).projections["wq"].shape
        return {"heads": self.own_heads, "d_model": d_model, "head_size": columns // self.own_heads, "positions": "none"}

    def embed(self, setting: Setting, words: tuple[str, ...]) -> Tensor:
        """Return rows of the example's x. ValueError for a token that it lacks."""
        return self.batch[0, [self.words.index(word) for word in words]]

    def projections(self, setting: Setting) -> Projections:
        """Return the example's projections, those that it lacks drawn from the seed."""
        return replace(super().projections(setting), **data_of(self.token).projections)


RESTS = {
    **dict.fromkeys(("text", "tokens", *SIZES), "example"),
    **dict.fromkeys(("kind", "text2"), "one_sentence"),
    "positions": "no_positions",
    **dict.fromkeys(OF_PROJECTIONS, "example"),
}
SOURCES = {token: Given(token, rests=RESTS) for token in PARTS}
