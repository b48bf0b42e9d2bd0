"""Where W_Q, W_K and W_V come from: SOURCES lists a random draw, designs with a known pattern, and training."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core.projections.features import initial, is_consonant, is_vowel, spelling


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


class Source(NamedTuple):
    """One source of projections, an entry of SOURCES; the last three fields are for designs.

    description, without_positions   what its head does; the second where tokens don't know their places, if that differs
    help        the name in the help of its control, if that differs
    letters     whether it is about letters, so that it is best given characters
    channels    names of features → the columns of W_Q and W_K
    looks_for   (words, whether they know their places) → (T, T), True where the query looks for the key
    program     the channels in the program to copy
    """

    name: str
    description: str
    without_positions: str = ""
    help: str = ""
    letters: bool = False
    channels: Callable[[Names], list[Channel]] = lambda names: []
    looks_for: Callable[[Sequence[str], bool], Tensor] = lambda words, positions: torch.zeros(len(words), len(words)).bool()
    program: str = ""

    def describe(self, positions: bool) -> str:
        """Return what its head does, in a sentence, whether or not tokens know their places."""
        return self.description if positions else self.without_positions or self.description


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


PAST_ITSELF = "Without positions a token can't look past itself"
SOURCES = {
    "random": Source(
        name="a random draw",
        description="Drawn at random from the seed: true arithmetic, no meaning yet.",
        help="a draw, without meaning",
    ),
    "previous": Source(
        name="the word before",
        description="Each token looks at the one before it; the first finds none and looks everywhere equally.",
        without_positions="Without positions no token knows which one stands before it: each looks everywhere equally.",
        channels=_places_before,
        looks_for=_token_before,
        program="[(after, before, 1) for before, after in zip(places, places[1:])]",
    ),
    "same": Source(
        name="the same word",
        description="Each token looks at the same token elsewhere; one that stands alone looks everywhere equally.",
        without_positions=f"{PAST_ITSELF}: each looks at all its copies, itself among them.",
        channels=lambda names: _others_alike(names, "word"),
        looks_for=lambda words, positions: _alike([spelling(word) for word in words], positions),
        program="[(name, name, 1) for name in spelled] + [(place, place, -1) for place in places]",
    ),
    "first": Source(
        name="the first word",
        description="Each token looks at the first one, which looks at itself.",
        without_positions="Without positions nobody knows which token is the first: each looks everywhere equally.",
        channels=lambda names: [Channel("always", names["position"][0])],
        looks_for=lambda words, positions: (torch.arange(len(words)) == 0).expand(len(words), -1) & positions,
        program='[("always", places[0], 1)]',
    ),
    "initial": Source(
        name="the same first letter",
        description="Each token looks at the others with its first letter; where there are none, everywhere equally.",
        without_positions=f"{PAST_ITSELF}: each looks at all with its letter, itself among them.",
        channels=lambda names: _others_alike(names, "letter"),
        looks_for=lambda words, positions: _alike([initial(word) for word in words], positions),
        program="[(name, name, 1) for name in letters] + [(place, place, -1) for place in places]",
    ),
    "vowel": Source(
        name="vowel → consonants",
        description="A vowel looks at the consonants; every other sign, or a vowel without any, looks everywhere equally.",
        help="consonants",
        letters=True,
        channels=lambda names: [Channel("vowel", "consonant")],
        looks_for=_vowel_to_consonants,
        program='[("vowel", "consonant", 1)]',
    ),
    "learned": Source(
        name="learned",
        description="Trained to make a vowel look for consonants; what else it does, nobody asked of it.",
        help="trained",
        letters=True,
    ),
}
DESIGNED = tuple(token for token, source in SOURCES.items() if source.program)


def intended(kind: str, words: Sequence[str], positions: bool = True) -> Tensor:
    """Return (T, T), True for the keys among which a design's query shares its weight; all True where it finds none.

    positions: whether tokens know their places.
    """
    keys = SOURCES[kind].looks_for(words, positions)
    return keys | ~keys.any(-1, keepdim=True)
