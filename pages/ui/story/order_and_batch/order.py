"""What the page of order and batch says of the sentence: shuffled outputs follow, and no offset is special."""

import torch

from attn_core.experiments import mixing as mixers
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Buttons, Picture, Pieces, Table, Text
from pages.ui.charts import heatmap
from pages.ui.charts import line_chart as curves
from pages.ui.charts import matrix as grid
from pages.ui.charts import row_changes as moved
from pages.ui.charts import row_sharpness as distribution
from pages.ui.charts import template as charts
from pages.ui.link import View
from pages.ui.story.order_and_batch.page_data import FARTHEST, Apart, Known, Shown, alone, apart, distances, present
from pages.ui.text import sentences as words
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
def in_order(shown: Shown) -> Pieces:
    """Draw the output of the words as they stand."""
    return _outputs(shown, "in_order", list(range(len(shown.order))), "as they stand")


@shows
def in_disorder(shown: Shown) -> Pieces:
    """Draw the output of the shuffled words."""
    return _outputs(shown, "in_disorder", shown.order.tolist(), "shuffled")


def _outputs(shown: Shown, slot: str, places: list[int], how: str) -> Pieces:
    """Draw outputs, a row a word; the selected word's is outlined wherever it stands."""
    rows = (shown.shuffled.output if slot == "in_order" else shown.shuffled.shuffled)[:, :WIDTH]
    at = places.index(shown.base.query)
    found = grid.Grid(
        values=rows,
        rows=[shown.base.queries[i] for i in places],
        columns=[str(i) for i in range(rows.shape[1])],
        limit=2.5,
        dark=shown.base.dark,
        strong=[at],
        marks=[grid.Mark("query", 0, at, rows.shape[1], at + 1)],
        height=240,
    )
    name = f":gray[**words {how}** · the first {rows.shape[1]} numbers of their outputs · colour −2.5 to 2.5]"
    spec = grid.picture(found)
    spec = charts.with_column(spec, "cells", word=[places[y] for y in spec["datasets"]["cells"]["y"]])
    picture = Picture(slot, spec, f"Outputs of the words {how}", click={"query": "word"}, steps=steps(shown.base))
    return [Text(f"{slot}_name", name), picture]


@shows
def follows(shown: Shown) -> Pieces:
    """Say whether the outputs follow the words, for every way to know of order."""
    place, name = shown.order.tolist().index(shown.base.query), words.chip("query", shown.base.name)
    apart = shown.shuffled.difference
    said = f"{name} stands at place {place} now, and its output there moved by **{moved.amount(_own(shown))}**."
    if apart < SAME:
        said += " " + words.badge(
            True, f"put back in order, the outputs are the same: largest difference {moved.amount(apart)}"
        )
    else:
        said += f" Put back in order, the outputs differ by up to **{moved.amount(apart)}**: something knows of order."
    rows = [[_known(known, shown), f"**{moved.amount(value)}**"] for known, value in shown.differences.items()]
    return [
        Text("follows_said", said),
        Table("follows", ["what the layer knows of order", "difference"], rows),
    ]


def _own(shown: Shown) -> float:
    """Return how far the selected word's output moved."""
    return shown.shuffled.moved[shown.base.query].item()


def _known(known: Known, shown: Shown) -> str:
    """Return what a layer knows of order, the present one marked."""
    name = {False: "nothing: the words alone", True: "positions"}[known.positions]
    if known.mask != "none":
        name = f"the {known.mask} mask" + (" and positions" if known.positions else "")
    return f"{name} :primary-badge[now]" if known == shown.now else name


# ---- 2: distance ----


@shows_apart
def score_by_distance(shown: Apart) -> Pieces:
    """Draw one score against the distance between its words, with positions and without."""
    setting, head = shown.base.scene, shown.base.head
    stops = list(range(1, FARTHEST + 1))
    with_, without = (distances(shown, positions) for positions in (True, False))
    limit = heatmap.limit("scores", setting.head_size) if setting.scale == "none" else heatmap.limit("scaled", 1)
    axes = curves.Axes("how many places apart", (1, 4, 8, 12, 16), _ticks(limit), ("words alone", "with positions"), False)
    strong = [not setting.positions, setting.positions]
    lines = {
        "x": stops * 2,
        "y": [*without, *with_],
        "name": [name for name in NAMES for _ in stops],
        "strong": [strong[0]] * len(stops) + [strong[1]] * len(stops),
    }
    here = without[shown.distance - 1], with_[shown.distance - 1]
    marks = {
        "x": [shown.distance] * 2,
        "y": list(here),
        "label": [_signed(value) for value in here],
        "strong": strong,
        "up": [here[0] >= here[1], here[0] < here[1]],
    }
    legend = " · ".join(f"{line} {name}" for line, name in zip(curves.LINES, NAMES, strict=False))
    name = f":gray[**the score in head {head + 1}, scaled** · {legend}]"
    spec = curves.curves(axes, curves.Lines(lines, marks), shown.base.dark)
    return [Text("by_distance_name", name), Picture("by_distance", spec, "One score against the distance between its words")]


def _ticks(limit: float) -> tuple[float, ...]:
    """Return the labelled values of an axis over ±limit."""
    return tuple(round(limit * part / 3, 2) for part in range(-3, 4))


@shows_apart
def distance_in_words(shown: Apart) -> Pieces:
    """Say what distance does to the score."""
    with_, without = (distances(shown, positions) for positions in (True, False))
    query, key = words.chip("query", shown.base.name), words.chip("key", shown.base.queries[shown.other])
    here = [_signed(scores[shown.distance - 1]) for scores in (with_, without)]
    spread = [moved.amount(max(scores) - min(scores)) for scores in (with_, without)]
    apart = f"{shown.distance} place{'s' * (shown.distance > 1)} apart"
    if shown.base.scene.maps == "learned":
        same = f"At every distance {query} scores {key} with **{here[1]}**: learned weights leave positions out."
        return [Text("distance_said", same)]
    said = f"{apart.capitalize()}, {query} scores {key} with **{here[0]}** if positions are added; the words alone with "
    said += f"**{here[1]}**. Over all {len(with_)} distances that varies by **{spread[0]}**, and by **{spread[1]}**."
    return [Text("distance_said", said)]


def _signed(value: float) -> str:
    """Return a score with its sign."""
    return f"{value:+.2f}".replace("-", "−")


@shows_apart
def convolution(shown: Apart) -> Pieces:
    """Draw the weights of a convolution, which know the distance and nothing else."""
    matrix = mixers.convolution(torch.eye(OFFSETS + 1), KERNEL).matrix
    weights = matrix[-1].flip(0).tolist()
    labels = ["itself", *(f"{back} back" for back in range(1, OFFSETS + 1))]
    marked = shown.distance if shown.distance <= OFFSETS else None
    spec = distribution.bars(labels, {"now": weights}, marked, [words.percent(w) for w in weights], shown.base.dark)
    weight = weights[shown.distance] if marked else 0.0
    said = f"A convolution gives the word {shown.distance} back **{words.percent(weight)}**, whatever the words."
    return [
        Text("convolution_name", ":gray[**a convolution over three places, to compare**]"),
        Picture("convolution", spec, "The weights of a convolution by distance"),
        Text("convolution_said", said),
    ]
