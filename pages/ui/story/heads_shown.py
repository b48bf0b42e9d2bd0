"""What all panels of the page on heads draw: the sentence looking at itself, and the page's own controls."""

import dataclasses
import functools
from collections.abc import Sequence
from typing import NamedTuple

from torch import Tensor

from attn_core import heads, several
from attn_core.cache import remember
from pages.ui import grid, look, meaning, shown, state, words
from pages.ui.board.panel import panel

ENDS = 2.5  # of the colours of values and outputs
OWN = ("view_at_once", "divide_into", "joined_scale", "mix_heads")


class Own(NamedTuple):
    """The page's own controls, by their link names."""

    view_at_once: bool
    divide_into: int
    joined_scale: bool
    mix_heads: bool


@dataclasses.dataclass(frozen=True, eq=False)
class Shown:
    """What the panels draw: the sentence looking at itself without dropout, and the page's own controls."""

    base: shown.Shown
    own: Own

    @functools.cached_property
    def x(self) -> Tensor:
        """The words' vectors, (T, D)."""
        return self.base.scene.inputs(self.base.scene.words)

    @functools.cached_property
    def projections(self) -> heads.Projections:
        """The scene's projections, wo among them."""
        return several.drawn(self.base.scene)

    @property
    def allowed(self) -> Tensor | None:
        """Who may look at whom."""
        return self.base.scene.allowed()

    @property
    def name(self) -> str:
        """The chip of the selected word."""
        return words.chip("query", self.base.name)

    def bands(self, size: int, count: int) -> list[grid.Band]:
        """Return the columns of each of count heads, `size` wide."""
        theme = look.look(self.base.dark)
        short = "" if count > 4 else "head "
        colours = (theme.primary, theme.muted)
        return [grid.Band(h * size, (h + 1) * size, f"{short}{h + 1}", colours[h % 2]) for h in range(count)]

    def of_heads(self, values: Tensor, letter: str) -> grid.Grid:
        """Return what all heads have of q, k or v, side by side, features named where they have names."""
        names = meaning.all_columns(self.base.scene, letter)
        sheet = self.grid(values, row=self.base.query, named=bool(names))
        return dataclasses.replace(sheet, columns=names) if names else sheet

    def grid(self, values: Tensor, rows: Sequence[str] | None = None, row: int | None = None, **how: object) -> grid.Grid:
        """Return numbers with a row a word, one outlined, their columns shared out among the heads."""
        scene = self.base.scene
        size, labels = values.shape[1] // scene.heads, [str(i) for i in range(values.shape[1])]
        outlined = {} if row is None else {"strong": [row], "marks": [grid.row("query", row, values)]}
        given = {**outlined, "limit": ENDS, "signed": True, "numbers": False, "bands": self.bands(size, scene.heads), **how}
        return grid.Grid(values, self.base.queries if rows is None else rows, labels, dark=self.base.dark, **given)


def view(let_go: bool = False) -> View:
    """Return what is set, as this page takes it: the first sentence, looking at itself, without dropout.

    let_go: a slider counts where it was let go last.
    """
    return dataclasses.replace(state.view(let_go), kind="self", dropout=0.0, stage="weights")


def present() -> Shown | None:
    """Return what the present settings show, or None where there is no word."""
    return prepare(view(), Own(*map(state.now, OWN)), state.dark())


@remember
def prepare(seen: View, own: Own, dark: bool) -> Shown | None:
    """Return what the settings show."""
    base = shown.prepare(seen, dark, 0)
    return None if base.blank else Shown(base, own)


def unmoved(let_go: bool = False) -> Shown | None:
    """Return what is shown whatever the page's own controls say."""
    return prepare(view(let_go), Own(False, 1, False, True), state.dark())


def resting() -> Shown | None:
    """Return the same where sliders were let go last: what is timed is not timed again at every place of a finger."""
    return unmoved(let_go=True)


shows = panel(present)


def count() -> int:
    """Return how many words there are."""
    return shown.count(state.view())


def shape(step: Tensor | Sequence[int]) -> str:
    """Return a shape as "7 × 32"."""
    return " × ".join(str(size) for size in (step.shape if isinstance(step, Tensor) else step))


def refused(error: ValueError) -> str:
    """Return what the core says when it can't be done."""
    return f":orange[**Error**] {words.plain(str(error))}"
