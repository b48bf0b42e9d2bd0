"""What a diagnosis says: attention or not, with which settings, and which mistakes explain the numbers."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Explanation:
    """One or two mistakes that explain the numbers.

    names    of mistakes, of `attn_core.mistakes` or of those that people file
    before   the largest difference of what was given from attention; NaN where one of them is NaN
    after    the largest difference that is left once the mistakes are made on purpose
    where    a sentence: rows and cells where it shows
    line     the lines to change, as a diff: "- " what was run, "+ " what is right; "" where no line is wrong
    settings what was found out, besides: the mask, the scale, the fill
    sentence what the mistake is and what to do instead; of two mistakes both
    """

    names: tuple[str, ...]
    before: float
    after: float
    where: str
    line: str
    settings: dict[str, Any] = field(default_factory=dict)
    sentence: str = ""

    def __str__(self) -> str:
        """Return the explanation in sentences, with the lines to change."""
        names = " and ".join(self.names)
        fit = f"The largest difference from attention is {self.before:.3g}; from this bug it is {self.after:.3g}."
        change = f"\nChange:\n{self.line}" if self.line else ""
        return f"{names}: {self.sentence}\n{fit} {self.where}{change}"


@dataclass(frozen=True)
class Diagnosis:
    """Whether the numbers are attention, and what explains them if they aren't.

    settings      what explains the numbers: scale, and mask: "given", "none", "causal" or "causal, lower_right"
    explanations  best first; of several that fit all are there
    steps         sentences: up to which step all is well, where nothing explains the numbers
    apart         a sentence: what would tell several explanations apart; "" for one
    """

    is_attention: bool
    settings: dict[str, Any]
    explanations: tuple[Explanation, ...] = ()
    steps: tuple[str, ...] = ()
    apart: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all mistakes that explain the numbers, each once."""
        return tuple(dict.fromkeys(name for each in self.explanations for name in each.names))

    def __str__(self) -> str:
        """Return a short report in sentences, from which the code can be repaired."""
        told = ", ".join(f"{name} {value}" for name, value in self.settings.items())
        if self.is_attention:
            return f"This is attention: {told}."
        if not self.explanations:
            return "\n".join(("This is not attention, and no known mistake explains it.", *self.steps))
        together = "This mistake explains" if len(self.explanations[0].names) == 1 else "These two mistakes together explain"
        several = f"Each of these {len(self.explanations)} explanations fits:"
        opening = f"{together} it:" if len(self.explanations) == 1 else several
        parts = [f"This is not attention. {opening}", *map(str, self.explanations)]
        return "\n".join((*parts, self.apart) if self.apart else parts)
