"""The panels of heads that compute the same another way: a list of heads, one packed projection, PyTorch's own scale."""

import torch

from attn_core import heads, one_query
from attn_core.attention import AttentionConfig
from attn_core.cache import remember
from attn_core.experiments import combining_heads, stacked_layers
from attn_core.scene import Scene
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import colours, heatmap, matrix
from pages.ui.story.heads.page_data import ROW, PageData, following, inputs
from pages.ui.text import markdown, selected_row
from pages.ui.traced_view import steps

PROJECTED = {"scale": "head", "temperature": 1.0, "mask": "none"}  # what follows the projections changes nothing here

of_scale = panel(following("joined_scale", scale="head", temperature=1.0))  # as torch's own function has them


@panel(following(), resting=True)
def list_or_reshape(data: PageData) -> Pieces:
    """Say whether a list of heads and one reshaped product give the same, and both times."""
    scene = data.base.scene
    words = _same(_list_against_reshape(scene), f"A list of {scene.heads}", "one reshaped product")
    return [Text("list", f"**A list of heads, or one product reshaped?**\n\n{words}")]


@remember
def _list_against_reshape(scene: Scene) -> combining_heads.Race:
    """Return the race, run once for equal settings."""
    config = stacked_layers.config(scene)
    return combining_heads.list_against_reshape(*inputs(scene), scene.heads, scene.allowed(), config)


@panel(following(**PROJECTED), resting=True)
def packed(data: PageData) -> Pieces:
    """Say whether one packed projection and three give the same, and both times."""
    rows, columns = inputs(data.base.scene)[1].wq.shape
    words = _same(
        _packed_against_three(data.base.scene), f"One product with {rows} × {3 * columns}", f"three with {rows} × {columns}"
    )
    why = "Both do the same multiplications, in one call or in three: the calls are all that the times can tell apart."
    return [Text("packed", f"**Three projections, or one packed?**\n\n{words} {why}")]


@remember
def _packed_against_three(scene: Scene) -> combining_heads.Race:
    """Return the race, run once for equal projections of equal words."""
    return combining_heads.packed_against_three(*inputs(scene))


def _same(race: combining_heads.Race, first: str, second: str) -> str:
    equal = race.difference < 1e-4
    badge = markdown.badge(equal, "equal" if equal else "differ", race.difference)
    times = f"{first} **{_time(race.first_ms)}**, {second} **{_time(race.second_ms)}**"
    return f"{badge}  \n{times}: the shortest of {combining_heads.REPEATS} runs each, here and now."


def _time(milliseconds: float) -> str:
    """Return a time; a short one in millionths of a second."""
    return f"{milliseconds:.2f} ms" if milliseconds >= 0.1 else f"{1000 * milliseconds:.1f} µs"


@panel(following())
def packed_columns(data: PageData) -> Pieces:
    """Draw the packed product, its thirds named."""
    theme, qkv = colours.palette(data.base.dark), combining_heads.packed(*inputs(data.base.scene))
    width = qkv[0].shape[1]
    inks = (("q", theme.query), ("k", theme.key), ("v", theme.value))
    bands = [matrix.Band(i * width, (i + 1) * width, name, ink) for i, (name, ink) in enumerate(inks)]
    title = "One product, then cut into three: x (W_Q next to W_K next to W_V)"
    alt = "q, k and v of all heads as one product"
    return data.by_word("packed_columns", title, torch.cat(qkv, -1), alt, bands=bands)


@of_scale
def scaled_by(data: PageData) -> Pieces:
    """Say what scores are divided by, the largest weight under that, and how far it is from PyTorch."""
    base, scene = data.base, data.base.scene
    differences = _scales_against_torch(scene)
    difference, divisor = differences.head, f"√{scene.head_size}, the head’s size"
    if data.own.joined_scale:
        difference, divisor = differences.joined, f"√{scene.heads * scene.head_size}, the joined width"
    largest = _trace(scene, data.own.joined_scale).heads.weights[base.head, base.query].max().item()
    words = f"Divided by {divisor}. The largest weight of {data.name} in head {base.head + 1} is **{largest:.2f}**."
    badge = selected_row.agreement(difference, "scaled_dot_product_attention", False)
    return [Text("scaled_by", f"{words}  \n{badge}")]


@remember
def _scales_against_torch(scene: Scene) -> combining_heads.Scales:
    return combining_heads.scales_against_torch(*inputs(scene), scene.heads, scene.allowed())


@remember
def _trace(scene: Scene, joined: bool) -> heads.MultiHeadTrace:
    """Return the heads under either scale, found once for all panels and rows."""
    x, projections = inputs(scene)
    width = scene.heads * scene.head_size if joined else scene.head_size
    return heads.attend_in_heads(x, x, projections, scene.heads, scene.allowed(), AttentionConfig(scale=width**-0.5))


@of_scale
def weights_by_scale(data: PageData) -> Pieces:
    """Draw the weights of the selected head under the scale that is set."""
    base, allowed = data.base, data.base.scene.allowed()
    trace = _trace(base.scene, data.own.joined_scale)
    hidden = None if allowed is None else ~allowed
    winners = [row.winner for row in one_query.by_head(trace, base.query)]
    sheet = heatmap.Sheet(trace.heads.weights, hidden, 1.0, False, base.queries, base.keys, base.query, winners, base.dark)
    alt = f"Weights of head {base.head + 1} under the scale that is set"
    return [Picture("weights_by_scale", heatmap.one_head(sheet, base.head, leads=True), alt, click=ROW, steps=steps(base))]
