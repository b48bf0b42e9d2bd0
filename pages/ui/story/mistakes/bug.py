"""One bug in panels: pictures beside the right program, its symptom in numbers, its check, its fix and its program."""

import re

import torch

from attn_core.mistakes.definition import SAME, Mistake
from pages.ui.board.pieces import Code, Pieces, Table, Text, titled
from pages.ui.charts import heatmap
from pages.ui.story.mistakes.page_data import PageData, shows
from pages.ui.text import heatmap_words, markdown
from pages.ui.text.numbers import percent
from pages.ui.traced_view import arrow_keys

OUTPUTS_END = 2.5  # of the colour scale of outputs, ±
AS_HIGH = r"\vphantom{\big(\boxed{\sqrt{\text{head\_size}}}}"  # as the highest formula, so that pictures line up


def formulas(mistake: Mistake, on: bool) -> tuple[str, str]:
    """Return the right formula and the one of the program as it is switched, as LaTeX, a frame around what differs."""
    right, wrong = (re.sub(r"([⟨[])([^|⟩\]]*)\|([^⟩\]]*)([⟩\]])", side, mistake.formula) for side in (r"\1\2\4", r"\1\3\4"))
    frame = str.maketrans({"[": r"\boxed{", "]": "}", "⟨": "", "⟩": ""})
    return AS_HIGH + right.translate(frame), AS_HIGH + (wrong if on else right).translate(frame)


@shows
def sentence(data: PageData) -> Pieces:
    return [Text("what", f"**{markdown.plain(data.mistake.title)}.** {markdown.plain(data.mistake.summary)}")]


@shows
def notes(data: PageData) -> Pieces:
    """Say what the bug puts in, and which settings it does not take."""
    return [Text("notes", f":gray[{markdown.plain(' '.join(data.notes) or 'Every bug runs for real, on your words.')}]")]


@shows
def picture(data: PageData, mine: bool) -> Pieces:
    """Draw the right program's picture, or the one of the program as it is switched, on the same scale."""
    bug, slot = mine and data.on, "mistake_mine" if mine else "mistake_right"
    program = "with the bug" if bug else ("bug off" if mine else "right")
    head = f" · head {data.head + 1}" if data.mistake.has_heads else ""
    legend = heatmap_words.legend(data.outputs, OUTPUTS_END if data.outputs else 1.0)
    title = f":gray[**{program}**{head} · {'outputs · ' * data.outputs}{legend}]"
    alt = f"{data.mistake.picture} {program}{head}: rows {', '.join(data.labels)}"
    steps = arrow_keys("query", len(data.labels))
    return titled(slot, title, _heatmap(data, bug), alt, click={"query": "y"}, steps=steps)


def _heatmap(data: PageData, bug: bool) -> dict[str, object]:
    """Return one of the two heatmaps, its flaws marked."""
    plane, row = data.plane, data.row
    sheet = heatmap.Sheet(
        values=(plane.wrong if bug else plane.right)[None].float(),
        hidden=(plane.hidden & ~plane.leaks) | plane.undefined if bug else plane.hidden,
        limit=OUTPUTS_END if data.outputs else 1.0,
        signed=data.outputs,
        queries=data.labels,
        keys=[str(i) for i in range(data.outcome.scene.head_size)] if data.outputs else data.labels,
        query=row,
        winners=[None if bug and plane.undefined[row].any() else plane.column(row)],
        dark=data.dark,
    )
    return heatmap.with_flaws(sheet, heatmap.one_head(sheet, 0, leads=True), plane.undefined & bug, plane.leaks & bug)


@shows
def row_in_words(data: PageData) -> Pieces:
    """Say what happens to the selected row, and to the one that the bug changes most."""
    plane = data.plane
    if not data.on:
        return [Text("mistake_row", "The bug is off: both pictures show the same numbers.")]
    if not data.outcome.undefined.any() and torch.allclose(data.outcome.right, data.outcome.wrong, rtol=0, atol=SAME):
        return [Text("mistake_row", "At these settings the bug changes nothing in this picture.")]
    rows = [f"Row {_row(data, data.row)}"]
    if data.row != plane.row and not plane.same(plane.row):
        rows.append(f"Most: row {_row(data, plane.row)}")
    flawed = ":gray[Dashed: hidden words that get weight anyway.]" if heatmap.single_leaks(plane.leaks) else ""
    return [Text("mistake_row", f"{' '.join(rows)} {flawed}")]


def _row(data: PageData, row: int) -> str:
    """Return what happens to one row."""
    plane, query = data.plane, markdown.chip("query", data.labels[row])
    if plane.undefined[row].any():
        return f"{query} is **undefined**: softmax of a row that is all −∞ is 0 / 0, not a number."
    if plane.same(row):
        return f"{query} has the right numbers."
    column, form = plane.column(row), number if data.outputs else percent
    right, wrong = (form(matrix[row, column].item()) for matrix in (plane.right, plane.wrong))
    place = f", number {column}" if data.outputs else f" on {markdown.chip('key', data.labels[column])}"
    return f"{query}{place}: right **{right}**, with the bug **{wrong}**."


@shows
def numbers(data: PageData) -> Pieces:
    """Say the symptom in numbers, bold where the program as it is switched isn't right."""
    rows = []
    for label, right, wrong in data.outcome.symptoms:
        now = number(wrong if data.on else right)
        rows.append((markdown.plain(label), number(right), now if now == number(right) else f"**{now}**"))
    heads = ("", "right", "bug on" if data.on else "bug off")
    return [Text("numbers_name", "## Its symptom in numbers"), Table("mistake_symptoms", heads, rows)]


def number(value: float) -> str:
    """Return a number with four digits, one that is rounding as 0."""
    return "0" if abs(value) < 1e-9 else f"{value:.4g}".replace("-", "−")


@shows
def check(data: PageData) -> Pieces:
    return [Text("check_name", "## Three lines that catch it"), Code("check", data.mistake.check)]


@shows
def verdict(data: PageData) -> Pieces:
    """Say what these lines say when they are run on the program as it is switched."""
    complaint = data.outcome.caught if data.on else data.outcome.alarm
    without = ": at these settings the bug changes nothing that they look at" * data.on
    result = f"AssertionError: {markdown.plain(complaint)}" if complaint else f"passes{without}"
    return [Text("verdict", markdown.badge(not complaint, result))]


@shows
def fix(data: PageData) -> Pieces:
    return [Text("fix_name", "## The line that differs"), Code("fix", data.mistake.differing, compares=True)]


@shows
def running(data: PageData) -> Pieces:
    sign, other = ("−", "turn the bug off to run +") if data.on else ("+", "turn the bug on to run −")
    return [Text("running", f"Now the line marked **{sign}** runs; {other}.")]


@shows
def loud(data: PageData) -> Pieces:
    """Say what torch says of a line that is nearly the wrong one."""
    if not data.outcome.error:
        return []
    badge = markdown.badge(False, f"RuntimeError: {markdown.plain(data.outcome.error)}")
    return [Text("error", f"One line away torch itself refuses: **{markdown.plain(data.mistake.loud)}** {badge}")]


@shows
def program(data: PageData) -> Pieces:
    return [Code("program", data.mistake.program(data.on))]
