"""The order of a sentence: shuffled outputs follow their words, and no distance is special, unless positions are added."""

import torch

from attn_core.experiments import mixing
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Buttons, Pieces, Table, Text, titled
from pages.ui.charts import heatmap, line_chart, matrix, row_bars, templates
from pages.ui.link import View
from pages.ui.story.order_and_batch.page_data import FARTHEST, PageData, Pair, pair, present
from pages.ui.text import markdown, numbers
from pages.ui.traced_view import TracedView, following, steps

KERNEL = (0.2, 0.3, 0.5)  # of a convolution over the word itself and two before it
OFFSETS = 6  # places back that are shown of a convolution
WIDTH = 8  # numbers of an output that are drawn
SAME = 1e-4  # up to here a difference is rounding
NAMES = ("words alone", "with positions")

shows, shows_pair = panel(present), panel(pair)


def _positions(base: TracedView, _: View) -> tuple[bool, str, bool]:
    """Return whether positions are added, what leaves them out ("" where nothing does), and whether they are features."""
    setting = base.scene
    return setting.positions, "" if setting.knows_places else _placeless(base), setting.designed_heads is not None


def _placeless(base: TracedView) -> str:
    return "worked examples" if base.scene.example else "learned projections"


@panel(following(_positions, kind="self"))
def positions(known: tuple[bool, str, bool]) -> Pieces:
    """Offer to add positions or to leave them out; what is so at present can't be pressed."""
    added, placeless, designed = known
    if placeless:
        return [Text("positions_here", f"**Positions are left out:** {placeless} know none.")]
    add, leave = (None, {"positions": False}) if added else ({"positions": True}, None)
    lead = f"**Positions are {'added' if added else 'left out'}.**"
    kind = "Features" if designed else "Sines and cosines"
    why = Text("positions_why", f":gray[{kind} that say where a word stands, as in the sidebar.]")
    return [Buttons("positions_here", lead, {"Add positions": add, "Leave positions out": leave}), why]


@shows
def outputs(data: PageData, slot: str) -> Pieces:
    """Draw the outputs "in_order" or "in_disorder", a row a word; the selected word's is outlined wherever it stands."""
    base, in_order = data.base, slot == "in_order"
    places = list(range(len(data.order))) if in_order else data.order.tolist()
    values = (data.shuffled.output if in_order else data.shuffled.shuffled)[:, :WIDTH]
    width, row = values.shape[1], places.index(base.query)
    labels = [base.queries[i] for i in places], [str(i) for i in range(width)]
    outline = {"strong": [row], "marks": [matrix.row("query", row, values)]}
    grid = matrix.Grid(values, *labels, limit=2.5, dark=base.dark, height=240, **outline)
    words = f"words {'as they stand' if in_order else 'shuffled'}"
    name = f":gray[**{words}** · the first {width} numbers of their outputs · colour −2.5 to 2.5]"
    spec = matrix.picture(grid)
    spec = templates.with_column(spec, "cells", word=[places[y] for y in spec["datasets"]["cells"]["y"]])
    return titled(slot, name, spec, f"Outputs of the {words}", click={"query": "word"}, steps=steps(base))


@shows
def follows(data: PageData) -> Pieces:
    query, shuffled = data.base.query, data.shuffled
    place, moved = data.order.tolist().index(query), numbers.small(shuffled.moved[query].item())
    name = markdown.chip("query", data.base.name)
    sentence = f"{name} stands at place {place} now, and its output there moved by **{moved}**. "
    rows = []
    for known, difference in data.differences.items():
        is_set = " :primary-badge[now]" * (known == data.now)
        rows.append([(_knowing(*known) or "nothing: the words alone") + is_set, f"**{numbers.small(difference)}**"])
    return [
        Text("follows_said", f"{sentence}{_as_guaranteed(data)}"),
        Table("follows", ["what the layer knows of order", "difference"], rows),
    ]


def _knowing(positions: bool, mask: str) -> str:
    """Return what of a layer knows of order; "" where nothing does."""
    return " and ".join([f"the {mask} mask"] * (mask != "none") + ["positions"] * positions)


def _as_guaranteed(data: PageData) -> str:
    """Return whether the outputs, put back, are the same: guaranteed where nothing knows of order, or just the case."""
    difference, knowing = data.shuffled.difference, _knowing(*data.now)
    apart = f"Put back in order, the outputs differ by up to **{numbers.small(difference)}**"
    if data.order.equal(torch.arange(len(data.order))):
        return "This shuffle leaves every word in its place."
    if not knowing:
        same = markdown.badge(difference < SAME, "put back in order, the outputs are the same", difference)
        return f"Nothing in this layer knows of order: {same}"
    if difference < SAME:
        return f"{apart}, which is {'rounding' if difference else 'nothing'}, here even with {knowing}."
    return f"{apart}: {knowing} can tell the order."


@shows_pair
def score_by_distance(data: Pair) -> Pieces:
    setting, distances = data.base.scene, list(range(1, FARTHEST + 1))
    limit = heatmap.limit("scores", setting.head_size) if setting.scale == "none" else heatmap.limit("scaled", 1)
    ticks = tuple(round(limit * part / 3, 2) for part in range(-3, 4))
    axes = line_chart.Axes("how many places apart", (1, 4, 8, 12, 16), ticks, NAMES, False)
    strong = [not setting.positions, setting.positions]
    names, is_set = [name for name in NAMES for _ in distances], [each for each in strong for _ in distances]
    lines = {"x": distances * 2, "y": [*data.without, *data.with_positions], "name": names, "strong": is_set}
    without, with_positions = at = _at_distance(data)
    labels, up = [numbers.decimal(score, sign=True) for score in at], [without >= with_positions, without < with_positions]
    marks = {"x": [data.distance] * 2, "y": [*at], "label": labels, "strong": strong, "up": up}
    legend = " · ".join(f"{line} {name}" for line, name in zip(line_chart.LINES, NAMES, strict=False))
    name = f":gray[**the score in head {data.base.head + 1}, scaled** · {legend}]"
    spec = line_chart.curves(axes, data.base.dark, lines, marks)
    return titled("by_distance", name, spec, "One score against the distance between its words")


def _at_distance(data: Pair) -> tuple[float, float]:
    """Return the score at the distance that is set, without positions and with them."""
    return data.without[data.distance - 1], data.with_positions[data.distance - 1]


@shows_pair
def distance_in_words(data: Pair) -> Pieces:
    query, key = markdown.chip("query", data.base.name), markdown.chip("key", data.base.queries[data.other])
    without, with_positions = (numbers.decimal(score, sign=True) for score in _at_distance(data))
    if not data.base.scene.knows_places:
        same = f"At every distance {query} scores {key} with **{without}**: {_placeless(data.base)} leave positions out."
        return [Text("distance_said", same)]
    varies, alone = (numbers.small(max(scores) - min(scores)) for scores in (data.with_positions, data.without))
    sentence = f"{numbers.plural(data.distance, 'place')} apart, {query} scores {key} with **{with_positions}** "
    sentence += f"if positions are added; the words alone with **{without}**. "
    sentence += f"Over all {FARTHEST} distances that varies by **{varies}**, and by **{alone}**."
    return [Text("distance_said", sentence)]


@shows_pair
def convolution(data: Pair) -> Pieces:
    """Draw the weights of a convolution, which know the distance and nothing else."""
    weights = mixing.convolution(torch.eye(OFFSETS + 1), KERNEL).matrix[-1].flip(0).tolist()
    labels = ["itself", *(f"{back} back" for back in range(1, OFFSETS + 1))]
    marked = data.distance if data.distance <= OFFSETS else None
    spec = row_bars.weights(labels, {"now": weights}, marked, [*map(numbers.percent, weights)], data.base.dark)
    weight = numbers.percent(0.0 if marked is None else weights[marked])
    name = ":gray[**a convolution over three places, to compare**]"
    picture = titled("convolution", name, spec, "The weights of a convolution by distance")
    sentence = f"A convolution gives the word {data.distance} back **{weight}**, whatever the words."
    return [*picture, Text("convolution_said", sentence)]
