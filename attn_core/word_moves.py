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


@dataclass(frozen=True, eq=False)
class Moved(Held):
    """A word that has moved: x and x + output, (64) each, and the frequent words that came nearer or went farther."""

    before: Tensor
    after: Tensor
    towards: Moves
    away: Moves

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
    wide = row.output.shape[-1]
    output = (row.output[0, 0] @ wo[head * wide : (head + 1) * wide])[:WIDTH]
    before = scene.embed(scene.words)[query, :WIDTH]
    return Moved(before, before + output, *meaning.moves(before, before + output, COUNT, scene.words))


@dataclass(frozen=True, eq=False)
class Plane(Held):
    """A sentence on a plane through two groups of words, whose vectors' directions are projected onto it.

    words: of the sentence and of both groups; points (N, 2): where they stand, each coordinate in [-1, 1]
    before, after: of the word that moves
    """

    words: tuple[str, ...]
    points: Tensor
    before: Tensor
    after: Tensor

    @property
    def bytes(self) -> int:
        """The bytes of the points and about those of the words."""
        return self.points.nbytes + 60 * len(self.words)


@remember
def plane(scene: Scene, head: int, query: int, left: tuple[str, ...] = (), right: tuple[str, ...] = ()) -> Plane:
    """Return the words of a scene's keys on a plane: across from the words at its left to those at its right.

    left, right: two groups of words; where one is empty, the words that the query's word moves away from, and towards
    The second axis is the direction, at a right angle to the first, in which the keys' words differ most.
    """
    move = moved(scene, head, query)
    ends = [left or _first(move.away), right or _first(move.towards)]
    words = (*scene.keys, *ends[0], *ends[1])
    directions = normalize(meaning.vectors(words).double(), dim=1)
    means = [_mean(group) for group in ends]
    across = normalize(means[1] - means[0], dim=0)
    rest = directions - (directions @ across)[:, None] * across
    rest = rest - rest.mean(0)
    upwards = torch.linalg.svd(rest, full_matrices=False).Vh[0]
    upwards = upwards * (1 if upwards.sum() >= 0 else -1)  # the sign of a singular vector is nobody's choice
    axes = torch.stack([across, upwards], 1)
    ends_of_move = normalize(torch.stack([move.before, move.after]).double(), dim=1) @ axes
    return Plane(words, directions @ axes, *ends_of_move)


def _first(moves: Moves) -> tuple[str, ...]:
    return tuple(word for word, _ in moves[:POLE])


def _mean(words: tuple[str, ...]) -> Tensor:
    """Return the mean of words' directions, 0 without words."""
    return normalize(meaning.vectors(words).double(), dim=1).mean(0) if words else torch.zeros(WIDTH, dtype=torch.float64)
