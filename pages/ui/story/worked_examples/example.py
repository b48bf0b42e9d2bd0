"""The panels of worked examples: all of them at a glance, and one, step by step, beside what was published."""

import math
from html import escape
from typing import NamedTuple

import pandas as pd
import torch

from attn_core import examples
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Table, Text, titled
from pages.ui.charts import colours, matrix
from pages.ui.link import View
from pages.ui.text import markdown
from pages.ui.text.numbers import decimal, plural, small

LIMIT = 3.0  # the end of the colour scale of numbers of both signs
MOST_INPUTS = 4  # of one example
SIDES = {
    "computed": "**computed just now** :gray[· row ↓, column →, counted from 0]",
    "expected": "**what must come out** :gray[· attn_core/examples/published_numbers.py]",
}


class PageData(NamedTuple):
    """An example, and which of its steps is looked at."""

    example: examples.Example
    at: int
    step: examples.Step
    dark: bool


def present(view: View) -> PageData:
    """Return what a view shows; a step beyond the last is the last."""
    example = examples.run(view.example)
    at = min(view.example_step, len(example.steps) - 1)
    return PageData(example, at, example.steps[at], view.dark)


def everything(view: View) -> tuple[examples.Example, ...]:
    """Return all examples, whatever the view is."""
    return tuple(map(examples.run, examples.NAMES))


shows = panel(present)


@panel(everything)
def lead(listed: tuple[examples.Example, ...]) -> Pieces:
    count = sum(step.computed.numel() for example in listed for step in example.steps)
    agree = all(example.agrees for example in listed)
    verdict = "agree to the last printed digit" if agree else "do **not** all agree"
    badge = markdown.badge(agree, f"{count} numbers of {len(listed)} examples {verdict}")
    fixed = "Their inputs are fixed: **nothing in the sidebar changes anything on this page.**"
    new = "New words here (mask, scale, value) are explained on the page that each example goes on to."
    return [Text("lead", f"{badge} {fixed} :gray[{new}]\n\n")]


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
    verdict = f"{'agrees' if step.agrees else 'differs'} to {step.decimals} decimals"
    badge = markdown.badge(step.agrees, f"{verdict}, largest difference {small(step.difference)}")
    return [Text("step_said", f"**{place}: {step.label}**  \n{badge}")]


@shows
def numbers(data: PageData, side: str) -> Pieces:
    step = data.step
    width = step.computed.shape[-1]
    values, wrong = getattr(step, side).reshape(-1, width).tolist(), step.wrong.reshape(-1, width).tolist()
    signed = bool((step.expected[torch.isfinite(step.expected)] < 0).any())
    body = [
        [str(i), *(_cell(value, signed, data.dark, bad) for value, bad in zip(row, marks, strict=True))]
        for i, (row, marks) in enumerate(zip(values, wrong, strict=True))
    ]
    return [Text(f"{side}_name", SIDES[side]), Table(f"{side}_numbers", ("", *map(str, range(width))), body)]


def _cell(value: float, signed: bool, dark: bool, wrong: bool) -> str:
    """Return a number on its colour; −∞ without one, a number that disagrees with a cross."""
    if math.isinf(value):
        return f":gray[{'−' if value < 0 else ''}∞]"
    style = colours.style(value, LIMIT if signed else 1.0, signed, dark)
    return f'<span style="{style}; padding: 0 0.3em">{decimal(value, 4)}{" ✗" * wrong}</span>'


@shows
def steps(data: PageData) -> Pieces:
    rows = []
    for i, step in enumerate(data.example.steps):
        label = f"{i} · **{step.label}**" if i == data.at else f"{i} · {step.label}"
        shape = " × ".join(map(str, step.computed.shape))
        rows.append([label, shape, markdown.badge(step.agrees, small(step.difference))])
    heads = ("step and what it computes", "shape", "largest difference")
    return [Text("steps_name", "## 3  All its steps"), Table("steps", heads, rows)]


def frame(name: str) -> pd.DataFrame:
    """Return the numbers of an example, a row each."""
    rows = []
    for step in examples.run(name).steps:
        width = step.computed.shape[-1]
        pairs = zip(step.computed.flatten().tolist(), step.expected.flatten().tolist(), strict=True)
        for i, (computed, expected) in enumerate(pairs):
            rows.append((step.name, i // width, i % width, f"{computed:.4f}", f"{expected:.4f}"))
    return pd.DataFrame(rows, columns=["step", "row", "column", "computed", "expected"])
