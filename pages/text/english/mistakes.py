"""What the page of mistakes says: one bug on the learner's words, its symptom, its check and its fix; then all bugs."""

from collections.abc import Iterable

from pages.text import markdown, numbers

TITLE = "What does a bug in attention look like?"
BUG, BUG_HELP = "Bug", "All bugs stand in a table below, each with a button."
BUG_ON, BUG_ON_HELP = "Bug on", "Off: the second picture is made by the right program, too."
HEAD = "Head in the pictures"
HEAD_HELP = "Which head the pictures show: head 0 is the first."
NO_HEADS, ONE_HEAD = "A mean of the past has no heads.", "There is only one head."
FINDER = "## Which bug is yours?"
SIGN, SIGN_HELP = "What is wrong in your own program?", "Lists the bugs that show this sign with your sentence."
ANY_SIGN = "I don’t know"
PROGRAM = "The program around that line"
PROGRAM_STARTS = (
    "The program starts from x, wq, wk, wv, q, k, v, scores, scaled (divided by √head_size and the temperature) and "
    "allowed (True: this query may attend to this key), computed from your words and settings."
)
TABLES = {"mistake_cells": "these pictures, cell by cell", "mistake_symptom": "the symptom"}
NOTE = "Every bug is run on your sentence."
TRY_THIS = "**Try this:**"
TRY = {"previous": "Projections: the word before", "random": "Projections: random"}

# ---- one bug ----

PROGRAMS = {"right": "right program", "bug": "with the bug", "off": "bug off"}
OUTPUTS = "outputs · "
UNDEFINED = "undefined"
OFF = "The bug is off: both pictures show the same numbers."
NOTHING = "At these settings the bug changes nothing in this picture."
LEAKS = "Dashed cells are hidden, and get weight all the same."
SYMPTOM, CHECK, FIX = "## Its symptom in numbers", "## A check that catches it", "## What differs"
CELLS = ("row", "column", "right", "with the bug", "hidden")


def program_title(program: str, head: int | None, outputs: bool, colours: str) -> str:
    """Return the key of a picture; head: counted from 0, None: the picture has none; colours: what they run between."""
    which = f" · head {head}" if head is not None else ""
    return f":gray[**{PROGRAMS[program]}**{which} · {OUTPUTS * outputs}{colours}]"


def picture_alt(picture: str, program: str, head: int | None, rows: Iterable[str]) -> str:
    which = f" · head {head}" if head is not None else ""
    return f"{picture} {PROGRAMS[program]}{which}: rows {', '.join(rows)}"


def undefined(query: str) -> str:
    why = "all its scores are −∞, and their softmax is 0 ÷ 0, which is no number (NaN)"
    return f"The row of {markdown.chip('query', query)} is **undefined**: {why}."


def right_row(query: str) -> str:
    return f"The row of {markdown.chip('query', query)} has the right numbers."


def weight_changed(query: str, key: str, right: float, wrong: float) -> str:
    both = f"**{numbers.percent(right)}** in the right program and **{numbers.percent(wrong)}** with the bug"
    return f"{markdown.chip('query', query)} gives {markdown.chip('key', key)} a weight of {both}."


def output_changed(query: str, column: int, right: str, wrong: str) -> str:
    of = f"Number {column} of the output of {markdown.chip('query', query)}"
    return f"{of} is **{right}** in the right program and **{wrong}** with the bug."


def most_changed(query: str, sentence: str) -> str:
    return f"The bug changes the row of {markdown.chip('query', query)} most: {sentence[0].lower()}{sentence[1:]}"


def symptom_head(on: bool) -> tuple[str, str, str]:
    return "", "right", "bug on" if on else "bug off"


def verdict(complaint: str, on: bool) -> str:
    """Return what the check says; complaint: "" where it passes; on: whether the bug is."""
    if complaint:
        return f"AssertionError: {markdown.plain(complaint)}"
    return "The check passes" + ": at these settings the bug changes nothing that it tests" * on


def running(on: bool) -> str:
    now = "The bug is on, so the red lines run" if on else "The bug is off, so the green lines run"
    return f"Red lines, marked −, are the bug; green lines, marked +, are right. {now}."


def refused(line: str, error: str) -> str:
    badge = markdown.badge(False, f"RuntimeError: {markdown.plain(error)}")
    return f"torch itself refuses a line that is almost the same: **{markdown.plain(line)}** {badge}"


# ---- what of the settings is taken ----

SELF = "The sentence attends to itself."
SCALED = "The right program divides by √head_size."
POSITIONED = "The right program uses positions."
REPEATED = "The sentence has fewer than 3 tokens, so they are repeated."
TWO_HEADS = "The worked example has one head, so two heads are drawn."
COLDEST = "The programs divide by the temperature, so it is 0.01 here, not lower."
UNDROPPED = "Dropout is left out."


def width(d_model: int, head_size: int, turn: str | None) -> str:
    """Say what dividing by √d_model does; turn: "flat", "sharp", None: nothing."""
    if d_model == head_size:
        return f"Here √d_model and √head_size are both √{d_model}."
    rows = f"rows become too {'equal' if turn == 'flat' else 'unequal'}" if turn else "rows stay as they are"
    return f"Here scores are divided by √{d_model} in place of √{head_size}: {rows}."


# ---- all bugs ----

BUGS_HEAD = ("Bug", "What is seen", "In numbers")
UNCHANGED = ":gray[changes nothing at these settings]"
OUTPUTS_STAY = ":gray[outputs stay as they are at these settings]"


def matching(count: int, of: int) -> str:
    if not count:
        return f"With your sentence, none of the {of} bugs does that."
    return f"With your sentence, {count} of {of} bugs {'does' if count == 1 else 'do'} that:"


def in_numbers(label: str, right: str, wrong: str) -> str:
    return f"{markdown.plain(label[0].lower() + label[1:])}: **{wrong}**, right is {right}"
