"""Loops: attention one scalar at a time, the mask there, the difference from matrices, and dropout in numbers."""

from collections.abc import Sequence
from dataclasses import replace

import pandas as pd
import torch
from torch import Tensor

from attn_core import dropout, sinks
from attn_core.attention import SMALLEST as SMALLEST_TEMPERATURE
from attn_core.experiments import stacked_layers
from attn_core.loops import against_matrices, cursor
from attn_core.scene import Scene, see
from pages.board import declaration
from pages.board.declaration import drawing, offers, picture, sentence
from pages.board.facts import Facts, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import Cell, panel
from pages.board.pieces import Picture, Pieces, Player, Text
from pages.charts import heatmap, line_chart, matrix, templates
from pages.panels.shared import number_tables, selected_row, variants
from pages.panels.shared.notices import notices
from pages.text import feature_names, markdown, numbers
from pages.text.languages import Words, remember
from pages.view import traced_view
from pages.view.settings import DEFAULTS, DRAWS, LONGEST, View
from pages.view.traced_view import TracedView, arrow_keys, present, row_arrows

words = Words("loops")
FIXED = {"dropout": 0.0, "stage": "weights"}
OF_ANY_ROW = {**FIXED, "query": 0}  # of what doesn't depend on the selected row
FILLED_BY = {"score": "scores", "exp": "parts", "normalise": "weights", "add": "output"}
FEW = 16  # keys: with more, loops take too long to run three times
CLOSE = 1e-4  # a difference that float32 explains
NAMED = 8  # keys in a sentence
MILLION, MILLIONTHS = 1_000_000, 1.0  # differences are drawn in millionths; the end of their colours
SMALLEST = 0.001  # that the curve of distances shows
EXAMPLES = {
    "fox": {"text": "The quick brown fox", "tokens": "word", "mask": "causal", "query": 2},
    "all": {"mask": "none"},
    "window": {"mask": "window"},
}
DROPOUTS = {"once": {"dropout": 0.3, "draws": 1}, "often": {"dropout": 0.3, "draws": 1000}, "never": {"dropout": 0.0}}


def with_loops(view: View) -> TracedView | None:
    """Return what a view shows; None without a word, or where the source has no program of loops."""
    return present(view, "loops")


@facts(of=with_loops, **FIXED)
def looped(base: TracedView) -> Facts:
    """Return the selected head, without dropout, and its loops."""
    return Facts(base, base=base, loops=_executed(base.scene, base.head), query=base.name, selected=base.query)


@remember
def _executed(scene: Scene, head: int) -> cursor.Execution:
    return cursor.execute(*_inputs(scene, head))


def _inputs(scene: Scene, head: int) -> tuple[object, ...]:
    """Return what a head attends with: q, k, v, the mask and the settings."""
    trace, config = see(scene).trace, stacked_layers.config(scene)
    config = replace(config, sink=sinks.of_head(config.sink, head))
    return trace.q[head], trace.k[head], trace.v[head], scene.allowed(), config


def longest(view: View) -> int:
    """Return how many steps a view has at most, however far its mask reaches; 0 where there is no word."""
    base = traced_view.present(view.but(window=LONGEST, prefix=LONGEST), "loops")
    return 0 if base is None else cursor.count_steps(len(base.queries), len(base.keys), base.scene.allowed())


def _matrix(
    f: Facts,
    values: Tensor,
    columns: Sequence[str],
    query: int | None = None,
    cell: tuple[int, int] | None = None,
    **options: object,
) -> templates.Spec:
    """Draw a matrix with a row a query; a row or a cell of it outlined."""
    marks = [] if query is None else [matrix.row("query", query, values)]
    marks += [] if cell is None else [matrix.cell("key", cell)]
    strong = [] if query is None else [query]
    look = {"height": 230, "numbers": len(f.keys) <= 10, "dark": f.dark, "strong": strong, "marks": marks, **options}
    return matrix.picture(matrix.Grid(values, f.queries, columns, **look))


def _score_limit(f: Facts) -> float:
    """Return the end of the colour scale of scores."""
    return heatmap.divided(f.scene.head_size, f.scene.power)


def _dimensions(f: Facts) -> list[str]:
    """Return the labels of the columns of an output: features, or positions."""
    return feature_names.of_head(f.scene, "v", f.head) or [str(i) for i in range(f.loops.output.shape[1])]


def _selecting(spec: templates.Spec, f: Facts) -> Picture:
    """Return a picture with a row a query: a click selects one, and so do the arrow keys."""
    return drawing(spec, click={"query": "y"}, arrow_keys=row_arrows(f.base))


# ---- 1: the loops line by line ----


@facts("cursor", of=with_loops, **OF_ANY_ROW)
def step(base: TracedView, at: int) -> Facts:
    """Return the loops at the cursor: the last step, with its numbers.

    key, value: of the cell that it filled; first: the first number of the row's output
    done, rows: how many rows are done, of how many; row_ends: whether the present one is among them
    cold: whether an exponential is its limit at temperature 0; opens: whether the page opens at this step
    cap: of the scores, None where there is none; sink: whether there is one
    """
    loops, config = _executed(base.scene, base.head), base.scene.config()
    state = loops.at(min(at, loops.total))
    query, key = state.query or 0, state.key or 0
    row_ends = state.cursor == loops.starts[query + 1]
    return Facts(
        base,
        loops=loops,
        state=state,
        cursor=state.cursor,
        total=loops.total,
        phase=state.phase,
        query=base.queries[query],
        key=base.keys[key],
        value=state.value,
        size=base.scene.head_size,
        scale=base.scene.factor(),
        first=state.output.values[query, 0].item(),
        row_ends=row_ends,
        done=query + row_ends,
        rows=len(base.queries),
        cold=base.scene.temperature < SMALLEST_TEMPERATURE,
        cap=config.cap,
        sink=config.sink is not None,
        opens=state.cursor == DEFAULTS["cursor"] < loops.total,
    )


@facts("cursor", "pace", of=with_loops, **OF_ANY_ROW)
def moves(base: TracedView, at: int, pace: str) -> Player:
    """Return the player of the cursor, which moves by one number or by a whole row."""
    loops = _executed(base.scene, base.head)
    at = min(at, loops.total)
    return Player("player", "cursor", at, loops.total, *loops.beside(at, by_row=pace == "row"))


@panel(moves)
def player(player: Player) -> Pieces:
    return [player]


@panel(step)
def code(step: Facts) -> Pieces:
    """Draw the program, its indents kept; the line that ran last has an arrow and a ground of its own."""
    lines = []
    for number, text in enumerate(step.loops.lines):
        line = "\u00a0" * (len(text) - len(text.lstrip())) + markdown.plain(text)
        lines.append(f":primary-badge[▶ {line}]" if number == step.state.line else f"\u00a0\u00a0{line}")
    return [Text("loop_code", "\n\n".join(lines))]


def filled(f: Facts) -> Picture:
    """Draw the matrix of a name as far as it is filled, the cell or row that the last step filled outlined."""
    state, (values, is_filled) = f.state, getattr(f.state, f.name)
    fills, is_score = FILLED_BY.get(f.phase) == f.name, f.name == "scores"
    if f.name == "output":
        look = {"limit": 2.5, "height": 210, "numbers": False}
        spec = _matrix(f, values, _dimensions(f), state.query if fills else None, empty=~is_filled, **look)
    else:
        cell = (state.query, state.key) if fills or (f.phase == "skip" and is_score) else None
        look = {"limit": _score_limit(f) if is_score else 1.0, "signed": is_score, "height": 210}
        spec = _matrix(f, values, f.keys, cell=cell, hidden=state.skipped, empty=~is_filled & ~state.skipped, **look)
    return drawing(spec, arrow_keys=arrow_keys("cursor", f.total + 1, "ArrowLeft", "ArrowRight"))


def filling(name: str) -> Cell:
    return picture(name, step, filled, "loops.filling", more=lambda f: Facts(f, name=name))


# ---- 2: a mask, as a continue and as -inf ----


@panel(looped)
def masked_scores(f: Facts, slot: str) -> Pieces:
    """Draw the scores, hidden where the loops skip them ("by_continue") or where the matrices have −∞ ("by_fill")."""
    masked = f.seen.trace.heads.masked[f.head]
    values, hidden = (f.loops.scores, ~f.loops.allowed) if slot == "by_continue" else (masked, masked.isneginf())
    spec = _matrix(f, values, f.keys, f.selected, limit=_score_limit(f), hidden=hidden)
    return [_selecting(spec, f)._replace(slot=slot, alt=words.MASKED[slot])]


@facts(of=looped)
def masked(f: Facts) -> Facts:
    """Return to which keys the selected query may attend, and how many cells loops and matrices hide.

    names, more: the first of the keys, and how many others; same: whether both hide the same cells
    """
    allowed = f.loops.allowed
    visible = [markdown.plain(f.keys[key]) for key in allowed[f.selected].nonzero().flatten().tolist()]
    return Facts(
        f,
        names=visible[:NAMED],
        more=len(visible[NAMED:]),
        visible=len(visible),
        cells=allowed.numel(),
        scores=int(allowed.sum()),
        hidden=int((~allowed).sum()),
        same=torch.equal(allowed, ~f.seen.trace.heads.masked[f.head].isneginf()),
    )


# ---- 3: loops against matrices ----


@facts(of=with_loops, **OF_ANY_ROW)
def race(base: TracedView) -> Facts:
    """Return how far loops and matrices differ, both times, and whether torch's own function agrees."""
    repeats = 3 if len(base.keys) <= FEW else 1
    timed = against_matrices.race(*_inputs(base.scene, base.head), repeats)
    return Facts(
        difference=timed.difference,
        loops=timed.first_ms,
        matrices=timed.second_ms,
        equal=timed.difference < CLOSE,
        agreement=selected_row.agreement(*base.seen.agreement),
    )


@facts(of=looped)
def apart(f: Facts) -> Facts:
    """Return how far the outputs of loops and matrices are apart, see against_matrices.Apart, and what matters for it."""
    apart = against_matrices.apart(f.loops.output, f.seen.trace.heads.output[f.head], _inputs(f.scene, f.head))
    total = apart.total
    return Facts(f, **apart._asdict(), type_matters=apart.rounded < total, order_matters=apart.same < total)


def difference(f: Facts) -> Picture:
    """Draw the difference between loops of a type and the matrices, which are float32."""
    look = {"limit": f.end, "height": 200, "numbers": False}
    return _selecting(_matrix(f, MILLION * getattr(f, f.kind), _dimensions(f), **look), f)


def apart_in(kind: str) -> Cell:
    return picture(
        f"apart_{kind}", apart, difference, "loops.difference", more=lambda f: Facts(f, kind=kind, end=MILLIONTHS)
    )


# ---- 4: dropout in numbers ----


@facts("dropout", "draws", "evaluating", of=looped)
def dropping(f: Facts, share: float, draws: int, evaluating: bool) -> Facts:
    """Return one head's weights, the latest draw of dropout, and the mean of all draws; p is 0 when evaluating.

    count, zeros, left: how many weights are above 0, how many of these the latest draw sets to 0, and how many are left
    now, average: what the selected row adds up to in that draw, and on average
    distance: the largest between the mean and the weights
    """
    p = 0.0 if evaluating else share
    weights = f.seen.trace.heads.weights  # all heads are drawn at once, as in the trace
    latest = dropout.drop(weights, p, f.scene.seed + draws - 1)[f.head]
    averaged, (count, zeros) = _averaged(f.scene, f.head, p, draws), dropout.counts(weights[f.head], latest)
    sums = averaged.row_sums[:, f.selected]
    return Facts(
        f,
        p=p,
        factor=dropout.factor(p),
        draws=draws,
        evaluating=evaluating,
        weights=weights[f.head],
        draw=latest,
        mean=averaged.mean,
        distance=averaged.differences[-1].item(),
        count=count,
        zeros=zeros,
        left=count - zeros,
        now=sums[-1].item(),
        average=sums.mean().item(),
        effect="off" if p == 0 else "all" if zeros == count else "some" if zeros else "kept",
        as_on_explore=p > 0 and draws == 1,
    )


@remember
def _averaged(scene: Scene, head: int, p: float, draws: int) -> dropout.Averaged:
    """Return the mean of the draws, computed once for all rows and panels."""
    return dropout.average(see(scene).trace.heads.weights, p, draws, scene.seed, head)


def weights(f: Facts) -> Picture:
    """Draw the weights of a name: before dropout, after the latest draw, or the mean of all draws."""
    allowed = f.scene.allowed()
    hidden = None if allowed is None else ~allowed
    return _selecting(_matrix(f, getattr(f, f.name), f.keys, f.selected, limit=1.0, signed=False, hidden=hidden), f)


def one_of_three(name: str) -> Cell:
    return picture(f"three_{name}", dropping, weights, "loops.three", more=lambda f: Facts(f, name=name))


def returning(f: Facts) -> Picture:
    """Draw how far the mean is from the weights by the number of draws, and the number that is set."""
    distances = _averaged(f.scene, f.head, f.p, DRAWS[-1]).differences.clamp(min=SMALLEST)
    count = len(DRAWS)
    line = {"x": list(DRAWS), "y": distances[torch.tensor(DRAWS) - 1].tolist(), "name": ["mean"] * count}
    label, y = numbers.decimal(f.distance, 3), max(SMALLEST, f.distance)
    mark = {"x": [f.draws], "y": [y], "label": [label], "strong": [True], "up": [True]}
    axes = line_chart.Axes("draws", (1, 10, 100, 1000), (0.001, 0.01, 0.1, 1, 10), ("mean",), log_y=True, height=220)
    return drawing(line_chart.curves(axes, f.dark, {**line, "strong": [True] * count}, mark))


# ---- tables, boards, and the page ----


def _without_dropout(view: View) -> list[str]:
    """Return the notice that the loops leave dropout out, where there is some."""
    return [words.WITHOUT_DROPOUT] if view.dropout else []


def _cells(f: Facts) -> pd.DataFrame:
    """Return the loops' results, a row per cell; skipped cells say so."""
    loops, rows = f.loops, []
    for i, query in enumerate(f.scene.words):
        for j, key in enumerate(f.scene.keys):
            made = [number_tables.six(values[i, j]) for values in (loops.scores, loops.parts, loops.weights)]
            rows.append([i, query, j, key, *(made if loops.allowed[i, j] else ["continue"] * 3)])
    return pd.DataFrame(rows, columns=["i", "query", "j", "key", "score", "part", "weight"])


TABLES = {"loops": number_tables.numbers("loops", looped, _cells)}
BOARDS = {
    "remarks": board(notices(_without_dropout), cost=Cost.LOOPED),
    "player": board(player(), cost=Cost.LOOPED),
    "walk": board(
        sentence("step", step, "loops.step"),
        row(code(), filling("scores"), widths=[1.45, 1]),
        row(filling("parts"), filling("weights"), filling("output")),
        cost=Cost.LOOPED,
    ),
    "mask": board(
        row(masked_scores("by_continue"), masked_scores("by_fill")),
        sentence("mask_in_words", masked, "loops.mask"),
        offers("try_fox_all_window", "loops.TRY", EXAMPLES),
        cost=Cost.LOOPED,
    ),
    "race": board(
        sentence("race", race, "loops.race", resting=True),
        row(apart_in("float64"), apart_in("float32")),
        sentence("apart_said", apart, "loops.apart"),
        cost=Cost.LOOPED,
    ),
    "dropout": board(
        row(one_of_three("weights"), one_of_three("draw"), one_of_three("mean")),
        sentence("dropped", dropping, "loops.dropped"),
        offers("try_once_often_never", "loops.TRY", DROPOUTS),
        picture("returning", dropping, returning, "loops.returning"),
        cost=Cost.LOOPED,
    ),
    **variants.BOARDS,
    **number_tables.boards(TABLES, Cost.LOOPED),
}
PAGE = declaration.Page("loops", (), BOARDS, TABLES)
