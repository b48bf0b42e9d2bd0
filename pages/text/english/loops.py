"""What the page on loops says."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {"loops": "cell by cell"}
TITLE = "Attention as loops"
WALK_TITLE, MASK_TITLE = "1  One number at a time", "2  A hidden cell is skipped"
RACE_TITLE, DROPOUT_TITLE = "3  Loops and matrices give the same numbers", "4  Dropout in numbers"
STEPS, STEPS_HELP = "Steps taken", "How many steps of the program have run."
PACE, PACE_HELP = "A step is one", "What Step, Back and Play move by: one number, or one row."
WALK = (
    "The program takes one query after another. For each it computes the scores with all keys, then an exponential for "
    "each score (e to the power of the score minus the largest), then the weights (each exponential divided by their sum), "
    "and then the output."
)
OPENS_HERE = "The page opens in the middle of the computation; Rewind goes to the start."
DROPOUT = (
    "While a model learns, dropout sets a share p of the weights to 0. Choose p as Dropout in the sidebar, under More. The "
    "mean of many draws returns to the weights."
)
DRAWS, DRAWS_HELP = "Draws", "How many draws are averaged. The latest one is drawn beside the mean."
EVALUATING, EVALUATING_HELP = "Evaluating", "As after model.eval(): dropout is off."
TRY = {
    "fox": "Causal mask: “The quick brown fox”",
    "all": "Hide nothing",
    "window": "Window mask: only near words before",
    "once": "Drop 30 %, once",
    "often": "Drop 30 %, 1000 times",
    "never": "Drop nothing",
}
WITHOUT_DROPOUT = "Parts 1 to 3 use the weights before dropout. Part 4 is about dropout."


# ---- one number at a time ----

FILLS = {
    "scores": "**score**: q·k × scale",
    "parts": "**exponential**: e^((score − largest) / temperature)",
    "weights": "**weights**: exponential / sum of the row’s exponentials",
    "output": "**output**: weight × value, added key by key",
}
COLD = "**exponential** at temperature 0: 1 for the largest score, 0 for the others"
ROW_SO_FAR = {
    "skip": "its scores are being computed",
    "score": "its scores are being computed",
    "exp": "its scores are known, and its exponentials are being computed",
    "normalise": "its exponentials are known, and its weights are being computed",
    "add": "its weights are known, and its output is being summed",
}


def filling_alt(name: str) -> str:
    return f"{name}, filled as far as the loops have come"


def step(cursor: int, total: int, sentence: str, so_far: str, opens: bool) -> str:
    """opens: whether the page opens at this step."""
    return f"Step **{cursor}** of {total}. {sentence} :gray[{' '.join(filter(None, (so_far, OPENS_HERE * opens)))}]"


NOTHING_YET = "Nothing has run yet. Press Step or Play."


def so_far(done: int, rows: int, query: str, phase: str) -> str:
    """Say how many rows are done, and how far the present one is, unless it is done itself: then phase is ""."""
    count = f"So far {done} of {rows} rows {'is' if done == 1 else 'are'} done"
    return f"{count}; the row of “{markdown.plain(query)}”: {ROW_SO_FAR[phase]}." if phase else f"{count}."


def skipped(query: str, key: str) -> str:
    hidden = f"{markdown.chip('key', key)} is hidden from {markdown.chip('query', query)}"
    return f"{hidden}: the loop runs **continue**, and the cell stays without a number."


def scored(query: str, key: str, size: int, scale: float, value: float) -> str:
    pair = f"{markdown.chip('query', query)} and {markdown.chip('key', key)}"
    products = "the product" if size == 1 else f"the sum of {size} products"
    return f"The score of {pair} is {products} of q and k, times the scale {scale:.3g}: **{value:.4f}**."


def raised(key: str, value: float, cold: bool) -> str:
    part = f"exponential of {markdown.chip('key', key)}"
    if cold:
        return f"At temperature 0, the {part} is 1 if its score is the largest, or else 0: **{value:.4f}**."
    return f"The {part} is e^((score − largest score) / temperature): **{value:.4f}**."


def normalised(key: str, value: float) -> str:
    return (
        f"The weight of {markdown.chip('key', key)} is its exponential, divided by the sum of the row’s exponentials: "
        f"**{value:.4f}**."
    )


def added(query: str, key: str, value: float, size: int, first: float) -> str:
    times = f"**{value:.4f}** × the {markdown.chip('value', 'value')} of {markdown.chip('key', key)}"
    output = f"the {markdown.chip('output', 'output')} of {markdown.chip('query', query)}"
    return f"{times} is added to all {size} numbers of {output}; the first is now {first:+.4f}."


# ---- a mask ----

MASKED = {
    "by_continue": "Scores from the loops; skipped ones are dots",
    "by_fill": "Scores as a matrix; those replaced by −∞ are dots",
}


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


def difference_name(kind: str, end: float) -> str:
    return f"Output of the loops in **{kind}** minus that of the matrices in **float32**, in millionths, ±{end:g}"


def difference_alt(kind: str) -> str:
    return f"Loops in {kind} minus matrices"


def by_type(same: int, total: int) -> str:
    """same: how many of all numbers are the same in both."""
    sentence = f"The loops in float64, rounded to float32 at the end, and the matrices in float32: {_same(same, total)}"
    others = "; the others differ by type, because float32 rounds after every step."
    return sentence + ("." if same == total else others)


def by_order(same: int, total: int, apart: float) -> str:
    others = f"; the others differ by at most {numbers.small(apart)}, because they add in another order."
    return f"The loops in float32 and the same matrices: {_same(same, total)}" + ("." if same == total else others)


def backwards(moved: int, total: int) -> str:
    changes = f"{moved or 'none'} of {total} numbers change{'s' * (moved < 2)}"
    why = ": each partial sum is rounded, so the order counts." if moved else "."
    return f"The same loops in float32, with each sum from its last term to its first: {changes}{why}"


def _same(count: int, total: int) -> str:
    return f"{f'all {total}' if count == total else f'{count} of {total}'} numbers are the same to the last bit"


# ---- dropout ----

WEIGHTS_NAME = "**weights** before dropout"


def draw_name(draw: int, dropping: bool, count: int, zeros: int) -> str:
    """zeros: how many of so many weights above 0 are dropped; draw 1 is the one of every page that drops weights."""
    if not dropping:
        return f"**draw {draw}**: nothing is dropped"
    effect = "some weights are 0, the others are larger" if zeros else "no weight is dropped, all are larger"
    effect = "all weights are 0" if zeros == count else effect
    return f"**draw {draw}**{', as on Explore' if draw == 1 else ''}: {effect}"


def mean_name(draws: int) -> str:
    return f"**mean** of {numbers.plural(draws, 'draw')}"


def weights_alt(name: str) -> str:
    return f"{name} of one head under dropout"


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


DISTANCE = "Largest distance between the mean of so many draws and the weights"
