"""Train W_Q and W_K so that a word finds related words other than itself, and keep the course of it.

The right key is one of the words nearest to the query in the encoder's own 384 numbers; wrong ones are the word itself,
random words, and frequent words. The loss is cross-entropy over these, as in contrastive learning (van den Oord et al.
2018).
A W_V that was trained, too, so that the moved word finds those of its related words that are near the right key, came out
as about twice the identity, and moved no sentence's word better than the identity times two: so W_V isn't trained.
"""

import math

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from attn_core import tokens
from attn_core.meaning.table import WIDTH
from attn_core.meaning.trained_head import PARTS, SNAPSHOTS, STEPS

COMMON = 300  # words that are no query: they are related to all and none
OFTEN = 200  # words that are wrong keys because they are frequent
RELATED = 25  # words that are right for a query
BATCH, RATE, DECAY = 256, 3e-3, 1e-3
WRONG = {"itself": 4, "random": 6, "frequent": 40}  # keys of each kind beside a right one
ROWS = 2_000  # of a table of cosines at a time
LARGEST = 127


def related(full: Tensor) -> Tensor:
    """Return the words nearest to each word, (N, RELATED), frequent words and the word itself aside."""
    nearest = []
    for first in range(0, len(full), ROWS):
        cosines = full[first : first + ROWS] @ full.T
        cosines.diagonal(first).fill_(-1)
        nearest.append(cosines[:, COMMON:].topk(RELATED, dim=1).indices + COMMON)
    return torch.cat(nearest)


def train(vectors: Tensor, nearest: Tensor) -> Tensor:
    """Return W_Q and W_K at every snapshot, (SNAPSHOTS + 1, 2, 64, 64), from a random start."""
    draw = tokens.generator(0, "meaning", "training")
    maps = (torch.randn(2, WIDTH, WIDTH, generator=draw) / math.sqrt(WIDTH)).requires_grad_()
    optimizer = torch.optim.AdamW([maps], lr=RATE, weight_decay=DECAY)
    course = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, STEPS)
    kept = []
    for step in range(STEPS + 1):
        if math.isqrt(step) ** 2 == step:
            kept.append(maps.detach().clone())
        loss = _loss(maps, vectors, *_batch(nearest, draw))
        if step % 400 == 0:
            print(f"step {step}: loss {loss.item():.3f}")
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        course.step()
    return torch.stack(kept)


def _batch(nearest: Tensor, draw: torch.Generator) -> tuple[Tensor, Tensor]:
    """Return queries (BATCH), and their keys (BATCH, keys), the right one first."""

    def some(low: int, high: int, *shape: int) -> Tensor:
        return torch.randint(low, high, shape, generator=draw)

    queries = some(COMMON, len(nearest), BATCH)
    right = nearest[queries, some(0, RELATED, BATCH)]
    itself = queries[:, None].expand(-1, WRONG["itself"])
    others = some(COMMON, len(nearest), BATCH, WRONG["random"])
    return queries, torch.cat([right[:, None], itself, others, some(0, OFTEN, BATCH, WRONG["frequent"])], 1)


def _loss(maps: Tensor, vectors: Tensor, queries: Tensor, keys: Tensor) -> Tensor:
    """Return the mean cross-entropy of the scaled scores, () , the right key being the first."""
    q, k = vectors[queries] @ maps[0], vectors[keys] @ maps[1]
    scores = (k @ q[..., None])[..., 0] / math.sqrt(WIDTH)
    return cross_entropy(scores, torch.zeros(len(queries), dtype=torch.long))


def in_parts(kept: Tensor) -> tuple[Tensor, Tensor]:
    """Return shares (SNAPSHOTS + 1, PARTS) and parts (PARTS, 2, 64, 64) in 8-bit numbers: see `trained_head.Course`.

    They are the largest singular values of the course. Source: Eckart and Young 1936.
    """
    u, values, v = torch.linalg.svd(kept.flatten(1), full_matrices=False)
    parts = v[:PARTS]
    largest = parts.abs().amax(1)
    rounded = (LARGEST * parts / largest[:, None]).round().to(torch.int8)
    shares = u[:, :PARTS] * values[:PARTS] * largest / LARGEST
    apart = torch.tensordot(shares, rounded.float(), 1).view_as(kept.flatten(1)) - kept.flatten(1)
    print(f"largest difference of {SNAPSHOTS + 1} snapshots: {apart.abs().max().item():.4f}")
    return shares, rounded.view(PARTS, 2, WIDTH, WIDTH)
