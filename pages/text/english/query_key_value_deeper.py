"""What stands deeper on the page about queries, keys and values: one matrix for both, what is mixed, the look-up."""

from collections.abc import Sequence

from pages.text import markdown, numbers

FEW = 3  # features or words that a sentence names


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


# ---- step 2, deeper: the value and the vector, the look-up ----


RESULT_ROWS = ("soft", "exact", "difference")


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
