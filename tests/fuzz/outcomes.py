"""Outcomes of the attacks: counts by kind, the slowest, and the failures."""

import itertools
import re
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

HANG = 2.0  # seconds after which a learner would think that it hangs
PYTHON = re.compile(  # never in a sentence for people: classes, reprs, places in code
    r"Traceback|NoneType|<class|<[\w.]+ object at|\bself\.|Error\b|Exception|0x[0-9a-f]{6}|\.py\b|object is not|\bdict\b"
    r"|positional argument|unhashable|\bint\(\)|float\(\)|codec can't|line \d+ column|list index|recursion|integer string"
)
BAD = ("Traceback", "Exception in", "ERROR:", "Task exception", "never awaited", "never retrieved")  # in a log


@dataclass
class Outcomes:
    """The outcome of one kind of attack.

    slowest: seconds and input, the worst first
    """

    name: str
    thrown: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    sentences: Counter[str] = field(default_factory=Counter)
    slowest: list[tuple[float, str]] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def fail(self, why: str, what: object) -> None:
        """Note a failure."""
        self.wrong.append(f"{why}: {str(what)[:600]!a}")

    def refused(self, sentence: object, of: object) -> None:
        """Note a sentence that refuses something: it is one for people."""
        self.kinds["refused"] += 1
        self.sentences[re.sub(r"[\d,.]+", "#", str(sentence))[:60].encode("utf-8", "replace").decode()] += 1
        if not isinstance(sentence, str) or not sentence.endswith((".", "…", "!", ")", "”", "“")) or PYTHON.search(sentence):
            self.fail(f"no sentence for people {sentence!a}", of)

    @contextmanager
    def timed(self, what: object, clock: "type[time] | None" = None) -> Iterator[None]:
        """Note how long this takes."""
        now = clock or time.perf_counter
        start = now()
        yield
        self.took(now() - start, what)

    def took(self, seconds: float, what: object) -> None:
        """Note how long something took."""
        self.slowest = sorted([*self.slowest, (seconds, str(what)[:3000])], reverse=True)[:5]

    def hangs(self) -> list[str]:
        """Return the inputs that took longer than a learner waits."""
        return [f"{seconds:.1f} s: {what!a}" for seconds, what in self.slowest if seconds > HANG]

    def row(self) -> str:
        """Return a row of the table."""
        worst = f"{1000 * self.slowest[0][0]:,.0f} ms" if self.slowest else ""
        kinds = ", ".join(f"{count:,} {kind}" for kind, count in sorted(self.kinds.items()))
        return f"| {self.name} | {self.thrown:,} | {kinds} | {worst} | {len(self.wrong)} |"


def trouble(printed: list[str]) -> list[str]:
    """Return the lines of a server's log about an error of its own, each with its context."""
    at = [i for i, line in enumerate(printed) if any(sign in line for sign in BAD) and not forged(printed, i)]
    return ["".join(printed[max(0, i - 2) : i + 25]) for i in at]


def forged(printed: list[str], at: int) -> bool:
    """Return whether a page's run ended where Streamlit reads a control's value: its session was sent a forged one."""
    if "Uncaught app execution" not in printed[at - 1]:
        return False
    frames = itertools.takewhile(lambda line: line.startswith(" "), printed[at + 1 :])
    last = [frame for frame in frames if frame.startswith("  File ")][-1]
    return "/streamlit/elements/widgets/" in last or "/streamlit/runtime/state/" in last
