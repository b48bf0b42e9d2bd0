"""What designed heads know about words: features with names, 1 where a token has one and 0 where it doesn't."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from attn_core.cache import remember

VOWELS, LETTERS = frozenset("aeiou"), frozenset("abcdefghijklmnopqrstuvwxyz")


@dataclass(frozen=True, eq=False)
class Named:
    """The names of the numbers of heads side by side.

    features (D)    of what they read, see `of_words` and `of_places`
    query_features, key_features (H, Dk)   the feature of each column of q and of k, "" for a column of zeros
    value_features (Dv)    the word of each column of v, which names the contents of an output
    """

    features: tuple[str, ...]
    query_features: tuple[tuple[str, ...], ...]
    key_features: tuple[tuple[str, ...], ...]
    value_features: tuple[str, ...]


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


def names(words: Sequence[str], memory: Sequence[str] = ()) -> dict[str, list[str]]:
    """Return the names of all features of these words, grouped by subject, in order of appearance.

    memory: the words of a second sentence; its places have the same names as places of the first.
    """
    both = [*words, *memory]
    return {
        "position": [f"position {i}" for i in range(max(len(words), len(memory)))],
        "word": [f"word {word}" for word in dict.fromkeys(map(spelling, both))],
        "letter": [f"letter {letter}" for letter in dict.fromkeys(map(initial, both))],
        "kind": ["vowel", "consonant", "always"],
    }


@remember
def of_words(words: tuple[str, ...], features: tuple[str, ...]) -> Tensor:
    """Return (T, D), 1 where a token has one of these features, independent of its place. Don't change it."""
    column = {name: at for at, name in enumerate(features)}
    x = torch.zeros(len(words), len(features))
    for i, word in enumerate(words):
        has = [f"word {spelling(word)}", f"letter {initial(word)}", "always"]
        has += ["vowel"] * is_vowel(word) + ["consonant"] * is_consonant(word)
        x[i, [column[name] for name in has if name in column]] = 1
    return x


def of_places(length: int, features: Sequence[str]) -> Tensor:
    """Return (length, D), 1 where a feature names the place; a place without a feature has a row of 0."""
    known = sum(name.startswith("position ") for name in features)
    return torch.eye(length, known) @ torch.eye(known, len(features))


def nonzero(names: Sequence[str], numbers: Tensor) -> tuple[str, ...]:
    """Return the names of the numbers (n) that aren't 0; without names there are none."""
    return tuple(names[column] for column in numbers.nonzero().flatten().tolist()) if names else ()
