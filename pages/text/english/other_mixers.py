"""What the last step of the page about the weighted sum says: other mixers than attention, and where an output goes."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own, frame = Words("other_mixers", "en"), Words("frame", "en")

MIXING_FORMULA = r"Y=WX\quad\text{for all mixers but mlp}"


def mixed_row(query: str, terms: Sequence[tuple[float, str]], rest: int, linear: bool) -> str:
    """Say one row of Y; terms: the largest (number of W, word); rest: how many more aren't 0."""
    row = f"The row of {markdown.chip('query', query)} in Y"
    if not linear:
        return f"{row} is no weighted sum, so Y = W X does not hold for mlp; the picture shows the slope of its curve at 0."
    listed = " + ".join(f"{number:.2f} × “{markdown.plain(word)}”" for number, word in terms).replace("+ -", "− ")
    return f"{row} = {listed or '0'}{f' + {rest} more' if rest else ''}."


STAYS = {  # why W stays the same → how that is said
    "fixed": ": its numbers are fixed",
    "dropped": ": dropout sets all weights to 0",
    "dropout": ": dropout sets those weights to 0 that would change",
    "one_key": ": the mask lets each word attend to one word only",
    "mask": ": the mask hides the words whose weights would change",
    "positions": ": this head attends by position alone. With other queries and keys a head can follow words, too",
    "": "",
}


def follows(moved: float, why: str) -> str:
    """Say how far W moves when each word is another one; why: of STAYS, where it doesn't."""
    if moved:
        return f"With other words in the same places, W changes by up to {numbers.small(moved)}: it follows the words."
    return f"With other words in the same places, W stays the same{STAYS[why]}."


def by_hand(edits: int, names: Sequence[str], more: int) -> str:
    """Say which rows of Y the learner's numbers moved."""
    listed = ", ".join(map(markdown.plain, names)) + (f" and {more} more" if more else "")
    typed = f"Typed into W: {numbers.plural(edits, 'number')}."
    return f"{typed} Rows of Y that change: **{listed}**." if names else f"{typed} No row of Y changes."


def mixing_task(tokens: int, equal: bool, edited: bool) -> tuple[str, str]:
    """edited: whether W has numbers that were typed, which no mixer takes back"""
    if tokens == 1:
        return "One word alone cannot be mixed. Type more words under “Your words”.", ""
    happened = "All rows of W are equal, so all rows of Y are: every word becomes the same mixture."
    first = f"Press “{own.FORGET}” under “{frame.deeper(title=own.W_BY_HAND)}”. " * edited
    return f"{first}Choose a mixer with which every word becomes the same mixture.", happened * equal


def editor(rows: int, count: int) -> str:
    hint = ":gray[**W by hand**: type a number, and one row of Y moves. Empty the cell to restore its number.]"
    return hint + (f" :gray[These are {rows} of {count} rows, around the selected one.]" if count > rows else "")
