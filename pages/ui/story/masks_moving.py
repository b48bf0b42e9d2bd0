"""What follows from a mask: who hears of whom after some rounds, and whose output can move."""

from dataclasses import replace

from torch import Tensor

from attn_core import graphs, perturb
from attn_core.cache import remember
from pages.ui import heatmap, moved, state, words
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.story.masks_shown import Masked, Shown, present, sheet_of

ONE_SENTENCE = "This step is about one sentence that looks at itself: choose **self** in the sidebar."
shows = panel(present)


@shows
def rounds(shown: Shown) -> Pieces:
    """Draw whose word has reached whom after some rounds."""
    if shown.cross:
        return []
    reached = graphs.after(shown.masked.allowed, shown.rounds)
    sheet = replace(sheet_of(shown, reached.float()[None]), hidden=~reached, winners=[None], by_cell=False)
    name = ":gray[**heard of** · row has heard of column · dot = not yet]"
    return [
        Text("rounds_name", name),
        Picture("rounds", heatmap.one_head(sheet, 0, True), "Who has heard of whom after some rounds", on_click=_follow_row),
    ]


def _follow_row(clicked: dict[str, int]) -> None:
    """Callback of a click on a row: follow it."""
    if clicked:
        state.set_to({"query": clicked["y"]})


@shows
def rounds_in_words(shown: Shown) -> Pieces:
    """Say of how many words the selected one has heard."""
    if shown.cross:
        return [Text("rounds_said", ONE_SENTENCE)]
    reached = graphs.after(shown.masked.allowed, shown.rounds)[shown.base.query]
    rounds = f"**{shown.rounds}** round{'s' * (shown.rounds != 1)}"
    name, count = words.chip("query", shown.base.name), int(reached.sum())
    said = f"After {rounds}, {name} has heard of **{count}** of {len(reached)} words."
    if shown.masked.allowed.all() and shown.rounds:
        said += " Nothing is hidden, so one round is enough."
    more = "Each layer of a model is one round. Try a causal mask with a window of 1: news from afar takes many rounds."
    return [Text("rounds_said", f"{said}\n\n:gray[{more}]")]


@shows
def changed(shown: Shown) -> Pieces:
    """Draw how far each row moves when one word is changed."""
    if shown.cross:
        return []
    amounts, can = _changed(shown)
    labels, said = shown.base.queries, ["" if ok else "0 · can’t see it" for ok in can]
    found = moved.Moved(labels, amounts, said, shown.changed, shown.base.dark)
    return [Text("changed_name", ":gray[**how far each row of the output moves**]"), _bars("changed", found)]


def _bars(slot: str, found: moved.Moved) -> Picture:
    """Return bars as a piece."""
    return Picture(slot, moved.bars(found), "How far each row of the output moves: " + ", ".join(found.labels))


@remember
def _changed(shown: Shown) -> tuple[list[float], list[bool]]:
    """Return how far each row moves, and whether the mask lets it."""
    amounts = perturb.one_token(shown.masked.own, shown.masked.x, shown.changed)
    return amounts.tolist(), graphs.can_move(shown.masked.allowed, shown.changed).tolist()


@shows
def changed_in_words(shown: Shown) -> Pieces:
    """Say which rows moved."""
    if shown.cross:
        return [Text("changed_said", ONE_SENTENCE)]
    amounts, can = _changed(shown)
    before = amounts[: shown.changed]
    name = words.chip("key", shown.base.queries[shown.changed])
    said = f"Adding 1 to every number of {name} can move **{sum(can)}** of {len(can)} rows. "
    if before:
        said += f"The {len(before)} before it move by at most **{moved.amount(max(before))}**."
    more = "A causal mask makes that exactly 0: the past never learns of the future. Without a mask every row moves."
    return [Text("changed_said", f"{said}\n\n:gray[{more}]")]


@shows
def grown(shown: Shown) -> Pieces:
    """Draw how far old rows move when a word comes to them."""
    if shown.cross:
        return []
    last, count = shown.grown, len(shown.base.queries)
    moves = _growing(shown.masked, last).tolist()
    amounts = [moves[i] if i < last else None for i in range(count)]
    said = [""] * last + ["new"] + ["not there yet"] * (count - last - 1)
    found = moved.Moved(shown.base.queries, amounts, said, last, shown.base.dark)
    return [Text("grown_name", ":gray[**how far old rows move as the new word comes**]"), _bars("grown_bars", found)]


@remember
def _growing(found: Masked, word: int) -> Tensor:
    """Return how far each old row moves when this word comes, (T,)."""
    return perturb.growing(found.own, found.x, word)


@shows
def grown_in_words(shown: Shown) -> Pieces:
    """Say whether what was computed stays."""
    if shown.cross:
        return [Text("grown_said", ONE_SENTENCE)]
    last = shown.grown
    name = words.chip("key", shown.base.queries[last])
    most = _growing(shown.masked, last)[:last].max().item() if last else 0.0
    if not last:
        said = f"{name} is the first word: there is no old row yet."
    elif most < 1e-5:
        said = f"When {name} comes, old rows move by at most **{moved.amount(most)}** (rounding): they can be kept."
    else:
        said = f"When {name} comes, old rows move by up to **{moved.amount(most)}**: everything must be computed again."
    more = "A model that writes word by word has no future to look at. Trained with a causal mask, it never misses it."
    return [Text("grown_said", f"{said}\n\n:gray[{more}]")]
