"""Mistakes: famous bugs of attention, run for real on the learner's words, each with its symptom, its check and its fix."""

from dataclasses import dataclass, replace
from typing import NamedTuple

import pandas as pd
import torch

from attn_core import mistakes
from attn_core.mistakes import MISTAKES, Symptom, symptoms
from attn_core.mistakes.definition import SAME
from attn_core.scene import Scene
from attn_core.score_scales import ROOT, Divisor
from pages.board import declaration
from pages.board.declaration import drawing, picture, sentence
from pages.board.facts import Kept, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Buttons, Code, Picture, Pieces, Table, Text
from pages.charts import heatmap
from pages.panels.shared import number_tables
from pages.panels.shared.notices import notices
from pages.text import markdown, number_names
from pages.text.languages import Words, remember
from pages.text.numbers import exact, local
from pages.view import traced_view
from pages.view.settings import SHARED, View

words, bugs, row_words = Words("mistakes"), Words("bugs"), Words("row")
run = remember(mistakes.run)
OUTPUTS_END = 2.5  # of the colour scale of outputs, ±
WIDTHS = [1, 1, 0.85]  # of the two pictures, with their formulas, and of what stands beside them
AS_HIGH = r"\vphantom{\big(\boxed{\sqrt{\text{head\_size}}}}"  # as the highest formula, so that pictures line up


# ---- one bug on the learner's own words, with the sidebar's settings ----


def settings(view: View) -> traced_view.TracedView:
    """Return the sidebar's settings, the sentence attending to itself."""
    return traced_view.prepare(view.but(kind="self"))


@dataclass(frozen=True, eq=False)
class Bug(Kept):
    """A bug on the learner's words.

    mistake, outcome  its entry in the registry, and what it does to the words; on: whether it is switched on
    title, summary    what it is called, and what it does, in words
    head, row         that its pictures show, and the selected one
    plane, labels     the matrices of its pictures, and the names of their rows
    outputs           whether they show outputs, not weights; picture: the same by its name
    colours           what their colour scale runs between, in words
    complaint         of its check, "" where it passes
    notes             the settings that the bug adds, and those that it ignores, in words
    """

    mistake: mistakes.Mistake
    outcome: mistakes.Outcome
    on: bool
    dark: bool
    title: str
    summary: str
    head: int
    has_heads: bool
    plane: symptoms.Plane
    labels: list[str]
    row: int
    outputs: bool
    colours: str
    picture: str
    complaint: str
    passes: bool
    notes: str


@facts(*SHARED, "mistake", "mistake_on", "mistake_head", head=0)
def bug(view: View) -> Bug | None:
    """Return the bug of a view, or None without a word or projections; a head or a row beyond the last is the last."""
    traced = traced_view.present(view.but(kind="self"))
    if traced is None:
        return None
    scene = traced.scene
    outcome = run(view.mistake, replace(scene, scale="head", power=ROOT))
    mistake, labels = outcome.mistake, markdown.labels(outcome.scene.words)
    complaint = outcome.caught if view.mistake_on else outcome.alarm
    outputs, head = mistake.picture == "output", min(view.mistake_head, outcome.scene.heads - 1)
    return Bug(
        mistake=mistake,
        outcome=outcome,
        on=view.mistake_on,
        dark=view.dark,
        title=bugs.TITLES[mistake.name],
        summary=bugs.SUMMARIES[mistake.name],
        head=head,
        has_heads=mistake.has_heads,
        plane=symptoms.plane(outcome, head),
        labels=labels,
        row=min(view.query, len(labels) - 1),
        outputs=outputs,
        colours=row_words.legend(negative=outputs, limit=OUTPUTS_END if outputs else 1.0),
        picture=mistake.picture,
        complaint=local(complaint),
        passes=not complaint,
        notes=" ".join(_notes(view, outcome, scene)) or words.NOTE,
    )


def _notes(view: View, outcome: mistakes.Outcome, scene: Scene) -> list[str]:
    mistake, used = outcome.mistake, outcome.scene
    lacks = not mistake.needs or getattr(scene, mistake.needs) != getattr(used, mistake.needs)
    chosen = used.allowed()  # a mask that the bug needs stands there, too
    hides = replace(used, mask=scene.mask).allowed()
    blinds = hides is not None and not hides.any(-1).all()
    notes = [
        (view.kind == "cross", words.SELF),
        (blinds and chosen is not None and chosen.equal(outcome.allowed), words.SEES_NOTHING),
        (bool(mistake.premise) and lacks and not (blinds and mistake.needs == "mask"), bugs.PREMISES.get(mistake.name)),
        (not lacks and chosen is not None and not chosen.equal(outcome.allowed), words.OWN_MASK),
        ("d_model" in mistake.differing, _by_width(outcome)),
        (scene.divisor != Divisor(), words.SCALED),
        ("places" in mistake.differing and not scene.placed, words.POSITIONED),
        (used.words != scene.words, words.REPEATED),
        (used.source != scene.source, words.drawn_heads(heads=used.heads)),
        (used.temperature != scene.temperature, words.COLDEST),
        (scene.dropout > 0 and mistake.needs != "dropout", words.UNDROPPED),
    ]
    return [note for holds, note in notes if holds]


def _by_width(outcome: mistakes.Outcome) -> str:
    """Describe the effect of √d_model in place of √head_size at these widths."""
    used, by_label = outcome.scene, {symptom.label: symptom for symptom in outcome.symptoms}
    keys = by_label.get("Effective keys, mean of all rows")
    if keys is None or used.d_model == used.head_size:
        turn = "equal"
    else:
        turn = "same" if not keys.differs else "flat" if keys.wrong > keys.right else "sharp"
    return words.width(turn=turn, d_model=used.d_model, head_size=used.head_size)


shows = panel(bug)


def formulas(mistake: mistakes.Mistake, on: bool) -> list[str]:
    """Return the right formula and that of the chosen program, as LaTeX."""
    return [AS_HIGH + mistake.framed_formula(bug) for bug in (False, on)]


def heads(view: View) -> int:
    """Return how many heads there are to choose from: a mistake may need more than are set."""
    return MISTAKES[view.mistake].heads_of(traced_view.taken(view).heads)


def why_no_head(view: View) -> str:
    """Return why there is no head to choose, "" where there is."""
    if not MISTAKES[view.mistake].has_heads:
        return words.NO_HEADS
    return words.ONE_HEAD if heads(view) == 1 else ""


# ---- its pictures beside the right program's, and the selected row ----


def matrix(bug: Bug, with_bug: bool) -> Picture:
    """Draw the matrix of the right program or of the wrong one, with its flaws, on one scale; a click selects a row."""
    plane, selected = bug.plane, bug.row
    sheet = heatmap.Sheet(
        values=(plane.wrong if with_bug else plane.right)[None].float(),
        hidden=(plane.hidden & ~plane.leaks) | plane.undefined if with_bug else plane.hidden,
        limit=OUTPUTS_END if bug.outputs else 1.0,
        signed=bug.outputs,
        queries=bug.labels,
        keys=[str(i) for i in range(bug.outcome.scene.head_size)] if bug.outputs else bug.labels,
        query=selected,
        winners=[None if with_bug and plane.undefined[selected].any() else plane.column(selected)],
        dark=bug.dark,
    )
    spec = heatmap.one_head(sheet, 0, leads=True)
    spec = heatmap.with_flaws(spec, plane.undefined & with_bug, plane.leaks & with_bug)
    return drawing(spec, click={"query": "y"}, arrow_keys=traced_view.arrow_keys("query", len(bug.labels)))


@dataclass(frozen=True, eq=False)
class Effects(Kept):
    """The effect of a bug on the selected row, and on the row that changes most, "" where that is the same one.

    effect     "off", "nothing" where no number of any head changes, "head" where none of the drawn head does, else "some"
    shown_in   the first head that the bug changes
    leaks      whether single cells that should be hidden are marked
    """

    bug: Bug
    effect: str
    shown_in: int
    selected: str
    most_changed: str
    leaks: bool


@facts(of=bug)
def rows_in_words(bug: Bug) -> Effects:
    """Return what the sentence about the rows says."""
    plane = bug.plane
    alike = not bug.outcome.undefined.any() and torch.allclose(bug.outcome.right, bug.outcome.wrong, rtol=0, atol=SAME)
    most = bug.row != plane.row and not plane.same(plane.row)
    effect = "off" if not bug.on else "nothing" if alike else "head" if plane.same(plane.row) else "some"
    return Effects(
        bug,
        effect=effect,
        shown_in=symptoms.first_head(bug.outcome),
        selected=_effect_on(bug, bug.row),
        most_changed=words.most_changed(query=bug.labels[plane.row], sentence=_effect_on(bug, plane.row)) if most else "",
        leaks=bool(heatmap.single_leaks(plane.leaks)),
    )


def _effect_on(bug: Bug, row: int) -> str:
    """Describe the effect on one row where it is largest."""
    plane, column = bug.plane, bug.plane.column(row)
    right, wrong = (matrix[row, column].item() for matrix in (plane.right, plane.wrong))
    changed = "output" if bug.outputs else "weight"
    effect = "undefined" if plane.undefined[row].any() else "right" if plane.same(row) else changed
    numbers = {"right": number(right), "wrong": number(wrong)} if bug.outputs else {"right": right, "wrong": wrong}
    key = "" if bug.outputs else bug.labels[column]
    return words.effect_on_row(effect=effect, query=bug.labels[row], key=key, column=column, **numbers)


@dataclass(frozen=True, eq=False)
class Divided(Kept):
    """A row of the wrong weights and its sum, total; of one key its weight, that over the sum, and the right weight."""

    query: str
    key: str
    total: float
    weight: float
    quotient: float
    right: float


@facts(of=bug)
def divided(bug: Bug) -> Divided | None:
    """Return the selected row divided by its sum, where this repairs the bug; None elsewhere."""
    if not (bug.on and bug.mistake.divides):
        return None
    plane, selected = bug.plane, bug.row
    column = plane.column(selected)
    return Divided(
        query=bug.labels[selected],
        key=bug.labels[column],
        total=plane.wrong[selected].sum().item(),
        weight=plane.wrong[selected, column].item(),
        quotient=plane.divided[selected, column].item(),
        right=plane.right[selected, column].item(),
    )


# ---- its symptom in numbers, its check, its fix and its program ----


@shows
def in_numbers(bug: Bug) -> Pieces:
    """State the symptom in numbers, bold where the program as it is switched isn't right."""
    rows = []
    for label, right, wrong in bug.outcome.symptoms:
        now = number(wrong if bug.on else right)
        told = markdown.plain(symptom_name(label))
        rows.append((told, number(right), now if now == number(right) else f"**{now}**"))
    header = ("", words.RIGHT, words.bug_on(on=bug.on))
    return [Text("numbers_name", words.SYMPTOM), Table("mistake_symptoms", header, rows)]


def symptom_name(label: str) -> str:
    """Return what the page calls a number of the core."""
    return bugs.SYMPTOMS[number_names.attribute(label)]


def number(value: float) -> str:
    """Return a number with four digits, one that is rounding as 0."""
    return "0" if abs(value) < 1e-9 else exact(value, ".4g")


@shows
def other_projections(bug: Bug) -> Pieces:
    """Offer this bug with other projections, all else at its default."""
    own = {"mistake": bug.mistake.name, "mistake_on": bug.on}
    choices = {label: own | {"projections": token} for token, label in words.TRY.items()}
    return [Buttons("try_projections", words.TRY_THIS, choices, complete=True)]


@shows
def check(bug: Bug) -> Pieces:
    return [Text("check_name", words.CHECK), Code("check", bug.mistake.check)]


@shows
def fix(bug: Bug) -> Pieces:
    return [Text("fix_name", words.FIX), Code("fix", bug.mistake.differing, compares=True)]


@shows
def refused(bug: Bug) -> Pieces:
    """Quote torch's error for a line similar to the wrong one."""
    if not bug.outcome.error:
        return []
    badge = markdown.badge(False, f"RuntimeError: {markdown.plain(bug.outcome.error)}")
    return [Text("error", words.refused(line=bug.mistake.loud, badge=badge))]


@shows
def program(bug: Bug) -> Pieces:
    return [Text("program_starts", words.PROGRAM_STARTS), Code("program", bug.mistake.program(bug.on))]


# ---- from a symptom to the bug: the effect of every mistake on the learner's words ----


class Effect(NamedTuple):
    """What one mistake does: which signs, and its own first number that differs."""

    name: str
    signs: tuple[str, ...]
    symptom: Symptom
    head: int

    @property
    def shown_by(self) -> dict[str, object]:
        """The values that show the mistake as in the list: its numbers depend on the settings, which stay."""
        return {"mistake": self.name, "mistake_on": True, "mistake_head": self.head}


def effects(view: View) -> tuple[Effect, ...] | None:
    """Return the effects of all mistakes at these settings, or None without a word or projections."""
    traced = traced_view.present(view.but(kind="self"))
    return _effects(replace(traced.scene, scale="head", power=ROOT)) if traced else None


@remember
def _effects(scene: Scene) -> tuple[Effect, ...]:
    outcomes = {name: run(name, scene) for name in MISTAKES}
    differing = {name: [each for each in outcome.symptoms if each.differs] for name, outcome in outcomes.items()}
    return tuple(
        Effect(name, symptoms.signs(found), (differing[name] or found.symptoms)[0], symptoms.first_head(found))
        for name, found in outcomes.items()
    )


@panel(effects, "mistake_sign", resting=True)
def matches(found: tuple[Effect, ...], sign: str) -> Pieces:
    """Offer the bugs that show the sign that was chosen, if one was."""
    if sign == "any":
        return []
    choices = {bugs.TITLES[effect.name]: effect.shown_by for effect in found if sign in effect.signs}
    return [Buttons("mistake_matches", words.matching(count=len(choices), of=len(found)), choices)]


@panel(effects, resting=True)
def all_bugs(found: tuple[Effect, ...]) -> Pieces:
    """List all mistakes, each a way to it; so many runs take too long to follow a finger."""
    rows = [(bugs.TITLES[effect.name], _signs(effect), _first_number(effect.symptom)) for effect in found]
    return [Table("bugs", [*words.BUGS_HEAD.values()], rows, sets=[effect.shown_by for effect in found])]


def _signs(effect: Effect) -> str:
    if not effect.symptom.differs:
        return words.UNCHANGED
    return " ".join(f":primary-badge[{bugs.SIGNS[sign]}]" for sign in effect.signs) or words.OUTPUTS_STAY


def _first_number(symptom: Symptom) -> str:
    """Return the number that differs, right and wrong; "" where none does."""
    if not symptom.differs:
        return ""
    return words.in_numbers(label=symptom_name(symptom.label), right=number(symptom.right), wrong=number(symptom.wrong))


# ---- tables of numbers ----


def _cells(bug: Bug) -> pd.DataFrame:
    """Return a row a cell: right, with the bug, hidden or not."""
    plane, (height, width) = bug.plane, bug.plane.right.shape
    columns = (
        [label for label in bug.labels for _ in range(width)],
        [*(map(str, range(width)) if bug.outputs else bug.labels)] * height,
        plane.right.flatten().tolist(),
        list(map(number_tables.six, plane.wrong.flatten().tolist())),
        plane.hidden.flatten().tolist(),
    )
    table = pd.DataFrame(dict(zip(words.CELLS.values(), columns, strict=True)))
    table.loc[plane.undefined.flatten().tolist(), words.CELLS["wrong"]] = words.UNDEFINED
    return table


def _symptoms(bug: Bug) -> pd.DataFrame:
    table = pd.DataFrame(bug.outcome.symptoms)
    return table.assign(label=[symptom_name(label) for label in table["label"]])


TABLES = {
    "mistake_cells": number_tables.numbers("mistake_cells", bug, _cells),
    "mistake_symptom": number_tables.numbers("mistake_symptom", bug, _symptoms),
}
BOARDS = {
    "remarks": board(notices(read=settings, match=False, traced=False)),
    "what": board(sentence("what", bug, "mistakes.what")),
    "bug": board(
        row(
            picture("mistake_right", bug, lambda bug: matrix(bug, with_bug=False), "mistakes.mistake_right"),
            picture("mistake_mine", bug, lambda bug: matrix(bug, with_bug=bug.on), "mistakes.mistake_mine"),
            [in_numbers(), other_projections()],
            widths=WIDTHS,
        ),
        sentence("notes", bug, "mistakes.notes"),
        sentence("mistake_row", rows_in_words, "mistakes.mistake_row"),
        sentence("divided", divided, "mistakes.divided"),
        row(
            [check(), sentence("verdict", bug, "mistakes.verdict")],
            [fix(), sentence("running", bug, "mistakes.running")],
            widths=[1.35, 1],
        ),
        refused(),
    ),
    "finder": board(matches(), all_bugs(), cost=Cost.LOOPED),
    "program": board(program(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES),
}
PAGE = declaration.Page("mistakes", (), BOARDS, TABLES)
