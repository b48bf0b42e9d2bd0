"""What today's models do differently, in small: turned queries and keys, shared heads, a cache, a row in blocks."""

import math
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison, masks, validation
from attn_core.attention import AttentionConfig, attend
from attn_core.heads import Projections, project
from attn_core.positions import rotary

BASE = 100  # of the rotary positions of two pairs, which turn by 1 and by 0.1 for each position
HANDS = torch.tensor([[1.0, 1.0, 0.0, 0.0]], dtype=torch.float64)  # a query or a key: both pairs begin as (1, 0)
SCORES = torch.tensor([1.0, 3.0, 2.0, 0.0, 4.0, 1.0, 5.0, 2.0])  # of the row that is computed in blocks


class Clock(NamedTuple):
    """One pair of a query and of a key, turned by their positions: two hands of one clock.

    frequency     by how many radians a position turns it
    query, key    how far each is turned, in radians; product: of the two pairs, a part of the score
    """

    frequency: float
    query: float
    key: float
    product: float


def clocks(query: int, key: int) -> list[Clock]:
    """Return the two clocks of the query HANDS at one position and the key HANDS at another; the score is their sum.

    Source: Su et al. 2021 (RoFormer), section 3.4.2, with 4 numbers a vector and the base 100, of `positions.rotary`.
    """
    q, k = (rotary(HANDS, torch.tensor([at]), BASE)[0] for at in (query, key))
    products, half = (q * k).unflatten(0, (2, -1)).sum(0).tolist(), HANDS.shape[-1] // 2
    frequencies = [BASE ** (-pair / half) for pair in range(half)]
    return [Clock(each, query * each, key * each, found) for each, found in zip(frequencies, products, strict=True)]


class Sizes(NamedTuple):
    """The sizes of a language model: layers, heads of queries, its own heads of keys and values, and numbers a head.

    parameters: numbers in its matrices; tokens: that it reads at once; number: bytes of each number
    """

    layers: int
    heads: int
    key_value_heads: int
    head_size: int
    parameters: int
    tokens: int
    number: int

    def cache_bytes(self, key_value_heads: int) -> int:
        """Return the bytes of the keys and values of one text, with so many heads of them, a divisor of the heads.

        Sources: Shazeer 2019, section 3 (one head); Ainslie et al. 2023, section 2.2 (groups). ValueError for other counts.
        """
        validation.whole("key_value_heads", key_value_heads, low=1, high=self.heads)
        if self.heads % key_value_heads:
            raise ValueError(f"key_value_heads must divide the {self.heads} heads, got {key_value_heads}")
        return 2 * self.layers * key_value_heads * self.head_size * self.number * self.tokens

    @property
    def weights(self) -> int:
        """The bytes of the numbers in its matrices."""
        return self.parameters * self.number


# Grattafiori et al. 2024, "The Llama 3 Herd of Models", table 3, and config.json of Llama-3.1-8B; bfloat16
LLAMA = Sizes(layers=32, heads=32, key_value_heads=8, head_size=128, parameters=8_030_261_248, tokens=131_072, number=2)


class Generated(NamedTuple):
    """The outputs of one causal head, token by token, with a cache of keys and values and without; T tokens, Dv wide.

    cached, again    (T, Dv)  the newest token's output after each token: with the cache, and with everything computed again
    difference       the largest between them, due to rounding only
    multiplications  with the cache and without, of each token, (T,) each: projections, scores, and weights times values
    """

    cached: Tensor
    again: Tensor
    difference: float
    multiplications: tuple[list[int], list[int]]


def generate(x: Tensor, projections: Projections, config: AttentionConfig) -> Generated:
    """Compute the newest token's output in both ways, for tokens x (T, D) that come one after the other, T >= 1."""
    cached, again = [], []
    keys, values = torch.zeros(1, 0, projections.wk.shape[1]), torch.zeros(1, 0, projections.wv.shape[1])
    for count in range(1, len(x) + 1):
        newest, so_far = x[count - 1 : count], x[:count]
        q, k, v = project(newest, newest, projections, 1)
        keys, values = torch.cat([keys, k], -2), torch.cat([values, v], -2)
        cached.append(attend(q, keys, values, config=config).output[0, 0])
        whole = attend(*project(so_far, so_far, projections, 1), masks.causal(count, count), config)
        again.append(whole.output[0, -1])
    each = projections.wq, projections.wk, projections.wv
    projecting, mix = sum(matrix.numel() for matrix in each), sum(matrix.shape[1] for matrix in each[1:])
    counts = range(1, len(x) + 1)
    multiplied = [projecting + n * mix for n in counts], [n * projecting + n * n * mix for n in counts]
    both = torch.stack(cached), torch.stack(again)
    return Generated(*both, comparison.largest(*both), multiplied)


class Block(NamedTuple):
    """What is kept after a block of scores: the largest score so far, and the sum of the exponentials so far.

    first, length: which scores it has; factor: by which the sum before it was to be rescaled, 0 for the first block
    """

    first: int
    length: int
    largest: float
    factor: float
    total: float


class InBlocks(NamedTuple):
    """Softmax of a row that was read block by block: its weights (n,), and what was kept after each block."""

    weights: Tensor
    blocks: list[Block]


def in_blocks(scores: Tensor, size: int, rescaled: bool = True) -> InBlocks:
    """Return softmax of finite scores (n,), read in blocks of a size >= 1: no largest score is known beforehand.

    Each block's exponentials subtract the largest score so far; where it rises, what was summed before is multiplied by
    e^(old - new). rescaled=False leaves that out, a common bug: earlier blocks then weigh too much, and the sum is still 1.
    Sources: Milakov & Gimelshein 2018, algorithm 3; Dao et al. 2022 (FlashAttention), algorithm 1.
    ValueError for a size < 1.
    """
    validation.whole("size", size, low=1)
    largest, total, parts = -math.inf, 0.0, torch.zeros(0)
    blocks: list[Block] = []
    for part in scores.split(size):
        highest = max(largest, part.max().item())
        factor, largest = math.exp(largest - highest), highest
        applied = factor if rescaled or not blocks else 1.0
        new = (part - largest).exp()
        parts, total = torch.cat([parts * applied, new]), total * applied + new.sum().item()
        blocks.append(Block(len(parts) - len(part), len(part), largest, factor, total))
    return InBlocks(parts / total, blocks)
