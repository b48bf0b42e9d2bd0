"""What two small models learn of the same stories, one of which sees the future: see training/unmasked.py, which made it."""

import json
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Learned:
    """What became of a model: its losses at the steps of training that are kept, and how it goes on with the text."""

    losses: tuple[float, ...]
    words: str


@dataclass(frozen=True)
class Trainings:
    """Both models: the text that they go on with, how many steps lie between two losses, and what each has learned."""

    text: str
    every: int
    masked: Learned
    unmasked: Learned


def trainings() -> Trainings:
    """Return what was recorded."""
    found = json.loads(Path(__file__).with_suffix(".json").read_text())
    both = {name: Learned(tuple(found[name]["losses"]), found[name]["words"]) for name in ("masked", "unmasked")}
    return Trainings(found["text"], found["every"], **both)
