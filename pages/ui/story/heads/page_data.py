"""What the panels of the page on heads draw: the sentence looking at itself, its heads side by side, the page's controls."""

import functools
from dataclasses import dataclass

from torch import Tensor

from attn_core.experiments import stacked_layers
from attn_core.heads import Projections
from attn_core.scene import Scene
from pages.ui import traced_view
from pages.ui.board.pieces import Pieces, titled
from pages.ui.charts import colours, matrix
from pages.ui.link import View
from pages.ui.text import markdown

ENDS = 2.5  # of the colours of values and outputs
ROW = {"query": "y"}  # a click in a picture with a row a word follows its row


@dataclass(frozen=True, eq=False)
class PageData:
    """The sentence without dropout, and the page's own controls; one that a panel doesn't follow is at its default."""

    base: traced_view.TracedView
    own: View

    @property
    def name(self) -> str:
        """The chip of the selected word."""
        return markdown.chip("query", self.base.name)

    def bands(self, size: int, count: int) -> list[matrix.Band]:
        """Return the columns of each of count heads, `size` wide."""
        theme = colours.palette(self.base.dark)
        short, inks = "" if count > 4 else "head ", (theme.primary, theme.muted)
        return [matrix.Band(h * size, (h + 1) * size, f"{short}{h + 1}", inks[h % 2]) for h in range(count)]

    def grid(self, values: Tensor, **options: object) -> matrix.Grid:
        """Return numbers, a row a word unless options say otherwise, their columns shared out among the heads."""
        count = self.base.scene.heads
        defaults = {"rows": self.base.queries, "columns": [str(i) for i in range(values.shape[1])], "limit": ENDS}
        defaults |= {"numbers": False, "bands": self.bands(values.shape[1] // count, count), "dark": self.base.dark}
        return matrix.Grid(values, **(defaults | options))

    def by_word(self, slot: str, title: str, values: Tensor, alt: str, **options: object) -> Pieces:
        """Return numbers with a row a word under their title, the selected row outlined; options: see grid."""
        row = self.base.query
        grid = self.grid(values, strong=[row], marks=[matrix.row("query", row, values)], **options)
        return titled(slot, title, matrix.picture(grid), alt, click=ROW, steps=traced_view.steps(self.base))


following = functools.partial(traced_view.following, PageData, kind="self", dropout=0.0, stage="weights")


def inputs(scene: Scene) -> tuple[Tensor, Projections]:
    """Return the words' vectors (T, D) and the projections, wo among them."""
    return scene.inputs(scene.words), stacked_layers.projections(scene)


def refusal(error: ValueError) -> str:
    """Return what the core says when it can't be done."""
    return f":orange[**Error**] {markdown.plain(str(error))}"
