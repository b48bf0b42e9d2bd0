"""What the Dockerfile says: the instructions with their values, each on one line."""

import functools
import json
import re
import shlex
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


def instructions(text: str) -> list[tuple[str, str]]:
    """Return a Dockerfile's instructions with their values, each on one line."""
    whole = re.sub(r"\\\n\s*", "", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE))
    return [tuple(line.split(None, 1)) for line in whole.splitlines() if line.strip()]


@dataclass(frozen=True)
class Image:
    """What a Dockerfile says."""

    lines: tuple[tuple[str, str], ...]

    def all(self, name: str) -> list[str]:
        """Return the values of an instruction, in order."""
        return [value for instruction, value in self.lines if instruction == name]

    def last(self, name: str) -> str:
        """Return the value that holds in the image."""
        return self.all(name)[-1]

    @functools.cached_property
    def environment(self) -> dict[str, str]:
        """Return the variables that are set."""
        return dict(word.split("=", 1) for value in self.all("ENV") for word in shlex.split(value))

    @functools.cached_property
    def command(self) -> list[str]:
        """Return the command of the server."""
        return json.loads(self.last("CMD"))

    @functools.cached_property
    def health(self) -> list[str]:
        """Return the command of the health check."""
        return json.loads(self.last("HEALTHCHECK").partition("CMD ")[2])


IMAGE = Image(tuple(instructions((ROOT / "Dockerfile").read_text())))
