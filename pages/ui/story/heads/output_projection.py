"""The panel of heads about W_O: what each head adds to the selected word's output, mixed or side by side."""

import torch

from attn_core.experiments import combining_heads
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import matrix
from pages.ui.story.heads.page_data import PageData, following, inputs, shape
from pages.ui.text import feature_names, markdown


@panel(following("mix_heads"))
def shares(data: PageData) -> Pieces:
    """Draw what each head adds to the selected word's output, with W_O or without; say it of one column."""
    scene, mixed, wo = data.base.scene, data.own.mix_heads, inputs(data.base.scene)[1].wo
    added = combining_heads.head_shares(data.base.seen.trace, wo if mixed else None)[:, data.base.query]  # (H, D)
    output = added.sum(0)
    rows = [*(f"head {h + 1}" for h in range(len(added))), "= output"]
    bands = [] if mixed else data.bands(scene.head_size, scene.heads)
    grid = data.grid(torch.cat([added, output[None]]), rows=rows, bands=bands, height=40 + 28 * len(rows))
    column = int(output.abs().argmax()) if scene.designed_heads else 0
    sources = added[:, column].nonzero().flatten().tolist()
    if len(sources) > 1:
        heads = f"{'both' if len(sources) == 2 else f'all {len(sources)}'} heads"
    else:
        heads = f"head {sources[0] + 1} alone" if sources else "no head"
    parts = " ".join(f"{value:+.3f}" for value in added[:, column].tolist())
    mixing = f"With W_O ({shape(wo)})" if mixed else "Without W_O the heads only stand side by side"
    words = f"{mixing}. Column {column}{_feature(data, column)} of {data.name} comes from {heads}: "
    return [
        Picture("shares", matrix.picture(grid), "What each head adds to the output, and their sum"),
        Text("shares_said", f"{words}{parts} = {output[column]:+.3f}."),
    ]


def _feature(data: PageData, column: int) -> str:
    """Return what a column of the output means, in brackets; "" where it has no name."""
    scene = data.base.scene
    if scene.designed_heads and data.own.mix_heads:
        return f" ({markdown.plain(scene.designed_heads.features[column])})"
    return feature_names.of_output(scene, column % scene.head_size)
