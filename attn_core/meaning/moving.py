"""Where a vector has moved, in words: which frequent words it has come nearer to, and which ones it has left."""

import itertools
import math
from collections.abc import Iterable

from torch import Tensor
from torch.nn.functional import normalize

from attn_core.meaning.table import family, load

NEAR = 0.35  # the cosine from which on a word was near enough to be left
ROUNDING = 1e-5  # a smaller change of a cosine is none
SEARCHED = 200  # words that are looked at first
Moves = list[tuple[str, float]]


def moves(before: Tensor, after: Tensor, count: int, without: Iterable[str] = ()) -> tuple[Moves, Moves]:
    """Return the frequent words that a vector (64) moved towards, and those it moved away from, at most `count` each.

    Each word stands with the change of its cosine from before to after, the largest first; it moves away only from words
    that it was near. Words of `without` are left out in all their forms, as a sentence's own words should be; so are words
    without content, and names of persons, places, nations and groups.
    """
    directions, shown = load().directions, load().shown
    was = directions @ normalize(before, dim=0)
    change = directions @ normalize(after, dim=0) - was
    own = {form for word in without for form in family(word)}
    towards = change.where(shown & (change > ROUNDING), -math.inf)
    away = (-change).where(shown & (change < -ROUNDING) & (was > NEAR), -math.inf)
    found = [(word, -size) for word, size in _first(away, own, count)]
    return _first(towards, own, count), found


def _first(sizes: Tensor, own: set[str], count: int) -> Moves:
    """Return the words with the largest sizes, (FREQUENT), that are finite, but for those kin to the sentence's own."""
    words = load().words
    for searched in (SEARCHED, len(sizes)):  # so many are enough, unless a sentence has many words and all are kin to it
        largest = sizes.topk(searched)
        ranked = zip(largest.indices.tolist(), largest.values.tolist(), strict=True)
        named = ((words[rank], size) for rank, size in ranked if size > 0)
        found = list(itertools.islice(((w, size) for w, size in named if not own & family(w)), count))
        if len(found) == count or largest.values[-1] < 0:
            break
    return found
