"""The first step: who may attend to whom, as a matrix whose cells can be turned over, and how the mask is combined."""

from collections.abc import Mapping

from attn_core import masks, one_query
from attn_core.experiments import late_mask, mask_graph
from attn_core.sources import SOURCES
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Task, Text, titled
from pages.charts import heatmap, templates
from pages.charts.matrix import RECTS_UP_TO
from pages.panels.masks.page_data import PageData, open_prefix, present, sheet, spelled
from pages.panels.shared import head_roles
from pages.text.languages import Words
from pages.view.settings import View
from pages.view.traced_view import steps

words = Words("masks")
deeper, core = Words("masks_deeper"), Words("core")
OFF = {"mask": "none", "mask_window": "off", "mask_prefix": 0, "mask_padding": 0, "mask_painted": ""}
shows = panel(present)


@shows
def matrix(data: PageData) -> Pieces:
    """Draw the weights of the selected head under the mask; a click follows a row, and turns a cell of few words over."""
    base, by_cell = data.base, max(data.allowed.shape) <= RECTS_UP_TO
    spec = heatmap.one_head(sheet(data, data.trace.heads.weights), base.head, True)
    if by_cell:
        spec = templates.with_column(spec, "cells", painted=turned(data))
    action = words.SELECT_CELL if by_cell else words.SELECT_ROW
    name = words.matrix_key(head=base.head, role=head_roles.role(base.scene, base.head), how=action)
    click = {"query": "y", "mask_painted": "painted"}
    alt = words.matrix_alt(queries=base.queries, keys=base.keys)
    return titled("mask_matrix", name, spec, alt, click=click, steps=steps(base))


def turned(data: PageData) -> list[str]:
    """Return for each cell, row by row, all painted cells as the link spells them once this cell is turned over."""
    queries, keys = data.allowed.shape
    painted = set(masks.differing(data.presets, data.allowed))
    return [spelled(painted ^ {(query, key)}) for query in range(queries) for key in range(keys)]


@shows
def about(data: PageData) -> Pieces:
    """Describe the chosen mask."""
    mask, number = data.base.scene.mask, data.base.scene.mask_number
    step = max(number, 1)
    return [Text("mask_about", words.about(mask=mask, number=number, step=step, second=2 * step, third=3 * step))]


@shows
def row_in_words(data: PageData) -> Pieces:
    """State the number of hidden cells, and the visible keys of the selected query."""
    row = one_query.by_head(data.trace, data.base.query)[data.base.head]
    hidden = words.hidden_cells(hidden=int((~data.allowed).sum()), cells=data.allowed.numel())
    left = _open_keys(data, row)
    return [Text("mask_words", f"{hidden} {left}{_why_equal(data)}{_after_softmax(data)}")]


def _after_softmax(data: PageData) -> str:
    """State the sum of the selected row, or else of the first row with a hidden key, if masked after softmax."""
    hides = (~data.allowed).any(-1)
    if not hides.any():
        return ""
    query = data.base.query if hides[data.base.query] else int(hides.int().argmax())
    total = late_mask.row_sums(data.trace.heads, data.allowed)[data.base.head, query].item()
    return words.after_softmax(query=data.base.queries[query], total=total)


def _why_equal(data: PageData) -> str:
    """Say why all weights of the selected row, or else of another, are equal in a head that looks for the word before.

    "" where there is none, or the head has another job.
    """
    setting, head = data.base.scene, data.base.head
    if not setting.designed_heads or setting.designed_heads.kinds[head] != "previous":
        return ""
    for query in (data.base.query, *range(min(len(data.allowed), RECTS_UP_TO))):
        row = one_query.by_head(data.trace, query)[head]
        if row.ties == int(data.allowed[query].sum()) > 1:
            reason = "places" if not setting.positions else "hidden" if query else "first"
            return words.why_equal(query=data.base.queries[query], reason=reason, share=row.largest)
    return ""


def _open_keys(data: PageData, row: one_query.LargestWeight) -> str:
    """Say to how many keys the selected query may attend, and which of them has the largest weight."""
    opened, query = int(data.allowed[data.base.query].sum()), data.base.name
    if row.winner is None:
        return words.no_open_key(query=query, keys=len(data.base.keys))
    found = "only" if opened == 1 else "equal" if row.ties == opened else "several" if row.ties > 1 else "one"
    counts = {"opened": opened, "keys": len(data.base.keys), "ties": row.ties, "largest": row.largest}
    return words.open_keys(query=query, found=found, key=data.base.keys[row.winner], **counts)


@shows
def task(data: PageData) -> Pieces:
    queries, keys = data.allowed.shape
    hidden = int((~data.allowed).sum())
    if data.base.scene.memory is not None or queries == 1:
        return [Task("mask_task", words.CELL_TASK, words.cell_done(hidden=hidden) * (hidden > 0))]
    done = data.allowed.equal(masks.causal(queries, keys))
    return [Task("mask_task", words.FUTURE_TASK, words.future_done(first=data.base.queries[0], hidden=hidden) * done)]


def worked_example(view: View) -> str:
    """Return the worked example that takes the place of the sentence, which what is offered leaves there; "" for none."""
    return view.projections if SOURCES[view.projections].example else ""


def offered(slot: str, sets: Mapping[str, Mapping[str, object]], example: str) -> Buttons:
    """Return buttons that offer complete masks: what one doesn't name is off."""
    stays = {"projections": example} if example else {}
    return Buttons(slot, words.TRY, {label: {**stays, **OFF, **each} for label, each in sets.items()}, complete=True)


@panel(worked_example)
def presets(example: str) -> Pieces:
    before = {"mask_painted": "2-1", "query": 2}
    return [offered("try_masks", {words.HIDE_BEFORE: before, words.OPEN_ALL: {}}, example)]


# ---- folded: the combination of masks, and the kind of block ----


@shows
def combined(data: PageData) -> Pieces:
    return [
        Text("mask_said", deeper.combined(opened=int(data.allowed.sum()), cells=data.allowed.numel(), formula=formula(data)))
    ]


def name(data: PageData) -> str:
    """Return the name of the mask, for masks that a name describes."""
    return words.mask_name(**_set(data))


def under(data: PageData) -> str:
    """Return the start of a line about the mask, with its name."""
    return words.under_mask(**_set(data))


def _set(data: PageData) -> dict[str, str | int]:
    """Return what names the mask of step 1, to which more may be added."""
    mask, number = data.base.scene.mask, data.base.scene.mask_number
    alone = masks.MASKS[mask].allowed(*data.allowed.shape, number).equal(data.allowed)
    return {"mask": mask if alone else "combined", "number": max(number, 1) if mask == "strided" else number}


def formula(data: PageData) -> str:
    """Return how the mask is combined, in the core's names."""
    setting, on_top = data.base.scene, data.on_top
    kind, square = masks.MASKS[setting.mask], len(setting.words) == len(setting.keys)
    corner = "" if square else deeper.corner_part(corner=on_top.mask_corner)
    starts = [part.partition("{")[0].split()[0] for part in kind.formula]
    parts = [core.mask_part(kind=start, corner=corner, number=setting.mask_number) for start in starts]
    parts += [deeper.window_part(reach=on_top.mask_window)] if on_top.mask_window != "off" else []
    text = " &amp; ".join(parts) or deeper.EVERYTHING
    if kind.opens_prefix or on_top.mask_prefix:
        text = f"{_in_brackets(text)} | {deeper.prefix_part(length=open_prefix(setting, on_top))}"
    if on_top.mask_padding:
        text = f"{_in_brackets(text)} &amp; {deeper.padding_part(start=len(setting.keys) - on_top.mask_padding)}"
    return text + deeper.painted_part(count=len(masks.differing(data.presets, data.allowed)))


def _in_brackets(text: str) -> str:
    return f"({text})" if " &amp; " in text or " | " in text else text


@panel(worked_example)
def combinations(example: str) -> Pieces:
    sets = {
        deeper.SLIDING: {"mask": "causal", "mask_window": "2"},
        deeper.PREFIX_MODEL: {"mask": "causal", "mask_prefix": 3},
        deeper.PADDED: {"mask_padding": 2},
    }
    return [offered("try_combined", sets, example)]


@shows
def block(data: PageData) -> Pieces:
    """Name the transformer block that fits the mask, and offer the switch to the other; the present one is disabled."""
    masked = data.base.scene.mask != "none"
    if data.base.scene.memory is None:
        opened, cells = mask_graph.later_tokens(data.allowed)
        decoder, encoder = {"opened": opened, "cells": cells}, {"hidden": cells - opened, "cells": cells}
        kind = deeper.decoder_block(**decoder) if masked else deeper.encoder_block(**encoder)
    else:
        kind = deeper.across(masked=masked)
    encoder, decoder = ({"mask": "none"} if masked else None), (None if masked else {"mask": "causal"})
    return [Text("block_said", kind), Buttons("block", deeper.BLOCK, {deeper.ENCODER: encoder, deeper.DECODER: decoder})]


@shows
def corner(data: PageData) -> Pieces:
    """Offer two sentences, or, where there are two, say how many queries and keys there are, and the way back."""
    about, (queries, keys) = deeper.CORNER_ABOUT, data.allowed.shape
    if data.base.scene.memory is not None:
        sets = {words.ONE_SENTENCE: {"kind": "self", "projections": "previous"}}
        return [
            Text("corner_said", f"{about} {deeper.corner_in_words(queries=queries, keys=keys)}"),
            Buttons("try_corner", "", sets),
        ]
    two = {"mask": "causal", "mask_corner": "lower_right", "kind": "cross", "projections": "random", "query": 0}
    return [Text("corner_said", about), offered("try_corner", {deeper.TWO_SENTENCES: two}, "")]
