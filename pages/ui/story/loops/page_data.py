"""What all panels of the page on loops draw: one head of the sentence, walked through up to the cursor."""

import dataclasses
from typing import NamedTuple

from torch import Tensor

from attn_core.cache import remember
from attn_core.experiments import scene_layers
from attn_core.loops import line_by_line as walk
from attn_core.scene import Scene, see
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture
from pages.ui.charts import matrix as grid
from pages.ui.charts import templates
from pages.ui.link import LONGEST, View
from pages.ui.text import head_roles


@dataclasses.dataclass(frozen=True, eq=False)
class PageData:
    """One head of what is set, without dropout, and the walk through it."""

    base: traced_view.TracedView
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
        features = head_roles.columns(self.base.scene, "v", self.base.head) or [str(i) for i in range(values.shape[1])]
        columns = features if dimensions else self.base.keys
        marks = [] if row is None else [grid.row("query", row, values)]
        marks += [] if cell is None else [grid.cell("key", cell)]
        how |= {"strong": [] if row is None else [row], "marks": marks}
        return grid.Grid(values, self.base.queries, columns, dark=self.base.dark, **how)

    def picture(self, slot: str, spec: templates.Spec, alt: str) -> Picture:
        """Return a picture with a row a query: a click selects one, and so do the arrow keys."""
        return Picture(slot, spec, alt, click={"query": "y"}, steps=traced_view.steps(self.base))


@dataclasses.dataclass(frozen=True, eq=False)
class Moment:
    """What stands there after the steps that the cursor counts."""

    data: PageData
    now: walk.Moment


def present(view: View) -> PageData | None:
    """Return what a view shows, whatever the cursor says; None where there is no word."""
    base = traced_view.present(view.shared.but(dropout=0.0, stage="weights"))
    return base and _walked(base)


@remember
def _walked(base: traced_view.TracedView) -> PageData:
    """Return what the settings show."""
    return PageData(base, _walk(base.scene, base.head))


@remember
def _walk(scene: Scene, head: int) -> walk.Walk:
    """Return the way through one head."""
    trace = see(scene).trace
    return walk.prepare(trace.q[head], trace.k[head], trace.v[head], scene.allowed(), scene_layers.config(scene))


def moment(view: View) -> Moment | None:
    """Return what stands there at the cursor, whatever row is selected, or None where there is no word."""
    found = present(view.but(query=0))
    return found and _moment(found, min(view.cursor, found.walk.total))


@remember
def _moment(found: PageData, cursor: int) -> Moment:
    """Return what stands there after so many steps."""
    return Moment(found, found.walk.at(cursor))


class Track(NamedTuple):
    """Where the cursor stands of 0..last, and where Back and Step lead: by one number, or by a whole row."""

    at: int
    last: int
    before: int
    after: int


def track(view: View) -> Track | None:
    """Return where the cursor stands and may go; None where there is no word."""
    found = present(view.but(query=0))
    return found and _track(found.walk, min(view.cursor, found.walk.total), view.pace == "row")


@remember
def _track(way: walk.Walk, at: int, by_row: bool) -> Track:
    """Return where a cursor may go."""
    if not by_row:
        return Track(at, way.total, max(at - 1, 0), min(at + 1, way.total))
    before = next((stop for stop in reversed(way.starts) if stop < at), 0)
    return Track(at, way.total, before, next((stop for stop in way.starts if stop > at), way.total))


def longest(view: View) -> int:
    """Return how many steps a view has at most, however far its mask reaches; 0 where there is no word."""
    base = traced_view.present(view.but(window=LONGEST, prefix=LONGEST))
    return 0 if base is None else walk.steps(len(base.queries), len(base.keys), base.scene.allowed())


shows = panel(present)
steps = panel(moment)
