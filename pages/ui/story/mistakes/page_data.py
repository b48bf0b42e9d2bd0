"""What the page of mistakes shows: one bug on the learner's own words, with the sidebar's settings."""

from dataclasses import dataclass, replace

from attn_core import mistakes, scene
from attn_core.cache import remember
from attn_core.mistakes import MISTAKES, symptoms
from pages.ui import traced_view
from pages.ui.link import View
from pages.ui.text import markdown

TITLES = {name: mistake.title for name, mistake in MISTAKES.items()}


@dataclass(frozen=True, eq=False)
class PageData:
    """One bug on the learner's words: the switch, what it did, one head of it, and what it could not take as set.

    row, column   the selected row, and where it differs most
    """

    name: str
    on: bool
    head: int
    row: int
    column: int
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


def given(view: View) -> traced_view.TracedView:
    """Return the sidebar's settings, the sentence looking at itself."""
    return traced_view.remarked(view.shared.but(kind="self"))


def present(view: View) -> PageData | None:
    """Return what a view shows, or None where there is no word; a head or a row beyond the last is the last."""
    settings = given(view)
    if settings.blank:
        return None
    found = _prepare(settings.scene, view.mistake, view.mistake_head, view.query, view.kind == "cross")
    return _switched(found, view.mistake_on, view.dark)


@remember
def _prepare(setting: scene.Scene, name: str, head: int, row: int, cross: bool) -> PageData:
    """Return what a bug does to a scene; cross: whether the sidebar says that another sentence is looked at."""
    outcome = run(name, replace(setting, scale="head"))
    labels = markdown.labels(outcome.scene.words)
    head, row = min(head, outcome.scene.heads - 1), min(row, len(labels) - 1)
    found = symptoms.plane(name, outcome, head)
    notes = ["The sentence looks at itself."] * cross + _notes(MISTAKES[name], setting, outcome)
    return PageData(name, True, head, row, found.most(row), outcome, found, labels, notes, dark=False)


@remember
def _switched(found: PageData, on: bool, dark: bool) -> PageData:
    """Return the same with the bug on or off."""
    return replace(found, on=on, dark=dark)


run = remember(mistakes.run)


def _notes(mistake: mistakes.Mistake, given: scene.Scene, outcome: mistakes.Outcome) -> list[str]:
    """Return what the mistake puts in, and what it does not take as it is set."""
    used = outcome.scene
    said = {
        mistake.given: bool(mistake.given) and _put_in(mistake, given, used),
        _by_width(outcome): mistake.name == "model_scale",
        "The right program divides by √head_size.": given.scale != "head",
        "Positions are on in the right program.": mistake.name == "no_positions" and not given.positions,
        "Fewer than 3 words: yours are repeated.": used.words != given.words,
        "Temperature is 0.01, the lowest that can be divided by.": used.temperature != given.temperature,
        "Dropout is left out.": given.dropout > 0 and mistake.name != "dropout_before_softmax",
    }
    return [sentence for sentence, true in said.items() if true]


def _put_in(mistake: mistakes.Mistake, given: scene.Scene, used: scene.Scene) -> bool:
    """Return whether the mistake puts in what it says: where it only asks for a setting, the learner may have set it."""
    drops = mistake.name == "dropout_before_softmax"
    asks = {"mask": mistake.hides, "heads": mistake.fewest_heads > 1, "dropout": drops}
    asked = [name for name, needed in asks.items() if needed]
    return not asked or any(getattr(given, name) != getattr(used, name) for name in asked)


def _by_width(outcome: mistakes.Outcome) -> str:
    """Return what √d_model for √head_size does at these widths, in one sentence."""
    used, keys = outcome.scene, {one.label: one for one in outcome.symptoms}.get("Effective keys, mean of all rows")
    if keys is None or used.d_model == used.head_size:
        return f"Here both are √{used.d_model}: the same."
    turn = "stay as they are" if abs(keys.wrong - keys.right) <= symptoms.SAME else ""
    turn = turn or ("turn too flat" if keys.wrong > keys.right else "turn too sharp")
    return f"Here by √{used.d_model}, not √{used.head_size}: rows {turn}."


def heads(view: View) -> int:
    """Return how many heads there are to choose from: a mistake may need more than are set."""
    return max(view.heads, MISTAKES[view.mistake].fewest_heads)


def why_no_head(view: View) -> str:
    """Return why there is no head to choose, "" where there is."""
    if view.mistake == "averaged_in_place":
        return "A mean of the past has no heads."
    return "There is only one head." if heads(view) == 1 else ""
