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
    """Draw the rollout of the layers' weights, say what it leaves out, or say why the layers don't stack."""
    base, own = data.base, data.own
    try:
        stack = stacked_layers.windowed(base.scene, own.layers, own.layer_reach, own.mix_heads)
    except ValueError as error:
        why = "Without W_O the width is heads × head size: make that d_model."
        return [Text("heard_refused", f"{refusal(error)}. {why}")]
    last, sees = len(base.queries) - 1, stack.sees[-1]
    outline = {"strong": [last], "marks": [matrix.row("query", last, sees)], "numbers": True}
    grid = data.grid(stack.shares[-1], columns=base.keys, hidden=~sees, **outline, **SHARES)
    averaged = ", averaged over heads" if base.scene.heads > 1 else ""
    several = ", multiplied layer by layer" if own.layers > 1 else ""
    title = f"**Rollout** of {numbers.plural(own.layers, 'layer')}: weights{averaged}{several}"
    alt = "Rollout of the layers' weights: a row a word, a column a word that it can have heard of"
    heard = (numbers.plural(int(seen[last].sum()), "word") for seen in stack.sees)
    counts = ", ".join(f"{words} after layer {n}" for n, words in enumerate(heard, 1))
    further = f"each layer reaches {own.layer_reach} further back."
    if not own.layer_reach:
        further = "a layer that looks at the word alone brings nothing from the others, however many there are."
    words = f"The last word, {markdown.chip('query', base.queries[last])}, can have heard of {counts}: {further}"
    return [*titled("heard", title, matrix.picture(grid), alt), Text("heard_said", f"{_rollout(data)}\n\n{words}")]


def _rollout(data: PageData) -> str:
    """Return what the numbers of the rollout are, and what of the layers they leave out."""
    layers, heads, maps = data.own.layers, data.base.scene.heads, "W_V and W_O do" if data.own.mix_heads else "W_V does"
    averaged = f" averaged over its {heads} heads" if heads > 1 else ""
    what = f"A rollout multiplies the weights of {layers} layers{averaged and f', each layer’s{averaged}'}."
    if layers == 1:
        what = f"The rollout of one layer is its weights{averaged and f',{averaged}'}."
    left_out = f"It leaves out what {maps} to the values, and the residual path, by which a model’s layer keeps each word."
    return f"{what} {left_out} So it isn’t how much of a word an output holds."


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
