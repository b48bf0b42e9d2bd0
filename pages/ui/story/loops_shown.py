"""What all panels of the page on loops draw: one head of the sentence, walked through up to the cursor."""

import dataclasses

from torch import Tensor

from attn_core import several, walk
from attn_core.cache import remember
from attn_core.scene import Scene, see
from pages.ui import grid, meaning, player, shown, state
from pages.ui.board.panel import panel


@dataclasses.dataclass(frozen=True, eq=False)
class Shown:
    """One head of what is set, without dropout, and the walk through it."""

    base: shown.Shown
    walk: walk.Walk

    def grid(
        self,
        values: Tensor,
        row: int | None = None,
        cell: tuple[int, int] | None = None,
        dimensions: bool = False,
        **how: object,
    ) -> grid.Grid:
        """Return a matrix with a row a query and a column a key, or a dimension; a row or a cell of it outlined."""
        features = meaning.columns(self.base.scene, "v", self.base.head) or [str(i) for i in range(values.shape[1])]
        columns = features if dimensions else self.base.keys
        marks = [] if row is None else [grid.row("query", row, values)]
        marks += [] if cell is None else [grid.cell("key", cell)]
        how |= {"strong": [] if row is None else [row], "marks": marks}
        return grid.Grid(values, self.base.queries, columns, dark=self.base.dark, **how)


@dataclasses.dataclass(frozen=True, eq=False)
class Moment:
    """What stands there after the steps that the cursor counts."""

    shown: Shown
    now: walk.Moment


def present(let_go: bool = False) -> Shown | None:
    """Return what the present settings show, whatever the cursor says; None where there is no word.

    let_go: a slider counts where it was let go last.
    """
    return _prepare(dataclasses.replace(state.view(let_go), dropout=0.0, stage="weights"), state.dark())


@remember
def _prepare(view: View, dark: bool) -> Shown | None:
    """Return what the settings show."""
    base = shown.prepare(view, dark, 0)
    return None if base.blank else Shown(base, _walk(base.scene, base.head))


@remember
def _walk(scene: Scene, head: int) -> walk.Walk:
    """Return the way through one head."""
    trace = see(scene).trace
    return walk.prepare(trace.q[head], trace.k[head], trace.v[head], scene.allowed(), several.config(scene))


def moment() -> Moment | None:
    """Return what stands there at the cursor, or None where there is no word."""
    found = present()
    return None if found is None else _moment(found, min(int(state.now("cursor")), found.walk.total))


@remember
def _moment(found: Shown, cursor: int) -> Moment:
    """Return what stands there after so many steps."""
    return Moment(found, found.walk.at(cursor))


def track() -> player.Track | None:
    """Return where the cursor may stand."""
    found = present()
    return None if found is None else player.Track(found.walk.total, tuple(found.walk.starts[:-1]))


def by_row() -> bool:
    """Return whether a step is a whole row."""
    return state.now("pace") == "row"


def count() -> int:
    """Return how many queries there are."""
    return shown.count(state.view())


shows = panel(present)
steps = panel(moment)
