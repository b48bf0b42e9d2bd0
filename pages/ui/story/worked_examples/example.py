"""The panels of worked examples: all of them at a glance, and one, step by step, beside what was published."""

import itertools
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

import pandas as pd
import torch

from attn_core import examples
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Table, Text, titled
from pages.ui.charts import colours, matrix
from pages.ui.link import View
from pages.ui.story.worked_examples import notes
from pages.ui.text import markdown
from pages.ui.text.numbers import plural, small

LIMIT = 3.0  # the end of the colour scale of numbers of both signs
MOST_INPUTS = 4  # of one example
SIDES = {  # of the numbers, and what they are called where a source prints them, and where none does
    "computed": 2 * ("**computed just now** :gray[· row ↓, column →, counted from 0]",),
    "expected": (
        "**what must come out** :gray[· follows from what the sources print]",
        "**what must come out** :gray[· as its source prints it]",
    ),
}


class PageData(NamedTuple):
    """An example, and which of its steps is looked at."""

    name: str
    example: examples.Example
    at: int
    step: examples.Step
    dark: bool


def present(view: View) -> PageData:
    """Return what a view shows; a step beyond the last is the last."""
    example = examples.run(view.example, view.example_slip)
    at = min(view.example_step, len(example.steps) - 1)
    return PageData(view.example, example, at, example.steps[at], view.dark)


def everything(view: View) -> tuple[examples.Example, ...]:
    """Return all examples, whatever the view is."""
    return tuple(map(examples.run, examples.NAMES))


shows = panel(present)


@panel(everything)
def lead(listed: tuple[examples.Example, ...]) -> Pieces:
    steps = [step for example in listed for step in example.steps]
    printed, derived = ([step for step in steps if step.printed == kind] for kind in (True, False))
    count, more = (sum(step.known for step in kind) for kind in (printed, derived))
    first = f"{count:,} printed numbers of {len(listed)} examples {_verdict(printed)}"
    second = f"{more} more, which follow from these and which no source prints, {_verdict(derived)}"
    badges = [markdown.badge(_agree(kind), words) for kind, words in ((printed, first), (derived, second))]
    fixed = "Their inputs are fixed: **nothing in the sidebar changes anything on this page.**"
    new = "New words here (mask, scale, value) are explained on the page that each example goes on to."
    return [Text("lead", f"{' '.join(badges)} {fixed} :gray[{new}]\n\n")]


def _verdict(steps: Sequence[examples.Step]) -> str:
    """Return whether what is computed is what must come out, digit for digit or else rounded."""
    if all(step.alike for step in steps):
        return "agree to the last printed digit" if all(step.printed for step in steps) else "agree to the last digit"
    return "agree within the rounding of their last digits" if _agree(steps) else "do **not** all agree"


def _agree(steps: Sequence[examples.Step]) -> bool:
    return all(step.agrees for step in steps)


@panel(everything)
def overview(listed: tuple[examples.Example, ...]) -> Pieces:
    rows = [[f"**{example.title}.** {example.summary}", _badge(example)] for example in listed]
    return [Table("overview", ("example", "agrees"), rows)]


def _badge(example: examples.Example) -> str:
    """Return how many of an example's steps agree, and by how much they differ at most."""
    agreeing = f"{sum(step.agrees for step in example.steps)} of {plural(len(example.steps), 'step')}"
    return markdown.badge(example.agrees, f"{agreeing}, ≤ {small(example.difference)} apart")


@shows
def about(data: PageData) -> Pieces:
    example = data.example
    recipe = f'<code style="font-size: 14px">{escape(example.recipe)}</code>'
    headline = f"**{example.title}.** {example.summary} {_badge(example)}"
    return [Text("about_example", f"{headline}  \n:gray[drawn by] {recipe}")]


@shows
def inputs(data: PageData, at: int) -> Pieces:
    """Draw one input; of several examples in one the first."""
    if at >= len(data.example.inputs):
        return []
    name, values = list(data.example.inputs.items())[at]
    batch = values.ndim > 2
    first = values[0] if batch else values
    rows = first.reshape(-1, first.shape[-1])
    grid = matrix.Grid(rows, (), (), LIMIT, data.dark, numbers=rows.shape[1] <= 5, height=max(32, min(22 * len(rows), 180)))
    shape, note = " × ".join(map(str, values.shape)), f", the first of {len(values)}" if batch else ""
    title = f"**{markdown.plain(name)}** {shape} :gray[input{note} · ±{LIMIT:g}]"
    return titled(f"input_{at}", title, matrix.picture(grid), f"Input {name}")


@shows
def step_in_words(data: PageData) -> Pieces:
    step, count = data.step, len(data.example.steps)
    place = f"Step {data.at} of 0–{count - 1}" if count > 1 else "The only step"
    badge = markdown.badge(step.agrees, f"{_step_verdict(step)}, largest difference {small(step.difference)}")
    note = notes.note(data.name, data.example, step)
    return [Text("step_said", f"**{place}: {step.label}**  \n{badge}" + f"\n\n{note}" * bool(note))]


def _step_verdict(step: examples.Step) -> str:
    if step.agrees:
        return f"{plural(step.known, 'number')} {_verdict([step])}".replace("1 number agree", "1 number agrees")
    return f"{int(step.wrong.sum())} of {plural(step.known, 'number')} differ"


@shows
def numbers(data: PageData, side: str) -> Pieces:
    step = data.step
    texts, rows = (step.computed_texts if side == "computed" else step.texts), row_names(step)
    width = step.computed.shape[-1]
    signed = bool((step.expected[torch.isfinite(step.expected)] < 0).any())
    cells = [_cell(text, signed, data.dark, bad) for text, bad in zip(texts, step.wrong.flatten().tolist(), strict=True)]
    body = [[row, *cells[i * width : (i + 1) * width]] for i, row in enumerate(rows)]
    return [Text(f"{side}_name", SIDES[side][step.printed]), Table(f"{side}_numbers", ("", *map(str, range(width))), body)]


def row_names(step: examples.Step) -> list[str]:
    """Return what the rows of a step are called: their place along every axis but the last."""
    return [", ".join(map(str, place)) or "0" for place in itertools.product(*map(range, step.computed.shape[:-1]))]


def _cell(text: str, signed: bool, dark: bool, wrong: bool) -> str:
    """Return a number as it is written, on its colour; minus infinity without one, one that disagrees with a cross."""
    if text in ("-inf", examples.CUT_OFF):
        return f":gray[<code>{text}</code>]"
    style = colours.style(float(text), LIMIT if signed else 1.0, signed, dark)
    return f'<code style="{style}; padding: 0 0.3em; font-size: 14px; white-space: nowrap">{text}</code>{" ✗" * wrong}'


@shows
def steps(data: PageData) -> Pieces:
    rows = []
    for i, step in enumerate(data.example.steps):
        label = f"{i} · **{step.label}**" if i == data.at else f"{i} · {step.label}"
        shape = " × ".join(map(str, step.computed.shape))
        rows.append([label, shape, markdown.badge(step.agrees, small(step.difference))])
    heads = ("step and what it computes", "shape", "largest difference")
    return [Text("steps_name", "## 3  All its steps"), Table("steps", heads, rows)]


def chosen(view: View) -> tuple[str, bool]:
    """Return the example that a view shows, and whether with its source's slip."""
    return view.example, view.example_slip


def frame(choice: tuple[str, bool]) -> pd.DataFrame:
    """Return the numbers of an example, a row each, in the form in which they must come out."""
    rows = []
    for step in examples.run(*choice).steps:
        places = itertools.product(row_names(step), range(step.computed.shape[-1]))
        for place, computed, expected in zip(places, step.computed_texts, step.texts, strict=True):
            rows.append((step.name, *place, computed, expected))
    return pd.DataFrame(rows, columns=["step", "row", "column", "computed", "expected"])
