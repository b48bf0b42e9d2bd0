"""What stands at the foot of averaging: the numbers as tables and CSV, and where to go on."""

import pandas as pd

from pages.ui import folds, onward
from pages.ui.story.averaging_shown import Shown, present


def numbers() -> None:
    """Offer the numbers behind the pictures, as tables and CSV."""
    folds.tables("averaging_numbers", present, _numbers)


def _numbers(shown: Shown) -> folds.Tables:
    """Return the tables."""
    return {
        "the selected row, every way": ("averaging_row", _row(shown)),
        "words and means": ("means", _means(shown)),
        "the chosen rung": ("rung", _rung(shown)),
    }


def _row(shown: Shown) -> pd.DataFrame:
    """Return the selected row's weights, a column a way."""
    at = shown.row
    ways = {f"{name} of the past": weights[at].tolist() for name, weights in shown.ways.items()}
    rungs = {f"rung {rung.name}": rung.weights[at].tolist() for rung in shown.rungs}
    others = {
        "triangle divided": shown.divided[at].tolist(),
        "x xᵀ, nothing hidden": shown.open_rungs[3].weights[at].tolist(),
        "query and key, nothing hidden": shown.open_rungs[4].weights[at].tolist(),
        "softmax over the axis set": shown.over_axis[at].tolist(),
        "looks for one word": shown.wished.weights[at].tolist(),
    }
    return pd.DataFrame({"position": range(len(shown.labels)), "key": list(shown.labels), **ways, **rungs, **others})


def _means(shown: Shown) -> pd.DataFrame:
    """Return the words' vectors and their means."""
    groups = {"x": shown.sources[0], **{f"mean by {name}": means for name, means in shown.means.items()}}
    wide = [pd.DataFrame(numbers.tolist()).add_prefix(f"{name} ") for name, numbers in groups.items()]
    return pd.concat([pd.DataFrame({"word": list(shown.labels)}), *wide], axis=1)


def _rung(shown: Shown) -> pd.DataFrame:
    """Return the weights of the chosen rung, a row a query; hidden cells say so."""
    [found] = [rung for rung in shown.rungs if rung.name == shown.own.rung]
    cells = zip(found.weights.tolist(), shown.allowed.tolist(), strict=True)
    values = [[f"{w:.6f}" if seen else "hidden" for w, seen in zip(*row, strict=True)] for row in cells]
    table = pd.DataFrame(values, columns=[f"{i} {key}" for i, key in enumerate(shown.labels)])
    table.insert(0, "query", [f"{i} {word}" for i, word in enumerate(shown.labels)])
    return table


def go_on() -> None:
    """Say where the story goes on."""
    onward.go(
        "Go on:",
        onward.Onward("where queries, keys and values come from", "query_key_value"),
        onward.Onward("these averages with known numbers", "worked_examples", {"example": "averaging"}),
    )
