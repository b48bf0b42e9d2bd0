"""What follows from a mask: who hears of whom after some rounds, whose output can move, and whose can be kept."""

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


ROUNDING = 1e-5  # up to here a difference is rounding

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
    """Say which rows can move, which follows from the mask, and which did, which is read off the numbers."""
    changes = _changed(data, word)
    can, name = mask_graph.can_move(data.allowed, changes.marked), markdown.chip("key", changes.labels[changes.marked])
    count, before = int(can.sum()), int(can[: changes.marked].sum())
    sentence = f"The mask decides which rows can move when {name} changes: **{count}** of {len(can)}"
    sentence += f", among them **{before}** of the {changes.marked} before it" * bool(changes.marked)
    if count:
        moved = [amount for amount in changes.amounts if amount > ROUNDING]
        by = f", by up to **{numbers.small(max(moved))}**" if moved else ""
        sentence += f". Adding 1 to every number of its vector moves **{len(moved)}** of these {count}{by}"
    more = "Under a causal mask alone none before it can move: the past never learns of the future. Without a mask all can."
    return [Text("changed_said", f"{sentence}.\n\n:gray[{more}]")]


@shows_grown
def grown(data: PageData, word: int) -> Pieces:
    title = ":gray[**how far old rows move as the new word comes**]"
    return [Text("grown_name", title), _bars("grown_bars", _grown(data, word))]


@shows_grown
def grown_in_words(data: PageData, word: int) -> Pieces:
    changes = _grown(data, word)
    name, old = markdown.chip("key", changes.labels[changes.marked]), changes.marked
    sentence = f"{name} is the first word: there is no old row yet."
    if old:
        opened, rows = int(data.allowed[:old, old].sum()), numbers.plural(old, "old row")
        follows = f"hides it from **{old}** of {rows}: they can be kept"
        if opened:
            follows = f"lets **{opened}** of {rows} attend to it: their outputs must be computed again"
        moved = _moved_as_it_came(max(changes.amounts[:old]), bool(opened))
        sentence = f"When {name} comes, the mask {follows}. {moved}"
    more = "A model that writes word by word has no future to look at. Trained with a causal mask, it never misses it."
    return [Text("grown_said", f"{sentence}\n\n:gray[{more}]")]


def _moved_as_it_came(most: float, opened: bool) -> str:
    """Return how far old rows moved at most; opened: whether some may attend to the new word."""
    if most > ROUNDING:
        return f"Here they move by up to **{numbers.small(most)}**."
    moved = f"move by at most **{numbers.small(most)}**, which is rounding" if most else "don’t move at all"
    return f"Here they {moved}{', but another word in its place could move them' * opened}."
