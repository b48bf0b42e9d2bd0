"""The first step on heads: several heads side by side, each with a job of its own, and which one is followed."""

from attn_core import one_query
from attn_core.heads import MultiHeadTrace
from pages.board.panel import Cell, panel
from pages.board.pieces import Buttons, Pieces, Task, Text, titled
from pages.charts import tiles as tiles_chart
from pages.panels.heads.page_data import PageData, present, several, words
from pages.panels.shared import head_roles, selected_row
from pages.panels.shared.heatmap_sheet import sheet
from pages.view.settings import View
from pages.view.traced_view import TracedView, arrow_keys, steps

SAID = 4  # heads, one sentence each

shows = panel(several)


def follow(slot: str, wide: bool) -> Cell:
    """Return buttons that choose the head, named as they are counted on screen.

    wide: whether they choose among the heads of the first step
    """

    def prepare(view: View) -> tuple[int, int] | None:
        data = (several if wide else present)(view)
        return data and (data.base.scene.heads, data.base.head)

    @panel(prepare)
    def buttons(heads: tuple[int, int]) -> Pieces:
        count, chosen = heads
        return [
            Buttons(slot, words.FOLLOW, {words.followed(number=h, chosen=h == chosen): {"head": h} for h in range(count)})
        ]

    return buttons()._replace(name=slot)


@shows
def tiles(data: PageData) -> Pieces:
    base = data.base
    names = [words.head(number=head, role=head_roles.role(base.scene, head)) for head in range(base.scene.heads)]
    spec = tiles_chart.worded(sheet(base, "weights"), names, base.head)
    keys = steps(base) | arrow_keys("head", len(names), "ArrowLeft", "ArrowRight")
    title = words.TILES_KEY if base.scene.allowed() is None else f"{words.TILES_KEY} {words.HIDDEN}"
    return titled("tiles", title, spec, words.TILES_ALT, click={"head": "head", "query": "query"}, steps=keys)


@shows
def in_words(data: PageData) -> Pieces:
    """Say where the selected query attends: in the followed head, then in others."""
    base = data.base
    rows = one_query.by_head(base.seen.trace, base.query)
    order = [base.head, *(head for head in range(len(rows)) if head != base.head)]
    said = [
        words.in_head(number=h, query=base.name, first=not n, **_where(base, rows[h])) for n, h in enumerate(order[:SAID])
    ]
    if len(rows) > SAID:
        said.append(words.other_heads(count=len(rows) - SAID))
    other = _other_row(base)
    if other is not None:
        said.append(words.other_row(query=base.queries[other], heads=len(rows)))
    if base.scene.origin.is_drawn:
        said.append(f":gray[{words.RANDOM}]")
    return [Text("jobs_words", " ".join(said))]


def _other_row(base: TracedView) -> int | None:
    """Return the first row in which no two heads attend to the same words; None where the selected one is such a row."""
    trace, heads = base.seen.trace, range(base.scene.heads)
    rows = zip(*(one_query.by_query(trace, head) for head in heads), strict=True)
    differ = [len({(row.winner, row.ties) for row in of_heads}) == len(heads) for of_heads in rows]
    return None if differ[base.query] or True not in differ or len(heads) == 1 else differ.index(True)


def _where(base: TracedView, row: one_query.LargestWeight) -> dict[str, object]:
    """Return the values of a sentence about where a row attends."""
    everything = row.ties * row.largest > selected_row.ALL
    if row.winner is None:
        return {"key": "", "ties": 0, "largest": 0.0, "alone": False}
    return {"key": base.keys[row.winner], "ties": row.ties, "largest": row.largest, "alone": everything}


@shows
def task(data: PageData) -> Pieces:
    """Ask for the head in which most words find no match: it is done once one of those heads is followed."""
    base, count = data.base, len(data.base.queries)
    if count == 1:
        return [Task("jobs_task", words.ONE_WORD, "")]
    even = [_even(base.seen.trace, head) for head in range(base.scene.heads)]
    most = [head for head, rows in enumerate(even) if rows == max(even) > 0]
    happened = words.jobs_happened(number=base.head, rows=max(even), words=count) if base.head in most else ""
    return [Task("jobs_task", words.jobs_task(none=not most), happened)]


def _even(trace: MultiHeadTrace, head: int) -> int:
    """Return in how many rows of a head several words are seen, and all have the same weight."""
    seen = trace.heads.masked[head].isfinite().sum(-1).tolist()
    return sum(row.ties == count > 1 for row, count in zip(one_query.by_query(trace, head), seen, strict=True))


@shows
def roles(data: PageData) -> Pieces:
    """State the roles of the heads, and how the selected query finds its key in the selected head."""
    return [Text("roles", head_roles.summary(data.base)), Text("roles_match", head_roles.match(data.base))]
