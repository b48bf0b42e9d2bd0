"""A PyTorch program that computes and prints the numbers of a page for a View, labelled with the words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from torch import Tensor

from attn_core import models
from attn_core.code_to_copy import attention, averaging, examples, loops, printing, transformers_model, whole_model
from attn_core.code_to_copy import mistakes as start
from attn_core.scene import Scene
from attn_core.sources import SOURCES
from pages import averaging as averaging_page
from pages import heads as heads_page
from pages import loops as loops_page
from pages import mistakes, order_and_batch, query_key_value, self_and_cross, shapes, todays_models, train, worked_examples
from pages import start as start_page
from pages import whole_model as whole_model_page
from pages.board.facts import Facts
from pages.panels.shared.masked import masked
from pages.surgery import operated
from pages.view import link, model_view, traced_view
from pages.view.settings import View


class Part(NamedTuple):
    """A part of a program: its purpose, a name of words.PARTS in text/…/take.py, and its lines."""

    name: str
    code: str


Parts = Sequence[Part]


def parts(page: str, view: View) -> Parts | None:
    """Return the program of a page, part by part; None where the page has none, or there is no word."""
    return PAGES[page](view) if page in PAGES else None


# ---- what a program is made of ----


def _printed(scene: Scene, at: tuple[int, int], *more: str) -> Part:
    """Return the lines that print the weights of all heads, or of the selected one of a long text, and an output.

    at: the selected head and row; more: also print the other steps
    """
    head, query = at
    columns = len(scene.keys)
    heads = range(scene.heads) if columns <= printing.WHOLE else [head]
    listed = [(step, each) for each in heads for step in (*more, "weights")]
    lines = [printing.step(step, each, columns) for step, each in listed]
    return Part("printed", "".join([printing.LABEL, *lines, printing.output(f"{head}, {query}")]))


def _scene(scene: Scene, at: tuple[int, int], *more: str, allowed: Tensor | None = None, edits: str = "") -> Parts:
    """Return the program of a scene.

    allowed: a mask in the place of its own; edits: lines that change projections
    """
    parts = attention.parts(scene, allowed)
    listed = [Part(name, code) for name, code in parts.items()]
    if edits:
        listed.insert(list(parts).index("scores"), Part("edits", edits))
    return [*listed, _printed(scene, at, *more)]


def _traced(traced: traced_view.TracedView | None, *more: str) -> Parts | None:
    return traced and _scene(traced.scene, (traced.head, traced.query), *more)


# ---- pages ----


def _explore(view: View) -> Parts | None:
    stage = [view.stage] if view.stage != "weights" else []
    return _traced(traced_view.present_long(view), *stage)


def _scene_of_sidebar(view: View) -> Parts | None:
    return _traced(traced_view.present(view))


def _averaging(view: View) -> Parts | None:
    data = averaging_page.page(view)
    if data is None:
        return None
    hidden = (data.row, min(view.hide_key, data.words - 1)) if view.hide_key >= 0 else None
    return _rungs(data.base.scene, view.rung, data.row, hidden)


def _rungs(scene: Scene, rung: str, row: int, hidden: tuple[int, int] | None) -> Parts:
    """Return the program of the five ways to mix words, one of which is printed."""
    parts = attention.parts(scene)
    size, scaled = scene.head_size, (scene.power if scene.scale == "head" and scene.power else None, scene.temperature)
    lines = averaging.rungs(attention.inputs(scene), size, hidden, rung, scaled)
    prints = printing.weights(rung, len(scene.words), keys="words") + printing.output(str(row))
    first = [Part(name, parts[name]) for name in ("settings", "projections")]
    return [*first, Part("rungs", lines), Part("printed", printing.LABEL + prints)]


def _query_key_value(view: View) -> Parts | None:
    data = query_key_value.pair_of(view)
    if data is None:
        return None
    head, edits = data.head.projected, data.head.edits
    lines = [f"w{m}[{i}, {head.head * head.matrix(m).shape[1] + j}] = {number!r}\n" for m, i, j, number in edits]
    return _scene(head.scene, (head.head, data.at[0]), "scores", edits="".join(["\n", *lines]) if edits else "")


def _masks(view: View) -> Parts | None:
    data = masked(view)
    if data is None:
        return None
    scene, own = data.base.scene, data.base.scene.allowed()
    differs = not data.allowed.all() if own is None else not own.equal(data.allowed)
    return _scene(scene, (data.base.head, data.base.query), allowed=data.allowed if differs else None)


def _order(view: View) -> Parts | None:
    data = order_and_batch.placed(view)
    return data and _scene(replace(data.base.scene, dropout=0.0), (data.base.head, data.base.query))


def _self_and_cross(view: View) -> Parts | None:
    return [part for side in self_and_cross.sides(view).values() for part in _traced(side) or ()] or None


def _heads(view: View) -> Parts | None:
    data = heads_page.present(view)
    return data and _traced(data.base)


def _loops(view: View) -> Parts | None:
    data = loops_page.looped(view)
    if data is None:
        return None
    scene, head, query = data.base.scene, data.base.head, data.base.query
    parts = attention.parts(scene)
    lines = loops.of_head(head, scene.allowed() is not None, data.loops.lines)
    listed = [Part(name, parts[name]) for name in ("settings", "projections", "scores", "capped", "masked") if name in parts]
    prints = printing.weights(f"head {head}", len(scene.keys)) + printing.output(str(query))
    return [*listed, Part("loops", lines), Part("printed", printing.LABEL + prints)]


def _shapes(view: View) -> Parts | None:
    data = shapes.way(view)
    if data is None:
        return None
    scene, split = data.scene, attention.SPLIT if data.transposed else attention.MIXED_UP
    listed = [Part(name, code) for name, code in attention.parts(scene, split=split).items()]
    return [*listed, Part("end", printing.joined(data.transposed)), _printed(scene, (0, 0))]


def _mistakes(view: View) -> Parts | None:
    bug = mistakes.bug(view)
    if bug is None:
        return None
    scene, program = bug.outcome.scene, bug.mistake.program(bug.on)
    parts = attention.parts(scene)
    listed = [Part(name, parts[name]) for name in ("settings", "projections", "scores", "masked")]
    begins = start.start(scene, program, scene.allowed())
    return [*listed, Part("start", begins), Part("mistake", f"\n{program}\n"), Part("printed", _pictured(bug))]


def _pictured(bug: Facts) -> str:
    """Return the lines that print the matrix of a mistake; of outputs, the columns that the page shows."""
    scene, columns, keys = bug.outcome.scene, len(bug.labels), "words"
    values = bug.picture + (f"[{bug.head}]" if bug.has_heads else "")
    if bug.outputs:
        columns = scene.head_size
        values = f"output[:, {bug.head * columns}:{(bug.head + 1) * columns}]"
        keys = f"range({columns})"
    return printing.LABEL + printing.matrix(bug.picture, values, columns, keys=keys)


def _start(view: View) -> Parts | None:
    return _traced(start_page.first(view))


def _worked_examples(view: View) -> Parts | None:
    name = view.example
    if name in examples.PROGRAMS:
        return [Part("example", examples.PROGRAMS[name])]
    linked = link.view(worked_examples.chosen(view).link)
    divided = {"scale": linked.scale, "power": linked.power}
    scene = Scene(words=SOURCES[name].words, source=name, mask=linked.mask, **divided)
    return _rungs(scene, "softmax", 0, None) if name == "averaging" else _scene(scene, (0, 0), "scores")


def _models(view: View) -> Parts | None:
    traced = model_view.traced(view)
    return None if traced.blank else _traced(traced)


def _surgery(view: View) -> Parts | None:
    data = operated(view)
    if data is None:
        return None
    of_model = whole_model if models.entry(data.run.model.name).shipped else transformers_model
    program = of_model.parts(data.run.model, data.run.encoded, data.done, data.source and data.source.encoded)
    return [Part(name, code) for name, code in program.items()]


def _whole_model(view: View) -> Parts | None:
    facts = whole_model_page.whole(view)
    if facts is None:
        return None
    return [Part(name, code) for name, code in whole_model_page.program_parts(facts).items()]


def _todays_models(view: View) -> Parts | None:
    program = todays_models.program_parts(view)
    return program and [Part(name, code) for name, code in program.items()]


def _train(view: View) -> Parts | None:
    return [Part(name, code) for name, code in train.program_parts(view).items()]


PAGES: Mapping[str, Callable[[View], Parts | None]] = {
    "explore": _explore,
    "models": _models,
    "surgery": _surgery,
    "start": _start,
    "averaging": _averaging,
    "query_key_value": _query_key_value,
    "weighted_sum": _scene_of_sidebar,
    "sharpness": _scene_of_sidebar,
    "masks": _masks,
    "order_and_batch": _order,
    "self_and_cross": _self_and_cross,
    "heads": _heads,
    "whole_model": _whole_model,
    "todays_models": _todays_models,
    "train": _train,
    "loops": _loops,
    "shapes": _shapes,
    "mistakes": _mistakes,
    "worked_examples": _worked_examples,
}
