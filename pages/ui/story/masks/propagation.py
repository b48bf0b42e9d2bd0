"""What follows from a mask: who hears of whom after some rounds, and whose output can move."""

from dataclasses import replace

from attn_core.cache import remember
from attn_core.experiments import mask_graph, perturbation
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text, titled
from pages.ui.charts import heatmap, row_bars
from pages.ui.story.masks.page_data import PageData, present, sheet
from pages.ui.text import markdown, numbers
from pages.ui.traced_view import steps


@panel(present)
def only_self(data: PageData, slot: str) -> Pieces:
    """Say that a step has nothing to draw across two sentences."""
    return [Text(slot, "This step is about one sentence that looks at itself: choose **self** in the sidebar.")]


shows_rounds = panel(present, "mask_rounds")


@shows_rounds
def rounds(data: PageData, count: int) -> Pieces:
    """Draw whose word has reached whom after some rounds; a click follows its row."""
    reached = mask_graph.after(data.allowed, count)
    cells = replace(sheet(data, reached.float()[None]), hidden=~reached, winners=[None])
    title, alt = ":gray[**heard of** · row has heard of column · dot = not yet]", "Who has heard of whom after some rounds"
    return titled("rounds", title, heatmap.one_head(cells, 0, True), alt, click={"query": "y"}, steps=steps(data.base))


@shows_rounds
def rounds_in_words(data: PageData, count: int) -> Pieces:
    reached = mask_graph.after(data.allowed, count)[data.base.query]
    name, heard = markdown.chip("query", data.base.name), f"**{int(reached.sum())}** of {len(reached)} words"
    sentence = f"After **{count}** round{'s' * (count != 1)}, {name} has heard of {heard}."
    if data.allowed.all() and count:
        sentence += " Nothing is hidden, so one round is enough."
    more = "Each layer of a model is one round. Try a causal mask with a window of 1: news from afar takes many rounds."
    return [Text("rounds_said", f"{sentence}\n\n:gray[{more}]")]


shows_changed, shows_grown = panel(present, "mask_changed"), panel(present, "mask_grown")


@remember
def _changed(data: PageData, word: int) -> row_bars.Changes:
    """Return how far each row moves when one word is changed; a position beyond the last word is the last."""
    word = min(word, len(data.base.queries) - 1)
    amounts = perturbation.moved(data.layer, data.x, word).tolist()
    notes = ["" if can_move else "0 · can’t see it" for can_move in mask_graph.can_move(data.allowed, word).tolist()]
    return row_bars.Changes(data.base.queries, amounts, notes, word, data.base.dark)


@remember
def _grown(data: PageData, word: int) -> row_bars.Changes:
    """Return how far each old row moves when a word comes to those before it; the same of its position."""
    word = min(word, len(data.base.queries) - 1)
    later = len(data.base.queries) - word - 1
    old = perturbation.growing(data.layer, data.x, word)[:word].tolist()
    notes = [*[""] * word, "new", *["not there yet"] * later]
    return row_bars.Changes(data.base.queries, [*old, *[None] * (1 + later)], notes, word, data.base.dark)


def _bars(slot: str, changes: row_bars.Changes) -> Picture:
    return Picture(slot, row_bars.changes(changes), "How far each row of the output moves: " + ", ".join(changes.labels))


@shows_changed
def changed(data: PageData, word: int) -> Pieces:
    title = ":gray[**how far each row of the output moves**]"
    return [Text("changed_name", title), _bars("changed", _changed(data, word))]


@shows_changed
def changed_in_words(data: PageData, word: int) -> Pieces:
    changes = _changed(data, word)
    name, before = markdown.chip("key", changes.labels[changes.marked]), changes.amounts[: changes.marked]
    can_move = f"**{changes.notes.count('')}** of {len(changes.notes)} rows"
    sentence = f"Adding 1 to every number of {name} can move {can_move}. "
    if before:
        sentence += f"The {len(before)} before it move by at most **{numbers.small(max(before))}**."
    more = "A causal mask makes that exactly 0: the past never learns of the future. Without a mask every row moves."
    return [Text("changed_said", f"{sentence}\n\n:gray[{more}]")]


@shows_grown
def grown(data: PageData, word: int) -> Pieces:
    title = ":gray[**how far old rows move as the new word comes**]"
    return [Text("grown_name", title), _bars("grown_bars", _grown(data, word))]


@shows_grown
def grown_in_words(data: PageData, word: int) -> Pieces:
    changes = _grown(data, word)
    name = markdown.chip("key", changes.labels[changes.marked])
    sentence = f"{name} is the first word: there is no old row yet."
    if changes.marked:
        most = max(changes.amounts[: changes.marked])
        moved, so = f"by up to **{numbers.small(most)}**", "everything must be computed again"
        if most < 1e-5:
            moved, so = f"by at most **{numbers.small(most)}** (rounding)", "they can be kept"
        sentence = f"When {name} comes, old rows move {moved}: {so}."
    more = "A model that writes word by word has no future to look at. Trained with a causal mask, it never misses it."
    return [Text("grown_said", f"{sentence}\n\n:gray[{more}]")]
