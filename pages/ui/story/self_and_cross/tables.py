"""The tables of the page on self and cross: where q, k and v come from, the weights of each kind and of each corner."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pandas as pd
import torch
from torch import Tensor

from attn_core.experiments import self_and_cross
from pages.ui import traced_view
from pages.ui.link import View
from pages.ui.story.self_and_cross import both_kinds as story
from pages.ui.story.self_and_cross import decoding


def sources(found: story.PageData) -> pd.DataFrame:
    """Return where q, k and v come from."""
    return pd.DataFrame([vars(source) for source in found.sources().values()]).astype({"shape": str})


# ---- the weights of each kind ----


def of(kind: str) -> Callable[[View], traced_view.TracedView | None]:
    """Return what finds one kind of attention, None where there is none."""

    def found(view: View) -> traced_view.TracedView | None:
        page = story.present(view)
        return page and page.sides.get(kind)

    return found


def weights(side: traced_view.TracedView) -> pd.DataFrame:
    """Return one kind's weights in the selected head."""
    return _matrix(side.seen.trace.heads.weights[side.head], side.scene.allowed(), list(enumerate(side.queries)), side.keys)


# ---- the weights of each corner ----


class Corner(NamedTuple):
    """What a table of the newest words' weights holds."""

    found: decoding.PageData
    corner: self_and_cross.Corner


def at(corner: self_and_cross.Corner) -> Callable[[View], Corner | None]:
    """Return what finds the newest words with the mask in one corner, None where there is no word."""

    def found(view: View) -> Corner | None:
        data = decoding.present(view)
        return data and Corner(data, corner)

    return found


def decoded(which: Corner) -> pd.DataFrame:
    """Return the newest words' weights with the mask in one corner."""
    found, labels = which.found.corners[which.corner], which.found.labels
    return _matrix(found.weights, found.allowed, list(enumerate(labels))[-which.found.newest :], labels)


def _matrix(
    weights: Tensor, allowed: Tensor | None, queries: Sequence[tuple[int, str]], keys: Sequence[str]
) -> pd.DataFrame:
    """Return weights, a row a query; hidden cells say so."""
    hidden = torch.zeros_like(weights, dtype=torch.bool) if allowed is None else ~allowed.expand_as(weights)
    cells = [
        ["hidden" if gone else weight for weight, gone in zip(row, gone_in_row, strict=True)]
        for row, gone_in_row in zip(weights.tolist(), hidden.tolist(), strict=True)
    ]
    table = pd.DataFrame(cells, dtype=object, columns=[f"{i} {key}" for i, key in enumerate(keys)])
    table.insert(0, "query", [f"{i} {word}" for i, word in queries])
    return table
