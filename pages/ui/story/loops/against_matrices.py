"""Loops against matrices: a mask as a continue and as -inf, the difference of their outputs, and how long each takes."""

import torch

from attn_core.cache import remember
from attn_core.comparison import Race
from attn_core.experiments import stacked_layers
from attn_core.loops import against_matrices
from attn_core.scene import Scene, see
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text
from pages.ui.story.loops.page_data import PageData, present, shows
from pages.ui.text import markdown, selected_row

FEW = 16  # keys: with more, loops take too long to run three times
LIMIT = 1e-6  # the end of the colours of differences
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
    badge = markdown.badge(equal, "equal to rounding" if equal else "differ", timed.difference)
    times = f"Loops **{timed.first_ms:.2f} ms**, matrices **{timed.second_ms:.2f} ms**, here and now, for one head."
    agreement = selected_row.agreement(*data.base.seen.agreement)
    return [Text("race", f"{badge} {agreement}\n\n{times}")]


@remember
def _race(scene: Scene, head: int) -> Race:
    trace, repeats = see(scene).trace, 3 if len(scene.keys) <= FEW else 1
    inputs = trace.q[head], trace.k[head], trace.v[head]
    return against_matrices.race(*inputs, scene.allowed(), stacked_layers.config(scene), repeats)


@shows
def difference(data: PageData) -> Pieces:
    loops, matrices = data.loops.output, data.base.seen.trace.heads.output[data.base.head].double()
    same = int((loops.float() == matrices.float()).sum())
    spec = data.matrix(loops - matrices, limit=LIMIT, height=200, numbers=False, dimensions=True)
    sentence = f"{same} of {loops.numel()} numbers are the same to the last bit; "
    sentence += "the others differ in the order of adding up."
    if same == loops.numel():
        sentence = f"All {same} numbers are the same to the last bit."
    name = "Output of the loops minus output of the matrices (colour ±0.000001)"
    return [Text("apart_name", name), data.picture("apart", spec, "Loops minus matrices"), Text("apart_said", sentence)]
