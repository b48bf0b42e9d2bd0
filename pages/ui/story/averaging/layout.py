"""How averaging's panels stand: three ways to a mean, what it makes of words, and the ladder to attention; tables."""

import pandas as pd

from attn_core.experiments.averaging_to_attention import RUNGS
from pages.ui import number_tables
from pages.ui.board.layout import board, row
from pages.ui.link import View
from pages.ui.story.averaging import means, rows, steps_to_attention
from pages.ui.story.averaging.page_data import PageData, following, open_rungs, sources
from pages.ui.text.notices import dropout_unused, notices, second_unused

WIDE = [1.6, 1]


def _unused(view: View) -> list[str]:
    """Return the notices of the settings that the page, or some of its steps, leaves out."""
    unmasked = "Steps 6 to 8 leave the mask out: every word may look at every word there."
    return [*second_unused(view), *dropout_unused(view), *([unmasked] if view.mask != "none" else [])]


def _row(data: PageData) -> pd.DataFrame:
    *_, naive, projected = open_rungs(data.base)
    columns = {
        **{f"{name} of the past": weights for name, weights in data.mean_weights.items()},
        **{f"rung {name}": rung.weights for name, rung in zip(RUNGS, data.rungs, strict=True)},
        "triangle divided": data.divided,
        "x xᵀ, nothing hidden": naive.weights,
        "query and key, nothing hidden": projected.weights,
        "softmax over the axis set": data.over_axis,
        "looks for one word": data.looking.weights,
    }
    weights = {name: matrix[data.row].tolist() for name, matrix in columns.items()}
    return pd.DataFrame({"position": range(len(data.labels)), "key": list(data.labels), **weights})


def _means(data: PageData) -> pd.DataFrame:
    groups = {"x": sources(data.base)[0], **{f"mean by {name}": means for name, means in data.means.items()}}
    wide = [pd.DataFrame(values.tolist()).add_prefix(f"{name} ") for name, values in groups.items()]
    return pd.concat([pd.DataFrame({"word": list(data.labels)}), *wide], axis=1)


def _rung(data: PageData) -> pd.DataFrame:
    """Return the weights of the chosen rung, a row a query; hidden cells say so."""
    names = number_tables.numbered(data.labels)
    weights = pd.DataFrame(data.rung.weights.tolist()).map("{:.6f}".format)
    return number_tables.matrix(weights.values.tolist(), names, names, data.hidden)


every_control = following("averaging_row", "in_place", "keepdim", "hide_key", "softmax_over", "looker", "sought", "pull")
TABLES = {
    "averaging_row": number_tables.numbers("the selected row, every way", "averaging_row", every_control, _row),
    "means": number_tables.numbers("words and means", "means", following("in_place"), _means),
    "rung": number_tables.numbers("the chosen rung", "rung", following("averaging_row", "hide_key", "rung"), _rung),
}
BOARDS = {
    "lead": board(notices(_unused, match=False, traced=False), means.lead()),
    "ways": board(row(*map(means.way, means.WAYS)), means.ways_in_words()),
    "means": board(row(means.vectors("tokens"), means.vectors("means")), means.mean_in_words()),
    "sums": board(row(means.divided(), rows.sums("divided_sums"), widths=WIDE), means.sums_in_words()),
    "hidden": board(row(means.zeros(), means.flat()), means.hidden_in_words()),
    "ladder": board(
        steps_to_attention.all_rungs(),
        row(steps_to_attention.rung(), [steps_to_attention.rung_in_words(), steps_to_attention.rung_row()], widths=[1, 1.2]),
    ),
    "naive": board(
        row(steps_to_attention.naive_scores(), steps_to_attention.naive_weights(), steps_to_attention.projected_weights()),
        steps_to_attention.naive_in_words(),
    ),
    "axis": board(
        row(steps_to_attention.over_axis(), rows.sums("axis_sums"), widths=WIDE), steps_to_attention.axis_in_words()
    ),
    "importance": board(
        row(*map(steps_to_attention.importance_of, steps_to_attention.TITLES)), steps_to_attention.importance_in_words()
    ),
    **number_tables.boards(TABLES),
}
