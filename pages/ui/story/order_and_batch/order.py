"""What the page of order and batch says of the sentence: shuffled outputs follow, and no offset is special."""

import torch

from attn_core.experiments import mixing
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Buttons, Picture, Pieces, Table, Text
from pages.ui.charts import heatmap, line_chart, row_changes, row_sharpness, templates
from pages.ui.charts import matrix as grid
from pages.ui.link import View
from pages.ui.story.order_and_batch.page_data import FARTHEST, Apart, Known, PageData, alone, apart, distances, present
from pages.ui.text import markdown, numbers
from pages.ui.traced_view import steps

KERNEL = (0.2, 0.3, 0.5)  # of a convolution over the word itself and two before it
OFFSETS = 6  # places back that are shown of a convolution
WIDTH = 8  # numbers of an output that are drawn
SAME = 1e-4  # up to here a difference is rounding

NAMES = ("words alone", "with positions")

shows = panel(present)
shows_apart = panel(apart)


# ---- 1: shuffle ----


def _known_places(view: View) -> tuple[bool, bool] | None:
    """Return whether positions are added, and whether weights are learned, which leave them out; None without a word."""
    found = alone(view)
    return found and (found.scene.positions, found.scene.maps == "learned")


@panel(_known_places)
def positions(known: tuple[bool, bool]) -> Pieces:
    """Offer to add positions or to leave them out; what is so at present can't be pressed."""
    added, learned = known
    if learned:
        return [Text("positions_here", "**Positions are left out:** learned weights know none.")]
    add, leave = (None, {"positions": False}) if added else ({"positions": True}, None)
    lead = f"**Positions are {'added' if added else 'left out'}.**"
    why = ":gray[Sines and cosines that say where a word stands, as in the sidebar.]"
    return [
        Buttons("positions_here", lead, {"Add positions": add, "Leave positions out": leave}),
        Text("positions_why", why),
    ]


@shows
def in_order(data: PageData) -> Pieces:
    """Draw the output of the words as they stand."""
    return _outputs(data, "in_order", list(range(len(data.order))), "as they stand")


@shows
def in_disorder(data: PageData) -> Pieces:
    """Draw the output of the shuffled words."""
    return _outputs(data, "in_disorder", data.order.tolist(), "shuffled")


def _outputs(data: PageData, slot: str, places: list[int], how: str) -> Pieces:
    """Draw outputs, a row a word; the selected word's is outlined wherever it stands."""
    rows = (data.shuffled.output if slot == "in_order" else data.shuffled.shuffled)[:, :WIDTH]
    at = places.index(data.base.query)
    found = grid.Grid(
        values=rows,
        rows=[data.base.queries[i] for i in places],
        columns=[str(i) for i in range(rows.shape[1])],
        limit=2.5,
        dark=data.base.dark,
        strong=[at],
        marks=[grid.Mark("query", 0, at, rows.shape[1], at + 1)],
        height=240,
    )
    name = f":gray[**words {how}** · the first {rows.shape[1]} numbers of their outputs · colour −2.5 to 2.5]"
    spec = grid.picture(found)
    spec = templates.with_column(spec, "cells", word=[places[y] for y in spec["datasets"]["cells"]["y"]])
    picture = Picture(slot, spec, f"Outputs of the words {how}", click={"query": "word"}, steps=steps(data.base))
    return [Text(f"{slot}_name", name), picture]


@shows
def follows(data: PageData) -> Pieces:
    """Say whether the outputs follow the words, for every way to know of order."""
    place, name = data.order.tolist().index(data.base.query), markdown.chip("query", data.base.name)
    apart = data.shuffled.difference
    said = f"{name} stands at place {place} now, and its output there moved by **{row_changes.amount(_own(data))}**."
    if apart < SAME:
        said += " " + markdown.badge(
            True, f"put back in order, the outputs are the same: largest difference {row_changes.amount(apart)}"
        )
    else:
        said += f" Put back in order, the outputs differ by up to **{row_changes.amount(apart)}**: something knows of order."
    rows = [[_known(known, data), f"**{row_changes.amount(value)}**"] for known, value in data.differences.items()]
    return [
        Text("follows_said", said),
        Table("follows", ["what the layer knows of order", "difference"], rows),
    ]


def _own(data: PageData) -> float:
    """Return how far the selected word's output moved."""
    return data.shuffled.moved[data.base.query].item()


def _known(known: Known, data: PageData) -> str:
    """Return what a layer knows of order, the present one marked."""
    name = {False: "nothing: the words alone", True: "positions"}[known.positions]
    if known.mask != "none":
        name = f"the {known.mask} mask" + (" and positions" if known.positions else "")
    return f"{name} :primary-badge[now]" if known == data.now else name


# ---- 2: distance ----


@shows_apart
def score_by_distance(data: Apart) -> Pieces:
    """Draw one score against the distance between its words, with positions and without."""
    setting, head = data.base.scene, data.base.head
    stops = list(range(1, FARTHEST + 1))
    with_, without = (distances(data, positions) for positions in (True, False))
    limit = heatmap.limit("scores", setting.head_size) if setting.scale == "none" else heatmap.limit("scaled", 1)
    axes = line_chart.Axes(
        "how many places apart", (1, 4, 8, 12, 16), _ticks(limit), ("words alone", "with positions"), False
    )
    strong = [not setting.positions, setting.positions]
    lines = {
        "x": stops * 2,
        "y": [*without, *with_],
        "name": [name for name in NAMES for _ in stops],
        "strong": [strong[0]] * len(stops) + [strong[1]] * len(stops),
    }
    here = without[data.distance - 1], with_[data.distance - 1]
    marks = {
        "x": [data.distance] * 2,
        "y": list(here),
        "label": [_signed(value) for value in here],
        "strong": strong,
        "up": [here[0] >= here[1], here[0] < here[1]],
    }
    legend = " · ".join(f"{line} {name}" for line, name in zip(line_chart.LINES, NAMES, strict=False))
    name = f":gray[**the score in head {head + 1}, scaled** · {legend}]"
    spec = line_chart.curves(axes, line_chart.Lines(lines, marks), data.base.dark)
    return [Text("by_distance_name", name), Picture("by_distance", spec, "One score against the distance between its words")]


def _ticks(limit: float) -> tuple[float, ...]:
    """Return the labelled values of an axis over ±limit."""
    return tuple(round(limit * part / 3, 2) for part in range(-3, 4))


@shows_apart
def distance_in_words(data: Apart) -> Pieces:
    """Say what distance does to the score."""
    with_, without = (distances(data, positions) for positions in (True, False))
    query, key = markdown.chip("query", data.base.name), markdown.chip("key", data.base.queries[data.other])
    here = [_signed(scores[data.distance - 1]) for scores in (with_, without)]
    spread = [row_changes.amount(max(scores) - min(scores)) for scores in (with_, without)]
    apart = f"{data.distance} place{'s' * (data.distance > 1)} apart"
    if data.base.scene.maps == "learned":
        same = f"At every distance {query} scores {key} with **{here[1]}**: learned weights leave positions out."
        return [Text("distance_said", same)]
    said = f"{apart.capitalize()}, {query} scores {key} with **{here[0]}** if positions are added; the words alone with "
    said += f"**{here[1]}**. Over all {len(with_)} distances that varies by **{spread[0]}**, and by **{spread[1]}**."
    return [Text("distance_said", said)]


def _signed(value: float) -> str:
    """Return a score with its sign."""
    return f"{value:+.2f}".replace("-", "−")


@shows_apart
def convolution(data: Apart) -> Pieces:
    """Draw the weights of a convolution, which know the distance and nothing else."""
    matrix = mixing.convolution(torch.eye(OFFSETS + 1), KERNEL).matrix
    weights = matrix[-1].flip(0).tolist()
    labels = ["itself", *(f"{back} back" for back in range(1, OFFSETS + 1))]
    marked = data.distance if data.distance <= OFFSETS else None
    spec = row_sharpness.bars(labels, {"now": weights}, marked, [numbers.percent(w) for w in weights], data.base.dark)
    weight = weights[data.distance] if marked else 0.0
    said = f"A convolution gives the word {data.distance} back **{numbers.percent(weight)}**, whatever the words."
    return [
        Text("convolution_name", ":gray[**a convolution over three places, to compare**]"),
        Picture("convolution", spec, "The weights of a convolution by distance"),
        Text("convolution_said", said),
    ]
