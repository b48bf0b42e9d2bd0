"""The panels of heads about columns: shared out among the heads and joined, the shapes on the way, how wide a head is."""

import torch

from attn_core import comparison, heads, one_query
from attn_core.cache import remember
from attn_core.experiments import combining_heads, stacked_layers
from attn_core.scene import Scene
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text, titled
from pages.ui.charts import colours, matrix
from pages.ui.story.heads.page_data import PageData, following, inputs, refusal, shape
from pages.ui.text import feature_names, head_roles, markdown, numbers, selected_row

NAMED_HEADS = 3  # in a sentence

follows, of_order = panel(following()), panel(following("view_at_once", query=0, head=0))


@follows
def lead(data: PageData) -> Pieces:
    """Say in one sentence what the heads of the selected word do."""
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


def _side_by_side(data: PageData, slot: str, title: str, letter: str, alt: str) -> Pieces:
    """Return what all heads have of q or v, side by side, features named where they have names."""
    trace = data.base.seen.trace
    values = trace.joined if letter == "v" else heads.join(trace.q)
    names = feature_names.of_all_heads(data.base.scene, letter)
    options = {"named": True, "columns": names} if names else {}
    return data.by_word(slot, title.format(shape=shape(values)), values, alt, **options)


@follows
def split(data: PageData) -> Pieces:
    """Draw the queries of all heads side by side, as x @ wq gives them."""
    title = f"**Split**: the columns of {markdown.chip('query', 'x W_Q')} ({{shape}}), shared out among the heads"
    return _side_by_side(data, "split", title, "q", "q, all heads")


@follows
def joined(data: PageData) -> Pieces:
    """Draw the outputs of all heads side by side."""
    title = f"**Join**: what each head takes away, side by side again ({markdown.chip('output', 'joined')}, {{shape}})"
    return _side_by_side(data, "joined", title, "v", "Outputs of all heads, side by side")


@follows
def joined_in_words(data: PageData) -> Pieces:
    """Say which columns come from which head, and what stands there."""
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
    """Say each step's shape."""
    steps = _pipeline(data.base.scene, not data.own.view_at_once).steps
    words = [f"**{markdown.plain(name)}** :primary-badge[{shape(size)}]" for name, size in steps]
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
    """Draw d_model shared out among a number of heads; say what does not divide."""
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
