"""What a famous bug is: a program with one wrong line, run beside the same program with that line right."""

import math
import re
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from attn_core import heads, masks, sharpness
from attn_core.attention import AttentionConfig, attend
from attn_core.heads import MultiHeadTrace, Projections
from attn_core.scene import Scene
from attn_core.score_scales import ROOT
from attn_core.sources.projecting import Read

FEWEST_WORDS = 3  # with fewer, several mistakes change nothing
COLDEST = 0.01  # programs divide by the temperature itself, so it can't be 0
SAME = 1e-6  # differences up to this are rounding
USUAL_DROPOUT = 0.5  # where the scene drops nothing or everything


class Symptom(NamedTuple):
    """One number that tells, finite, as the right program and as the wrong one give it."""

    label: str
    right: float
    wrong: float

    @property
    def differs(self) -> bool:
        """Whether the two differ by more than rounding."""
        return abs(self.right - self.wrong) > SAME


@dataclass(frozen=True, eq=False)
class Outcome:
    """The outcome of a mistake in one scene; float64, on the CPU.

    scene           the scene, adapted to the mistake's needs; only one mistake uses dropout
    allowed         (T, T), True = may look, as the right program has it
    right, wrong    (H, T, T) weights, or (T, C) outputs or averages: see the mistake's `picture`. Finite.
    undefined       the shape of wrong, True where the wrong program gave NaN; wrong holds 0 there
    symptoms        finite numbers, the largest difference of outputs last
    caught          the check's error on the wrong program, and alarm, its error on the right one; "" if it passes
    error           torch's error for the mistake's `loud` line, "" for none
    unsteady        whether two runs of the wrong program differ, and two of the right one don't
    """

    mistake: "Mistake"
    scene: Scene
    allowed: Tensor
    right: Tensor
    wrong: Tensor
    undefined: Tensor
    symptoms: tuple[Symptom, ...]
    caught: str
    alarm: str
    error: str
    unsteady: bool


@dataclass(frozen=True, eq=False)
class Mistake:
    """A famous bug as a program that runs with the wrong line or with the right one.

    name        an ASCII token for links
    formula     LaTeX; differences as [right|wrong], framed, or as ⟨right|wrong⟩; [ ] without | is framed in both
    code        Python as a diff: lines that begin with "- " are the bug's, with "+ " the right program's, with two spaces
                both's. They start from `start`'s names and leave `allowed` and `output`.
    check       a few lines of Python that pass on the right program's names; AssertionError on the wrong one's, wherever
                these differ
    measures    label → expression of those names that is one finite number
    needs       settings added if the scene lacks them: a mask that hides something, several heads, dropout
    fewest_heads  how many heads it needs; of four, two groups share keys and values, so that their number is even
    premise     these settings in words; "" if they are nothing special
    picture     the expression of those names that is drawn; has_heads: whether there is one for each head
    loud        a near relative of the wrong line, of the same names, that torch refuses; "" where there is none
    level       the level from which on Practice asks for it; 0 where it doesn't
    hides_padding  whether its programs hide the first word as padding
    divides     whether its weights are the right ones once each row is divided by its sum
    """

    name: str
    formula: str
    code: str
    check: str
    measures: dict[str, str]
    needs: Literal["", "mask", "heads", "dropout"] = ""
    premise: str = ""
    picture: str = "weights"
    has_heads: bool = True
    loud: str = ""
    level: int = 0
    hides_padding: bool = False
    divides: bool = False
    fewest_heads: int = 1

    def __post_init__(self) -> None:
        for name in ("code", "check"):
            object.__setattr__(self, name, getattr(self, name).strip("\n"))

    def heads_of(self, count: int) -> int:
        """Return how many heads the mistake is run with where the scene has this many: enough, in groups of equal size."""
        together = max(self.fewest_heads // 2, 1)
        return -(-max(count, self.fewest_heads) // together) * together

    @property
    def differing(self) -> str:
        """The lines that differ, as a diff, with the whole function in which they stand."""
        lines = self.code.splitlines()
        changed = [i for i, line in enumerate(lines) if line[0] in "-+"]
        start, stop = changed[0], changed[-1] + 1
        while lines[start][2] == " ":
            start -= 1
        while stop < len(lines) and lines[stop][2] == " ":
            stop += 1
        return "\n".join(lines[start:stop])

    def framed_formula(self, bug: bool) -> str:
        """Return the formula of the wrong program or of the right one, with frames around the differences."""
        side = r"\1\3\4" if bug else r"\1\2\4"
        chosen = re.sub(r"([⟨[])([^|⟩\]]*)\|([^⟩\]]*)([⟩\]])", side, self.formula)
        return chosen.replace("[", r"\boxed{").replace("]", "}").replace("⟨", "").replace("⟩", "")

    def program(self, bug: bool) -> str:
        """Return the program, with the wrong line or with the right one."""
        return side(self.code, bug)

    def unsteady(self, scene: Scene, right: Tensor, wrong: Tensor) -> bool:
        """Return whether a second run changes the outputs of the wrong program, and not those of the right one."""
        if self.needs != "dropout":
            return False
        return self._repeats(scene, right, bug=False) and not self._repeats(scene, wrong, bug=True)

    def _repeats(self, scene: Scene, output: Tensor, bug: bool) -> bool:
        """Return whether a program gives the same outputs when it runs again."""
        names = self.names(scene, bug, run=1)
        same = torch.equal(output, names["output"])
        names.clear()  # see `run`
        return same

    def names(self, scene: Scene, bug: bool, run: int = 0) -> dict[str, Any]:
        """Return the names that the program leaves, for a scene that has been fitted; each run draws other numbers."""
        names = start(scene)
        names["generator"].manual_seed(scene.seed + run)
        exec(self.program(bug), names)  # our own code: it never contains typed words
        return names

    def fit(self, scene: Scene) -> Scene:
        """Return the scene, which has words, with the settings that the mistake needs.

        A mask that leaves some query no key is replaced by a causal one: programs that don't expect such a row give NaN.
        """
        fitted = replace(
            scene,
            words=(scene.words * FEWEST_WORDS)[: max(FEWEST_WORDS, len(scene.words))],
            memory=None,
            heads=self.heads_of(scene.heads),
            scale="head",
            power=ROOT,
            temperature=max(scene.temperature, COLDEST),
            dropout=scene.dropout if 0 < scene.dropout < 1 else USUAL_DROPOUT,
        )
        if fitted.heads < self.fewest_heads:  # of a worked example, whose projections are one head's
            fitted = replace(fitted, source="random", heads=self.fewest_heads)
        allowed = fitted.allowed()
        hides = allowed is not None and not allowed.all()
        blinds = allowed is not None and not allowed.any(-1).all()
        return replace(fitted, mask="causal") if blinds or (self.needs == "mask" and not hides) else fitted

    def run(self, scene: Scene) -> Outcome:
        """Run both programs on the scene's own words, in self-attention divided by sqrt(head_size).

        Sizes, mask, positions, temperature (at least 0.01) and seed are the scene's, dropout too where it is a mistake
        about dropout; scale and memory aren't, nor is a mask that leaves some query no key. Fewer than 3 words are repeated.
        """
        fitted = self.fit(scene)
        both = right, wrong = self.names(fitted, bug=False), self.names(fitted, bug=True)
        pictures = [eval(self.picture, names) for names in both]
        undefined = pictures[1].isnan()
        symptoms = [
            Symptom(label, *(float(eval(number, names)) for names in both)) for label, number in self.measures.items()
        ]
        left_out = ", NaN left out" if wrong["output"].isnan().any() else ""
        apart = (right["output"] - wrong["output"]).abs().nan_to_num(nan=0.0).max().item()
        last = Symptom(f"Largest difference of outputs{left_out}", 0.0, apart)
        drawn = pictures[0], pictures[1].masked_fill(undefined, 0.0), undefined
        caught, alarm = (_complaint(self.check, names, AssertionError) for names in (wrong, right))
        error = _complaint(self.loud, right, RuntimeError)
        unsteady = self.unsteady(fitted, right["output"], wrong["output"])
        outcome = Outcome(self, fitted, right["allowed"], *drawn, (*symptoms, last), caught, alarm, error, unsteady)
        for names in both:
            names.clear()  # functions in them hold them: uncleared, their tensors would wait for the garbage collector
        return outcome


def side(code: str, bug: bool) -> str:
    """Return the program of a diff, with the wrong line or with the right one."""
    other = "+" if bug else "-"
    return "\n".join(line[2:] for line in code.strip("\n").splitlines() if line[0] != other)


def start(scene: Scene) -> dict[str, Any]:
    """Return the names that every program starts from, made anew: a mistake may write into them.

    torch, F, math, sharpness; T, heads, head_size, d_model, temperature, p (dropout), generator (seeded)
    embedded (T, d_model)              the words alone; places (T, d_model) their positions
    backwards (T, d_model)             x of the words in reverse order, each at the position where it then stands
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

    def layer(x: Tensor) -> MultiHeadTrace:
        vectors = Read(x, x, Projections(wq, wk, wv), scene.heads).project()
        return heads.joined(attend(*vectors, allowed, config))

    x = scene.inputs(scene.words).double()
    trace = layer(x)
    scores, scaled = trace.heads.scores, trace.heads.scaled / scene.temperature
    names = {"torch": torch, "F": functional, "math": math, "sharpness": sharpness, "layer": layer}
    names |= {"T": length, "heads": scene.heads, "head_size": scene.head_size, "d_model": scene.d_model}
    names |= {"temperature": scene.temperature, "p": scene.dropout, "mean_square": scene.sum_square}
    embedded, places = scene.embed(scene.words).double(), scene.places(length).double()
    turned = (embedded.flip(0) + places) / math.sqrt(scene.sum_square) if scene.placed else x.flip(0)
    names |= {"embedded": embedded, "places": places, "backwards": turned}
    names |= {"generator": torch.Generator().manual_seed(scene.seed)}
    names |= {"x": x, "wq": wq, "wk": wk, "wv": wv, "q": trace.q, "k": trace.k, "v": trace.v}
    return names | {"scores": scores, "scaled": scaled, "allowed": allowed}


def _complaint(lines: str, names: dict[str, Any], kind: type[Exception]) -> str:
    """Return the error that lines raise with these names, if it is of this kind; "" for none."""
    try:
        exec(lines, dict(names))  # a copy: assignments of a check stay local
    except kind as error:
        return str(error)
    return ""
