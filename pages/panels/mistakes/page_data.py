"""What the page of mistakes shows: one bug on the learner's own words, with the sidebar's settings."""

from dataclasses import dataclass, replace

from attn_core import mistakes
from attn_core.mistakes import MISTAKES, symptoms
from attn_core.scene import Scene
from attn_core.score_scales import ROOT, Divisor
from pages.board.panel import panel
from pages.text import markdown
from pages.text.languages import Words, remember
from pages.view import traced_view
from pages.view.settings import View

words, bugs = Words("mistakes"), Words("bugs")
run = remember(mistakes.run)


@dataclass(frozen=True, eq=False)
class PageData:
    """One bug on the learner's words: the switch, the outcome, the selected head and row, and the settings it ignores."""

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
    """Return the data of a view, or None without a word or projections; a head or a row beyond the last is the last."""
    bug = {"mistake": view.mistake, "mistake_on": view.mistake_on, "mistake_head": view.mistake_head}
    return _prepare(view.shared.but(head=0, **bug))


@remember
def _prepare(view: View) -> PageData | None:
    scene = settings(view).scene
    if not scene.words or not scene.origin.has("projections"):
        return None
    outcome = run(view.mistake, replace(scene, scale="head", power=ROOT))
    labels = markdown.labels(outcome.scene.words)
    head, row = min(view.mistake_head, outcome.scene.heads - 1), min(view.query, len(labels) - 1)
    notes = [words.SELF] * (view.kind == "cross") + _notes(outcome, scene)
    return PageData(view.mistake_on, head, row, outcome, symptoms.plane(outcome, head), labels, notes, view.dark)


def _notes(outcome: mistakes.Outcome, scene: Scene) -> list[str]:
    """Return the settings that the mistake adds, and the scene's settings that it ignores."""
    mistake, used = outcome.mistake, outcome.scene
    lacks = not mistake.needs or getattr(scene, mistake.needs) != getattr(used, mistake.needs)
    notes = {
        bugs.PREMISES.get(mistake.name, ""): bool(mistake.premise) and lacks,
        _by_width(outcome): "d_model" in mistake.differing,
        words.SCALED: scene.divisor != Divisor(),
        words.POSITIONED: "places" in mistake.differing and not scene.placed,
        words.REPEATED: used.words != scene.words,
        words.TWO_HEADS: used.source != scene.source,
        words.COLDEST: used.temperature != scene.temperature,
        words.UNDROPPED: scene.dropout > 0 and mistake.needs != "dropout",
    }
    return [sentence for sentence, true in notes.items() if true]


def _by_width(outcome: mistakes.Outcome) -> str:
    """Describe the effect of √d_model in place of √head_size at these widths, in one sentence."""
    used, by_label = outcome.scene, {symptom.label: symptom for symptom in outcome.symptoms}
    keys = by_label.get("Effective keys, mean of all rows")
    if keys is None or used.d_model == used.head_size:
        return words.width(turn="equal", d_model=used.d_model, head_size=used.d_model)
    turn = ("flat" if keys.wrong > keys.right else "sharp") if keys.differs else "same"
    return words.width(turn=turn, d_model=used.d_model, head_size=used.head_size)


def heads(view: View) -> int:
    """Return how many heads there are to choose from: a mistake may need more than are set."""
    return max(traced_view.taken(view).heads, MISTAKES[view.mistake].fewest_heads)


def why_no_head(view: View) -> str:
    """Return why there is no head to choose, "" where there is."""
    if not MISTAKES[view.mistake].has_heads:
        return words.NO_HEADS
    return words.ONE_HEAD if heads(view) == 1 else ""


shows = panel(present)
