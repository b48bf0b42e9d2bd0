"""The panels of worked examples: all of them at a glance, and one, step by step, beside what was printed."""

import math
from dataclasses import dataclass
from html import escape

import pandas as pd
import torch

from attn_core import examples
from attn_core.cache import remember
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Table, Text
from pages.ui.charts import colours, matrix
from pages.ui.link import View
from pages.ui.text import markdown
from pages.ui.text import numbers as text_numbers

LIMIT = 3.0  # the end of the colour scale of numbers of both signs


@dataclass(frozen=True, eq=False)
class PageData:
    """An example, and which of its steps is looked at."""

    name: str
    example: examples.Example
    at: int
    dark: bool

    @property
    def step(self) -> examples.Step:
        """Return the step that is looked at."""
        return self.example.steps[self.at]


def present(view: View) -> PageData:
    """Return what a view shows; a step beyond the last is the last."""
    last = len(examples.run(view.example).steps) - 1
    return _prepare(view.example, min(view.example_step, last), view.dark)


@remember
def _prepare(name: str, at: int, dark: bool) -> PageData:
    """Return an example and one of its steps."""
    return PageData(name, examples.run(name), at, dark)


shows = panel(present)


# ---- 1: all at a glance ----


def everything(view: View) -> tuple[examples.Example, ...]:
    """Return all examples, whatever the view is."""
    return tuple(examples.run(name) for name in examples.NAMES)


everywhere = panel(everything)


@everywhere
def lead(found: tuple[examples.Example, ...]) -> Pieces:
    """Say whether all numbers of all examples agree."""
    count = sum(step.computed.numel() for example in found for step in example.steps)
    agree = all(example.agrees for example in found)
    verdict = "agree to the last printed digit" if agree else "do **not** all agree"
    badge = markdown.badge(agree, f"{count} numbers of {len(found)} examples {verdict}")
    fixed = "Their inputs are fixed: **nothing in the sidebar changes anything on this page.**"
    new = "New words here (mask, scale, value) are explained on the page that each example goes on to."
    return [Text("lead", f"{badge} {fixed} :gray[{new}]\n\n")]


@everywhere
def overview(found: tuple[examples.Example, ...]) -> Pieces:
    """List the examples: what can be seen, and whether they agree."""
    rows = [[f"**{example.title}.** {example.what}", _badge(example)] for example in found]
    return [Table("overview", ("example", "agrees"), rows)]


def _badge(example: examples.Example) -> str:
    """Return whether all steps of an example agree, and by how much they differ at most."""
    apart = max(step.difference for step in example.steps)
    return markdown.badge(example.agrees, f"{_agreeing(example)}, ≤ {text_numbers.small(apart)} apart")


def _agreeing(example: examples.Example) -> str:
    """Return how many of an example's steps agree."""
    count = len(example.steps)
    return f"{sum(step.agrees for step in example.steps)} of {count} step{'s' * (count > 1)}"


# ---- 2: one, step by step ----


@shows
def about(data: PageData) -> Pieces:
    """Say what the example shows, and how its inputs are drawn."""
    example = data.example
    recipe = f'<code style="font-size: 14px">{escape(example.recipe)}</code>'
    said = f"**{example.title}.** {example.what} {_badge(example)}  \n:gray[drawn by] {recipe}"
    return [Text("about_example", said)]


MOST_INPUTS = 4  # of one example


@shows
def given(data: PageData, at: int) -> Pieces:
    """Draw one input; of several examples in one the first."""
    if at >= len(data.example.inputs):
        return []
    name, values = list(data.example.inputs.items())[at]
    first = values[0] if values.ndim > 2 else values
    rows = first.reshape(-1, first.shape[-1])
    shape = " × ".join(map(str, values.shape))
    which = f", the first of {len(values)}" if values.ndim > 2 else ""
    sheet = matrix.Grid(rows, (), (), LIMIT, data.dark, numbers=rows.shape[1] <= 5, height=max(32, min(22 * len(rows), 180)))
    said = f"**{markdown.plain(name)}** {shape} :gray[input{which} · ±{LIMIT:g}]"
    return [Text(f"input_{at}_name", said), Picture(f"input_{at}", matrix.picture(sheet), f"Input {name}")]


@shows
def step_in_words(data: PageData) -> Pieces:
    """Say what the step computes, and whether it agrees."""
    step, count = data.step, len(data.example.steps)
    apart = text_numbers.small(step.difference)
    which = f"Step {data.at} of 0–{count - 1}" if count > 1 else "The only step"
    verdict = "agrees" if step.agrees else "differs"
    badge = markdown.badge(step.agrees, f"{verdict} to {step.decimals} decimals, largest difference {apart}")
    return [Text("step_said", f"**{which}: {step.label}**  \n{badge}")]


@shows
def numbers(data: PageData, side: str) -> Pieces:
    """Draw one side of a step as a table: what is computed, or what it must be."""
    step = data.step
    found = getattr(step, side)
    rows = found.reshape(-1, found.shape[-1]).double()
    signed = bool((step.expected[torch.isfinite(step.expected)] < 0).any())
    wrong = step.wrong.reshape(-1, step.computed.shape[-1]).tolist()
    body = [
        [str(i), *(_cell(value, signed, data.dark, bad) for value, bad in zip(row, marks, strict=True))]
        for i, (row, marks) in enumerate(zip(rows.tolist(), wrong, strict=True))
    ]
    title, more = {
        "computed": ("computed just now", "row ↓, column →, counted from 0"),
        "expected": ("what must come out", "attn_core/examples/published_numbers.py"),
    }[side]
    name = Text(f"{side}_name", f"**{title}** :gray[· {more}]")
    return [name, Table(f"{side}_numbers", ("", *map(str, range(rows.shape[1]))), body)]


def _cell(value: float, signed: bool, dark: bool, wrong: bool) -> str:
    """Return a number with four decimals on its colour; −∞ without one, a number that disagrees with a cross."""
    if math.isinf(value):
        return f":gray[{'−' if value < 0 else ''}∞]"
    share = colours.shares(torch.tensor([value]), LIMIT if signed else 1.0, signed)
    fill, [ink] = colours.colours(share, signed, dark)[0], colours.ink(share, signed, dark)
    said = f"{value:.4f}".replace("-0.0000", "0.0000").replace("-", "−")
    return f'<span style="background: {fill}; color: {ink}; padding: 0 0.3em">{said}{" ✗" if wrong else ""}</span>'


# ---- 3: all its steps ----


@shows
def steps(data: PageData) -> Pieces:
    """List the steps of the example, the one that is looked at in bold."""
    rows = []
    for i, step in enumerate(data.example.steps):
        label = f"{i} · **{step.label}**" if i == data.at else f"{i} · {step.label}"
        shape = " × ".join(map(str, step.computed.shape))
        rows.append([label, shape, markdown.badge(step.agrees, text_numbers.small(step.difference))])
    title = Text("steps_name", "## 3  All its steps")
    return [title, Table("steps", ("step and what it computes", "shape", "largest difference"), rows)]


def frame(example: examples.Example) -> pd.DataFrame:
    """Return an example's numbers, a row each."""
    rows = []
    for step in example.steps:
        width = step.computed.shape[-1]
        pairs = zip(step.computed.double().flatten().tolist(), step.expected.flatten().tolist(), strict=True)
        for i, (computed, expected) in enumerate(pairs):
            rows.append((step.name, i // width, i % width, f"{computed:.4f}", f"{expected:.4f}"))
    return pd.DataFrame(rows, columns=["step", "row", "column", "computed", "expected"])
