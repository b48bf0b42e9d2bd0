"""What matters to a word: one word asks for another, and everything else counts the same."""

from collections.abc import Sequence

import torch
from torch import Tensor

from attn_core import validation
from attn_core.attention import AttentionConfig, AttentionTrace, attend
from attn_core.projections.features import spelling


def looks_for(
    words: Sequence[str], looker: int, sought: int, strength: float, allowed: Tensor | None = None, temperature: float = 1.0
) -> AttentionTrace:
    """Return attention in which the word at `looker` looks for the word at `sought`, wherever either of them stands.

    x (T, distinct words) says which word each token is; one column of q asks, one of k offers. The score of that pair is
    `strength`, of any other exactly 0: one of n keys, if it is sought, gets e^s / (e^s + n - 1) of the weight. Values are
    x. ValueError for a position that is not there, or a strength outside [0, 100].
    """
    for name, at in (("looker", looker), ("sought", sought)):
        if not 0 <= at < len(words):
            raise ValueError(f"{name} must be a position of {len(words)} words, counted from 0, got {at}")
    validation.number("strength", strength, low=0, high=100)
    spelt = [spelling(word) for word in words]
    distinct = list(dict.fromkeys(spelt))
    x = torch.tensor([[float(word == name) for name in distinct] for word in spelt])  # (T, D)
    wq, wk = torch.zeros(2, len(distinct), 1)
    wq[distinct.index(spelt[looker])] = strength
    wk[distinct.index(spelt[sought])] = 1
    return attend(x @ wq, x @ wk, x, allowed, AttentionConfig(scale=1.0, temperature=temperature))
