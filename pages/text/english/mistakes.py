"""What the page of mistakes says: one bug on the learner's words, its symptom, its check and its fix; then all bugs."""

from collections.abc import Iterable

from pages.text import markdown
from pages.text.languages import Words

own = Words("mistakes", "en")


# ---- one bug ----

CELLS = ("row", "column", "right", "with the bug", "hidden")


def picture_alt(picture: str, program: str, head: int | None, rows: Iterable[str]) -> str:
    which = f" · head {head}" if head is not None else ""
    return f"{picture} {own.PROGRAMS[program]}{which}: rows {', '.join(rows)}"


def most_changed(query: str, sentence: str) -> str:
    return f"The bug changes the row of {markdown.chip('query', query)} most: {sentence[0].lower()}{sentence[1:]}"


def symptom_head(on: bool) -> tuple[str, str, str]:
    return "", "right", "bug on" if on else "bug off"


def refused(line: str, error: str) -> str:
    badge = markdown.badge(False, f"RuntimeError: {markdown.plain(error)}")
    return f"torch itself refuses a line that is almost the same: **{markdown.plain(line)}** {badge}"


# ---- what of the settings is taken ----


def width(d_model: int, head_size: int, turn: str | None) -> str:
    """Say what dividing by √d_model does; turn: "flat", "sharp", None: nothing."""
    if d_model == head_size:
        return f"Here √d_model and √head_size are both √{d_model}."
    rows = f"rows become too {'equal' if turn == 'flat' else 'unequal'}" if turn else "rows stay as they are"
    return f"Here scores are divided by √{d_model} in place of √{head_size}: {rows}."


# ---- all bugs ----

BUGS_HEAD = ("Bug", "What is seen", "In numbers")


def in_numbers(label: str, right: str, wrong: str) -> str:
    return f"{markdown.plain(label[0].lower() + label[1:])}: **{wrong}**, right is {right}"
