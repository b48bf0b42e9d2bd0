"""What the page about masks says in parts: names of masks, which of several sentences is said, tasks."""

from collections.abc import Sequence

from pages.text import markdown
from pages.text.languages import Words

words, deeper, moves = Words("masks"), Words("masks_deeper"), Words("masks_moves")


# ---- step 1: the matrix ----


def about(mask: str, number: int) -> str:
    """Say what a mask of the control allows; number: the one that it reads, if any."""
    step = max(number, 1)
    return words.about(mask=mask, number=number, step=step, second=2 * step, third=3 * step)


def open_keys(query: str, opened: int, keys: int, key: str | None, largest: float, ties: int) -> str:
    """Say to how many keys a query may attend; key: the first of those that have the largest weight, None for no key."""
    if key is None:
        return words.no_open_key(query=query, keys=keys)
    found = "only" if opened == 1 else "equal" if ties == opened else "several" if ties > 1 else "one"
    return words.open_keys(query=query, opened=opened, keys=keys, found=found, key=key, ties=ties, largest=largest)


def future_task(first: str, hidden: int, done: bool) -> tuple[str, str]:
    """Return what to try with the mask, and, once it is done, what happened; hidden: how many cells are."""
    return words.FUTURE_TASK, words.future_done(first=first, hidden=hidden) * done


def cell_task(hidden: int) -> tuple[str, str]:
    """Return what to try where no word has a future: with one word, and across two sentences."""
    return words.CELL_TASK, words.cell_done(hidden=hidden) * (hidden > 0)


# ---- step 2: the graph ----


def _named(mask: str, number: int, alone: bool) -> dict[str, str | int]:
    """Return what names the mask of step 1; alone: whether nothing is added to what its control says."""
    return {"mask": mask if alone else "combined", "number": max(number, 1) if mask == "strided" else number}


def mask_name(mask: str, number: int, alone: bool) -> str:
    return words.mask_name(**_named(mask, number, alone))


def under_mask(mask: str, number: int, alone: bool) -> str:
    """Return the start of a line that says what is so under the mask."""
    return words.under_mask(**_named(mask, number, alone))


def layers_task(last: str, first: str | None, needed: int, other: str, done: bool) -> tuple[str, str]:
    """Return what to try with the layers.

    first: from which word the message needs most of them, None where none arrives
    other: the selected word where it isn't the last one and the layers were moved, ""
    """
    if first is None:
        return words.layers_unreached(last=last), ""
    question = words.layers_task(last=last, first=first, other=other, moved=bool(other))
    return question, words.layers_done(last=last, first=first, needed=needed) * done


# ---- unfolded ----


def block(masked: bool, opened: int, cells: int) -> str:
    """Say which block it is; opened: how many of so many cells of the future are open."""
    if masked:
        return deeper.decoder_block(opened=opened, cells=cells)
    return deeper.encoder_block(hidden=cells - opened, cells=cells)


def nothing_now(blind: Sequence[str], query: str, is_blind: bool) -> str:
    """Say which queries may attend to nothing, before a table of the output of the selected one."""
    names = [markdown.chip("query", name) for name in blind]
    return deeper.nothing_now(names=names, count=len(names), query=query, is_blind=is_blind)


# ---- steps 3 and 4: what moves ----


def changed_task(fewest: int, all_alike: bool, names: Sequence[str], done: bool) -> tuple[str, str]:
    """Return what to try with the word; names: whose outputs can change now."""
    if all_alike:
        return moves.alike_task(fewest=fewest), ""
    listed = [moves.quoted(word=name) for name in names]
    return moves.CHANGED_TASK, moves.changed_done(names=listed, count=len(names)) * done


def grown_task(last: str, old: int, without: int, under: int, done: bool) -> tuple[str, str]:
    """Return what to try with the newest word; how many earlier outputs must be recomputed, without and under a mask."""
    if not old:
        return moves.MORE_WORDS, ""
    return moves.grown_task(last=last), moves.grown_done(old=old, without=without, under=under) * done
