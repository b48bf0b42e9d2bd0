"""What a head does on a text, as numbers from 0 to 1: the mean weight that queries give to the keys that a job names."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import sharpness

LEAST = 0.5  # mean weight from which on a head has a job
BROAD = 0.6  # of the visible keys: a head without a job that uses more of them in effect is broad
FAINT = 1e-30  # keeps a row of zeros from being divided by 0
FEWEST = 2  # queries that must tell a job, so that one pair of words makes none
PUNCTUATION = frozenset(".,;:!?…")


class Job(NamedTuple):
    """A job that a head may have: keys(words) → (T, T), True for the keys that a query should attend to.

    first: the first query that counts; before it the jobs can't be told apart, since there are too few keys
    least: the mean weight from which on a head has it
    apart: whether queries whose word before is among these keys don't count: there the job is the previous word's, too
    """

    keys: Callable[[Sequence[str]], Tensor]
    first: int = 1
    apart: bool = False
    least: float = LEAST


def _diagonal(back: int) -> Callable[[Sequence[str]], Tensor]:
    return lambda words: torch.eye(len(words), dtype=torch.bool).roll(-back, 1).tril()


def _first(words: Sequence[str]) -> Tensor:
    keys = torch.zeros(len(words), len(words), dtype=torch.bool)
    keys[:, :1] = True
    return keys


def _same(words: Sequence[str]) -> Tensor:
    """Return True for the earlier places of the query's word."""
    typed = [word.lower() for word in words]
    return torch.tensor([[a == b for b in typed] for a in typed], dtype=torch.bool).tril(-1)


def _after_same(words: Sequence[str]) -> Tensor:
    """Return True for the words that followed the earlier places of the query's word, themselves before the query."""
    return _same(words).roll(1, 1).index_fill(1, torch.tensor([0]), False).tril(-1)


def _near(words: Sequence[str]) -> Tensor:
    return _diagonal(0)(words) | _diagonal(1)(words)


def _punctuation(words: Sequence[str]) -> Tensor:
    keys = torch.tensor([word in PUNCTUATION for word in words], dtype=torch.bool)
    return keys.expand(len(words), -1).tril(-1)


JOBS = {
    "previous": Job(_diagonal(1), first=2),
    "first": Job(_first, first=2),
    "itself": Job(_diagonal(0), first=2),
    "induction": Job(_after_same, apart=True),
    "same": Job(_same, apart=True),
    "punctuation": Job(_punctuation, apart=True),
    "near": Job(_near, first=2, least=0.75),  # of two keys, so it is told of a head that has no other job
}


def scores(weights: Tensor, words: Sequence[str], allowed: Tensor | None = None) -> list[dict[str, float | None]]:
    """Return for each head the mean weight, 0..1, that queries give to the keys of each job; None where too few have any.

    weights (N, T, T) of N heads; words (T); allowed (T, T) or (N, T, T): what queries see; None: no later key. "induction":
    what followed the same word last time (Olsson et al. 2022); "broad" is the number of keys that get a share (the
    exponential of the entropy) divided by that of visible ones, in the mean.
    """
    words = [word.strip() for word in words]  # a part of a word may begin with a space
    found: dict[str, list[float | None]] = {}
    for name, job in JOBS.items():
        keys = job.keys(words)
        queries = keys.any(-1) & (torch.arange(len(words)) >= job.first)
        if job.apart:
            queries &= ~(keys & JOBS["previous"].keys(words)).any(-1)
        enough = int(queries.sum()) >= FEWEST
        means = (weights * keys)[:, queries].sum(-1).mean(-1).tolist()
        found[name] = means if enough else [None] * len(weights)
    visible = torch.arange(1, len(words) + 1) if allowed is None else allowed.sum(-1)
    shares = weights / weights.sum(-1, keepdim=True).clamp(min=FAINT)  # of what keys get: a sink may have taken a part
    used = (sharpness.effective_keys(shares) / visible)[:, 1:].mean(-1).tolist()
    found["broad"] = used if len(words) > 1 else [None] * len(weights)
    return [{name: listed[head] for name, listed in found.items()} for head in range(len(weights))]


def job(found: dict[str, float | None]) -> str:
    """Return the job of the largest score; without one "near", "broad", or "mixed" where few keys get a share."""
    listed = {name: found.get(name) or 0.0 for name in JOBS if (found.get(name) or 0.0) >= JOBS[name].least}
    broad = (found.get("broad") or 0.0) >= BROAD
    return max(listed, key=lambda name: (name != "near", listed[name]), default="broad" if broad else "mixed")


def by_job(found: Sequence[dict[str, float | None]]) -> list[int]:
    """Return the numbers of heads, those with one job side by side, the largest score first."""
    kinds = [*JOBS, "mixed", "broad"]

    def place(number: int) -> tuple[int, float]:
        name = job(found[number])
        return kinds.index(name), -(found[number].get(name) or 0.0)

    return sorted(range(len(found)), key=place)
