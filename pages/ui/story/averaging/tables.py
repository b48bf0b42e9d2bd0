"""The numbers of averaging as tables: the selected row every way, the means, the chosen rung."""

import pandas as pd

from attn_core.experiments.averaging_to_attention import RUNGS
from pages.ui import number_tables
from pages.ui.story.averaging.page_data import PageData, following, open_rungs, sources


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
    names = [f"{i} {word}" for i, word in enumerate(data.labels)]
    weights = pd.DataFrame(data.rung.weights.tolist(), columns=names).map("{:.6f}".format)
    table = weights.mask(data.hidden.numpy(), "hidden")
    table.insert(0, "query", names)
    return table


every_control = following("averaging_row", "in_place", "keepdim", "hide_key", "softmax_over", "looker", "sought", "pull")
TABLES = {
    "averaging_row": number_tables.numbers("the selected row, every way", "averaging_row", every_control, _row),
    "means": number_tables.numbers("words and means", "means", following("in_place"), _means),
    "rung": number_tables.numbers("the chosen rung", "rung", following("averaging_row", "hide_key", "rung"), _rung),
}
