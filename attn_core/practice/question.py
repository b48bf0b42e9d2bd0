"""A practice question: its picture before and after the answer, its choices, and the right one."""

import math
import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import torch
from torch import Generator, Tensor

from attn_core.practice.choices import Order, by_size
from attn_core.scene import Scene

LEVELS = (1, 2, 3)
HIDDEN, ASKED, UNDEFINED = "hidden", "?", "NaN"  # markers in a cell in place of a number
Cell = float | str
Facts = tuple[tuple[str, object], ...]


@dataclass(frozen=True)
class Plane:
    """A matrix as drawn, as plain numbers, so that a picture reveals nothing else of a question.

    stage     the kind of numbers: one of STAGES
    values    row by row; HIDDEN: the mask hides it, ASKED: it is what is asked for, UNDEFINED: the program gave NaN
    row       the selected row, None where there is none
    column    the marked cell of the selected row, None where there is none: never what is asked for
    columns, rows   labels; (): the scene's keys and words
    name      the name of a title that replaces the stage's own, "" for none
    """

    stage: str
    values: tuple[tuple[Cell, ...], ...]
    row: int | None = None
    column: int | None = None
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    name: str = ""


STAGES = ("scores", "scaled", "weights", "values", "output", "moved")  # "moved": by how much outputs change


class Draft(NamedTuple):
    """A question without its place in a quiz, as a kind makes it of random numbers; see Question.

    truth    the right choice, as it is printed; None where the question is answered by moving something
    wrong    results of known misconceptions, as printed, the likeliest first; three of them become choices
    apart    (choice, choice) → whether a reader tells them apart
    """

    scene: Scene
    facts: Mapping[str, object]
    asked: Sequence[Plane]
    solved: Sequence[Plane]
    truth: Any = None
    wrong: Sequence[Any] = ()
    apart: Callable[[Any, Any], bool] = operator.ne
    head: int = 0
    query: int = 0


@dataclass(frozen=True)
class Question:
    """A question of a quiz; plain values, so that equal questions are equal.

    kind, level, quiz, number, version   its kind and its place: number counts from 1
    scene, head, query   from which everything is computed; a browser never sees it
    facts     name → number, word or position, for the sentences; what is asked for is among them, so that only the
              explanation says all of them
    asked, solved   the picture before and after the answer
    choices   plain values, rounded as they are printed, no two equal; () where it is answered by moving something
    right     which choice is right
    """

    kind: str
    level: int
    quiz: int
    number: int
    scene: Scene
    head: int
    query: int
    facts: Facts
    asked: tuple[Plane, ...]
    solved: tuple[Plane, ...]
    choices: tuple[object, ...]
    right: int
    version: int = 1

    def fact(self, name: str) -> Any:
        """Return one of the facts; KeyError where there is none of this name."""
        return dict(self.facts)[name]

    def repeats(self, other: "Question") -> bool:
        """Return whether another question of its kind has the same pictures and the same right choice."""
        return self.asked == other.asked and self.choices[self.right :][:1] == other.choices[other.right :][:1]


class Verdict(NamedTuple):
    """The verdict on an answer: whether it is right, and further facts for the explanation."""

    right: bool
    facts: Facts = ()


def chosen(question: Question, answer: str) -> Verdict:
    """Judge the answer of a question with choices: the place of one. ValueError with the lowest and highest otherwise."""
    places = [str(place) for place in range(len(question.choices))]
    if answer not in places:
        raise ValueError(f"answer must be one of {', '.join(places)}, got {answer[:40]!r}")
    return Verdict(int(answer) == question.right, (("chosen", int(answer)), ("choice", question.choices[int(answer)])))


@dataclass(frozen=True)
class Kind:
    """A kind of question, an entry of KINDS.

    A kind of a version that is released stays as it is, and so does all that it computes with: what would change its
    questions is a new kind, in a new version.

    token     its name in links, text and tests
    make      (generator, level) → Draft, or None where these random numbers make no question with one right answer:
              then it is called again with others
    page, link   the step that teaches it: a page, and what its link sets there
    levels    on which it is asked
    order     choice → what a reader may order choices by; the right one has each rank equally often. None: nothing
    answered_by   "choice", or what is moved: "temperature", or "bars"
    judge     (question, answer as the link spells it) → Verdict; ValueError where that is no answer to it
    """

    token: str
    make: Callable[[Generator, int], Draft | None]
    page: str
    link: tuple[tuple[str, str], ...] = ()
    levels: tuple[int, ...] = LEVELS
    order: Order | None = by_size
    answered_by: Literal["choice", "temperature", "bars"] = "choice"
    judge: Callable[[Question, str], Verdict] = chosen


# ---- what kinds are made with ----


def whole(generator: Generator, low: int, high: int) -> int:
    """Return a whole number of low..high, both included."""
    return int(torch.randint(low, high + 1, (1,), generator=generator))


def shuffled(generator: Generator, truth: object, others: Sequence[object]) -> tuple[tuple[object, ...], int]:
    """Return the truth among others in a random order, and where it stands."""
    order = torch.randperm(len(others) + 1, generator=generator).tolist()
    listed = [truth, *others]
    return tuple(listed[place] for place in order), order.index(0)


def percents(shares: Tensor | Sequence[float]) -> tuple[int, ...]:
    """Return shares (T,) in whole percent that add up as the shares do: the largest remainders are rounded up."""
    exact = [100 * float(share) for share in shares]
    floors = [int(share) for share in exact]
    short = round(sum(exact)) - sum(floors)
    for place in sorted(range(len(exact)), key=lambda i: floors[i] - exact[i])[:short]:
        floors[place] += 1
    return tuple(floors)


def plane(stage: str, values: Tensor, hidden: Tensor | None = None, **marks: Any) -> Plane:
    """Return a matrix (T, C) as a picture shows it; hidden (T, C): where the mask hides; marks: see Plane."""
    blank = torch.zeros(values.shape, dtype=torch.bool) if hidden is None else hidden
    rows = zip(values.double().tolist(), blank.tolist(), strict=True)
    cells = tuple(tuple(HIDDEN if off else _cell(value) for value, off in zip(*row, strict=True)) for row in rows)
    return Plane(stage, cells, **marks)


def _cell(value: float) -> Cell:
    return UNDEFINED if math.isnan(value) else round(value, 6)
