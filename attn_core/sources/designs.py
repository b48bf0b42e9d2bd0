"""What designed heads look for: DESIGNS lists them, each with its columns of W_Q and W_K."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core.sources.features import initial, is_consonant, is_vowel, spelling


class Channel(NamedTuple):
    """One column of W_Q and W_K: a query with one feature looks for keys with another, or with sign -1 looks past them."""

    query: str | None
    key: str
    sign: int = 1

    @property
    def looks(self) -> str:
        """What the query looks for or past, in words."""
        return f"looks {'for' if self.sign > 0 else 'past'} {self.key}"


Names = dict[str, list[str]]  # of features, by what they are about: see `features.names`


class Design(NamedTuple):
    """What one designed head looks for, an entry of DESIGNS.

    channels    names of features → the columns of W_Q and W_K
    looks_for   (words, whether they know their places) → (T, T), True where the query looks for the key
    program     the channels in the program to copy
    the others  as in `Source`
    """

    channels: Callable[[Names], list[Channel]]
    looks_for: Callable[[Sequence[str], bool], Tensor]
    program: str
    offset: int = 0
    by_place: bool = False
    letters: bool = False
    across: str = ""


def _places_before(names: Names) -> list[Channel]:
    places = names["position"]  # the next place looks for it; nobody looks for the last one
    return [Channel(query, key) for query, key in zip([*places[1:], None], places, strict=True)]


def _others_alike(names: Names, about: str) -> list[Channel]:
    itself = [Channel(place, place, -1) for place in names["position"]]  # to be left out
    return [Channel(name, name) for name in names[about]] + itself


def _alike(groups: list[str], positions: bool) -> Tensor:
    numbers = torch.tensor([groups.index(group) for group in groups])
    return (numbers[:, None] == numbers) & ~(torch.eye(len(groups), dtype=torch.bool) & positions)


def _token_before(words: Sequence[str], positions: bool) -> Tensor:
    return torch.ones(len(words), len(words)).tril(-1).triu(-1).bool() & positions


def _vowel_to_consonants(words: Sequence[str], positions: bool) -> Tensor:
    return torch.tensor([is_vowel(w) for w in words])[:, None] & torch.tensor([is_consonant(w) for w in words])


DESIGNS = {
    "previous": Design(
        offset=-1,
        by_place=True,
        channels=_places_before,
        looks_for=_token_before,
        across="same",
        program="[(after, before, 1) for before, after in zip(places, places[1:])] + [(places[0], places[-1], 0)]",
    ),
    "same": Design(
        channels=lambda names: _others_alike(names, "word"),
        looks_for=lambda words, positions: _alike([spelling(word) for word in words], positions),
        program="[(name, name, 1) for name in spelled] + [(place, place, -1) for place in places]",
    ),
    "first": Design(
        by_place=True,
        channels=lambda names: [Channel("always", names["position"][0])],
        looks_for=lambda words, positions: (torch.arange(len(words)) == 0).expand(len(words), -1) & positions,
        program='[("always", places[0], 1)]',
    ),
    "initial": Design(
        channels=lambda names: _others_alike(names, "letter"),
        looks_for=lambda words, positions: _alike([initial(word) for word in words], positions),
        program="[(name, name, 1) for name in letters] + [(place, place, -1) for place in places]",
    ),
    "vowel": Design(
        letters=True,
        channels=lambda names: [Channel("vowel", "consonant")],
        looks_for=_vowel_to_consonants,
        program='[("vowel", "consonant", 1)]',
    ),
}


def intended(kind: str, words: Sequence[str], positions: bool = True) -> Tensor:
    """Return (T, T), True for the keys among which a design's query shares its weight; all True where it finds none.

    positions: whether tokens know their places.
    """
    keys = DESIGNS[kind].looks_for(words, positions)
    return keys | ~keys.any(-1, keepdim=True)


def hidden_from_some(kind: str, words: Sequence[str], positions: bool, allowed: Tensor) -> bool:
    """Return whether a mask (T, T) hides a key that a design's queries share their weight among.

    Of a design that looks for no key at all, every key is meant: its weights are even.
    """
    sought = DESIGNS[kind].looks_for(words, positions)
    return bool(((sought | ~sought.any()) & ~allowed).any())
