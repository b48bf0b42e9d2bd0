"""What stands deeper on the page about queries, keys and values: one matrix for both, what is mixed, the look-up."""

from collections.abc import Sequence

from pages.text import markdown, numbers

FEW = 3  # features or words that a sentence names


def one_matrix_name(end: float) -> str:
    return f"**Closest scores with one matrix W** :gray[colour scale: ±{end:.3g}]"


def one_matrix_in_words(query: str, key: str, two: tuple[str, str], one: tuple[str, str, str]) -> str:
    """two: the score of a pair, and of the pair swapped; one: with one matrix the score of both, and of each with itself."""
    asking, answering = markdown.plain(query), markdown.plain(key)
    if query == key:
        return (
            f"The score of “{asking}” with itself is {two[0]} with two matrices, and {one[0]} with one. Select two words "
            "to compare."
        )
    return (
        f"With two matrices, “{asking}” · “{answering}” = **{two[0]}** and “{answering}” · “{asking}” = **{two[1]}**. With "
        f"one, both are **{one[0]}**, and the scores of the words with themselves are {one[1]} and {one[2]}."
    )


ONE_ACROSS = "Across two sentences a word is a query or a key, not both, so no pair can be swapped."

# ---- step 2, deeper: the value and the vector, the look-up ----


def averaged_name(vectors: str, shape: str) -> str:
    name = markdown.chip("value", "v") if vectors == "v" else "**x**"
    return f"{name} {shape}: one row per key"


def output_name(weights: str, vectors: str, output: str, after_dropout: bool) -> str:
    after = " after dropout" if after_dropout else ""
    return f"weights{after} {weights} × {vectors} → {markdown.chip('output', 'output')} {output}"


def averages_in_words(vectors: str, width: int, other: str, other_width: int) -> str:
    return (
        f"Mixing {vectors}, each word receives **{width}** numbers; mixing {other}, it would receive {other_width}. The "
        "attention weights are the same both times: they do not depend on W_V."
    )


def matches_name(query: str) -> str:
    return f"The attention weights of {markdown.chip('query', query)}: how well each {markdown.chip('key', 'key')} matches"


def results_name(width: int, end: float) -> str:
    return f"What is returned, {width} numbers :gray[colour scale: ±{end:g}]"


HIDDEN = "hidden"
RESULT_ROWS = ("soft", "exact", "difference")


def others(count: int) -> str:
    return f"{count} others"


def nothing_comes_back(query: str) -> str:
    return f"Every key is hidden from {markdown.chip('query', query)}, so nothing is returned."


def look_up_in_words(best: Sequence[str], share: float, difference: float, temperature: float, dropout: bool) -> str:
    """Say what a look-up returns; best: the keys with the largest score; share: the largest weight."""
    value, before = markdown.chip("value", "value"), " (before dropout)" if dropout else ""
    first, *more = [markdown.chip("key", name) for name in best]
    if not more:
        soft = f"Attention{before} takes **{numbers.percent(share)}** from the best match, {first}"
        exact = f"a dictionary returns the {value} of {first} alone"
    else:
        *some, last = [first, *more] if len(best) <= FEW else [first, *more[: FEW - 1], f"{len(best) - FEW} more"]
        soft = f"Attention{before} takes **{numbers.percent(share)}** from each of the {len(best)} best matches, "
        soft += f"{', '.join(some)} and {last}"
        exact = f"the exact answer is the mean of their {value}s"
    return f"{soft}; {exact}. Largest difference at temperature {temperature:g}: **{numbers.small(difference)}**."
