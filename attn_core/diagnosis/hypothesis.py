"""A hypothesis: a program with one wrong line that may explain the numbers of a call."""

import re
from dataclasses import dataclass
from functools import cached_property

from attn_core.mistakes.definition import side

OF_ITS_OWN = r"^\s*(allowed = torch\.ones\(T, T, dtype=torch\.bool\)\.tril\(\)|allowed\[:, 0\] = False)\n"
FOR_ANY_CALL = (  # what programs of the registry, which are shown as they stand, write for their own sizes, mask and scale
    ("weights.expand(heads, T, T)", "weights.expand(heads, -1, -1)"),
    ("(scaled / temperature)", "(scaled / temperature + bias)"),
    ("math.sqrt(head_size) / temperature\n", "math.sqrt(head_size) / temperature + bias\n"),
    ("allowed[0, :] = False", "allowed = padding_on_queries"),
    ("allowed[:, -1] = False", "allowed = padding_on_the_other_side"),
    ("view(2, T, -1)", "view(N, T, -1)"),
)
ACROSS_ROWS = (
    "dim=-2",
    "mask.mT",
    "causal(",
    "kept",
    "join",
    "transpose(",
    "padding_on",
    "_row(",
    "x @ w",
    "of_head",
    "unplaced",
)
MAKES = r"(?:q|k|v|scaled|allowed)\b.* = "


@dataclass(frozen=True)
class Hypothesis:
    """A bug, written as `mistakes.Mistake.code` is: lines with "- " are the bug's, those with "+ " the right program's.

    square    whether it needs as many queries as keys
    together  whether its program takes all N examples at once, with an axis of examples before the heads
    """

    name: str
    code: str
    square: bool = False
    together: bool = False

    @property
    def line(self) -> str:
        """The lines that differ, as a diff."""
        return changed(self.code)

    @cached_property
    def source(self) -> str:
        """The wrong program, for any sizes, mask and bias."""
        source = re.sub(OF_ITS_OWN, "", side(self.code, bug=True) + "\n", flags=re.MULTILINE)
        for own, general in FOR_ANY_CALL:
            source = source.replace(own, general)
        return source

    @cached_property
    def drops(self) -> bool:
        """Whether the program draws which weights or scores it drops."""
        return "generator" in self.source

    @cached_property
    def by_rows(self) -> bool:
        """Whether a query gets the same with and without the other queries."""
        return not any(sign in self.source for sign in ACROSS_ROWS)

    @cached_property
    def first(self) -> bool:
        """Whether the program changes vectors, scores or mask at its beginning, so that another mistake may follow."""
        return not (self.drops or self.together) and bool(re.search(f"^(?:.*, )?{MAKES}", self.source, re.MULTILINE))

    @cached_property
    def second(self) -> bool:
        """Whether the program starts from vectors, scores and mask as another mistake left them; masks come first."""
        makes = re.search(r"^\s*(q, k, v|k, v|allowed) = ", self.source, re.MULTILINE)
        return not (self.drops or self.together or makes)


def changed(code: str) -> str:
    """Return the lines of a diff that differ."""
    return "\n".join(line for line in code.splitlines() if line[:1] in ("-", "+"))
