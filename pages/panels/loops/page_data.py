"""Data of the page on loops: one head of the sentence, its loops, and the cursor."""

import bisect
from dataclasses import dataclass
from typing import NamedTuple

from torch import Tensor

from attn_core.experiments import stacked_layers
from attn_core.loops import cursor
from attn_core.scene import Scene, see
from pages.board.panel import panel
from pages.board.pieces import Picture, Player
from pages.charts import heatmap, matrix, templates
from pages.text import feature_names
from pages.text.languages import Words, remember
from pages.view import traced_view
from pages.view.settings import LONGEST, View

words = Words("loops")


@dataclass(frozen=True, eq=False)
class PageData:
    """The selected head, without dropout, and its loops."""

    base: traced_view.TracedView
    loops: cursor.Execution

    @property
    def score_limit(self) -> float:
        """The end of the colour scale of scores."""
        scene = self.base.scene
        return heatmap.divided(scene.head_size, scene.power)

    def matrix(
        self,
        values: Tensor,
        row: int | None = None,
        cell: tuple[int, int] | None = None,
        dimensions: bool = False,
        **options: object,
    ) -> templates.Spec:
        """Draw a matrix with a row a query and a column a key, or a dimension; a row or a cell of it outlined."""
        features = feature_names.of_head(self.base.scene, "v", self.base.head) or [str(i) for i in range(values.shape[1])]
        columns = features if dimensions else self.base.keys
        marks = [] if row is None else [matrix.row("query", row, values)]
        marks += [] if cell is None else [matrix.cell("key", cell)]
        options = {"height": 230, "numbers": len(self.base.keys) <= 10} | options
        options |= {"strong": [] if row is None else [row], "marks": marks, "dark": self.base.dark}
        return matrix.picture(matrix.Grid(values, self.base.queries, columns, **options))

    def picture(self, slot: str, spec: templates.Spec, alt: str) -> Picture:
        """Return a picture with a row a query: a click selects one, and so do the arrow keys."""
        return Picture(slot, spec, alt, click={"query": "y"}, steps=traced_view.steps(self.base))


def _prepare(base: traced_view.TracedView, _: View) -> PageData:
    return PageData(base, _execute(base.scene, base.head))


FIXED = {"dropout": 0.0, "stage": "weights"}
present = traced_view.following(_prepare, need="loops", **FIXED)


@remember
def _execute(scene: Scene, head: int) -> cursor.Execution:
    trace = see(scene).trace
    inputs = trace.q[head], trace.k[head], trace.v[head]
    return cursor.execute(*inputs, scene.allowed(), stacked_layers.config(scene))


class Step(NamedTuple):
    """The loops at the cursor."""

    data: PageData
    state: cursor.State


def _step(base: traced_view.TracedView, own: View) -> Step:
    data = _prepare(base, own)
    return Step(data, data.loops.at(min(own.cursor, data.loops.total)))


def _player(base: traced_view.TracedView, own: View) -> Player:
    """Return the player of the cursor, which moves by one number or by a whole row."""
    loops = _execute(base.scene, base.head)
    at, last = min(own.cursor, loops.total), loops.total
    stops = loops.starts if own.pace == "row" else range(last + 1)
    before, after = bisect.bisect_left(stops, at) - 1, bisect.bisect_right(stops, at)
    return Player("player", "cursor", at, last, stops[max(before, 0)], stops[min(after, len(stops) - 1)])


# independent of the selected row
step = traced_view.following(_step, "cursor", need="loops", query=0, **FIXED)
player = traced_view.following(_player, "cursor", "pace", need="loops", query=0, **FIXED)


def longest(view: View) -> int:
    """Return how many steps a view has at most, however far its mask reaches; 0 where there is no word."""
    base = traced_view.present(view.but(window=LONGEST, prefix=LONGEST), "loops")
    return 0 if base is None else cursor.count_steps(len(base.queries), len(base.keys), base.scene.allowed())


shows = panel(present)
steps = panel(step)
