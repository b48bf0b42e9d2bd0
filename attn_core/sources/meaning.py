"""Heads on vectors of real words: the first looks for related words, as it was trained to; the others look by position."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import torch
from torch import Tensor

from attn_core import meaning, tokens
from attn_core.cache import remember
from attn_core.heads import Projections
from attn_core.meaning import WIDTH
from attn_core.sources.low_rank import closest
from attn_core.sources.source import Setting, Source

PLACES = 32  # numbers of a vector that say where the word stands, behind the WIDTH numbers that say which one it is
PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53)
SHARPNESS = 12.0  # the scaled score of the position that is looked for, where head_size has room for all waves
OFFSETS = (-1, 1, -2, 2, -3, 3, -4)  # the positions that heads 1, 2, … look for, counted from their own


@dataclass(frozen=True)
class Meaning(Source):
    """A trained head on word vectors, `trained` steps after its random start, beside heads that look by position."""

    reads_words = has_word_vectors = ignores_case = True
    is_random = False
    takes_any_text = True  # every word has a vector
    offsets = OFFSETS
    made = "table"

    @property
    def draws(self) -> bool:
        """They are learned; a word that the table lacks has the same draw under each seed."""
        return False

    def split(self, text: str, kind: Literal["word", "character"]) -> Sequence[str]:
        """Return the words of a text, also where characters are asked for."""
        return tokens.split(text)

    def unknown(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return the words that the table lacks, each once."""
        return tuple(word for word in dict.fromkeys(words) if not meaning.knows(word))

    def sizes(self, setting: Setting) -> dict[str, object]:
        """Return the sizes of the vectors, and the latest snapshot of the training up to the one that is set."""
        sizes = {"d_model": WIDTH + PLACES, "head_size": min(setting.head_size, WIDTH)}
        return {**sizes, "trained": meaning.moment(setting.trained)}

    def embed(self, setting: Setting, words: tuple[str, ...]) -> Tensor:
        """Return the vectors of words, (T, d_model), 0 where positions will stand."""
        return embedded(words)

    def places(self, setting: Setting, length: int) -> Tensor:
        """Return sines and cosines of positions, (length, d_model), 0 where words stand."""
        return torch.nn.functional.pad(waves(torch.arange(length)), (WIDTH, 0))

    def sum_square(self, setting: Setting) -> float:
        """Return 1: words and positions have numbers of their own."""
        return 1.0

    def projections(self, setting: Setting) -> Projections:
        """Return the heads, of a head_size below WIDTH the closest ones: see `layer`."""
        return layer(setting.heads, setting.head_size, setting.trained)


@remember
def embedded(words: tuple[str, ...]) -> Tensor:
    """Return words' vectors with room for positions, (T, WIDTH + PLACES). Don't change it."""
    return torch.nn.functional.pad(meaning.vectors(words), (0, PLACES))


def waves(positions: Tensor) -> Tensor:
    """Return cosines and sines of positions (T), (T, PLACES): a wave turns by the root of a prime from one to the next.

    Such roots have no common measure, so that no two positions of a text look alike in all waves.
    """
    angle = positions[:, None].double() * torch.tensor(PRIMES, dtype=torch.float64).sqrt()
    return torch.stack([angle.cos(), angle.sin()], -1).flatten(1).float()


@remember
def layer(heads: int, size: int, steps: int) -> Projections:
    """Return heads of a size: the first after so many steps of training, and those that look for OFFSETS. Don't change it.

    The first has the W_Q W_Kᵀ of rank `size` that is closest to the trained one. A head that looks by position turns its
    query's waves to the position that it looks for, so that W_Q W_Kᵀ has equal singular values, and the first `size` waves
    are as close as any. Values are the first numbers of the words, in which words differ most; W_O adds each head's back to
    them.
    """
    trained = meaning.projections(steps)
    pairs = [_of_meaning(trained, size), *(_of_place(offset, size) for offset in OFFSETS[: heads - 1])]
    wq, wk = (torch.cat(each, 1) for each in zip(*pairs, strict=True))
    wv = torch.eye(WIDTH + PLACES, size)
    return Projections(wq, wk, wv.repeat(1, heads), wv.T.repeat(heads, 1))


@remember
def kept(steps: int, size: int) -> float:
    """Return how much of the squared singular values of the first head's W_Q W_Kᵀ it keeps at a size, 0 to 1."""
    trained = meaning.projections(steps)
    squares = torch.linalg.svdvals(trained.wq @ trained.wk.T).square()
    return float(squares[:size].sum() / squares.sum())


def _of_meaning(trained: Projections, size: int) -> tuple[Tensor, Tensor]:
    """Return W_Q and W_K, (D, size) each, of the trained head."""
    shrink = (size / WIDTH) ** 0.25  # in q and in k: their scores are divided by √size instead of √WIDTH
    pair = closest(trained.wq, trained.wk, size) if size < WIDTH else (trained.wq, trained.wk)
    wq, wk = (torch.nn.functional.pad(shrink * matrix, (0, 0, 0, PLACES)) for matrix in pair)
    return wq, wk


def _of_place(offset: int, size: int) -> tuple[Tensor, Tensor]:
    """Return W_Q and W_K, (D, size) each, of a head that looks for the position at an offset from its own."""
    turn = waves(torch.tensor([offset]))[0]
    wq, wk = torch.zeros(2, WIDTH + PLACES, WIDTH)
    for wave in range(0, PLACES, 2):
        row, (cosine, sine) = WIDTH + wave, turn[wave : wave + 2].tolist()
        wq[row : row + 2, wave : wave + 2] = torch.tensor([[cosine, sine], [-sine, cosine]])
        wk[row : row + 2, wave : wave + 2] = torch.eye(2)
    gain = math.sqrt(SHARPNESS * math.sqrt(size) / (PLACES // 2))
    return gain * wq[:, :size], gain * wk[:, :size]


SOURCE = Meaning(
    token="meaning",
    ends={"head_size": WIDTH},
    means={"head_size": "rank_of_words"},
    training="trained",
    rests={"d_model": "table", "tokens": "whole_words"},
)
