"""The numbers of averaging as tables: the selected row every way, the means, the chosen rung."""

from typing import NamedTuple

import pandas as pd

from pages.ui import number_tables
from pages.ui.link import View
from pages.ui.story.averaging.page_data import Means, Sums, means, sources, sums
from pages.ui.story.averaging.rung_data import Axis, Climbed, Wish, axis, climbed, open_rungs, wish


class Everything(NamedTuple):
    """What the sections of the page show."""

    means: Means
    sums: Sums
    climbed: Climbed
    axis: Axis
    wish: Wish


def everything(view: View) -> Everything | None:
    """Return what the sections show of a view, or None without a word."""
    found = means(view)
    return found and Everything(found, sums(view), climbed(view), axis(view), wish(view))


def _row(data: Everything) -> pd.DataFrame:
    """Return the selected row's weights, a column a way."""
    base, at = data.means.data
    opened = open_rungs(base)
    columns = {
        **{f"{name} of the past": weights for name, weights in data.means.weights.items()},
        **{f"rung {rung.name}": rung.weights for rung in data.climbed.hidden.rungs},
        "triangle divided": data.sums.divided,
        "x xᵀ, nothing hidden": opened[3].weights,
        "query and key, nothing hidden": opened[4].weights,
        "softmax over the axis set": data.axis.weights,
        "looks for one word": data.wish.trace.weights,
    }
    values = {name: weights[at].tolist() for name, weights in columns.items()}
    return pd.DataFrame({"position": range(len(base.queries)), "key": list(base.queries), **values})


def _means(data: Means) -> pd.DataFrame:
    """Return the words' vectors and their means."""
    groups = {"x": sources(data.data.base)[0], **{f"mean by {name}": found for name, found in data.values.items()}}
    wide = [pd.DataFrame(numbers.tolist()).add_prefix(f"{name} ") for name, numbers in groups.items()]
    return pd.concat([pd.DataFrame({"word": list(data.data.labels)}), *wide], axis=1)


def _rung(data: Climbed) -> pd.DataFrame:
    """Return the weights of the chosen rung, a row a query; hidden cells say so."""
    labels = data.hidden.data.labels
    cells = zip(data.rung.weights.tolist(), data.hidden.allowed.tolist(), strict=True)
    values = [[f"{w:.6f}" if seen else "hidden" for w, seen in zip(*row, strict=True)] for row in cells]
    table = pd.DataFrame(values, columns=[f"{i} {key}" for i, key in enumerate(labels)])
    table.insert(0, "query", [f"{i} {word}" for i, word in enumerate(labels)])
    return table


TABLES = {
    "averaging_row": number_tables.numbers("the selected row, every way", "averaging_row", everything, _row),
    "means": number_tables.numbers("words and means", "means", means, _means),
    "rung": number_tables.numbers("the chosen rung", "rung", climbed, _rung),
}
