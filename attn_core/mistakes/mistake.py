"""What a famous bug is: a program with one wrong line, run beside the same program with that line right."""

import math
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from attn_core import masks, sharpness
from attn_core.attention import AttentionConfig
from attn_core.heads import MultiHeadTrace, Projections, attend_in_heads
from attn_core.scene import Scene

FEWEST_WORDS = 3  # with fewer, several mistakes change nothing
COLDEST = 0.01  # the lines shown divide by the temperature as it stands, so it can't be 0
USUAL_DROPOUT = 0.5  # where the scene drops nothing or everything


class Symptom(NamedTuple):
    """One number that tells, finite, as the right program and as the wrong one give it."""

    label: str
    right: float
    wrong: float


@dataclass(frozen=True, eq=False)
class Outcome:
    """What a mistake does to one scene; float64, on the CPU.

    scene           what was attended: the scene given, with what the mistake puts in; dropout is read by one mistake only
    allowed         (T, T), True = may look, as the right program has it
    right, wrong    (H, T, T) weights, or (T, C) outputs or averages: see the mistake's `picture`. Finite.
    undefined       the shape of wrong, True where the wrong program gave NaN; wrong holds 0 there
    difference      the largest one between right and wrong, undefined cells left out
    symptoms        finite numbers, the largest difference of outputs last
    caught          what the check says of the wrong program, "" where it finds nothing
    error           what torch says of the mistake's `loud` line, "" where it says nothing
    """

    scene: Scene
    allowed: Tensor
    right: Tensor
    wrong: Tensor
    undefined: Tensor
    difference: float
    symptoms: tuple[Symptom, ...]
    caught: str
    error: str


@dataclass(frozen=True)
class Mistake:
    """A famous bug as text that runs: before + wrong + after is the bug, before + fix + after is right.

    name        an ASCII token for links
    title, what a headline; one plain sentence
    given       what the mistake puts in where the scene lacks it, in words; "" where that is nothing special
    before, wrong, fix, after   Python; they start from `start`'s names and leave `allowed` and `output`
    check       three lines of Python that pass on the right program's names, AssertionError on the wrong one's
    picture     the expression of those names that is drawn
    measures    pairs of a label and an expression that is one finite number
    loud        a near relative of the wrong line, of the same names, that torch refuses; "" where there is none
    hides       whether the mistake needs a mask that hides something
    fewest_heads  how many heads it needs
    """

    name: str
    title: str
    what: str
    wrong: str
    fix: str
    check: str
    measures: tuple[tuple[str, str], ...]
    before: str = ""
    after: str = ""
    given: str = ""
    picture: str = "weights"
    loud: str = ""
    hides: bool = False
    fewest_heads: int = 1

    def run(self, scene: Scene) -> Outcome:
        """Run both programs on the scene's own words, in self-attention divided by sqrt(head_size).

        Sizes, mask, positions, temperature (at least 0.01) and seed are the scene's, dropout too where it is a mistake
        about dropout; scale and memory aren't. Fewer than 3 words are repeated. ValueError for a scene without words.
        """
        fitted = fit(scene, self.hides, self.fewest_heads)
        right, wrong = self.names(fitted, self.fix), self.names(fitted, self.wrong)
        shown = [eval(self.picture, names) for names in (right, wrong)]
        undefined = shown[1].isnan()
        symptoms = [Symptom(label, number(measure, right), number(measure, wrong)) for label, measure in self.measures]
        left_out = ", NaN left out" if wrong["output"].isnan().any() else ""
        last = Symptom(f"Largest difference of outputs{left_out}", 0.0, apart(right["output"], wrong["output"]))
        outcome = Outcome(
            fitted,
            right["allowed"],
            shown[0],
            shown[1].masked_fill(undefined, 0.0),
            undefined,
            apart(*shown),
            (*symptoms, last),
            complaint(self.check, wrong, AssertionError),
            complaint(self.loud, right, RuntimeError),
        )
        for names in (right, wrong):
            names.clear()  # functions in them hold them: uncleared, their tensors would wait for the garbage collector
        return outcome

    def names(self, scene: Scene, line: str) -> dict[str, Any]:
        """Return the names that the program with this line leaves, for a scene that has been fitted."""
        names = start(scene)
        exec(self.program(line), names)  # our own text: no typed word ever stands in it
        return names

    def program(self, line: str) -> str:
        """Return the whole text with this line in it, `wrong` or `fix`."""
        return "\n".join(part.strip("\n") for part in (self.before, line, self.after) if part)


def fit(scene: Scene, hides: bool, fewest_heads: int) -> Scene:
    """Return the scene with what a mistake needs. ValueError where there are no words."""
    if not scene.words:
        raise ValueError("words must hold at least 1 token, got 0")
    words = (scene.words * FEWEST_WORDS)[: max(FEWEST_WORDS, len(scene.words))]
    fitted = replace(
        scene,
        words=words,
        memory=None,
        heads=max(scene.heads, fewest_heads),
        scale="head",
        temperature=max(scene.temperature, COLDEST),
        dropout=scene.dropout if 0 < scene.dropout < 1 else USUAL_DROPOUT,
    )
    allowed = fitted.allowed()
    open_to_all = allowed is None or bool(allowed.all())
    return replace(fitted, mask="causal") if hides and open_to_all else fitted


def start(scene: Scene) -> dict[str, Any]:
    """Return the names that every program starts from, made anew: a mistake may write into them.

    torch, F, math, sharpness; T, heads, head_size, d_model, temperature, p (dropout), generator (seeded)
    embedded, backwards (T, d_model)   the words alone, and in reverse order; places (T, d_model) their positions
    mean_square                        of a word plus its position, before the sum is brought to 1
    x (T, d_model); wq, wk, wv (d_model, H*head_size); q, k, v (H, T, head_size); scores (H, T, T); allowed (T, T)
    scaled (H, T, T)                   scores divided by sqrt(head_size) and by the temperature
    layer(x)                           the right MultiHeadTrace of any (..., T, d_model)
    """
    length, hidden = len(scene.words), scene.allowed()
    allowed = masks.bidirectional(length, length) if hidden is None else hidden
    drawn = scene.projections()
    wq, wk, wv = drawn.wq.double(), drawn.wk.double(), drawn.wv.double()
    config = AttentionConfig(temperature=scene.temperature)

    def right_layer(x: Tensor) -> MultiHeadTrace:
        return attend_in_heads(x, x, Projections(wq, wk, wv), scene.heads, allowed, config)

    x = scene.inputs(scene.words).double()
    trace = right_layer(x)
    scores, scaled = trace.heads.scores, trace.heads.scaled / scene.temperature
    names = {"torch": torch, "F": functional, "math": math, "sharpness": sharpness, "layer": right_layer}
    names |= {"T": length, "heads": scene.heads, "head_size": scene.head_size, "d_model": scene.d_model}
    names |= {"temperature": scene.temperature, "p": scene.dropout, "mean_square": scene.sum_square}
    names |= {"x": x, "wq": wq, "wk": wk, "wv": wv, "q": trace.q, "k": trace.k, "v": trace.v}
    return names | {"scores": scores, "scaled": scaled, "allowed": allowed} | draws(scene)


def draws(scene: Scene) -> dict[str, Any]:
    """Return what some programs start from besides: words without positions, positions, a generator."""
    return {
        "embedded": scene.embed(scene.words).double(),
        "backwards": scene.embed(scene.words[::-1]).double(),
        "places": scene.places(len(scene.words)).double(),
        "generator": torch.Generator().manual_seed(scene.seed),
    }


def number(measure: str, names: dict[str, Any]) -> float:
    """Return what an expression of these names comes to."""
    return float(eval(measure, names))


def apart(one: Tensor, other: Tensor) -> float:
    """Return the largest difference between two tensors of one shape where both are numbers, 0 where none are."""
    return (one - other).abs().nan_to_num(nan=0.0).max().item()


def complaint(lines: str, names: dict[str, Any], kind: type[Exception]) -> str:
    """Return what lines raise with these names, if it is of this kind; "" where they raise nothing."""
    try:
        exec(lines, dict(names))  # a copy: what a check calls its own stays its own
    except kind as error:
        return str(error)
    return ""
