"""The fourth step on heads: layers one after another; and, unfolded, a layer that is built for a longer context."""

import torch
from torch import Tensor

from attn_core import comparison, masks
from attn_core.experiments import stacked_layers
from attn_core.scene import Scene
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Task, Text, titled
from pages.charts import matrix, templates, transformer_block
from pages.panels.heads.page_data import PageData, deeper_words, following, layers_words
from pages.text import numbers
from pages.text.languages import remember

SHARES = {"limit": 1.0, "signed": False, "bands": ()}  # of weights, without the bands of heads
HEIGHT = 300
BLOCK_WIDE = 310  # pixels of the map of a transformer block
SAME = 1e-4  # up to here a difference is rounding
LEAST = 0.005  # of a share that is printed as .01 or more
ASKED = 3  # layers that the task asks for, where the sentence is long enough

of_stack = panel(following("layers", "layer_reach", "mix_heads", mask="none", query=0, head=0))
of_context = panel(following("context", mask="causal", query=0, head=0))


def _stack(data: PageData) -> stacked_layers.Stack:
    """Return the layers as a stack; ValueError where they don't fit."""
    return stacked_layers.windowed(data.base.scene, data.own.layers, data.own.layer_reach, data.own.mix_heads)


@of_stack
def heard(data: PageData) -> Pieces:
    """Draw the product of the layers' weights, or say why the layers don't stack, and offer a remedy."""
    base = data.base
    try:
        stack = _stack(data)
    except ValueError as error:
        heads, size = base.scene.heads, base.scene.head_size
        why = deeper_words.misfit(heads=heads, size=size, width=heads * size, d_model=base.scene.d_model)
        mend = Buttons("mend", "", {layers_words.MEND: {"mix_heads": True}})
        return [Text("heard_refused", f"{why}\n\n{deeper_words.refusal(error=str(error))}"), mend]
    last, sees = len(base.queries) - 1, stack.sees[-1]
    outline = {"strong": [last], "marks": [matrix.row("query", last, sees)], "numbers": True, "height": HEIGHT}
    grid = data.grid(stack.shares[-1], columns=base.keys, hidden=~sees, **outline, **SHARES)
    spec = matrix.picture(grid)
    if matrix.by_cell(grid.values):
        pairs = zip(grid.values.flatten().tolist(), (~grid.hidden).flatten().tolist(), strict=True)
        spec = templates.with_column(spec, "cells", text=[_on_cell(share, seen) for share, seen in pairs])
    return titled(
        "heard", layers_words.heard_key(layers=data.own.layers, rounded=_rounded(grid.values)), spec, layers_words.HEARD_ALT
    )


def _on_cell(share: float, seen: bool) -> str:
    """Format a share for its cell; a small one is not .00, which would look like 0."""
    if not seen:
        return ""
    return matrix.on_cell(share) if share >= LEAST else layers_words.LITTLE if share else "0"


def _rounded(shares: Tensor) -> bool:
    """Return whether the shares of some row (T, T) don't add up as they are printed."""
    printed = (100 * shares).round().sum(-1) == (100 * shares.sum(-1)).round()
    return bool(((shares > 0) & (shares < LEAST)).any() or not printed.all())


@of_stack
def heard_in_words(data: PageData) -> Pieces:
    """Say from how many words the last one can have received something; nothing where the layers don't stack."""
    try:
        stack = _stack(data)
    except ValueError:
        return []
    counts = [int(sees[-1].sum()) for sees in stack.sees]
    listed = [layers_words.after_layer(count=count, layer=number) for number, count in enumerate(counts, 1)]
    sentence = layers_words.received(last=data.base.queries[-1], listed=listed, reach=data.own.layer_reach)
    return [Text("heard_said", sentence)]


@of_stack
def rollout_in_words(data: PageData) -> Pieces:
    sentence = deeper_words.rollout(layers=data.own.layers, heads=data.base.scene.heads, mixed=data.own.mix_heads)
    return [Text("rollout", sentence)]


@panel(following())
def block(data: PageData) -> Pieces:
    """Draw where the output goes next: one block of a transformer, with attention marked."""
    spec = transformer_block.picture(layers_words.BLOCK_LABELS, data.base.dark)
    map_of = titled("block", layers_words.BLOCK_NAME, spec, layers_words.BLOCK_ALT, width=BLOCK_WIDE)
    return [Text("block_words", layers_words.BLOCK), *map_of]


@of_stack
def task(data: PageData) -> Pieces:
    """Ask for the fewest layers with which an earlier word reaches the last one: three, or one in a short sentence."""
    queries, reach, last = data.base.queries, data.own.layer_reach, len(data.base.queries) - 1
    needed = ASKED if last > (ASKED - 1) * reach else 1
    distance = min(last, needed * reach)
    try:
        _stack(data)
        fits = True
    except ValueError:
        fits = False
    done = fits and data.own.layers == needed
    if not distance:
        return [Task("layers_task", layers_words.nothing_reaches(last=queries[last]), "")]
    words = {"last": queries[last], "source": queries[last - distance]}
    happened = layers_words.layers_happened(layers=needed, **words) if done else ""
    return [Task("layers_task", layers_words.layers_task(**words), happened)]


@panel(lambda view: True)
def fit(_: bool) -> Pieces:
    return [Text("fit", deeper_words.FIT)]


@of_context
def in_context(data: PageData) -> Pieces:
    """Draw the buffer for the mask, its used corner in full colour; say the shapes, or why the text doesn't fit."""
    scene, length, context = data.base.scene, len(data.base.queries), data.own.context
    used = torch.arange(context) < length
    values, hidden = torch.where(used[:, None] & used, 0.8, 0.15), ~masks.causal(context, context)
    places = [str(i) for i in range(context)]
    grid = data.grid(values, rows=places, columns=places, hidden=hidden, height=260, **SHARES)
    title = deeper_words.BUFFER_KEY if length < context else deeper_words.BUFFER_KEY_FULL
    buffer = titled("buffer", title, matrix.picture(grid), deeper_words.buffer_alt(context=context, length=length))
    layer, x = _built(scene, context)
    try:
        steps = stacked_layers.shapes(layer, x)
    except ValueError as error:
        return [*buffer, Text("in_context", f"{deeper_words.refusal(error=str(error))} {deeper_words.TOO_LONG}")]
    shapes = " → ".join(f"**{name}** :primary-badge[{numbers.shape(size)}]" for name, size in steps)
    sentence = deeper_words.in_context(shapes=shapes, length=length, context=context, same=_apart(data) < SAME)
    return [*buffer, Text("in_context", sentence)]


@of_context
def context_verified(data: PageData) -> Pieces:
    """Say how far a layer for a longer context is from one for exactly this text; nothing where the text doesn't fit."""
    length, context = len(data.base.queries), data.own.context
    if length > context:
        return []
    return [Text("context_checked", deeper_words.context_checked(context=context, length=length, difference=_apart(data)))]


def _apart(data: PageData) -> float:
    layer, x = _built(data.base.scene, data.own.context)
    exact, _ = _built(data.base.scene, len(data.base.queries))
    return comparison.largest(layer(x), exact(x))


@remember
def _built(scene: Scene, context: int) -> tuple[stacked_layers.Layer, torch.Tensor]:
    """Return the layer for a context, and the words' vectors, made once for the board and its check."""
    return stacked_layers.in_context(scene, context)
