"""Worked examples: known numbers beside the computed ones, each with a link to the page that continues it."""

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pandas as pd
import torch

from attn_core import comparison, examples
from attn_core.examples import CUT_OFF, Example, Step, drawn_heads, draws
from pages.board import declaration
from pages.board.declaration import drawing, picture, sentence
from pages.board.facts import Facts, Present, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Picture, Pieces, Table, Text
from pages.charts import colours, matrix
from pages.panels.shared import number_tables
from pages.panels.shared.number_tables import Digits
from pages.text import markdown, numbers
from pages.text.languages import Words, remember, said
from pages.text.markup import element
from pages.view.settings import View

words, titles = Words("worked_examples"), Words("examples")
LIMIT = 3.0  # the end of the colour scale of numbers of both signs
MOST_INPUTS = 4  # of one example
FRACTIONS = {2: "½", 3: "⅓", 6: "⅙"}  # of 1, by their divisors


def chosen(view: View) -> Example:
    """Return the example of a view, with its source's slip or without."""
    return examples.run(view.example, view.example_slip)


# ---- all examples at a glance ----


def every_example(view: View) -> Facts:
    """Return all examples by name, with their sources' slips or without, and how many numbers agree with known ones."""
    return _every_example(tuple(examples.run(name, view.example_slip) for name in examples.NAMES))


@remember
def _every_example(listed: Sequence[Example]) -> Facts:
    by_name = dict(zip(examples.NAMES, listed, strict=True))
    steps = [step for example in listed for step in example.steps]
    printed, derived = ([step for step in steps if step.printed == is_printed] for is_printed in (True, False))
    corrected = [titles.TITLES[name] for name in examples.CORRECTED if not by_name[name].slips]
    return Facts(
        by_name=by_name,
        examples=len(listed),
        corrected=[words.corrected(title=each) for each in corrected],
        printed=_known(printed),
        printed_agree=_agree(printed),
        of_printed=_verdict(printed),
        derived=_known(derived),
        derived_agree=_agree(derived),
        of_derived=_verdict(derived),
    )


def _known(steps: Sequence[Step]) -> int:
    return sum(step.known for step in steps)


def _agree(steps: Sequence[Step]) -> bool:
    return all(step.agrees for step in steps)


def _verdict(steps: Sequence[Step]) -> str:
    """Return whether the computed numbers equal the known ones, exactly or rounded, or how many differ."""
    exact, printed = all(step.alike for step in steps), all(step.printed for step in steps)
    found = "exact" if exact else "rounded" if _agree(steps) else "differ"
    wrong = sum(int(step.wrong.sum()) for step in steps)
    return words.verdict(found=found, known=_known(steps), printed=printed, wrong=wrong)


def _of_example(name: str, example: Example) -> dict[str, object]:
    """Return what a table and a line say of an example."""
    right_steps = sum(step.agrees for step in example.steps)
    named = {"title": titles.TITLES[name], "summary": titles.SUMMARIES[name]}
    return named | {"agrees": example.agrees, "right_steps": right_steps, "steps": len(example.steps)}


@panel(every_example)
def overview(every: Facts) -> Pieces:
    listed = [Facts(**_of_example(name, example)) for name, example in every.by_name.items()]
    rows = [[said("worked_examples.headline", each), said("worked_examples.agreement", each)] for each in listed]
    return [Table("overview", [*words.OVERVIEW.values()], rows)]


@panel(every_example)
def differences(every: Facts) -> Pieces:
    """Say by how much numbers may differ, and by how much each step does."""
    rows = [
        [f"{markdown.plain(titles.TITLES[name])}: {_label(name, step)}", numbers.small(step.difference)]
        for name, example in every.by_name.items()
        for step in example.steps
    ]
    return [Text("tolerances", words.TOLERANCES), Table("differences", [*words.DIFFERENCES.values()], rows)]


def _label(name: str, step: Step) -> str:
    """Return what a step of the example of this name computes."""
    return titles.STEPS[f"{name}_{step.name}"]


# ---- one example, and one of its steps ----


def shown(view: View) -> Facts:
    """Return the example of a view and the step that is looked at; a step beyond the last is the last."""
    example = chosen(view)
    return _shown(view.example, example, min(view.example_step, len(example.steps) - 1), view.dark)


@remember
def _shown(name: str, example: Example, at: int, dark: bool) -> Facts:
    step = example.steps[at]
    note = NOTES.get((name, step.name))
    return Facts(
        **{"name": name, "example": example, "step": step, "dark": dark, **_of_example(name, example)},
        recipe=element("code", example.recipe, style="font-size: 14px"),
        at=at,
        last=len(example.steps) - 1,
        label=_label(name, step),
        step_agrees=step.agrees,
        verdict=_verdict([step]),
        known=step.known,
        wrong=int(step.wrong.sum()),
        note=note(example, step) if note else "",
    )


def _input(place: int) -> Present:
    """Return what gives an input, of several examples in one the first; None where there is no such input."""

    @facts(of=shown)
    def of(one: Facts) -> Facts | None:
        if place >= len(one.example.inputs):
            return None
        name, values = list(one.example.inputs.items())[place]
        batch = len(values) if values.ndim > 2 else 0
        first = values[0] if batch else values
        rows = first.reshape(-1, first.shape[-1])
        return Facts(one, input=name, rows=rows, shape=tuple(values.shape), batch=batch, limit=LIMIT)

    return of


def input_matrix(f: Facts) -> Picture:
    count, width = f.rows.shape
    height = max(32, min(22 * count, 180))
    return drawing(matrix.picture(matrix.Grid(f.rows, (), (), LIMIT, f.dark, numbers=width <= 5, height=height)))


@panel(shown)
def step_numbers(one: Facts, side: str) -> Pieces:
    """Show the numbers of a step: "computed", those that disagree with a cross, or "expected"."""
    step = one.step
    texts = step.computed_texts if side == "computed" else step.texts
    signed = bool((step.expected[torch.isfinite(step.expected)] < 0).any())
    cells = [_cell(text, signed, one.dark, bad) for text, bad in zip(texts, step.wrong.flatten().tolist(), strict=True)]
    width = step.computed.shape[-1]
    rows = [[name, *cells[i * width : (i + 1) * width]] for i, name in enumerate(_row_names(step))]
    title = words.COMPUTED if side == "computed" else words.PRINTED if step.printed else words.DERIVED
    return [Text(f"{side}_name", title), Table(f"{side}_numbers", ["", *map(str, range(width))], rows)]


def _row_names(step: Step) -> list[str]:
    """Return the labels of a step's rows: their indices along every axis but the last."""
    return [", ".join(map(str, place)) or "0" for place in itertools.product(*map(range, step.computed.shape[:-1]))]


def _cell(text: str, signed: bool, dark: bool, wrong: bool) -> str:
    """Return a number as it is written, on its colour; minus infinity without one."""
    if text in ("-inf", CUT_OFF):
        return f":gray[{element('code', text)}]"
    style = colours.style(float(text), LIMIT if signed else 1.0, signed, dark)
    number = element("code", text, style=f"{style}; padding: 0 0.3em; font-size: 14px; white-space: nowrap")
    return f"{number} ✗" if wrong else number


@panel(shown)
def all_steps(one: Facts) -> Pieces:
    """List the steps of the example, the one that is looked at in bold."""
    rows = []
    for i, step in enumerate(one.example.steps):
        label = _label(one.name, step)
        agrees = markdown.badge(step.agrees, words.agrees(agrees=step.agrees))
        rows.append([f"{i} · **{label}**" if i == one.at else f"{i} · {label}", numbers.shape(step.computed.shape), agrees])
    return [Text("steps_name", f"## {words.STEPS_TITLE}"), Table("steps", [*words.STEPS.values()], rows)]


# ---- notes on steps: points to see, and slips of the sources ----


def _number(example: Example, name: str) -> int:
    return next(i for i, step in enumerate(example.steps) if step.name == name)


def _in_place(example: Example, step: Step) -> str:
    means = example.step("matrix").computed
    row = int((comparison.by_row(step.computed, means) > 1e-5).int().argmax())
    apart = comparison.largest(step.computed, means)
    return words.in_place(equal=torch.allclose(step.computed, means), row=row, apart=apart)


def _in_place_weights(example: Example, step: Step) -> str:
    parts = [FRACTIONS[round(1 / weight)] for weight in step.computed[2, :3].tolist()]
    kept = dict.fromkeys(f"{weight:.4g}" for weight in step.computed[1:, 0].tolist())
    return words.in_place_weights(parts=parts, kept=words.OR.join(kept))


def _row_7(example: Example, step: Step) -> str:
    weights, own = step.computed, example.step("weights").computed.diagonal()
    largest, last = weights.argsort(descending=True)[:3].tolist(), len(weights) - 1
    high, low = int(own[1:].argmax()) + 1, int(own[1:].argmin()) + 1
    return words.row_7(
        most=[words.itself_or_token(itself=i == last, token=i, weight=weights[i].item()) for i in largest],
        **{"high": high, "high_weight": own[high].item(), "low": low, "low_weight": own[low].item()},
        first=own[0].item(),
    )


def _cut_off(example: Example, step: Step) -> str:
    computed = step.computed_texts[step.texts.index(CUT_OFF)]
    return words.cut_off(known=step.known, total=4 * 8 * 8, computed=computed)  # of all four examples


def _one_by_one(example: Example, step: Step) -> str:
    plain = replace(step, computed=drawn_heads.drawn_later_by_torch())
    other = sum(one != known for one, known in zip(plain.computed_texts, step.texts, strict=True))
    return words.one_by_one(apart=comparison.largest(plain.computed, step.computed), other=other)


def _scaled(example: Example, step: Step) -> str:
    unscaled = example.step("unscaled_weights").computed
    return words.scaled(wrong=_number(example, "unscaled_weights"), apart=comparison.largest(step.computed, unscaled))


def _keep(example: Example, step: Step) -> str:
    seed = draws.three_tokens()[1]
    return words.keep(seed=seed, uniforms=[numbers.decimal(each, 4) for each in draws.dropout_uniforms(seed, 9)])


def _scale(example: Example, step: Step) -> str:
    """State the scale and the right one; both examples have the same steps at the same places."""
    at = example.steps.index(step)
    right, slip = (drawn_heads.two_heads(width).steps[at].computed.nan_to_num(neginf=0) for width in (2, 4))
    apart = {"apart": comparison.largest(right, slip)}
    if not example.slips:
        apart["pytorch"] = comparison.largest(example.step("right_output").computed, drawn_heads.two_heads_by_pytorch())
    return words.scale(slips=example.slips, **apart)


NOTES: Mapping[tuple[str, str], Callable[[Example, Step], str]] = {
    ("averaging", "in_place"): _in_place,
    ("averaging", "in_place_weights"): _in_place_weights,
    ("three_tokens_by_hand", "unscaled_weights"): lambda example, step: words.unscaled(
        right=_number(example, "scaled_weights")
    ),
    ("three_tokens_by_hand", "scaled_weights"): _scaled,
    ("three_tokens_by_hand", "dropped"): lambda example, step: words.dropped(recipe=_number(example, "keep")),
    ("three_tokens_by_hand", "keep"): _keep,
    ("one_head_two_channels", "row_7"): _row_7,
    ("one_head_32_channels", "row_7"): _row_7,
    ("one_head_32_channels", "batch_weights"): _cut_off,
    ("one_head_drawn_later", "scores"): _one_by_one,
    **{("two_heads_in_one_product", name): _scale for name in ("scaled", "weights", "output", "right_output")},
}


# ---- boards ----


def _numbers(example: Example) -> pd.DataFrame:
    """Return the numbers of an example, a row each, in the form in which they must come out."""
    rows = []
    for step in example.steps:
        places = itertools.product(_row_names(step), range(step.computed.shape[-1]))
        for place, computed, expected in zip(places, step.computed_texts, step.texts, strict=True):
            rows.append((step.name, *place, Digits(computed), Digits(expected)))
    return pd.DataFrame(rows, columns=["step", "row", "column", "computed", "expected"])


TABLES = {"example": number_tables.numbers("example", chosen, _numbers)}
BOARDS = {
    "lead": board(sentence("lead", every_example, "worked_examples.lead"), cost=Cost.LIGHT),
    "overview": board(overview(), cost=Cost.LIGHT),
    "inputs": board(
        sentence("about_example", shown, "worked_examples.about_example"),
        row(*[picture(f"input_{i}", _input(i), input_matrix, "worked_examples.input") for i in range(MOST_INPUTS)]),
        cost=Cost.LIGHT,
    ),
    "steps": board(
        sentence("step_said", shown, "worked_examples.step"),
        row(step_numbers("computed"), step_numbers("expected")),
        all_steps(),
        cost=Cost.LIGHT,
    ),
    "verified": board(differences(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES, Cost.LIGHT),
}
PAGE = declaration.Page("worked_examples", (), BOARDS, TABLES)
