"""A mask read as a directed graph: tokens are nodes, and a node hears those that it may look at."""

import torch
from torch import Tensor

from attn_core import validation


def edges(allowed: Tensor) -> list[tuple[int, int]]:
    """Return the edges (source, target) of a mask (Tq, Tk), by target, then source: the target may look at the source.

    `masks.graph` makes the mask of them again. ValueError unless allowed is boolean with 2 axes.
    """
    _check(allowed)
    return [(source, target) for target, source in allowed.nonzero().tolist()]


def in_degrees(allowed: Tensor) -> list[int]:
    """Return how many edges end at each of the Tq nodes: 1, 2, ... T for a causal mask, self-loops counted.

    0 is a query that sees nothing. ValueError as in `edges`.
    """
    _check(allowed)
    return allowed.sum(-1).tolist()


def later_tokens(allowed: Tensor) -> tuple[int, int]:
    """Return how many cells of self-attention's future, key after query, are open, and how many there are.

    allowed (T, T). ValueError unless it is boolean and square.
    """
    check_square(allowed)
    return int(allowed.triu(1).sum()), len(allowed) * (len(allowed) - 1) // 2


def blind(allowed: Tensor) -> list[int]:
    """Return the queries that may see nothing. ValueError as in `edges`."""
    return [i for i, count in enumerate(in_degrees(allowed)) if count == 0]


def can_move(allowed: Tensor, token: int) -> Tensor:
    """Return (T,), True for the rows of self-attention whose output can change when one token's vector does.

    allowed (T, T). Rows that may look at the token; and the token's own row, whose query changes, where it has at
    least two keys to choose from. ValueError unless allowed is boolean and square, or for a token outside 0..T-1.
    """
    check_square(allowed)
    validation.whole("token", token, low=0, high=len(allowed) - 1)
    rows = allowed[:, token].clone()
    rows[token] |= allowed[token].sum() >= 2
    return rows


def after(allowed: Tensor, rounds: int) -> Tensor:
    """Return (T, T), True where word of the source has reached the target after so many rounds of messages.

    1 round is the mask itself, 0 rounds every node for itself. A node that doesn't look at itself forgets: nothing is
    added around the rounds. ValueError unless allowed is boolean and square, or for rounds below 0.
    """
    check_square(allowed)
    validation.whole("rounds", rounds, low=0)
    reached = torch.eye(len(allowed), dtype=torch.bool, device=allowed.device)
    for _ in range(rounds):
        reached = through(allowed, reached)
    return reached


def through(allowed: Tensor, reached: Tensor) -> Tensor:
    """Return (Tq, N): what has reached each target when sources that `reached` (Tk, N) describes pass it on once.

    ValueError unless both are boolean matrices that can be multiplied.
    """
    _check(allowed)
    _check(reached)
    if allowed.shape[1] != len(reached):
        raise ValueError(f"reached must have a row per column of allowed, got {len(reached)} and {allowed.shape[1]}")
    return (allowed.float() @ reached.float()) > 0


def _check(allowed: Tensor) -> None:
    """Raise ValueError unless allowed is a boolean matrix."""
    if not isinstance(allowed, Tensor) or allowed.dtype != torch.bool or allowed.ndim != 2:
        got = f"{allowed.dtype} of {tuple(allowed.shape)}" if isinstance(allowed, Tensor) else type(allowed).__name__
        raise ValueError(f"allowed must be a boolean tensor with 2 axes, got {got}")


def check_square(allowed: Tensor) -> None:
    """Raise ValueError unless allowed is a square boolean matrix."""
    _check(allowed)
    if allowed.shape[0] != allowed.shape[1]:
        raise ValueError(f"allowed must be square, got shape {tuple(allowed.shape)}")
