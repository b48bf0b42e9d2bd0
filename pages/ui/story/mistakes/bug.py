"""One bug in panels: pictures beside the right program, its symptom in numbers, its check and its fix."""

import difflib

from attn_core.mistakes import symptoms
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Code, Picture, Pieces, Table, Text
from pages.ui.charts import heatmap, wrong_cells
from pages.ui.link import View
from pages.ui.story.mistakes.page_data import PageData, given, present
from pages.ui.text import markdown, sentences
from pages.ui.text import notices as above
from pages.ui.text import numbers as text_numbers

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
def what(data: PageData) -> Pieces:
    """Say what the bug is."""
    return [Text("what", f"**{markdown.plain(data.mistake.title)}.** {markdown.plain(data.mistake.what)}")]


@shows
def notes(data: PageData) -> Pieces:
    """Say what the bug puts in, and which settings it does not take."""
    said = " ".join(data.notes) or "Every bug runs for real, on your words."
    return [Text("notes", f":gray[{markdown.plain(said)}]")]


@shows
def picture(data: PageData, mine: bool) -> Pieces:
    """Draw the right program's picture, or the one of the program as it is switched, on the same scale."""
    bug = mine and data.on
    which = "with the bug" if bug else ("bug off" if mine else "right")
    head = "" if data.outcome.right.dim() == 2 and not data.outputs else f" · head {data.head + 1}"
    what = "outputs · " if data.outputs else ""
    name = f":gray[**{which}**{head} · {what}{sentences.legend(data.outputs, OUTPUTS_END if data.outputs else 1.0)}]"
    slot = "mistake_mine" if mine else "mistake_right"
    alt = f"{data.mistake.picture} {which}{head}: rows {', '.join(data.labels)}"
    last = len(data.labels) - 1
    steps = {"ArrowUp": ("query", -1, 0, last), "ArrowDown": ("query", 1, 0, last)}
    return [Text(f"{slot}_name", name), Picture(slot, _drawn(data, bug), alt, click={"query": "y"}, steps=steps)]


def _drawn(data: PageData, bug: bool) -> dict[str, object]:
    """Return one of the two heatmaps, its flaws marked."""
    plane = data.plane
    sheet = heatmap.Sheet(
        values=(plane.wrong if bug else plane.right)[None].float(),
        hidden=(plane.hidden & ~plane.leaks) | plane.undefined if bug else plane.hidden,
        limit=OUTPUTS_END if data.outputs else 1.0,
        signed=data.outputs,
        queries=data.labels,
        keys=[str(i) for i in range(data.outcome.scene.head_size)] if data.outputs else data.labels,
        query=data.row,
        winners=[None if bug and plane.undefined[data.row].any() else data.column],
        dark=data.dark,
    )
    return wrong_cells.over(sheet, heatmap.one_head(sheet, 0, leads=True), plane.undefined & bug, plane.leaks & bug)


@shows
def row_in_words(data: PageData) -> Pieces:
    """Say what happens to the selected row, and to the one that the bug changes most."""
    if not data.on:
        return [Text("mistake_row", "The bug is off: both pictures show the same numbers.")]
    if not data.outcome.undefined.any() and data.outcome.difference <= symptoms.SAME:
        return [Text("mistake_row", "At these settings the bug changes nothing in this picture.")]
    plane = data.plane
    said = [f"Row {_row(data, data.row, data.column)}"]
    if data.row != plane.row and not plane.same(plane.row):
        said.append(f"Most: row {_row(data, plane.row, plane.column)}")
    flawed = ":gray[Dashed: hidden words that get weight anyway.]" if wrong_cells.single(plane.leaks) else ""
    return [Text("mistake_row", f"{' '.join(said)} {flawed}")]


def _row(data: PageData, row: int, column: int) -> str:
    """Return what happens to one row, which differs most in this column."""
    plane, name = data.plane, markdown.chip("query", data.labels[row])
    if plane.undefined[row].any():
        return f"{name} is **undefined**: softmax of a row that is all −∞ is 0 / 0, not a number."
    if plane.same(row):
        return f"{name} has the right numbers."
    right, wrong = plane.right[row, column].item(), plane.wrong[row, column].item()
    if data.outputs:
        return f"{name}, number {column}: right **{number(right)}**, with the bug **{number(wrong)}**."
    key = markdown.chip("key", data.labels[column])
    return f"{name} on {key}: right **{text_numbers.percent(right)}**, with the bug **{text_numbers.percent(wrong)}**."


@shows
def numbers(data: PageData) -> Pieces:
    """Say the symptom in numbers, right against as switched."""
    now = "bug on" if data.on else "bug off"
    rows = [_symptom(label, right, wrong if data.on else right) for label, right, wrong in data.outcome.symptoms]
    return [Text("numbers_name", "## Its symptom in numbers"), Table("mistake_symptoms", ("", "right", now), rows)]


def _symptom(label: str, right: float, now: float) -> tuple[str, str, str]:
    """Return one row of the numbers, the present one bold where it isn't right."""
    said = number(now)
    return markdown.plain(label), number(right), said if said == number(right) else f"**{said}**"


def number(value: float) -> str:
    """Return a number with four digits, one that is rounding as 0."""
    return "0" if abs(value) < 1e-9 else f"{value:.4g}".replace("-", "−")


# ---- the check and the fix ----


@shows
def check(data: PageData) -> Pieces:
    """Show the three lines that catch the bug."""
    return [Text("check_name", "## Three lines that catch it"), Code("check", data.mistake.check)]


@shows
def verdict(data: PageData) -> Pieces:
    """Say what these lines say when they are run on the program as it is switched."""
    said = symptoms.verdict(data.name, data.outcome, data.on)
    if said:
        return [Text("verdict", f":red-badge[:material/close: AssertionError: {markdown.plain(said)}]")]
    without = "" if not data.on else ": at these settings the bug changes nothing that they look at"
    return [Text("verdict", f":primary-badge[:material/check: passes{without}]")]


@shows
def fix(data: PageData) -> Pieces:
    """Show the one line that differs, the bug's and the right one."""
    lines = difflib.ndiff(data.mistake.wrong.splitlines(), data.mistake.fix.splitlines())
    differing = "\n".join(line for line in lines if not line.startswith("?"))
    return [Text("fix_name", "## The line that differs"), Code("fix", differing, compares=True)]


@shows
def running(data: PageData) -> Pieces:
    """Say which of the two lines runs."""
    sign, other = ("−", "turn the bug off to run +") if data.on else ("+", "turn the bug on to run −")
    return [Text("running", f"Now the line marked **{sign}** runs; {other}.")]


@shows
def loud(data: PageData) -> Pieces:
    """Say what torch says of a line that is nearly the wrong one."""
    error = data.outcome.error
    if not error:
        return []
    said = f"One line away torch itself refuses: **{markdown.plain(data.mistake.loud)}**"
    return [Text("error", f"{said} :red-badge[:material/close: RuntimeError: {markdown.plain(error)}]")]
