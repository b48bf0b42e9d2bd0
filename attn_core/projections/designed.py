"""Weights built by hand, every feature with a name, so that one can see a query find its key."""

import math
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from attn_core import validation
from attn_core.heads import Projections

Kind = Literal["previous", "same", "first", "initial", "vowel"]
SAYS: dict[Kind, str] = {
    "previous": "Each token looks at the one before it; the first finds none and looks everywhere equally.",
    "same": "Each token looks at the same token elsewhere; one that stands alone looks everywhere equally.",
    "first": "Each token looks at the first one, which looks at itself.",
    "initial": "Each token looks at the others with its first letter; where there are none, everywhere equally.",
    "vowel": "A vowel looks at the consonants; every other sign, or a vowel without any, looks everywhere equally.",
}
WITHOUT_POSITIONS: dict[Kind, str] = {
    "previous": "Without positions no token knows which one stands before it: each looks everywhere equally.",
    "same": "Without positions a token can't look past itself: each looks at all its copies, itself among them.",
    "first": "Without positions nobody knows which token is the first: each looks everywhere equally.",
    "initial": "Without positions a token can't look past itself: each looks at all with its letter, itself among them.",
    "vowel": SAYS["vowel"],
}
VOWELS, LETTERS = frozenset("aeiou"), frozenset("abcdefghijklmnopqrstuvwxyz")


class Channel(NamedTuple):
    """One dimension of q and k: a token with the feature `asks` looks for `offers`, or with sign -1 looks past it."""

    asks: str | None
    offers: str
    sign: int = 1


@dataclass(frozen=True, eq=False)
class Design:
    """Tokens as named features, and one head whose pattern is known beforehand.

    x (T, D)            0 or 1: where each token stands, which it is, how it begins; `features` names the columns
    projections         wq, wk (D, Dk), wv (D, Dv): wk and wv hold 0 and 1, wq also carries the gain; wo is None
    query_features, key_features   what each of the Dk columns of q looks for, and of k offers
    value_features      the Dv columns of v: which token it is, so that an output says what was collected
    intended (T, T)     boolean: the keys among which a query shares its weight equally
    says                the pattern, in one sentence
    """

    x: Tensor
    projections: Projections
    features: tuple[str, ...]
    query_features: tuple[str, ...]
    key_features: tuple[str, ...]
    value_features: tuple[str, ...]
    intended: Tensor
    says: str

    @property
    def shares(self) -> Tensor:
        """The weights (T, T) that sharpness goes to: each row equally among its intended keys."""
        return self.intended / self.intended.sum(-1, keepdim=True)


def spelling(word: str) -> str:
    """Return a word as it is compared here: case doesn't count, nor how an accent is encoded."""
    return unicodedata.normalize("NFC", word.casefold())


def initial(word: str) -> str:
    """Return the first letter of a word, lower case and without its accent; "" for an empty word."""
    return unicodedata.normalize("NFD", word.casefold())[:1]


def is_vowel(word: str) -> bool:
    """Return whether a word begins with a, e, i, o or u, accents aside."""
    return initial(word) in VOWELS


def is_consonant(word: str) -> bool:
    """Return whether a word begins with another of the 26 Latin letters; y counts as a consonant."""
    return initial(word) in LETTERS - VOWELS


def design(kind: Kind, words: Sequence[str], sharpness: float = 12.0) -> Design:
    """Return features and weights of one head with a known pattern, for attend_in_heads(x, x, projections, 1).

    A key that is found gets the scaled score `sharpness`, every other exactly 0. At temperature 1 and scale 1/√Dk the
    intended keys of a row hold n·e^s / (n·e^s + T - n) of it, in equal parts: with 12 at least 0.999 for 64 tokens. A
    query that finds nothing scores 0 everywhere: its row is even. Upper and lower case are the same here.
    Dk: "previous" T, "same" T + distinct tokens, "initial" T + distinct first letters, "first" and "vowel" 1.
    ValueError for another kind, no words, or a sharpness outside [0, 100].
    """
    if kind not in SAYS:
        raise ValueError(f"kind must be one of {', '.join(SAYS)}, got {kind!r}")
    if len(words) == 0:
        raise ValueError(f"words must hold at least 1 token, got {words!r}")
    validation.number("sharpness", sharpness, low=0, high=100)
    groups = _groups(words)
    features = tuple(name for names in groups.values() for name in names)
    channels = _channels(kind, groups)
    maps = _projections(features, channels, groups["word"], sharpness * math.sqrt(len(channels)))
    return Design(
        x=placed(read(words, features), features),
        projections=maps,
        features=features,
        query_features=tuple(f"{'looks for' if c.sign > 0 else 'looks past'} {c.offers}" for c in channels),
        key_features=tuple(c.offers for c in channels),
        value_features=tuple(groups["word"]),
        intended=intended(kind, words),
        says=SAYS[kind],
    )


def _groups(words: Sequence[str]) -> dict[str, list[str]]:
    """Return the names of all features of these words, by what they are about, in order of appearance."""
    return {
        "position": [f"position {i}" for i in range(len(words))],
        "word": [f"word {word}" for word in dict.fromkeys(map(spelling, words))],
        "letter": [f"letter {letter}" for letter in dict.fromkeys(map(initial, words))],
        "kind": ["vowel", "consonant", "always"],
    }


def sizes(kinds: Sequence[Kind], words: Sequence[str]) -> tuple[int, int]:
    """Return how many features these words have, D, and the widest q, k or v that a design of these kinds needs."""
    groups = _groups(words)
    widths = [len(_channels(kind, groups)) for kind in kinds]
    return sum(map(len, groups.values())), max(*widths, len(groups["word"]))


def read(words: Sequence[str], features: Sequence[str]) -> Tensor:
    """Return (T, D), 1 where a token has a feature, whatever its place; what isn't among the features is not seen."""
    at = {name: column for column, name in enumerate(features)}
    x = torch.zeros(len(words), len(features))
    for i, word in enumerate(words):
        has = [f"word {spelling(word)}", f"letter {initial(word)}", "always"]
        has += ["vowel"] * is_vowel(word) + ["consonant"] * is_consonant(word)
        x[i, [at[name] for name in has if name in at]] = 1
    return x


def places(length: int, features: Sequence[str]) -> Tensor:
    """Return (length, D), 1 where a feature says that a token stands there; a place without a feature has a row of 0."""
    known = sum(name.startswith("position ") for name in features)
    return torch.eye(length, known) @ torch.eye(known, len(features))


def placed(x: Tensor, features: Sequence[str]) -> Tensor:
    """Return tokens (T, D) with the features that say where they stand."""
    return x + places(len(x), features)


def _channels(kind: Kind, groups: dict[str, list[str]]) -> list[Channel]:
    """Return what queries ask for and keys offer; to leave itself out, a token also looks past its own position."""
    places = groups["position"]
    if kind == "first":
        return [Channel("always", places[0])]
    if kind == "vowel":
        return [Channel("vowel", "consonant")]
    if kind == "previous":  # nobody asks for the last place
        return [Channel(asks, offers) for asks, offers in zip([*places[1:], None], places, strict=True)]
    shared = groups["word" if kind == "same" else "letter"]
    return [Channel(name, name) for name in shared] + [Channel(place, place, -1) for place in places]


def _projections(features: tuple[str, ...], channels: list[Channel], words: list[str], gain: float) -> Projections:
    """Return wq, wk with a column a channel, and wv, which hands over which word it is."""
    at = {name: row for row, name in enumerate(features)}
    wq, wk = torch.zeros(2, len(features), len(channels))
    for column, (asks, offers, sign) in enumerate(channels):
        wk[at[offers], column] = 1
        if asks is not None:
            wq[at[asks], column] = sign * gain
    wv = torch.eye(len(features))[:, [at[word] for word in words]]
    return Projections(wq, wk, wv)


def intended(kind: Kind, words: Sequence[str], positions: bool = True) -> Tensor:
    """Return (T, T), True where the query looks for the key, said of the words themselves; all True where it finds none.

    positions: whether tokens know their places; without, none stands before another, and none can look past itself.
    """
    i, j = torch.arange(len(words))[:, None], torch.arange(len(words))
    if kind == "vowel":
        found = torch.tensor([is_vowel(w) for w in words])[:, None] & torch.tensor([is_consonant(w) for w in words])
    elif kind in ("previous", "first"):
        found = (j == (i - 1 if kind == "previous" else 0 * i)) & positions
    else:
        names = [spelling(w) if kind == "same" else initial(w) for w in words]
        numbers = {name: number for number, name in enumerate(dict.fromkeys(names))}
        which = torch.tensor([numbers[name] for name in names])
        found = (which[:, None] == which) & ((i != j) | (not positions))
    return found | ~found.any(-1, keepdim=True)
