"""Data of the page on heads: the sentence in self-attention, its heads, the page's controls."""

import functools
from dataclasses import dataclass

from torch import Tensor

from attn_core.experiments import stacked_layers
from attn_core.heads import Projections
from attn_core.scene import Scene
from pages.board.pieces import Pieces, titled
from pages.charts import colours, matrix
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import View

words, layers_words, deeper_words = Words("heads"), Words("heads_layers"), Words("heads_deeper")
ENDS, SHARE = 2.5, 1.0  # of the colours of drawn numbers, and of the shares of words that designed heads collect
ROW = {"query": "y"}  # a click in a picture with a row a word follows its row
BANDS_WITH_NAMES, BANDS_WITH_COLUMNS = 2, 4  # heads, at most, above whose columns that has room
SEVERAL = 4  # heads of the first step, at least


@dataclass(frozen=True, eq=False)
class PageData:
    """The sentence without dropout, and the page's own controls; those that a panel doesn't follow have their defaults."""

    base: traced_view.TracedView
    own: View

    @property
    def end(self) -> float:
        """The end of the colours of outputs."""
        return SHARE if self.base.scene.origin.is_designed else ENDS

    def bands(self, size: int, count: int) -> list[matrix.Band]:
        """Return the columns of each of count heads, `size` wide."""
        theme = colours.palette(self.base.dark)
        inks = (theme.primary, theme.muted)
        room = "name" if count <= BANDS_WITH_NAMES else "columns" if count <= BANDS_WITH_COLUMNS else "number"
        firsts = [head * size for head in range(count)]
        columns = [f"{first}–{first + size - 1}" if size > 1 else f"{first}" for first in firsts]
        names = [words.band(room=room, number=head, columns=columns[head]) for head in range(count)]
        return [matrix.Band(h * size, (h + 1) * size, name, inks[h % 2]) for h, name in enumerate(names)]

    def grid(self, values: Tensor, **options: object) -> matrix.Grid:
        """Return numbers, a row a word unless options say otherwise, their columns shared out among the heads."""
        count = self.base.scene.heads
        defaults = {"rows": self.base.queries, "columns": (), "limit": ENDS, "numbers": False, "dark": self.base.dark}
        return matrix.Grid(values, **(defaults | {"bands": self.bands(values.shape[1] // count, count)} | options))

    def by_word(self, slot: str, title: str, values: Tensor, alt: str, **options: object) -> Pieces:
        """Return numbers with a row a word under their title, the selected row outlined; options: see grid."""
        row = self.base.query
        grid = self.grid(values, strong=[row], marks=[matrix.row("query", row, values)], **options)
        return titled(slot, title, matrix.picture(grid), alt, click=ROW, steps=traced_view.steps(self.base))


following = functools.partial(traced_view.following, PageData, kind="self", dropout=0.0, stage="weights")
present = following()


def several(view: View) -> PageData | None:
    """Return the data of the first step: enough heads to have one of each common job."""
    return present(view.but(heads=max(view.heads, SEVERAL)))


def inputs(scene: Scene) -> tuple[Tensor, Projections]:
    """Return the words' vectors (T, D) and the projections, wo among them."""
    return scene.inputs(scene.words), stacked_layers.projections(scene)
