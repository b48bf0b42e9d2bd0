"""Read words one by one by the encoder, with the core's own attention, and keep 64 directions of what it makes of them."""

from collections import defaultdict
from collections.abc import Sequence

import torch
from torch import Tensor
from torch.nn.functional import normalize

from attn_core import models
from attn_core.attention import AttentionConfig, attend
from attn_core.meaning.making.wordlist import ENCODER
from attn_core.meaning.table import WIDTH

TOGETHER = 256  # words of one length that are read at a time
LARGEST = 127  # of an 8-bit number
IN_PHRASES = {  # words that the encoder, reading them alone, takes for a test, a tool, a month, a matrix
    "sat": "sat on",
    "saw": "saw it",
    "may": "it may",
    "mat": "a floor mat",
}


def read(words: Sequence[str]) -> Tensor:
    """Return a vector of length 1 for each word, (N, 384): the mean over its tokens, less the mean of all words."""
    model = models.load(ENCODER)
    encoded = [model.encode(IN_PHRASES.get(word, word)) for word in words]
    alike = defaultdict(list)
    for number, each in enumerate(encoded):
        alike[len(each.ids)].append(number)
    means = torch.zeros(len(words), model.width)
    for numbers in alike.values():
        for some in (numbers[first : first + TOGETHER] for first in range(0, len(numbers), TOGETHER)):
            means[some] = _last(model, torch.cat([model.embed(encoded[number]) for number in some])).mean(1)
    full = normalize(means, dim=1)
    return normalize(full - full.mean(0), dim=1)


def _last(model: models.Model, x: Tensor) -> Tensor:
    """Return the residual stream behind the last layer, (B, T, D)."""

    def attention(q: Tensor, k: Tensor, v: Tensor, allowed: Tensor, config: AttentionConfig) -> Tensor:
        return attend(q, k, v, allowed, config).output

    for layer in range(model.layers):
        x = model.layer(x, layer, attention)
    return x


def in_bytes(full: Tensor) -> Tensor:
    """Return the 64 directions that vary most, the largest first, each row stretched to 8-bit numbers, (N, 64)."""
    directions = torch.linalg.svd(full, full_matrices=False)[2][:WIDTH]
    largest = directions.gather(1, directions.abs().argmax(1, keepdim=True))
    short = full @ (directions * largest.sign()).T  # the sign of a direction is arbitrary
    return (LARGEST * short / short.abs().amax(1, keepdim=True)).round().to(torch.int8)
