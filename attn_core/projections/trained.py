"""A head that learns "a vowel looks for consonants" by gradient descent: random attention, and what training makes of it."""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.functional import kl_div

from attn_core import tokens, validation
from attn_core.cache import remember
from attn_core.heads import MultiHeadTrace, Projections, attend_in_heads
from attn_core.projections.designed import is_consonant, is_vowel

WIDTH, HEAD_SIZE = 32, 8  # 32 > 26: the vectors of all letters can point apart
RATE = 0.1  # the largest that no text made diverge; at 0.3 scores run away


@dataclass(frozen=True, eq=False)
class Growth:
    """One training, step by step; entry 0 is the random head that it starts from.

    losses               (steps + 1) how far the vowels' rows are from the target, in nats (KL divergence); 0: reached
    share_on_consonants  (steps + 1) how much of their weight vowels give to consonants, the mean over vowels, 0..1
    wq, wk               (steps + 1, D, Dk) the maps at each step; wv (D, Dv) stays as drawn: values take no part in
                         where attention goes
    characters, seed     what it was grown on, and which draw
    """

    losses: tuple[float, ...]
    share_on_consonants: tuple[float, ...]
    wq: Tensor
    wk: Tensor
    wv: Tensor
    characters: tuple[str, ...]
    seed: int

    def projections(self, step: int) -> Projections:
        """Return the head's maps after `step` steps. ValueError outside 0..steps."""
        validation.whole("step", step, low=0, high=len(self.losses) - 1)
        return Projections(self.wq[step], self.wk[step], self.wv)

    def trace(self, step: int, characters: Sequence[str] | None = None) -> MultiHeadTrace:
        """Return what the head sees after `step` steps, in its own text or in another: (1, T, T) weights.

        A character that training never met has a random vector of its own, and the head no opinion about it.
        """
        x = tokens.embed(self.characters if characters is None else characters, WIDTH, self.seed)
        return attend_in_heads(x, x, self.projections(step), 1)

    def weights(self, step: int, characters: Sequence[str] | None = None) -> Tensor:
        """Return the weights after `step` steps, (T, T)."""
        return self.trace(step, characters).heads.weights[0]


def target(characters: Sequence[str]) -> Tensor:
    """Return what each vowel should do, (vowels, T): share its weight equally among the consonants.

    Other characters have no row: nothing is asked of them. ValueError where there is no vowel or no consonant.
    """
    vowels = sum(map(is_vowel, characters))
    wanted = torch.tensor([is_consonant(c) for c in characters], dtype=torch.float32)
    if not vowels or not wanted.any():
        raise ValueError(f"characters must hold a vowel and a consonant, got {''.join(characters)!r}")
    return (wanted / wanted.sum()).expand(vowels, -1)


def share_on_consonants(weights: Tensor, characters: Sequence[str]) -> float:
    """Return how much of their weight (T, T) the vowels give to consonants, the mean over vowels. Raises as `target`."""
    goal = target(characters)
    vowels = torch.tensor([is_vowel(c) for c in characters])
    return (weights[vowels] * (goal > 0)).sum(-1).mean().item()


@remember
def grow(characters: tuple[str, ...], steps: int = 200, seed: int = 0, rate: float = RATE) -> Growth:
    """Return a head of size 8 trained by plain gradient descent on one text; the same arguments give the same numbers.

    Characters have the vectors of tokens.embed(characters, 32, seed), the head starts as tokens.projections(32, 1, 8,
    seed), and only wq and wk learn. The loss is the mean over vowels of KL(target ‖ weights): cross entropy less what
    no head can avoid; a first step that is too long may raise it before it falls. steps in 0..1000, rate in [0, 0.1];
    about 0.4 ms a step. Don't change its tensors.
    ValueError for numbers outside these ranges, and for a text without a vowel or without a consonant.
    """
    validation.whole("steps", steps, low=0, high=1000)
    validation.number("rate", rate, low=0, high=RATE)
    x, goal = tokens.embed(characters, WIDTH, seed), target(characters)
    vowels = torch.tensor([is_vowel(c) for c in characters])
    drawn = tokens.projections(WIDTH, 1, HEAD_SIZE, seed)
    queries, keys, losses, shares = [drawn.wq], [drawn.wk], [], []
    for _ in range(steps + 1):
        wq, wk = queries[-1].clone().requires_grad_(), keys[-1].clone().requires_grad_()
        head = attend_in_heads(x, x, Projections(wq, wk, drawn.wv), 1).heads
        loss = kl_div(head.scaled[0, vowels].log_softmax(-1), goal, reduction="batchmean")  # from scores: no log of 0
        losses.append(loss.item())
        shares.append((head.weights[0, vowels] * (goal > 0)).sum(-1).mean().item())
        slope_q, slope_k = torch.autograd.grad(loss, (wq, wk))
        queries.append((wq - rate * slope_q).detach())
        keys.append((wk - rate * slope_k).detach())
    maps = (torch.stack(queries[:-1]), torch.stack(keys[:-1]), drawn.wv)  # the last update was never looked at
    return Growth(tuple(losses), tuple(shares), *maps, characters, seed)
