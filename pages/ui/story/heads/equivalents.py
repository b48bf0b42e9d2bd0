"""The panels of heads that compute the same another way: a list of heads, one packed projection, PyTorch's own scale."""

from attn_core import heads, one_query, torch_agreement
from attn_core.attention import SMALLEST, AttentionConfig
from attn_core.cache import remember
from attn_core.experiments import combining_heads, stacked_layers
from attn_core.scene import Scene
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import colours, heatmap, matrix
from pages.ui.story.heads.page_data import ROW, PageData, following, inputs
from pages.ui.text import markdown, selected_row
from pages.ui.traced_view import steps

# what follows the projections changes nothing here
PROJECTED = {"scale": "head", "temperature": 1.0, "mask": "none", "query": 0, "head": 0}

of_scale = panel(following("joined_scale", scale="head"))  # the page's own switch chooses the scale here


@panel(following(query=0, head=0), resting=True)
def list_or_reshape(data: PageData) -> Pieces:
    scene = data.base.scene
    words = _same(_list_against_reshape(scene), f"A list of {scene.heads}", "one reshaped product")
    return [Text("list", f"**A list of heads, or one product reshaped?**\n\n{words}")]


@remember
def _list_against_reshape(scene: Scene) -> combining_heads.Race:
    """Return the race, run once for equal settings: a second run takes another time."""
    config = stacked_layers.config(scene)
    return combining_heads.list_against_reshape(*inputs(scene), scene.heads, scene.allowed(), config)


@panel(following(**PROJECTED), resting=True)
def packed(data: PageData) -> Pieces:
    rows, columns = inputs(data.base.scene)[1].wq.shape
    race = _packed_against_three(data.base.scene)
    words = _same(race, f"One product with {rows} × {3 * columns}", f"three with {rows} × {columns}")
    why = "Both do the same multiplications, in one call or in three: the calls are all that the times can tell apart."
    return [Text("packed", f"**Three projections, or one packed?**\n\n{words} {why}")]


@remember
def _packed_against_three(scene: Scene) -> combining_heads.Race:
    return combining_heads.packed_against_three(*inputs(scene))


def _same(race: combining_heads.Race, first: str, second: str) -> str:
    equal = race.difference < 1e-4
    badge = markdown.badge(equal, "equal" if equal else "differ", race.difference)
    one, other = (f"{ms:.2f} ms" if ms >= 0.1 else f"{1000 * ms:.1f} µs" for ms in (race.first_ms, race.second_ms))
    times = f"{first} **{one}**, {second} **{other}**"
    return f"{badge}  \n{times}: the shortest of {combining_heads.REPEATS} runs each, here and now."


@panel(following())
def packed_columns(data: PageData) -> Pieces:
    theme, values = colours.palette(data.base.dark), combining_heads.packed(*inputs(data.base.scene))
    width = values.shape[1] // 3
    inks = (("q", theme.query), ("k", theme.key), ("v", theme.value))
    bands = [matrix.Band(i * width, (i + 1) * width, name, ink) for i, (name, ink) in enumerate(inks)]
    title = "One product, then cut into three: x (W_Q next to W_K next to W_V)"
    alt = "q, k and v of all heads as one product"
    return data.by_word("packed_columns", title, values, alt, bands=bands)


@of_scale
def scaled_by(data: PageData) -> Pieces:
    """Say what scores are divided by, the largest weight under that, and how far the outputs are from PyTorch's."""
    base, scene = data.base, data.base.scene
    trace, divisor = _trace(scene, data.own.joined_scale), f"√{scene.head_size}, the head’s size"
    if data.own.joined_scale:
        divisor = f"√{scene.heads * scene.head_size}, the joined width"
    largest = trace.heads.weights[base.head, base.query].max().item()
    words = f"Divided by {divisor}, then by the temperature, {scene.temperature:g}."
    if scene.temperature < SMALLEST:
        words = f"Divided by {divisor}; at temperature 0 no scale changes the weights: the largest score takes all."
    words += f" The largest weight of {data.name} in head {base.head + 1} is **{largest:.2f}**."
    badge = selected_row.agreement(*torch_agreement.with_torch(trace, scene.allowed(), stacked_layers.config(scene)))
    return [Text("scaled_by", f"{words}  \n{badge}")]


@remember
def _trace(scene: Scene, joined: bool) -> heads.MultiHeadTrace:
    """Return the heads under either scale, at the scene's temperature, found once for all panels and rows."""
    x, projections = inputs(scene)
    width = scene.heads * scene.head_size if joined else scene.head_size
    config = AttentionConfig(scale=width**-0.5, temperature=scene.temperature)
    return heads.attend_in_heads(x, x, projections, scene.heads, scene.allowed(), config)


@of_scale
def weights_by_scale(data: PageData) -> Pieces:
    base, allowed = data.base, data.base.scene.allowed()
    trace = _trace(base.scene, data.own.joined_scale)
    hidden = None if allowed is None else ~allowed
    winners = [row.winner for row in one_query.by_head(trace, base.query)]
    sheet = heatmap.Sheet(trace.heads.weights, hidden, 1.0, False, base.queries, base.keys, base.query, winners, base.dark)
    alt = f"Weights of head {base.head + 1} under the scale that is set"
    return [Picture("weights_by_scale", heatmap.one_head(sheet, base.head, leads=True), alt, click=ROW, steps=steps(base))]
