"""The numbers of a map of words as a table: where each stands, its weight, and how far a move leads in the plane."""

from collections.abc import Sequence

import pandas as pd

from attn_core.word_moves import Plane
from pages.text.languages import Words

words = Words("meaning")
PLACE = ["across", "upwards"]
COLUMNS = ["word", "weight", *PLACE, "cosine, left group", "cosine, right group", "turn in the plane"]


def table(found: Plane, word: str, keys: Sequence[str], weights: Sequence[float], sentences: Sequence[str]) -> pd.DataFrame:
    """Return a row for each word on a plane, and for the one that moves, before and after, with its cosines.

    keys, weights: of the first words of the plane; sentences: those in which the word moves, named where there are several
    """
    named = [*keys, *found.words[len(keys) :]]
    given = [*weights, *[None] * (len(named) - len(weights))]
    rows = [{"word": name, "weight": weight} for name, weight in zip(named, given, strict=True)]
    rows = [{**row, **dict(zip(PLACE, at, strict=True))} for row, at in zip(rows, found.points.tolist(), strict=True)]
    rows.append(_moved(found, words.map_x(word=word), 0, 0))
    for place, sentence in enumerate(sentences):
        after = words.map_after(word=word, sentence=sentence if len(sentences) > 1 else "")
        rows.append({**_moved(found, after, place, 1), COLUMNS[-1]: found.shares[place].item()})
    table = pd.DataFrame(rows, columns=COLUMNS, dtype=object)
    return table.where(table.notna(), None)


def _moved(found: Plane, name: str, place: int, end: int) -> dict[str, object]:
    """Return the row of the word that moves, before (end 0) or after (end 1), in one of its sentences."""
    numbers = [*found.moves[place, end].tolist(), *found.near[place, end].tolist()]
    return dict(zip(["word", *PLACE, *COLUMNS[4:6]], [name, *numbers], strict=True))
