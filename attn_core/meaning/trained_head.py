"""The trained head: W_Q and W_K at moments of their training, from a random start to the end."""

import math
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import validation
from attn_core.cache import remember
from attn_core.heads import Projections
from attn_core.meaning.table import WIDTH, vectors

FILE = Path(__file__).parent / "head.zip"
SNAPSHOTS = 40  # after the start: number i is taken after i² steps, since most happens early
STEPS = SNAPSHOTS**2
PARTS = 12  # of which each snapshot is a sum: see `Course`


@dataclass(frozen=True, eq=False)
class Course:
    """The course of a training in few numbers: snapshot i is the sum of parts (PARTS, 2, 64, 64), times shares[i]."""

    shares: Tensor
    parts: Tensor

    def snapshot(self, number: int) -> Tensor:
        """Return W_Q and W_K, (2, 64, 64)."""
        return torch.tensordot(self.shares[number], self.parts.float(), 1)


@remember
def course() -> Course:
    """Return the training, which is read once. Don't change its tensors."""
    with zipfile.ZipFile(FILE) as file:
        shares = torch.frombuffer(bytearray(file.read("shares.float32")), dtype=torch.float32)
        parts = torch.frombuffer(bytearray(file.read("parts.int8")), dtype=torch.int8)
    return Course(shares.view(SNAPSHOTS + 1, PARTS), parts.view(PARTS, 2, WIDTH, WIDTH))


def moment(steps: int) -> int:
    """Return the number of steps of the latest snapshot up to so many steps."""
    return math.isqrt(min(steps, STEPS)) ** 2


@remember
def projections(steps: int = STEPS) -> Projections:
    """Return W_Q, W_K and W_V, (64, 64) each, after so many steps of training, or at the latest snapshot before.

    W_V is the identity: a word hands over its own vector. Don't change the tensors. ValueError for steps < 0.
    """
    validation.whole("steps", steps, low=0)
    wq, wk = course().snapshot(math.isqrt(moment(steps)))
    return Projections(wq, wk, torch.eye(WIDTH))


class RowCourse(NamedTuple):
    """The scores and weights (SNAPSHOTS + 1, T) of one word of a sentence at every snapshot of the training."""

    scores: Tensor
    weights: Tensor

    def outstanding(self) -> tuple[int, int] | None:
        """Return the first snapshot at which a key has more than twice an equal share, and the key; None without one."""
        count = self.weights.shape[1]
        above = (self.weights.amax(1) * count > 2).nonzero().flatten().tolist()
        return (above[0], int(self.weights[above[0]].argmax())) if above else None


@remember
def row_course(words: tuple[str, ...], query: int) -> RowCourse:
    """Return what the word at a place gives to all words of a sentence, by the head at its full size. Don't change it."""
    x, maps = vectors(words), torch.tensordot(course().shares, course().parts.float(), 1)
    q, k = x[query] @ maps[:, 0], x @ maps[:, 1]
    scores = (k @ q[..., None])[..., 0]
    return RowCourse(scores, (scores / math.sqrt(WIDTH)).softmax(-1))
