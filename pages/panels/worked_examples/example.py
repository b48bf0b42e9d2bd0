"""The panels of worked examples: all of them at a glance, and one, step by step, beside what was published."""

import itertools
from collections.abc import Sequence
from typing import NamedTuple

import pandas as pd
import torch

from attn_core import examples
from pages.board.panel import panel
from pages.board.pieces import Pieces, Table, Text, titled
from pages.charts import colours, matrix
from pages.panels.shared.number_tables import Digits
from pages.panels.worked_examples import notes
from pages.text import markdown
from pages.text.languages import Words
from pages.text.markup import element
from pages.text.numbers import shape, small
from pages.view.settings import View

LIMIT = 3.0  # the end of the colour scale of numbers of both signs
MOST_INPUTS = 4  # of one example
SIDES = ("computed", "expected")
words, titles = Words("worked_examples"), Words("examples")


class PageData(NamedTuple):
    """An example, and which of its steps is looked at."""

    name: str
    example: examples.Example
    at: int
    step: examples.Step
    dark: bool


def present(view: View) -> PageData:
    """Return the data of a view; a step beyond the last is the last."""
    example = examples.run(view.example, view.example_slip)
    at = min(view.example_step, len(example.steps) - 1)
    return PageData(view.example, example, at, example.steps[at], view.dark)


def everything(view: View) -> tuple[examples.Example, ...]:
    """Return all examples, with their sources' slips or without, in the order of their names."""
    return tuple(examples.run(name, view.example_slip) for name in examples.NAMES)


shows = panel(present)


@panel(everything)
def lead(listed: tuple[examples.Example, ...]) -> Pieces:
    steps = [step for example in listed for step in example.steps]
    printed, derived = ([step for step in steps if step.printed == kind] for kind in (True, False))
    count, more = (sum(step.known for step in kind) for kind in (printed, derived))
    first, second = (
        words.lead_printed(count=count, examples=len(listed), verdict=_verdict(printed)),
        words.lead_derived(count=more, verdict=_verdict(derived)),
    )
    badges = [markdown.badge(_agree(kind), sentence) for kind, sentence in ((printed, first), (derived, second))]
    named = zip(examples.NAMES, listed, strict=True)
    corrected = [titles.TITLES[name] for name, each in named if name in examples.CORRECTED and not each.slips]
    off = "".join(f"  \n{words.corrected(title=title)}" for title in corrected)
    return [Text("lead", f"{words.LEAD}  \n{' '.join(badges)}{off}\n\n")]  # the last paragraph is for narrow screens


def _verdict(steps: Sequence[examples.Step]) -> str:
    """Return whether the computed numbers equal the known ones, exactly or rounded, or how many differ."""
    count = sum(step.known for step in steps)
    if all(step.alike for step in steps):
        return words.exact(count=count, printed=all(step.printed for step in steps))
    return words.rounded(count=count) if _agree(steps) else words.differ(count=_wrong(steps))


def _wrong(steps: Sequence[examples.Step]) -> int:
    return sum(int(step.wrong.sum()) for step in steps)


def _agree(steps: Sequence[examples.Step]) -> bool:
    return all(step.agrees for step in steps)


def _label(name: str, step: examples.Step) -> str:
    """Return what a step of the example of this name computes."""
    return titles.STEPS[f"{name}_{step.name}"]


def _headline(name: str) -> str:
    title, summary = titles.TITLES[name], titles.SUMMARIES[name]
    return f"**{title}.** {summary}"


@panel(everything)
def overview(listed: tuple[examples.Example, ...]) -> Pieces:
    rows = [[_headline(name), _badge(example)] for name, example in zip(examples.NAMES, listed, strict=True)]
    return [Table("overview", tuple(words.OVERVIEW.values()), rows)]


def _badge(example: examples.Example) -> str:
    """Return how many of an example's steps agree."""
    count = sum(step.agrees for step in example.steps)
    return markdown.badge(example.agrees, words.agreeing(count=count, steps=len(example.steps)))


@panel(everything)
def differences(listed: tuple[examples.Example, ...]) -> Pieces:
    """Say by how much numbers may differ, and by how much each step does."""
    rows = [
        [f"{markdown.plain(titles.TITLES[name])}: {_label(name, step)}", small(step.difference)]
        for name, example in zip(examples.NAMES, listed, strict=True)
        for step in example.steps
    ]
    return [Text("tolerances", words.TOLERANCES), Table("differences", tuple(words.DIFFERENCES.values()), rows)]


@shows
def about(data: PageData) -> Pieces:
    example = data.example
    recipe = element("code", example.recipe, style="font-size: 14px")
    return [Text("about_example", f"{_headline(data.name)} {_badge(example)}  \n{words.drawn_by(recipe=recipe)}")]


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
    title = words.input_title(
        name=markdown.plain(name), shape=shape(values.shape), batch=len(values) if batch else 0, limit=LIMIT
    )
    return titled(f"input_{at}", title, matrix.picture(grid), words.input_alt(name=name))


@shows
def step_in_words(data: PageData) -> Pieces:
    step, count = data.step, len(data.example.steps)
    badge, note = markdown.badge(step.agrees, _step_verdict(step)), notes.note(data.name, data.example, step)
    place = words.step_place(at=data.at, count=count, last=count - 1, label=_label(data.name, step))
    return [Text("step_said", f"{place}  \n{badge}" + f"\n\n{note}" * bool(note))]


def _step_verdict(step: examples.Step) -> str:
    if step.agrees:
        return words.step_agrees(count=step.known, verdict=_verdict([step]))
    return words.step_differs(wrong=_wrong([step]), known=step.known)


@shows
def numbers(data: PageData, side: str) -> Pieces:
    step = data.step
    texts, rows = (step.computed_texts if side == "computed" else step.texts), row_names(step)
    width = step.computed.shape[-1]
    signed = bool((step.expected[torch.isfinite(step.expected)] < 0).any())
    cells = [_cell(text, signed, data.dark, bad) for text, bad in zip(texts, step.wrong.flatten().tolist(), strict=True)]
    body = [[row, *cells[i * width : (i + 1) * width]] for i, row in enumerate(rows)]
    title = words.COMPUTED if side == "computed" else words.PRINTED if step.printed else words.DERIVED
    return [Text(f"{side}_name", title), Table(f"{side}_numbers", ("", *map(str, range(width))), body)]


def row_names(step: examples.Step) -> list[str]:
    """Return the labels of a step's rows: their indices along every axis but the last."""
    return [", ".join(map(str, place)) or "0" for place in itertools.product(*map(range, step.computed.shape[:-1]))]


def _cell(text: str, signed: bool, dark: bool, wrong: bool) -> str:
    """Return a number as it is written, on its colour; minus infinity without one, one that disagrees with a cross."""
    if text in ("-inf", examples.CUT_OFF):
        return f":gray[{element('code', text)}]"
    style = colours.style(float(text), LIMIT if signed else 1.0, signed, dark)
    number = element("code", text, style=f"{style}; padding: 0 0.3em; font-size: 14px; white-space: nowrap")
    return f"{number}{' ✗' * wrong}"


@shows
def steps(data: PageData) -> Pieces:
    rows = []
    for i, step in enumerate(data.example.steps):
        label = _label(data.name, step)
        label = f"{i} · **{label}**" if i == data.at else f"{i} · {label}"
        rows.append([label, shape(step.computed.shape), markdown.badge(step.agrees, words.agrees(agrees=step.agrees))])
    return [Text("steps_name", f"## {words.STEPS_TITLE}"), Table("steps", tuple(words.STEPS.values()), rows)]


def chosen(view: View) -> tuple[str, bool]:
    """Return the example that a view shows, and whether with its source's slip."""
    return view.example, view.example_slip


def frame(choice: tuple[str, bool]) -> pd.DataFrame:
    """Return the numbers of an example, a row each, in the form in which they must come out."""
    rows = []
    for step in examples.run(*choice).steps:
        places = itertools.product(row_names(step), range(step.computed.shape[-1]))
        for place, computed, expected in zip(places, step.computed_texts, step.texts, strict=True):
            rows.append((step.name, *place, Digits(computed), Digits(expected)))
    return pd.DataFrame(rows, columns=["step", "row", "column", "computed", "expected"])
