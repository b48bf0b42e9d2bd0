"""A head that learns "a vowel looks for consonants" by gradient descent: random attention, and what training makes of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import torch
from torch import Tensor
from torch.nn.functional import kl_div

from attn_core import tokens
from attn_core.cache import remember
from attn_core.heads import Projections, attend_in_heads
from attn_core.sources import drawn
from attn_core.sources.designs import intended
from attn_core.sources.features import is_consonant, is_vowel
from attn_core.sources.source import Setting, Source

WIDTH, HEAD_SIZE = 32, 8  # 32 > 26: the vectors of all letters can point apart
STEPS = 200  # of the training that a link can show
RATE = 0.1  # the largest that no text made diverge; at 0.3 scores run away


@dataclass(frozen=True, eq=False)
class Training:
    """One training, step by step; entry 0 is the random head that it starts from.

    losses               (steps + 1) how far the vowels' rows are from the target, in nats (KL divergence); 0: reached
    share_on_consonants  (steps + 1) how much of their weight vowels give to consonants, the mean over vowels, 0..1
    wq, wk               (steps + 1, D, Dk) at each step; wv (D, Dv) stays as drawn: no weight depends on it
    characters, seed     the text, and which draw
    """

    losses: tuple[float, ...]
    share_on_consonants: tuple[float, ...]
    wq: Tensor
    wk: Tensor
    wv: Tensor
    characters: tuple[str, ...]
    seed: int

    def projections(self, step: int) -> Projections:
        """Return the head's projections after `step` steps."""
        return Projections(self.wq[step], self.wk[step], self.wv)

    def weights(self, step: int) -> Tensor:
        """Return the attention weights on its text after `step` steps, (T, T)."""
        x = tokens.embed(self.characters, WIDTH, self.seed)
        return attend_in_heads(x, projections=self.projections(step)).heads.weights[0]


def is_trainable(words: Sequence[str]) -> bool:
    """Return whether a head can learn from these words: there are a vowel and a consonant."""
    return any(map(is_vowel, words)) and any(map(is_consonant, words))


@remember
def train(characters: tuple[str, ...], steps: int = STEPS, seed: int = 0) -> Training:
    """Return a head of size 8 trained by plain gradient descent on one text; the same arguments give the same numbers.

    Characters have the vectors of tokens.embed(characters, 32, seed), the head starts as tokens.projections(32, 1, 8,
    seed), and only wq and wk learn. A vowel should share its weight equally among the consonants: the loss is the mean
    over vowels of KL(target ‖ weights), cross entropy less what no head can avoid. Don't change its tensors.
    ValueError for a text without a vowel or without a consonant.
    """
    if not is_trainable(characters):
        raise ValueError(f"characters must hold a vowel and a consonant, got {''.join(characters)!r}")
    vowels, consonants = (torch.tensor([*map(kind, characters)]) for kind in (is_vowel, is_consonant))
    target = (consonants / consonants.sum()).expand(int(vowels.sum()), -1)
    x, drawn = tokens.embed(characters, WIDTH, seed), tokens.projections(WIDTH, 1, HEAD_SIZE, seed)
    queries, keys, losses, shares = [drawn.wq], [drawn.wk], [], []
    for _ in range(steps + 1):
        wq, wk = queries[-1].clone().requires_grad_(), keys[-1].clone().requires_grad_()
        head = attend_in_heads(x, projections=Projections(wq, wk, drawn.wv)).heads
        loss = kl_div(head.scaled[0, vowels].log_softmax(-1), target, reduction="batchmean")  # from scores: no log of 0
        losses.append(loss.item())
        shares.append((head.weights[0, vowels] * consonants).sum(-1).mean().item())
        gradient_q, gradient_k = torch.autograd.grad(loss, (wq, wk))
        queries.append((wq - RATE * gradient_q).detach())
        keys.append((wk - RATE * gradient_k).detach())
    wq, wk = torch.stack(queries[:-1]), torch.stack(keys[:-1])  # nothing was computed with the last update
    return Training(tuple(losses), tuple(shares), wq, wk, drawn.wv, characters, seed)


@remember
def trained_layer(words: tuple[str, ...], heads: int, seed: int, step: int) -> Projections:
    """Return heads of size HEAD_SIZE, the first after `step` of STEPS steps of training, the others as drawn."""
    first = train(words, STEPS, seed).projections(step)
    drawn = tokens.projections(WIDTH, heads, HEAD_SIZE, seed)
    wq, wk = (torch.cat([new, old[:, HEAD_SIZE:]], 1) for new, old in ((first.wq, drawn.wq), (first.wk, drawn.wk)))
    return replace(drawn, wq=wq, wk=wk)


@dataclass(frozen=True)
class Trained(Source):
    """A head that has been trained for `grown` steps, and others as they are drawn."""

    trains = True

    def can_read(self, words: tuple[str, ...]) -> bool:
        """Return whether there is something to learn; see `is_trainable`."""
        return not words or is_trainable(words)

    def job(self, setting: Setting, head: int) -> str:
        """Return the trained head's own token, and that of a random draw for the others."""
        return self.token if head == 0 else drawn.SOURCE.token

    def looks_for(self, words: Sequence[str]) -> Tensor | None:
        """Return the consonants for every vowel, which the head is trained to find."""
        return intended("vowel", words)

    def sizes(self, setting: Setting) -> dict[str, object]:
        """Return the sizes of the trained head, which knows no positions."""
        return {"d_model": WIDTH, "head_size": HEAD_SIZE, "positions": "none"}

    def projections(self, setting: Setting) -> Projections:
        """Return the trained head beside drawn ones; without a word all are drawn."""
        if not setting.words:
            return super().projections(setting)
        return trained_layer(setting.words, setting.heads, setting.seed, setting.grown)


SOURCE = Trained(
    token="learned",
    letters=True,
    training="grown",
    rests={
        **dict.fromkeys(("head_size", "d_model"), "trained"),
        **dict.fromkeys(("kind", "text2"), "one_sentence"),
        "positions": "no_positions",
    },
    across="same",
    unread="no_pairs",
)
