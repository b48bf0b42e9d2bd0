"""What one server takes on: every limit with its unit and its default, which the environment may change."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields

PREFIX = "ATTENTION_"  # ATTENTION_BODY_KB=100 sets body_kb


@dataclass(frozen=True)
class Limits:
    """Limits of one process. All are whole numbers from 1."""

    body_kb: int = 64  # of a request over HTTP: none of them uploads anything

    def __post_init__(self) -> None:
        for field in fields(self):
            if getattr(self, field.name) < 1:
                raise ValueError(f"{PREFIX}{field.name.upper()}={getattr(self, field.name)}: it must be at least 1.")


def of(environment: Mapping[str, str]) -> Limits:
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


LIMITS = of(os.environ)
