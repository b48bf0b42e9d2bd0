"""One bug in panels: pictures beside the right program, its symptom in numbers, its check and its fix."""

import difflib

import streamlit as st

from attn_core import symptoms
from attn_core.mistakes import MISTAKES
from pages.ui import flaws, heatmap, state, words
from pages.ui import remarks as above
from pages.ui.panel import Picture, Pieces, Text, panel
from pages.ui.story.mistakes_shown import Shown, given, present
from pages.ui.table import Table

OUTPUTS_END = 2.5  # of the colour scale of outputs, ±
shows = panel(present)


def _remarked() -> above.Said:
    """Return what was not taken as it stands, and what heads are for."""
    return above.of(given())._replace(meeting="")


@panel(_remarked)
def remarks(said: above.Said) -> Pieces:
    """Say what of the link, the text or the device was not taken as it stands; the place is there even when empty."""
    return above.pieces(said)


# ---- the bug and its symptom ----


@shows
def what(shown: Shown) -> Pieces:
    """Say what the bug is, and what it puts in."""
    notes = " ".join(shown.notes)
    return [Text("what", f"{words.plain(shown.mistake.what)} :gray[{words.plain(notes)}]")]


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
    return [Text(f"{slot}_name", name), Picture(slot, _drawn(shown, bug), alt)]


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
        query=plane.row,
        winners=[None if bug and plane.undefined[plane.row].any() else plane.column],
        turn=0,
        dark=shown.dark,
    )
    return flaws.over(sheet, heatmap.one_head(sheet, 0, leads=True), plane.undefined & bug, plane.leaks & bug)


@shows
def row_in_words(shown: Shown) -> Pieces:
    """Say what happens to the row that the bug changes most."""
    flawed = ":gray[Dashed: hidden words that get weight anyway.]" if shown.on and flaws.single(shown.plane.leaks) else ""
    return [Text("mistake_row", f"{_row(shown)} {flawed}")]


def _row(shown: Shown) -> str:
    """Return what happens to the row that changes most."""
    plane, row = shown.plane, words.chip("query", shown.labels[shown.plane.row])
    right, wrong = plane.right[plane.row, plane.column].item(), plane.wrong[plane.row, plane.column].item()
    if not shown.on:
        return "The bug is off: both pictures show the same numbers."
    if plane.undefined[plane.row].any():
        return f"Row {row} is **undefined**: softmax of a row that is all −∞ is 0 / 0, not a number."
    if abs(right - wrong) <= symptoms.SAME:
        return "At these settings the bug changes nothing in this picture."
    if shown.outputs:
        return (
            f"Row {row} changes most: its number {plane.column} is **{right:.2f}**, with the bug **{wrong:.2f}**.".replace(
                "**-", "**−"
            )
        )
    key = words.chip("key", shown.labels[plane.column])
    return (
        f"Row {row} changes most: of its weight {key} has **{words.percent(right)}**, "
        f"with the bug **{words.percent(wrong)}**."
    )


@shows
def numbers(shown: Shown) -> Pieces:
    """Say the symptom in numbers, right against as switched."""
    now = "bug on" if shown.on else "bug off"
    rows = [_symptom(label, right, wrong if shown.on else right) for label, right, wrong in shown.outcome.symptoms]
    return [Table("mistake_symptoms", ("", "right", now), rows)]


def _symptom(label: str, right: float, now: float) -> tuple[str, str, str]:
    """Return one row of the numbers, the present one bold where it isn't right."""
    said = number(now)
    return words.plain(label), number(right), said if said == number(right) else f"**{said}**"


def number(value: float) -> str:
    """Return a number with four digits, one that is rounding as 0."""
    return "0" if abs(value) < 1e-9 else f"{value:.4g}".replace("-", "−")


# ---- the check and the fix ----


def check() -> None:
    """Draw the three lines that catch the bug."""
    st.code(MISTAKES[str(state.now("mistake"))].check, language="python", wrap_lines=True)


@shows
def verdict(shown: Shown) -> Pieces:
    """Say what these lines say when they are run on the program as it is switched."""
    said = symptoms.verdict(shown.name, shown.outcome, shown.on)
    if said:
        return [Text("verdict", f":red-badge[:material/close: AssertionError: {words.plain(said)}]")]
    without = "" if not shown.on else ": at these settings the bug changes nothing that they look at"
    return [Text("verdict", f":primary-badge[:material/check: passes{without}]")]


def fix() -> None:
    """Draw the one line that differs, the bug's and the right one."""
    mistake = MISTAKES[str(state.now("mistake"))]
    lines = difflib.ndiff(mistake.wrong.splitlines(), mistake.fix.splitlines())
    st.code("\n".join(line for line in lines if not line.startswith("?")), language="diff", wrap_lines=True)


@shows
def running(shown: Shown) -> Pieces:
    """Say which of the two lines runs, and what torch says of a line that is nearly the wrong one."""
    sign, other = ("−", "turn the bug off to run +") if shown.on else ("+", "turn the bug on to run −")
    pieces = [Text("running", f"Now the line marked **{sign}** runs; {other}.")]
    if shown.outcome.error:
        pieces.append(Text("loud", f"One line away torch itself refuses: **{words.plain(shown.mistake.loud)}**"))
        pieces.append(Text("error", f":red-badge[:material/close: RuntimeError: {words.plain(shown.outcome.error)}]"))
    return pieces
