"""The table of word vectors: common English words, the most frequent first, each with 64 numbers."""

import math
import unicodedata
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import torch
from torch import Tensor

from attn_core import tokens
from attn_core.cache import Held, hold, remember

FILE = Path(__file__).parent / "words.zip"
SHOWN = Path(__file__).parent / "shown.bits"  # which frequent words may be named, a bit each: see making/nameable.py
WIDTH = 64
LONGEST = math.sqrt(WIDTH)  # the length of a rare word's vector: its mean square is 1, as that of a random draw
SHORTENED = 20  # the length grows as log(SHORTENED + rank), so that “the” and “of” add little where they are collected
FREQUENT = 12_000  # words among which `moving` looks
SHORTEST_STEM = 3  # letters
ENDINGS = (  # what may be taken off a word that the table lacks, and what is put in its place
    *(("'s", ""), ("'", ""), ("n't", ""), ("s", ""), ("es", ""), ("ies", "y"), ("ed", ""), ("ed", "e"), ("ied", "y")),
    *(("ing", ""), ("ing", "e"), ("er", ""), ("er", "e"), ("ier", "y"), ("est", ""), ("est", "e"), ("iest", "y")),
    *(("ly", ""), ("ily", "y"), ("ness", ""), ("iness", "y"), ("ful", ""), ("less", "")),
)
LITTLE = """
    a about after all am an and any are as at be because been before being both but by can could did do does doing down
    each few for from further had has have he her here hers him his how i if in into is it its just may me might mine
    more most must my no nor not of off on once only onto or other our out over own shall she should so some such than
    that the their them then there these they this those through to too under until up us very was we were what when
    where which while who whom whose why will with would you your
"""
FUNCTION = frozenset(LITTLE.split())  # words without a content of their own
GERMAN = "der die das den dem des und ist nicht ein eine einen im am mit von zu auf ich du wir er sie"
SPANISH = "el la los las un una y es de que en por para del se su al"
FRENCH = "le la les un une et est de que dans pas pour avec du des je il elle"
FOREIGN = [frozenset(listed.split()) for listed in (GERMAN, SPANISH, FRENCH)]  # words that other languages use often
SAME = {"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-", "…": "."}  # signs that count as another


@dataclass(frozen=True, eq=False)
class Table(Held):
    """Words by frequency, and the directions of their vectors, (N, 64) in 8-bit numbers: a row is as long as it is."""

    words: tuple[str, ...]
    numbers: Tensor

    @property
    def bytes(self) -> int:
        """The bytes of words, numbers and directions, whether or not these have been asked for."""
        return self.numbers.nbytes + (4 * WIDTH + 1) * FREQUENT + 150 * len(self.words)

    @cached_property
    def places(self) -> dict[str, int]:
        """The rank of each word."""
        return {word: rank for rank, word in enumerate(self.words)}

    @cached_property
    def directions(self) -> Tensor:
        """The directions of the frequent words, (FREQUENT, 64), of length 1. Don't change it."""
        return torch.nn.functional.normalize(self.numbers[:FREQUENT].float(), dim=1)

    @cached_property
    def shown(self) -> Tensor:
        """Which frequent words may be named, (FREQUENT,): those with content that name no person, place or group."""
        bits = int.from_bytes(SHOWN.read_bytes())
        return torch.tensor([bits >> (FREQUENT - 1 - rank) & 1 == 1 for rank in range(FREQUENT)])

    def length(self, rank: int) -> float:
        """Return the length of a word's vector: near LONGEST for rare words, a third of it for the most frequent one."""
        return LONGEST * math.log(SHORTENED + rank) / math.log(SHORTENED + len(self.words))

    def vector(self, rank: int) -> Tensor:
        """Return the vector of the word of a rank, (64)."""
        row = self.numbers[rank].float()
        return self.length(rank) / row.norm() * row


@hold
def load() -> Table:
    """Return the table, which is read once."""
    with zipfile.ZipFile(FILE) as file:
        words = tuple(file.read("words.txt").decode().split("\n"))
        numbers = torch.frombuffer(bytearray(file.read("numbers.int8")), dtype=torch.int8)
    return Table(words, numbers.view(len(words), WIDTH))


def vectors(words: Sequence[str]) -> Tensor:
    """Return the vectors of words, (T, 64) float32: learned ones, whatever a word's capitals and endings.

    A word that the table lacks has a draw that depends on its letters alone, of the length of a rare word.
    """
    return torch.stack([_vector(word) for word in words]) if words else torch.zeros(0, WIDTH)


def knows(word: str) -> bool:
    """Return whether the table has a word, whatever its capitals and endings."""
    return form(word) is not None


@remember
def form(word: str) -> str | None:
    """Return the word of the table whose vector a word has, such as “bat” for “Bats’”; None where it has a draw."""
    places = load().places
    return next((each for each in _forms(spelled(word)) if each in places), None)


def spelled(word: str) -> str:
    """Return a word in lower case, without accents, its apostrophes straight."""
    plain = "".join(SAME.get(sign, sign) for sign in word.casefold())
    return "".join(sign for sign in unicodedata.normalize("NFD", plain) if not unicodedata.combining(sign))


def drawn(word: str) -> Tensor:
    """Return the vector of a word that the table lacks, (64)."""
    draw = torch.randn(WIDTH, generator=tokens.generator(0, "meaning", spelled(word)))
    return LONGEST / draw.norm() * draw


@remember
def _vector(word: str) -> Tensor:
    known = form(word)
    return drawn(word) if known is None else load().vector(load().places[known])


def family(word: str) -> set[str]:
    """Return a word, spelled as the table does, and what is left of it without an ending: words that share one are kin."""
    return {spelled(word), *_stems(spelled(word))}


def looks_foreign(words: Sequence[str]) -> bool:
    """Return whether a sentence has more frequent words of another language than of English, and at least two."""
    plain = [spelled(word) for word in words]
    most = max(sum(word in listed for word in plain) for listed in FOREIGN)
    return most > max(1, sum(word in FUNCTION for word in plain))


def _forms(word: str) -> Iterator[str]:
    """Yield a word, then what is left without one ending, then without two, and the last part of a compound."""
    yield word
    once = list(_stems(word))
    yield from once
    for stem in once:
        yield from _stems(stem)
    yield word.rpartition("-")[2]


def _stems(word: str) -> Iterator[str]:
    """Yield what is left of a word without an ending."""
    for ending, instead in ENDINGS:
        stem = word.removesuffix(ending)
        if stem == word or len(stem) < SHORTEST_STEM - len(instead):
            continue
        yield stem + instead
        if not instead and stem[-1:] == stem[-2:-1]:  # as in “hopped” and “running”
            yield stem[:-1]
