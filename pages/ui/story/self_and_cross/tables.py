"""The tables of the page on self and cross: where q, k and v come from, the weights of each kind and of each corner."""

import functools
from collections.abc import Callable

import pandas as pd
from torch import Tensor

from pages.ui import number_tables
from pages.ui.link import View
from pages.ui.story.self_and_cross.decoding import NAMES
from pages.ui.story.self_and_cross.page_data import KINDS, Newest, PageData, newest, present
from pages.ui.traced_view import TracedView


def _sources(data: PageData) -> pd.DataFrame:
    """Return where q, k and v come from."""
    return pd.DataFrame([{"name": letter, **source._asdict()} for letter, source in data.sources().items()]).astype(
        {"shape": str}
    )


def _side(kind: str) -> Callable[[View], TracedView | None]:
    """Return what prepares one kind of attention, None where there is none."""

    def side(view: View) -> TracedView | None:
        data = present(view)
        return data and data.sides.get(kind)

    return side


def _weights(side: TracedView) -> pd.DataFrame:
    """Return one kind's weights in the selected head."""
    return _matrix(side.seen.trace.heads.weights[side.head], side.scene.allowed(), side.queries, side.keys)


def _decoded(corner: str, data: Newest) -> pd.DataFrame:
    """Return the newest words' weights with the mask in one corner."""
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
    **{f"{kind}_weights": number_tables.numbers(kind, f"{kind}_weights", _side(kind), _weights) for kind in KINDS},
    **{
        corner: number_tables.numbers(name, corner, newest, functools.partial(_decoded, corner))
        for corner, name in NAMES.items()
    },
}
