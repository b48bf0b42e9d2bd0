"""What the page of mistakes shows: one bug on the learner's own words, with the sidebar's settings."""

import functools
from dataclasses import dataclass, fields, replace

from attn_core import mistakes, scene, symptoms
from attn_core.mistakes import MISTAKES
from pages.ui import shown, state, words

TITLES = {name: mistake.title for name, mistake in MISTAKES.items()}


@dataclass(frozen=True, eq=False)
class Shown:
    """One bug on the learner's words: the switch, what it did, one head of it, and what it could not take as set."""

    name: str
    on: bool
    head: int
    outcome: mistakes.Outcome
    plane: symptoms.Plane
    labels: list[str]
    notes: list[str]
    dark: bool

    @property
    def mistake(self) -> mistakes.Mistake:
        """The mistake as text."""
        return MISTAKES[self.name]

    @property
    def outputs(self) -> bool:
        """Whether the pictures show outputs, not weights."""
        return self.mistake.picture == "output"


def present() -> Shown | None:
    """Return what the present settings show, or None where there is no word."""
    setting = given().scene
    if not setting.words:
        return None
    name, on = str(state.now("mistake")), bool(state.now("mistake_on"))
    return prepare(setting, name, on, int(state.now("mistake_head")), state.now("kind") == "cross", state.dark())


def given(let_go: bool = False) -> shown.Shown:
    """Return the sidebar's settings, the sentence looking at itself; let_go: a slider counts where it was let go last."""
    view = state.view()
    if let_go:
        settled = {field.name: state.settled(field.name) for field in fields(view)}
        view = replace(view, **{**settled, "heads": int(settled["heads"])})
    return shown.prepare(replace(view, kind="self"), state.dark(), 0)


@functools.lru_cache(maxsize=64)
def prepare(setting: scene.Scene, name: str, on: bool, head: int, cross: bool, dark: bool) -> Shown:
    """Return what a bug does to a scene; a head beyond the last is the last."""
    outcome = run(name, replace(setting, scale="head"))
    head = min(head, outcome.scene.heads - 1)
    found = symptoms.plane(name, outcome, head)
    labels = words.labels(outcome.scene.words)
    notes = ["The sentence looks at itself."] * cross + _notes(MISTAKES[name], setting, outcome.scene)
    return Shown(name, on, head, outcome, found, labels, notes, dark)


run = functools.lru_cache(maxsize=64)(mistakes.run)


def _notes(mistake: mistakes.Mistake, given: scene.Scene, used: scene.Scene) -> list[str]:
    """Return what the mistake puts in, and what it does not take as it is set."""
    wide = mistake.name == "model_scale" and given.head_size >= given.d_model
    said = {
        mistake.given: bool(mistake.given),
        "Your heads are as wide as d_model or wider, so rows don’t turn flatter here.": wide,
        "Right divides by √head_size.": given.scale != "head",
        "Fewer than 3 words: yours are repeated.": used.words != given.words,
        "Temperature is 0.01, the lowest that can be divided by.": used.temperature != given.temperature,
        "Dropout is left out.": given.dropout > 0 and mistake.name != "dropout_before_softmax",
    }
    return [sentence for sentence, true in said.items() if true]


def heads() -> list[str]:
    """Return the names of the heads to choose from."""
    count = max(int(state.now("heads")), MISTAKES[str(state.now("mistake"))].fewest_heads)
    return [f"head {h + 1}" for h in range(count)]


def why_no_head() -> str:
    """Return why there is no head to choose, "" where there is."""
    if state.now("mistake") == "averaged_in_place":
        return "A mean of the past has no heads."
    return "There is only one head." if len(heads()) == 1 else ""
