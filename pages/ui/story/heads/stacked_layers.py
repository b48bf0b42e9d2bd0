"""What the page on heads shows last: layers one after another, and a layer built for a longer context."""

from dataclasses import replace

import torch

from attn_core import comparison, masks
from attn_core.cache import remember
from attn_core.experiments import scene_layers, stacked_layers
from attn_core.scene import Scene
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import matrix
from pages.ui.story.heads.page_data import PageData, following, refused, shape
from pages.ui.text import markdown, numbers

stacked, built = panel(following("layers", "layer_reach", "mix_heads")), panel(following("context"))


# ---- 7: layers one after another ----


@remember
def _stack(scene: Scene, layers: int, reach: int, mix: bool) -> stacked_layers.Stack | str:
    """Return the layers, or why they don't stack."""
    try:
        return scene_layers.tower(scene, layers, reach, mix)
    except ValueError as error:
        return refused(error)


@stacked
def heard(data: PageData) -> Pieces:
    """Draw how much of each word has reached each word after the last layer."""
    base, own = data.base, data.own
    found = _stack(base.scene, own.layers, own.layer_reach, own.mix_heads)
    if isinstance(found, str):
        return [Text("heard_refused", f"{found}. Without W_O the width is heads × head size: make that d_model.")]
    sees = found.sees[-1]
    last = len(base.queries) - 1
    how = {
        "hidden": ~sees,
        "strong": [last],
        "marks": [matrix.row("query", last, sees)],
        "height": 260,
        "limit": 1.0,
        "signed": False,
    }
    sheet = matrix.Grid(found.shares[-1], base.queries, base.keys, dark=base.dark, **how)
    steps = ", ".join(f"{int(seen[last].sum())} after layer {n + 1}" for n, seen in enumerate(found.sees))
    name = markdown.chip("query", base.queries[last])
    said = f"The last word, {name}, has heard of {steps}: {_further(own.layer_reach)}"
    title = f"How much of each word (column) is in each row after {own.layers} layer{'s' if own.layers > 1 else ''}"
    alt = "What each word has heard of after the last layer"
    return [Text("heard_name", title), Picture("heard", matrix.picture(sheet), alt), Text("heard_said", said)]


def _further(reach: int) -> str:
    """Return what a layer adds to what a word has heard of."""
    if not reach:
        return "a layer that looks at the word alone brings nothing from the others, however many there are."
    return f"each layer reaches {reach} further back."


# ---- 8: a layer built for a longer context ----


@remember
def _fitting(scene: Scene, context: int) -> tuple[list[tuple[str, tuple[int, ...]]], float]:
    """Return the shapes in a layer built for a context, and how far it is from one built for exactly these words.

    ValueError for more words than the context.
    """
    made, x = scene_layers.in_context(scene, context)
    steps = stacked_layers.shapes(made, x)
    exact, _ = scene_layers.in_context(scene, len(scene.words))
    return steps, comparison.largest(made(x), exact(x))


@built
def in_context(data: PageData) -> Pieces:
    """Draw the buffer for the mask with the part that is used, say the shapes, or why the text doesn't fit."""
    base = data.base
    length, context = len(base.queries), data.own.context
    picture = [
        Text("buffer_name", "The buffer for the mask: dots are hidden, the corner in stronger colour is used"),
        _buffer(data),
    ]
    try:
        steps, apart = _fitting(replace(base.scene, mask="causal"), context)
    except ValueError as error:
        return [*picture, Text("in_context", f"{refused(error)}. A longer context, or fewer words, would fit.")]
    used = " → ".join(f"**{name}** :primary-badge[{shape(size)}]" for name, size in steps)
    said = f"mask[:{length}, :{length}] of {context} × {context}. Built for exactly {length} words the layer gives the same"
    return [*picture, Text("in_context", f"{used}\n\n{said}: largest difference **{numbers.small(apart)}**.")]


def _buffer(data: PageData) -> Picture:
    """Return the buffer, (context, context), with the corner that is used in full colour."""
    length, context = len(data.base.queries), data.own.context
    allowed = masks.causal(context, context)
    inside = torch.arange(context) < length
    values = torch.where(inside[:, None] & inside, 0.8, 0.15)
    names = [str(i) for i in range(context)]
    how = {"hidden": ~allowed, "limit": 1.0, "signed": False, "numbers": False, "height": 260}
    sheet = matrix.Grid(values, names, names, dark=data.base.dark, **how)
    return Picture("buffer", matrix.picture(sheet), f"A causal mask for {context} tokens, of which {length} are used")
