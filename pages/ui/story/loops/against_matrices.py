"""Loops against matrices: a mask as a continue and as -inf, how their outputs differ, and how long each takes."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison
from attn_core.cache import remember
from attn_core.comparison import Race
from attn_core.experiments import stacked_layers
from attn_core.loops import against_matrices
from attn_core.scene import Scene, see
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text
from pages.ui.story.loops.page_data import PageData, present, shows
from pages.ui.text import markdown, numbers, selected_row

FEW = 16  # keys: with more, loops take too long to run three times
MILLION, LIMIT = 1_000_000, 1.0  # differences are drawn in millionths; the end of their colours
NAMED = 8  # keys in a sentence
MASKED = {
    "by_continue": "Scores from the loops; skipped ones are dots",
    "by_fill": "Scores as a matrix; those filled with -inf are dots",
}


@shows
def masked_scores(data: PageData, slot: str) -> Pieces:
    base, masked = data.base, data.base.seen.trace.heads.masked[data.base.head]
    loops = slot == "by_continue"
    values, hidden = (data.loops.scores, ~data.loops.allowed) if loops else (masked, masked.isneginf())
    spec = data.matrix(values, base.query, limit=data.score_limit, hidden=hidden)
    return [data.picture(slot, spec, MASKED[slot])]


@shows
def mask_in_words(data: PageData) -> Pieces:
    allowed, base = data.loops.allowed, data.base
    filled = base.seen.trace.heads.masked[base.head].isneginf()
    visible = [markdown.plain(base.keys[j]) for j in allowed[base.query].nonzero().flatten().tolist()]
    sees, more = f"**{', '.join(visible[:NAMED])}**", f" and {len(visible) - NAMED} more" * (len(visible) > NAMED)
    if not visible:
        sees = "nothing: no score, no weight, an output of 0"
    hidden = int((~allowed).sum())
    past = f"and **continue** past the other {hidden}" if hidden else "and never **continue**: nothing is hidden"
    loops = f"The loops compute {int(allowed.sum())} scores {past};"
    matrices = f"the matrices compute all {allowed.numel()} and fill {int(filled.sum()) or 'none'} with −∞."
    same = torch.equal(allowed, ~filled)
    badge = markdown.badge(same, "the same cells" if same else "other cells")
    query = markdown.chip("query", base.name)
    return [Text("mask_in_words", f"{query} sees {sees}{more}. {loops} {matrices} {badge}")]


@panel(present, resting=True)
def race(data: PageData) -> Pieces:
    """Say how far loops and matrices are apart, both times, and what torch's own function says."""
    timed = _race(data.base.scene, data.base.head)
    equal = timed.difference < 1e-4
    badge = markdown.badge(equal, "equal to float32’s rounding" if equal else "differ", timed.difference)
    times = f"Loops **{timed.first_ms:.2f} ms**, matrices **{timed.second_ms:.2f} ms**, here and now, for one head."
    agreement = selected_row.agreement(*data.base.seen.agreement)
    return [Text("race", f"{badge} {agreement}\n\n{times}")]


@remember
def _race(scene: Scene, head: int) -> Race:
    trace, repeats = see(scene).trace, 3 if len(scene.keys) <= FEW else 1
    inputs = trace.q[head], trace.k[head], trace.v[head]
    return against_matrices.race(*inputs, scene.allowed(), stacked_layers.config(scene), repeats)


class Outputs(NamedTuple):
    """One head's output (Tq, Dv), computed in ways that differ by type or by order of adding up.

    loops   in float64; matrices in float32
    float32, backwards   in float32 by loops, from the first term of each sum to the last, and from the last to the first
    """

    loops: Tensor
    matrices: Tensor
    float32: Tensor
    backwards: Tensor


@remember
def _outputs(data: PageData) -> Outputs:
    scene, trace, head = data.base.scene, data.base.seen.trace, data.base.head
    inputs = trace.q[head], trace.k[head], trace.v[head], scene.allowed(), stacked_layers.config(scene)
    both = (against_matrices.in_order(*inputs, backwards=backwards) for backwards in (False, True))
    return Outputs(data.loops.output, trace.heads.output[head], *both)


@shows
def difference(data: PageData, kind: str) -> Pieces:
    """Draw what is left between loops of a type and the matrices, which are of float32."""
    outputs = _outputs(data)
    loops = {"float64": outputs.loops, "float32": outputs.float32}[kind]
    apart = MILLION * (loops.double() - outputs.matrices.double())
    spec = data.matrix(apart, limit=LIMIT, height=200, numbers=False, dimensions=True)
    title = f"Output of the loops in **{kind}** minus that of the matrices in **float32**, in millionths (colour ±{LIMIT:g})"
    slot = f"apart_{kind}"
    return [Text(f"{slot}_name", title), data.picture(slot, spec, f"Loops in {kind} minus matrices")]


@shows
def difference_in_words(data: PageData) -> Pieces:
    """Say how many numbers are the same to the last bit, and what the others differ by: the type, or the order of adding."""
    outputs = _outputs(data)
    total, matrices = outputs.loops.numel(), outputs.matrices
    rounded, same = (int((one.float() == matrices).sum()) for one in (outputs.loops, outputs.float32))
    moved = int((outputs.float32 != outputs.backwards).sum())
    by_type = f"Loops in float64, rounded to float32 at the end, and matrices in float32: {_same(rounded, total)}"
    by_type += "." if rounded == total else "; the others differ by type, for float32 rounds after every step."
    apart = numbers.small(comparison.largest(outputs.float32, matrices))
    by_order = f"Loops in float32 and the same matrices: {_same(same, total)}"
    others = f"; the others differ by at most {apart}, in the order of adding up and where they round."
    by_order += "." if same == total else others
    changes = f"{moved or 'none'} of {total} numbers change{'s' * (moved < 2)}"
    back = f"The same loops in float32, each sum from its last term to its first: {changes}"
    back += ": each partial sum is rounded, so the order counts." if moved else "."
    return [Text("apart_said", "\n\n".join((by_type, by_order, back)))]


def _same(count: int, total: int) -> str:
    return f"{f'all {total}' if count == total else f'{count} of {total}'} numbers are the same to the last bit"
