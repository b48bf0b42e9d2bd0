"""Dropout's draws, read off the weights, given or solved for from an output; programs that drop are run with these draws."""

from typing import Any

import torch
from torch import Tensor

from attn_core.diagnosis.given import Example, Given

RATES = torch.arange(1, 100) / 100  # of dropout, tried on scores
ROWS = 8  # that the rate is sought in
CLEAR = 0.1  # a score from which it is plain whether it was dropped
UNLIKELY = 0.3  # that so much more, or less, is dropped than the rate says


class Drawn:
    """torch, except that `rand` returns known draws: 1 where a number is kept, 0 where it is dropped."""

    def __init__(self, keep: Tensor) -> None:
        self.keep = keep

    def __getattr__(self, name: str) -> Any:
        return getattr(torch, name)

    def rand(self, *shape: Any, **_: Any) -> Tensor:
        """Return the draws; for other shapes, which programs draw for their statistics, one 0."""
        size = tuple(shape[0] if len(shape) == 1 else shape)
        return self.keep.float() if size == tuple(self.keep.shape) else torch.zeros(1)


def read(name: str, given: Given, example: Example, start: dict[str, Any]) -> dict[str, Any] | None:
    """Return torch with known draws, p and a generator for a program that drops; None where nothing was dropped."""
    weights = _solved(given, example) if given.weights is None else given.weights[example]
    if weights is None:
        return None
    scaled, allowed = start["scaled"], start["allowed"]
    found = (_of_scores if name == "dropout_before_softmax" else _of_weights)(weights, scaled, allowed)
    if found is None:
        return None
    keep, p = found
    return {"torch": Drawn(keep), "p": p, "generator": None}


def _solved(given: Given, example: Example) -> Tensor | None:
    """Return the only weights that give an output; None where values have fewer components than there are keys."""
    assert given.output is not None
    v, output = given.v[example], given.output[example]
    if v.shape[-1] < v.shape[-2] or not output.isfinite().all():
        return None
    return torch.linalg.lstsq(v.mT, output.mT).solution.mT


def _of_weights(weights: Tensor, scaled: Tensor, allowed: Tensor) -> tuple[Tensor, float] | None:
    """Return which weights were kept, and the rate that their growth by 1 / (1 - p) tells."""
    right = torch.softmax(scaled.masked_fill(~allowed, -torch.inf), dim=-1)
    keep, there = weights > right / 2, allowed & (right > 1e-4)  # half: for weights that were solved for
    if not (there & ~keep).any() or not (there & keep).any():
        return None
    grown = (weights / right)[there & keep].median().item()
    return (keep, 1 - 1 / grown) if grown > 1 else None


def _of_scores(weights: Tensor, scaled: Tensor, allowed: Tensor) -> tuple[Tensor, float] | None:
    """Return which scores were kept before softmax, and the rate: log weights are c, or c + score / (1 - p), in a row."""
    logs = weights.log().masked_fill(~allowed, torch.nan)
    logs = logs.masked_fill(logs == -torch.inf, torch.nan)  # too small for the type
    few = [_kept(scaled[:, -ROWS:], logs[:, -ROWS:], rate.item())[1] for rate in RATES]
    p = RATES[int(torch.tensor(few).nan_to_num(torch.inf).argmin())].item()
    keep, _ = _kept(scaled, logs, p)
    seen = logs.isfinite() & (scaled.abs() > CLEAR)
    share = keep[seen].double().mean().item()
    return (keep, p) if share < 1 and abs(share - (1 - p)) < UNLIKELY else None


def _kept(scaled: Tensor, logs: Tensor, p: float) -> tuple[Tensor, float]:
    """Return which scores (H, rows, Tk) were kept at a rate, and how far the log weights are off then, mean."""
    grown = scaled / (1 - p)
    first = logs.isfinite().int().argmax(-1, keepdim=True)
    at = logs.gather(-1, first)
    constant = torch.stack((at, at - grown.gather(-1, first)))  # the first score that is seen was dropped, or kept
    dropped, kept = (logs - constant).abs(), (logs - constant - grown).abs()
    left = torch.minimum(dropped, kept).nanmean(-1)
    keep = torch.where(left.argmin(0)[..., None] == 0, kept[0] < dropped[0], kept[1] < dropped[1])
    return keep, left.amin(0).nanmean().item()
