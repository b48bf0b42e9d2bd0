"""The tables of the page on self and cross: where q, k and v come from, the weights of each kind and of each corner."""

import functools

import pandas as pd
from torch import Tensor

from pages.ui import number_tables
from pages.ui.link import View
from pages.ui.story.self_and_cross.decoding import NAMES
from pages.ui.story.self_and_cross.page_data import KINDS, Newest, PageData, newest, present
from pages.ui.traced_view import TracedView


def _sources(data: PageData) -> pd.DataFrame:
    rows = [{"name": letter, **source._asdict()} for letter, source in data.sources().items()]
    return pd.DataFrame(rows).astype({"shape": str})


def _side(kind: str, view: View) -> TracedView | None:
    """Return one kind of attention, or None where there is none."""
    data = present(view)
    return data and data.sides.get(kind)


def _weights(side: TracedView) -> pd.DataFrame:
    return _matrix(side.seen.trace.heads.weights[side.head], side.scene.allowed(), side.queries, side.keys)


def _decoded(corner: str, data: Newest) -> pd.DataFrame:
    decoding = data.decodings[corner]
    return _matrix(decoding.weights, decoding.allowed, data.base.keys, data.base.keys)


def _matrix(weights: Tensor, allowed: Tensor | None, queries: list[str], keys: list[str]) -> pd.DataFrame:
    """Return weights of the last of these queries, a row each; hidden cells say so."""
    if allowed is not None:
        weights = weights.masked_fill(~allowed, -1.0)
    columns = [f"{i} {key}" for i, key in enumerate(keys)]
    table = pd.DataFrame(weights.tolist(), dtype=object, columns=columns).replace(-1.0, "hidden")
    table.insert(0, "query", [f"{i} {query}" for i, query in enumerate(queries)][-len(weights) :])
    return table


TABLES = {
    "sources": number_tables.numbers("sources", "sources", present, _sources),
    **{
        f"{kind}_weights": number_tables.numbers(kind, f"{kind}_weights", functools.partial(_side, kind), _weights)
        for kind in KINDS
    },
    **{
        corner: number_tables.numbers(name, corner, newest, functools.partial(_decoded, corner))
        for corner, name in NAMES.items()
    },
}
