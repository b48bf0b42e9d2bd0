"""The trained head: W_Q and W_K at moments of their training, from a random start to the end."""

import math
import zipfile
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor

from attn_core import validation
from attn_core.cache import remember
from attn_core.heads import Projections
from attn_core.meaning.table import WIDTH

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
