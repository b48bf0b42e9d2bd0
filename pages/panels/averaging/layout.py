"""Layout of averaging: the mean of the past, one product, scores of −∞, a choice, the deeper parts; tables."""

import pandas as pd

from attn_core.experiments.averaging_to_attention import RUNGS
from attn_core.sources import SOURCES
from pages.board.layout import Board, Rows, board, row
from pages.panels.averaging import choosing, hidden_cell, means, rows, steps_to_attention
from pages.panels.averaging.page_data import PageData, alone, following, open_rungs, sources
from pages.panels.shared import number_tables
from pages.panels.shared.notices import notices, offer
from pages.text.languages import Words
from pages.view.settings import View

WIDE = [1.6, 1]


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
    weights = pd.DataFrame(data.rung.weights.tolist()).map(number_tables.six)
    return number_tables.matrix(weights.values.tolist(), names, names, data.hidden)


OFFERS = offer({"all": {"averaging_row": 0, "hide_key": 0}}, labels=Words("averaging"))
ROLES = {  # whether a worked example takes the place of the sentence, which says so → the notices
    example: board(notices(match=False, heads=example, traced=False, read=alone)) for example in (False, True)
}


def _lead(view: View) -> Rows:
    return ROLES[bool(SOURCES[view.projections].fixed)](view)


every_control = following("averaging_row", "in_place", "keepdim", "hide_key", "softmax_over", "looker", "sought", "pull")
TABLES = {
    "averaging_row": number_tables.numbers("averaging_row", every_control, _row),
    "means": number_tables.numbers("means", following("in_place"), _means),
    "rung": number_tables.numbers("rung", following("averaging_row", "hide_key", "rung"), _rung),
}
BOARDS = {
    "lead": Board(_lead),
    "past": board(means.past()),
    "past_words": board(means.past_in_words()),
    "past_task": board(means.past_task()),
    "ways": board(row(*map(means.way, means.LINES)), means.ways_in_words()),
    "product": board(means.product()),
    "product_words": board(means.mean_in_words()),
    "product_task": board(means.product_task()),
    "factors": board(row(means.mean_matrix(), means.vectors("tokens"), widths=[1, 1.6]), means.vectors("means")),
    "sums": board(row(means.divided(), rows.sums("divided_sums"), widths=WIDE), means.sums_in_words()),
    "hidden": board(hidden_cell.flat()),
    "hidden_words": board(hidden_cell.in_words()),
    "hidden_task": board(hidden_cell.task(), OFFERS),
    "zeros": board(hidden_cell.zeros()),
    "axis": board(
        row(steps_to_attention.over_axis(), rows.sums("axis_sums"), widths=WIDE), steps_to_attention.axis_in_words()
    ),
    "choice": board(choosing.importance_of("wish")),
    "choice_words": board(choosing.importance_in_words()),
    "choice_task": board(choosing.choice_task()),
    "others": board(row(*map(choosing.importance_of, ("mean", "random"))), choosing.others_in_words(), choosing.roles()),
    "ladder": board(
        steps_to_attention.all_rungs(),
        row(steps_to_attention.rung(), [steps_to_attention.rung_in_words(), steps_to_attention.rung_row()], widths=[1, 1.2]),
    ),
    "naive": board(
        row(steps_to_attention.naive_scores(), steps_to_attention.naive_weights(), steps_to_attention.projected_weights()),
        steps_to_attention.naive_in_words(),
    ),
    "verified": board(means.verified()),
    **number_tables.boards(TABLES),
}
