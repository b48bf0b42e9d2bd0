"""One bug in panels: pictures beside the right program, its symptom in numbers, its check, its fix and its program."""

import re

import torch

from attn_core.mistakes.definition import SAME, Mistake
from pages.board.pieces import Buttons, Code, Pieces, Table, Text, titled
from pages.charts import heatmap
from pages.panels.mistakes.page_data import PageData, shows
from pages.text import markdown, number_names
from pages.text.languages import Words
from pages.text.numbers import exact
from pages.view.traced_view import arrow_keys

words, bugs, row_words = Words("mistakes"), Words("bugs"), Words("row")
OUTPUTS_END = 2.5  # of the colour scale of outputs, ±
AS_HIGH = r"\vphantom{\big(\boxed{\sqrt{\text{head\_size}}}}"  # as the highest formula, so that pictures line up


def formulas(mistake: Mistake, on: bool) -> tuple[str, str]:
    """Return the right formula and that of the chosen program, as LaTeX, with frames around the differences."""
    right, wrong = (re.sub(r"([⟨[])([^|⟩\]]*)\|([^⟩\]]*)([⟩\]])", side, mistake.formula) for side in (r"\1\2\4", r"\1\3\4"))
    frame = str.maketrans({"[": r"\boxed{", "]": "}", "⟨": "", "⟩": ""})
    return AS_HIGH + right.translate(frame), AS_HIGH + (wrong if on else right).translate(frame)


@shows
def sentence(data: PageData) -> Pieces:
    title, summary = bugs.TITLES[data.mistake.name], bugs.SUMMARIES[data.mistake.name]
    return [Text("what", f"**{markdown.plain(title)}.** {markdown.plain(summary)}")]


@shows
def notes(data: PageData) -> Pieces:
    """State the settings that the bug adds, and those that it ignores."""
    return [Text("notes", f":gray[{markdown.plain(' '.join(data.notes) or words.NOTE)}]")]


@shows
def picture(data: PageData, mine: bool) -> Pieces:
    """Draw the right program's picture, or the one of the program as it is switched, on the same scale."""
    bug, slot = mine and data.on, "mistake_mine" if mine else "mistake_right"
    program, head = "bug" if bug else "off" if mine else "right", data.head if data.mistake.has_heads else None
    legend = row_words.legend(negative=data.outputs, limit=OUTPUTS_END if data.outputs else 1.0)
    title = words.program_title(program=program, head=head, outputs=data.outputs, colours=legend)
    alt = words.picture_alt(picture=data.mistake.picture, program=program, head=head, rows=data.labels)
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
    return heatmap.with_flaws(heatmap.one_head(sheet, 0, leads=True), plane.undefined & bug, plane.leaks & bug)


@shows
def row_in_words(data: PageData) -> Pieces:
    """Describe the effect on the selected row, and on the row that changes most."""
    plane = data.plane
    if not data.on:
        return [Text("mistake_row", words.OFF)]
    if not data.outcome.undefined.any() and torch.allclose(data.outcome.right, data.outcome.wrong, rtol=0, atol=SAME):
        return [Text("mistake_row", words.NOTHING)]
    rows = [_row(data, data.row)]
    if data.row != plane.row and not plane.same(plane.row):
        rows.append(words.most_changed(query=data.labels[plane.row], sentence=_row(data, plane.row)))
    flawed = f":gray[{words.LEAKS}]" if heatmap.single_leaks(plane.leaks) else ""
    return [Text("mistake_row", f"{' '.join(rows)} {flawed}")]


@shows
def divided(data: PageData) -> Pieces:
    """Show on the selected row that dividing by its sum repairs the bug, where it does."""
    if not (data.on and data.mistake.divides):
        return []
    plane, row = data.plane, data.row
    total, column = plane.wrong[row].sum().item(), plane.column(row)
    if not total:
        return [Text("divided", words.nothing_to_divide(query=data.labels[row]))]
    cells = {"weight": plane.wrong[row, column], "quotient": plane.divided[row, column], "right": plane.right[row, column]}
    shown = {name: exact(cell.item(), ".4g") for name, cell in cells.items()}
    names = {"query": data.labels[row], "key": data.labels[column]}
    return [Text("divided", words.divided(**names, **shown, total=exact(total, ".4g")))]


def _row(data: PageData, row: int) -> str:
    """Return the effect on one row."""
    plane, query = data.plane, data.labels[row]
    if plane.undefined[row].any():
        return words.undefined(query=query)
    if plane.same(row):
        return words.right_row(query=query)
    column = plane.column(row)
    right, wrong = (matrix[row, column].item() for matrix in (plane.right, plane.wrong))
    if data.outputs:
        return words.output_changed(query=query, column=column, right=number(right), wrong=number(wrong))
    return words.weight_changed(query=query, key=data.labels[column], right=right, wrong=wrong)


@shows
def numbers(data: PageData) -> Pieces:
    """Say the symptom in numbers, bold where the program as it is switched isn't right."""
    rows = []
    for label, right, wrong in data.outcome.symptoms:
        now = number(wrong if data.on else right)
        told = markdown.plain(bugs.SYMPTOMS[number_names.attribute(label)])
        rows.append((told, number(right), now if now == number(right) else f"**{now}**"))
    header = ("", words.RIGHT, words.bug_on(on=data.on))
    return [Text("numbers_name", words.SYMPTOM), Table("mistake_symptoms", header, rows)]


@shows
def offers(data: PageData) -> Pieces:
    """Offer this bug with other projections, all else at its default."""
    bug = {"mistake": data.mistake.name, "mistake_on": data.on}
    choices = {label: bug | {"projections": token} for token, label in words.TRY.items()}
    return [Buttons("try_projections", words.TRY_THIS, choices, complete=True)]


def number(value: float) -> str:
    """Return a number with four digits, one that is rounding as 0."""
    return "0" if abs(value) < 1e-9 else exact(value, ".4g")


@shows
def check(data: PageData) -> Pieces:
    return [Text("check_name", words.CHECK), Code("check", data.mistake.check)]


@shows
def verdict(data: PageData) -> Pieces:
    """State the result of the check, run on the chosen program."""
    complaint = data.outcome.caught if data.on else data.outcome.alarm
    return [
        Text("verdict", markdown.badge(not complaint, words.verdict(passes=not complaint, complaint=complaint, on=data.on)))
    ]


@shows
def fix(data: PageData) -> Pieces:
    return [Text("fix_name", words.FIX), Code("fix", data.mistake.differing, compares=True)]


@shows
def running(data: PageData) -> Pieces:
    return [Text("running", words.running(on=data.on))]


@shows
def loud(data: PageData) -> Pieces:
    """Quote torch's error for a line similar to the wrong one."""
    if not data.outcome.error:
        return []
    badge = markdown.badge(False, f"RuntimeError: {markdown.plain(data.outcome.error)}")
    return [Text("error", words.refused(line=data.mistake.loud, badge=badge))]


@shows
def program(data: PageData) -> Pieces:
    return [Code("program", data.mistake.program(data.on))]
