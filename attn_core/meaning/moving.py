"""Where a vector has moved, in words: which frequent words it has come nearer to, and which ones it has left."""

import itertools
from collections.abc import Iterable

from torch import Tensor
from torch.nn.functional import normalize

from attn_core.meaning.table import family, load

NEAR = 0.35  # the cosine from which on a word was near enough to be left
Moves = list[tuple[str, float]]


def moves(before: Tensor, after: Tensor, count: int, without: Iterable[str] = ()) -> tuple[Moves, Moves]:
    """Return the frequent words that a vector (64) moved towards, and those it moved away from, at most `count` each.

    Each word stands with the change of its cosine from before to after, the largest first; it moves away only from words
    that it was near. Words of `without` are left out in all their forms, as a sentence's own words should be.
    """
    table = load()
    directions = table.directions
    was = directions @ normalize(before, dim=0)
    change = directions @ normalize(after, dim=0) - was
    own = {form for word in without for form in family(word)}
    towards = change.argsort(descending=True, stable=True)
    away = change.argsort(stable=True)
    return (
        _first(towards[change[towards] > 0], change, own, count),
        _first(away[(change[away] < 0) & (was[away] > NEAR)], change, own, count),
    )


def _first(ranks: Tensor, change: Tensor, own: set[str], count: int) -> Moves:
    """Return the first words of these ranks that aren't kin to the sentence's own, each with its change."""
    words = (load().words[rank] for rank in ranks.tolist())
    others = (word for word in words if word.isalpha() and not own & family(word))
    return [(word, change[load().places[word]].item()) for word in itertools.islice(others, count)]
