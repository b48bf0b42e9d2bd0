"""What is unfolded about heads: the scale of one head, a list of heads, one packed projection, and how they were checked."""

from attn_core import heads, one_query, torch_agreement
from attn_core.attention import SMALLEST, AttentionConfig
from attn_core.experiments import combining_heads, stacked_layers
from attn_core.scene import Scene
from attn_core.score_scales import ROOT
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text, titled
from pages.charts import colours, heatmap, matrix
from pages.panels.heads.page_data import ROW, PageData, deeper_words, following, inputs
from pages.panels.shared import selected_row
from pages.text import markdown, numbers
from pages.text.languages import remember
from pages.view.traced_view import steps

SAME = 1e-4  # up to here a difference is rounding
SHORTEST = 0.1  # milliseconds that are said in ms

# independent of everything after the projections
PROJECTED = {"scale": "head", "power": ROOT, "temperature": 1.0, "mask": "none", "query": 0, "head": 0}

of_scale = panel(following("joined_scale", scale="head", power=ROOT))  # the page's own switch chooses the scale here
of_heads = panel(following(query=0, head=0), resting=True)
of_projections = panel(following(**PROJECTED), resting=True)


@of_heads
def list_or_reshape(data: PageData) -> Pieces:
    times = _times(_list_ways(data.base.scene), _list_against_reshape(data.base.scene))
    return [Text("list", f"{deeper_words.LIST_TITLE}\n\n{times}")]


def _list_ways(scene: Scene) -> tuple[str, str]:
    return deeper_words.list_of(heads=scene.heads), deeper_words.RESHAPED


@remember
def _list_against_reshape(scene: Scene) -> combining_heads.Race:
    """Return the race, run once for equal settings: a second run takes another time."""
    config = stacked_layers.config(scene)
    return combining_heads.list_against_reshape(*inputs(scene), scene.heads, scene.allowed(), config)


@of_projections
def packed(data: PageData) -> Pieces:
    times = _times(_packed_ways(data.base.scene), _packed_against_three(data.base.scene))
    return [Text("packed", f"{deeper_words.PACKED_TITLE}\n\n{times} {deeper_words.WHY_CALLS}")]


def _packed_ways(scene: Scene) -> tuple[str, str]:
    rows, columns = inputs(scene)[1].wq.shape
    packed = deeper_words.one_product(rows=rows, columns=3 * columns)
    return packed, deeper_words.three_products(rows=rows, columns=columns)


@remember
def _packed_against_three(scene: Scene) -> combining_heads.Race:
    return combining_heads.packed_against_three(*inputs(scene))


def _times(ways: tuple[str, str], race: combining_heads.Race) -> str:
    return deeper_words.times(
        first=ways[0],
        second=ways[1],
        first_time=_time(race.first_ms),
        second_time=_time(race.second_ms),
        runs=combining_heads.REPEATS,
        equal=race.difference < SAME,
    )


def _time(milliseconds: float) -> str:
    """Return a time in ms, a short one in µs."""
    if milliseconds >= SHORTEST:
        return f"{numbers.decimal(milliseconds)} ms"
    return f"{numbers.decimal(1000 * milliseconds, 1)} µs"


def _checked(ways: tuple[str, str], race: combining_heads.Race) -> str:
    """Say whether two ways give the same, and their largest difference."""
    equal = race.difference < SAME
    badge = markdown.badge(equal, deeper_words.same(equal=equal), race.difference)
    return deeper_words.checked(first=ways[0], second=ways[1], badge=badge)


@panel(following())
def packed_columns(data: PageData) -> Pieces:
    theme, values = colours.palette(data.base.dark), combining_heads.packed(*inputs(data.base.scene))
    width = values.shape[1] // 3
    inks = (("q", theme.query), ("k", theme.key), ("v", theme.value))
    bands = [matrix.Band(i * width, (i + 1) * width, name, ink) for i, (name, ink) in enumerate(inks)]
    return data.by_word("packed_columns", deeper_words.PACKED_KEY, values, deeper_words.PACKED_ALT, bands=bands)


@of_scale
def scaled_by(data: PageData) -> Pieces:
    """State the divisor of the scores, and the largest weight that results."""
    base, scene, joined = data.base, data.base.scene, data.own.joined_scale
    largest = _trace(scene, joined).heads.weights[base.head, base.query].max().item()
    width = scene.heads * scene.head_size if joined else scene.head_size
    divided = deeper_words.scaled(
        joined=joined, width=width, temperature=scene.temperature, limit=scene.temperature < SMALLEST
    )
    sentence = deeper_words.largest(query=base.name, number=base.head, weight=largest)
    return [Text("scaled_by", f"{divided} {sentence}\n\n{deeper_words.SCALE_WHY}")]


@remember
def _trace(scene: Scene, joined: bool) -> heads.MultiHeadTrace:
    """Return the heads under either scale, at the scene's temperature, found once for all panels and rows."""
    x, projections = inputs(scene)
    width = scene.heads * scene.head_size if joined else scene.head_size
    config = AttentionConfig(scale=width**-0.5, temperature=scene.temperature)
    return heads.attend_in_heads(x, x, projections, scene.heads, scene.allowed(), config)


@of_scale
def weights_by_scale(data: PageData) -> Pieces:
    base, allowed, joined = data.base, data.base.scene.allowed(), data.own.joined_scale
    trace = _trace(base.scene, joined)
    hidden = None if allowed is None else ~allowed
    winners = [row.leader for row in one_query.by_head(trace, base.query)]
    sheet = heatmap.Sheet(trace.heads.weights, hidden, 1.0, False, base.queries, base.keys, base.query, winners, base.dark)
    title, alt = deeper_words.scale_key(number=base.head, joined=joined), deeper_words.scale_alt(number=base.head)
    return titled(
        "weights_by_scale", title, heatmap.one_head(sheet, base.head, leads=True), alt, click=ROW, steps=steps(base)
    )


# ---- checks ----


@of_scale
def verified(data: PageData) -> Pieces:
    """Say how far the heads, under the scale that is set, are from PyTorch's."""
    scene = data.base.scene
    trace, config = _trace(scene, data.own.joined_scale), stacked_layers.config(scene)
    return [Text("scale_checked", selected_row.agreement(*torch_agreement.with_torch(trace, scene.allowed(), config)))]


@of_heads
def list_verified(data: PageData) -> Pieces:
    race = _list_against_reshape(data.base.scene)
    return [Text("list_checked", _checked(_list_ways(data.base.scene), race))]


@of_projections
def packed_verified(data: PageData) -> Pieces:
    race = _packed_against_three(data.base.scene)
    return [Text("packed_checked", _checked(_packed_ways(data.base.scene), race))]
