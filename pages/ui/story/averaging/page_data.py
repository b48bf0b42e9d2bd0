"""What the panels of averaging show of means: the tokens, the selected row, three ways to a mean, a triangle's sums."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import averaging, masks
from attn_core.cache import remember
from pages.ui import traced_view
from pages.ui.charts import heatmap
from pages.ui.link import View

WAYS = ("loop", "triangle", "softmax")


# ---- the words, and the selected row ----


class PageData(NamedTuple):
    """A sentence that looks at itself, and its selected row."""

    base: traced_view.TracedView
    row: int

    @property
    def labels(self) -> Sequence[str]:
        """Return the words as labels."""
        return self.base.queries

    @property
    def past(self) -> Tensor:
        """Return who may look at whom in a mean of the past, (T, T)."""
        return masks.causal(len(self.labels), len(self.labels))

    @property
    def name(self) -> str:
        """Return the label of the selected row."""
        return self.labels[self.row]

    @property
    def steps(self) -> dict[str, tuple[str, int, int, int]]:
        """Return what the arrow keys do on a focused picture of rows: the row above or below."""
        last = len(self.labels) - 1
        return {"ArrowUp": ("averaging_row", -1, 0, last), "ArrowDown": ("averaging_row", 1, 0, last)}

    def sheet(self, values: Tensor, hidden: Tensor | None, signed: float = 0.0, keys: Sequence[str] = ()) -> heatmap.Sheet:
        """Return matrices (n, T, Tk) ready to be drawn; signed: the end of their scale, 0 for weights."""
        return heatmap.Sheet(
            values=values,
            hidden=hidden,
            limit=signed or 1.0,
            signed=signed > 0,
            queries=self.labels,
            keys=keys or self.labels,
            query=self.row,
            winners=[None] * len(values),
            dark=self.base.dark,
        )


def alone(view: View) -> traced_view.TracedView | None:
    """Return the first sentence by itself, or None without a word; what other pages select counts for nothing."""
    return traced_view.present(view.shared.but(kind="self", text2="", query=0, head=0, stage="weights"))


def present(view: View) -> PageData | None:
    """Return what a view shows, or None without a word."""
    base = alone(view)
    return base and PageData(base, min(view.averaging_row, len(base.queries) - 1))


@remember
def sources(base: traced_view.TracedView) -> tuple[Tensor, Tensor, Tensor]:
    """Return the tokens (T, D), and the maps of the first head for queries and keys (D, Dk)."""
    maps, size = base.scene.projections(), base.view.head_size
    return base.scene.inputs(base.scene.words), maps.wq[:, :size], maps.wk[:, :size]


# ---- means of the past, three ways ----


class Means(NamedTuple):
    """The selection, and whether the loop writes its means into what it reads."""

    data: PageData
    in_place: bool

    @property
    def weights(self) -> Mapping[str, Tensor]:
        """Return the weights of each way, (T, T): what it makes of the identity."""
        return weights_for(len(self.data.labels), self.in_place)

    @property
    def values(self) -> Mapping[str, Tensor]:
        """Return the means of the tokens, (T, D), each way."""
        return _means(self.data.base, self.in_place)


def means(view: View) -> Means | None:
    """Return what a view shows of the means."""
    found = present(view)
    return found and Means(found, view.in_place)


@remember
def weights_for(length: int, in_place: bool) -> Mapping[str, Tensor]:
    """Return the weights of each way for so many words."""
    return _each_way(torch.eye(length), in_place)


@remember
def _means(base: traced_view.TracedView, in_place: bool) -> Mapping[str, Tensor]:
    """Return the means of the tokens, each way."""
    return _each_way(sources(base)[0], in_place)


def _each_way(of: Tensor, in_place: bool) -> dict[str, Tensor]:
    """Return the mean of the past of (T, C), each way; the loop has its bug if it is switched on."""
    loop = averaging.in_place if in_place else averaging.by_loop
    return {"loop": loop(of), "triangle": averaging.by_matrix(of), "softmax": averaging.by_softmax(of)}


# ---- the triangle divided by its sums ----


class Sums(NamedTuple):
    """The selection, and whether the axis of the sums is kept."""

    data: PageData
    keepdim: bool

    @property
    def divided(self) -> Tensor:
        """Return the triangle divided by its row sums, (T, T)."""
        return (averaging.normalised if self.keepdim else averaging.without_keepdim)(self.data.past)


def sums(view: View) -> Sums | None:
    """Return what a view shows of the sums."""
    found = present(view)
    return found and Sums(found, view.keepdim)
