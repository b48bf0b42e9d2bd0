"""A mask as a directed graph: tokens are nodes, and each node receives from the tokens it may attend to."""

import torch
from torch import Tensor


def edges(allowed: Tensor) -> list[tuple[int, int]]:
    """Return the edges (source, target) of a mask (Tq, Tk), by target, then source; `masks.graph` undoes it."""
    return [(source, target) for target, source in allowed.nonzero().tolist()]


def in_degrees(allowed: Tensor) -> list[int]:
    """Return how many edges end at each of the Tq nodes: 1, 2, ... T for a causal mask, self-loops counted."""
    return allowed.sum(-1).tolist()


def later_tokens(allowed: Tensor) -> tuple[int, int]:
    """Return how many cells of a mask's (T, T) future, key after query, are open, and how many there are."""
    return int(allowed.triu(1).sum()), len(allowed) * (len(allowed) - 1) // 2


def blind(allowed: Tensor) -> list[int]:
    """Return the queries that may see nothing."""
    return [i for i, count in enumerate(in_degrees(allowed)) if count == 0]


def can_move(allowed: Tensor, token: int) -> Tensor:
    """Return (T,), True for the rows of self-attention whose output can change when one token's vector does.

    Rows of the mask (T, T) that may look at the token; and its own row, whose query changes, where that has at least
    two keys to choose from.
    """
    rows = allowed[:, token].clone()
    rows[token] |= allowed[token].sum() >= 2
    return rows


def after(allowed: Tensor, rounds: int) -> Tensor:
    """Return (T, T), True where a message of the source has reached the target after a number of rounds.

    1 round is the mask (T, T) itself, 0 rounds every node for itself. A node that doesn't look at itself forgets.
    """
    reached = torch.eye(len(allowed), dtype=torch.bool)
    for _ in range(rounds):
        reached = through(allowed, reached)
    return reached


def arrivals(allowed: Tensor, target: int, most: int) -> list[int | None]:
    """Return (T), after how many rounds, at most `most`, each source's word first reaches a target; None: after none."""
    reached = [after(allowed, rounds)[target].tolist() for rounds in range(most + 1)]
    return [row.index(True) if True in row else None for row in zip(*reached, strict=True)]


def on_paths(allowed: Tensor, rounds: int, target: int) -> Tensor:
    """Return (rounds + 1, T), True in row r for the nodes whose word after r rounds is on its way to the target."""
    return torch.stack([after(allowed, rounds - done)[target] for done in range(rounds + 1)])


def through(allowed: Tensor, reached: Tensor) -> Tensor:
    """Return (Tq, N), the messages at each target after the sources pass on once those that have `reached` (Tk, N) them."""
    return (allowed.float() @ reached.float()) > 0
