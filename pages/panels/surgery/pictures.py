"""The selected head's weights, to be cut arrow by arrow, the next word before and after, which heads and arrows matter."""

import torch

from attn_core import one_query
from attn_core.models import spelling
from attn_core.models.operations import Operation
from attn_core.models.scans import Scan
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text, titled
from pages.charts import heatmap, matrix, row_bars, templates
from pages.charts.matrix import RECTS_UP_TO
from pages.panels.surgery.page_data import (
    ALIKE,
    Scanned,
    SurgeryData,
    each_head,
    given,
    moved,
    present,
    turned,
    without_each_arrow,
)
from pages.text import markdown, numbers
from pages.text.languages import Words
from pages.view.settings import View
from pages.view.traced_view import arrow_keys

words = Words("surgery")
shows = panel(present)
COUNT = 8  # words
LINE = 20  # pixels of a layer


@panel(present, "key")
def weights(data: SurgeryData, key: int) -> Pieces:
    """Draw the weights of the selected head with the operations; a click on a cell cuts its arrow, if it has one."""
    trace, count = data.trace, len(data.labels)
    values, allowed = trace.weights[0], trace.masked[0].isfinite()
    sheet = heatmap.Sheet(
        values=values[None],
        hidden=~allowed,
        limit=1.0,
        signed=False,
        queries=data.labels,
        keys=data.labels,
        query=data.query,
        winners=[one_query.leader(values[data.query])],
        dark=data.dark,
        key=data.within(key),
    )
    spec, click = heatmap.one_head(sheet, 0, True), {"query": "y"}
    patched = data.now.conditions(data.layer).patches[data.head] is not None  # so that a cut would change nothing
    if count <= RECTS_UP_TO:
        done = _cut(data, torch.zeros_like(allowed) if patched else allowed)
        spec = templates.with_column(spec, "cells", key=spec["datasets"]["cells"]["x"], done=done)
        click |= {"key": "key", "operations": "done"}
    title = words.head_title(layer=data.layer, head=data.head, click=_click(data, allowed, patched))
    alt = words.head_alt(layer=data.layer, head=data.head)
    keys = arrow_keys("query", count) | arrow_keys("key", count, "ArrowLeft", "ArrowRight")
    return titled("weights", title, spec, alt, click=click, steps=keys)


def _click(data: SurgeryData, allowed: torch.Tensor, patched: bool) -> str:
    """Return what a click does: a name of the sentence's choices."""
    if len(data.labels) > RECTS_UP_TO:
        return "row"
    if not allowed.any():
        return "off"
    if patched:
        return "patched"
    return "full" if len(data.spelled) >= spelling.MOST else "cut"


def _cut(data: SurgeryData, can: torch.Tensor) -> list[str]:
    """Return for each cell, row by row, the operations once its arrow is cut, where it can be, or restored."""
    count, as_it_is = len(data.labels), spelling.spell(data.spelled)
    place = {"layer": data.layer, "head": data.head}
    arrows, cuts = can.tolist(), {each for each in data.done if each.kind == "cut"}

    def after(query: int, key: int) -> str:
        """What something else hides, a later word, a mask, can't be cut."""
        cut = Operation("cut", **place, query=query, key=key)
        return turned(data.spelled, cut) if arrows[query][key] or cut in cuts else as_it_is

    return [after(query, key) for query in range(count) for key in range(count)]


@shows
def next_word(data: SurgeryData) -> Pieces:
    """Draw the next word's probabilities now, each with a line where it was without the operations."""
    listed = moved(data.before, data.now, COUNT)
    now, before = ([float(run.merged[word]) for word in listed] for run in (data.now, data.before))
    series = {"now": now, **({"warm": before} if data.done else {})}
    labels = markdown.labels([data.name(word) for word in listed])
    said = [*map(numbers.percent, now)]
    spec = row_bars.weights(labels, series, 0, said, data.dark, names={"now": words.NOW, "warm": words.BEFORE})
    return titled("next_word", words.NEXT_BOTH if data.done else words.NEXT, spec, words.NEXT_ALT)


def _without_heads(view: View) -> tuple[SurgeryData, Scan] | None:
    """Return what the page shows with as much of the scan of all heads as there is time for."""
    data, by = given(view)
    return data and (data, each_head(by, data.expected, "off").go_on())


def unfinished(view: View) -> bool:
    """Return whether heads are still to be switched off."""
    data, by = given(view)
    return data is not None and not each_head(by, data.expected, "off").is_complete


@panel(_without_heads)
def which_head(scanned: tuple[SurgeryData, Scan]) -> Pieces:
    """Draw the expected word's probability with each head off in turn; a click selects the head."""
    data, scan = scanned
    shares = scan.shares  # (L, H), of the layers that are done
    title, spec = words.which_head(word=markdown.plain(data.name(data.expected))), matrix.picture(heads_grid(data, shares))
    picture = titled("which_head", title, spec, words.WHICH_HEAD_ALT, click={"layer": "y", "head": "x"})
    if progress(data, scan):
        return [*picture, Text("least", progress(data, scan))]
    least = int(shares.argmin())
    where, share = divmod(least, shares.shape[1]), shares.flatten()[least].item()
    now = float(data.now.merged[data.expected])
    word, needed = data.name(data.expected), share <= 0.9 * now
    said = words.least(layer=where[0], head=where[1], word=word, needed=needed, now=now, share=share)
    return [*picture, Text("least", f"{said} {words.CAUSE}")]


def progress(data: SurgeryData, scan: Scan) -> str:
    """Say how many layers of a scan are done; "" where all are."""
    layers = data.now.model.layers
    return words.progress(done=len(scan.shares), layers=layers) if len(scan.shares) < layers else ""


def heads_grid(data: SurgeryData, shares: torch.Tensor) -> matrix.Grid:
    """Return probabilities, a row a layer and a column a head, the selected head outlined.

    shares (N, H): of the first layers; the others aren't there yet
    """
    layers, (done, heads) = data.now.model.layers, shares.shape
    empty = torch.zeros(layers, heads, dtype=torch.bool)
    empty[done:] = True
    return matrix.Grid(
        values=torch.cat([shares, shares.new_zeros(layers - done, heads)]),
        empty=empty if done < layers else None,
        rows=[words.layer(number=layer) for layer in range(layers)],
        columns=[words.head(number=head) for head in range(heads)],
        limit=1.0,
        dark=data.dark,
        signed=False,
        strong=[data.layer],
        strong_columns=[data.head],
        marks=[matrix.Mark("query", data.head, data.layer, data.head + 1, data.layer + 1)],
        height=max(200, LINE * layers),
    )


@panel(given)
def which_arrow(scanned: tuple[SurgeryData | None, Scanned]) -> Pieces:
    """Draw the expected word's probability with each arrow of the selected row cut in turn."""
    data, by = scanned
    if data is None:
        return []
    cut = without_each_arrow(by, data.expected, data.layer, data.head, data.query)
    shares, labels = cut.tolist(), data.labels[: data.query + 1]
    said = [*map(numbers.percent, shares)]
    names = {"now": words.CUT}
    spec = row_bars.weights(labels, {"now": shares}, _least(cut), said, data.dark, names=names)
    title = words.which_arrow(query=markdown.plain(data.labels[data.query]), layer=data.layer, head=data.head)
    return titled("which_arrow", title, spec, words.WHICH_ARROW_ALT)


def _least(shares: torch.Tensor) -> int | None:
    """Return the place of the smallest share, None where all are alike."""
    return int(shares.argmin()) if float(shares.max() - shares.min()) > ALIKE else None
