"""The reason for a missing B − A: a row or a column of B is another word than in A."""

from collections.abc import Sequence

from pages.text.languages import Words
from pages.view.traced_view import TracedView

words = Words("compare")


def why_not(a: TracedView, b: TracedView) -> str:
    """Return the sentence that names the first difference, "" where rows and columns are the same words."""
    if a.scene.words != b.scene.words:
        return _difference(True, (a.scene.words, b.scene.words), (a.queries, b.queries))
    return "" if a.scene.keys == b.scene.keys else _difference(False, (a.scene.keys, b.scene.keys), (a.keys, b.keys))


def _difference(of_rows: bool, tokens: tuple[Sequence[str], ...], labels: tuple[Sequence[str], ...]) -> str:
    """Return how unequal words differ: another count, or the first place where they are not the same."""
    counts = list(map(len, tokens))
    if counts[0] != counts[1]:
        return words.other_count(of_rows=of_rows, a=counts[0], b=counts[1])
    place = [before == after for before, after in zip(*tokens, strict=True)].index(False)
    a, b = (side[place] for side in labels)
    return words.other_word(of_rows=of_rows, place=place, a=a, b=b)
