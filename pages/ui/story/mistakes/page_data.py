"""What the page of mistakes shows: one bug on the learner's own words, with the sidebar's settings."""

from dataclasses import dataclass, replace

from attn_core import mistakes
from attn_core.cache import remember
from attn_core.mistakes import MISTAKES, symptoms
from attn_core.scene import Scene
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.link import View
from pages.ui.text import markdown

run = remember(mistakes.run)


@dataclass(frozen=True, eq=False)
class PageData:
    """One bug on the learner's words: the switch, what it did, one head and row of it, and what it could not take as set."""

    on: bool
    head: int
    row: int
    outcome: mistakes.Outcome
    plane: symptoms.Plane
    labels: list[str]
    notes: list[str]
    dark: bool

    @property
    def mistake(self) -> mistakes.Mistake:
        """Its entry in the registry."""
        return self.outcome.mistake

    @property
    def outputs(self) -> bool:
        """Whether the pictures show outputs, not weights."""
        return self.mistake.picture == "output"


def settings(view: View) -> traced_view.TracedView:
    """Return the sidebar's settings, the sentence looking at itself."""
    return traced_view.prepare(view.shared.but(kind="self"))


def present(view: View) -> PageData | None:
    """Return what a view shows, or None where there is no word; a head or a row beyond the last is the last."""
    bug = {"mistake": view.mistake, "mistake_on": view.mistake_on, "mistake_head": view.mistake_head}
    return _prepare(view.shared.but(head=0, **bug))


@remember
def _prepare(view: View) -> PageData | None:
    scene = settings(view).scene
    if not scene.words:
        return None
    outcome = run(view.mistake, replace(scene, scale="head"))
    labels = markdown.labels(outcome.scene.words)
    head, row = min(view.mistake_head, outcome.scene.heads - 1), min(view.query, len(labels) - 1)
    notes = ["The sentence looks at itself."] * (view.kind == "cross") + _notes(outcome, scene)
    return PageData(view.mistake_on, head, row, outcome, symptoms.plane(outcome, head), labels, notes, view.dark)


def _notes(outcome: mistakes.Outcome, scene: Scene) -> list[str]:
    """Return what the mistake puts in, and what it does not take as it is set in the scene."""
    mistake, used = outcome.mistake, outcome.scene
    lacks = not mistake.needs or getattr(scene, mistake.needs) != getattr(used, mistake.needs)
    notes = {
        mistake.premise: bool(mistake.premise) and lacks,
        _by_width(outcome): "d_model" in mistake.differing,
        "The right program divides by √head_size.": scene.scale != "head",
        "Positions are on in the right program.": "places" in mistake.differing and not scene.positions,
        "Fewer than 3 words: yours are repeated.": used.words != scene.words,
        "The worked example has one head: two are drawn.": used.maps != scene.maps,
        "Temperature is 0.01 here, not lower: the programs divide by it.": used.temperature != scene.temperature,
        "Dropout is left out.": scene.dropout > 0 and mistake.needs != "dropout",
    }
    return [sentence for sentence, true in notes.items() if true]


def _by_width(outcome: mistakes.Outcome) -> str:
    """Return what √d_model for √head_size does at these widths, in one sentence."""
    used, by_label = outcome.scene, {symptom.label: symptom for symptom in outcome.symptoms}
    keys = by_label.get("Effective keys, mean of all rows")
    if keys is None or used.d_model == used.head_size:
        return f"Here both are √{used.d_model}: the same."
    turn = ("turn too flat" if keys.wrong > keys.right else "turn too sharp") if keys.differs else "stay as they are"
    return f"Here by √{used.d_model}, not √{used.head_size}: rows {turn}."


def heads(view: View) -> int:
    """Return how many heads there are to choose from: a mistake may need more than are set."""
    return max(traced_view.taken(view).heads, MISTAKES[view.mistake].fewest_heads)


def why_no_head(view: View) -> str:
    """Return why there is no head to choose, "" where there is."""
    if not MISTAKES[view.mistake].has_heads:
        return "A mean of the past has no heads."
    return "There is only one head." if heads(view) == 1 else ""


shows = panel(present)
