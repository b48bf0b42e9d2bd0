"""The program and the notebook of every page, run in a fresh interpreter, give the numbers that the page draws."""

import itertools
import json
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
import torch
from torch import Tensor

from attn_core import examples, scene
from attn_core.mistakes import MISTAKES
from pages import averaging as averaging_page
from pages import heads as heads_page
from pages import loops as loops_page
from pages import mistakes, query_key_value, self_and_cross, shapes, todays_models, train
from pages import start as start_page
from pages import whole_model as whole_model_page
from pages.export import files, program
from pages.panels.shared import masked as the_mask
from pages.surgery import operated
from pages.text.languages import Words
from pages.view import link, model_view, traced_view
from pages.view.menu import PAGES, PRACTICE, VIEWLESS
from pages.view.settings import View
from tests.export.cases import CASES, LONG, LONG_HEAD_1
from tests.screen import Screen, cells, view_on

AT = "https://example.org/app/page"
RUNNER = """
import contextlib, io, json, sys, torch
torch.set_num_threads(1)
results = []
for text in torch.load(sys.argv[1]):
    names, out = {"__name__": "__main__"}, io.StringIO()
    cells = [text]
    if text.startswith("{"):
        cells = ["".join(cell["source"]) for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
    try:
        with contextlib.redirect_stdout(out):
            for cell in cells:
                exec(compile(cell, "program", "exec"), names)
        results.append([{name: value for name, value in names.items() if isinstance(value, torch.Tensor)}, out.getvalue()])
    except Exception as error:
        results.append([f"{type(error).__name__}: {error}", ""])
assert not any(name.split(".")[0] in ("attn_core", "pages", "streamlit") for name in sys.modules)
torch.save(results, sys.argv[2])
"""


STEPS = ("weights", "dropped", "masked", "output")
SCENES = {  # page → the scene that it draws; of two sentences the last one that its program computes
    "explore": traced_view.present_long,
    "self_and_cross": lambda view: list(self_and_cross.sides(view).values())[-1],
    "models": lambda view: traced_view.present(model_view.of_layer(view)),
    "start": start_page.first,
    "heads": lambda view: heads_page.present(view).base,
    "order_and_batch": lambda view: traced_view.present(view.but(kind="self", dropout=0.0)),
}


def expected(page: str, view: View) -> dict[str, Tensor]:
    """Return the numbers that a page draws, under the names that its program gives them."""
    if page in OWN:
        return OWN[page](view)
    heads = scene.see(SCENES.get(page, traced_view.present)(view).scene).trace.heads
    return {step: getattr(heads, step) for step in STEPS}


def bug(view: View) -> dict[str, Tensor]:
    """Return the picture of a mistake as it is switched, where it is all of a name."""
    data = mistakes.bug(view)
    name, _, first = data.mistake.picture.partition("[")
    wrong = data.outcome.wrong.masked_fill(data.outcome.undefined, torch.nan)
    assert first in ("", "0]", "1]")
    return {f"{name}{'[' + first if first else ''}": wrong if data.on else data.outcome.right}


def published(view: View) -> dict[str, Tensor]:
    """Return the steps of a worked example that its program names alike."""
    example = examples.run(view.example, view.example_slip)
    steps = {step.name: step.computed for step in example.steps}
    names = {"two_variances": ("raw", "scaled"), "two_softmaxes": ("diffuse", "peaked")}
    return {name: steps[name] for name in names.get(view.example, ("weights", "scores")) if name in steps}


def head(view: View) -> dict[str, Tensor]:
    """Return the results of a head with its edits."""
    data = query_key_value.head_of(view)
    steps = {name: getattr(data.own.trace, name) for name in ("scores", "weights", "output")}
    found = {"q": data.own.q, "v": data.own.v, **steps}
    return {f"{name}[{data.projected.head}]": values for name, values in found.items()}


def stream(view: View) -> dict[str, Tensor]:
    """Return what the page on the whole model shows of the selected word: lengths, the lens and the next word."""
    data = whole_model_page.whole(view)
    lens = data.heard.lens()[1:].softmax(-1)
    return {"next_word": data.heard.probabilities, "lengths": data.lengths, "lens": lens}


def in_small(view: View) -> dict[str, Tensor]:
    """Return what the page on today's models shows: a score, the bytes of a cache, outputs both ways, a row in blocks."""
    made, cache = todays_models.generated(view), todays_models.LLAMA.cache_bytes(int(view.cache_heads))
    numbers = {"turned_score": torch.tensor(todays_models.turned(view).score), "cache_bytes": torch.tensor(cache)}
    return {**numbers, "cached": made.cached, "again": made.again, "in_blocks": todays_models.blocks(view).weights}


def losses(view: View) -> dict[str, Tensor]:
    """Return the losses of the training that a step draws."""
    facts = {"2": train.copies, "3": train.hiding, "4": train.reversal, "5": train.writing}.get(view.step, train.vowels)
    return {"losses": torch.tensor(facts(view).moment.run.losses)}


OWN = {
    "train": losses,
    "todays_models": in_small,
    "surgery": lambda view: {"next_word": operated(view).run.probabilities},
    "whole_model": stream,
    "averaging": lambda view: {"weights": (rung := averaging_page.rung(view).rung).weights, "output": rung.result},
    "loops": lambda view: {"weights": (made := loops_page.looped(view).loops).weights, "output": made.output},
    "mistakes": bug,
    "worked_examples": published,
    "query_key_value": head,
    "masks": lambda view: {step: getattr(the_mask.masked(view).trace.heads, step) for step in STEPS},
    "shapes": lambda view: {"joined": shapes.way(view).pipeline.output},
}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str, str], list]:
    """What each case's program and notebook compute and print, all in one fresh interpreter."""
    folder = tmp_path_factory.mktemp("programs")
    asked = [(kind, *case) for case in CASES for kind in ("program", "notebook")]
    texts = [files.make(kind, page, link.from_query(query, page), AT).content for kind, page, query in asked]
    torch.save(texts, folder / "texts")
    command = [sys.executable, "-I", "-W", "error", "-c", RUNNER, str(folder / "texts"), str(folder / "results")]
    subprocess.run(command, check=True, cwd=Path(__file__).parents[2])  # where the model’s file stands
    return dict(zip(asked, torch.load(folder / "results"), strict=True))


def test_every_page_of_numbers_has_a_program():
    assert set(PAGES) - {*PRACTICE, *VIEWLESS} == set(program.PAGES)


@pytest.mark.parametrize("page", program.PAGES)
def test_programs_and_notebooks_give_the_pages_numbers(results: dict, page: str):
    of_page = [query for name, query in CASES if name == page]
    for query, kind in itertools.product(of_page, ("program", "notebook")):
        wanted = expected(page, link.from_query(query, page))
        assert wanted
        names, printed = results[kind, page, query]
        assert isinstance(names, dict), names
        for name, values in wanted.items():
            step, _, first = name.partition("[")
            made = names[step][int(first[:-1])] if first else names[step]
            assert made.numel() <= values.numel()
            close = {"rtol": 0, "atol": 1e-5 * max(1.0, values.nan_to_num(0, 0, 0).abs().max().item())}
            torch.testing.assert_close(
                made.double().reshape(-1), values.double().reshape(-1)[: made.numel()], equal_nan=True, **close
            )
        assert printed


@pytest.mark.parametrize(("query", "head", "row"), [("", 0, 1), (LONG, 0, 1), (LONG_HEAD_1, 1, 2)])
def test_what_is_printed_is_of_the_selected_head_and_row_and_of_a_long_row_the_largest(
    results: dict, query: str, head: int, row: int
):
    _, printed = results["program", "explore", query]
    heads = scene.see(traced_view.present_long(link.from_query(query)).scene).trace.heads
    [numbers] = re.findall(rf"^output\[{head}, {row}\] (.+)$", printed, re.MULTILINE)
    found = torch.tensor(list(map(float, numbers.split())))
    torch.testing.assert_close(found, heads.output[head, row], rtol=0, atol=1e-4)
    if query:
        assert re.findall(r"^weights of head (\d)", printed, re.MULTILINE) == [str(head)]
        [first] = re.findall(r"^ +w0  (.+)$", printed, re.MULTILINE)
        top = heads.weights[head, 0].topk(3)
        assert first.split("  ") == [f"w{j} {v:.4f}" for j, v in zip(top.indices.tolist(), top.values.tolist(), strict=True)]


@pytest.mark.parametrize("name", [name for name in MISTAKES if MISTAKES[name].has_heads])
def test_a_mistake_prints_the_head_that_the_page_draws(results: dict, name: str):
    """The second of two heads, whose numbers differ from the first unless they are a mean; a hidden cell has no number."""
    for on, slot in (("true", "mistake_mine"), ("false", "mistake_right")):
        said = {"mistake": name, "mistake_on": on}
        wanted, first = (cells(Screen("mistakes", {**said, "mistake_head": head}), slot) for head in "10")
        _, printed = results["program", "mistakes", f"mistake={name}&mistake_on={on}&mistake_head=1"]
        rows, columns = wanted.shape
        lines = [line.split()[-columns:] for line in printed.splitlines()[-rows:]]
        made = torch.tensor([list(map(float, numbers)) for numbers in lines], dtype=torch.float64)
        seen = wanted.isfinite()
        torch.testing.assert_close(made[seen], wanted[seen], rtol=0, atol=1e-4)
        assert wanted[seen].equal(first[seen]) is (name in ("heads_averaged", "every_head_the_first") and on == "true")


def test_a_program_says_where_it_comes_from():
    text = files.make("program", "masks", link.from_query("mask=causal&text=a+%0A+b", "masks"), AT).content
    lines = text.splitlines()
    assert lines[:2] == [f"# Attention Explorer: {Words('frame', 'en').TITLES['masks']}", f"# {AT}?text=a+%0A+b&mask=causal"]
    assert all(line.startswith("#") for line in lines[:3])
    for bad in ("javascript:alert(1)", "https://a.b/\nimport os", "https://a.b/?x", "", f"https://a.b/{'x' * 500}"):
        assert "import os" not in files.make("program", "masks", view_on("masks"), bad).content.splitlines()[:4]
        assert files.address(bad, "masks", view_on("masks")) == ""


def test_a_notebook_is_valid_the_same_each_time_and_explains_each_cell():
    for page in program.PAGES:
        file = files.make("notebook", page, view_on(page), AT)
        book = nbformat.reads(file.content, as_version=4)
        nbformat.validate(book)
        assert file == files.make("notebook", page, view_on(page), AT)
        title, *rest = book.cells
        assert AT in title.source
        assert [cell.cell_type for cell in rest] == ["markdown", "code"] * (len(rest) // 2)
        assert all(cell.source.endswith(".") for cell in rest[::2])
        assert "print" in rest[-1].source
        assert len({cell.id for cell in book.cells}) == len(book.cells)
        assert json.loads(file.content)["nbformat"] == 4
