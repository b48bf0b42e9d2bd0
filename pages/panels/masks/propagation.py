"""The last two steps: whose output can move when a word changes, and whose can be kept when a sentence grows."""

from collections.abc import Sequence
from dataclasses import replace

import torch
from torch import Tensor

from attn_core.experiments import mask_graph, perturbation, stacked_layers
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Task, Text, titled
from pages.charts import row_bars
from pages.panels.masks.mask import name, under
from pages.panels.masks.page_data import PageData, present
from pages.text.languages import Words, remember

words = Words("masks_moves")
mask_words = Words("masks")
deeper = Words("masks_deeper")
ROUNDING = 1e-5  # up to here a difference is rounding
DESIGNED_END, DRAWN_END = (
    1.0,
    row_bars.END,
)  # of the axis: where a value is one word's own number, an output moves by 1 at most
shows_changed, shows_grown = panel(present, "mask_changed"), panel(present, "mask_grown")


@panel(present)
def only_self(data: PageData, slot: str) -> Pieces:
    """Say that a step has nothing to draw across two sentences, and offer one."""
    return [Text(slot, words.ONLY_SELF), Buttons(f"{slot}_self", "", {mask_words.ONE_SENTENCE: {"kind": "self"}})]


def _mask(data: PageData, side: str) -> Tensor:
    """Return the mask of a side: "open", which hides nothing, or "mask", the page's own or an example."""
    return torch.ones_like(data.allowed) if side == "open" else data.example()


def _name(data: PageData) -> str:
    return name(data) if data.is_set else mask_words.EXAMPLE_NAMES["causal"]


def _under(data: PageData) -> str:
    return under(data) if data.is_set else mask_words.UNDER_EXAMPLE


def _layer(data: PageData, side: str) -> stacked_layers.Layer:
    return replace(data.layer, allowed=_mask(data, side))


def _title(data: PageData, side: str, changes: row_bars.Changes) -> str:
    still = max((amount for amount in changes.amounts if amount is not None), default=0.0) <= ROUNDING
    return words.moved_key(mask=words.OPEN if side == "open" else _name(data), still=still)


def _at(data: PageData, word: int) -> int:
    """Return a position of the sentence; one beyond the last word is the last."""
    return min(word, len(data.base.queries) - 1)


# ---- one word is changed ----


@remember
def _changed(data: PageData, word: int, side: str) -> Sequence[float]:
    """Return how far each row moves when one word is changed."""
    return perturbation.moved(_layer(data, side), data.x, word).tolist()


@shows_changed
def changed(data: PageData, word: int, side: str) -> Pieces:
    word, labels = _at(data, word), data.base.queries
    can = mask_graph.can_move(_mask(data, side), word).tolist()
    notes = ["" if can_move else words.HIDDEN_FROM for can_move in can]
    changes = row_bars.Changes(labels, _changed(data, word, side), notes, word, data.base.dark)
    title, alt = _title(data, side, changes), words.CHANGED_ALT + ", ".join(labels)
    return titled(f"changed_{side}", title, row_bars.changes(changes), alt)


@shows_changed
def changed_in_words(data: PageData, word: int) -> Pieces:
    """Say which rows can move, which follows from the mask, and which did, which is read off the numbers."""
    word = _at(data, word)
    without, masked = (_changes_in_words(data, word, side) for side in ("open", "mask"))
    sentence = words.changed(word=data.base.queries[word], without=without, mask=_under(data), under=masked)
    return [Text("changed_said", sentence)]


def _changes_in_words(data: PageData, word: int, side: str) -> str:
    can = mask_graph.can_move(_mask(data, side), word)
    moved = [amount for amount in _changed(data, word, side) if amount > ROUNDING]
    earlier = int(can[:word].sum())
    return words.changes(
        can=int(can.sum()), words=len(can), earlier=earlier, before=word, moved=len(moved), most=max(moved, default=0.0)
    )


@shows_changed
def changed_task(data: PageData, word: int) -> Pieces:
    word, allowed = _at(data, word), _mask(data, "mask")
    if len(allowed) == 1:
        return [Task("changed_task", words.MORE_WORDS, "")]
    counts = [int(mask_graph.can_move(allowed, i).sum()) for i in range(len(allowed))]
    names = [data.base.queries[i] for i in mask_graph.can_move(allowed, word).nonzero().flatten().tolist()]
    if min(counts) == max(counts):
        return [Task("changed_task", words.alike_task(fewest=min(counts)), "")]
    moved = words.changed_done(names=[words.quoted(word=name) for name in names], count=len(names))
    return [Task("changed_task", words.CHANGED_TASK, moved * (counts[word] == min(counts)))]


# ---- the sentence grows ----


@remember
def _grown(data: PageData, word: int, side: str) -> Sequence[float]:
    """Return how far each earlier row moves when the word at this place is appended."""
    return perturbation.growing(_layer(data, side), data.x, word)[:word].tolist()


@shows_grown
def grown(data: PageData, word: int, side: str) -> Pieces:
    word, count = _at(data, word), len(data.base.queries)
    old, opened = _grown(data, word, side), _mask(data, side)[:word, word].tolist()
    stay = [words.STAYS if not sees and amount <= ROUNDING else "" for sees, amount in zip(opened, old, strict=True)]
    notes = [*stay, words.NEW, *[words.LATER] * (count - word - 1)]
    changes = row_bars.Changes(data.base.queries, [*old, *[None] * (count - word)], notes, word, data.base.dark)
    end = DESIGNED_END if data.base.scene.designed_heads else DRAWN_END
    alt = words.GROWN_ALT + ", ".join(changes.labels)
    return titled(f"grown_{side}", _title(data, side, changes), row_bars.changes(changes, end), alt)


@shows_grown
def grown_in_words(data: PageData, word: int) -> Pieces:
    word = _at(data, word)
    added = data.base.queries[word]
    if not word:
        return [Text("grown_said", words.first_word(word=added))]
    without, masked = (_growth_in_words(data, word, side) for side in ("open", "mask"))
    return [Text("grown_said", words.grown(word=added, without=without, mask=_under(data), under=masked))]


def _growth_in_words(data: PageData, word: int, side: str) -> str:
    most = max(_grown(data, word, side))
    return words.growth(opened=_opened(data, word, side), old=word, most=most, moves=most > ROUNDING)


def _opened(data: PageData, word: int, side: str) -> int:
    """Return how many words before a word may attend to it."""
    return int(_mask(data, side)[:word, word].sum())


@shows_grown
def grown_task(data: PageData, word: int) -> Pieces:
    last = len(data.base.queries) - 1
    if not last:
        return [Task("grown_task", words.MORE_WORDS, "")]
    without, masked = (_opened(data, last, side) for side in ("open", "mask"))
    done = words.grown_done(old=last, without=without, under=masked) * (_at(data, word) == last)
    return [Task("grown_task", words.grown_task(last=data.base.queries[last]), done)]


@shows_grown
def rounding(data: PageData, word: int) -> Pieces:
    """Say how far outputs before a new word move that may not attend to it; nothing where there are none."""
    word = _at(data, word)
    if data.layer is None or not word:
        return [Text("rounding", "")]
    kept = ~_mask(data, "mask")[:word, word]
    still = [amount for amount, stays in zip(_grown(data, word, "mask"), kept.tolist(), strict=True) if stays]
    return [Text("rounding", deeper.rounding(word=data.base.queries[word], most=max(still)) if still else "")]
