"""What all panels of the page on heads draw: the sentence looking at itself, and the page's own controls."""

import dataclasses
from collections.abc import Callable, Sequence
from typing import NamedTuple

from torch import Tensor

from attn_core import heads
from attn_core.cache import remember
from attn_core.experiments import scene_layers
from pages.ui import traced_view
from pages.ui.charts import colours as look
from pages.ui.charts import matrix as grid
from pages.ui.link import View
from pages.ui.text import head_roles, markdown

ENDS = 2.5  # of the colours of values and outputs
ROW = {"query": "y"}  # a click in a picture with a row a word follows its row


class Own(NamedTuple):
    """The page's own controls, by their link names; one that a panel doesn't follow stays as it is here."""

    view_at_once: bool = False
    divide_into: int = 1
    joined_scale: bool = False
    mix_heads: bool = True
    layers: int = 1
    layer_reach: int = 0
    context: int = 1


@dataclasses.dataclass(frozen=True, eq=False)
class PageData:
    """What the panels draw: the sentence looking at itself without dropout, and the page's own controls."""

    base: traced_view.TracedView
    own: Own

    @property
    def x(self) -> Tensor:
        """The words' vectors, (T, D)."""
        return self.base.scene.inputs(self.base.scene.words)

    @property
    def projections(self) -> heads.Projections:
        """The scene's projections, wo among them."""
        return scene_layers.drawn(self.base.scene)

    @property
    def allowed(self) -> Tensor | None:
        """Who may look at whom."""
        return self.base.scene.allowed()

    @property
    def name(self) -> str:
        """The chip of the selected word."""
        return markdown.chip("query", self.base.name)

    def bands(self, size: int, count: int) -> list[grid.Band]:
        """Return the columns of each of count heads, `size` wide."""
        theme = look.look(self.base.dark)
        short = "" if count > 4 else "head "
        colours = (theme.primary, theme.muted)
        return [grid.Band(h * size, (h + 1) * size, f"{short}{h + 1}", colours[h % 2]) for h in range(count)]

    def of_heads(self, values: Tensor, letter: str) -> grid.Grid:
        """Return what all heads have of q, k or v, side by side, features named where they have names."""
        names = head_roles.all_columns(self.base.scene, letter)
        sheet = self.grid(values, row=self.base.query, named=bool(names))
        return dataclasses.replace(sheet, columns=names) if names else sheet

    def grid(self, values: Tensor, rows: Sequence[str] | None = None, row: int | None = None, **how: object) -> grid.Grid:
        """Return numbers with a row a word, one outlined, their columns shared out among the heads."""
        scene = self.base.scene
        size, labels = values.shape[1] // scene.heads, [str(i) for i in range(values.shape[1])]
        outlined = {} if row is None else {"strong": [row], "marks": [grid.row("query", row, values)]}
        given = {**outlined, "limit": ENDS, "signed": True, "numbers": False, "bands": self.bands(size, scene.heads), **how}
        return grid.Grid(values, self.base.queries if rows is None else rows, labels, dark=self.base.dark, **given)


def following(*names: str) -> Callable[[View], PageData | None]:
    """Return what prepares the panels that follow these of the page's own controls; None where there is no word."""

    def present(view: View) -> PageData | None:
        return prepare(taken(view), Own(**{name: getattr(view, name) for name in names}))

    return present


def taken(view: View) -> View:
    """Return a view as this page takes it: the first sentence, looking at itself, without dropout."""
    return view.shared.but(kind="self", dropout=0.0, stage="weights")


@remember
def prepare(view: View, own: Own) -> PageData | None:
    """Return what the settings show, or None where there is no word."""
    base = traced_view.present(view)
    return base and PageData(base, own)


def shape(step: Tensor | Sequence[int]) -> str:
    """Return a shape as "7 × 32"."""
    return " × ".join(str(size) for size in (step.shape if isinstance(step, Tensor) else step))


def refused(error: ValueError) -> str:
    """Return what the core says when it can't be done."""
    return f":orange[**Error**] {markdown.plain(str(error))}"
