"""Calls of attention that somebody saved in files: their queries, keys and values, under the mask of each example."""

from dataclasses import dataclass, field
from typing import Literal

import torch
from torch import Tensor

from attn_core.heads import Projections
from attn_core.sources.source import Setting, Source


@dataclass(frozen=True, eq=False)
class TensorFile(Source):
    """One example of a call.

    title, example   what the call is called, and the place of this example in its batch
    shown            the places of its tokens: those that some query may attend to
    given            q (H, T, Dk), k (Hkv, T, Dk) and v (Hkv, T, Dk), float32
    program          the lines of Python that read q, k and v of all tokens
    own              its sizes, its mask, and its bias, as settings of a scene
    """

    title: str = ""
    example: int = 0
    shown: tuple[int, ...] = ()
    given: tuple[Tensor, Tensor, Tensor] = (torch.empty(0),) * 3
    program: str = ""
    own: dict[str, object] = field(default_factory=dict)

    made = "file"
    is_random = False

    @property
    def fixed(self) -> Literal["file"]:
        """The file fixes queries, keys and values."""
        return "file"

    @property
    def draws(self) -> bool:
        """False: no number is drawn at random."""
        return False

    @property
    def words(self) -> tuple[str, ...]:
        """The names of its tokens, by their places."""
        return tuple(f"x{place}" for place in self.shown)

    @property
    def own_heads(self) -> int:
        """The number of heads of q."""
        return len(self.given[0])

    def sizes(self, setting: Setting) -> dict[str, object]:
        """Return the sizes of the call, and its mask and bias where it has some."""
        return self.own

    def vectors(self, setting: Setting) -> tuple[Tensor, Tensor, Tensor]:
        """Return q, k and v of the scene's tokens: all, or the first ones of a long call."""
        q, k, v = (each[:, : len(setting.words)] for each in self.given)
        return q, k, v

    def projections(self, setting: Setting) -> Projections:
        """Raise ValueError: a call doesn't say what made its queries, keys and values."""
        raise ValueError(f"{self.title} holds queries, keys and values, not the projections that made them")


FILES: dict[str, TensorFile] = {}  # by their tokens; see `saved_calls.add`
