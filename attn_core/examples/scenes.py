"""The examples that a scene can be: their tokens, and the projections and heads that read these; SCENES lists them."""

from collections.abc import Mapping
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import examples
from attn_core.cache import remember

IDENTITY = ("", "", "")  # in place of projections: queries, keys and values are the tokens themselves
LINEAR = ("query", "key", "value")


class Source(NamedTuple):
    """Sources of an example's scene: the names of its inputs, "" for the identity, and its number of heads.

    projections   for wq, wk and wv; those that the example lacks are left out at the end
    linear        whether they are written as (out, in), as torch.nn.Linear holds them
    """

    x: str
    projections: tuple[str, ...]
    linear: bool = False
    heads: int = 1


SCENES = {
    "averaging": Source("b", IDENTITY),
    "three_tokens_naive": Source("X", IDENTITY),
    "three_tokens_by_hand": Source("X", ("W_Q", "W_K", "W_V")),
    "one_head_two_channels": Source("x", LINEAR, linear=True),
    "one_head_32_channels": Source("x", LINEAR[:2], linear=True),
    "one_head_drawn_later": Source("x", LINEAR, linear=True),
    "a_batch": Source("x", LINEAR, linear=True),
    "two_heads_in_one_product": Source("X", ("W_Q", "W_K", "W_V"), heads=2),
}


class ExampleScene(NamedTuple):
    """The data of an example for a scene; a scene shows the first example of a batch.

    batch         (B, T, D), its tokens
    projections   wq, wk and wv (D, H*Dk), as far as the example has them
    """

    title: str
    batch: Tensor
    projections: Mapping[str, Tensor]
    heads: int

    @property
    def words(self) -> tuple[str, ...]:
        """What the tokens are called: the rows of x."""
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
def of(name: str) -> ExampleScene | None:
    """Return the data of one of SCENES, None for any other name. Don't change its tensors."""
    if name not in SCENES:
        return None
    example, (x, names, linear, heads) = examples.run(name), SCENES[name]
    batch = example.inputs[x]
    batch = batch if batch.ndim > 2 else batch[None]
    given = [example.inputs[known] if known else torch.eye(batch.shape[-1]) for known in names]
    projections = dict(zip(("wq", "wk", "wv"), (w.T.contiguous() if linear else w for w in given), strict=False))
    return ExampleScene(example.title, batch, projections, heads)
