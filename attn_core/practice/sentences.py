"""The short sentences about which practice asks, and scenes on them; no word stands twice in one."""

from typing import Any

from torch import Generator

from attn_core.practice.question import whole
from attn_core.scene import Scene

SENTENCES = tuple(
    tuple(sentence.split())
    for sentence in (
        "The bat flew away",
        "Cats chase small mice",
        "Her phone rang twice",
        "Nobody heard the bell",
        "Rain fell all night",
        "The river bank was steep",
        "My bank charges high fees",
        "She drinks tea without sugar",
        "Old trees grow very slowly",
        "He plays chess with friends",
        "A train left before we came",
        "Bright stars shine over quiet fields",
        "The orange cat sleeps on straw",
        "They paint their wooden boat green",
        "Every child likes to climb trees",
        "We found a silver coin under leaves",
        "Two ships crossed the ocean last spring",
        "His sister reads long books at night",
        "A bear saw it leave the cave",
        "Strong winds push white clouds across our valley",
        "The teacher wrote three words upon that board",
        "Fresh bread smells good when morning is cold",
    )
)
SEEDS = 100_000  # of the words' vectors and the projections


def sentence(generator: Generator, fewest: int, most: int) -> tuple[str, ...]:
    """Return one of the sentences with this number of words."""
    fitting = [words for words in SENTENCES if fewest <= len(words) <= most]
    return fitting[whole(generator, 0, len(fitting) - 1)]


def scene(generator: Generator, fewest: int, most: int, **settings: Any) -> Scene:
    """Return one head with drawn projections on a sentence with this number of words; settings: of a Scene."""
    words = sentence(generator, fewest, most)
    return Scene(**{"words": words, "heads": 1, "seed": whole(generator, 0, SEEDS - 1), **settings})
