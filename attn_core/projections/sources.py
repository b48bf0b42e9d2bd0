"""Several heads, each with a job: designed heads side by side on the same named features, or one that was taught."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, get_args

import torch
from torch import Tensor
from torch.nn.functional import pad

from attn_core import tokens, validation
from attn_core.cache import remember
from attn_core.heads import MultiHeadTrace, Projections
from attn_core.projections import designed
from attn_core.projections import trained as learn

Maps = Literal["random", "previous", "same", "first", "initial", "vowel", "learned"]
MAPS: tuple[Maps, ...] = get_args(Maps)
DESIGNED: tuple[designed.Kind, ...] = get_args(designed.Kind)
LETTERS: tuple[Maps, ...] = ("vowel", "learned")  # those about letters, so they are best shown characters
SHARPNESS = 12.0  # the scaled score of a key that is found; every other scores 0
STEPS = 200  # of a training


@dataclass(frozen=True, eq=False)
class Team:
    """Designed heads on one text, each with a job of its own.

    kinds (H)       each head's job: the one asked for, then the others in their order, over and over
    size            columns of q, k and v of each head: as many as the widest needs, the others' last ones hold 0
    x (T, D)        the tokens' features but for their places; features names the columns, places (T, D) adds where
    projections     wq, wk, wv (D, H*size), and wo (H*size, D), which turns the words found back to their features
    query_features, key_features (H, size)   what a head's columns look for and offer, "" where they hold 0
    value_features (size)   which word a column of v stands for
    """

    kinds: tuple[designed.Kind, ...]
    size: int
    x: Tensor
    places: Tensor
    features: tuple[str, ...]
    projections: Projections
    query_features: tuple[tuple[str, ...], ...]
    key_features: tuple[tuple[str, ...], ...]
    value_features: tuple[str, ...]


def kinds(first: designed.Kind, heads: int) -> tuple[designed.Kind, ...]:
    """Return the jobs of so many heads: the first one's, then the others in order, over and over."""
    start = DESIGNED.index(first)
    return tuple(DESIGNED[(start + head) % len(DESIGNED)] for head in range(heads))


@remember
def sizes(first: designed.Kind, words: tuple[str, ...], heads: int) -> tuple[int, int]:
    """Return a team's D and size, without making it."""
    return designed.sizes(kinds(first, heads), words)


@remember
def team(first: designed.Kind, words: tuple[str, ...], heads: int) -> Team:
    """Return designed heads on these words. Don't change its tensors. ValueError for no words."""
    jobs = kinds(first, heads)
    designs = {kind: designed.design(kind, words) for kind in dict.fromkeys(jobs)}
    _, size = sizes(first, words, heads)
    one = designs[first]
    x = designed.read(words, one.features)
    return Team(
        kinds=jobs,
        size=size,
        x=x,
        places=one.x - x,
        features=one.features,
        projections=_side_by_side([designs[kind].projections for kind in jobs], size, _words_back(words, one, size)),
        query_features=tuple(_filled(designs[kind].query_features, size) for kind in jobs),
        key_features=tuple(_filled(designs[kind].key_features, size) for kind in jobs),
        value_features=_filled(one.value_features, size),
    )


def _side_by_side(each: Sequence[Projections], size: int, back: Tensor) -> Projections:
    """Return heads of different widths as one layer: filled up with 0, queries carrying the gain of the common size."""
    gain = SHARPNESS * math.sqrt(size)
    wq = torch.cat([_wide(one.wq.sign() * gain, size) for one in each], 1)
    wk, wv = (torch.cat([_wide(w, size) for w in maps], 1) for maps in ([o.wk for o in each], [o.wv for o in each]))
    return Projections(wq, wk, wv, (back / len(each)).repeat(len(each), 1))


def _wide(weights: Tensor, size: int) -> Tensor:
    """Return (D, size): weights with columns of 0 after them."""
    return pad(weights, (0, size - weights.shape[1]))


def _filled(names: tuple[str, ...], size: int) -> tuple[str, ...]:
    """Return names for all columns, "" for those that hold 0."""
    return names + ("",) * (size - len(names))


def _words_back(words: Sequence[str], one: designed.Design, size: int) -> Tensor:
    """Return (size, D): each word's column of v turned back to all that the word itself says, its place left out."""
    first = {f"word {designed.spelling(word)}": word for word in reversed(words)}
    known = designed.read([first[name] for name in one.value_features], one.features)
    return pad(known, (0, 0, 0, size - len(known)))


@remember
def taught(words: tuple[str, ...], heads: int, seed: int, step: int) -> Projections:
    """Return a layer of size learn.HEAD_SIZE whose first head has learned for `step` of 200 steps; the others are as drawn.

    ValueError for a step that isn't there, and for words without a vowel or without a consonant.
    """
    grown = learn.grow(words, STEPS, seed).projections(step)
    drawn = tokens.projections(learn.WIDTH, heads, learn.HEAD_SIZE, seed)
    rest = slice(learn.HEAD_SIZE, None)
    wq, wk = torch.cat([grown.wq, drawn.wq[:, rest]], 1), torch.cat([grown.wk, drawn.wk[:, rest]], 1)
    return replace(drawn, wq=wq, wk=wk)


def teachable(words: Sequence[str]) -> bool:
    """Return whether a head can learn from these words: there are a vowel and a consonant."""
    return any(map(designed.is_vowel, words)) and any(map(designed.is_consonant, words))


def says(kind: designed.Kind, positions: bool) -> str:
    """Return what a head with this job does, in a sentence, whether or not tokens know their places."""
    return designed.SAYS[kind] if positions else designed.WITHOUT_POSITIONS[kind]


@dataclass(frozen=True)
class Meeting:
    """What one query of a designed head looks for, and who answers.

    looks     the features that it looks for or past, named as the columns of q
    keys      the keys with the largest score above 0 among those that it may see; none where nobody answers
    offers    what the first of these offers of that
    gives     what its value says: which word it is
    """

    looks: tuple[str, ...]
    keys: tuple[int, ...]
    offers: tuple[str, ...]
    gives: tuple[str, ...]


def meet(team: Team, found: MultiHeadTrace, head: int, query: int) -> Meeting:
    """Return how a query of one head finds its keys in a trace of the team. ValueError where head or query is not there."""
    validation.whole("head", head, low=0, high=len(team.kinds) - 1)
    validation.whole("query", query, low=0, high=found.q.shape[-2] - 1)
    asked, scores = found.q[head, query], found.heads.masked[head, query]
    top = scores.max().item()
    keys = (scores == top).nonzero().flatten().tolist() if top > 0 else []
    looks = _where(asked != 0, team.query_features[head])
    if not keys:
        return Meeting(looks, (), (), ())
    offers = _where(asked * found.k[head, keys[0]] > 0, team.key_features[head])
    return Meeting(looks, tuple(keys), offers, _where(found.v[head, keys[0]] != 0, team.value_features))


def _where(which: Tensor, names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the columns that are True."""
    return tuple(names[column] for column in which.nonzero().flatten().tolist())
