"""What the page on heads shows next: the width of a head, whose size the scale is of, what mixes the heads."""

from dataclasses import replace

import torch

from attn_core import heads, one_query
from attn_core.attention import AttentionConfig
from attn_core.cache import remember
from attn_core.experiments import combining_heads, scene_layers
from attn_core.scene import Scene
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import colours as look
from pages.ui.charts import heatmap, matrix
from pages.ui.story.heads.page_data import ROW, PageData, following, refused, shape
from pages.ui.text import head_roles, markdown, sentences
from pages.ui.traced_view import steps

shared_out, scaled = panel(following("divide_into")), panel(following("joined_scale"))
mixed = panel(following("mix_heads"))

# ---- 4: the width that a head gets ----


@shared_out
def widths(data: PageData) -> Pieces:
    """Draw d_model shared out among a number of heads; say what does not divide."""
    d_model, count = data.base.scene.d_model, data.own.divide_into
    size, over = divmod(d_model, count)
    cells = torch.tensor([[0.25 + 0.5 * (i // max(size, 1) % 2) for i in range(d_model)]])
    hidden = torch.arange(d_model)[None] >= size * count
    left = [matrix.Band(size * count, d_model, f"{over} left over", look.look(data.base.dark).hidden)] if over else []
    how = {"limit": 1, "signed": False, "bands": [*data.bands(size, count), *left] if size else left, "height": 90}
    spec = matrix.picture(data.grid(cells, [f"d_model {d_model}"], hidden=hidden, **how))
    try:
        fits = combining_heads.head_size(d_model, count)
        said = f"d_model / heads = {d_model} / {count} = **{fits}** columns a head; joined again they are {d_model} wide."
    except ValueError as error:
        said = f"{refused(error)}."
    scene = data.base.scene
    now = f"Now set: {scene.heads} × {scene.head_size} = {scene.heads * scene.head_size} columns."
    return [Picture("widths", spec, "Columns of d_model shared out among heads"), Text("widths_said", f"{said} {now}")]


# ---- 5: whose size the scale is of ----


@scaled
def scaled_by(data: PageData) -> Pieces:
    """Draw the weights of the selected head under the scale that is set, and say how far that is from PyTorch."""
    base = data.base
    found = _scales(_at_one(base.scene))
    off = found.joined if data.own.joined_scale else found.head
    wide = base.scene.heads * base.scene.head_size
    by = f"√{wide}, the joined width" if data.own.joined_scale else f"√{base.scene.head_size}, the head’s size"
    said = sentences.agreement(off, "scaled_dot_product_attention", False)
    top = _largest(data)
    more = f"Divided by {by}. The largest weight of {data.name} in head {base.head + 1} is **{top:.2f}**."
    return [Text("scaled_by", f"{more}  \n{said}")]


def _at_one(scene: Scene) -> Scene:
    """Return a scene as this step takes it: at temperature 1, as torch's own function has it, whatever its own scale."""
    return replace(scene, temperature=1.0, scale="head")


@remember
def _scales(scene: Scene) -> combining_heads.Scales:
    """Return how far either scale is from torch's own, found once for all rows and temperatures."""
    return combining_heads.scales_against_torch(
        scene.inputs(scene.words), scene_layers.drawn(scene), scene.heads, scene.allowed()
    )


def _trace(data: PageData) -> heads.MultiHeadTrace:
    """Return the heads under the scale that is set."""
    return _traced(_at_one(data.base.scene), data.own.joined_scale)


@remember
def _traced(scene: Scene, joined: bool) -> heads.MultiHeadTrace:
    """Return the heads under either scale, found once for all panels, rows and temperatures."""
    x, wide = scene.inputs(scene.words), scene.heads * scene.head_size if joined else scene.head_size
    how = AttentionConfig(scale=wide**-0.5)
    return heads.attend_in_heads(x, x, scene_layers.drawn(scene), scene.heads, scene.allowed(), how)


def _largest(data: PageData) -> float:
    """Return the largest weight of the selected row."""
    return _trace(data).heads.weights[data.base.head, data.base.query].max().item()


@scaled
def weights_by_scale(data: PageData) -> Pieces:
    """Draw the weights of the selected head under the scale that is set."""
    base, trace = data.base, _trace(data)
    hidden = None if data.allowed is None else ~data.allowed
    rows = [look.winner for look in one_query.by_head(trace, base.query)]
    sheet = heatmap.Sheet(trace.heads.weights, hidden, 1.0, False, base.queries, base.keys, base.query, rows, base.dark)
    spec = heatmap.one_head(sheet, base.head, leads=True)
    said = f"Weights of head {base.head + 1} under the scale that is set"
    return [Picture("weights_by_scale", spec, said, click=ROW, steps=steps(base))]


# ---- 6: what mixes the heads ----


def _feature(data: PageData, column: int) -> str:
    """Return what a column of the output means, in brackets; "" where it has no name."""
    scene = data.base.scene
    if scene.team and data.own.mix_heads:
        return f" ({markdown.plain(scene.team.features[column])})"
    return head_roles.column(scene, column % scene.head_size)


@mixed
def shares(data: PageData) -> Pieces:
    """Draw what each head adds to the selected word's output, with W_O or without."""
    base = data.base
    wo = data.projections.wo if data.own.mix_heads else None
    added = combining_heads.head_shares(base.seen.trace, wo)[:, base.query]  # (H, D)
    output = added.sum(0)
    rows = [*(f"head {h + 1}" for h in range(len(added))), "= output"]
    bands = [] if data.own.mix_heads else data.bands(base.scene.head_size, base.scene.heads)
    sheet = data.grid(torch.cat([added, output[None]]), rows, bands=bands, height=40 + 28 * len(rows))
    column = int(output.abs().argmax()) if base.scene.team else 0
    reach = added[:, column].nonzero().flatten().tolist()
    parts = " ".join(f"{value:+.3f}" for value in added[:, column].tolist())
    alone = f"head {reach[0] + 1} alone" if reach else "no head"
    who = ("both" if len(reach) == 2 else f"all {len(reach)}") + " heads" if len(reach) > 1 else alone
    name = f"Column {column}{_feature(data, column)}"
    said = f"{name} of {data.name} comes from {who}: {parts} = {output[column]:+.3f}."
    state_of = (
        f"With W_O ({shape(data.projections.wo)})" if data.own.mix_heads else "Without W_O the heads only stand side by side"
    )
    return [
        Picture("shares", matrix.picture(sheet), "What each head adds to the output, and their sum"),
        Text("shares_said", f"{state_of}. {said}"),
    ]
