"""What follows from a mask: who hears of whom after some rounds, and whose output can move."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from torch import Tensor

from attn_core.cache import remember
from attn_core.experiments import mask_graph, perturbation
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import heatmap, row_changes
from pages.ui.link import View
from pages.ui.story.masks.page_data import Masked, PageData, present, sheet_of
from pages.ui.text import markdown
from pages.ui.traced_view import steps

ONE_SENTENCE = "This step is about one sentence that looks at itself: choose **self** in the sidebar."


class Step(NamedTuple):
    """What one step draws: the page's mask, and its own number: of rounds, or a position in the sentence."""

    data: PageData
    at: int


def _step(own: Callable[[View], int]) -> Callable[[View], Step | None]:
    """Return what prepares a step with a number of its own, None where there is no word."""

    def prepare(view: View) -> Step | None:
        found = present(view)
        return found and Step(found, own(view))

    return prepare


def _word(own: Callable[[View], int]) -> Callable[[View], Step | None]:
    """Return what prepares a step about a word: a position beyond the last word is the last."""
    prepare = _step(own)

    def within(view: View) -> Step | None:
        step = prepare(view)
        return step and step._replace(at=min(step.at, len(step.data.base.queries) - 1))

    return within


shows_rounds = panel(_step(lambda view: view.mask_rounds))
shows_changed = panel(_word(lambda view: view.mask_changed))
shows_grown = panel(_word(lambda view: view.mask_grown))


# ---- 2: rounds ----


@shows_rounds
def rounds(step: Step) -> Pieces:
    """Draw whose word has reached whom after some rounds; a click follows its row."""
    data = step.data
    if data.cross:
        return []
    reached = mask_graph.after(data.masked.allowed, step.at)
    sheet = replace(sheet_of(data, reached.float()[None]), hidden=~reached, winners=[None])
    spec, alt = heatmap.one_head(sheet, 0, True), "Who has heard of whom after some rounds"
    return [
        Text("rounds_name", ":gray[**heard of** · row has heard of column · dot = not yet]"),
        Picture("rounds", spec, alt, click={"query": "y"}, steps=steps(data.base)),
    ]


@shows_rounds
def rounds_in_words(step: Step) -> Pieces:
    """Say of how many words the selected one has heard."""
    data = step.data
    if data.cross:
        return [Text("rounds_said", ONE_SENTENCE)]
    reached = mask_graph.after(data.masked.allowed, step.at)[data.base.query]
    rounds = f"**{step.at}** round{'s' * (step.at != 1)}"
    name, count = markdown.chip("query", data.base.name), int(reached.sum())
    said = f"After {rounds}, {name} has heard of **{count}** of {len(reached)} words."
    if data.masked.allowed.all() and step.at:
        said += " Nothing is hidden, so one round is enough."
    more = "Each layer of a model is one round. Try a causal mask with a window of 1: news from afar takes many rounds."
    return [Text("rounds_said", f"{said}\n\n:gray[{more}]")]


# ---- 3: a word is changed ----


@shows_changed
def changed(step: Step) -> Pieces:
    """Draw how far each row moves when one word is changed."""
    if step.data.cross:
        return []
    amounts, can = _changed(step)
    labels, said = step.data.base.queries, ["" if ok else "0 · can’t see it" for ok in can]
    found = row_changes.Moved(labels, amounts, said, step.at, step.data.base.dark)
    return [Text("changed_name", ":gray[**how far each row of the output moves**]"), _bars("changed", found)]


def _bars(slot: str, found: row_changes.Moved) -> Picture:
    """Return bars as a piece."""
    return Picture(slot, row_changes.bars(found), "How far each row of the output moves: " + ", ".join(found.labels))


@remember
def _changed(step: Step) -> tuple[list[float], list[bool]]:
    """Return how far each row moves, and whether the mask lets it."""
    masked = step.data.masked
    amounts = perturbation.one_token(masked.own, masked.x, step.at)
    return amounts.tolist(), mask_graph.can_move(masked.allowed, step.at).tolist()


@shows_changed
def changed_in_words(step: Step) -> Pieces:
    """Say which rows moved."""
    if step.data.cross:
        return [Text("changed_said", ONE_SENTENCE)]
    amounts, can = _changed(step)
    before = amounts[: step.at]
    name = markdown.chip("key", step.data.base.queries[step.at])
    said = f"Adding 1 to every number of {name} can move **{sum(can)}** of {len(can)} rows. "
    if before:
        said += f"The {len(before)} before it move by at most **{row_changes.amount(max(before))}**."
    more = "A causal mask makes that exactly 0: the past never learns of the future. Without a mask every row moves."
    return [Text("changed_said", f"{said}\n\n:gray[{more}]")]


# ---- 4: the sentence grows ----


@shows_grown
def grown(step: Step) -> Pieces:
    """Draw how far old rows move when a word comes to them."""
    data, last = step
    if data.cross:
        return []
    count, moves = len(data.base.queries), _growing(data.masked, last).tolist()
    amounts = [moves[i] if i < last else None for i in range(count)]
    said = [""] * last + ["new"] + ["not there yet"] * (count - last - 1)
    found = row_changes.Moved(data.base.queries, amounts, said, last, data.base.dark)
    return [Text("grown_name", ":gray[**how far old rows move as the new word comes**]"), _bars("grown_bars", found)]


@remember
def _growing(found: Masked, word: int) -> Tensor:
    """Return how far each old row moves when this word comes, (T,)."""
    return perturbation.growing(found.own, found.x, word)


@shows_grown
def grown_in_words(step: Step) -> Pieces:
    """Say whether what was computed stays."""
    data, last = step
    if data.cross:
        return [Text("grown_said", ONE_SENTENCE)]
    name = markdown.chip("key", data.base.queries[last])
    most = _growing(data.masked, last)[:last].max().item() if last else 0.0
    if not last:
        said = f"{name} is the first word: there is no old row yet."
    elif most < 1e-5:
        said = f"When {name} comes, old rows move by at most **{row_changes.amount(most)}** (rounding): they can be kept."
    else:
        said = (
            f"When {name} comes, old rows move by up to **{row_changes.amount(most)}**: everything must be computed again."
        )
    more = "A model that writes word by word has no future to look at. Trained with a causal mask, it never misses it."
    return [Text("grown_said", f"{said}\n\n:gray[{more}]")]
