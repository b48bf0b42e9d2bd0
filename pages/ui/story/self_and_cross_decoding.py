"""Self and cross, writing on: the newest words ask over all words so far, with a causal mask in either corner."""

from dataclasses import dataclass

import pandas as pd
import streamlit as st
import torch

from attn_core import cross
from attn_core.cache import remember
from pages.ui import controls, folds, heatmap, heatmap_layers, state, words
from pages.ui.link import LINKED
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.story import self_and_cross as story

NAMES = {"upper_left": "upper left", "lower_right": "lower right"}
CALLS = {"upper_left": "what is_causal=True means in PyTorch", "lower_right": "what writing on needs"}
ROW, AROUND = 38, 60  # pixels of a row, and of what stands around the rows
RIGHT = 1e-5  # differences up to this are rounding


@dataclass(frozen=True, eq=False)
class Shown:
    """What the panels draw: the sentence on itself, its newest words, and both corners."""

    page: story.Shown
    newest: int
    corners: dict[str, cross.Decoding]

    @property
    def labels(self) -> list[str]:
        """The sentence's words."""
        return self.page.sides["self"].keys


def present() -> Shown | None:
    """Return what is set, or None where there is no word."""
    found = story.present()
    return None if found is None else _prepare(found, int(state.now("new_tokens")))


@remember
def _prepare(page: story.Shown, newest: int) -> Shown:
    """Return the newest words over all, in both corners; no more of them than there are words."""
    side = page.sides["self"]
    newest = min(newest, len(side.keys))
    trace, config = side.seen.trace, side.scene.config()
    corners = {corner: cross.decode(trace, page.base.head, newest, corner, config) for corner in cross.CORNERS}
    return Shown(page, newest, corners)


shows = panel(present)


def newest() -> None:
    """Draw how many words are new: 1 to all of them."""
    last = max(story.count(), 1)
    if story.count():
        state.within("new_tokens", last)
    why = "The words before them are keys and values already: the cache."
    limits = (1, max(last, 2), min(LINKED["new_tokens"].default, last), 1)
    state.slides("new_tokens", "new_tokens")
    controls.follower(st.slider, "New words at the end", "new_tokens", *limits, help=why, disabled=last < 2)


@shows
def aligned(found: Shown, corner: str) -> Pieces:
    """Draw the newest words' weights with the mask in one corner."""
    decoded, base = found.corners[corner], found.page.base
    weights = decoded.weights[None]
    sheet = heatmap.Sheet(
        values=weights,
        hidden=~decoded.allowed,
        limit=1.0,
        signed=False,
        queries=found.labels[-found.newest :],
        keys=found.labels,
        query=found.newest - 1,
        winners=[int(weights[0, -1].argmax()) if decoded.seen[-1] else None],
        turn=base.turn,
        dark=base.dark,
    )
    height = min(heatmap_layers.HEIGHT, AROUND + ROW * found.newest)
    spec = {**heatmap.one_head(sheet, 0, True), "height": height}
    name = f"**{NAMES[corner]}** :gray[· {CALLS[corner]}]"
    said = f"Weights of the {found.newest} newest words over all words, causal mask aligned {NAMES[corner]}"
    return [Text(f"{corner}_name", name), Picture(corner, spec, said)]


@shows
def corners_in_words(found: Shown) -> Pieces:
    """Say what the newest word sees in each corner, and whether that is what the whole sentence at once gives."""
    many, who = len(found.labels), words.chip("query", found.labels[-1])
    parts = []
    for corner, decoded in found.corners.items():
        right = decoded.output_apart <= RIGHT
        apart = words.small(decoded.output_apart) if right else f"{decoded.output_apart:.2f}"
        sees = f"{NAMES[corner]}: the last word sees {decoded.seen[-1]} of {many}"
        parts.append(words.badge(right, f"{sees}; output differs by {apart}"))
    queries, keys = (f"1 {one}" if n == 1 else f"{n} {more}" for n, one, more in _counts(found))
    said = f"{queries}, {keys}. {who} is the newest word, so it may look at every one of them. "
    against = "Held against causal attention over the whole sentence at once:"
    return [Text("corners_words", "\n\n".join([said + against, *parts]))]


def _counts(found: Shown) -> tuple[tuple[int, str, str], ...]:
    """Return how many queries and keys there are, and what one and more of them are called."""
    return (found.newest, "query", "queries"), (len(found.labels), "key", "keys")


# ---- the numbers ----


def numbers() -> None:
    """Offer the numbers behind the pictures, as tables and CSV."""
    folds.tables("cross_numbers", present, _numbers)


def _numbers(found: Shown) -> folds.Tables:
    """Return the tables: sources, the weights of each kind, and of each corner's decoding."""
    sources = pd.DataFrame([vars(source) for source in found.page.sources().values()]).astype(str)
    sides = {kind: side for kind, side in found.page.sides.items() if side.seen}
    queries = list(enumerate(found.labels))[-found.newest :]
    return {
        "sources": ("sources", sources),
        **{kind: (f"{kind}_weights", _kind(found, side)) for kind, side in sides.items()},
        **{
            NAMES[corner]: (corner, _matrix(decoded.weights, decoded.allowed, queries, found.labels))
            for corner, decoded in found.corners.items()
        },
    }


def _kind(found: Shown, side: story.Side) -> pd.DataFrame:
    """Return one kind's weights in the selected head."""
    weights = side.seen.trace.heads.weights[found.page.base.head]
    allowed = side.scene.allowed()
    return _matrix(
        weights, torch.ones_like(weights) if allowed is None else allowed, list(enumerate(found.labels)), side.keys
    )


def _matrix(weights: torch.Tensor, allowed: torch.Tensor, queries: list[tuple[int, str]], keys: list[str]) -> pd.DataFrame:
    """Return weights, a row a query; hidden cells say so."""
    cells = [
        [f"{w:.6f}" if sees else "hidden" for w, sees in zip(row, seen, strict=True)]
        for row, seen in zip(weights.tolist(), allowed.tolist(), strict=True)
    ]
    table = pd.DataFrame(cells, columns=[f"{i} {key}" for i, key in enumerate(keys)])
    table.insert(0, "query", [f"{i} {word}" for i, word in queries])
    return table
