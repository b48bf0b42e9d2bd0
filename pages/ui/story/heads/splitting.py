"""The panels of heads about columns: shared out among the heads, joined, mixed by W_O; how wide a head is."""

import torch

from attn_core import comparison, heads, one_query
from attn_core.cache import remember
from attn_core.experiments import combining_heads, stacked_layers
from attn_core.scene import Scene
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text, titled
from pages.ui.charts import colours, matrix
from pages.ui.story.heads.page_data import PageData, following, inputs, refusal
from pages.ui.text import feature_names, head_roles, markdown, numbers, selected_row

NAMED_HEADS = 3  # in a sentence

follows, of_order = panel(following()), panel(following("view_at_once", query=0, head=0))


@follows
def lead(data: PageData) -> Pieces:
    rows = one_query.by_head(data.base.seen.trace, data.base.query)
    looks = [f"head {h + 1} {selected_row.where_it_looks(row, data.base.keys)}" for h, row in enumerate(rows[:NAMED_HEADS])]
    more = len(rows) - len(looks)
    rest = ""
    if more:
        rest = f", and {numbers.plural(more, 'more head')} in {'ways of their own' if more > 1 else 'a way of its own'}"
    roles = "Each head has projections of its own, and so its own job."
    if data.base.scene.maps == "random":
        roles = head_roles.RANDOM
    return [Text("lead", f"For {data.name}, {', '.join(looks)}{rest}. :gray[{roles}]")]


@follows
def side_by_side(data: PageData, slot: str) -> Pieces:
    """Draw the queries ("split") or the outputs ("joined") of all heads, features named where they have names."""
    trace = data.base.seen.trace
    values = heads.join(trace.q) if slot == "split" else trace.joined
    names, size = feature_names.of_all_heads(data.base.scene, "q" if slot == "split" else "v"), numbers.shape(values.shape)
    title = f"**Join**: what each head takes away, side by side again ({markdown.chip('output', 'joined')}, {size})"
    if slot == "split":
        title = f"**Split**: the columns of {markdown.chip('query', 'x W_Q')} ({size}), shared out among the heads"
    alt = "q, all heads" if slot == "split" else "Outputs of all heads, side by side"
    return data.by_word(slot, title, values, alt, **({"named": True, "columns": names} if names else {}))


@follows
def joined_in_words(data: PageData) -> Pieces:
    scene, row = data.base.scene, data.base.seen.trace.joined[data.base.query]
    size, last = scene.head_size, scene.heads - 1
    words = f"Row {data.name}: columns 0 to {size - 1} from head 1, which {_begins(scene, row[:size])}"
    if last:
        words += f"; columns {last * size} to {len(row) - 1} from head {scene.heads}, which {_begins(scene, row[-size:])}"
    return [Text("joined_in_words", f"{words}. Each head computed its columns without seeing the others’.")]


def _begins(scene: Scene, part: torch.Tensor) -> str:
    """Return what a head's part of a row begins with, or what it has collected, where that has a name."""
    if not scene.designed_heads:
        return f"begins {part[0]:+.2f}"
    top = int(part.argmax())
    return f"has {numbers.percent(part[top].item())} of **{markdown.plain(scene.designed_heads.value_features[top])}**"


@remember
def _pipeline(scene: Scene, transpose: bool) -> combining_heads.Pipeline:
    """Return one way from tokens to joined heads, found once for all panels and rows."""
    options = {"allowed": scene.allowed(), "config": stacked_layers.config(scene)}
    return combining_heads.pipeline(*inputs(scene), scene.heads, transpose=transpose, **options)


@of_order
def shapes(data: PageData) -> Pieces:
    steps = _pipeline(data.base.scene, not data.own.view_at_once).steps
    words = [f"**{markdown.plain(name)}** :primary-badge[{numbers.shape(size)}]" for name, size in steps]
    return [Text("shapes", " → ".join(words))]


@of_order
def origins(data: PageData) -> Pieces:
    """Draw which word each number of each head's queries came from."""
    values = heads.join(_pipeline(data.base.scene, not data.own.view_at_once).origins).float()
    rows = [f"row {i}" for i in range(len(values))]
    limit, has_numbers = max(1, len(values) - 1), values.shape[1] <= 32
    grid = data.grid(values, rows=rows, limit=limit, signed=False, numbers=has_numbers, whole=True)
    title = "Position of the word that each number came from: row by row, head by head"
    return titled("origins", title, matrix.picture(grid), "Which word each number came from")


@of_order
def order_in_words(data: PageData) -> Pieces:
    """Say whether a row of a head is one word, and how far the result is off."""
    scene = data.base.scene
    right, pipeline = _pipeline(scene, True), _pipeline(scene, not data.own.view_at_once)
    sources = pipeline.origins[0, -1].unique().tolist()
    row = f"the last row of head 1 is made of word{'s' * (len(sources) > 1)} {', '.join(map(str, sources))}"
    if not data.own.view_at_once:
        return [Text("order", f"{markdown.badge(True, 'every row is one word')} {row}. Switch the transpose off.")]
    off = comparison.largest(right.output, pipeline.output)
    badge = markdown.badge(False, f"every shape fits, and the output is off by {off:.2f}")
    rest = ", and heads mix up the text."
    if not off:  # one head, or one word
        badge = markdown.badge(True, "nothing to mix up: the output is the same")
        rest = ". With two heads and two words it is not."
    return [Text("order", f"{badge} Viewed as H × T × d at once, {row}{rest}")]


@panel(following("divide_into"))
def widths(data: PageData) -> Pieces:
    scene, count = data.base.scene, data.own.divide_into
    d_model, (size, left_over) = scene.d_model, divmod(scene.d_model, count)
    values = torch.tensor([[0.25 + 0.5 * (i // max(size, 1) % 2) for i in range(d_model)]])
    bands = data.bands(size, count) if size else []
    if left_over:
        bands.append(matrix.Band(size * count, d_model, f"{left_over} left over", colours.palette(data.base.dark).hidden))
    hidden = torch.arange(d_model)[None] >= size * count
    rows = [f"d_model {d_model}"]
    grid = data.grid(values, rows=rows, hidden=hidden, limit=1, signed=False, bands=bands, height=90)
    try:
        size = combining_heads.head_size(d_model, count)
        words = f"d_model / heads = {d_model} / {count} = **{size}** columns a head; joined again they are {d_model} wide."
    except ValueError as error:
        words = f"{refusal(error)}."
    words += f" Now set: {scene.heads} × {scene.head_size} = {scene.heads * scene.head_size} columns."
    alt = "Columns of d_model shared out among heads"
    return [Picture("widths", matrix.picture(grid), alt), Text("widths_said", words)]


@panel(following("mix_heads"))
def shares(data: PageData) -> Pieces:
    """Draw what each head adds to the selected word's output, with W_O or without; say it of one column."""
    scene, mixed, wo = data.base.scene, data.own.mix_heads, inputs(data.base.scene)[1].wo
    added = combining_heads.head_shares(data.base.seen.trace, wo if mixed else None)[:, data.base.query]  # (H, D)
    output, rows = added.sum(0), [*(f"head {h + 1}" for h in range(len(added))), "= output"]
    bands = [] if mixed else data.bands(scene.head_size, scene.heads)
    grid = data.grid(torch.cat([added, output[None]]), rows=rows, bands=bands, height=40 + 28 * len(rows))
    column, feature = 0, feature_names.of_output(scene, 0)
    if scene.designed_heads:
        column = int(output.abs().argmax())
        feature = feature_names.of_output(scene, column % scene.head_size)
        if mixed:
            feature = f" ({markdown.plain(scene.designed_heads.features[column])})"
    sources = added[:, column].nonzero().flatten().tolist()
    names = f"head {sources[0] + 1} alone" if sources else "no head"
    if len(sources) > 1:
        names = f"{'both' if len(sources) == 2 else f'all {len(sources)}'} heads"
    parts = " ".join(f"{value:+.3f}" for value in added[:, column].tolist())
    mixing = f"With W_O ({numbers.shape(wo.shape)})" if mixed else "Without W_O the heads only stand side by side"
    words = f"{mixing}. Column {column}{feature} of {data.name} comes from {names}: "
    return [
        Picture("shares", matrix.picture(grid), "What each head adds to the output, and their sum"),
        Text("shares_said", f"{words}{parts} = {output[column]:+.3f}."),
    ]
