"""What the page on loops says."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("loops", "en")


# ---- one number at a time ----


def step(cursor: int, total: int, sentence: str, so_far: str, opens: bool) -> str:
    """opens: whether the page opens at this step."""
    return f"Step **{cursor}** of {total}. {sentence} :gray[{' '.join(filter(None, (so_far, own.OPENS_HERE * opens)))}]"


# ---- a mask ----


def mask(query: str, visible: Sequence[str], more: int, scores: int, hidden: int, same: bool) -> str:
    """Say which keys a query may attend to, and what loops and matrices do about the hidden ones.

    visible, more: the first keys, and how many more; scores: how many cells are not hidden; same: whether both agree
    """
    listed = f"**{', '.join(map(markdown.plain, visible))}**{f' and {more} more' if more else ''}"
    attends = f"{markdown.chip('query', query)} may attend to {listed}."
    if not visible:
        attends = (
            f"{markdown.chip('query', query)} may attend to nothing: it has no score and no weight, and its output is 0."
        )
    loops = f"The loops compute {scores} scores and skip the other {hidden} with **continue**;"
    matrices = f"the matrices compute all {scores + hidden} and replace {hidden} by −∞."
    if not hidden:
        loops, matrices = (
            f"The loops compute all {scores} scores and never **continue**;",
            "the matrices replace none by −∞.",
        )
    return f"{attends} {loops} {matrices} {markdown.badge(same, 'the same cells' if same else 'other cells')}"


# ---- loops against matrices ----


def race(equal: bool, difference: float, agreement: str, loops: float, matrices: float) -> str:
    badge = markdown.badge(equal, "equal up to float32’s rounding" if equal else "not equal", difference)
    times = f"One head took **{loops:.2f} ms** by loops and **{matrices:.2f} ms** by matrices, measured here just now."
    return f"{badge} {agreement}\n\n{times}"


def by_type(same: int, total: int) -> str:
    """same: how many of all numbers are the same in both."""
    sentence = f"The loops in float64, rounded to float32 at the end, and the matrices in float32: {_same(same, total)}"
    others = "; the others differ by type, because float32 rounds after every step."
    return sentence + ("." if same == total else others)


def by_order(same: int, total: int, apart: float) -> str:
    others = f"; the others differ by at most {numbers.small(apart)}, because they add in another order."
    return f"The loops in float32 and the same matrices: {_same(same, total)}" + ("." if same == total else others)


def _same(count: int, total: int) -> str:
    return f"{f'all {total}' if count == total else f'{count} of {total}'} numbers are the same to the last bit"


# ---- dropout ----


def draw_name(draw: int, dropping: bool, count: int, zeros: int) -> str:
    """zeros: how many of so many weights above 0 are dropped; draw 1 is the one of every page that drops weights."""
    if not dropping:
        return f"**draw {draw}**: nothing is dropped"
    effect = "some weights are 0, the others are larger" if zeros else "no weight is dropped, all are larger"
    effect = "all weights are 0" if zeros == count else effect
    return f"**draw {draw}**{', as on Explore' if draw == 1 else ''}: {effect}"


def evaluating(query: str, total: float) -> str:
    return f"Evaluating: dropout is off, so the row of {markdown.chip('query', query)} adds up to {total:.2f} again."


def no_dropout(query: str, total: float) -> str:
    row = f"Nothing is dropped at p = 0: the row of {markdown.chip('query', query)} adds up to {total:.2f}."
    return f"{row} Set dropout to 0.3 in the sidebar, under More, and average more draws."


def dropped(count: int, zeros: int, p: float) -> str:
    """Say how many of the weights above 0 are dropped, and what becomes of the others, where there are any."""
    if zeros == count:
        return f"All {count} weights above 0 are dropped." if count > 1 else "The only weight above 0 is dropped."
    kept = f"multiplied by 1 / (1 − {p:g}) = {1 / (1 - p):.2f}"
    if not zeros:
        return f"Of {numbers.plural(count, 'weight')} above 0 none is dropped, and each is {kept}."
    return f"{zeros} of {count} weights above 0 {'is' if zeros == 1 else 'are'} dropped, and the others are {kept}."


def row(query: str, now: float, mean: float, distance: float) -> str:
    adds = f"The row of {markdown.chip('query', query)} adds up to **{now:.2f}** in this draw, to **{mean:.2f}** on average."
    return f"{adds} The mean differs from the weights by at most **{distance:.3f}**."
