"""Where attention takes a word: its vector before and after one head's output is added, on the table of word vectors."""

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.functional import normalize

from attn_core import meaning, scene_rows
from attn_core.cache import Held, remember
from attn_core.meaning import WIDTH
from attn_core.meaning.moving import Moves
from attn_core.scene import Scene

COUNT = 4  # words that it moves towards, and away from
POLE = 3  # of these, how many make an end of the plane's first axis
ROUNDING = 1e-9  # a difference of two means of directions that is none


@dataclass(frozen=True, eq=False)
class Moved(Held):
    """A word that has moved: x and x + output, (64) each, and the frequent words that came nearer or went farther.

    by_chance: whether the table lacks the "word", or the words that have most of its weight, "keys": their vectors are
        random, so that no direction means anything, and none is named; "" otherwise
    """

    before: Tensor
    after: Tensor
    towards: Moves
    away: Moves
    by_chance: str = ""

    @property
    def bytes(self) -> int:
        """The bytes of the vectors and about those of the words."""
        return 2 * self.before.nbytes + 100 * (len(self.towards) + len(self.away))


@remember
def moved(scene: Scene, head: int, query: int) -> Moved:
    """Return where one head takes the word at a position: to x + output, with the head's part of W_O.

    scene: of word vectors (its source's `has_word_vectors`). ValueError for another one.
    """
    if not scene.origin.has_word_vectors:
        raise ValueError(f"source {scene.source!r} has no vectors of the table of words")
    row, wo = scene_rows.rows(scene, head, query).heads, scene.projections().wo
    assert wo is not None  # it leads back to the vectors of words
    wide = row.output.shape[-1]
    output = (row.output[0, 0] @ wo[head * wide : (head + 1) * wide])[:WIDTH]
    before, own = scene.embed(scene.words)[query, :WIDTH], {*scene.words, *scene.keys}
    drawn = torch.tensor([not meaning.knows(key) for key in scene.keys])
    lacks = "" if meaning.knows(scene.words[query]) else "word"
    if lacks or float(row.dropped[0, 0, drawn].sum()) > 1 / 2:
        return Moved(before, before + output, [], [], by_chance=lacks or "keys")
    return Moved(before, before + output, *meaning.moves(before, before + output, COUNT, own))


@dataclass(frozen=True, eq=False)
class Plane(Held):
    """A sentence on a plane through two groups of words, whose vectors' directions are projected onto it.

    words: of the sentence and of both groups; points (N, 2): where they stand, each coordinate in [-1, 1]
    moves (M, 2, 2): from where to where a word moves, in each of M sentences
    ends: both groups; near (M, 2, 2): the cosine with the mean direction of each, before and after; 0 where one is empty
    shares (M): how much of the length of a move, from direction to direction, lies in the plane; 0 where there is none
    """

    words: tuple[str, ...]
    points: Tensor
    moves: Tensor
    ends: tuple[tuple[str, ...], tuple[str, ...]]
    near: Tensor
    shares: Tensor

    @property
    def bytes(self) -> int:
        """The bytes of the points and about those of the words."""
        return self.points.nbytes + 60 * len(self.words)


@remember
def plane(scene: Scene, head: int, query: int, left: tuple[str, ...] = (), right: tuple[str, ...] = ()) -> Plane:
    """Return the words of a scene's keys on a plane: across from the words at its left to those at its right.

    left, right: two groups of words; where one is empty, the words that the query's word moves away from, and towards
    The second axis is the direction, at a right angle to the first, in which the words differ most. Where no group tells
    left from right, the words differ most along the first axis.
    """
    move = moved(scene, head, query)
    return _seen(scene.keys, (left or _first(move.away), right or _first(move.towards)), [move])


def two_senses(one: Moved, other: Moved | None, words: tuple[str, ...]) -> Plane:
    """Return where a word goes in two sentences, on one plane.

    Its first axis leads from the words that the second sentence moves it towards to those that the first one does.
    other: None where there is no second sentence; words: of the sentences, to be seen on the plane, too
    """
    if other is None:
        return _seen(words, ((), _first(one.towards)), [one])
    return _seen(words, (_first(other.towards), _first(one.towards)), [one, other])


def _seen(words: tuple[str, ...], ends: tuple[tuple[str, ...], tuple[str, ...]], moves: list[Moved]) -> Plane:
    """Return words, and those at both ends of the first axis, on the plane that these ends decide."""
    words = (*words, *ends[0], *ends[1])
    directions = normalize(meaning.vectors(words).double(), dim=1)
    left, right = map(_mean, ends)
    axes, poles = _axes(directions, right - left), normalize(torch.stack([left, right], 1), dim=0)
    led = normalize(torch.stack([torch.stack([move.before, move.after]) for move in moves]).double(), dim=-1)
    steps = led[:, 1] - led[:, 0]
    shares = (steps @ axes).norm(dim=-1) / steps.norm(dim=-1).clamp_min(ROUNDING)
    return Plane(words, directions @ axes, led @ axes, ends, led @ poles, shares)


def _axes(directions: Tensor, across: Tensor) -> Tensor:
    """Return two axes, (D, 2), at a right angle and of length 1: across, and where directions (N, D) differ most besides."""
    across = normalize(across, dim=0) if across.norm() > ROUNDING else _widest(directions)
    upwards = _widest(directions - (directions @ across)[:, None] * across)
    axes, ways = torch.linalg.qr(torch.stack([across, upwards], 1))  # at a right angle even where nothing else differs
    return axes * torch.where(ways.diagonal() < 0, -1.0, 1.0)


def _widest(directions: Tensor) -> Tensor:
    """Return the direction, of length 1, in which rows differ most."""
    widest = torch.linalg.svd(directions - directions.mean(0), full_matrices=False).Vh[0]
    return widest * (1 if widest.sum() >= 0 else -1)  # the sign of a singular vector is nobody's choice


def _first(moves: Moves) -> tuple[str, ...]:
    return tuple(word for word, _ in moves[:POLE])


def _mean(words: tuple[str, ...]) -> Tensor:
    """Return the mean of words' directions, 0 without words."""
    return normalize(meaning.vectors(words).double(), dim=1).mean(0) if words else torch.zeros(WIDTH, dtype=torch.float64)
