"""One bug in panels: pictures beside the right program, its symptom in numbers, its check and its fix."""

import difflib

from attn_core.mistakes import symptoms
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Code, Picture, Pieces, Table, Text
from pages.ui.charts import heatmap
from pages.ui.charts import wrong_cells as flaws
from pages.ui.link import View
from pages.ui.story.mistakes.page_data import Shown, given, present
from pages.ui.text import notices as above
from pages.ui.text import sentences as words

OUTPUTS_END = 2.5  # of the colour scale of outputs, ±
shows = panel(present)


def _remarked(view: View) -> above.Said:
    """Return what was not taken as it stands, and what heads are for."""
    return above.of(given(view), meeting=False, traced=False)


@panel(_remarked)
def remarks(said: above.Said) -> Pieces:
    """Say what of the link, the text or the device was not taken as it stands; the place is there even when empty."""
    return above.pieces(said)


# ---- the bug and its symptom ----


@shows
def what(shown: Shown) -> Pieces:
    """Say what the bug is."""
    return [Text("what", f"**{words.plain(shown.mistake.title)}.** {words.plain(shown.mistake.what)}")]


@shows
def notes(shown: Shown) -> Pieces:
    """Say what the bug puts in, and which settings it does not take."""
    said = " ".join(shown.notes) or "Every bug runs for real, on your words."
    return [Text("notes", f":gray[{words.plain(said)}]")]


@shows
def picture(shown: Shown, mine: bool) -> Pieces:
    """Draw the right program's picture, or the one of the program as it is switched, on the same scale."""
    bug = mine and shown.on
    which = "with the bug" if bug else ("bug off" if mine else "right")
    head = "" if shown.outcome.right.dim() == 2 and not shown.outputs else f" · head {shown.head + 1}"
    what = "outputs · " if shown.outputs else ""
    name = f":gray[**{which}**{head} · {what}{words.legend(shown.outputs, OUTPUTS_END if shown.outputs else 1.0)}]"
    slot = "mistake_mine" if mine else "mistake_right"
    alt = f"{shown.mistake.picture} {which}{head}: rows {', '.join(shown.labels)}"
    last = len(shown.labels) - 1
    steps = {"ArrowUp": ("query", -1, 0, last), "ArrowDown": ("query", 1, 0, last)}
    return [Text(f"{slot}_name", name), Picture(slot, _drawn(shown, bug), alt, click={"query": "y"}, steps=steps)]


def _drawn(shown: Shown, bug: bool) -> dict[str, object]:
    """Return one of the two heatmaps, its flaws marked."""
    plane = shown.plane
    sheet = heatmap.Sheet(
        values=(plane.wrong if bug else plane.right)[None].float(),
        hidden=(plane.hidden & ~plane.leaks) | plane.undefined if bug else plane.hidden,
        limit=OUTPUTS_END if shown.outputs else 1.0,
        signed=shown.outputs,
        queries=shown.labels,
        keys=[str(i) for i in range(shown.outcome.scene.head_size)] if shown.outputs else shown.labels,
        query=shown.row,
        winners=[None if bug and plane.undefined[shown.row].any() else shown.column],
        dark=shown.dark,
    )
    return flaws.over(sheet, heatmap.one_head(sheet, 0, leads=True), plane.undefined & bug, plane.leaks & bug)


@shows
def row_in_words(shown: Shown) -> Pieces:
    """Say what happens to the selected row, and to the one that the bug changes most."""
    if not shown.on:
        return [Text("mistake_row", "The bug is off: both pictures show the same numbers.")]
    if not shown.outcome.undefined.any() and shown.outcome.difference <= symptoms.SAME:
        return [Text("mistake_row", "At these settings the bug changes nothing in this picture.")]
    plane = shown.plane
    said = [f"Row {_row(shown, shown.row, shown.column)}"]
    if shown.row != plane.row and not plane.same(plane.row):
        said.append(f"Most: row {_row(shown, plane.row, plane.column)}")
    flawed = ":gray[Dashed: hidden words that get weight anyway.]" if flaws.single(plane.leaks) else ""
    return [Text("mistake_row", f"{' '.join(said)} {flawed}")]


def _row(shown: Shown, row: int, column: int) -> str:
    """Return what happens to one row, which differs most in this column."""
    plane, name = shown.plane, words.chip("query", shown.labels[row])
    if plane.undefined[row].any():
        return f"{name} is **undefined**: softmax of a row that is all −∞ is 0 / 0, not a number."
    if plane.same(row):
        return f"{name} has the right numbers."
    right, wrong = plane.right[row, column].item(), plane.wrong[row, column].item()
    if shown.outputs:
        return f"{name}, number {column}: right **{number(right)}**, with the bug **{number(wrong)}**."
    key = words.chip("key", shown.labels[column])
    return f"{name} on {key}: right **{words.percent(right)}**, with the bug **{words.percent(wrong)}**."


@shows
def numbers(shown: Shown) -> Pieces:
    """Say the symptom in numbers, right against as switched."""
    now = "bug on" if shown.on else "bug off"
    rows = [_symptom(label, right, wrong if shown.on else right) for label, right, wrong in shown.outcome.symptoms]
    return [Text("numbers_name", "## Its symptom in numbers"), Table("mistake_symptoms", ("", "right", now), rows)]


def _symptom(label: str, right: float, now: float) -> tuple[str, str, str]:
    """Return one row of the numbers, the present one bold where it isn't right."""
    said = number(now)
    return words.plain(label), number(right), said if said == number(right) else f"**{said}**"


def number(value: float) -> str:
    """Return a number with four digits, one that is rounding as 0."""
    return "0" if abs(value) < 1e-9 else f"{value:.4g}".replace("-", "−")


# ---- the check and the fix ----


@shows
def check(shown: Shown) -> Pieces:
    """Show the three lines that catch the bug."""
    return [Text("check_name", "## Three lines that catch it"), Code("check", shown.mistake.check)]


@shows
def verdict(shown: Shown) -> Pieces:
    """Say what these lines say when they are run on the program as it is switched."""
    said = symptoms.verdict(shown.name, shown.outcome, shown.on)
    if said:
        return [Text("verdict", f":red-badge[:material/close: AssertionError: {words.plain(said)}]")]
    without = "" if not shown.on else ": at these settings the bug changes nothing that they look at"
    return [Text("verdict", f":primary-badge[:material/check: passes{without}]")]


@shows
def fix(shown: Shown) -> Pieces:
    """Show the one line that differs, the bug's and the right one."""
    lines = difflib.ndiff(shown.mistake.wrong.splitlines(), shown.mistake.fix.splitlines())
    differing = "\n".join(line for line in lines if not line.startswith("?"))
    return [Text("fix_name", "## The line that differs"), Code("fix", differing, compares=True)]


@shows
def running(shown: Shown) -> Pieces:
    """Say which of the two lines runs."""
    sign, other = ("−", "turn the bug off to run +") if shown.on else ("+", "turn the bug on to run −")
    return [Text("running", f"Now the line marked **{sign}** runs; {other}.")]


@shows
def loud(shown: Shown) -> Pieces:
    """Say what torch says of a line that is nearly the wrong one."""
    error = shown.outcome.error
    if not error:
        return []
    said = f"One line away torch itself refuses: **{words.plain(shown.mistake.loud)}**"
    return [Text("error", f"{said} :red-badge[:material/close: RuntimeError: {words.plain(error)}]")]
