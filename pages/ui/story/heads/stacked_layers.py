"""The panels of heads about layers: one after another, and one built for a longer context."""

import torch

from attn_core import comparison, masks
from attn_core.experiments import stacked_layers
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.charts import matrix
from pages.ui.story.heads.page_data import PageData, following, refusal
from pages.ui.text import markdown, numbers

SHARES = {"limit": 1.0, "signed": False, "height": 260, "bands": None}  # of weights, without the bands of heads


@panel(following("layers", "layer_reach", "mix_heads", mask="none", query=0, head=0))
def heard(data: PageData) -> Pieces:
    """Draw how much of each word has reached each word after the last layer, or say why the layers don't stack."""
    base, own = data.base, data.own
    try:
        stack = stacked_layers.windowed(base.scene, own.layers, own.layer_reach, own.mix_heads)
    except ValueError as error:
        why = "Without W_O the width is heads × head size: make that d_model."
        return [Text("heard_refused", f"{refusal(error)}. {why}")]
    last, sees = len(base.queries) - 1, stack.sees[-1]
    outline = {"strong": [last], "marks": [matrix.row("query", last, sees)], "numbers": True}
    grid = data.grid(stack.shares[-1], columns=base.keys, hidden=~sees, **outline, **SHARES)
    title = f"How much of each word (column) is in each row after {numbers.plural(own.layers, 'layer')}"
    alt = "What each word has heard of after the last layer"
    counts = ", ".join(f"{int(seen[last].sum())} after layer {n + 1}" for n, seen in enumerate(stack.sees))
    further = f"each layer reaches {own.layer_reach} further back."
    if not own.layer_reach:
        further = "a layer that looks at the word alone brings nothing from the others, however many there are."
    words = f"The last word, {markdown.chip('query', base.queries[last])}, has heard of {counts}: {further}"
    return [*titled("heard", title, matrix.picture(grid), alt), Text("heard_said", words)]


@panel(following("context", mask="causal", query=0, head=0))
def in_context(data: PageData) -> Pieces:
    """Draw the buffer for the mask, its used corner in full colour; say the shapes, or why the text doesn't fit."""
    scene, length, context = data.base.scene, len(data.base.queries), data.own.context
    title = "The buffer for the mask: dots are hidden, the corner in stronger colour is used"
    alt = f"A causal mask for {context} tokens, of which {length} are used"
    used = torch.arange(context) < length
    values, hidden = torch.where(used[:, None] & used, 0.8, 0.15), ~masks.causal(context, context)
    grid = data.grid(values, rows=[str(i) for i in range(context)], hidden=hidden, **SHARES)
    buffer = titled("buffer", title, matrix.picture(grid), alt)
    layer, x = stacked_layers.in_context(scene, context)
    try:
        steps = stacked_layers.shapes(layer, x)
    except ValueError as error:
        return [*buffer, Text("in_context", f"{refusal(error)}. A longer context, or fewer words, would fit.")]
    exact, _ = stacked_layers.in_context(scene, length)
    apart = comparison.largest(layer(x), exact(x))
    shapes = " → ".join(f"**{name}** :primary-badge[{numbers.shape(size)}]" for name, size in steps)
    words = f"mask[:{length}, :{length}] of {context} × {context}. Built for exactly {length} words the layer gives the same"
    return [*buffer, Text("in_context", f"{shapes}\n\n{words}: largest difference **{numbers.small(apart)}**.")]
