"""What attention reads in one layer, and `project`, which makes queries, keys and values of it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

import torch
from torch import Tensor

from attn_core import heads
from attn_core.heads import Projections


class Vectors(NamedTuple):
    """Queries (..., H, Tq, Dk), keys (..., Hkv, Tk, Dk) and values (..., Hkv, Tk, Dv): what attention starts from."""

    q: Tensor
    k: Tensor
    v: Tensor

    def project(self) -> "Vectors":
        """Return the same: a source that hands them over has projected already."""
        return self

    def of_head(self, head: int) -> "Vectors":
        """Return those that one head reads, alone; heads may share keys and values."""
        shared = head * self.k.shape[-3] // self.q.shape[-3]
        q, k, v = (each.narrow(-3, at, 1) for each, at in ((self.q, head), (self.k, shared), (self.v, shared)))
        return Vectors(q, k, v)


@dataclass(frozen=True, eq=False)
class Read:
    """What a layer of so many heads projects.

    x (..., Tq, D), memory (..., Tk, D)   the vectors of the queries, and of the keys
    prepare   what follows on projected queries and keys, (..., T, Dk) → (..., T, Dk): a norm, a turn by position
    """

    x: Tensor
    memory: Tensor
    projections: Projections
    heads: int
    prepare: Callable[[Tensor], Tensor] = lambda vectors: vectors

    def project(self) -> Vectors:
        """Return the products, queries and keys prepared. ValueError where they don't fit together, as `attend_in_heads`."""
        heads.check_layer(self.x, self.memory, self.projections, self.heads)
        q, k, v = heads.project(self.x, self.memory, self.projections, self.heads)
        return Vectors(self.prepare(q), self.prepare(k), v)

    def of_head(self, head: int) -> "Read":
        """Return what one of the heads reads, alone."""
        return replace(self, projections=self.projections.alone(head, self.heads), heads=1)


class Readable(Protocol):
    """What has layers of attention to read: a scene, or layers stacked on one."""

    def read(self, layer: int, device: torch.device | str) -> Read | Vectors:
        """Return what this layer's attention reads, on a device."""
        ...


def project(source: Readable, layer: int = 0, device: torch.device | str = "cpu") -> Vectors:
    """Return q, k and v of all heads of a layer. Don't change them.

    Nothing else in the core multiplies x by projections to attend, but `attend_in_heads`, which is given both.
    """
    return source.read(layer, device).project()
