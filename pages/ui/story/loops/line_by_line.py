"""What the page on loops shows first: the line that runs, the cell that it fills, and what a mask is in loops."""

from collections.abc import Sequence

import torch
from torch import Tensor

from attn_core.loops import line_by_line
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Player, Text
from pages.ui.charts import heatmap, matrix, templates
from pages.ui.story.loops.page_data import Moment, PageData, Track, shows, steps, track
from pages.ui.text import markdown

FILLS = {"score": "scores", "exp": "parts", "normalise": "weights", "add": "output"}
TITLES = {
    "scores": "**score**: q·k × scale",
    "parts": "**part**: e^((score − largest) / temperature)",
    "weights": "**weights**: part / sum of the row",
    "output": "**output**: weight × value, added key by key",
}
NAMED = 8  # keys in a sentence


@panel(track)
def player(track: Track) -> Pieces:
    """Draw what moves the cursor."""
    return [Player("player", "cursor", *track)]


@steps
def code(moment: Moment) -> Pieces:
    """Draw the program with the line that ran last marked."""
    lines = [_line(text, number == moment.now.line) for number, text in enumerate(moment.data.walk.lines)]
    return [Text("loop_code", "\n\n".join(lines))]


def _line(text: str, marked: bool) -> str:
    """Return a line of the program, its indent kept; the one that ran last has an arrow and a ground of its own."""
    indent = len(text) - len(text.lstrip())
    code = "\u00a0" * indent + markdown.plain(text)
    return f":primary-badge[▶ {code}]" if marked else f"\u00a0\u00a0{code}"


@steps
def step_in_words(moment: Moment) -> Pieces:
    """Say what the last step did, with its numbers."""
    now = moment.now
    total = moment.data.walk.total
    return [Text("step", f"Step **{now.cursor}** of {total}. {_said(moment)} :gray[{_so_far(moment)}]")]


def _so_far(moment: Moment) -> str:
    """Return what stands there by now: rows that are done, and how far the present one is."""
    now, base = moment.now, moment.data.base
    if now.query is None:
        return ""
    row = markdown.plain(base.queries[now.query])
    has = {"skip": "", "score": "", "exp": "has its scores", "normalise": "has its parts", "add": "has its weights"}[
        now.phase
    ]
    gets = {"exp": "gets its parts", "normalise": "gets its weights", "add": "gets its output"}.get(
        now.phase, "gets its scores"
    )
    done = f"{now.query} of {len(base.queries)} rows {'is' if now.query == 1 else 'are'} done"
    return f"So far {done}; {row} {' and now '.join(filter(None, (has, gets)))}."


def _said(moment: Moment) -> str:
    """Return what the last step did."""
    now, base = moment.now, moment.data.base
    if now.query is None or now.key is None:
        return "Nothing has run yet: step, or play."
    i, j = now.query, now.key
    query, key = markdown.chip("query", base.queries[i]), markdown.chip("key", base.keys[j])
    if now.phase == "skip":
        return f"{query} may not look at {key}: **continue**. Its cell stays without a number."
    size, value, output = base.scene.head_size, f"**{now.value:.4f}**", markdown.chip("output", "output")
    first = f"the first is now {now.output.values[i, 0]:+.4f}"
    said = {
        "score": f"{size} products of q and k, added up, × scale {base.scene.factor():.3g} = {value}.",
        "exp": f"at temperature 0, 1 for the largest score and 0 for the others: {value}."
        if _cold(moment)
        else f"e^((score − largest score) / temperature) = {value}.",
        "normalise": f"part / sum of the row’s parts = {value}.",
        "add": f"{value} × its {markdown.chip('value', 'value')} is added to all {size} numbers of the {output}; {first}.",
    }
    return f"{query} → {key}: {said[now.phase]}"


def _cold(moment: Moment) -> bool:
    """Return whether the program is the limit at temperature 0."""
    return line_by_line.COLD in moment.data.walk.lines


@steps
def filling(moment: Moment, which: str) -> Pieces:
    """Draw one matrix as far as it is filled."""
    name = "**part**: 1 for the largest score" if which == "parts" and _cold(moment) else TITLES[which]
    spec = matrix.picture(_grid(moment, which))
    alt, last = f"{which}, filled as far as the loops have come", moment.data.walk.total
    keys = {"ArrowLeft": ("cursor", -1, 0, last), "ArrowRight": ("cursor", 1, 0, last)}
    return [Text(f"{which}_name", name), Picture(which, spec, alt, steps=keys)]


def _grid(moment: Moment, which: str) -> matrix.Grid:
    """Return one matrix on its way, the cell or row that the last step filled outlined."""
    now, scene = moment.now, moment.data.base.scene
    found, fills = getattr(now, which), FILLS.get(now.phase) == which
    if which == "output":
        how = {"empty": ~found.filled, "row": now.query if fills else None, "numbers": False, "dimensions": True}
        return moment.data.grid(found.values, limit=2.5, signed=True, height=210, **how)
    cell = (now.query, now.key) if fills or (now.phase == "skip" and which == "scores") else None
    signed = which == "scores"
    limit = heatmap.limit("scores" if scene.scale == "none" else "scaled", scene.head_size) if signed else 1.0
    how = {"hidden": now.skipped, "empty": ~found.filled & ~now.skipped, "cell": cell, "numbers": len(scene.keys) <= 10}
    return moment.data.grid(found.values, limit=limit, signed=signed, height=210, **how)


# ---- 2: a mask is a continue ----


@shows
def by_continue(data: PageData) -> Pieces:
    """Draw the scores that the loops computed, those that they skipped as dots."""
    made, said = data.walk.made, "Scores from the loops; skipped ones are dots"
    return [data.picture("by_continue", _masked(data, made.scores, ~made.allowed), said)]


@shows
def by_fill(data: PageData) -> Pieces:
    """Draw the scores of the matrices with the mask filled in."""
    masked = data.base.seen.trace.heads.masked[data.base.head]
    said = "Scores as a matrix; those filled with -inf are dots"
    return [data.picture("by_fill", _masked(data, masked, masked.isneginf()), said)]


def _masked(data: PageData, scores: Tensor, hidden: Tensor) -> templates.Spec:
    """Return scores as a chart, the hidden ones dots."""
    scene = data.base.scene
    limit = heatmap.limit("scores" if scene.scale == "none" else "scaled", scene.head_size)
    how = {"hidden": hidden, "row": data.base.query, "numbers": len(scene.keys) <= 10, "height": 230}
    return matrix.picture(data.grid(scores, limit=limit, signed=True, **how))


@shows
def mask_in_words(data: PageData) -> Pieces:
    """Say whom the selected word sees, and how many scores each way computes."""
    allowed, base = data.walk.made.allowed, data.base
    masked = base.seen.trace.heads.masked[base.head]
    same = torch.equal(allowed, ~masked.isneginf())
    seen = [base.keys[j] for j in allowed[base.query].nonzero().flatten().tolist()]
    computed, everything = int(allowed.sum()), allowed.numel()
    who = f"{markdown.chip('query', base.name)} sees {_listed(seen)}."
    hidden, filled = everything - computed, int(masked.isneginf().sum())
    past = f"and **continue** past the other {hidden}" if hidden else "and never **continue**: nothing is hidden"
    ways = f"The loops compute {computed} scores {past};"
    fill = f"the matrices compute all {everything} and fill {filled or 'none'} with −∞."
    badge = ":primary-badge[:material/check: the same cells]" if same else ":red-badge[:material/close: other cells]"
    return [Text("mask_in_words", f"{who} {ways} {fill} {badge}")]


def _listed(names: Sequence[str]) -> str:
    """Return words in a list, many of them cut."""
    if not names:
        return "nothing: no score, no weight, an output of 0"
    said = ", ".join(markdown.plain(name) for name in names[:NAMED])
    return f"**{said}**" + (f" and {len(names) - NAMED} more" if len(names) > NAMED else "")
