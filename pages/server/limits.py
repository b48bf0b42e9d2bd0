"""What one server takes on: every limit with its unit and its default, which the environment may change."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields

MAY_BE_0 = ("second_process", "tokens", "multiplications", "uploads_mb")
PREFIX = "ATTENTION_"  # ATTENTION_SESSIONS=100 sets sessions


@dataclass(frozen=True)
class Limits:
    """Limits of one process. All are whole numbers from 1; those of MAY_BE_0 from 0."""

    tokens: int = 0  # of a text on Explore, up to 4,096; 0: 512, or 4,096 where there is a GPU
    multiplications: int = 0  # heads × head_size × queries × keys of a view, at most; 0: 8 × 128 × tokens²
    cheap_at_a_time: int = 2  # cheap questions that are computed at one time
    pages_at_a_time: int = 1  # runs of pages
    patience: int = 3  # seconds that a question waits for its turn
    longest: int = 6  # seconds that a process beside the server may take for one answer
    cache_mb: int = 256  # results that are kept, the least recently used ones go
    second_process: int = 2  # processes beside the server, at most one a core; 0: it computes expensive questions itself
    second_cache_mb: int = 256  # results that these keep together; the largest views need 128 in each
    models_mb: int = 600  # weights of language models that are kept; the least recently used go, and none may have more
    sessions: int = 1000  # open pages; twice as many websockets of pages and boards together
    connections: int = 800  # open websockets from one address: half for pages, half for boards, since a page has two
    classes: int = 50  # live classes at one time
    classes_of_one: int = 10  # live classes that one address has begun, in all processes that share a store
    students: int = 300  # that join one live class
    class_mb: int = 8  # bytes of all that is kept of one class, as the store counts them
    uploads_mb: int = 256  # that all visitors together may upload in an hour, half of it at once; 0: none at all

    @property
    def answered_within(self) -> int:
        """Seconds within which every question has an answer: it waits for two turns and for a process to start."""
        return 2 * (self.patience + self.longest) + 1

    def __post_init__(self) -> None:
        for field in fields(self):
            least = 0 if field.name in MAY_BE_0 else 1
            if getattr(self, field.name) < least:
                raise ValueError(f"{PREFIX}{field.name.upper()}={getattr(self, field.name)}: it must be at least {least}.")


def from_environment(environment: Mapping[str, str]) -> Limits:
    """Return the limits that an environment sets; ValueError that names a variable that is no whole number from 1."""
    values = {}
    for field in fields(Limits):
        name = PREFIX + field.name.upper()
        if name in environment:
            try:
                values[field.name] = int(environment[name])
            except ValueError:
                raise ValueError(f"{name}={environment[name]}: it must be a whole number.") from None
    return Limits(**values)


LIMITS = from_environment(os.environ)
